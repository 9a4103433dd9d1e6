"""What Streets tells beside its map: the news, the end page, the tokens of a player."""

from itertools import islice

import pytest
from browser.fixtures import Invite
from browser.people import FRIEND, LANDSCAPE, ME, PHONE, TOUCH, drawn
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.records import finished
from playwright.sync_api import ViewportSize, expect

NEWS = """() => [...document.querySelectorAll(".status .news:not(.newline), .bar .toast span")]
  .filter((one) => one.checkVisibility() && one.clientWidth)
  .map((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1)"""
"""Whether what somebody has just done is told to the end, wherever it is told."""
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LOW: ViewportSize = {"width": 1280, "height": 720}
NARROW: ViewportSize = {"width": 1024, "height": 768}


@pytest.mark.parametrize(
    ("number", "at", "size", "locale"),
    [(16, 6, LANDSCAPE, "ru"), (20, 9, UPRIGHT, "uk"), (24, 5, PHONE, "uk"), (24, 5, LOW, "en"), (24, 5, NARROW, "en")],
    ids=["landscape", "upright", "phone", "low", "narrow"],
)
def test_what_a_rival_has_done_is_told_to_the_end(
    invite: Invite, number: int, at: int, size: ViewportSize, locale: str
) -> None:
    path = golden_files("streets")[number]
    record = read(path)
    seat = watched(path, record.header.players)
    before, now = list(islice(questions(record, seat), at + 1))[-2:]
    touch = {} if size in (LOW, NARROW) else TOUCH
    puppet = Puppet(invite(viewport=size, locale=locale, **touch), record, seat)
    puppet.ask(before)
    waiting = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
    puppet.send(before._replace(message=waiting))
    puppet.ask(now)
    puppet.page.evaluate("() => document.fonts.ready")
    drawn(puppet.page)
    assert puppet.page.evaluate(NEWS) == [True]


def test_a_phone_on_its_side_has_room_for_all_that_is_asked_of_one_of_five(invite: Invite) -> None:
    path = next(path for path in golden_files("streets") if path.name.startswith("p5-business=true"))
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(viewport=LANDSCAPE, locale="ru-RU", **TOUCH), record, seat)
    over = "tray => tray.scrollHeight - tray.clientHeight"
    tray, card = puppet.page.locator(".tray"), puppet.page.locator("button.st-card[data-move]").first
    for question in islice(questions(record, seat), 4, 16):
        puppet.ask(question)
        assert tray.evaluate(over) <= 0, question.n
        if card.count():
            card.click()
            puppet.page.locator("[data-move^=cell]").first.dispatch_event("click")
            assert tray.evaluate(over) <= 0, f"{question.n}, picked"


def test_tiles_that_were_left_stand_side_by_side_on_the_end_page(invite: Invite) -> None:
    anna = invite()
    anna.open(f"/t/{anna.bring(finished('streets'))}")
    rows = anna.page.locator(".fin .st-list").first.locator("li")
    expect(rows).not_to_have_count(0)
    for width in (1440, 820):
        anna.page.set_viewport_size({"width": width, "height": 900})
        tops = rows.evaluate_all("rows => rows.slice(0, 2).map((row) => row.offsetTop)")
        assert tops[0] == tops[1], width
    ends = rows.locator(".st-amount").evaluate_all(
        "all => all.map((one) => { const range = document.createRange(); range.selectNodeContents(one); "
        "return Math.round(one.closest('li').getBoundingClientRect().right - range.getBoundingClientRect().right) })"
    )
    assert set(ends) == {0}, "the amounts end in one line"


def test_tokens_that_nobody_has_can_be_read(invite: Invite) -> None:
    anna = invite(color_scheme="dark")
    page = anna.sit(anna.new_table("streets", ME, FRIEND, business=True))
    none = page.locator(".st-purse .st-tokens .no").first
    expect(none).to_have_css("opacity", "1")  # only the sign is faint: the figure keeps its contrast
    expect(none.locator("b")).to_have_css("color", "rgb(194, 203, 209)")

"""Happy City on its board: what explains itself, what is confirmed, names that keep their words whole."""

import re
from itertools import islice

import pytest
from browser.fixtures import Invite
from browser.people import ME, PHONE, SCREEN
from browser.positions import reach
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from playwright.sync_api import ViewportSize, expect

from happy_city.given import PARTS
from ludopolis.games.happy_city.components.tables import FIRST_SPECIAL
from ludopolis.i18n.words import Words

TABLET: ViewportSize = {"width": 1024, "height": 768}
BROKEN = """names => {
  const shown = document.querySelector(".spc:not(.went) b");
  const edge = shown.closest(".spc").getBoundingClientRect().right;
  return names.filter((name) => {
    shown.textContent = name;
    shown.style.setProperty("--letters", Math.max(...name.split(/[\\s-]+/).map((word) => word.length)));
    let from = 0;
    return name.split(/[\\s-]+/).some((word) => {
      const range = document.createRange();
      range.setStart(shown.firstChild, (from = name.indexOf(word, from)));
      range.setEnd(shown.firstChild, (from += word.length));
      const lines = [...range.getClientRects()];
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1 || lines.some(({ right }) => right > edge);
    });
  });
}"""
"""Names of special buildings with a word that is broken, or that is longer than the card is wide."""


def seated(invite: Invite, number: int, **how: object) -> tuple[Puppet, int]:
    """A page at a recorded game, and the seat it watches."""
    path = golden_files("happy_city")[number]
    record = read(path)
    return Puppet(invite(**how), record, seat := watched(path, record.header.players)), seat


def test_a_figure_below_zero_is_explained_where_it_counts_as_zero(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    told = puppet.page.locator(".happy .hc-below")
    offers = (one for one in questions(record, seat) if "buy steelworks" in one.legal)
    puppet.ask(next(offers))
    expect(told).to_have_count(0)
    puppet.page.locator("[data-move='buy steelworks']").first.click()
    expect(puppet.page.locator(".formula")).to_contain_text("−1")
    expect(told).to_have_text("A figure below 0 counts as 0.")


def test_on_a_phone_what_is_not_asked_for_says_what_it_is(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    expect(page.locator(".tray [data-move^=reveal]")).to_have_count(3)
    sheet = page.locator("dialog.hc-sheet")
    for touched, told in ((".spc", "Special building: free, one per player"), (".dwell .card", "Left: 1.")):
        page.locator(touched).first.click()
        expect(sheet).to_contain_text("Gives ")
        expect(sheet).to_contain_text(told)
        expect(page.locator(".status .why")).to_have_count(0)
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)


def test_whoever_has_confirmed_a_discard_reveals_at_once_and_what_waits_is_marked(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    table, _, _ = reach(anna, "happy_city", [ME, SCREEN], lambda twin, seat: twin.state.asks(seat).kind == "discard")
    page = anna.sit(table)
    lift = page.locator("[data-lift]")
    if lift.count():
        lift.click()
    page.locator(".sale [data-move^=discard]").first.click()
    page.locator(".tray .main").click()
    expect(page.get_by_role("button", name="Undo")).to_have_count(1)
    face_up = page.locator(".sale .card").count()
    page.locator(".decks [data-move='reveal 1']").click()
    expect(page.locator(".sale .card")).to_have_count(face_up + 1)
    expect(page.locator("[data-confirm]")).to_have_count(0)


def offered(question: Question) -> list[str]:
    """The cards that are face up."""
    return [one["card"] for one in question.message["view"]["face_up"]]


def test_of_two_equal_cards_the_one_that_was_tapped_is_marked_and_both_are_counted(invite: Invite) -> None:
    record = read(golden_files("happy_city")[2])
    puppet, seat = seated(invite, 2, viewport=PHONE)
    page = puppet.page
    asked, card = next(
        (one, card)
        for one in questions(record, seat)
        for card in offered(one)
        if offered(one).count(card) > 1 and f"buy {card}" in one.legal
    )
    puppet.ask(asked)
    twins = page.locator(f".sale [data-move='buy {card}']")
    expect(twins).to_have_count(2)
    outlined = page.locator(".market [data-move^=buy]").count()
    expect(page.locator(".tray .ts")).to_have_text(f"You can buy any one of {outlined} cards.")
    for at in (1, 0):
        twins.nth(at).click()
        expect(page.locator(".market .picked")).to_have_count(1)
        expect(twins.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(twins.nth(1 - at)).to_have_attribute("aria-pressed", "false")


def test_a_card_that_the_city_has_says_so_on_the_market(invite: Invite) -> None:
    record = read(golden_files("happy_city")[12])
    puppet, seat = seated(invite, 12, viewport=PHONE)
    told = []
    for question in questions(record, seat):
        city = {one["card"] for one in question.message["view"]["cities"][seat]["cards"]}
        kind, owned = question.message["asks"]["kind"], [card for card in offered(question) if card in city]
        if kind not in ("discard", "action") or not owned:
            continue
        puppet.ask(question)
        offers = puppet.page.locator(".sale .card", has=puppet.page.locator(".have"))
        expect(offers).to_have_count(len(owned))
        expect(offers.first.locator(".have")).to_have_text("in your city")
        expect(offers.first).to_have_attribute("aria-label", re.compile("Already in your city"))
        told.append(kind)
    assert set(told) == {"discard", "action"}


def test_what_a_rival_did_is_told_until_the_player_has_moved(invite: Invite) -> None:
    record = read(golden_files("happy_city")[2])
    puppet, seat = seated(invite, 2, viewport=PHONE)
    page = puppet.page
    page.clock.install()
    before, now, later = next(
        (before, now, later)
        for before, now, later in zip(*(islice(questions(record, seat), at, None) for at in range(3)), strict=False)
        if {"discarded", "bought"}
        <= {line["kind"] for line in now.lines[len(before.lines) :] if line.get("seat") != seat}
    )
    rival = next(at for at in range(len(before.lines), len(now.lines)) if now.lines[at].get("seat") == 1 - seat)
    moved = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
    puppet.ask(before)
    puppet.send(Question(before.n, moved, now.lines[:rival], []))
    puppet.ask(now)
    news = page.locator(".status .news:not(.newline)")
    expect(news).to_contain_text(re.compile(r"discards .+\. .+ buys .+ for \d coins?\.$"))
    page.clock.run_for(10_000)
    expect(news).to_contain_text("discards")
    coins = now.message["view"]["cities"][1 - seat]["coins"]
    expect(page.locator(".scorestrip .hc-coins")).to_have_text(f"coins {coins}")
    puppet.ask(later)
    expect(news).to_have_count(0)


ALONE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const pin = box(document.querySelector(".pin.at"));
  const x = pin.x + pin.width / 2, y = pin.y + pin.height / 2;
  const touches = ({ left, right, top, bottom }) =>
    pin.left < right && pin.right > left && pin.top < bottom && pin.bottom > top;
  const others = [...document.querySelectorAll(".deck:not([data-lit])")].filter((deck) => touches(box(deck)));
  return [document.elementFromPoint(x, y).closest(".deck")?.hasAttribute("data-lit") ?? false, others.length];
}"""
"""Whether the mark of a hint lies on the deck that it means, and on how many other decks."""


def test_the_mark_of_a_hint_lies_on_its_own_deck_alone(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    page.get_by_role("button", name="What would a Master do?").click()
    expect(page.locator(".deck[data-lit]")).to_have_count(1)
    expect(page.locator(".pin.at")).to_be_visible()
    assert page.evaluate(ALONE) == [True, 0]


@pytest.mark.parametrize("screen", [TABLET, PHONE])
@pytest.mark.parametrize("locale", ["ru-RU", "pl-PL", "hu-HU"])
def test_names_of_special_buildings_break_no_word(invite: Invite, locale: str, screen: ViewportSize) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=screen, locale=locale)
    puppet.ask(next(questions(record, seat)))
    words = Words(locale[:2], "ludopolis.games.happy_city")
    names = [words.text(f"card-{card}") for card in PARTS.ids[FIRST_SPECIAL:]]
    assert len(names) > 10
    assert puppet.page.evaluate(BROKEN, names) == []

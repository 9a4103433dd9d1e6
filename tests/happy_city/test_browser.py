"""Happy City on its board: what explains itself, what is confirmed, names that keep their words whole."""

import pytest
from browser.fixtures import Invite
from browser.people import ME, PHONE, SCREEN
from browser.positions import reach
from browser.questions import Puppet, golden_files, questions, read, watched
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
    for touched, told in ((".spc", "one per player, once your city has the colours"), (".dwell .card", "Left: 1.")):
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

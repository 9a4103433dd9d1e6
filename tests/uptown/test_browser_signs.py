"""Signs of UpTown's cards and floors on a page: they can be read, lie apart, and nothing is cut off."""

from itertools import cycle

import pytest
from browser.fixtures import Invite
from browser.people import DESK, LANDSCAPE, PHONE, drawn
from browser.questions import Puppet, golden_files, questions, read, watched
from playwright.sync_api import ViewportSize, expect

from uptown.given import PARTS, given
from uptown.signs import APART, CUT, FLOORS, LEAST_SIGN_PX, SIGNS

TABLET: ViewportSize = {"width": 820, "height": 1180}
CUT_NAMES = """names => names.flatMap(({ clientHeight, scrollHeight, clientWidth, scrollWidth, textContent }) => {
  const cut = scrollHeight > clientHeight + 6 || scrollWidth > clientWidth + 1;
  return clientHeight > 0 && cut ? [textContent] : [];
})"""
"""Names with a line or an end that is cut off; letters may reach a little over their line."""


@pytest.mark.parametrize("number", [0, 2])
def test_signs_of_small_cards_and_floors_can_be_read_and_lie_apart(invite: Invite, number: int) -> None:
    path = golden_files("uptown")[number]  # the first has four players and a tower of eight floors
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    for question, screen in zip(questions(record, seat, every=5), cycle((PHONE, LANDSCAPE))):
        puppet.page.set_viewport_size(screen)
        puppet.ask(question)
        assert puppet.page.evaluate(SIGNS, LEAST_SIGN_PX) == []
        expect(puppet.page.locator(".scorestrip .unit:visible")).to_have_count(record.header.players)


def test_signs_of_floors_can_be_read_on_wide_screens(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(), record, seat := watched(path, record.header.players))
    for question in questions(record, seat, every=11):
        puppet.ask(question)
        for width, height in ((1440, 900), (1280, 720), (1024, 768), (820, 1180)):
            puppet.page.set_viewport_size({"width": width, "height": height})
            assert puppet.page.evaluate(FLOORS, LEAST_SIGN_PX) == []


@pytest.mark.parametrize(
    ("locale", "screen"), [("ru-RU", PHONE), ("hu-HU", PHONE), ("ro-RO", LANDSCAPE), ("pl-PL", LANDSCAPE)]
)
def test_nothing_on_a_card_is_cut_off(invite: Invite, locale: str, screen: ViewportSize) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=screen, locale=locale), record, seat := watched(path, record.header.players))
    for question in questions(record, seat, every=2):
        puppet.ask(question)
        assert puppet.page.evaluate(CUT) == []
        for offer in puppet.page.locator(".pile[data-move]").all():
            offer.click()
            expect(offer).to_have_attribute("aria-pressed", "true")
            assert puppet.page.evaluate(CUT) == []


def test_the_name_of_a_street_is_whole_beside_what_was_got(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    low: ViewportSize = {"width": 1280, "height": 720}
    puppet = Puppet(invite(viewport=low), record, seat := watched(path, record.header.players))
    name = puppet.page.locator(".scene .who b")
    for question in questions(record, seat):
        puppet.ask(question)
        if puppet.page.locator(".scene .gain", has_text=",").count():
            break
    else:
        raise AssertionError("nobody got coins twice")
    assert name.evaluate("name => name.scrollWidth - name.clientWidth") <= 0


@pytest.mark.parametrize("screen", [DESK, TABLET])
def test_the_name_on_a_floor_is_whole_or_left_out(invite: Invite, screen: ViewportSize) -> None:
    shown = 0
    for number in (2, 18):
        path = golden_files("uptown")[number]
        record = read(path)
        puppet = Puppet(invite(viewport=screen), record, seat := watched(path, record.header.players))
        names = puppet.page.locator(".scene .floor .storey:visible")
        for question in questions(record, seat, every=5):
            puppet.ask(question)
            assert names.evaluate_all(CUT_NAMES) == []
            shown += names.count()
    assert shown > 0


def test_the_names_of_three_rivals_are_whole_whatever_they_got(invite: Invite) -> None:
    path = golden_files("uptown")[18]
    record = read(path)
    puppet = Puppet(invite(viewport=DESK), record, seat := watched(path, record.header.players))
    names = puppet.page.locator(".rival header .nm")
    got = 0
    for question in questions(record, seat):
        puppet.ask(question)
        expect(names).to_have_count(3)
        got += puppet.page.locator(".rival .gain").count()
        assert names.evaluate_all(CUT_NAMES) == []
    assert got > 0


def test_signs_and_names_of_all_projects_lie_apart_however_low_a_card_is(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=DESK), record, seat := watched(path, record.header.players))
    page = puppet.page
    puppet.ask(question := next(questions(record, seat)))
    page.evaluate("() => document.adoptedStyleSheets.push((globalThis.lower = new CSSStyleSheet()))")
    shown = set[str]()
    positions = []
    for at, card in enumerate(card for card in PARTS.ids if card.startswith("P")):
        common = f"M{at % 28 + 1:02}"
        projects = {*PARTS.projects_of(PARTS.number[card]), *PARTS.projects_of(PARTS.number[common])}
        if not projects <= shown:
            shown |= projects
            laid = given(2, tops=f"{card} {'P02' if card == 'P01' else 'P01'}", common=common).view(seat)
            view = {**question.message["view"], **{key: laid[key] for key in ("decks", "common")}}
            view |= {key: {**view[key], **laid[key]} for key in ("cards", "projects")}
            positions.append(question._replace(message={**question.message, "view": view}))
    assert shown == set(PARTS.projects)
    # in an analysis the board is lower: its chart and buttons are below it
    for width, height, low in ((1440, 900, 0), (1440, 900, 92), (1440, 900, 150), (1024, 768, 0), (390, 844, 0)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "low => lower.replaceSync(`.board { padding-bottom: ${low}px; } .ut.table { min-height: 0; }`)", low
        )
        for position in positions:
            puppet.send(position)
            drawn(page)
            assert page.evaluate(APART) == [], (width, low)

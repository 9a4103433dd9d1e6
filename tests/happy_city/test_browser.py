"""Happy City on its board: what explains itself, what is confirmed, names that keep their words whole."""

import json
import re
from collections.abc import Callable
from itertools import islice, pairwise

import pytest
from browser.fixtures import Invite
from browser.people import LANDSCAPE, ME, PHONE, SCREEN, drawn
from browser.positions import reach
from browser.questions import Puppet, Question, golden_files, questions, read
from browser.records import finished
from playwright.sync_api import ViewportSize, expect

from happy_city.browser import NEWCOMER, seated
from happy_city.given import PARTS
from ludopolis.engine.values.data import Data
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


CELLS = "all => all.map((one) => one.getBoundingClientRect()).map(({ x, y, height }) => `${x} ${y} ${height}`).join()"


def test_the_city_stands_still_and_shows_what_is_picked_or_waits(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    prefs = json.dumps({"sound": False, "firsts": False, "confirm": "every"})
    puppet, seat = seated(invite, 1, viewport=PHONE, prefs=prefs)
    page = puppet.page
    stands: set[str] = set()

    def look() -> None:
        page.evaluate("() => document.fonts.ready")
        drawn(page)
        stands.add(page.locator(".home .street > *").evaluate_all(CELLS))

    for kind in ("reveal", "discard"):
        puppet.ask(next(one for one in questions(record, seat) if one.message["asks"]["kind"] == kind))
        look()
    page.locator(".sale [data-move^=discard]").first.click()
    expect(page.locator(".tray .ts")).to_have_text("Another card will take its place.")
    page.locator(".tray [data-move=keep]").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    look()
    asked = next(one for one in questions(record, seat) if "buy steelworks" in one.legal)
    puppet.ask(asked)
    look()
    page.locator("[data-move='buy steelworks']").first.click()
    expect(page.locator(".city .ghost")).to_have_count(1)
    expect(page.locator(".city .ghost .dash")).to_have_count(0)  # which would ask for a tap
    look()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".city .ghost")).to_have_count(0)
    look()
    page.locator(".tray [data-move='take coin']").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".happy .to")).to_have_text([str(asked.message["view"]["cities"][seat]["coins"] + 1)])
    look()
    assert len(stands) == 1, stands


def test_a_card_for_sale_stays_in_its_place_when_others_come_and_go(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    places: list[list[str | None]] = []
    for question in islice(questions(record, seat), 12):
        puppet.ask(question)
        cards = puppet.page.locator(".sale .three > *")
        expect(cards).to_have_count(3)
        now = cards.evaluate_all("all => all.map((one) => one.dataset.id ?? null)")
        assert sorted(one.split(":")[1] for one in now if one) == sorted(offered(question))
        places.append(now)
    moved = [
        (before, after)
        for before, after in pairwise(places)
        if any(one and one in after and after.index(one) != at for at, one in enumerate(before))
    ]
    assert not moved
    assert any(one is None for one in places[0])
    assert len({tuple(one) for one in places}) > 4


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
    expect(page.locator(".tray .ts")).to_have_text("Another card will take its place.")
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


def hinted(invite: Invite, wanted: Callable[[Question, str], bool]) -> tuple[Puppet, Question, str]:
    """A player on a phone, the first question with such a move, and the move: every hint will advise it."""
    puppet, seat = seated(invite, 2, hints=True, viewport=PHONE)
    asked, said = next(
        (one, {"move": entry["move"], "say": entry["say"]})
        for one in questions(read(golden_files("happy_city")[2]), seat)
        for entry in one.message["legal"]
        if wanted(one, entry["move"])
    )
    told = {"turn": [said], "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
    puppet.page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=json.dumps(told)))
    return puppet, asked, said["move"]


def test_a_hint_lights_the_one_of_two_equal_cards_that_it_buys(invite: Invite) -> None:
    puppet, asked, move = hinted(
        invite, lambda asked, move: move.startswith("buy ") and offered(asked).count(move[4:]) > 1
    )
    page = puppet.page
    twins = page.locator(f".sale [data-move='{move}']")
    for pressed in (None, 1):  # the first one, or the one that was pressed for the same move
        puppet.ask(asked)
        if pressed:
            twins.nth(pressed).click()
        page.keyboard.press("h")
        expect(page.locator(".hints li b")).to_have_count(1)
        expect(page.locator(".sale [data-lit]")).to_have_count(1)
        expect(twins.nth(pressed or 0)).to_have_attribute("data-lit", "")
        if pressed is None:
            page.locator(".hints .btn.teach").click()
            expect(page.locator("[data-confirm]")).to_be_visible()
            expect(page.locator(".sale [data-lit], .sale .awaits")).to_have_count(1)
            expect(twins.first).to_have_class(re.compile(r"\bawaits\b"))
            page.keyboard.press("Escape")
            expect(page.locator("[data-confirm]")).to_have_count(0)


STANDS = (
    "() => ['main.board', '.market', '.tray'].map((part) => document.querySelector(part).getBoundingClientRect().y)"
)


@pytest.mark.parametrize("locale", ["hu-HU", "sk-SK"])
def test_on_a_phone_no_news_moves_the_board(invite: Invite, locale: str) -> None:
    record = read(golden_files("happy_city")[2])
    puppet, seat = seated(invite, 2, prefs=NEWCOMER, viewport=PHONE, locale=locale)
    page = puppet.page
    told: set[tuple[bool, ...]] = set()
    places: set[tuple[float, ...]] = set()
    before = None
    for question in islice(questions(record, seat), 14):
        if before is not None and question.message["asks"]["kind"] == "discard":  # a rival has moved
            moved = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
            puppet.send(Question(before.n, moved, before.lines, []))
        puppet.ask(question)
        page.evaluate("() => document.fonts.ready")
        drawn(page)
        places.add(tuple(page.evaluate(STANDS)))
        parts = (".status .goal", ".status .newline", ".status .news:not(.newline)")
        told.add(tuple(page.locator(part).count() > 0 for part in parts))
        before = question
    assert {(True, False, False), (False, True, True)} <= told, told
    assert len(places) == 1, places


def test_the_card_that_a_hint_buys_has_one_frame(invite: Invite) -> None:
    puppet, asked, _ = hinted(invite, lambda asked, move: move[4:] in offered(asked))
    page = puppet.page
    puppet.ask(asked)
    page.keyboard.press("h")
    card = page.locator(".sale [data-lit]")
    expect(card).to_have_count(1)
    expect(card.locator(".dash")).to_be_hidden()


LONG_TURN = 90
"""Where in the record a rival has discarded, bought and taken a special building."""
MARKED = """thing => {
  const pin = document.querySelector(".pin.at:not([hidden])")?.getBoundingClientRect();
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return Boolean(pin) && pin.left < right && pin.right > left && pin.top < bottom && pin.bottom > top;
}"""
"""Whether the mark of a hint lies on a thing."""


@pytest.mark.parametrize(("kind", "chosen"), [("buy", ".sale [data-lit]"), ("keep", ".sale .three")])
def test_what_a_hint_chooses_is_marked_where_its_place_in_the_city_is_out_of_sight(
    invite: Invite, kind: str, chosen: str
) -> None:
    puppet, asked, _ = hinted(
        invite, lambda asked, move: move.startswith(kind) and move.removeprefix("buy ") in ("keep", *offered(asked))
    )
    page = puppet.page
    puppet.ask(asked)
    page.keyboard.press("h")
    expect(page.locator(chosen)).to_have_attribute("data-lit", "")
    page.set_viewport_size({"width": PHONE["width"], "height": 560})  # the row of the city is below the edge
    drawn(page)
    assert page.locator(chosen).evaluate(MARKED)


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
        expect(offers.first.locator(".have")).to_have_text("already yours")
        expect(offers.first).to_have_attribute("aria-label", re.compile("Already in your city"))
        told.append(kind)
    assert set(told) == {"discard", "action"}
    puppet.page.set_viewport_size({"width": 1024, "height": 768})
    words = offers.first.locator(".have > span")
    over, card = words.bounding_box(), offers.first.bounding_box()
    assert over
    assert card
    assert card["x"] <= over["x"] < over["x"] + over["width"] <= card["x"] + card["width"]
    offers.first.click()
    drawn(puppet.page)
    picked = puppet.page.locator(".market .picked")
    top = picked.or_(offers.first).first.bounding_box()
    caption = puppet.page.locator(".sale .cap").bounding_box()
    assert top
    assert caption
    assert top["y"] >= caption["y"] + caption["height"] + 7, "the frame of a picked card is below the caption"


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
  const read = [...document.querySelectorAll(".deck[data-lit] :is(.range, .range .fig, .held .fig)")].map(box);
  return [
    document.elementFromPoint(x, y).closest(".deck")?.hasAttribute("data-lit") ?? false,
    others.length,
    read.every((part) => part.width && !touches(part)),
  ];
}"""
"""Whether the mark of a hint lies on the deck that it means, on how many other decks, and clear of price and count."""


def test_the_mark_of_a_hint_lies_on_its_own_deck_alone(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    page.get_by_role("button", name="What would a Master do?").click()
    expect(page.locator(".deck[data-lit]")).to_have_count(1)
    expect(page.locator(".pin.at")).to_be_visible()
    assert page.evaluate(ALONE) == [True, 0, True]
    page.set_viewport_size(LANDSCAPE)
    page.wait_for_function(f"() => ({ALONE})().join() === 'true,0,true'")


@pytest.mark.parametrize("screen", [TABLET, PHONE])
@pytest.mark.parametrize("locale", ["ru-RU", "pl-PL", "hu-HU"])
def test_names_of_special_buildings_break_no_word(invite: Invite, locale: str, screen: ViewportSize) -> None:
    words = Words(locale[:2], "ludopolis.games.happy_city")
    names = [words.text(f"card-{card}") for card in PARTS.ids[FIRST_SPECIAL:]]
    assert len(names) > 10
    numbers = {read(path).header.players: number for number, path in enumerate(golden_files("happy_city"))}
    for number in (numbers[2], numbers[3]):  # four and five in the row; more have two rows
        record = read(golden_files("happy_city")[number])
        puppet, seat = seated(invite, number, viewport=screen, locale=locale)
        puppet.ask(next(questions(record, seat)))
        assert puppet.page.evaluate(BROKEN, names) == []


SQUARE = """all => all.map((one) => [one.offsetWidth, Number(getComputedStyle(one).getPropertyValue("--wide"))])
  .filter(([, squares]) => squares).map(([width, squares]) => width / squares)"""
"""The sides of the squares of blocks, in pixels."""


@pytest.mark.slow
def test_beside_the_board_the_blocks_of_five_are_named_and_large_enough_to_count(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport={"width": 1280, "height": 720})
    page = anna.open(f"/t/{anna.bring(finished('happy_city', players=5))}")
    sheet = page.locator(".countup")
    expect(sheet.locator(".product")).to_have_count(5)  # residents are counted
    page.keyboard.press(" ")
    for part, most in ((".blockcol .nm", 5), (".product svg", 5)):
        expect(sheet.locator(f"{part}:visible")).to_have_count(most)
    assert min(sheet.locator(".paperblock").evaluate_all(SQUARE)) >= 7
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")


COVERED = """() => {
  const words = [...document.querySelectorAll(".hc-cities .cap")].map((cap) => {
    const range = document.createRange();
    range.selectNodeContents(cap);
    return range.getBoundingClientRect();
  });
  const marks = [...document.querySelectorAll(".litmark")].map((mark) => mark.getBoundingClientRect());
  const meets = (one, { left, right, top, bottom }) =>
    one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1;
  return words.filter((word) => marks.some((mark) => meets(mark, word))).length;
}"""
"""How many names of players the marks of the ending lie over."""
HEIGHTS = "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().height))).size"


def test_the_ending_of_four_covers_no_name_and_gives_nothing_away(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport=PHONE)
    page = anna.open(f"/t/{anna.bring(finished('happy_city', players=4))}")
    expect(page.locator(".litmark").first).to_be_visible()
    page.keyboard.press(" ")
    expect(page.locator(".hc-cities .city")).to_have_count(4)
    assert page.evaluate(COVERED) == 0
    expect(page.locator(".countnames span")).to_have_count(4)
    assert page.locator(".countup .blockcol").evaluate_all(HEIGHTS) == 1


def test_a_discard_and_coins_that_the_reader_lost_are_told_of_a_turn_that_is_too_long_to_tell(invite: Invite) -> None:
    """The board shows neither: what was bought and built stands in a city."""
    puppet, seat = seated(invite, 1)
    asked = list(questions(read(golden_files("happy_city")[1]), seat))
    at = next(at for at, one in enumerate(asked) if one.n == LONG_TURN)
    before, now = asked[at - 1 : at + 1]
    news = puppet.page.locator(".status .news")

    def told(lines: list[Data]) -> str:
        puppet.ask(before)
        waiting = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
        puppet.send(before._replace(message=waiting))
        puppet.ask(now._replace(lines=lines))
        return news.inner_text()

    assert " discards " in told(now.lines)
    end = max(i for i, line in enumerate(now.lines) if line["kind"] == "discarded")
    taken = {"card": "palace_of_versailles", "seat": 1 - seat, "from_seat": seat, "amount": 2, "coins": 9}
    text = told([*now.lines[:end], {"kind": "coins-stolen", **taken}, *now.lines[end:]])
    assert "takes 2 coins from you" in text
    assert " discards " in text


def test_to_keep_all_says_why_it_ends_the_turn_where_nothing_can_be_bought(invite: Invite) -> None:
    prefs = json.dumps({"sound": False, "firsts": False, "confirm": "every"})
    puppet, seat = seated(invite, 14, viewport=PHONE, prefs=prefs)
    page = puppet.page
    keeps = {"move": "keep", "ends": True}

    def ends(one: Question) -> bool:
        return any(keeps.items() <= entry.items() for entry in one.message["legal"])

    asked = list(questions(read(golden_files("happy_city")[14]), seat))
    puppet.ask(next(one for one in asked if ends(one)))
    page.locator(".tray [data-move=keep]").click()
    expect(page.locator(".tray .means")).to_have_text("You cannot buy any card here now.")
    page.get_by_role("button", name="Take back").click()
    puppet.ask(next(one for one in asked if "keep" in one.legal and not ends(one)))
    page.locator(".tray [data-move=keep]").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".tray .means")).to_have_count(0)

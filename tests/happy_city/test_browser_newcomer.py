"""What somebody learns from Happy City's screen alone: what figures say and mean, and what a rival has done."""

import re
from itertools import islice, pairwise

import pytest
from browser.fixtures import Invite
from browser.people import DESK, ME, PHONE, SCREEN, drawn
from browser.questions import Question, golden_files, questions, read, watched
from playwright.sync_api import expect

from happy_city.browser import NEWCOMER, seated
from ludopolis.i18n.words import Words


def test_a_figure_below_zero_is_explained_where_it_counts_as_zero(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    told = puppet.page.locator(".happy .hc-below")
    offers = (one for one in questions(record, seat) if "buy steelworks" in one.legal)
    puppet.ask(next(offers))
    expect(told).to_have_count(0)
    puppet.page.locator("[data-move='buy steelworks']").first.click()
    expect(puppet.page.locator(".formula")).to_contain_text("−1")
    expect(told).to_have_text(re.compile("^Below 0 counts as 0, but the minus stays"))


def test_figures_answer_a_tap_with_their_sum_and_what_brings_more(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    page, card = puppet.page, puppet.page.locator(".whatis")
    asked = next(one for one in questions(record, seat) if one.message["view"]["cities"][seat]["residents"] > 0)
    puppet.ask(asked)
    city = asked.message["view"]["cities"][seat]
    for figure, told in (
        ("residents", "Dwellings bring residents"),
        ("hearts", "Cards left that bring hearts, by deck"),
    ):
        page.locator(f".happy [data-what='{figure} {seat}']").click()
        expect(card.locator("h2")).to_have_text(figure.capitalize())
        expect(card.locator(".now b")).to_have_text(str(city[figure]).replace("-", "−"))
        expect(card.locator(".now")).to_contain_text(told)
    printed = asked.message["view"]["printed"]
    hearty = [one["card"] for one in city["cards"] if printed[one["card"]]["hearts"]]
    for one in hearty:
        expect(card.locator(".now")).to_contain_text(Words("en", "ludopolis.games.happy_city").text(f"card-{one}"))


def test_a_deck_says_how_many_of_its_cards_bring_hearts_and_a_dwelling_how_many_are_left(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    expect(page.locator(".dwell .times")).to_have_text(["1", "1", "1"])
    brings = ["income 20", "residents 10", "hearts 8"]
    expect(page.locator(".tray .brings").first.locator(".kc")).to_have_text(brings)  # while one is asked for
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    asked = next(one for one in questions(record, seat) if one.message["asks"]["kind"] == "action")
    puppet.ask(asked)
    puppet.page.locator(".decks .deck").first.click()
    sheet = puppet.page.locator("dialog.hc-sheet")
    deck = asked.message["view"]["decks"][0]
    expect(sheet).to_contain_text(f"Cards left: {deck['size']}.")
    expect(sheet).to_contain_text("Cards left that bring coins, residents, hearts:")
    assert deck["brings"]["income"] < 20, "some have been revealed"
    told = [f"{name} {count}" for name, count in deck["brings"].items()]
    expect(sheet.locator(".brings .kc")).to_have_text(told)


OUTSIDE = """all => all.flatMap((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const within = (rect) => rect.left > left && rect.right < right && rect.top >= top && rect.bottom <= bottom;
  const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const boxes = [...button.querySelectorAll("svg")].map((sign) => sign.getBoundingClientRect());
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (!words.currentNode.parentElement.closest(".vh")) boxes.push(...range.getClientRects());
  }
  return boxes.filter((rect) => rect.width && !within(rect)).map(({ x, width }) => [x, width]);
})"""
"""What sticks out of buttons: texts and signs."""


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("locale", ["en-GB", "ro-RO"])
def test_the_figures_of_a_deck_fit_beside_the_button_that_takes_back(invite: Invite, locale: str, width: int) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport={**PHONE, "width": width}, locale=locale)
    asked = next(one for one in questions(record, seat) if one.message["asks"]["kind"] == "reveal")
    deepest = {"income": 20, "residents": 10, "hearts": 12}
    decks = [{**deck, "brings": deepest} for deck in asked.message["view"]["decks"]]
    message = {**asked.message, "undo": 1, "view": {**asked.message["view"], "decks": decks}}
    puppet.ask(asked._replace(message=message))
    page = puppet.page
    expect(page.locator(".tray .backs .btn")).to_be_visible()
    drawn(page)
    assert page.evaluate("() => document.fonts.ready.then(() => document.fonts.size > 0)")
    assert page.locator(".tray .decksin .kc").count() == 9
    assert page.locator(".tray .decksin .btn").evaluate_all(OUTSIDE) == []


def test_the_minus_of_a_card_stands_with_what_it_takes_away(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    puppet.ask(next(one for one in questions(record, seat) if "buy steelworks" in one.legal))
    gives = puppet.page.locator(".sale [data-move='buy steelworks']").first.locator(".gives")
    slip = gives.locator(".hc-minus")
    expect(slip).to_have_text("−1")
    expect(slip.locator(".fig")).to_have_count(1)
    coin, minus = gives.locator("> .fig").bounding_box(), slip.bounding_box()
    assert coin is not None
    assert minus is not None
    assert minus["x"] >= coin["x"] + coin["width"] + 3


def test_a_purchase_says_that_it_ends_the_turn_and_is_taken_back_where_everything_is(invite: Invite) -> None:
    told = set()
    for number in (1, 2):
        record = read(golden_files("happy_city")[number])
        puppet, seat = seated(invite, number, viewport=PHONE)
        page = puppet.page
        for question in islice((one for one in questions(record, seat) if "buy" in " ".join(one.legal)), 6):
            puppet.ask(question)
            entry = next(one for one in question.message["legal"] if one["move"].startswith("buy "))
            page.locator(f".market [data-move='{entry['move']}']").first.click()
            buy = page.locator(f".tray [data-move='{entry['move']}']")
            expect(buy.locator("small")).to_have_text(["This ends your turn."] if entry["ends"] else [])
            buttons = page.locator(".tray .acts .btn")
            expect(buttons.first).to_have_text("Take back")
            buttons.first.click()
            expect(page.locator(".market .picked")).to_have_count(0)
            expect(page.locator(".tray [data-move='take coin']")).to_be_visible()
            told.add(bool(entry["ends"]))
    assert True in told


def test_a_figure_of_a_rival_answers_a_tap_and_says_what_below_zero_counts_as(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    question = next(questions(record, seat))
    rival = 1 - seat
    cities = list(question.message["view"]["cities"])
    cities[rival] = {**cities[rival], "residents": 2, "hearts": -1, "points": 0}
    message = {**question.message, "view": {**question.message["view"], "cities": cities}}
    puppet.ask(question._replace(message=message))
    page = puppet.page
    page.get_by_role("button", name="Players").click()
    facts = page.locator(".plcard .facts")
    expect(facts).to_contain_text("−1 → 0")
    expect(page.locator(".plcard .hc-below")).to_contain_text("Below 0 counts as 0")
    card = page.locator(".whatis")
    for figure, now in (("residents", "2"), ("hearts", "−1"), ("coins", str(cities[rival]["coins"]))):
        facts.locator(f"[data-what='{figure} {rival}']").click()
        expect(card.locator("h2")).to_have_text(figure.capitalize())
        expect(card.locator(".now b")).to_have_text(now)
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".plcard .peekbtn").click(position={"x": 40, "y": 40})
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".facts")).to_contain_text("→ 0")
    expect(dialog.locator(".hc-below")).to_contain_text("Below 0 counts as 0")


def test_a_unit_below_a_figure_has_its_number(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=DESK)
    question = next(questions(record, seat))
    cities = list(question.message["view"]["cities"])
    cities[seat] = {**cities[seat], "residents": 1, "hearts": -1, "points": 0}
    puppet.ask(question._replace(message={**question.message, "view": {**question.message["view"], "cities": cities}}))
    expect(puppet.page.locator(".formula small")).to_have_text(["resident", "heart", "points"])


def test_a_phone_asks_once_and_keeps_a_figure_beside_its_words(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    by_kind = {one.message["asks"]["kind"]: one for one in questions(record, seat)}
    page = puppet.page
    title = page.locator(".tray .tt")
    for kind in ("action", "special"):
        puppet.ask(by_kind[kind])
        expect(page.locator(".tray .ts")).to_be_visible()
        expect(title).to_have_text("", use_inner_text=True)
    puppet.ask(by_kind["discard"])
    expect(title).to_have_text(re.compile(r"^Round \d+$"), use_inner_text=True)
    reveal = next(one for one in questions(record, seat) if one.message["asks"].get("count", 1) > 1)
    puppet.ask(reveal)
    expect(title).to_have_text("", use_inner_text=True)
    expect(page.locator(".status .head")).to_have_text(re.compile(r"Cards to reveal:\u00a03\.$"))


def test_a_phone_gives_undo_one_line_while_others_decide(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    question = next(questions(record, seat))
    puppet.ask(question)
    waiting = {**question.message, "asks": None, "legal": [], "deciding": [1 - seat], "undo": 1}
    puppet.send(question._replace(message=waiting))
    tray = puppet.page.locator(".tray")
    expect(tray.get_by_role("button")).to_have_text("Undo")
    assert tray.evaluate("tray => tray.offsetHeight") <= 70


def test_a_row_of_special_buildings_says_that_it_goes_on(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    puppet.ask(next(questions(record, seat)))
    more = puppet.page.locator(".specials .hc-more")
    expect(more).to_be_in_viewport(ratio=1)
    expect(more).to_have_css("opacity", "1")
    puppet.page.locator(".spc").last.evaluate("last => last.scrollIntoView({ inline: 'end' })")
    puppet.page.locator(".specials").evaluate("row => row.scrollTo({ left: row.scrollWidth })")
    expect(more).to_have_css("opacity", "0")


SEEN = """all => all.filter((one) => {
  const box = one.closest(".tx").getBoundingClientRect();
  const { left, right, bottom, width } = one.getBoundingClientRect();
  return width && left >= box.left && right <= box.right + 1 && bottom <= box.bottom + 1;
}).map((one) => one.textContent).join(" ")"""
"""What of the news can be seen."""


def test_what_is_new_and_the_rest_of_a_turn_are_told_together(invite: Invite) -> None:
    """A rival's first turn: the discard is new to a newcomer, the purchase is news."""
    number, before, now = next(
        (number, before, now)
        for number, path in enumerate(golden_files("happy_city"))
        if (record := read(path)).header.players == 2
        for seat in [watched(path, 2)]
        for before, now in pairwise(questions(record, seat))
        if [line["kind"] for line in now.lines if line["kind"] in ("discarded", "bought") and line["seat"] != seat]
        == ["discarded", "bought"]
        and not any(line["kind"] == "discarded" and line["seat"] == seat for line in now.lines)
        and now.message["asks"]["kind"] == "discard"
        and len(before.lines) < next(at for at, line in enumerate(now.lines) if line["kind"] == "discarded")
    )
    puppet, _ = seated(invite, number, viewport=PHONE, prefs=NEWCOMER)
    page = puppet.page
    puppet.ask(before)
    first = next(at for at, line in enumerate(now.lines) if line["kind"] == "discarded")
    for step, end in enumerate((len(before.lines) + 1, first + 1), 1):
        moved = {**before.message, "number": before.message["number"] + step, "asks": None, "legal": []}
        puppet.send(Question(before.n, moved, now.lines[:end], []))
    puppet.ask(now)
    expect(page.locator(".status .newline")).to_have_count(1)
    drawn(page)
    told = page.locator(".status .news").evaluate_all(SEEN)
    assert " discards " in told, told
    assert " buys " in told, told

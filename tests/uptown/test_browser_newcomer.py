"""What somebody learns from UpTown's screen alone: what cannot be built, who paid for what, and when the game ends."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.people import DESK, LANDSCAPE, PHONE
from browser.questions import NAMES, Puppet, Question, golden_files, questions, read, watched
from playwright.sync_api import ViewportSize, expect

from ludopolis.engine.values.facts import fact
from ludopolis.i18n.words import Words

NEWCOMER = json.dumps({"sound": False})
CUT = "({ scrollHeight, clientHeight }) => scrollHeight - clientHeight"
"""How much of a text is cut off, in pixels."""


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_a_half_that_fits_nowhere_says_so_before_it_is_paid_for(invite: Invite, screen: ViewportSize) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=screen), record, seat := watched(path, record.header.players))
    seen = 0
    for question in questions(record, seat):
        view = question.message["view"]
        idle = set(view["nowhere"])
        for entry in question.message["legal"] if idle else []:
            shown = idle & set(entry["say"].get("project", ()))
            if not shown or entry["say"]["kind"] not in ("buy", "buy-own"):
                continue
            puppet.ask(question)
            deck = puppet.page.locator(f".pile[data-move='{entry['move']}']")
            expect(deck.locator(".nofit")).to_have_count(len(shown))
            if screen == PHONE:  # where it is in a list by name: why, below the name that is struck out
                listed = puppet.page.locator(f".buy[data-move='{entry['move']}']")
                expect(listed.locator("s")).to_have_count(len(shown))
                expect(listed.locator("small.idle")).to_have_count(len(shown))
                expect(listed.locator("small.idle").first).to_have_text(re.compile(r"^(you|all|no) "))
            deck.click()
            expect(puppet.page.locator(".tray .hand .nofit")).to_have_count(len(shown))
            told = puppet.page.locator(".tray .idle")
            expect(told).to_have_count(len(shown))
            expect(told.first).to_contain_text("Fits nowhere now:")
            own = entry["say"]["kind"] == "buy-own" and not view["last_round"]
            expect(puppet.page.locator(".tray .waits")).to_have_count(int(own))
            seen += 1
        if seen > 3:
            return
    assert seen > 0


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_while_a_card_is_placed_nothing_is_said_of_the_others(invite: Invite, screen: ViewportSize) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=screen), record, seat := watched(path, record.header.players))
    placing = [one for one in questions(record, seat) if one.message["asks"]["kind"] == "free_card"]
    puppet.ask(placing[len(placing) // 2])
    expect(puppet.page.locator(".pile").first).to_be_visible()
    expect(puppet.page.locator(".pile .nofit")).to_have_count(0)


def test_a_newcomers_first_screen_says_what_the_prices_are_and_whose(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(prefs=NEWCOMER, viewport=PHONE), record, seat)
    page = puppet.page
    asked = list(questions(record, seat))
    first = next(one for one in asked if one.message["asks"]["kind"] == "free_card")
    puppet.ask(first)
    expect(page.locator(".offers .later")).to_have_text("Cards to buy in action 2")
    expect(page.locator(".status .head")).to_contain_text("Action 1 of 2.")
    expect(page.locator(".status .goal")).to_contain_text("★ of prestige")
    expect(page.locator(".hand .stripe small")).to_have_text("pick 1 of 2")
    assert page.locator(".wouldbe:has(.revenue) small").all_inner_texts() == ["per roof"] * 5
    for at, whose in ((seat, "Your deck"), (1 - seat, f"{NAMES[1 - seat]}’s deck")):
        price = first.message["view"]["cards"][first.message["view"]["decks"][at]["top"]]["price"]
        page.locator(f"[data-id='deck:{at}']").click()
        expect(page.locator("dialog[open] h2")).to_have_text(whose)
        expect(page.locator("dialog[open] .stripe")).to_have_text(f"Price: {price} coins")
        page.keyboard.press("Escape")
    puppet.ask(next(one for one in asked if one.message["asks"]["kind"] == "second_action"))
    expect(page.locator(".offers .later")).to_have_count(0)
    for under in page.locator(".offers .under").all():
        whole = under.evaluate("one => one.getBoundingClientRect().bottom")
        assert whole <= page.locator(".tray").evaluate("one => one.getBoundingClientRect().top")


def test_a_half_of_the_card_in_hand_says_that_it_fits_nowhere_and_is_not_struck_out(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(viewport=PHONE), record, seat)

    def idle(question: Question) -> bool:
        view = question.message["view"]
        halves = view["cards"][view["held"]]["projects"] if view["held"] else []
        fits = [any(move.startswith(f"place {half} ") for move in question.legal) for half in halves]
        return len(fits) == 2 and not all(fits)

    puppet.ask(next(one for one in questions(record, seat) if idle(one)))
    name = puppet.page.locator(".hand .nofit .nm")
    expect(name.locator("small")).to_have_text("fits nowhere now")
    expect(name).to_have_css("text-decoration-line", "none")


def test_the_table_says_that_the_end_is_near(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    note = puppet.page.locator(".lastround")
    told = set()
    for question in questions(record, seat, every=3):
        view = question.message["view"]
        roofs = [sum(plot["closed"] for plot in street["plots"]) for street in view["streets"]]
        near = min(deck["size"] for deck in view["decks"]) <= 4 or 4 in roofs
        expected = "Last round" if view["last_round"] else "The end is near" if near else ""
        puppet.ask(question)
        expect(note).to_have_count(int(bool(expected)))
        if expected:
            expect(note).to_contain_text(expected)
        told.add(expected)
    assert {"", "The end is near"} <= told


def test_the_news_of_a_rivals_turn_says_from_whom_the_card_was_bought(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    seen = 0
    for question in questions(record, seat):
        before = puppet.told
        puppet.ask(question)
        kinds = [fact["kind"] for fact in question.lines[before:] if fact.get("seat") not in (None, seat)]
        gave = "given" in kinds  # which is told first
        if before and kinds[-2:] == ["bought", "built"] and not gave:
            expect(puppet.page.locator(".status .news").filter(has_text="buys a card from")).to_be_visible()
            seen += 1
    assert seen > 0
    first, question, *_ = questions(record, seat)
    puppet.ask(first)
    revenue = {"first": 1, "second": 3, "third": 0, "fourth": 0, "fifth": 0}
    closed = {"kind": "plot-closed", "seat": 1 - seat, "plot": 2, **revenue, "amount": 4, "coins": 14}
    bought = {"kind": "bought", "seat": 1 - seat, "from_seat": seat, "price": 3}
    puppet.ask(question._replace(lines=[*first.lines, closed, bought]))
    told = puppet.page.locator(".status .news")
    expect(told).to_contain_text(re.compile(r"closes plot 2: \+4 coins\. .+ buys a card from .+ for 3 coins\.$"))
    assert told.evaluate(CUT) <= 1, "told to its end"


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "uk-UA", "pl-PL", "cs-CZ", "sk-SK", "ro-RO", "hu-HU"])
def test_a_gift_to_the_reader_is_told_before_what_the_rival_built(invite: Invite, locale: str) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE, locale=locale), record, seat := watched(path, record.header.players))
    first, question, *_ = questions(record, seat)
    puppet.ask(first)
    rival = 1 - seat
    given: dict[str, Any] = {
        "kind": "given",
        "seat": rival,
        "to_seat": seat,
        "project": "squat",
        "card": "P01",
        "plot": 4,
    }
    bought = {"kind": "bought", "seat": rival, "from_seat": seat, "price": 3}
    built: dict[str, Any] = {"kind": "built", "seat": rival, "project": "editorial_office", "card": "P02", "plot": 5}
    puppet.ask(question._replace(lines=[*first.lines, given, bought, built]))
    told = puppet.page.locator(".status .news")
    words = Words(locale[:2], "ludopolis.games.uptown")
    name = NAMES[rival]
    said = [words.say(*one, lambda _: name) for one in (("you", fact(**given)), ("news", fact(**built)))]
    expect(told).to_have_text(" ".join(said))
    assert told.evaluate(CUT) <= 1, "told to its end"


def test_what_ones_own_roof_paid_is_told_until_ones_next_turn(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    paid = puppet.page.locator(".scene .count")
    seen = 0
    for before, now in pairwise(questions(record, seat)):
        added = now.lines[len(before.lines) :]
        closed = next(
            (at for at, line in enumerate(added) if (line["kind"], line.get("seat")) == ("plot-closed", seat)), None
        )
        if closed is None or now.message["turn"] == before.message["turn"] or "befell" in added[closed]:
            continue
        moved = {**now.message, "number": now.message["number"] - 1, "asks": None, "legal": []}
        moved["turn"] = before.message["turn"] + 1
        puppet.ask(before)
        puppet.send(Question(before.n, moved, [*before.lines, *added[: closed + 1]], []))
        expect(paid).to_have_count(5)
        puppet.ask(now)
        expect(paid).to_have_count(0)
        expect(puppet.page.locator(".scene .gain").filter(has_text="for a roof")).to_have_count(0)
        seen += 1
    assert seen > 0


def test_a_rivals_purchase_is_told_beside_what_is_new(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(prefs=NEWCOMER, viewport=PHONE), record, seat)
    wanted = ["bought", "built", "coins-collected"]  # the last of them befalls the newcomer
    before, now = next(
        (before, now)
        for before, now in pairwise(questions(record, seat))
        if [line["kind"] for line in now.lines[len(before.lines) :] if "seat" in line][-3:] == wanted
    )
    moved = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
    rival = next(at for at in range(len(before.lines), len(now.lines)) if now.lines[at].get("seat") == 1 - seat)
    puppet.ask(before)
    expect(puppet.page.locator(".status .goal")).to_be_visible()  # until the first turn is over
    puppet.send(Question(before.n, moved, now.lines[:rival], []))
    puppet.ask(now)
    news = puppet.page.locator(".status .news")
    expect(news.filter(has_text="New:")).to_be_visible()
    told = news.filter(has_text=re.compile(r"buys a card from .+ builds .+ on their own plot \d"))
    expect(told).to_be_visible()
    assert told.evaluate(CUT) <= 1, "told to its end"
    puppet.page.set_viewport_size(LANDSCAPE)
    for line in (told, news.filter(has_text="New:").locator("span").first):
        assert line.evaluate(CUT) <= 1, "told to its end"

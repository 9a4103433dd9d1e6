"""What Confirm plays is what the page shows: the ghosts of a picked turn, its words and the moves that are sent."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.fixtures import Invite
from browser.games import GAMES
from browser.people import BEGINNER, LANDSCAPE, ME, PHONE, SCREEN
from browser.player import Player, play
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from browser.records import finished

TOUCH = (Path(__file__).parent / "touch.js").read_text("utf-8")
FILE = {"ginkgopolis": 9, "happy_city": 13, "streets": 6, "uptown": 5, "welcome_to": 5}
"""By game: the golden record whose turns are picked."""
IN_WORDS = {
    "ginkgopolis": set[str](),
    "happy_city": {"take", "keep", "reveal", "stop", "pass"},
    "streets": {"pass", "take", "signs", "road", "send"},
    "uptown": {"discard", "skip"},
    "welcome_to": {"skip", "done", "refuse", "reshuffle"},
}
"""Moves that have no place on the board: the button that plays them tells them."""
DRAWN = {"ginkgopolis": "play", "happy_city": "buy", "streets": "cell", "uptown": "place", "welcome_to": "place"}
"""The move of each game that the board draws as a ghost; Ginkgopolis only with a tile."""
TURNS = {"ginkgopolis": 7}
"""Turns that are picked in every run, if there are more kinds than four."""
MARKED = "all => all.filter((pin) => !pin.hidden).map((pin) => Number(pin.dataset.number))"
DOTS = "all => Object.fromEntries(all.map((one) => [one.dataset.number, one.querySelector('.vh')?.textContent]))"
"""By the number of a move: the dots of its mark."""
GHOSTS = """(ghosts, moves) => ghosts.filter(touch.shown).map((ghost) => {
  const number = Number(ghost.dataset.ghost);
  const { left, right, top, bottom } = touch.box(ghost);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const holds = (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  const controls = [...document.querySelectorAll(".board [data-move]")];
  const places = controls.filter(({ dataset }) => `${moves[number - 1]} `.startsWith(`${dataset.move} `));
  const shows = [ghost.dataset.from, ghost.dataset.what, ghost.textContent].join(" ").split(/[\\s:]+/);
  return { number, shows, astray: places.length > 0 && !places.some((place) => holds(touch.box(place))) };
})"""
"""The ghosts that can be seen: the number of their move, what they show, whether they lie elsewhere than its place."""
PLACES = set(GAMES) - {"happy_city"}
"""Games whose moves name a place; Happy City builds in the next plot."""
TRIED = ".board [aria-pressed=true]:not(.look), .board .picked:not(.pile), .gk-preview:not(.advised), .st-ghost"
"""What a player has picked by hand, on the board; a street that is looked at is no pick."""
CUT_OFF = """ghosts => {
  const [first] = ghosts.filter((ghost) => ghost.getClientRects().length > 0 && !ghost.closest(".pan"));
  const [board, box] = [document.querySelector(".board"), first].map((one) => one?.getBoundingClientRect());
  return Boolean(box) && (box.top < board.top || box.bottom > board.bottom);
}"""
"""Whether the first ghost of a turn does not lie whole in the board's frame. Maps frame it by themselves."""


def advice(turn: list[dict[str, Any]]) -> str:
    """A hint that proposes a turn."""
    bare = {"goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
    return json.dumps({"turn": turn, **bare})


def is_drawn(game: str, move: str) -> bool:
    """Whether a ghost shows the move."""
    word, *rest = move.split(" ")
    return word == DRAWN[game] and (game != "ginkgopolis" or len(rest) > 1)


def drawn_thing(turn: list[str], number: int) -> str:
    """The tile, card, project or house number that the ghost of a move shows; the tile of a place comes before it."""
    word, *rest = turn[number - 1].split(" ")
    if word == "cell":
        return next((move.split(" ")[1] for move in turn if move.startswith("build ")), "")
    return rest[-1] if word == "play" else rest[0]


def whole_turns(game: str) -> list[tuple[Question, Question]]:
    """The first turn of each kind in a record, with a ghost first, then the longest; each with the question after."""
    path = golden_files(game)[FILE[game]]
    record = read(path)
    found: dict[tuple[object, ...], tuple[Question, Question]] = {}
    for question, after in pairwise(questions(record, watched(path, record.header.players))):
        moves = [said["move"] for said in question.turn]
        has_ghost = any(is_drawn(game, move) for move in moves)
        found.setdefault((not has_ghost, *dict.fromkeys(move.split(" ")[0] for move in moves)), (question, after))
    return [found[kind] for kind in sorted(found, key=lambda kind: (kind[0], -len(found[kind][0].turn)))]


def pick_turn(page: Page) -> list[str]:
    """Asks for a hint and picks its turn; returns the words of the hint's steps."""
    page.keyboard.press("h")
    steps = page.locator(".hints li > b")
    steps.first.wait_for()
    words = steps.all_inner_texts()
    page.locator(".hints .btn.teach").click()
    page.locator("[data-confirm]").wait_for()
    return words


def try_another(page: Page, first: str) -> None:
    """Touches an answer that the hint does not begin with."""
    others = f".app [data-move]:not([data-move='{first}'])"
    control = page.locator(f"{others}:visible").first
    if control.count():
        control.dispatch_event("click")


@pytest.mark.parametrize("game", GAMES)
def test_a_picked_turn_is_on_the_board_in_words_and_played(invite: Invite, game: str) -> None:
    path = golden_files(game)[FILE[game]]
    record = read(path)
    anna = invite(viewport=PHONE)
    puppet = Puppet(anna, record, watched(path, record.header.players), hints=True)
    page = puppet.page
    page.evaluate(TOUCH)
    sent: list[dict[str, Any]] = []
    turn: list[dict[str, Any]] = []
    sums: list[str] = []

    def take(route: Route) -> None:
        sent.append(route.request.post_data_json or {})
        route.fulfill(content_type="application/json", body="{}")

    page.route("**/moves", take)
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=advice(turn)))
    for at, (question, after) in enumerate(whole_turns(game)[: TURNS.get(game, 4)]):
        turn[:] = question.turn
        moves = [said["move"] for said in turn]
        puppet.ask(question)
        if at % 2:  # after a try of one's own, and after “Why not…?”
            try_another(page, moves[0])
            page.keyboard.press("h")
            page.locator(".hints .point").click()
            page.locator(".tray").wait_for()
        else:  # after a turn that was played and undone
            pick_turn(page)
            puppet.ask(after)
            expect(page.locator(".turnlist, [data-ghost]")).to_have_count(0)
            puppet.ask(question)
            try_another(page, moves[0])
        words = pick_turn(page)
        button = page.locator("[data-confirm]")
        told = [text.replace("\u00a0", " ") for text in button.locator(".pin + span").all_inner_texts()]
        assert told == words, "the words are the hint's"
        assert all(page.locator(".tray").inner_text().replace("\u00a0", " ").count(text) == 1 for text in told), (
            "said once"
        )
        listed = button.locator(".pin").evaluate_all(DOTS)
        numbers = [int(number) for number in listed]
        dots = [str(step + 1) for step in range(min(6, len(listed)))]
        assert [*listed.values()][:6] == dots, "the list counts without a gap"
        marked = set(page.locator(".pin.at").evaluate_all(MARKED))
        placed = {n for n, said in enumerate(turn, 1) if said["move"].split(" ")[0] not in IN_WORDS[game]}
        assert placed & set(numbers) <= marked, (question.n, moves)
        on_board = page.locator(".pin.at:not([hidden])").evaluate_all(DOTS)
        assert all(on_board[n] == said for n, said in listed.items() if n in on_board), "and the board says the same"
        ghosts = page.locator("[data-ghost]").evaluate_all(GHOSTS, moves)
        shows = {ghost["number"]: ghost["shows"] for ghost in ghosts}
        sends = {n for n, said in enumerate(turn, 1) if said["say"]["kind"] == "send" and said["say"]["count"]}
        assert sends <= set(shows), (question.n, moves, ghosts)
        for n in (n for n, move in enumerate(moves, 1) if is_drawn(game, move)):
            assert n in shows, (question.n, moves, ghosts)
            assert drawn_thing(moves, n) in ["", *shows[n]], (question.n, moves, ghosts)
        assert game not in PLACES or not any(ghost["astray"] for ghost in ghosts), (question.n, moves, ghosts)
        assert page.locator(TRIED).count() == 0, "nothing of an earlier try stays"
        assert not page.locator(".board [data-ghost]").evaluate_all(CUT_OFF), question.n
        least = page.locator(".tray").evaluate("tray => getComputedStyle(tray).minHeight")
        assert least == "0px", "the board has the room that answers needed"
        for size in (LANDSCAPE, PHONE):
            page.set_viewport_size(size)
            expect(button).to_be_in_viewport(ratio=1)
            expect(page.locator(".tray .btn.soft")).to_be_in_viewport(ratio=1)
            if (beside := page.locator(".turnlist [data-ghost]")).count():
                expect(beside).to_be_in_viewport(ratio=1)
        sums += (brought := button.locator("small").all_inner_texts())
        assert not any(re.search(r"\S [\d–]+(\s→|:)", text.replace("\u00a0", "")) for text in brought), (
            "a word keeps its figures"
        )
        assert brought or not any(move.startswith("return ") for move in moves), "what tiles that go back bring"
        sent.clear()  # of what was tried before
        with page.expect_response("**/moves"):
            button.click()
        expect(page.locator(".turnlist")).to_have_count(0)
        assert [[body["move"], *body.get("then", [])] for body in sent] == [moves]
        sent.clear()
    assert any("→" in words or "$" in words for words in sums), sums


TURNED_DOWN = {"happy_city": ["discard", "special"], "uptown": ["free_card"]}
"""By game: questions where something is picked on the board, and an answer of the tray is another move."""


@pytest.mark.parametrize("game", TURNED_DOWN)
def test_nothing_that_was_picked_stays_while_another_move_waits(invite: Invite, game: str) -> None:
    path = golden_files(game)[FILE[game]]
    record = read(path)
    anna = invite(viewport=PHONE, prefs=json.dumps({"sound": False, "firsts": False, "confirm": "every"}))
    puppet = Puppet(anna, record, seat := watched(path, record.header.players))
    page = puppet.page
    shown = page.locator(f"{TRIED}, .board .ghost, .board .bin")
    asked = {one.message["asks"]["kind"]: one for one in reversed(list(questions(record, seat)))}
    for kind in TURNED_DOWN[game]:
        puppet.ask(asked[kind])
        page.locator(".board [data-move]:visible").first.click()
        picked = page.locator(".board [aria-pressed=true]")
        expect(picked).to_have_count(1)
        other = page.locator(f".tray [data-move]:not([data-move='{picked.get_attribute('data-move')}'])").first
        other.click()
        expect(page.locator("[data-confirm]")).to_be_visible()
        expect(shown).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("[data-confirm]")).to_have_count(0)


def test_after_an_undo_the_picked_turn_is_what_is_played(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("uptown", ME, SCREEN, hints=True))
    slot = page.locator(".scene .slot[data-move]").first
    slot.click()
    page.locator(".tray .btn.main").click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".scene .slot[data-move]").last.click()  # another try, not sent
    page.locator(".scene .slot[data-move]").first.wait_for()
    move = page.locator(".scene .slot[data-move]").first.get_attribute("data-move") or ""
    _, project, plot = move.split(" ")
    turn = [{"move": move, "say": {"kind": "place", "project": project, "plot": int(plot)}}]
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=advice(turn)))
    pick_turn(page)
    assert page.locator(".slot.picked").count() == 0
    expect(page.locator(f".scene .plot:nth-child({plot}) [data-ghost='1']")).to_be_visible()
    page.locator("[data-confirm]").click()
    expect(page.locator(f".scene .plot:nth-child({plot}) .floor:not([data-ghost])")).to_have_count(1)


def test_a_card_that_fits_nowhere_is_seen_when_it_is_thrown_away(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    before = 0
    for question in questions(record, seat):
        puppet.ask(question)
        told = [line["kind"] for line in question.lines[before:] if line.get("seat") == seat]
        before = len(question.lines)
        thrown = puppet.page.locator(".thrown")
        if "fits-nowhere" not in told:
            expect(thrown).to_have_count(0)
            continue
        expect(thrown).to_contain_text(re.compile("card.* fits nowhere"))
        break
    else:
        raise AssertionError("every card fitted somewhere")


def test_a_replay_shows_the_card_that_was_thrown_away_and_why(invite: Invite) -> None:
    anna = invite()
    page = anna.open(f"/replay/{anna.bring(finished('uptown', 'b'))}")
    line = page.locator(".log li", has_text="the card fits nowhere").first
    page.locator(".stepper").wait_for()
    page.keyboard.press("End")
    line.click()
    expect(page.locator(".thrown")).to_contain_text("the card fits nowhere")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".thrown")).to_have_count(0)


def test_a_newcomer_reads_the_goal_until_the_first_turn_is_over_and_a_score_tells_its_sum(invite: Invite) -> None:
    anna = invite(prefs=json.dumps({"sound": False, "since": False}))
    page = anna.sit(anna.new_table("uptown", ME, BEGINNER))
    expect(page.locator(".status .goal")).to_contain_text("3 coins are a point")
    page.locator(".plcard .sc").first.click()
    expect(page.locator("dialog .sumof")).to_contain_text("Coins, 3 for a point 10 coins: 3 piles of three")
    expect(page.locator("dialog .sumof .all dd")).to_have_text("3 points")
    page.keyboard.press("Escape")
    play([Player(page, "goal")], until=lambda seen: seen.over or not page.locator(".status .goal").count())
    expect(page.locator(".status .goal")).to_have_count(0)


def test_the_goal_goes_with_the_first_turn_where_all_choose_at_once(invite: Invite) -> None:
    anna = invite(prefs=json.dumps({"sound": False, "since": False}))
    page = anna.sit(anna.new_table("welcome_to", ME, BEGINNER))
    goal = page.locator(".status .goal")
    expect(goal).to_contain_text("house numbers")
    second = page.locator(".log .round", has_text="Round 2")
    play([Player(page, "goal")], until=lambda seen: seen.over or second.count() > 0)
    page.wait_for_function("() => !document.querySelector('.status .goal') && localStorage['ludopolis-since']")
    expect(goal).to_have_count(0)

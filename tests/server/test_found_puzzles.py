"""Puzzles from games that were played here: a device's own, for it alone, and deals whose day is over."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.engine.values.data import Data
from ludopolis.puzzles.puzzle import Puzzle, id_of, offered
from ludopolis.server.app import create_app
from ludopolis.server.deals import deals
from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import FINISHED, RUNNING, now
from ludopolis.server.model.tries import Try
from ludopolis.server.puzzles import search as searching
from ludopolis.server.puzzles.search import MOST_FAILURES, SECONDS_PER_GAME
from ludopolis.server.settings import Settings
from ludopolis.server.storage.puzzles import PuzzleRepository
from ludopolis.server.storage.schema import deal_puzzles, own_puzzles
from ludopolis.server.workers import puzzles as work
from ludopolis.server.workers.pool import Named, named
from server.callers import BASE, Caller, row_of
from server.devices import BOT, FRIEND, ME

GAME = "uptown"
DAY = date(2026, 11, 14)
DEAL = f"{DAY}.{GAME}.table"
KEY = "k" * 16


class Clock:
    """The server's day, which the test moves."""

    day = DAY


class Looks:
    """Stands in for the looks of the worker: every decision is a puzzle, and each look takes so long."""

    def __init__(self) -> None:
        self.seen: list[tuple[Data, int]] = []
        self.seconds = 1.0
        self.held: Callable[[Puzzle], Puzzle | None] = lambda puzzle: puzzle
        self.fails = False

    def look(self, game: Named, position: Data, seat: int) -> work.Looked | None:
        """What a look at a decision says."""
        self.seen.append((position, seat))
        state = registry.find(*game).load(position)
        known = offered(GAME)[0]
        made = known._replace(id=id_of(GAME, state, seat), position=position, seat=seat, players=state.players)
        return None if self.fails else work.Looked(made, self.seconds)

    def look_again(self, puzzle: Puzzle) -> work.Looked:
        """What the second look says."""
        return work.Looked(self.held(puzzle), self.seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(deals, "today", lambda: found.day)
    return found


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    found = Looks()
    monkeypatch.setattr(work, "look", found.look)
    monkeypatch.setattr(work, "look_again", found.look_again)
    return found


@pytest.fixture
def client(client: TestClient, clock: Clock, looks: Looks) -> TestClient:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]

    async def at_once(piece: Callable[[], Any]) -> Any:
        return piece()

    hall.analyses.workers.run = at_once  # type: ignore[method-assign, assignment]
    return client


def call(caller: Caller, work: Callable[..., Any], *args: Any) -> Any:
    """Runs something on the server's loop."""
    assert caller.client.portal is not None
    return caller.client.portal.call(work, *args)


def hall_of(caller: Caller) -> Hall:
    hall: Hall = caller.client.app.state.hall  # type: ignore[attr-defined]
    return hall


def look_for_puzzles(caller: Caller, table: str | None = None) -> bool:
    """Looks for puzzles, and waits for the end of it. Returns whether there was anything to look through."""
    answer = caller.post("/puzzles/search", table=table)
    assert answer.status_code == 202, answer.text

    async def settled() -> None:
        while hall_of(caller).puzzles.search.running:
            await asyncio.sleep(0.01)

    call(caller, settled)
    return bool(answer.json()["searching"])


def a_game(caller: Caller, seed: int = 0, **body: Any) -> str:
    """A finished game of the caller's own."""
    table = str(caller.post("/tables", game=GAME, **{"seats": [ME, BOT], **body}).json()["table"])
    caller.finish(table, seed)
    return table


def addresses(caller: Caller) -> tuple[list[str], list[str]]:
    """The puzzles of the caller's own games, and those of deals, as /puzzles lists them."""
    page = caller.get("/puzzles").text
    own, _, rest = page.partition('id="own"')[2].partition("</section>")
    after = rest if own else page.partition("pzgroup")[2]
    found = r'href="(/puzzles/uptown/\w+)"'
    return re.findall(found, own), re.findall(found, after)


def statuses(caller: Caller, address: str) -> set[int]:
    """How everything at the address of a puzzle is answered."""
    api = address.removeprefix("/")
    return {
        caller.get(address).status_code,
        caller.post(f"/{api}/try", moves=[], key=KEY).status_code,
        caller.post(f"/{api}/hint", step=3, key=KEY).status_code,
    }


# One's own games


def test_puzzles_of_ones_own_games_are_for_oneself_alone(anna: Caller, boris: Caller, looks: Looks) -> None:
    assert addresses(anna) == ([], [])
    assert "data-look" not in anna.get("/puzzles").text
    table = str(anna.post("/tables", game=GAME, seats=[ME, FRIEND]).json()["table"])
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    assert not look_for_puzzles(anna)  # the game runs
    anna.finish(table)
    page = anna.get("/puzzles").text
    assert "Games not searched yet: 1" in page
    assert look_for_puzzles(anna)
    assert {seat for _, seat in looks.seen} == {0}
    own, of_deals = addresses(anna)
    assert (len(own), of_deals) == (3, [])
    assert addresses(boris) == ([], [])
    stranger = Caller(anna.client, "Somebody")
    for address in own:
        assert statuses(anna, address) == {200}
        assert statuses(boris, address) == {404}
        assert statuses(stranger, address) == {404}
    shown = anna.get(own[0]).text
    assert '"sendable": false' in shown
    assert "From your game on" in shown
    assert not look_for_puzzles(anna)  # it is done once
    assert look_for_puzzles(boris)  # his seat is another story
    assert not {*addresses(boris)[0]} & {*own}


def test_the_coach_leads_to_the_puzzles_of_its_game(anna: Caller, boris: Caller, looks: Looks) -> None:
    running = str(anna.post("/tables", game=GAME, seats=[ME, BOT]).json()["table"])
    assert anna.get(f"/puzzles/own/{running}").status_code == 404
    other, table = a_game(anna, 1), a_game(anna)
    address = f"/puzzles/own/{table}"
    assert f'"puzzles": "{address}"' in anna.get(f"/replay/{table}").text
    watch = row_of(anna, table).watch
    for stranger in (boris.get(f"/replay/{table}"), boris.get(f"/replay/{watch}")):
        assert '"puzzles": ""' in stranger.text
    assert boris.get(address).status_code == 404
    page = anna.get(address).text
    assert f'data-search="{table}"' in page
    assert "data-look" in page
    assert "UpTown, with Bo." in page

    assert look_for_puzzles(anna, table)
    page = anna.get(address).text
    found = re.findall(r'href="(/puzzles/uptown/\w+)"', page)
    assert (found, len(found)) == (addresses(anna)[0], 3)
    assert "data-look" not in page
    assert "with Bo · today" in anna.get("/puzzles").text
    due = call(anna, hall_of(anna).puzzles.search.due, anna.device, DAY)
    assert [one.id for one in due.games] == [other]  # it is not looked through unasked
    assert not look_for_puzzles(anna, table)
    assert not look_for_puzzles(boris, other)


def test_a_puzzle_shows_what_the_seat_knew(anna: Caller, looks: Looks) -> None:
    table = a_game(anna)
    look_for_puzzles(anna)
    game = registry.find(GAME)
    live = call(anna, hall_of(anna).tables.open, table)
    whole = live.table.record().to_text()
    for position, seat in looks.seen:
        state = game.load(position)
        assert state.blind(seat).dump() == position
        assert len(state.legal(seat)) > 1
    assert len(work.decisions(named(game), whole, 0)) >= len(looks.seen)
    assert work.decisions(named(game), whole, 0) == work.decisions(named(game), whole, 0)


def test_only_whole_games_of_todays_rules_are_looked_through(anna: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_game(anna)
    row = call(anna, hall_of(anna).store.tables.find, table)
    assert searching.is_searched(row, anna.device)
    assert not searching.is_searched(row, "another device")
    assert not searching.is_searched(row._replace(rules=row.rules + 1), anna.device)
    assert not searching.is_searched(row._replace(components="others"), anna.device)
    assert not searching.is_searched(row._replace(settings={**row.settings, "lesson": "first"}), anna.device)
    given_up = str(anna.post("/tables", game=GAME, seats=[ME, BOT]).json()["table"])
    assert anna.post(f"/tables/{given_up}/take_over", seat=0, bot="beginner").status_code == 200
    anna.finish(given_up)
    due = call(anna, hall_of(anna).puzzles.search.due, anna.device, DAY)
    assert [one.id for one in due.games] == [table]


def test_a_found_puzzle_of_older_rules_is_not_set(anna: Caller, looks: Looks) -> None:
    a_game(anna)
    looks.held = lambda puzzle: puzzle._replace(rules=puzzle.rules - 1)
    look_for_puzzles(anna)
    assert addresses(anna) == ([], [])
    assert statuses(anna, f"/puzzles/{GAME}/{id_of(GAME, registry.find(GAME).load(looks.seen[0][0]), 0)}") == {404}


def test_what_does_not_hold_at_the_second_look_is_no_puzzle(anna: Caller, looks: Looks) -> None:
    a_game(anna)
    looks.held = lambda puzzle: None
    look_for_puzzles(anna)
    assert addresses(anna) == ([], [])
    page = anna.get("/puzzles").text
    assert "data-look" not in page
    assert "no turn was clearly better than all others" in page


@pytest.mark.parametrize(
    ("seconds", "fails", "expected"),
    [(1.0, False, 3), (SECONDS_PER_GAME / 2, False, 1), (1.0, True, MOST_FAILURES)],
)
def test_a_search_is_bounded(anna: Caller, looks: Looks, seconds: float, fails: bool, expected: int) -> None:
    looks.seconds, looks.fails = seconds, fails
    a_game(anna)
    look_for_puzzles(anna)
    assert len(looks.seen) == expected


def test_what_another_process_has_looked_through_meanwhile_is_left_out(anna: Caller, looks: Looks) -> None:
    earlier = a_game(anna, 1)
    a_game(anna, 2)

    def elsewhere(puzzle: Puzzle) -> Puzzle:
        database = hall_of(anna).store.database
        with database.engine.begin() as connection:
            database.add(connection, own_puzzles, table_id=earlier, device=anna.device, puzzles="[]")
        return puzzle

    looks.held = elsewhere
    look_for_puzzles(anna)
    assert len(looks.seen) == 3  # of the last game alone


def test_what_was_found_is_exported_moved_and_erased(anna: Caller, boris: Caller) -> None:
    table = a_game(anna)
    look_for_puzzles(anna)
    anna.client.cookies = anna.cookies
    (told,) = anna.client.get("/api/mine/export").json()["own_puzzles"]
    assert (told["table"], len(told["puzzles"])) == (table, 3)
    own, _ = addresses(anna)
    code = anna.post("/mine/code").json()["code"]
    assert boris.post("/mine/move", code=code).status_code == 200
    assert addresses(anna) == ([], [])
    assert addresses(boris)[0] == own
    assert boris.post("/mine/delete").status_code == 200
    assert addresses(boris) == ([], [])
    with hall_of(anna).store.database.engine.begin() as connection:
        assert connection.execute(sa.select(own_puzzles)).all() == []


def test_what_is_found_for_somebody_who_was_erased_meanwhile_is_not_stored(anna: Caller, looks: Looks) -> None:
    a_game(anna)

    def erased(puzzle: Puzzle) -> Puzzle:
        with hall_of(anna).store.database.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE seats SET device = NULL")
        return puzzle

    looks.held = erased
    look_for_puzzles(anna)
    with hall_of(anna).store.database.engine.begin() as connection:
        assert connection.execute(sa.select(own_puzzles)).all() == []


# Deals


def test_whoever_has_played_a_deal_is_set_its_puzzles_when_the_day_is_over(
    anna: Caller, boris: Caller, clock: Clock
) -> None:
    anna.play(f"deals/{DEAL}")
    look_for_puzzles(anna)
    assert [len(some) for some in addresses(anna)] == [3, 0]  # her own game; the deal can still be played as new
    assert addresses(boris) == ([], [])

    clock.day = DAY + timedelta(days=1)
    assert look_for_puzzles(anna)
    assert not look_for_puzzles(boris)
    _, of_deal = addresses(anna)
    assert len(of_deal) == 3
    assert "From the deal of 14 November" in anna.get("/puzzles").text
    assert all(statuses(anna, address) == {200} for address in of_deal)
    assert '"sendable": false' in anna.get(of_deal[0]).text

    told = boris.get("/puzzles").text  # he can still play it, late, and is told nothing
    assert "From the deal" not in told
    assert all(statuses(boris, address) == {404} for address in of_deal)
    late = boris.begin(f"deals/{DEAL}")
    assert all(statuses(boris, address) == {404} for address in of_deal)
    boris.finish(late, 1)
    assert addresses(boris)[1] == of_deal
    assert all(statuses(boris, address) == {200} for address in of_deal)

    again = anna.begin(f"deals/{DEAL}")
    assert addresses(anna)[1] == []  # she plays it again just now
    anna.finish(again, 2)
    assert addresses(anna)[1] == of_deal


def test_a_deal_is_looked_through_on_the_players_seat_and_from_no_persons_game(
    anna: Caller, clock: Clock, looks: Looks
) -> None:
    anna.play(f"deals/{DEAL}")
    clock.day = DAY + timedelta(days=1)
    look_for_puzzles(anna)
    deal = call(anna, hall_of(anna).deals.daily, DEAL, clock.day)
    record = work.dealt(named(deal.game), deal.options, len(deal.seats), deal.seed)
    dealt = work.decisions(named(deal.game), record, deal.seat)
    positions = [position for position, seat in looks.seen[3:]]
    assert positions == dealt[:3]
    assert {seat for _, seat in looks.seen[3:]} == {deal.seat}
    (line,) = record.splitlines()[:1]
    assert "Anna" not in line


@pytest.mark.parametrize(
    ("days", "states", "expected"),
    [
        (0, [FINISHED], False),
        (1, [FINISHED], True),
        (1, [], False),
        (1, [RUNNING], False),
        (1, [FINISHED, RUNNING], False),
        (-1, [FINISHED], False),
    ],
)
def test_a_deal_is_known_to_whoever_has_played_it_and_is_not_playing(
    days: int, states: list[str], expected: bool
) -> None:
    mine = [Try("t", DEAL, "me", 0, "Anna", number, True, status=one) for number, one in enumerate(states, 1)]
    assert deals.knows(mine, DAY, DAY + timedelta(days=days)) == expected
    assert not deals.knows(mine, None, DAY)


def test_puzzles_of_a_deal_are_forgotten(anna: Caller, clock: Clock) -> None:
    store: PuzzleRepository = hall_of(anna).store.puzzles
    anna.play(f"deals/{DEAL}")
    clock.day = DAY + timedelta(days=1)
    look_for_puzzles(anna)
    call(anna, store.forget, 90)
    assert len(addresses(anna)[1]) == 3
    with hall_of(anna).store.database.engine.begin() as connection:
        connection.execute(sa.update(deal_puzzles).values(at=now() - timedelta(days=91)))
    call(anna, store.forget, 90)
    assert addresses(anna)[1] == []


# The worker


def test_a_real_worker_finds_a_puzzle_in_ones_own_game_that_can_be_failed_and_solved(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "MOST_OF_A_GAME", 1)
    known = replace(settings, seed="tests")  # the deal is always the same one
    with TestClient(create_app(known), BASE, headers={"Origin": BASE}, follow_redirects=False) as running:
        anna = Caller(running, "Anna")
        table = a_game(anna)
        assert look_for_puzzles(anna, table)
        (address,), _ = addresses(anna)
        ((puzzle,),) = (one.puzzles for one in call(anna, hall_of(anna).store.puzzles.own, anna.device))
        assert puzzle.check is not None
        assert puzzle.check.truth

        wrong = anna.post(f"{address}/try", moves=puzzle.rivals[-1].turn, key=KEY).json()
        assert (wrong["verdict"]["verdict"], "solution" in wrong) in {("again", False), ("good", False)}
        assert wrong["verdict"]["loss"] == puzzle.rivals[-1].cost.share > 0
        assert "pzstate tried" in anna.get(f"/puzzles/own/{table}").text
        right = anna.post(f"{address}/try", moves=puzzle.turn, key=KEY).json()
        assert (right["verdict"]["verdict"], right["verdict"]["tries"]) == ("found", 2)
        assert right["solution"]["reasons"] == puzzle.reasons
        assert "pzstate found" in anna.get(f"/puzzles/own/{table}").text


def test_a_look_finds_what_comes_with_the_game_and_holds_it_to_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "TIMES", 1)
    known = min(offered(GAME), key=lambda one: (len(json.dumps(one.position)), one.id))
    looked = work.look(named(registry.find(GAME)), known.position, known.seat)
    assert looked.puzzle is not None
    assert (looked.puzzle.id, looked.puzzle.turn, looked.puzzle.check) == (known.id, known.turn, None)
    again = work.look_again(looked.puzzle).puzzle
    assert again is not None
    assert again.check is not None
    assert again.check.truth
    assert work.look_again(looked.puzzle._replace(turn=[])).puzzle is None


def test_each_decision_of_a_seat_is_looked_at_once() -> None:
    game = registry.find("welcome_to")  # all seats decide at the same time
    names = [bots.REGULAR] * 2
    record = play_match(game, {}, names, [bots.make(name) for name in names], "once").record()
    for seat in range(2):
        found = [json.dumps(one, sort_keys=True) for one in work.decisions(named(game), record.to_text(), seat)]
        assert len(found) == len({*found}) > 20


def test_a_deal_is_played_alike_every_time() -> None:
    game = registry.find(GAME)
    assert work.dealt(named(game), {}, 2, "deal") == work.dealt(named(game), {}, 2, "deal")
    names = [bots.REGULAR] * 2
    played = play_match(game, {}, names, [bots.make(name) for name in names], "deal")
    assert work.dealt(named(game), {}, 2, "deal") == played.record().to_text()

"""Puzzles over the network: lists, answers, hints, and what is stored of them."""

import asyncio
import json
import re
from datetime import date, timedelta

import sqlalchemy as sa

from ludopolis import registry
from ludopolis.puzzles.puzzle import Puzzle, offered
from ludopolis.server.model.puzzles import Attempt, Tally
from ludopolis.server.model.tables import now
from ludopolis.server.puzzles.setting import ENOUGH, of_day, public
from ludopolis.server.storage.schema import puzzle_tries
from ludopolis.server.storage.store import Store
from server.devices import Device
from server.running import Server

GAME = "uptown"
KEY = "k" * 16


def a_puzzle(number: int = 0) -> Puzzle:
    """One of the puzzles in which one move is the turn."""
    return [one for one in offered(GAME) if len(one.turn) == 1][number]


def answer(device: Device, one: Puzzle, *moves: str) -> dict[str, object]:
    """Tries a turn."""
    got = device.post(f"/puzzles/{GAME}/{one.id}/try", moves=list(moves), key=KEY)
    assert got.status_code == 200, got.text
    told: dict[str, object] = got.json()
    return told


def test_a_puzzle_is_listed_tried_and_found(server: Server) -> None:
    one, anna = a_puzzle(), server.device()
    page = anna.get(f"/puzzles/{GAME}").text
    assert f"/puzzles/{GAME}/{one.id}" in page
    assert "pzstate new" in page
    begun = answer(anna, one)
    assert begun["verdict"] is None
    wrong = answer(anna, one, *one.rivals[-1].turn)
    assert wrong["verdict"]["verdict"] in ("good", "again")  # type: ignore[index]
    assert wrong["verdict"]["loss"] == one.rivals[-1].cost.share  # type: ignore[index]
    assert "solution" not in wrong
    found = answer(anna, one, *one.turn)
    assert found["verdict"]["verdict"] == "found"  # type: ignore[index]
    assert found["verdict"]["tries"] == 2  # type: ignore[index]
    assert [move["move"] for move in found["solution"]["turn"]] == one.turn  # type: ignore[index]
    assert found["solution"]["reasons"] == one.reasons  # type: ignore[index]
    assert f'"{one.id}"' not in json.dumps(found["next"])
    assert "pzstate found" in anna.get(f"/puzzles/{GAME}").text
    assert "pzstate found" not in server.device().get(f"/puzzles/{GAME}").text
    assert anna.http.get("/api/mine/export").json()["puzzles"][0]["tries"] == 2


def test_nothing_but_the_view_of_the_seat_is_sent_and_no_answer(server: Server) -> None:
    one, anna = a_puzzle(1), server.device()
    page = anna.get(f"/puzzles/{GAME}/{one.id}").text
    begun = answer(anna, one)
    assert begun.keys() == {"state", "turn", "verdict"}
    keys = {"t", "number", "turn", "view", "deciding", "asks", "legal", "undo", "scores", "position"}
    assert begun["state"].keys() == keys  # type: ignore[attr-defined]
    whole = json.dumps(one.position)
    for text in (page, json.dumps(begun)):
        assert "rivals" not in text
        assert "reasons" not in text
        assert whole not in text
    assert anna.get("/static/x/games/uptown/puzzles.jsonl").status_code == 404


def test_hints_lead_to_the_turn_and_whoever_was_shown_it_has_not_found_it(server: Server) -> None:
    one, anna = a_puzzle(2), server.device()
    told = [anna.post(f"/puzzles/{GAME}/{one.id}/hint", step=step, key=KEY).json() for step in (1, 2, 3)]
    assert told[0]["reason"] in one.reasons
    assert [move["move"] for move in told[2]["turn"]] == one.turn
    found = answer(anna, one, *one.turn)
    assert found["verdict"]["shown"] is True  # type: ignore[index]


def test_what_does_not_exist_is_refused(server: Server) -> None:
    anna = server.device()
    assert anna.get(f"/puzzles/{GAME}/0000000000").status_code == 404
    assert anna.get("/puzzles/chess").status_code == 404
    assert anna.get("/puzzles/barter").status_code == 404
    one = a_puzzle()
    assert anna.post(f"/puzzles/{GAME}/{one.id}/try", moves=["nonsense"], key=KEY).status_code in (400, 409, 422)
    assert anna.post(f"/puzzles/{GAME}/{one.id}/hint", step=4, key=KEY).status_code == 422


def test_the_lists_say_what_there_is(server: Server) -> None:
    page = server.device().get("/puzzles").text
    assert "Find the best turn" in page
    assert f'href="/puzzles/{GAME}"' in page
    assert "pzday" in page


async def tried(url: str) -> tuple[list[Attempt], list[Tally]]:
    """What ten devices did: the first four found it; the first tries on, the last is shown it and then finds it."""
    store = Store(url)
    await store.open()
    puzzles = store.puzzles
    for number in range(ENOUGH):
        await puzzles.add(f"device {number}", Attempt("g", "p", tries=1, found=number < 4))
    first = await puzzles.add("device 0", Attempt("g", "p", tries=1, found=False))
    await puzzles.add("device 9", Attempt("g", "p", shown=True))
    last = await puzzles.add("device 9", Attempt("g", "p", tries=1, found=True))
    before = (await puzzles.tallies("g"))["p"]
    with store.database.engine.begin() as connection:
        old = sa.update(puzzle_tries).where(puzzle_tries.c.device != "device 1")
        connection.execute(old.values(at=now() - timedelta(days=91)))
    await puzzles.forget(90)
    after = (await puzzles.tallies("g"))["p"]
    await store.close()
    return [first, last], [before, after]


def test_tries_are_stored_counted_and_forgotten(sqlite: str) -> None:
    attempts, tallies = asyncio.run(tried(sqlite))
    assert attempts == [Attempt("g", "p", 1, True, False), Attempt("g", "p", 2, True, True)]
    assert tallies == [Tally(4, ENOUGH), Tally(1, 1)]
    assert [public(tally) for tally in tallies] == [{"found": 4, "tried": ENOUGH}, None]
    assert [public(Tally(3, tried)) is not None for tried in (9, 10)] == [False, True]


def test_the_puzzle_of_the_day_is_everybodys_and_the_games_take_turns(server: Server) -> None:
    anna, boris = (server.device().get("/").text for _ in range(2))
    links = [re.findall(r'class="btn teach" href="(/puzzles/\w+/\w+)"', page) for page in (anna, boris)]
    assert len(links[0]) == 1
    assert links[0] == links[1]
    week = [of_day(registry.ids(), date(2026, 11, 16 + day)) for day in range(7)]
    games = [one.game for one in week if one is not None]
    count = sum(bool(offered(game)) for game in registry.ids())
    assert len(set(games[:count])) == count
    assert games[count:] == games[: 7 - count]
    assert of_day([], date(2026, 11, 16)) is None

"""Bots and hints: both are found on blinded states and in time, and a bot's move is not shown too soon."""

import asyncio
import time
from functools import partial
from random import Random
from typing import Any

import pytest
from barter import GAME as BARTER

from ludopolis import bots, registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import BadPosition
from ludopolis.games.ginkgopolis import OLDER
from ludopolis.server.tables.bot_turns import luck
from ludopolis.server.workers import bots as bot_workers
from ludopolis.server.workers.pool import named
from server.devices import BOT, FRIEND, ME
from server.running import Server
from server.test_wire import on_sqlite_first


@on_sqlite_first
def test_a_hint_is_a_turn_compared_with_another_and_the_same_again(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT, hints=True)
    with anna.watch(table, 0) as a:
        while not a.state["legal"]:
            a.next()
        number = a.state["number"]
        first = anna.post(f"/tables/{table}/hint", seat=0, number=number)
        assert first.status_code == 200, first.text
        answer = first.json()
        legal = {entry["move"]: entry["say"] for entry in a.state["legal"]}
        assert legal[answer["turn"][0]["move"]] == answer["turn"][0]["say"]
        assert answer["goes_on"]  # a card is revealed
        assert not answer["other"] or answer["other"][0]["move"] in legal.keys() - {answer["turn"][0]["move"]}
        assert not answer["agrees"]
        assert anna.post(f"/tables/{table}/hint", seat=0, number=number).json() == answer
        for move in legal:
            asked = anna.post(f"/tables/{table}/hint", seat=0, number=number, pick=[move]).json()
            assert asked["turn"] == answer["turn"]
            assert asked["agrees"] == (move == answer["turn"][0]["move"])
            if not asked["agrees"]:
                assert asked["other"][0]["move"] == move
            found = anna.post(f"/tables/{table}/hint/reasons", seat=0, number=number, pick=[move]).json()["reasons"]
            assert sum(row["points"] for row in found) == max(0, asked["gain"])
    turn = [one["move"] for one in answer["turn"]]
    assert anna.get("/api/mine/export").json()["hints"] == [{"table": table, "seat": 0, "turn": turn}]


def test_a_hint_is_refused_where_it_is_not_due(server: Server) -> None:
    anna = server.device()
    with_hints = anna.new_table("happy_city", ME, FRIEND, hints=True)
    without = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(with_hints, 0) as a:
        number = a.state["number"]
        cases = [(with_hints, 0, number + 1, 409), (with_hints, 1, number, 403), (without, 0, number, 422)]
        for table, seat, view, status in cases:
            for asked in ("hint", "hint/reasons"):
                refused = anna.post(f"/tables/{table}/{asked}", seat=seat, number=view)
                assert refused.status_code == status, refused.text
                assert refused.json()["text"]
        eve = server.device()
        assert eve.post(f"/tables/{with_hints}/hint", seat=0, number=number).status_code == 403


def test_a_question_about_an_earlier_view_is_answered_that_it_is_outdated(server: Server) -> None:
    anna, eve = server.device(), server.device()
    table = anna.new_table("happy_city", ME, {"kind": "screen", "name": "Boris"}, hints=True)
    with anna.watch(table, 0) as a:
        number = a.state["number"]
        anna.play(table, a, 0, a.state["legal"][0]["move"])
        for asked in ("hint", "hint/reasons"):
            answer = anna.post(f"/tables/{table}/{asked}", seat=0, number=number)
            assert (answer.status_code, answer.json()) == (200, {"outdated": True})
            assert eve.post(f"/tables/{table}/{asked}", seat=0, number=number).status_code == 403


def test_nobody_but_the_one_who_decides_gets_a_hint(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND, hints=True)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        waiting, seat = (b, 1) if a.state["legal"] else (a, 0)
        device = boris if seat else anna
        refused = device.post(f"/tables/{table}/hint", seat=seat, number=waiting.state["number"])
        assert refused.json()["why"]["kind"] == "not-your-decision"


@pytest.mark.parametrize("what", ["choose", "hint"])
def test_only_the_blinded_position_leaves_the_process(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(BARTER, {}, ["a", "b"], Dealer("1"))
    sent: list[tuple[Any, ...]] = []

    async def run(self: bot_workers.BotWorkers, work: "partial[Any]") -> None:
        sent.append(work.args)

    monkeypatch.setattr(bot_workers.BotWorkers, "run", run)
    workers = bot_workers.BotWorkers(1)
    if what == "choose":
        asyncio.run(workers.choose(BARTER, table.state, 0, "expert", "seed", 1.0))
    else:
        asyncio.run(workers.hint(BARTER, table.state, 0, [], 1.0))
    assert sent
    for game, position, seat, *_ in sent:
        assert (game, seat) == (("barter", "", 1), 0)
        assert position == table.state.blind(0).dump()
        assert position != table.state.dump()


def test_a_bot_stops_when_its_time_is_up() -> None:
    """A billion playouts would take weeks."""
    table = Table(registry.find("happy_city"), {}, ["a", "b"], Dealer("1"))
    blinded = table.state.blind(0)
    for spec in ("expert:999999999", "mc:999999999", "ismcts:999999999", "flat:999999999"):
        assert bots.make(spec, 0.05).choose(blinded, 0, Random(1)) in blinded.legal(0)
    late, _ = bot_workers.choose(named(table.game), blinded.dump(), 0, "expert:999999999", "seed", -5.0)
    assert blinded.from_text(0, late) in blinded.legal(0)


def test_bots_and_hints_at_an_old_table_play_by_its_rules() -> None:
    """By the first rules of Ginkgopolis a new hand was a secret choice, by today's it cannot be one."""
    old = Table(OLDER[0], {}, ["a", "b"], Dealer("1"))
    old.play_text(0, "renew")
    position = old.state.blind(0).dump()
    game = named(old.game)
    assert registry.find(*game).load(position).dump() == position
    with pytest.raises(BadPosition):
        registry.find("ginkgopolis").load(position)
    blinded = old.state.blind(1)
    move, _ = bot_workers.choose(game, blinded.dump(), 1, "greedy", "seed", 0.1)
    assert blinded.from_text(1, move) in blinded.legal(1)
    assert bot_workers.hint(game, blinded.dump(), 1, [], 0.1)["turn"]


def test_a_bot_takes_its_time_over_every_move(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("barter", ME, BOT, options={"rounds": 2})
    waited = 0
    began = time.monotonic()  # a bot starts to think when somebody connects, before the first message arrives
    with anna.watch(table, 0) as a:
        while "over" not in a.state:
            if not a.state["legal"]:
                a.next()
                continue
            anna.play(table, a, 0, a.state["legal"][0]["move"])
            if a.state["deciding"] == [1]:
                a.until(a.state["number"] + 1)
                waited += 1
                assert time.monotonic() - began >= waited * server.pause
    assert waited


def test_a_bot_has_the_same_luck_in_the_same_position_whatever_was_taken_back() -> None:
    table = Table(registry.find("welcome_to"), {}, ["Anna", "Bot"], Dealer("luck"))
    before = luck("deal", table.state.blind(1), 1)
    number = table.view_number(0)
    table.play(0, table.state.legal(0)[0])
    table.take_back(0, table.choices(0)[0])
    assert table.view_number(0) > number
    assert luck("deal", table.state.blind(1), 1) == before
    assert luck("deal", table.state.blind(0), 0) != before != luck("another", table.state.blind(1), 1)

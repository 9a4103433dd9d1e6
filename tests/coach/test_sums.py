"""Every change is booked once: start, luck, decisions, rivals and what nobody could foresee are the result, exactly."""

import json
from pathlib import Path
from random import Random

import pytest
from barter import GAME as BARTER
from our_games import OUR_GAMES

from coach.short import ending
from ludopolis import registry
from ludopolis.bots.account import Account
from ludopolis.coach.analysis import Analysis, analyse, last
from ludopolis.coach.curve import COARSE
from ludopolis.coach.decisions import Decision
from ludopolis.coach.ledger import ACCOUNTS, MILLION, shown, whole, why
from ludopolis.coach.prospects import Prospect, Prospects
from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.record import parse
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue

pytestmark = pytest.mark.compiled  # plain Python is slow at analysing games

Setting = tuple[str, int, dict[str, OptionValue]]

SETTINGS: list[Setting] = [
    *((game, 2, {}) for game in OUR_GAMES),
    ("streets", 1, {}),
    ("ginkgopolis", 1, {}),
    ("welcome_to", 1, {}),
    ("uptown", 4, {}),
    ("welcome_to", 3, {"expert": True, "draft": True}),
    ("happy_city", 3, {"mode": "expert"}),
    ("ginkgopolis", 3, {"characters": "draft"}),
]
STEPS = 14


def name(setting: Setting) -> str:
    game, players, options = setting
    return f"{game}-{players}-" + "-".join(f"{option}={value}" for option, value in options.items())


def analysed(game: Game, players: int, options: dict[str, OptionValue], rounds: int = 1) -> Data:
    return last(analyse(ending(game, players, options, STEPS), game, rounds=rounds))


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_account_adds_up_to_what_a_turn_is_shown_to_cost(game: str) -> None:
    """In tenths below ten points, in whole ones above, for every sum that may be shown."""
    analysis = Analysis(ending(registry.find(game), 2, {}, STEPS), registry.find(game))
    analysis.curve.stages()
    analysis._decide()
    decision = next(one for found in analysis.decisions.values() for one in found if not one.forced)
    state, seat = decision.state, decision.seat
    account = Account(decision.thought, state, decision.moves, [state.legal(seat)[-1]])
    account.look(2, Random(1))
    for points in (*range(-300_000, 300_000, 7_919), 9_949_999, 9_950_000, 12_345_678, -31_500_000):
        units, scale = shown(points)
        assert abs(units / scale - points / MILLION) <= 0.55 / scale
        rows = why(account, points)
        assert sum(row["points"] for row in rows) * scale == units * MILLION
        assert all(row["points"] * scale % MILLION == 0 for row in rows)


def holds(data: Data) -> None:
    """The sum of every side, block by block and for the whole game, in both measures."""
    for measure, values in (("share", "shares"), ("points", "points")):
        for side, row in enumerate(data["sides"]):
            kept = row[measure]
            assert kept["start"] + sum(kept[account] for account in ACCOUNTS) == kept["result"]
            assert kept["adjusted"] == kept["result"] - kept["luck"]
            assert kept["start"] == data["curve"][0][values][side]
            assert kept["result"] == data["curve"][-1][values][side]
            for at, block in enumerate(data["blocks"]):
                change = data["curve"][at + 1][values][side] - data["curve"][at][values][side]
                assert sum(booked[side] for booked in block[measure].values()) == change
    assert all(sum(point["shares"]) == MILLION for point in data["curve"])
    for block in data["blocks"]:
        for decision in block.get("decisions", []):
            if "reasons" in decision:
                units, scale = shown(decision["loss_points"])
                assert sum(row["points"] for row in decision["reasons"]) * scale == units * MILLION


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_start_and_what_was_booked_are_the_result(setting: Setting) -> None:
    id, players, options = setting
    data = analysed(registry.find(id), players, options)
    holds(data)
    totals, winners = data["results"]["totals"], data["results"]["winners"]
    final = data["curve"][-1]
    if len(totals) > 1:
        for side, total in enumerate(totals):
            rivals = [other for at, other in enumerate(totals) if at != side]
            assert final["points"][side] == (total - max(rivals)) * MILLION
            assert (final["shares"][side] > 0) == (side in winners or (not winners and side == players))
    else:
        assert data["measure"] == "points"
        assert final["points"] == [totals[0] * MILLION]
    seats = {decision["seat"] for block in data["blocks"] for decision in block.get("decisions", [])}
    assert seats <= set(range(players))


def test_every_entry_that_stands_is_in_one_block() -> None:
    data = analysed(BARTER, 2, {})
    entries = [n for block in data["blocks"] for n in block["entries"]]
    assert entries == list(range(1, len(entries) + 1))
    holds(data)


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_games_in_which_moves_were_taken_back(game: str) -> None:
    """Records as people make them: withdrawals, changes of seat, and earlier rules."""
    file = next(iter(sorted((Path(__file__).parent.parent / game / "golden").glob("people-p2*.jsonl"))))
    record = parse(file.read_text("utf-8"))
    data = last(analyse(record, registry.find_for(record.header, ""), rounds=1))
    holds(data)
    withdrawn = {n for entry in record.entries for n in entry.get("withdraw", [])}
    entries = [n for block in data["blocks"] for n in block["entries"]]
    assert entries == sorted(entries)
    assert not withdrawn & set(entries)


def test_luck_is_booked_at_draws_and_decisions_at_turns() -> None:
    data = analysed(registry.find("happy_city"), 2, {})
    for block in data["blocks"]:
        booked = set(block["share"])
        assert booked <= ({"luck"} if block["kind"] == "draw" else {"decisions", "rivals", "unforeseeable"})


@pytest.mark.parametrize("game", ["uptown", "welcome_to"])
def test_the_same_seed_and_rounds_give_the_same_bytes(game: str) -> None:
    found = registry.find(game)
    record = ending(found, 2, {}, STEPS)
    once = last(analyse(record, found, "7", rounds=2))
    assert json.dumps(last(analyse(record, found, "7", rounds=2))) == json.dumps(once)
    assert last(analyse(record, found, "8", rounds=2))["curve"] != once["curve"]
    timed = last(analyse(record, found, "7", seconds=0.4))
    assert timed["rounds"] >= 1
    assert json.dumps(last(analyse(record, found, "7", rounds=timed["rounds"]))) == json.dumps(timed)


def test_something_is_known_early_and_more_with_every_round() -> None:
    game = registry.find("uptown")
    analysis = Analysis(ending(game, 2, {}, STEPS), game)
    seen = [progress for _ in range(2) for progress in analysis.round()]
    results = [progress.result for progress in seen if progress.result is not None]
    assert [result["rounds"] for result in results] == [0, 0, 0, 1, 2]
    for result in results:
        holds(result)
    assert all(0.0 <= progress.part <= 1.0 for progress in seen)
    assert booked(results[0]) == {"unforeseeable"}
    assert booked(results[1]) == {"unforeseeable"}
    assert booked(results[2]) == {"luck", "unforeseeable"}
    assert results[0]["turning_points"] == results[1]["turning_points"] == []
    played = [decision["played"] for block in results[2]["blocks"] for decision in block.get("decisions", [])]
    assert played
    assert all(played)


def booked(data: Data) -> set[str]:
    """The accounts in which anything was booked."""
    return {account for block in data["blocks"] for account in block["share"]}


@pytest.mark.parametrize(("game", "players"), [("happy_city", 5), ("welcome_to", 4)])
def test_the_first_curve_takes_one_look_at_a_point_of_four(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And none at decisions or at what else might have been drawn: whoever waits sees it soon."""
    found = registry.find(game)
    analysis = Analysis(ending(found, players, {}, 40), found)
    looks: list[int] = []
    expect = Prospects.expect

    def counted(self: Prospects, positions: list[tuple[State, bool]], seed: int, several: int) -> list[Prospect]:
        looks.append(len(positions) * several)
        return expect(self, positions, seed, several)

    monkeypatch.setattr(Prospects, "expect", counted)
    monkeypatch.setattr(Decision, "look", None)
    first = next(progress.result for progress in analysis.round() if progress.result is not None)
    points = len(analysis.curve.points)
    assert sum(looks) <= points / COARSE + 2
    shares = [point["shares"][0] for point in first["curve"]]
    assert len(set(shares)) == points  # those between them lie between them


@pytest.mark.parametrize("shares", [[1.0, 1.0, 1.0], [0.5, 0.5], [1.0, 0.0], [0.1234567, 0.7, 0.1765433]])
def test_millionths_add_up_to_a_million(shares: list[float]) -> None:
    found = whole(shares)
    assert sum(found) == MILLION
    assert all(abs(part - share / sum(shares) * MILLION) < 1 for part, share in zip(found, shares, strict=True))

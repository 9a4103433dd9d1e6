"""The way to a network, on a toy game and without torch: a linear model stands in for training."""

from typing import Any

import numpy as np
import pytest
from barter import GAME

from ludopolis import registry
from ludopolis.arena.play import Venue
from ludopolis.arena.workers import InProcess
from ludopolis.bots.network import EXACT_LIMIT, Network, decode, misfit, widest
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract.game import Game
from ludopolis.training import course, gate
from ludopolis.training.course import NoFeatures, Plan, UnlikeTables, learn, timetable
from ludopolis.training.fit import Taught, Tell
from ludopolis.training.gate import Duel, decide, error_by_deals
from ludopolis.training.quantise import exact_heads, quantise, rounding_error
from ludopolis.training.rows import Table
from ludopolis.training.selfplay import Side

pytestmark = pytest.mark.slow

VENUE = Venue("barter", "", GAME.version, GAME.components.digest, GAME.complete({}, 2), 10.0)
PLAN = Plan(VENUE, [Setting(2, GAME.complete({}, 2))], ["random", "greedy"], 0.4, 2, 8, "1")


def straight(late: Table, held: Table, own: bool, tell: Tell) -> Taught:
    """Points by least squares; no hidden layer does anything."""
    rows = np.concatenate([late.rows.astype(np.float64), np.ones((len(late), 1))], axis=1)
    found = np.linalg.lstsq(rows, late.labels[:, :3].astype(np.float64), rcond=None)[0]
    width = late.rows.shape[1]
    shapes = {"w1": (width, 4), "b1": (4,), "w2": (4, 2), "b2": (2,), "w3": (2, 3)}
    arrays: dict[str, Any] = {name: np.zeros(shape) for name, shape in shapes.items()}
    return Taught({**arrays, "b3": found[-1], "around": found[:-1]}, {"loss": 1.0})


def heard(events: list[str]) -> Tell:
    return lambda kind, told: events.append(kind)


def test_the_whole_way_ends_in_a_network_that_fits_the_table() -> None:
    events: list[str] = []
    outcome = learn(PLAN, InProcess, b"", heard(events), straight)
    network = decode(outcome.network)
    assert misfit(network, GAME, 2, GAME.complete({}, 2)) == ""
    assert misfit(network, GAME, 3, {}) == "players"
    assert network.meta == outcome.meta
    assert {"random", "greedy"} <= set(outcome.meta["taught_by"]) <= {"random", "greedy", "net:1"}
    assert outcome.meta["games"] == sum(outcome.meta["taught_by"].values()) > 20
    (match,) = outcome.meta["matches"]
    assert 2 <= match["games"] <= 8
    assert match["others"] == course.GATE_OPPONENT
    assert outcome.passed == (match["verdict"] == "yes")
    assert {"stage", "game", "rows", "network", "match", "verdict"} <= set(events)


def test_the_network_before_must_be_beaten_too() -> None:
    first = learn(PLAN._replace(rounds=1, matches=2), InProcess, b"", heard([]), straight)
    second = learn(PLAN._replace(rounds=1, matches=2), InProcess, first.network, heard([]), straight)
    assert [match["old"] for match in second.meta["matches"]] == [False, True]
    assert not second.passed, "two games show nothing"


def test_a_network_for_several_tables_fits_all_of_them_and_passes_on_each() -> None:
    settings = [Setting(2, GAME.complete({"rounds": rounds}, 2)) for rounds in (1, 3)]
    outcome = learn(PLAN._replace(settings=settings, rounds=1, matches=2), InProcess, b"", heard([]), straight)
    network = decode(outcome.network)
    assert [misfit(network, GAME, 2, {"rounds": rounds}) for rounds in (1, 2, 3)] == ["", "options", ""]
    assert [match["options"]["rounds"] for match in outcome.meta["matches"]] == [1, 3]


def test_tables_with_rows_of_different_lengths_are_not_learned_together() -> None:
    settings = [Setting(players, GAME.complete({}, players)) for players in (2, 3)]
    with pytest.raises(UnlikeTables):
        learn(PLAN._replace(settings=settings), InProcess, b"", heard([]), straight)


def test_without_matches_nothing_is_shown() -> None:
    outcome = learn(PLAN._replace(rounds=1, matches=0), InProcess, b"", heard([]), straight)
    assert not outcome.passed
    assert outcome.meta["matches"] == []


def test_a_game_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Game = type(GAME)()
    bare.features = None
    monkeypatch.setattr(registry, "find", lambda id, folder="": bare)
    with pytest.raises(NoFeatures):
        learn(PLAN, InProcess, b"", heard([]), straight)


def test_a_bot_named_twice_plays_twice_as_long() -> None:
    found = {side.spec: seconds for side, seconds in timetable(["a", "b", "b", "c"], 100.0)}
    assert found == pytest.approx({"a": 25.0, "b": 50.0, "c": 25.0})


@pytest.mark.parametrize(("won", "rounds"), [(0.6, [False, True, True]), (0.4, [False, True])])
def test_a_network_plays_itself_as_long_as_that_makes_it_stronger(
    monkeypatch: pytest.MonkeyPatch, won: float, rounds: list[bool]
) -> None:
    seen: list[tuple[bool, int]] = []

    def teach(late: Table, held: Table, own: bool, tell: Tell) -> Taught:
        seen.append((own, len(late) + len(held)))
        return straight(late, held, own, tell)

    monkeypatch.setattr(gate, "decide", lambda *args: {"won": won, "verdict": "yes"})
    outcome = learn(PLAN._replace(seconds=0.1, rounds=3), InProcess, b"", heard([]), teach)
    assert [own for own, _ in seen] == rounds
    assert ("net:1" in outcome.meta["taught_by"]) == (won > 0.5)
    assert won < 0.5 or seen[2][1] > seen[1][1], "the games of the second round are learned from again"


# Whole numbers


def floats(width: int) -> dict[str, Any]:
    rng = np.random.default_rng(3)
    shapes = {"w1": (width, 8), "b1": (8,), "w2": (8, 4), "b2": (4,), "w3": (4, 3), "b3": (3,), "around": (width, 3)}
    return {name: rng.normal(0.0, 0.1, shape) for name, shape in shapes.items()}


def test_rounded_weights_say_nearly_the_same() -> None:
    arrays = floats(12)
    sample = np.random.default_rng(4).integers(0, 256, (500, 12)).astype(np.int16)
    whole, shifts = quantise(arrays, sample)
    assert all(np.issubdtype(array.dtype, np.integer) for array in whole.values())
    meta = {"shifts": shifts, "unit": 10.0, "rivals": True}
    network = Network(whole, meta)
    errors = rounding_error(network, arrays, sample)
    assert max(errors) < 0.05
    assert float(np.abs(exact_heads(arrays, sample.astype(np.float64), 10.0)).max()) > 10
    assert widest(whole) < EXACT_LIMIT


def test_weights_too_large_for_exact_sums_are_refused() -> None:
    arrays = floats(12)
    arrays["w2"] = arrays["w2"] * 1e12
    with pytest.raises(OverflowError):
        quantise(arrays, np.ones((4, 12), np.int16))


# Matches


def test_a_match_is_seat_balanced_and_measured() -> None:
    duel = Duel(VENUE, 2, Side("flat:40"), Side("random"), 0.5)
    seen: list[Any] = []
    found = decide(duel, 40, 60.0, "m", InProcess(), seen.append)
    assert found["games"] == len(seen) == 40
    assert found["won"] > 0.5
    assert found["low"] < found["won"] < found["high"]
    assert found["own_ms"] > found["other_ms"] >= 0.0
    assert [game.deal for game in seen] == [number // 2 for number in range(40)]


def test_the_error_comes_from_deals() -> None:
    duel = Duel(VENUE, 2, Side("random"), Side("random"), 0.5)
    seen: list[Any] = []
    decide(duel, 8, 60.0, "m", InProcess(), seen.append)
    assert error_by_deals([game._replace(share=0.5) for game in seen], 2) == 0.0
    assert error_by_deals(seen[:2], 2) == 0.0

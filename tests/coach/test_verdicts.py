"""Classes, accuracy and grades: what they are made of, and what they say of players whose strength is known."""

import json
from importlib import import_module
from pathlib import Path

import pytest
from barter import GAME as BARTER
from happy_city.given import given
from our_games import FULL_GAMES

from benchmarks import coach
from benchmarks.coach import Graded, Seat, is_right
from benchmarks.coach import measured as sums
from ludopolis import registry
from ludopolis.coach.decisions import Decision
from ludopolis.coach.grades import LADDER, LOST, MEASURED, grade, ladder, measured, rung, table_for
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import accuracy, class_of, stake_lost
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.data import Data


def decided(text: str, forced: bool = False) -> Decision:
    """A purchase in the first round, when income is worth most."""
    state = given(coins=[4, 4], face_up="hardware_store zoo casino", round=1)
    prospects = Prospects(state, 2)
    step = Step(5, 0, state.from_text(0, text), 0, 0, forced, [])
    decision = Decision(prospects, state.blind(0), 0, [step], "verdict")
    decision.look(1)
    return decision


def test_the_best_turn_costs_nothing() -> None:
    best = decided("buy hardware_store")
    assert best.agrees()
    assert best.counts()
    assert best.effects() == [0.0] * 4
    assert class_of(best) == ""
    assert accuracy([best]) == MILLION


def test_a_forced_turn_does_not_count() -> None:
    forced = decided("take coin", forced=True)
    assert not forced.counts()
    assert class_of(forced) == ""
    assert forced.effects() == [0.0] * 4
    assert accuracy([forced]) is None


def test_what_one_loses_in_shares_the_other_gains() -> None:
    bad = decided("take coin")
    mine, yours, lead, other_lead = bad.effects()
    assert mine < -0.1
    assert mine + yours == pytest.approx(0.0)
    assert lead + other_lead == pytest.approx(0.0)
    lost, off = bad.worth_lost()
    assert stake_lost(bad) == min(1.0, (lost - off) / bad.spread) > 0.1
    assert bad.entries == [5]
    kept = accuracy([bad, decided("buy hardware_store")])
    assert kept is not None
    alone = accuracy([bad])
    assert alone is not None
    assert 0 <= alone < kept < MILLION
    assert bad.worth_lost().mean > 0.0


# Grades


def entry(*lost: float) -> Data:
    levels = {level: {LOST: round(one * MILLION), "games": 6} for level, one in zip(LADDER, lost, strict=True)}
    return {"players": 2, "options": {}, "levels": levels}


def test_each_level_is_graded_as_itself() -> None:
    table = entry(2.0, 1.0, 0.5, 0.1)
    for level, lost in zip(LADDER, (2.0, 1.0, 0.5, 0.1), strict=True):
        found = grade([lost, lost, lost, lost], table)
        assert found is not None
        assert (found["level"], found["shade"]) == (level, "")
        assert found["low"] == found["place"] == found["high"]
    above = grade([0.4, 0.3, 0.4, 0.3], table)
    assert above is not None
    assert (above["level"], above["shade"]) == ("expert", "plus")
    assert above["low"] < above["place"] < above["high"]


def test_a_ladder_never_goes_down_and_ends_somewhere() -> None:
    rungs = ladder(entry(2.0, 0.5, 0.7, 0.1))
    assert rungs == [2.0, 0.5, 0.5, 0.1]
    places = [rung(loss, rungs) for loss in (9.0, 2.0, 1.0, 0.5, 0.3, 0.1, -5.0)]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (-0.5, 3.5)


def test_a_single_blunder_does_not_decide_a_grade() -> None:
    dear = decided("take coin")
    lost = dear.worth_lost().mean - dear.worth_lost().error
    counted: list[float] = []
    for dear.spread in (0.0, 4.0 * lost, 2.0 * lost, lost, lost / 3.0):
        counted.append(stake_lost(dear))
    assert counted == pytest.approx([0.0, 0.25, 0.5, 1.0, 1.0])
    assert stake_lost(decided("buy hardware_store")) == 0.0


def test_too_little_is_no_grade() -> None:
    assert grade([1.0, 1.0], entry(2.0, 1.0, 0.5, 0.1)) is None
    assert grade([1.0] * 9, None) is None
    assert table_for(BARTER, 2, {}) is None
    assert table_for(registry.find("uptown"), 1, {}) is None


@pytest.mark.parametrize("game", FULL_GAMES)
def test_levels_were_measured(game: str) -> None:
    tables = measured(registry.find(game))
    assert tables
    for table in tables:
        assert set(table["levels"]) == set(LADDER)
        assert all(level["games"] >= 3 and level["decisions"] > 50 for level in table["levels"].values())
        beginner, *_, master = (table["levels"][level][LOST] for level in LADDER)
        assert beginner > 2 * master
    assert table_for(registry.find(game), 2, {}) is tables[0]
    assert table_for(registry.find(game), 4, {}) is tables[0]


def test_a_strangers_game_brings_its_own_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kiosk").mkdir()
    source = "from barter.game import Barter\nclass Kiosk(Barter):\n    pass\nGAME = Kiosk()\n"
    (tmp_path / "kiosk" / "__init__.py").write_text(source, "utf-8")
    table = entry(4.0, 3.0, 2.0, 1.0)
    figures = tmp_path / "kiosk" / MEASURED
    older = {"players": 3, "options": {}, "levels": {level: {"loss": 1, "games": 6} for level in LADDER}}
    figures.write_text(json.dumps({"game": BARTER.id, "tables": [table, older]}), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    kiosk = import_module("kiosk").GAME
    assert measured(kiosk) == [table], "points, which earlier versions measured, are no share of a stake"
    assert measured(BARTER) == []
    kiosk.id = "newsstand"
    assert measured(kiosk) == [], "they are another game's of the same package"


@pytest.mark.parametrize("game", [game for game in FULL_GAMES if registry.find(game).players[0] == 1])
def test_who_plays_alone_is_compared_with_levels_that_did(game: str) -> None:
    solo = table_for(registry.find(game), 1, {})
    assert solo is not None
    assert solo["players"] == 1
    points = [solo["levels"][level]["points"] for level in LADDER]
    assert points[0] < points[1], "a Beginner has less to show for it than a Regular"
    assert points[0] < points[-1]


def test_a_measurement_replaces_that_of_the_same_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / BARTER.id).mkdir()
    monkeypatch.setattr(coach, "SOURCES", tmp_path)
    for players, rounds in ((1, 4), (2, 3), (2, 5)):
        coach.store(BARTER, players, rounds, {})
    found = json.loads((tmp_path / BARTER.id / MEASURED).read_text("utf-8"))
    assert found["game"] == BARTER.id
    assert [(table["players"], table["rounds"]) for table in found["tables"]] == [(2, 5), (1, 4)]


def test_what_a_level_loses_is_the_mean_over_the_decisions_of_all_seats() -> None:
    seats = [Seat([1.0, 2.0], [0.1, 0.3], ["", "blunder"], 600_000), Seat([6.0], [0.0], [""], None)]
    found = sums(seats)
    assert (found["games"], found["decisions"], found[LOST]) == (1, 3, 3 * MILLION)
    assert (found["blunder"], found["mistake"], found["accuracy"]) == (1, 0, 600_000)


@pytest.mark.soak
@pytest.mark.parametrize("game", FULL_GAMES)
def test_an_expert_is_graded_above_a_beginner(game: str) -> None:
    """In nine of ten games, after three rounds."""
    assert sum(is_right(Graded(game, number, rounds=3)) for number in range(20)) >= 18

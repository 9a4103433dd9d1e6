"""Stored puzzles hold what their seat knew and nothing else, their turn is the best, and answers are judged by it."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.trial import AGAIN, FOUND, GOOD
from ludopolis.puzzles import puzzle as puzzles
from ludopolis.puzzles.checking import check
from ludopolis.puzzles.judging import judge, moves_of
from ludopolis.puzzles.kinds import KINDS
from ludopolis.puzzles.mining import ERRORS, FLOOR, SOLO_FLOOR, Digger, Mine, look_through
from ludopolis.puzzles.puzzle import BadPuzzles, Puzzle, fits, id_of, offered, parse, stored

ALL = [puzzle for game in OUR_GAMES for puzzle in stored(game).puzzles]
WITH_PUZZLES = [game for game in OUR_GAMES if offered(game)]


def a_puzzle() -> Puzzle:
    """A puzzle in which one move is the turn."""
    return next(one for one in offered("uptown") if len(one.turn) == 1)


def test_there_are_puzzles_of_several_games_and_kinds() -> None:
    assert list(OUR_GAMES) == WITH_PUZZLES
    assert min(len(offered(game)) for game in WITH_PUZZLES) >= 100
    assert len({one.kind for game in WITH_PUZZLES for one in offered(game)}) >= 4
    assert len({one.id for one in ALL}) == len(ALL)


@pytest.mark.parametrize(
    ("turn", "other", "told"),
    [
        (["a"], ["b"], ["a"]),
        (["a"], ["a", "b"], ["a"]),
        (["a", "b", "c"], ["x", "y"], ["a"]),
        (["a", "b", "c"], ["a", "y"], ["a", "b"]),
        (["a", "b", "c"], ["a", "b", "y"], ["a", "b"]),
    ],
)
def test_a_hint_tells_how_the_turn_begins_but_not_all_of_it(turn: list[str], other: list[str], told: list[str]) -> None:
    one = a_puzzle()
    assert one._replace(turn=turn, rivals=[one.rivals[0]._replace(turn=other)]).beginning() == told


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_puzzle_holds_what_its_seat_knew_and_a_turn_that_is_legal(game: str) -> None:
    for one in stored(game).puzzles:
        assert_sound(one)


def assert_sound(one: Puzzle) -> None:
    state = registry.find(one.game).load(one.position)
    assert state.blind(one.seat).dump() == one.position
    assert one.id == id_of(one.game, state, one.seat)
    assert len(moves_of(state, one.seat, one.turn)) == len(one.turn) > 0
    assert one.kind in KINDS
    assert len(one.rivals) >= 2
    for rival in one.rivals:
        share, error, points, points_error = (number / MILLION for number in rival.cost)
        swing = state.game.swing
        lost, wrong, floor = (
            (share, error, FLOOR) if one.measure == "share" else (points / swing, points_error / swing, SOLO_FLOOR)
        )
        assert lost >= floor
        assert lost >= ERRORS * wrong
    assert sum(row["points"] for row in one.reasons) == one.gain > 0
    assert 1 <= one.difficulty() <= 5


def test_only_what_was_looked_at_again_for_the_truth_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    one = a_puzzle()
    assert one.check is not None
    assert one.check.times == 20
    fresh, quick = one._replace(check=None), one._replace(check=one.check._replace(truth=False))
    collection = stored(one.game)._replace(puzzles=[fresh, quick])
    monkeypatch.setattr(puzzles, "stored", lambda _: collection)
    assert offered.__wrapped__(one.game) == ()


def test_a_puzzle_of_other_rules_or_components_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    one = a_puzzle()
    game = registry.find(one.game)
    older = one._replace(id="older", rules=one.rules - 1)
    other = one._replace(id="other", components="0" * len(one.components))
    assert [fits(some, game) for some in (one, older, other)] == [True, False, False]
    collection = stored(one.game)._replace(puzzles=[older, one, other])
    monkeypatch.setattr(puzzles, "stored", lambda _: collection)
    assert offered.__wrapped__(one.game) == (one,)


def test_a_file_is_read_as_it_was_written_and_others_are_refused() -> None:
    collection = stored("uptown")
    assert parse(collection.to_text()) == collection
    for text in ("", "{}", '{"puzzles": 99}', collection.to_text() + "{}\n"):
        with pytest.raises(BadPuzzles):
            parse(text)


def test_the_stored_turn_is_found_and_others_are_told_what_they_cost() -> None:
    one = a_puzzle()
    assert judge(one, one.turn)["verdict"] == FOUND
    rival = one.rivals[-1]
    told = judge(one, rival.turn)
    assert told["verdict"] in (GOOD, AGAIN)
    assert (told["loss"], told["loss_points"]) == (rival.cost.share, rival.cost.points)
    assert told["reasons"]
    assert judge(one, one.rivals[0].turn)["verdict"] == GOOD


def test_a_turn_that_is_not_stored_is_measured() -> None:
    one = a_puzzle()
    forgetful = one._replace(rivals=one.rivals[:1])
    told = judge(forgetful, one.rivals[-1].turn)
    assert told["verdict"] != FOUND
    assert told["loss"] > 0


def test_a_wrong_turn_fails_when_it_is_looked_at_again() -> None:
    one = a_puzzle()
    assert check(one, "other", 1, truth=False) is not None
    assert check(one._replace(turn=one.rivals[-1].turn), "other", 1, truth=False) is None
    assert check(one._replace(turn=one.rivals[-1].turn), "other", 1, truth=True) is None


def test_what_the_seat_did_not_know_makes_no_difference() -> None:
    """The same decision with other hidden cards is the same puzzle, or none either."""
    one = next(some for some in offered("ginkgopolis") if some.players > 1)  # there are hands
    game = registry.find(one.game)
    state = game.load(one.position)
    worlds = [state.determinize(Random(seed)) for seed in (1, 2)]
    assert worlds[0].dump() != worlds[1].dump()
    first, second = (Digger(game, world.blind(one.seat), one.seat, "seed") for world in worlds)
    assert first.state.dump() == second.state.dump()
    assert first.rng.random() == second.rng.random()


def test_a_game_is_looked_through_alike_every_time() -> None:
    game = registry.find("happy_city")
    mine = Mine("happy_city", 2, game.complete({"max_rounds": 4}, 2), "regular", "2")
    found = look_through(mine)
    assert found.decisions > 15
    assert found.candidates >= len(found.puzzles) > 0
    for one in found.puzzles:
        assert fits(one, game)
        assert min(one.found) < one.tries
    assert look_through(mine) == found


def test_the_tables_of_the_page_are_those_of_the_files() -> None:
    script = Path(__file__).parents[2] / "scripts" / "puzzle_tables.py"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0

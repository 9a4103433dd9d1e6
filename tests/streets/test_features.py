"""Rows of numbers: pinned to their version, readable by name, and about what the seat knows."""

from hashlib import sha256
from random import Random

import feature_games
import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets import GAME
from ludopolis.games.streets.judgement.features import SHIFT, StreetsFeatures
from ludopolis.games.streets.judgement.party_features import PARTY
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import HAND, NONE, STEP_SHOW_FACE

FEATURES = StreetsFeatures()
WIDTH = 253
PINNED = {1: "097c702371d97f1a", 2: "1cb61d127405c491", 4: "076358c64eb8c48d"}
"""Version 1. If a digest changes, the version must grow and networks must be taught anew."""
MODES: dict[int, list[dict[str, OptionValue]]] = {
    1: [{"difficulty": "hard"}],
    2: [{}, {"business": True, "advisors": "random"}],
    4: [{"business": True, "advisors": "random"}],
}


def between_turns(players: int) -> list[StreetsState]:
    """The positions between turns of some games."""
    found = feature_games.between_turns(GAME, FEATURES, MODES[players], players)
    return [state for state in found if isinstance(state, StreetsState)]


def named(state: StreetsState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


@pytest.mark.parametrize("players", PINNED)
def test_rows_change_only_with_their_version(players: int) -> None:
    rows = [FEATURES.row(state, seat) for state in between_turns(players)[::2] for seat in range(players)]
    assert {len(row) for row in rows} == {WIDTH}
    assert all(-255 <= number <= 255 for row in rows for number in row)
    assert FEATURES.version == 1
    assert sha256(repr(rows).encode()).hexdigest()[:16] == PINNED[players]


def test_every_number_has_a_name_of_its_own_and_rows_have_one_length() -> None:
    for players in range(1, 6):
        names = FEATURES.names(players)
        assert len(names) == len(set(names)) == WIDTH


def test_a_turn_is_over_before_its_tile_is_drawn() -> None:
    drawing = [state for state in between_turns(2) if state.step == STEP_SHOW_FACE]
    assert len(drawing) > 20
    for state in drawing:
        own = state.backs[HAND * state.active : HAND * state.active + HAND]
        assert own.count(NONE) == state.draws + 1
        row = named(state, state.active)
        assert row["seats from the own one to the one that draws"] == 1
        assert row["seats from the own one to the next to build"] == 1


def test_trying_tiles_leaves_no_trace() -> None:
    for state in between_turns(4)[::9]:
        before = (state.digest(), state.active)
        FEATURES.row(state, 2)
        assert (state.digest(), state.active) == before


def test_the_strongest_rival_and_the_own_party_are_told_alike() -> None:
    for state in between_turns(2)[::5]:
        mine, theirs = named(state, 0), named(state, 1)
        for name in PARTY:
            assert mine[f"strongest rival: {name}"] == theirs[f"own: {name}"]
        assert mine["own: money"] == state.money[0]
        assert mine["lead in money over the strongest rival"] == state.money[0] - state.money[1]


def test_tiles_in_hand_are_sorted_by_what_they_promise() -> None:
    for state in between_turns(2)[3::4]:
        for seat in (0, 1):
            row = named(state, seat)
            worths = [row[f"own: tile {place}, best first: best place"] for place in range(HAND)]
            assert worths == sorted(worths, reverse=True)
            held = sum(tile >= 0 for tile in state.hand[HAND * seat : HAND * seat + HAND])
            assert sum(worth > 0 for worth in worths) == held or not state.spots
    assert SHIFT == 64


def test_on_an_empty_table_everybody_is_level() -> None:
    state = GAME.new({}, 2)
    rng = Random(1)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    assert isinstance(state, StreetsState)
    for seat in (0, 1):
        assert named(state, seat)["lead over the strongest rival × 2"] == 0

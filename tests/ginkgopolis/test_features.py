"""Rows of numbers: pinned to their version, readable by name, and about what the seat knows."""

from hashlib import sha256
from random import Random

import feature_games
import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis import OLDER
from ludopolis.games.ginkgopolis.judgement.features import GinkgopolisFeatures, in_steps
from ludopolis.games.ginkgopolis.judgement.side_features import SIDE, UNSEEN, WITH_RIVAL, cards_by_place
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import OWN_POINTS, OWN_SIZE, STEP_CARDS, STEP_SELECT

FEATURES = GinkgopolisFeatures()
GAME = OLDER[0]
WIDTH = 231
PINNED = {1: "56f0b055d25eddb4", 2: "2aa2056d9a58fa7e", 4: "b8ea651ad0a6de96"}
"""Version 1, in games by rules 1. If a digest changes, the version must grow and networks must be taught anew."""
MODES: dict[int, list[dict[str, OptionValue]]] = {
    1: [{}, {"solo_level": "expert"}],
    2: [{}, {"characters": "draft"}],
    4: [{"characters": "draft"}],
}


def between_rounds(players: int) -> list[GinkgopolisState]:
    """The positions between rounds of some games."""
    found = feature_games.between_turns(GAME, FEATURES, MODES[players], players)
    return [state for state in found if isinstance(state, GinkgopolisState)]


def named(state: GinkgopolisState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


@pytest.mark.parametrize("players", PINNED)
def test_rows_change_only_with_their_version(players: int) -> None:
    rows = [FEATURES.row(state, seat) for state in between_rounds(players) for seat in range(players)]
    assert {len(row) for row in rows} == {WIDTH}
    assert all(-255 <= number <= 255 for row in rows for number in row)
    assert FEATURES.version == 1
    assert sha256(repr(rows).encode()).hexdigest()[:16] == PINNED[players]


def test_every_number_has_a_name_of_its_own_and_rows_have_one_length() -> None:
    for players in range(1, 6):
        names = FEATURES.names(players)
        assert len(names) == len(set(names)) == WIDTH
    assert len(SIDE) == 72


def test_a_round_is_over_before_cards_are_drawn() -> None:
    for state in between_rounds(2):
        if state.pending() != 0:
            assert state.todo[-3] == STEP_CARDS
            assert {len(hand) for hand in state.hands} == {3}
            assert named(state)["own: card 3, best first: best play"] == 0


def test_the_strongest_rival_and_the_own_side_are_told_alike() -> None:
    for state in between_rounds(2)[::5]:
        mine, theirs = named(state, 0), named(state, 1)
        for name in SIDE:
            if "in the own hand" not in name and "in a rival's hand" not in name and "unseen" not in name:
                assert mine[f"strongest rival: {name}"] == theirs[f"own: {name}"]
        assert mine["own: points"] == min(255, state.own[OWN_POINTS])
        assert theirs["own: points"] == min(255, state.own[OWN_SIZE + OWN_POINTS])


def test_a_card_passed_on_is_known_to_be_with_the_rival_until_it_is_shown() -> None:
    looked = 0
    for state in between_rounds(2):
        while state.pending() == CHANCE:
            state.play(CHANCE, state.sample(Random(1)))
        if state.pending() == 0 or state.todo[-3] != STEP_SELECT:
            continue
        for seat in (0, 1):
            held = [card - 12 for card in state.hands[1 - seat] if card >= 12]
            where = cards_by_place(state, seat)
            passed = [tile for tile in held if state.known[tile + 12] >> seat & 1]
            assert all(where[tile] == WITH_RIVAL for tile in passed)
            assert all(where[tile] == UNSEEN for tile in held if tile not in passed)
            looked += len(passed)
    assert looked > 10


@pytest.mark.parametrize(("worth", "shown"), [(-99.0, 1), (0.0, 64), (2.5, 74), (99.0, 255)])
def test_worths_are_shown_in_quarters_of_a_point(worth: float, shown: int) -> None:
    assert in_steps(worth) == shown

"""Rows of numbers: pinned to their version, readable by name, and about what cards do."""

from hashlib import sha256
from random import Random

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import first_half
from ludopolis.games.uptown.judgement.appraisal import Appraisal, Street
from ludopolis.games.uptown.judgement.features import SEAT, TABLE, USE, USES, UpTownFeatures, in_order, in_steps
from ludopolis.games.uptown.rules.moves import place_of
from ludopolis.games.uptown.rules.placement import placements
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import NO_CARD, PLOTS, STEP_FREE_CARD, STEP_OVER
from ludopolis.games.uptown.rules.turns import place

FEATURES = UpTownFeatures()
PINNED = {2: "130b45af6e8b3f0f", 3: "886c75b09da86588", 4: "27bfae9541b2037e"}
"""Version 1: the beginning of a row. If a digest changes, the version must grow and networks must be taught anew."""
GROWN = {2: "56af1ee7b72bb76a"}
"""Version 2: whole rows of two."""


def between_turns(players: int) -> list[UpTownState]:
    """The positions between turns of games that the policy plays."""
    rng = Random(players)
    found: list[UpTownState] = []
    for _ in range(3):
        state = GAME.new({}, players)
        assert isinstance(state, UpTownState)
        turn = 0
        while (pending := state.pending()) != 0:
            seat = CHANCE if pending == CHANCE else state.actor
            move = state.sample(rng) if seat == CHANCE else GAME.judge.policy(state, seat, state.legal(seat), rng)
            state.play(seat, move)
            if state.turn() != turn:
                turn = state.turn()
                found.append(state.clone())
    return found


def named(state: UpTownState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


@pytest.mark.parametrize("players", PINNED)
def test_rows_change_only_with_their_version(players: int) -> None:
    rows = [FEATURES.row(state, seat) for state in between_turns(players) for seat in range(players)]
    width = 13 + 102 * players
    assert {len(row) for row in rows} == {width + (2 * len(USES) if players == 2 else 0)}
    assert all(0 <= number <= 255 for row in rows for number in row)
    assert (FEATURES.version, FEATURES.oldest) == (2, 1)
    assert sha256(repr([row[:width] for row in rows]).encode()).hexdigest()[:16] == PINNED[players]
    assert sha256(repr(rows).encode()).hexdigest()[:16] == GROWN.get(players, PINNED[players])


def test_every_number_has_a_name_of_its_own() -> None:
    assert (len(TABLE), len(SEAT)) == (13, 102)
    assert len(set(FEATURES.names(4))) == 13 + 4 * 102
    assert len(set(FEATURES.names(2))) == 13 + 2 * 102 + 2 * 23


def test_seats_see_each_other_in_turn_order() -> None:
    for state in between_turns(3)[5::9]:
        for step in range(3):
            for seat in range(3):
                assert named(state, seat)[f"seat +{step}: coins"] == state.wallet[(seat + step) % 3]


def test_what_the_table_shows_is_in_the_row() -> None:
    state = between_turns(2)[9]
    row = named(state, 1)
    assert row["round"] == state.round
    assert row["project cards not seen yet"] == len(state.unseen)
    assert row["seats from the own one to the actor"] == (state.actor - 1) % 2
    assert row["seat +0: cards in the deck"] == state.size[1]
    assert row["seat +1: open plots"] == 5 - state.closed[0].bit_count()


def test_plots_are_sorted_by_being_open_and_by_height() -> None:
    for state in between_turns(2)[::7]:
        for seat in (0, 1):
            keys = [
                (bool(state.closed[seat] >> plot & 1), -len(state.plots[5 * seat + plot]), plot)
                for plot in in_order(state, seat)
            ]
            assert keys == sorted(keys)


@pytest.mark.parametrize(("worth", "shown"), [(-1.0e9, 0), (-99.0, 1), (0.0, 64), (2.5, 74), (99.0, 255)])
def test_worths_are_shown_in_quarters_of_a_point(worth: float, shown: int) -> None:
    assert in_steps(worth) == shown


def test_the_best_use_of_a_card_is_what_the_rules_make_of_it() -> None:
    """The next free card is placed where it is worth most, and the street has so much more prestige and revenue."""
    gifts = roofs = 0
    for state in between_turns(2):
        seat = state.actor
        card = state.top[seat]
        if card == NO_CARD or state.step == STEP_OVER:
            continue
        twin = state.clone()
        twin.held = card
        twin.step = STEP_FREE_CARD
        moves = placements(twin, seat, card)
        if not moves:
            continue
        worths = Appraisal(twin, seat).appraise(moves)
        number, owner, plot = place_of(moves[worths.index(max(worths))])
        half = first_half(card) + number
        before = Street(state, owner)
        place(twin, seat, moves[worths.index(max(worths))])
        after = Street(twin, owner)
        row = named(state, seat)
        use = {name: row[f"seat +0: next free card, best use: {name}"] for name in USE}
        assert use["prestige + 16"] == after.prestige - before.prestige + 16
        assert use["revenue + 16"] == after.revenue - before.revenue + 16
        assert use["cards below"] == len(state.plots[PLOTS * owner + plot])
        assert (use["is a roof"], use["is a gift"]) == (GAME.parts.roof[half], GAME.parts.gift[half])
        gifts += use["is a gift"]
        roofs += use["is a roof"]
        if owner == seat:
            shown = [row[f"seat +0: plot {at}, open and high ones first: best card on offer"] for at in range(PLOTS)]
            assert shown[in_order(state, seat).index(plot)] >= in_steps(max(worths))
    assert gifts > 0
    assert roofs > 3

"""The first policy and its variants: their arithmetic is right, and each leans as its name says."""

from random import Random
from typing import Any

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown.components.tables import first_half
from ludopolis.games.uptown.judgement.greedy_1 import (
    BALANCED,
    GIFT_GIVER,
    LEANINGS,
    PRESTIGE,
    REVENUE,
    ROOF_RUSHER,
    THRIFTY,
    Evaluator,
    Leaning,
    lean,
)
from ludopolis.games.uptown.rules.moves import MOVE_DISCARD, place_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import street_prestige, street_revenue
from ludopolis.games.uptown.rules.state import NO_CARD
from uptown.given import fresh, given


def chosen(state: UpTownState, leaning: Leaning = BALANCED) -> str:
    seat = lowest_seat(state.pending())
    return state.to_text(seat, lean(state, seat, state.legal(seat), Random(1), leaning))


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_half_adds_is_what_the_street_gains(players: int) -> None:
    rng = Random(players)
    looked = 0
    for _ in range(4):
        state = fresh(players)
        state.events = None
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            seat = state.actor
            legal = state.legal(seat)
            if state.held != NO_CARD:
                evaluator = Evaluator(state, seat, BALANCED)
                for move in legal[:-1] if legal[-1] == MOVE_DISCARD else legal:
                    number, owner, plot = place_of(move)
                    half = first_half(state.held) + number
                    twin = state.clone()
                    twin.build(seat, owner, plot, half)
                    more = street_revenue(twin, owner) - street_revenue(state, owner)
                    assert evaluator.added(owner, plot, half, REVENUE) == more
                    more = street_prestige(twin, owner) - street_prestige(state, owner)
                    assert evaluator.added(owner, plot, half, PRESTIGE) == more
                    looked += 1
            state.play(seat, legal[int(rng.random() * len(legal))])
    assert looked > 900


def test_leanings_lean() -> None:
    assert [name for name, _ in LEANINGS] == ["balanced", "roof_rusher", "thrifty", "gift_giver"]
    assert [leaning for _, leaning in LEANINGS] == [BALANCED, ROOF_RUSHER, THRIFTY, GIFT_GIVER]
    assert ROOF_RUSHER.roof >= BALANCED.roof + 2
    assert THRIFTY.coin >= BALANCED.coin * 1.5
    assert GIFT_GIVER.harm >= BALANCED.harm * 1.5


def test_the_rusher_closes_where_others_build_on() -> None:
    state = given(held="P51", streets=["family_flat"])  # a loft of 3 points or a roof of 2
    assert chosen(state, ROOF_RUSHER) == "place tiled_roof 1"
    assert chosen(state) == "place loft 1"


def test_the_thrifty_keep_their_coins() -> None:
    state = given(tops="P78 P61", common="M25", wallets=[10])
    assert chosen(state, THRIFTY) == "municipal"


def test_gifts_go_to_the_leader() -> None:
    state = given(3, held="P64", streets=["", "playground", "park roof_garden | museum"])
    assert chosen(state, GIFT_GIVER).startswith("place ruin 2.")


def test_in_the_last_round_a_coin_is_a_third_of_a_point() -> None:
    position: dict[str, Any] = {"sizes": [10, 0], "last_round": "deck_empty", "actor": 1, "first": 0}
    state = given(tops="P71 P09", common="M04", streets=["", "family_flat"], wallets=[10, 10], **position)
    assert chosen(state) == "buy 0"  # three points for five coins; the common pile has one point at most


def test_worthless_cards_are_discarded() -> None:
    closed = "park | square | square | square | family_flat"
    state = given(held="P14", streets=[closed, "concierge"], sizes=[10, 0], last_round="deck_empty")
    # The laundry is worth nothing now, and the noise may not go on the guarded building.
    assert chosen(state, Leaning(*[0.0] * 10)) in ("discard", "place laundry 5")

"""Rounds, turns and what may not be done."""

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadPosition, IllegalMove, fact
from ludopolis.terminal.template.game import GAME

from .given import do, given


def test_a_round_begins_with_a_card_more_than_players() -> None:
    state = GAME.new({}, 3)
    for card in range(4):
        assert state.pending() == CHANCE
        state.apply(CHANCE, card)
    assert state.pending() == 1 << 0
    assert state.legal(0) == [0, 1, 2, 3]


def test_after_a_round_the_next_seat_begins() -> None:
    state = do(given(["", ""], offer="house_1 house_2 house_3"), "take house_2")
    assert state.actor() == 1
    do(state, "take house_3")
    assert (state.round, state.actor(), state.pending()) == (1, 1, CHANCE)
    assert state.cards(0) == [1]
    assert [told.kind for told in state.events_for(0)] == ["took", "took"]


def test_a_card_that_is_not_on_offer_is_refused() -> None:
    state = given(["", ""], offer="house_1 house_2 house_3")
    with pytest.raises(IllegalMove) as refused:
        do(state, "take park_6")
    assert refused.value.reason == fact("not-on-offer", building="park", points=6)


def test_a_card_in_two_places_is_no_position() -> None:
    data = given(["house_4", "house_5"], offer="house_1 house_2 house_3", round=1).dump()
    data["offer"][0] = "house_4"
    with pytest.raises(BadPosition):
        GAME.load(data)

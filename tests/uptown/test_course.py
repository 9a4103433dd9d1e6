"""Whole games: the bound on rounds (O22), and what is conserved after every step."""

from random import Random

import pytest
from positions import told

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown.rules.play import UpTownState
from uptown.given import fresh


def step(state: UpTownState, rng: Random) -> list[dict[str, object]]:
    """Plays a random move of whoever decides and returns its events."""
    state.events = []
    pending = state.pending()
    seat = CHANCE if pending == CHANCE else lowest_seat(pending)
    legal = state.legal(seat)
    state.play(seat, legal[int(rng.random() * len(legal))])
    state.audit()
    return told(state)


@pytest.mark.parametrize(("players", "most"), [(2, 42), (3, 28), (4, 21)])
def test_o22_random_games_keep_their_bound_and_all_coins_are_accounted_for(players: int, most: int) -> None:
    for seed in range(10):
        rng = Random(seed)
        state = fresh(players)
        bank = 10 * players
        turns = [0] * players
        while state.pending() != 0:
            before = [list(plot) for plot in state.plots]
            for event in step(state, rng):
                if event["kind"] == "plot-closed":
                    bank += int(str(event["amount"]))
                elif event["kind"] == "bought-own":
                    bank -= int(str(event["price"]))
                elif event["kind"] in ("free-card-taken", "coins-collected", "nothing-to-take"):
                    turns[int(str(event["seat"]))] += 1
            assert [now[: len(then)] for now, then in zip(state.plots, before, strict=True)] == before
            assert sum(len(plot) for plot in state.plots) - sum(len(plot) for plot in before) in (0, 1)
            assert sum(state.wallet) + sum(state.deck_coins) == bank
        assert state.round <= most
        assert turns == [state.round] * players

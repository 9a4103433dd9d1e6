"""Barter as a row of numbers: the round, coins, and the tiles that the seat knows."""

from barter.rules import BarterState
from ludopolis.engine.contract import Features


class BarterFeatures(Features[BarterState]):
    def __init__(self) -> None:
        super().__init__(version=1)

    def names(self, players: int) -> list[str]:
        seats = ["coins", "first tile", "second tile", "has chosen"]
        return ["round", "bank", *(f"seat +{step}: {name}" for step in range(players) for name in seats)]

    def row(self, state: BarterState, seat: int) -> list[int]:
        row = [state.round, state.bank]
        for step in range(state.players):
            other = (seat + step) % state.players
            row.append(state.coins[other])
            for place in (2 * other, 2 * other + 1):
                seen = state.hand[place] >= 0 and state.known[place] >> seat & 1
                row.append((state.hand[place] >> 1) + 1 if seen else 0)
            row.append(1 if step == 0 and state.choice[other] >= 0 else 0)
        return row

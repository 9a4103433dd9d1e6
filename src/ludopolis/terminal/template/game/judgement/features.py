"""Positions as rows of small numbers, for networks: how far the game is, and what each town counts."""

from ludopolis.engine.contract import Features
from ludopolis.terminal.template.game.rules import SampleGameState


class SampleGameFeatures(Features[SampleGameState]):
    """The own town first, then the others in turn order."""

    def __init__(self) -> None:
        super().__init__(version=1)

    def names(self, players: int) -> list[str]:
        towns = [f"town +{step}: {name}" for step in range(players) for name in ("points", "kinds")]
        return ["rounds left", *towns]

    def row(self, state: SampleGameState, seat: int) -> list[int]:
        totals = state.results().totals
        row = [state.rounds - state.round]
        for step in range(state.players):
            other = (seat + step) % state.players
            row += [totals[other], state.kinds(other)]
        return row

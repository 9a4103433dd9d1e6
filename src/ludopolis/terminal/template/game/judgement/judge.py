"""What judges: a card is worth its points, and more if the town has nothing of its kind."""

from ludopolis.engine.contract import Judge
from ludopolis.terminal.template.game.rules import KIND_POINTS, SampleGameState


class SampleGameJudge(Judge[SampleGameState]):
    """The engine's `policy` takes the best by `appraise`, its `value` is the lead in points."""

    def appraise(self, state: SampleGameState, seat: int, legal: list[int]) -> list[float]:
        kinds = {state.parts.kind[card] for card in state.cards(seat)}
        worths: list[float] = []
        for card in legal:
            new = state.variety and state.parts.kind[card] not in kinds
            worths.append(float(state.parts.points[card] + (KIND_POINTS if new else 0)))
        return worths

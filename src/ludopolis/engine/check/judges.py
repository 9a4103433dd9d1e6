"""Laws of judges and features: they do not change the position."""

from random import Random

from ludopolis.engine.check.fields import changed_fields, kept_fields
from ludopolis.engine.check.law import Hear, hear_fact, law
from ludopolis.engine.contract import LARGEST, Judge, State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact


def judges_only_look(state: State, seat: int, hear: Hear | None) -> None:
    """Checks every judge of the game, on a copy, so that no other part is blamed for what a judge breaks."""
    for judge in state.game.judges:
        copy = state.clone()
        legal = copy.legal(seat)
        before = kept_fields(copy)
        move = judge.policy(copy, seat, legal[:], Random(0))
        _left_alone(judge, "policy", copy, before)
        law(move in legal, f"judge {judge.name}: the policy plays a legal move")
        worths = judge.appraise(copy, seat, legal[:])
        _left_alone(judge, "appraise", copy, before)
        law(len(worths) == len(legal), f"judge {judge.name}: an appraisal for every move")
        judge.value(copy, seat)
        _left_alone(judge, "value", copy, before)
        causes = judge.causes((copy, copy), (copy, copy), seat)
        _left_alone(judge, "causes", copy, before)
        lines = {line.category for line in copy.sheet()[seat]}
        for term, points in causes:
            law(points == 0.0, f"judge {judge.name}: a turn has no more {term} than itself")
            if term not in lines:  # lines of the sheet have words anyway
                hear_fact(hear, "term", Fact(term, {}))
        judge.figures(copy, seat)
        _left_alone(judge, "figures", copy, before)


def _left_alone(judge: Judge[State], method: str, state: State, before: Data) -> None:
    changed = changed_fields(before, kept_fields(state))
    law(not changed, f"judge {judge.name}: {method} leaves the position as it was; it changes {', '.join(changed)}")


def rows_are_fair(state: State) -> None:
    """A row has a name for every number, only small numbers, and nothing that its seat does not know."""
    features = state.game.features
    if features is None:
        return
    width = len(features.names(state.players))
    for seat in range(state.players):
        row = features.row(state, seat)
        law(len(row) == width, "features: a name for every number")
        law(all(-LARGEST <= number <= LARGEST for number in row), "features: small numbers only")
        law(features.row(state.blind(seat), seat) == row, "features: a row holds only what its seat knows")

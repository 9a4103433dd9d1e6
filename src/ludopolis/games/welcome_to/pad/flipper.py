"""The flipper: everybody writes on paper, and one screen turns the cards.

It is the engine's own table with blank sheets: turning the cards closes the round, and a plan that somebody has done is
claimed on their blank sheet. Nothing of the rules is here.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from ludopolis.engine.contract import CHOICE, Act, Aid, Aiding, Answers, Field, PadEntry, Question, Step
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadEntry, Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to.pad.pad import FIRST, LATER, STACKS
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.rounds import close_round
from ludopolis.games.welcome_to.rules.sheet import CLAIMED, WANTS_RESHUFFLE
from ludopolis.games.welcome_to.rules.state import STAGE_OVER, STAGE_TURNS
from ludopolis.games.welcome_to.rules.turn import asks_reshuffle

TURN: Final = "turn"
CLAIM: Final = "claim"
END: Final = "end"
YES: Final = "yes"
NO: Final = "no"


class Flipper(Aid):
    """Turns the cards of one table."""

    def __init__(
        self,
        start: Callable[[int, dict[str, OptionValue]], WelcomeToState],
        players: int,
        options: dict[str, OptionValue],
    ) -> None:
        self.start = start
        self.players = players
        self.options = options

    def stands(self, steps: list[Step]) -> Aiding:
        state = self._after(steps)
        ended = bool(steps) and steps[-1][0] == END
        over = ended or state.stage == STAGE_OVER
        told: list[Fact] = []
        if over:
            told = [fact("over")]
        elif state.shuffled and steps[-1][0] == TURN and self._after(steps[:-1]).shuffled < state.shuffled:
            told = [fact("shuffled")]
        back = bool(steps) and steps[-1][0] != TURN
        figures = [("round", state.round)] if steps else []
        acts = [] if over else self._acts(state, steps)
        return Aiding(acts, told, figures, self._view(state) if steps else {}, self._entry(state), back, over)

    def step(self, steps: list[Step], act: Act, answers: Answers, rng: Random) -> Step:
        if act.name == CLAIM:
            plan, side = int(answers["plan"]) - 1, int(answers.get("side", 0))
            if self._after(steps).sheets[side][CLAIMED + plan]:
                raise BadEntry(fact("bad-entry-choice", field="plan"))
            return [CLAIM, str(plan), str(side), str(answers.get("reshuffle", NO))]
        if act.name == END:
            return [END]
        state = self._after(steps)
        if steps:
            close_round(state)
        drawn: list[str] = []
        while state.pending() == CHANCE:
            outcome = state.sample(rng)
            state.play(CHANCE, outcome)
            drawn.append(str(outcome))
        return [TURN, *drawn]

    # How the table stands

    def _after(self, steps: list[Step]) -> WelcomeToState:
        state = self.start(self.players, self.options)
        for step in steps:
            if step[0] == CLAIM:
                self._claim(state, int(step[1]), int(step[2]), step[3] == YES)
            elif step[0] == TURN:
                if state.stage == STAGE_TURNS:
                    close_round(state)
                for outcome in step[1:]:
                    state.play(CHANCE, int(outcome))
        return state

    def _claim(self, state: WelcomeToState, stack: int, side: int, reshuffle: bool) -> None:
        sheet, plan = state.sheets[side], state.plans[stack]
        later = state.approved >> stack & 1
        sheet[CLAIMED + stack] = state.parts.plan_low[plan] if later else state.parts.plan_high[plan]
        if reshuffle:
            sheet[WANTS_RESHUFFLE] = 1
        state.shown[side] = sheet[:]  # on paper everybody sees it at once

    def _view(self, state: WelcomeToState) -> Data:
        """What lies on the table; alone, also the numbers in the hand."""
        viewer = 0 if self.players == 1 else SPECTATOR
        return {"me": 0 if self.players == 1 else None, "view": state.blind(viewer).view(viewer)}

    def _acts(self, state: WelcomeToState, steps: list[Step]) -> list[Act]:
        if not steps:
            return [Act(TURN, main=True)]
        open_plans = [stack for stack in range(STACKS) if any(not sheet[CLAIMED + stack] for sheet in state.sheets)]
        found = [Act(END)]
        if open_plans:
            found.insert(0, Act(CLAIM, tuple(self._questions(state, open_plans))))
        return [*found, Act(TURN, main=True)]

    def _questions(self, state: WelcomeToState, plans: list[int]) -> list[Question]:
        labels = tuple(str(stack + 1) for stack in plans)
        found = [Question(Field("plan", CHOICE, choices=labels, of="flip-plan", label=fact("which")))]
        if self.players > 1:
            sides = tuple(range(self.players))
            found.append(Question(Field("side", CHOICE, choices=sides, of="seat", label=fact("whose"))))
        fresh = tuple(str(stack + 1) for stack in plans if not state.approved >> stack & 1)
        wanted = any(sheet[WANTS_RESHUFFLE] for sheet in state.sheets)
        if fresh and not wanted and any(asks_reshuffle(state, sheet) for sheet in state.sheets):
            asks = Field("reshuffle", CHOICE, choices=(NO, YES), of="flip-reshuffle", label=fact("reshuffle"))
            found.append(Question(asks, (("plan", fresh),)))
        return found

    def _entry(self, state: WelcomeToState) -> PadEntry:
        found: PadEntry = {}
        for stack, plan in enumerate(state.plans):
            if plan < 0:
                continue
            found[f"plan_{stack + 1}"] = [state.parts.plan_ids[plan]]
            for side, sheet in enumerate(state.sheets):
                points = sheet[CLAIMED + stack]
                if points:
                    found[f"claim_{stack + 1}.{side}"] = FIRST if points == state.parts.plan_high[plan] else LATER
        return found

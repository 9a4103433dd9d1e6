"""Ties the rules to the contract: the State whose methods call them, and the Game."""

from random import Random
from typing import Final

from ludopolis.engine.chance import CHANCE, Chance
from ludopolis.engine.game import Game, State
from ludopolis.engine.options import OptionValue, choice, switch
from ludopolis.games.welcome_to import moves
from ludopolis.games.welcome_to.components import CARDS, WelcomeToComponents
from ludopolis.games.welcome_to.rounds import (
    advance,
    chance_of,
    clear_hands,
    clear_since,
    close_round,
    outcomes,
    play_outcome,
    sample_outcome,
)
from ludopolis.games.welcome_to.sheet import empty_sheet
from ludopolis.games.welcome_to.state import EACH_PLAN, FIRST_PLAN_ONLY, NEVER, NONE, TURNS, OVER, DRAW_PLAN, Position
from ludopolis.games.welcome_to.turn import legal_moves, play_move


class WelcomeToState(Position):
    def pending(self) -> int:
        if self.stage == TURNS:
            return self.waiting
        return 0 if self.stage == OVER else CHANCE

    def legal(self, seat: int) -> list[int]:
        return outcomes(self) if seat == CHANCE else legal_moves(self, seat)

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            play_outcome(self, move)
            return
        play_move(self, seat, move)
        if self.waiting == 0:
            close_round(self)

    def sample(self, rng: Random) -> int:
        return sample_outcome(self, rng)

    def clone(self) -> "WelcomeToState":
        twin = WelcomeToState()
        self.copy_to(twin)
        return twin

    def turn(self) -> int:
        return self.round

    def chance(self) -> Chance:
        return chance_of(self)


class WelcomeTo(Game):
    def __init__(self, folder: str = "") -> None:
        self.parts = WelcomeToComponents(folder)
        options = (
            switch("expert"),
            switch("draft"),
            choice("reshuffle_policy", "each_plan", "first_plan_only", "never"),
            choice("pass_direction", "right", "left"),
            choice("ring_timing", "both", "before"),
        )
        super().__init__(
            "welcome_to",
            1,
            (1, 12),
            options,
            self.parts,
            moves.MOVES,
            moves.OUTCOMES,
            (),
            ("refusals", "plans", "full", "cards"),
        )

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        state = WelcomeToState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.expert = options["expert"] is True
        state.draft = options["draft"] is True
        state.ring_late = options["ring_timing"] == "both"
        state.pass_left = options["pass_direction"] == "left"
        state.reshuffles = {"each_plan": EACH_PLAN, "first_plan_only": FIRST_PLAN_ONLY, "never": NEVER}[
            str(options["reshuffle_policy"])
        ]
        state.stage = DRAW_PLAN
        state.round = 0
        state.waiting = 0
        state.ready = 0
        state.approved = 0
        state.ended = 0
        state.plans = [NONE] * 3
        state.sheets = [empty_sheet() for _ in range(players)]
        state.shown = [empty_sheet() for _ in range(players)]
        state.unseen = list(range(CARDS))
        state.shuffled = 0
        state.drawn = 0
        state.dealer = NONE
        state.top = NONE
        state.solo_card = 1 if players == 1 else 0
        state.stacks = []
        state.hands = []
        state.discard = []
        state.since = []
        if state.hand_modes():
            clear_hands(state)
            if state.draft:
                clear_since(state)
        else:
            state.stacks = [NONE] * 6
        advance(state)
        return state

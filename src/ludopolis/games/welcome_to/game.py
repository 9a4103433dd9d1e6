"""Ties the rules to the contract: the State whose methods call them, and the Game."""

from random import Random

from ludopolis.engine.chance import CHANCE, Chance
from ludopolis.engine.dump_reader import DumpReader
from ludopolis.engine.events import Event
from ludopolis.engine.facts import Arg, BadOption, Fact, fact
from ludopolis.engine.game import Game
from ludopolis.engine.levels import Levels
from ludopolis.engine.options import OptionValue, choice, switch
from ludopolis.engine.state import Data, Results, ScoreLine, State
from ludopolis.games.welcome_to import moves
from ludopolis.games.welcome_to.components import CARDS, EFFECTS, WelcomeToComponents
from ludopolis.games.welcome_to.deck import clear_hands, clear_since
from ludopolis.games.welcome_to.greedy_1 import first_move
from ludopolis.games.welcome_to.heuristics import appraise_moves, quick_move
from ludopolis.games.welcome_to.heuristics_outlook import outlook_of, value_of
from ludopolis.games.welcome_to.laws import audit
from ludopolis.games.welcome_to.notation import description, move_text, outcome_text, question, read_text, refusal_of
from ludopolis.games.welcome_to.rules import (
    advance,
    chance_of,
    close_round,
    outcomes,
    play_outcome,
    sample_outcome,
)
from ludopolis.games.welcome_to.scoring import results_of, score_sheets
from ludopolis.games.welcome_to.sheet import empty_sheet, gap_name, slot_name
from ludopolis.games.welcome_to.snapshot import ENDINGS, POLICIES, TOPS, dump, fill
from ludopolis.games.welcome_to.state import DRAW_PLAN, NONE, OVER, TURNS, Position
from ludopolis.games.welcome_to.telling import EVENT_KINDS, tell_changes
from ludopolis.games.welcome_to.turn import legal_moves, play_move
from ludopolis.games.welcome_to.view import fill_unknown, hide, position_of, redact_event, view_of


class WelcomeToState(Position):
    """The contract of a state, each method by the module that knows."""

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
        if self.events is None:
            play_move(self, seat, move)
        else:
            before = self.sheets[seat][:]
            play_move(self, seat, move)
            tell_changes(self, self.events, seat, before, 1 << seat)
        if self.waiting == 0:
            close_round(self)

    def sample(self, rng: Random) -> int:
        return sample_outcome(self, rng)

    def chance(self) -> Chance:
        return chance_of(self)

    def clone(self) -> "WelcomeToState":
        twin = WelcomeToState()
        self.copy_to(twin)
        return twin

    def turn(self) -> int:
        return self.round

    # Scores

    def results(self) -> Results:
        return results_of(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return score_sheets(self)

    def ending(self) -> str:
        for bit, reason in enumerate(ENDINGS):
            if self.ended >> bit & 1:
                return reason
        return ""

    def value(self, seat: int) -> float:
        return value_of(self, seat)

    def policy(self, seat: int, legal: list[int], rng: Random) -> int:
        return quick_move(self, seat, legal, rng)

    def greedy_1(self, seat: int, legal: list[int], rng: Random) -> int:
        return first_move(self, seat, legal, rng)

    def appraise(self, seat: int, legal: list[int]) -> list[float]:
        return appraise_moves(self, seat, legal)

    def outlook(self, seat: int) -> list[tuple[str, float]]:
        return outlook_of(self, seat)

    # Words

    def asks(self, seat: int) -> Fact:
        return question(self, seat)

    def describe(self, seat: int, move: int) -> Fact:
        return description(self, seat, move)

    def refusal(self, seat: int, move: int) -> Fact:
        return refusal_of(self, seat, move)

    def to_text(self, seat: int, move: int) -> str:
        return outcome_text(self, move) if seat == CHANCE else move_text(move)

    def from_text(self, seat: int, text: str) -> int:
        return read_text(self, seat, text)

    def position(self, viewer: int) -> list[Fact]:
        return position_of(self, viewer)

    # Who knows what

    def view(self, viewer: int) -> Data:
        return view_of(self, viewer)

    def blind(self, viewer: int) -> "WelcomeToState":
        twin = self.clone()
        hide(twin, viewer)
        return twin

    def determinize(self, rng: Random) -> "WelcomeToState":
        twin = self.clone()
        fill_unknown(twin, rng)
        return twin

    def redact(self, event: Event, viewer: int) -> Event | None:
        return redact_event(event)

    # Data

    def dump(self) -> Data:
        return dump(self)

    def audit(self) -> None:
        audit(self)


class WelcomeTo(Game):
    """Welcome To…: base game, solo, expert variant, card draft."""

    def __init__(self, folder: str = "") -> None:
        self.parts = WelcomeToComponents(folder)
        options = (
            switch("expert"),
            switch("draft"),
            choice("reshuffle_policy", *POLICIES),
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
            EVENT_KINDS,
            ENDINGS,
            levels=Levels(regular="greedy", expert="mc:400/6/8/30", swing=18.0),
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["draft"] is True and players == 1:
            raise BadOption(fact("draft_alone"))

    def empty(self, players: int, options: dict[str, OptionValue]) -> WelcomeToState:
        """A state with its options and nothing on the table."""
        state = WelcomeToState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.expert = options["expert"] is True
        state.draft = options["draft"] is True
        state.ring_late = options["ring_timing"] == "both"
        state.pass_left = options["pass_direction"] == "left"
        state.reshuffles = POLICIES.index(str(options["reshuffle_policy"]))
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        state = self.empty(players, options)
        state.stage = DRAW_PLAN
        state.round = 0
        state.waiting = 0
        state.ready = 0
        state.approved = 0
        state.ended = 0
        state.plans = [NONE] * 3
        state.sheets = [empty_sheet() for _ in range(players)]
        state.shown = [empty_sheet()] * players
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

    def load(self, data: Data) -> State:
        reader = DumpReader(data)
        state = self.empty(*reader.header(self))
        fill(state, reader)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "plan":
            return self.parts.plan_ids[value]
        if domain == "effect":
            return EFFECTS[value]
        if domain == "top":
            return TOPS[value]
        if domain == "slot":
            return slot_name(value)
        if domain == "gap":
            return gap_name(value)
        return ENDINGS[value] if domain == "ending" else value

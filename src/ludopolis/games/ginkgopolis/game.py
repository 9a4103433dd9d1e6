"""Ties the rules to the contract: the State whose methods call them, and the Game."""

from random import Random

from ludopolis.engine.chance import CHANCE, Chance
from ludopolis.engine.dump_reader import DumpReader
from ludopolis.engine.events import Event
from ludopolis.engine.facts import Arg, BadOption, Fact, fact
from ludopolis.engine.game import Game
from ludopolis.engine.levels import Levels
from ludopolis.engine.options import OptionValue, choice, number
from ludopolis.engine.state import Data, Results, ScoreLine, State
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.choices import legal_moves, play_move
from ludopolis.games.ginkgopolis.components import CARDS, ITEMS, TILES, TOKENS, TRIGGERS, GinkgopolisComponents
from ludopolis.games.ginkgopolis.dumping import ENDINGS, dump, flags_of
from ludopolis.games.ginkgopolis.greedy_1 import first_policy
from ludopolis.games.ginkgopolis.heuristics import appraise, quick_move
from ludopolis.games.ginkgopolis.heuristics_prospects import outlook_of, value_of
from ludopolis.games.ginkgopolis.hiding import fill_unknown, hide
from ludopolis.games.ginkgopolis.laws import audit
from ludopolis.games.ginkgopolis.loading import fill
from ludopolis.games.ginkgopolis.notation import description, move_text, outcome_text, question, read_text, refusal_of
from ludopolis.games.ginkgopolis.rules import chance_of, outcomes, play_outcome, run, sample_outcome
from ludopolis.games.ginkgopolis.scoring import results_of, score_sheets
from ludopolis.games.ginkgopolis.setup import set_up
from ludopolis.games.ginkgopolis.state import (
    CARD,
    CHOICE,
    LAST_CHANCE,
    LAST_SHARED,
    NONE,
    OWN,
    RENEWALS,
    SUPPLY,
    TILE,
    Position,
)
from ludopolis.games.ginkgopolis.telling import EVENT_KINDS, redact_event
from ludopolis.games.ginkgopolis.view import position_of, view_of


class GinkgopolisState(Position):
    """The contract of a state, each method by the module that knows."""

    def pending(self) -> int:
        todo = self.todo
        if not todo:
            return 0
        step = todo[-3]
        if step <= LAST_CHANCE:
            return CHANCE
        if step <= LAST_SHARED:
            return self.waiting
        return 1 << todo[-2] if self.players > 1 else 1

    def legal(self, seat: int) -> list[int]:
        return outcomes(self) if seat == CHANCE else legal_moves(self, seat)

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            play_outcome(self, move)
        else:
            play_move(self, seat, move)

    def sample(self, rng: Random) -> int:
        return sample_outcome(self, rng)

    def chance(self) -> Chance:
        return chance_of(self)

    def clone(self) -> "GinkgopolisState":
        twin = GinkgopolisState()
        self.copy_to(twin)
        return twin

    def turn(self) -> int:
        return self.moment

    # Scores

    def results(self) -> Results:
        return results_of(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return score_sheets(self)

    def ending(self) -> str:
        if self.todo:
            return ""
        return flags_of(self)[0]

    def value(self, seat: int) -> float:
        return value_of(self, seat)

    def outlook(self, seat: int) -> list[tuple[str, float]]:
        return outlook_of(self, seat)

    def policy(self, seat: int, legal: list[int], rng: Random) -> int:
        return quick_move(self, seat, legal, rng)

    def appraise(self, seat: int, legal: list[int]) -> list[float]:
        return appraise(self, seat, legal)

    def greedy_1(self, seat: int, legal: list[int], rng: Random) -> int:
        return first_policy(self, seat, legal, rng)

    # Words

    def asks(self, seat: int) -> Fact:
        return question(self, seat)

    def describe(self, seat: int, move: int) -> Fact:
        return description(self, seat, move)

    def refusal(self, seat: int, move: int) -> Fact:
        return refusal_of(self, seat, move)

    def to_text(self, seat: int, move: int) -> str:
        return outcome_text(self, move) if seat == CHANCE else move_text(self, move)

    def from_text(self, seat: int, text: str) -> int:
        return read_text(self, seat, text)

    # Who knows what

    def view(self, viewer: int) -> Data:
        return view_of(self if self.viewer == viewer else self.blind(viewer))

    def position(self, viewer: int) -> list[Fact]:
        return position_of(self if self.viewer == viewer else self.blind(viewer))

    def blind(self, viewer: int) -> "GinkgopolisState":
        twin = self.clone()
        if self.viewer != viewer:
            hide(twin, viewer)
        return twin

    def determinize(self, rng: Random) -> "GinkgopolisState":
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


class Ginkgopolis(Game):
    """Ginkgopolis: introductory and normal game, solo against Hal at two levels."""

    def __init__(self, folder: str = "") -> None:
        self.parts = GinkgopolisComponents(folder)
        options = (
            choice("characters", "trios", "draft"),
            choice("solo_level", "normal", "expert"),
            choice("screens", "open_counts", "closed"),
            choice("solo_deal", "3plus1", "2plus1"),
            number("max_rounds", 100, 10, 1000),
        )
        super().__init__(
            "ginkgopolis",
            1,
            (1, 5),
            options,
            self.parts,
            moves.MOVES,
            moves.OUTCOMES,
            EVENT_KINDS,
            ENDINGS,
            levels=Levels(beginner="flat:100", regular="greedy", expert="mc:3000/10/6", swing=20.0),
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        if players == 1 and options["characters"] == "draft":
            raise BadOption(fact("draft_alone"))
        if players > 1 and (options["solo_level"] != "normal" or options["solo_deal"] != "3plus1"):
            raise BadOption(fact("solo_only"))

    def empty(self, players: int, options: dict[str, OptionValue]) -> GinkgopolisState:
        """A state with its options and nothing on the table."""
        state = GinkgopolisState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.draft = options["characters"] == "draft"
        state.expert = options["solo_level"] == "expert"
        state.closed = options["screens"] == "closed"
        state.solo_hand = 3 if options["solo_deal"] == "3plus1" else 2
        state.max_rounds = int(options["max_rounds"])
        state.sides = max(players, 2)
        state.todo = []
        state.waiting = 0
        state.ready = 0
        state.moment = 0
        state.round = 0
        state.first = NONE
        state.flags = 0
        state.own = [0] * (OWN * state.sides)
        for side in range(state.sides):
            state.own[OWN * side + CHOICE] = NONE
            state.own[OWN * side + CARD] = NONE
            state.own[OWN * side + TILE] = NONE
        state.at = {}
        state.cell = [NONE] * TILES
        state.height = [0] * TILES
        state.owner = [NONE] * TILES
        state.under = [NONE] * TILES
        state.sites = []
        state.token = [NONE] * TOKENS
        state.supply = []
        state.supply_left = 0
        state.exhausted = 0
        state.returned = []
        state.removed = []
        state.behind = [[] for _ in range(players)]
        state.shown = []
        state.giving = []
        state.deck = []
        state.deck_left = 0
        state.shuffles = 0
        state.discard = []
        state.hands = [[] for _ in range(players)]
        state.known = [0] * CARDS
        state.age = [0] * CARDS
        state.second = NONE
        state.tableau = [[] for _ in range(state.sides)]
        state.drafted = []
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        state = self.empty(players, options)
        for side in range(state.sides):
            state.own[OWN * side + SUPPLY] = self.parts.allotment[players]
            state.own[OWN * side + RENEWALS] = self.parts.renewals[players]
        set_up(state)
        run(state)
        return state

    def load(self, data: Data) -> State:
        reader = DumpReader(data)
        state = self.empty(*reader.header(self))
        fill(state, reader)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "tile":
            return self.parts.tile_ids[value]
        if domain == "card":
            return self.parts.card_ids[value]
        if domain == "character":
            return self.parts.character_ids[value]
        if domain == "cell":
            return moves.cell_name(value)
        if domain == "item":
            return ITEMS[value]
        if domain == "trigger":
            return TRIGGERS[value]
        return ENDINGS[value] if domain == "ending" else value

"""UpTown, tied together: the game and the state that fulfil the contract with the functions of this folder."""

from random import Random
from typing import cast

from ludopolis.engine.chance import Chance
from ludopolis.engine.dump_reader import DumpReader
from ludopolis.engine.facts import Arg, Fact
from ludopolis.engine.game import Game
from ludopolis.engine.levels import Levels
from ludopolis.engine.options import Option, OptionValue, switch
from ludopolis.engine.state import Data, Results, ScoreLine
from ludopolis.games.uptown import (
    greedy_1,
    heuristics,
    heuristics_outlook,
    laws,
    notation,
    rules,
    scoring,
    snapshot,
    view,
)
from ludopolis.games.uptown.components import CARDS, CardTable, load_cards
from ludopolis.games.uptown.happenings import EVENT_KINDS
from ludopolis.games.uptown.state import ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS, MOVES, Position

OPTIONS: tuple[Option, ...] = (switch("count_uncollected"),)


class UpTownState(Position):
    """A position of UpTown."""

    def pending(self) -> int:
        return rules.pending(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def play(self, seat: int, move: int) -> None:
        rules.play(self, seat, move)

    def sample(self, rng: Random) -> int:
        return rules.sample(self, rng)

    def clone(self) -> "UpTownState":
        other = UpTownState()
        self.copy_to(other)
        return other

    def determinize(self, rng: Random) -> "UpTownState":
        # Nothing is hidden: everybody can tell which cards are unseen, and where they lie is decided when they come.
        other = self.clone()
        other.viewer = -1
        return other

    def blind(self, viewer: int) -> "UpTownState":
        other = self.clone()
        other.viewer = viewer
        return other

    def turn(self) -> int:
        return rules.turn_number(self)

    def results(self) -> Results:
        return scoring.results(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return scoring.sheet(self)

    def ending(self) -> str:
        return rules.ending(self)

    def chance(self) -> Chance:
        return rules.chance(self)

    def asks(self, seat: int) -> Fact:
        return notation.asks(self, seat)

    def describe(self, seat: int, move: int) -> Fact:
        return notation.describe(self, seat, move)

    def to_text(self, seat: int, move: int) -> str:
        return notation.to_text(self, seat, move)

    def from_text(self, seat: int, text: str) -> int:
        return notation.from_text(self, seat, text)

    def refusal(self, seat: int, move: int) -> Fact:
        return notation.refusal(self, seat, move)

    def view(self, viewer: int) -> Data:
        return view.view(self)

    def position(self, viewer: int) -> list[Fact]:
        return view.position(self, viewer)

    def dump(self) -> Data:
        return snapshot.dump(self)

    def audit(self) -> None:
        laws.audit(self)

    def value(self, seat: int) -> float:
        return heuristics_outlook.value(self, seat)

    def outlook(self, seat: int) -> list[tuple[str, float]]:
        return heuristics_outlook.outlook(self, seat)

    def policy(self, seat: int, legal: list[int], rng: Random) -> int:
        return heuristics.policy(self, seat, legal, rng)

    def appraise(self, seat: int, legal: list[int]) -> list[float]:
        return heuristics.appraise(self, seat, legal)

    def greedy_1(self, seat: int, legal: list[int], rng: Random) -> int:
        return greedy_1.greedy_1(self, seat, legal, rng)


class UpTown(Game):
    """The game published by Trefl."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(
            id="uptown",
            version=1,
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            options=OPTIONS,
            components=load_cards(folder),
            moves=MOVES,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            secrets=False,
            levels=Levels("hasty", "mc:24/6/2", "mc:3000/8/4", 10.0),
        )

    def start(self, players: int, options: dict[str, OptionValue]) -> UpTownState:
        state = UpTownState()
        state.game = self
        state.cards = cast(CardTable, self.components)
        state.count_uncollected = bool(options["count_uncollected"])
        state.lay_out(players)
        return state

    def load(self, data: Data) -> UpTownState:
        reader = DumpReader(data)
        state = self.start(*reader.header(self))
        snapshot.fill(state, reader)
        return state

    def term(self, domain: str, value: int) -> Arg:
        cards = cast(CardTable, self.components)
        if domain == "card":
            return cards.ids[value]
        if domain == "project":
            return cards.named(value)
        if domain == "ending":
            return ENDINGS[value]
        return value

"""Happy City, tied together: the game and the state that fulfil the contract with the functions of this folder."""

from random import Random
from typing import cast

from ludopolis.engine.chance import Chance
from ludopolis.engine.dump_reader import DumpReader
from ludopolis.engine.facts import Arg, Fact
from ludopolis.engine.game import Game
from ludopolis.engine.levels import Levels
from ludopolis.engine.options import Option, OptionValue, choice, number, switch
from ludopolis.engine.state import Data, Results, ScoreLine
from ludopolis.games.happy_city import heuristics, laws, notation, rules, scoring, snapshot, view
from ludopolis.games.happy_city.components import CARDS, CardTable, load_cards
from ludopolis.games.happy_city.happenings import EVENT_KINDS
from ludopolis.games.happy_city.state import FEWEST_PLAYERS, MOST_PLAYERS, MOVES, Position

OPTIONS: tuple[Option, ...] = (
    choice("mode", "family", "expert"),
    choice("scoring", "product", "sum"),
    number("max_rounds", 60, 1, 999),
    switch("verified_only"),
)


class HappyCityState(Position):
    """A position of Happy City."""

    def pending(self) -> int:
        return rules.pending(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def play(self, seat: int, move: int) -> None:
        rules.play(self, seat, move)

    def sample(self, rng: Random) -> int:
        return rules.sample(self, rng)

    def clone(self) -> "HappyCityState":
        other = HappyCityState()
        self.copy_to(other)
        return other

    def determinize(self, rng: Random) -> "HappyCityState":
        # Nothing is hidden: decks and box are pools of chance, and what lies in a pile was face up before.
        other = self.clone()
        other.viewer = -1
        return other

    def blind(self, viewer: int) -> "HappyCityState":
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
        return view.view(self, viewer)

    def position(self, viewer: int) -> list[Fact]:
        return view.position(self, viewer)

    def dump(self) -> Data:
        return snapshot.dump(self)

    def audit(self) -> None:
        laws.audit(self)

    def value(self, seat: int) -> float:
        return heuristics.value(self, seat)

    def outlook(self, seat: int) -> list[tuple[str, float]]:
        return heuristics.outlook(self, seat)

    def appraise(self, seat: int, legal: list[int]) -> list[float]:
        return heuristics.appraise(self, seat, legal)

    def policy(self, seat: int, legal: list[int], rng: Random) -> int:
        return heuristics.policy(self, seat, legal, rng)


class HappyCity(Game):
    """The game in all its modes."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(
            id="happy_city",
            version=1,
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            options=OPTIONS,
            components=load_cards(folder),
            moves=MOVES,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=rules.ENDINGS,
            secrets=False,
            levels=Levels(regular="mc:24/6", expert="mc:1200/10", swing=20.0),
        )

    def start(self, players: int, options: dict[str, OptionValue]) -> HappyCityState:
        state = self.empty(players, options)
        state.box = state.mode_box()
        return state

    def load(self, data: Data) -> HappyCityState:
        reader = DumpReader(data)
        state = self.empty(*reader.header(self))
        snapshot.fill(state, reader)
        return state

    def empty(self, players: int, options: dict[str, OptionValue]) -> HappyCityState:
        """A state with its options and nothing on the table."""
        state = HappyCityState()
        state.game = self
        state.cards = cast(CardTable, self.components)
        state.expert = options["mode"] == "expert"
        state.summing = options["scoring"] == "sum"
        state.max_rounds = cast(int, options["max_rounds"])
        state.verified_only = bool(options["verified_only"])
        state.lay_out(players)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "card":
            return cast(CardTable, self.components).ids[value]
        if domain == "ending":
            return rules.ENDINGS[value]
        return value

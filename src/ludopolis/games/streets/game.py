"""Streets, tied together: the game and the state that fulfil the contract with the functions of this folder."""

from random import Random
from typing import Final

from ludopolis.engine.chance import Chance
from ludopolis.engine.dump_reader import DumpReader
from ludopolis.engine.events import Event
from ludopolis.engine.facts import Arg, BadOption, Fact, fact
from ludopolis.engine.game import Game
from ludopolis.engine.levels import Levels
from ludopolis.engine.options import Option, OptionValue, choice, switch
from ludopolis.engine.state import Data, Results, ScoreLine
from ludopolis.games.streets import (
    greedy_1,
    heuristics,
    laws,
    notation,
    refusals,
    rules,
    scoring,
    snapshot,
    stack,
    view,
    words,
)
from ludopolis.games.streets.components import ADVISORS, KINDS, PEOPLE, TOKENS, VALUES, StreetsComponents
from ludopolis.games.streets.geometry import SIDES, cell_name
from ludopolis.games.streets.happenings import EVENT_KINDS
from ludopolis.games.streets.state import LEVELS, MOVES, OUTCOMES, Position, TableOptions

OPTIONS: Final[tuple[Option, ...]] = (
    switch("business"),
    choice("advisors", "off", "random", "hacker", "entrepreneur", "investor", "hipster_legend", "search_specialist"),
    choice("difficulty", *LEVELS),
    choice("gap_closes", True, False),
    choice("start_layout", "at_end", "across"),
    choice("start_symbols", True, False),
    choice("seekers_enter_closed", True, False),
    switch("closing_value_per_street"),
    choice("closing_value_at_final", True, False),
    choice("final_rounding", "per_tile", "total"),
)

LEVEL_BOTS: Final = Levels(beginner="hasty", regular="greedy", expert="mc:1000/8/4", swing=25.0)


class StreetsState(Position):
    """A position of Streets."""

    def pending(self) -> int:
        return rules.pending(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def play(self, seat: int, move: int) -> None:
        rules.play(self, seat, move)

    def sample(self, rng: Random) -> int:
        return stack.sample(self, rng)

    def clone(self) -> "StreetsState":
        twin = StreetsState()
        self.copy_to(twin)
        return twin

    def determinize(self, rng: Random) -> "StreetsState":
        twin = self.clone()
        view.fill_unknown(twin, rng)
        return twin

    def blind(self, viewer: int) -> "StreetsState":
        twin = self.clone()
        view.hide(twin, viewer)
        return twin

    def turn(self) -> int:
        return self.turns

    def results(self) -> Results:
        return scoring.results(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return scoring.sheet(self)

    def ending(self) -> str:
        return rules.ending(self)

    def chance(self) -> Chance:
        return stack.chance(self)

    def asks(self, seat: int) -> Fact:
        return words.asks(self)

    def describe(self, seat: int, move: int) -> Fact:
        return words.describe(self, move)

    def to_text(self, seat: int, move: int) -> str:
        return notation.to_text(self, seat, move)

    def from_text(self, seat: int, text: str) -> int:
        return notation.from_text(self, seat, text)

    def refusal(self, seat: int, move: int) -> Fact:
        return refusals.refusal(self, move)

    def view(self, viewer: int) -> Data:
        return view.view(self, viewer)

    def position(self, viewer: int) -> list[Fact]:
        return words.position(self, viewer)

    def redact(self, event: Event, viewer: int) -> Event | None:
        return view.redact(self, event)

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

    def greedy_1(self, seat: int, legal: list[int], rng: Random) -> int:
        return greedy_1.policy(self, seat, legal, rng)


class Streets(Game):
    """The game in all its modes."""

    def __init__(self, folder: str = "") -> None:
        self.parts = StreetsComponents(folder)
        super().__init__(
            id="streets",
            version=1,
            players=(1, 5),
            options=OPTIONS,
            components=self.parts,
            moves=MOVES,
            outcomes=OUTCOMES,
            event_kinds=EVENT_KINDS,
            endings=rules.ENDINGS,
            levels=LEVEL_BOTS,
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """1: advisors are chosen, and Sly has a level, in solo only."""
        if players > 1 and options["advisors"] not in ("off", "random"):
            raise BadOption(fact("advisor_alone", advisor=str(options["advisors"])))
        if players > 1 and options["difficulty"] != LEVELS[0]:
            raise BadOption(fact("difficulty_alone"))

    def start(self, players: int, options: dict[str, OptionValue]) -> StreetsState:
        state = self.empty(players, options)
        stack.found_city(state)
        stack.endow_sly(state)
        rules.advance(state)
        return state

    def load(self, data: Data) -> StreetsState:
        reader = DumpReader(data)
        state = self.empty(*reader.header(self))
        snapshot.fill(state, reader)
        return state

    def empty(self, players: int, options: dict[str, OptionValue]) -> StreetsState:
        """A state with its options and nothing on the table."""
        state = StreetsState()
        state.game = self
        state.parts = self.parts
        state.table = TableOptions(self.parts, options)
        state.lay_out(players)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "tile":
            return self.parts.tile_ids[value]
        if domain == "cell":
            return cell_name(value)
        names = TERMS.get(domain)
        return names[value] if names is not None else value


TERMS: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS,
    "person": PEOPLE,
    "token": TOKENS,
    "advisor": ADVISORS,
    "side": tuple(SIDES),
    "value": VALUES,
    "ending": rules.ENDINGS,
}

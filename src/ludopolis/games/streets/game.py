"""Streets: what the game declares."""

from typing import Final

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import Arg, BadOption, fact
from ludopolis.engine.values.options import Option, OptionValue, choice, switch
from ludopolis.games.streets.components.tables import ADVISORS, KINDS, PEOPLE, TOKENS, VALUES, StreetsComponents
from ludopolis.games.streets.judgement.features import StreetsFeatures
from ludopolis.games.streets.judgement.judge import JUDGES
from ludopolis.games.streets.knowledge.knowledge import KNOWLEDGE
from ludopolis.games.streets.observation import StreetsObservation
from ludopolis.games.streets.pad import StreetsPad
from ludopolis.games.streets.rules.events import EVENT_KINDS
from ludopolis.games.streets.rules.geometry import SIDES, cell_name
from ludopolis.games.streets.rules.moves import MOVES, OUTCOMES
from ludopolis.games.streets.rules.play import ENDINGS, StreetsState, advance
from ludopolis.games.streets.rules.stack import endow_sly, found_city
from ludopolis.games.streets.rules.state import DIFFICULTIES, TableOptions
from ludopolis.games.streets.speech.speech import SPEECH

OPTIONS: Final[tuple[Option, ...]] = (
    switch("business"),
    choice("advisors", "off", "random").with_solo(
        "hacker", "entrepreneur", "investor", "hipster_legend", "search_specialist"
    ),
    choice("difficulty", *DIFFICULTIES).alone(),
    choice("gap_closes", True, False).aside(),
    choice("start_layout", "at_end", "across").aside(),
    choice("start_symbols", True, False).aside(),
    choice("seekers_enter_closed", True, False).aside(),
    switch("closing_value_per_street").aside(),
    choice("closing_value_at_final", True, False).aside(),
    choice("final_rounding", "per_tile", "total").aside(),
)
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS,
    "person": PEOPLE,
    "token": TOKENS,
    "advisor": ADVISORS,
    "side": tuple(SIDES),
    "value": VALUES,
    "ending": ENDINGS,
}
"""The ids of each domain that is a fixed list."""


class Streets(Game):
    """The game in all its modes."""

    def __init__(self, folder: str = "", version: int = 2) -> None:
        self.parts = StreetsComponents(folder)
        super().__init__(
            id="streets",
            version=version,
            players=(1, 5),
            options=OPTIONS,
            components=self.parts,
            moves=MOVES,
            outcomes=OUTCOMES,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=KNOWLEDGE,
            speech=SPEECH,
            judges=JUDGES,
            swing=25.0,
            features=StreetsFeatures(),
            observation=StreetsObservation(self.parts),
            pad=StreetsPad(),
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """1: only in solo is the advisor chosen by name, and only there does difficulty matter."""
        if players > 1 and options["advisors"] not in ("off", "random"):
            raise BadOption(fact("advisor_alone", advisor=str(options["advisors"])))
        if players > 1 and options["difficulty"] != DIFFICULTIES[0]:
            raise BadOption(fact("difficulty_alone"))

    def empty(self, players: int, options: dict[str, OptionValue]) -> StreetsState:
        state = StreetsState()
        state.game = self
        state.parts = self.parts
        state.table = TableOptions(self.parts, options, self.version)
        state.lay_out(players)
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> StreetsState:
        state = self.empty(players, options)
        found_city(state)
        endow_sly(state)
        advance(state)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "tile":
            return self.parts.tile_ids[value]
        if domain == "cell":
            return cell_name(value)
        names = TERMS.get(domain)
        return names[value] if names is not None else value


class StreetsOne(Streets):
    """Rules version 1, which differs in three points.

    The Restorer's tile admitted seekers only as other tiles do (R20). Sly overlooked the free token of a doubled sign
    whose type runs out (R23). The tile that gives tokens was asked for even if all of them give the same.
    """

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, 1)

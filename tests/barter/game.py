"""Barter tied together: options, sizes of the spaces, names of things, and the empty table."""

from typing import Final

from barter.judgement import BarterFeatures
from barter.knowledge import BarterKnowledge
from barter.rules import ENDINGS, EVENT_KINDS, MOVES, OUTCOMES, TOP, BarterState
from barter.speech import BarterSpeech
from ludopolis.engine.contract import Components, Game, State
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.facts import Arg
from ludopolis.engine.values.options import OptionValue, number

SUITS: Final = ("sun", "moon")


class Barter(Game):
    state: type[BarterState] = BarterState

    def __init__(self, folder: str = "") -> None:
        super().__init__(
            id="barter",
            version=1,
            players=(2, 3),
            options=(number("rounds", 2, 1, 3),),
            components=Components(folder, "barter-1", "certain"),
            moves=MOVES,
            outcomes=OUTCOMES,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=BarterKnowledge(),
            speech=BarterSpeech(),
            features=BarterFeatures(),
        )

    def empty(self, players: int, options: dict[str, OptionValue]) -> BarterState:
        state = self.state()
        state.game = self
        state.players = players
        state.rounds = int(options["rounds"])
        state.coins = [0] * players
        state.hand = [-1] * (2 * players)
        state.suit = [-1] * (2 * players)
        state.known = [0] * (2 * players)
        state.choice = [-1] * players
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        state = self.empty(players, options)
        for seat in reversed(range(players)):
            state.todo += [TOP, 2 * seat + 1, TOP, 2 * seat]
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "tile":
            return "?" if value == UNKNOWN else f"{SUITS[value & 1]}_{(value >> 1) + 1}"
        return SUITS[value] if domain == "suit" else value

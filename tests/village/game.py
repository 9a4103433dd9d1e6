"""The game tied together: options, components, the empty table and the start."""

from ludopolis.engine.facts import Arg
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue, number, switch

from village.components.tables import CARDS, KINDS, VillageComponents
from village.judgement import VillageJudge
from village.knowledge import VillageKnowledge
from village.rules import (
    ENDINGS,
    EVENT_KINDS,
    FEWEST_ROUNDS,
    MOST_ROUNDS,
    VillageState,
)
from village.speech import VillageSpeech


class Village(Game):
    """What the game is before anybody sits down."""

    def __init__(self, folder: str = "") -> None:
        self.parts = VillageComponents(folder)
        super().__init__(
            id="village",
            version=1,
            players=(2, 4),
            options=(number("rounds", MOST_ROUNDS, FEWEST_ROUNDS, MOST_ROUNDS), switch("variety", True)),
            components=self.parts,
            moves=CARDS,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=VillageKnowledge(),
            speech=VillageSpeech(),
            judges=(VillageJudge(),),
            secrets=False,
        )

    def empty(self, players: int, options: dict[str, OptionValue]) -> VillageState:
        state = VillageState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.rounds = int(options["rounds"])
        state.variety = bool(options["variety"])
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> VillageState:
        state = self.empty(players, options)
        state.begin_round()
        return state

    def term(self, domain: str, value: int) -> Arg:
        return KINDS[value] if domain == "building" else value

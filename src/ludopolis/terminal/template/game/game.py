"""The game tied together: options, components, the empty table and the start."""

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import Arg
from ludopolis.engine.values.options import OptionValue, number, switch
from ludopolis.terminal.template.game.components.tables import CARDS, KINDS, SampleGameComponents
from ludopolis.terminal.template.game.judgement.features import SampleGameFeatures
from ludopolis.terminal.template.game.judgement.judge import SampleGameJudge
from ludopolis.terminal.template.game.knowledge import SampleGameKnowledge
from ludopolis.terminal.template.game.rules import (
    ENDINGS,
    EVENT_KINDS,
    FEWEST_ROUNDS,
    MOST_ROUNDS,
    SampleGameState,
)
from ludopolis.terminal.template.game.speech import SampleGameSpeech


class SampleGame(Game):
    """What the game is before anybody sits down."""

    def __init__(self, folder: str = "") -> None:
        self.parts = SampleGameComponents(folder)
        super().__init__(
            id="sample_game",
            version=1,
            players=(2, 4),
            options=(number("rounds", MOST_ROUNDS, FEWEST_ROUNDS, MOST_ROUNDS), switch("variety", True)),
            components=self.parts,
            moves=CARDS,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=SampleGameKnowledge(),
            speech=SampleGameSpeech(),
            judges=(SampleGameJudge(),),
            secrets=False,
            features=SampleGameFeatures(),
            draft=True,
        )

    def empty(self, players: int, options: dict[str, OptionValue]) -> SampleGameState:
        state = SampleGameState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.rounds = int(options["rounds"])
        state.variety = bool(options["variety"])
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> SampleGameState:
        state = self.empty(players, options)
        state.begin_round()
        return state

    def term(self, domain: str, value: int) -> Arg:
        return KINDS[value] if domain == "building" else value

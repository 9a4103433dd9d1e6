"""UpTown tied together: options, components, levels, and the table before the first draw."""

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import Arg
from ludopolis.engine.values.options import OptionValue, switch
from ludopolis.games.uptown.components.tables import CARDS, UpTownComponents
from ludopolis.games.uptown.judgement.features import UpTownFeatures
from ludopolis.games.uptown.judgement.judge import JUDGES
from ludopolis.games.uptown.knowledge.knowledge import KNOWLEDGE
from ludopolis.games.uptown.observation import UpTownObservation
from ludopolis.games.uptown.pad import UpTownPad
from ludopolis.games.uptown.rules.events import EVENT_KINDS
from ludopolis.games.uptown.rules.moves import MOVES
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS
from ludopolis.games.uptown.speech.speech import SPEECH


class UpTown(Game):
    """The card game by Adam Strzelecki."""

    def __init__(self, folder: str = "") -> None:
        self.parts = UpTownComponents(folder)
        super().__init__(
            id="uptown",
            version=1,
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            options=(switch("count_uncollected").aside(),),
            components=self.parts,
            moves=MOVES,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=KNOWLEDGE,
            speech=SPEECH,
            judges=JUDGES,
            secrets=False,
            swing=10.0,
            features=UpTownFeatures(),
            observation=UpTownObservation(self.parts),
            pad=UpTownPad(),
        )

    def empty(self, players: int, options: dict[str, OptionValue]) -> UpTownState:
        state = UpTownState()
        state.game = self
        state.parts = self.parts
        state.count_uncollected = bool(options["count_uncollected"])
        state.lay_out(players)
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "card":
            return self.parts.ids[value]
        if domain == "project":
            return self.parts.named(value)
        if domain == "ending":
            return ENDINGS[value]
        return value

"""Happy City tied together: options, components, levels, and the table before the first draw."""

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import Arg
from ludopolis.engine.values.options import OptionValue, choice, number, switch
from ludopolis.games.happy_city.components.tables import CARDS, HappyCityComponents
from ludopolis.games.happy_city.judgement.features import HappyCityFeatures
from ludopolis.games.happy_city.judgement.judge import JUDGES
from ludopolis.games.happy_city.knowledge.knowledge import KNOWLEDGE
from ludopolis.games.happy_city.observation import HappyCityObservation
from ludopolis.games.happy_city.pad import HappyCityPad
from ludopolis.games.happy_city.rules.events import EVENT_KINDS
from ludopolis.games.happy_city.rules.moves import MOVES
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import ENDINGS, FEWEST_PLAYERS, MOST_PLAYERS
from ludopolis.games.happy_city.speech.speech import SPEECH


class HappyCity(Game):
    """The game in all its modes."""

    def __init__(self, folder: str = "") -> None:
        self.parts = HappyCityComponents(folder)
        super().__init__(
            id="happy_city",
            version=1,
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            options=(
                choice("mode", "family", "expert"),
                choice("scoring", "product", "sum"),
                number("max_rounds", 60, 1, 999).aside(),
                switch("verified_only").under("mode", "expert").aside(),
            ),
            components=self.parts,
            moves=MOVES,
            outcomes=CARDS,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=KNOWLEDGE,
            speech=SPEECH,
            judges=JUDGES,
            ease=1,
            secrets=False,
            swing=20.0,
            features=HappyCityFeatures(),
            observation=HappyCityObservation(self.parts),
            pad=HappyCityPad(self.parts),
        )

    def empty(self, players: int, options: dict[str, OptionValue]) -> HappyCityState:
        state = HappyCityState()
        state.game = self
        state.parts = self.parts
        state.expert = options["mode"] == "expert"
        state.summing = options["scoring"] == "sum"
        state.max_rounds = int(options["max_rounds"])
        state.verified_only = bool(options["verified_only"])
        state.lay_out(players)
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> HappyCityState:
        state = self.empty(players, options)
        state.box = state.mode_box()
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "card":
            return self.parts.ids[value]
        if domain == "ending":
            return ENDINGS[value]
        return value

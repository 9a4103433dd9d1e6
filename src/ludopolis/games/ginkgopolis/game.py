"""Ginkgopolis tied together: options, levels, names of things, and the table before the first decision."""

from ludopolis.engine.contract import Aid, Game
from ludopolis.engine.values.facts import Arg, BadOption, fact
from ludopolis.engine.values.options import OptionValue, choice, number
from ludopolis.games.ginkgopolis.components.tables import CARDS, ITEMS, TILES, TOKENS, TRIGGERS, GinkgopolisComponents
from ludopolis.games.ginkgopolis.judgement.features import GinkgopolisFeatures
from ludopolis.games.ginkgopolis.judgement.judge import JUDGES
from ludopolis.games.ginkgopolis.knowledge.knowledge import KNOWLEDGE
from ludopolis.games.ginkgopolis.observation import GinkgopolisObservation
from ludopolis.games.ginkgopolis.pad.aid import HalAtTheTable
from ludopolis.games.ginkgopolis.pad.pad import GinkgopolisPad
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.agenda import run
from ludopolis.games.ginkgopolis.rules.events import EVENT_KINDS
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.setup import set_up
from ludopolis.games.ginkgopolis.rules.state import ENDINGS, NONE, OWN_CARD, OWN_CHOICE, OWN_SIZE, OWN_TILE
from ludopolis.games.ginkgopolis.speech.speech import SPEECH


class Ginkgopolis(Game):
    """Ginkgopolis: introductory and normal game, solo against Hal at two levels."""

    def __init__(self, folder: str = "", version: int = 3) -> None:
        self.parts = GinkgopolisComponents(folder)
        options = (
            choice("characters", "trios", "draft").together(),
            choice("solo_level", "normal", "expert").alone(),
            choice("screens", "open_counts", "closed").together().aside(),
            choice("solo_deal", "3plus1", "2plus1").alone().aside(),
            number("max_rounds", 100, 10, 1000).aside(),
        )
        super().__init__(
            id="ginkgopolis",
            version=version,
            players=(1, 5),
            options=options,
            components=self.parts,
            moves=moves.MOVES,
            outcomes=moves.OUTCOMES,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=KNOWLEDGE,
            speech=SPEECH,
            judges=JUDGES,
            ease=3,
            swing=20.0,
            features=GinkgopolisFeatures(),
            observation=GinkgopolisObservation(self.parts),
            pad=GinkgopolisPad(self.parts),
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        if players == 1 and options["characters"] == "draft":
            raise BadOption(fact("draft_alone"))
        if players > 1 and (options["solo_level"] != "normal" or options["solo_deal"] != "3plus1"):
            raise BadOption(fact("solo_only"))

    def empty(self, players: int, options: dict[str, OptionValue]) -> GinkgopolisState:
        state = GinkgopolisState()
        state.game = self
        state.parts = self.parts
        state.players = players
        state.rules = self.version
        state.draft = options["characters"] == "draft"
        state.expert = options["solo_level"] == "expert"
        state.closed = options["screens"] == "closed"
        state.solo_hand = 3 if options["solo_deal"] == "3plus1" else 2
        state.max_rounds = int(options["max_rounds"])
        state.sides = max(players, 2)
        state.todo = []
        state.waiting = state.ready = state.moment = state.round = state.flags = 0
        state.first = state.second = NONE
        state.own = [0] * (OWN_SIZE * state.sides)
        for side in range(state.sides):
            for figure in (OWN_CHOICE, OWN_CARD, OWN_TILE):
                state.own[OWN_SIZE * side + figure] = NONE
        state.at = {}
        state.cell, state.owner, state.under = [NONE] * TILES, [NONE] * TILES, [NONE] * TILES
        state.height = [0] * TILES
        state.token = [NONE] * TOKENS
        state.sites, state.supply, state.returned, state.removed = [], [], [], []
        state.supply_left = state.exhausted = state.deck_left = state.shuffles = 0
        state.behind, state.hands = [[] for _ in range(players)], [[] for _ in range(players)]
        state.shown, state.giving, state.deck, state.discard, state.drafted = [], [], [], [], []
        state.known, state.age = [0] * CARDS, [0] * CARDS
        state.tableau = [[] for _ in range(state.sides)]
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> GinkgopolisState:
        state = self.empty(players, options)
        set_up(state)
        run(state)
        return state

    def aid(self, players: int, options: dict[str, OptionValue]) -> Aid | None:
        return HalAtTheTable(self.parts, options["solo_level"] == "expert") if players == 1 else None

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


class GinkgopolisOne(Ginkgopolis):
    """Rules version 1: a new hand was one more secret choice, carried out in turn order when all had chosen."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, 1)


class GinkgopolisTwo(Ginkgopolis):
    """Rules version 2: the ring of letters ran through courtyards that touch the outside at a corner."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, 2)

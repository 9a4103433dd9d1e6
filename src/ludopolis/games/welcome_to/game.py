"""Welcome To… as a game: options, levels, and the table before the first decision."""

from ludopolis.engine.contract import TOWN, Aid, Game
from ludopolis.engine.values.facts import Arg, BadOption, fact
from ludopolis.engine.values.options import OptionValue, choice, switch
from ludopolis.games.welcome_to.components.tables import CARDS, EFFECTS, WelcomeToComponents
from ludopolis.games.welcome_to.judgement.features import WelcomeToFeatures
from ludopolis.games.welcome_to.judgement.judge import JUDGES
from ludopolis.games.welcome_to.knowledge.knowledge import KNOWLEDGE
from ludopolis.games.welcome_to.observation import WelcomeToObservation
from ludopolis.games.welcome_to.pad.flipper import Flipper
from ludopolis.games.welcome_to.pad.pad import WelcomeToPad
from ludopolis.games.welcome_to.rules.deck import clear_hands, clear_since
from ludopolis.games.welcome_to.rules.events import EVENT_KINDS
from ludopolis.games.welcome_to.rules.moves import MOVES, OUTCOMES
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.rounds import advance
from ludopolis.games.welcome_to.rules.sheet import BLANK, GAP_NAMES, SLOT_NAMES
from ludopolis.games.welcome_to.rules.state import (
    ENDINGS,
    NONE,
    RESHUFFLE_POLICIES,
    STAGE_DRAW_PLAN,
    TOPS,
    TableOptions,
)
from ludopolis.games.welcome_to.speech.speech import SPEECH


class WelcomeTo(Game):
    """Welcome To…: base game, solo, expert variant, card draft.

    Since rules 2 nobody is asked for a ring: it is one more move of the turn, and may be had without the expert plans.
    """

    def __init__(self, folder: str = "", version: int = 2) -> None:
        self.parts = WelcomeToComponents(folder)
        super().__init__(
            id="welcome_to",
            version=version,
            players=(1, 12),
            options=(
                switch("expert"),
                switch("draft").together(),
                choice("reshuffle_policy", *RESHUFFLE_POLICIES).aside(),
                choice("pass_direction", "right", "left").under("draft").aside(),
                switch("rings").under("expert", False).aside()
                if version > 1
                else choice("ring_timing", "both", "before").under("expert").aside(),
            ),
            components=self.parts,
            moves=MOVES,
            outcomes=OUTCOMES,
            event_kinds=EVENT_KINDS,
            endings=ENDINGS,
            knowledge=KNOWLEDGE,
            speech=SPEECH,
            judges=JUDGES,
            ease=1,
            swing=18.0,
            features=WelcomeToFeatures(),
            observation=WelcomeToObservation(self.parts),
            pad=WelcomeToPad(self.parts),
            seat_label=TOWN,
        )

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["draft"] is True and players == 1:
            raise BadOption(fact("draft_alone"))

    def empty(self, players: int, options: dict[str, OptionValue]) -> WelcomeToState:
        state = WelcomeToState()
        state.game, state.parts, state.players = self, self.parts, players
        state.table = TableOptions(options, self.version)
        state.stage = STAGE_DRAW_PLAN
        state.round = state.waiting = state.ready = state.approved = state.ended = 0
        state.shuffled = state.drawn = state.solo_card = 0
        state.dealer = state.top = NONE
        state.plans = [NONE] * 3
        state.sheets, state.shown = [], []
        state.unseen, state.stacks, state.hands, state.discard, state.since = [], [], [], [], []
        return state

    def start(self, players: int, options: dict[str, OptionValue]) -> WelcomeToState:
        state = self.empty(players, options)
        state.sheets = [BLANK[:] for _ in range(players)]
        state.shown = [BLANK[:]] * players
        state.unseen = list(range(CARDS))
        state.solo_card = 1 if players == 1 else 0
        if state.hand_modes():
            clear_hands(state)
            if state.table.draft:
                clear_since(state)
        else:
            state.stacks = [NONE] * 6
        advance(state)
        return state

    def aid(self, players: int, options: dict[str, OptionValue]) -> Aid | None:
        # In a draft hands are secret and passed on: that is the online game.
        return None if options["draft"] is True else Flipper(self.start, players, options)

    def term(self, domain: str, value: int) -> Arg:
        if domain == "plan":
            return self.parts.plan_ids[value]
        if domain == "effect":
            return EFFECTS[value]
        if domain == "top":
            return TOPS[value]
        if domain == "slot":
            return SLOT_NAMES[value]
        if domain == "gap":
            return GAP_NAMES[value]
        return ENDINGS[value] if domain == "ending" else value


class WelcomeToOne(WelcomeTo):
    """Rules 1, for records and tables of their time."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, 1)

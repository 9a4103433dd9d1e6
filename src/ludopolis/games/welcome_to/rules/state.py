"""The position: its fields, and the names of its stages, steps and endings. The rules are functions on it."""

from typing import Final

from ludopolis.engine.contract import State
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to.components.tables import EFFECTS, WelcomeToComponents

NONE: Final = -1

# What is going on (`stage`)
STAGE_DRAW_PLAN: Final = 0
STAGE_DRAW_DEALER: Final = 1
STAGE_TURN_CARD: Final = 2  # base game: the next number card of a stack
STAGE_SHOW_TOP: Final = 3  # solo and draft: the effect on top of the deck
STAGE_DEAL_CARD: Final = 4  # solo and draft: the number of the card dealt
STAGE_TURNS: Final = 5
STAGE_OVER: Final = 6
STAGES: Final = ("plans", "dealer", "stacks", "top", "deal", "turns", "over")

# What a seat is deciding (`STEP` on its sheet)
STEP_RING_BEFORE: Final = 0
STEP_COMBINATION: Final = 1
STEP_PASS_CARD: Final = 2
STEP_PLACE: Final = 3
STEP_EFFECT: Final = 4
STEP_RING_AFTER: Final = 5
STEP_CLAIM: Final = 6
STEP_CLAIM_ESTATES: Final = 7
STEP_RESHUFFLE: Final = 8
STEP_RESTING: Final = 9  # the turn is over or has not begun
STEPS: Final = (
    "ring_before",
    "combination",
    "pass_card",
    "place",
    "effect",
    "ring_after",
    "claim",
    "claim_estates",
    "reshuffle",
    "finished",
)

# What can lie on top of the deck besides the six effects (`top`)
SOLO_CARD: Final = 6
TOPS: Final = (*EFFECTS, "solo_card")

# Which reshuffles may be requested (R13)
EACH_PLAN: Final = 0
FIRST_PLAN_ONLY: Final = 1
NEVER: Final = 2
RESHUFFLE_POLICIES: Final = ("each_plan", "first_plan_only", "never")

# When rings are asked for (R10): rules 1 let the table choose whether also after the effect
NOT_ASKED: Final = 0
ASKED_BEFORE: Final = 1
ASKED_BEFORE_AND_AFTER: Final = 2

# Why the game is over (6), as a mask
BY_REFUSALS: Final = 1
BY_PLANS: Final = 2
BY_FULL: Final = 4
BY_CARDS: Final = 8
ENDINGS: Final = ("refusals", "plans", "full", "cards")

# A card in a hand or in the discard is a token: five fields in a flat list
CARD: Final = 0  # NONE: still to be dealt
SIDE: Final = 1  # its effect, which everybody sees
KNOWN: Final = 2  # the viewers that know its number
AGE: Final = 3  # how often the discard had been shuffled when the card was dealt
BARRED: Final = 4  # a bit for each number it cannot have, because its holder refused
TOKEN_FIELDS: Final = 5
HAND_FIELDS: Final = 15


class TableOptions:
    """The options of this table, as fields; they never change, so clones share them."""

    def __init__(self, options: dict[str, OptionValue], version: int) -> None:
        self.expert = options["expert"] is True
        """The expert plans are among the others."""
        self.rings = self.expert or options.get("rings") is True
        """Rings may be built."""
        self.rings_asked = NOT_ASKED
        """Rules 1: when a ring is asked for or skipped, every turn."""
        if version == 1:
            self.rings_asked = ASKED_BEFORE if options["ring_timing"] == "before" else ASKED_BEFORE_AND_AFTER
        self.draft = options["draft"] is True
        self.pass_left = options["pass_direction"] == "left"
        self.reshuffles = RESHUFFLE_POLICIES.index(str(options["reshuffle_policy"]))
        """EACH_PLAN, FIRST_PLAN_ONLY or NEVER (R13)."""


class Position(State):
    """One position of Welcome To…."""

    parts: WelcomeToComponents
    table: TableOptions
    stage: int
    round: int
    waiting: int
    """The seats whose turn of this round is open."""
    ready: int
    """The seats seen to have finished their turn. A blinded state keeps it, although those seats decide again."""
    approved: int
    """A bit for each approved plan, by stack."""
    ended: int
    """Why the game is over, as a mask of BY_…; 0 while it is not."""
    plans: list[int]
    """The plan of each stack, or NONE."""
    sheets: list[list[int]]
    """The working sheet of each seat; `sheet.py` says what stands where."""
    shown: list[list[int]]
    """The sheets as they were when the round began, which is what others see. Never written to: clones share them."""
    unseen: list[int]
    """The cards not yet turned or dealt, unordered; in a blinded state, all whose place the viewer does not know."""
    shuffled: int
    """How often cards were reshuffled since the start."""
    drawn: int
    """How many effects have come to the top of the deck."""
    # Base game
    stacks: list[int]
    """The number cards of stacks 1, 2, 3, then the effect cards beside them."""
    # Solo and draft
    dealer: int
    top: int
    """The effect on top of the deck, SOLO_CARD, or NONE."""
    solo_card: int
    """1 while the solo card is in the deck."""
    hands: list[int]
    discard: list[int]
    since: list[int]
    """Draft, by seat and card: the last shuffle of the discard that the seat knew to include the card, or 0."""

    def hand_modes(self) -> bool:
        """Solo and draft: one deck, effect side up, and hands of three."""
        return self.table.draft or self.players == 1

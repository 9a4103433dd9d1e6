"""The position: fields with names, and how it is copied. The rules are functions on it."""

from typing import Final

from ludopolis.engine.state import State
from ludopolis.games.welcome_to.components import WelcomeToComponents

NONE: Final = -1

# What is going on (`stage`)
DRAW_PLAN: Final = 0
DRAW_DEALER: Final = 1
TURN_CARD: Final = 2  # base game: a stack's next number
SHOW_TOP: Final = 3  # solo and draft: the effect on top of the deck
DEAL_CARD: Final = 4  # solo and draft: the number of the card dealt
TURNS: Final = 5
OVER: Final = 6

# What a seat is deciding (`STEP` of its sheet)
RING_BEFORE: Final = 0
COMBINATION: Final = 1
PASS_CARD: Final = 2
PLACE: Final = 3
EFFECT: Final = 4
RING_AFTER: Final = 5
CLAIM: Final = 6
CLAIM_ESTATES: Final = 7
RESHUFFLE: Final = 8

# The effect on top of the deck besides the six (`top`)
SOLO_CARD: Final = 6

# Reshuffles (R13) and the end of the game (6), as masks or values
EACH_PLAN: Final = 0
FIRST_PLAN_ONLY: Final = 1
NEVER: Final = 2
BY_REFUSALS: Final = 1
BY_PLANS: Final = 2
BY_FULL: Final = 4
BY_CARDS: Final = 8

# A card in a hand or in the discard takes five places in its list
CARD: Final = 0  # NONE: a place still to be dealt
SIDE: Final = 1  # its effect, which everybody sees
KNOWN: Final = 2  # the viewers that know the number
AGE: Final = 3  # how often the discard had been shuffled when the card was dealt
BARRED: Final = 4  # a bit for each number it cannot have, because its holder refused
FIELDS: Final = 5
HAND: Final = 15


class Position(State):
    """One position of Welcome To…."""

    parts: WelcomeToComponents
    # Options
    expert: bool
    draft: bool
    ring_late: bool
    """A ring may also be built after the effect (R10)."""
    pass_left: bool
    reshuffles: int
    """Which reshuffles may be asked for: EACH_PLAN, FIRST_PLAN_ONLY or NEVER (R13)."""
    # The table
    stage: int
    round: int
    waiting: int
    """The seats whose turn of this round is open."""
    ready: int
    """The seats that were seen to finish their turn. A blinded state keeps it, though those seats decide again."""
    approved: int
    """A bit for each approved plan, by stack."""
    ended: int
    """Why the game is over, BY_… as a mask; 0 before."""
    plans: list[int]
    """The plan of each stack, or NONE."""
    sheets: list[list[int]]
    """The working sheet of every seat (see `sheet`)."""
    shown: list[list[int]]
    """The sheets as they were when the round began: what others see. Never written to, so clones share them."""
    unseen: list[int]
    """The cards not yet turned or dealt, in no order; in a blinded state all whose place the viewer does not know."""
    shuffled: int
    """How often cards were shuffled anew since the start."""
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
    """By seat and card: the last shuffle of the discard in which the seat knew that card to be, 0 if none (draft)."""

    def hand_modes(self) -> bool:
        """Solo and draft: one deck, effect side up, and hands of three."""
        return self.draft or self.players == 1

    def copy_to(self, twin: "Position") -> None:
        """Fills in a new position as a copy of this one."""
        twin.game = self.game
        twin.parts = self.parts
        twin.players = self.players
        twin.viewer = self.viewer
        twin.expert = self.expert
        twin.draft = self.draft
        twin.ring_late = self.ring_late
        twin.pass_left = self.pass_left
        twin.reshuffles = self.reshuffles
        twin.stage = self.stage
        twin.round = self.round
        twin.waiting = self.waiting
        twin.ready = self.ready
        twin.approved = self.approved
        twin.ended = self.ended
        twin.plans = self.plans[:]
        sheets: list[list[int]] = []
        for sheet in self.sheets:
            sheets.append(sheet[:])
        twin.sheets = sheets
        twin.shown = self.shown[:]
        twin.unseen = self.unseen[:]
        twin.shuffled = self.shuffled
        twin.drawn = self.drawn
        twin.stacks = self.stacks[:]
        twin.dealer = self.dealer
        twin.top = self.top
        twin.solo_card = self.solo_card
        twin.hands = self.hands[:]
        twin.discard = self.discard[:]
        twin.since = self.since[:]

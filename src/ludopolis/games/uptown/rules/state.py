"""The position: its fields, the steps, and the one operation that builds a half and keeps the counts true."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract import State
from ludopolis.games.uptown.components.tables import (
    CARDS,
    COUNTS,
    GIFT_COUNT,
    MUNICIPAL_CARDS,
    NO_KIND,
    PROJECT_CARDS,
    UpTownComponents,
    card_of,
)

PLOTS: Final = 5
ALL_PLOTS: Final = 31
"""All plots of a street, as a bit mask."""
START_COINS: Final = 10
COINS_A_POINT: Final = 3
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
NOBODY: Final = -1
NO_CARD: Final = -1
NO_DECK: Final = -1

# Steps: what is being decided, in the words of the rules page
STEP_START: Final = 0  # 2.3, chance: who gets the street board with the start symbol
STEP_DEAL: Final = 1  # 2.1, chance: the first card of every deck
STEP_FREE_CARD: Final = 2  # D1
STEP_SECOND_ACTION: Final = 3  # D2
STEP_PLACE_BOUGHT: Final = 4  # D3
STEP_PLACE_MUNICIPAL: Final = 5  # D4
STEP_OVER: Final = 6
STEP_NAMES: Final = (
    "start",
    "deal",
    "free_card",
    "second_action",
    "place_bought",
    "place_municipal",
    "over",
)

# What brought about the end (7)
RUNNING: Final = 0
DECK_EMPTY: Final = 1
STREET_CLOSED: Final = 2
ENDINGS: Final = ("deck_empty", "street_closed")

BIT: Final = [1, 2, 4, 8, 16]
"""By plot: its bit in a mask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything on the table. Lists have one entry per seat unless they say otherwise.

    A *cell* is a plot of a street: seat * `PLOTS` + plot. Masks of plots have a bit for each plot of a street.
    """

    parts: UpTownComponents

    def __init__(self) -> None:
        super().__init__()
        # Options
        self.count_uncollected = False
        # Where we are
        self.step = STEP_START
        self.actor = NOBODY
        """The seat whose turn it is."""
        self.first = NOBODY
        """The first player."""
        self.round = 0
        self.trigger = RUNNING
        """What makes this round the last."""
        self.held = NO_CARD
        """The card taken and not yet placed or discarded."""
        self.bare = NO_DECK
        """The deck, or the common pile, whose next card chance is about to uncover."""
        # Decks by seat, then the common pile
        self.size: list[int] = []
        """Cards in a deck, its top included."""
        self.top: list[int] = []
        """The card that lies face up; `NO_CARD` if the deck is empty or chance has yet to uncover its top."""
        self.unseen: list[int] = []
        """Project cards that nobody has seen, ascending: they are in the decks, nobody knows where."""
        self.unseen_municipal: list[int] = []
        """Municipal cards under the top of the common pile, ascending."""
        self.discards: list[int] = []
        """In the order in which they left the game."""
        # Coins
        self.wallet: list[int] = []
        self.deck_coins: list[int] = []
        """Coins that lie on the seat's deck and block it."""
        # Streets
        self.plots: list[list[int]] = []
        """By cell: the visible halves from the ground up. A list is never changed, only replaced: clones share it."""
        self.played_by: list[int] = []
        """By card: the seat that placed it, `NOBODY` for cards that are not on a street."""
        # Derived from the streets, kept true by `build`
        self.empty: list[int] = []
        """Mask of the plots without a card."""
        self.closed: list[int] = []
        """Mask of the plots with a roof."""
        self.guarded: list[int] = []
        """Mask of the plots that accept no gifts."""
        self.count: list[int] = []
        """By cell, `COUNTS` numbers each: premises of each kind, and gifts."""

    def copy_to(self, twin: "Position") -> None:
        """Makes a fresh state equal to this one, sharing nothing changeable."""
        twin.game = self.game
        twin.parts = self.parts
        twin.players = self.players
        twin.viewer = self.viewer
        twin.count_uncollected = self.count_uncollected
        twin.step = self.step
        twin.actor = self.actor
        twin.first = self.first
        twin.round = self.round
        twin.trigger = self.trigger
        twin.held = self.held
        twin.bare = self.bare
        twin.size = self.size[:]
        twin.top = self.top[:]
        twin.unseen = self.unseen[:]
        twin.unseen_municipal = self.unseen_municipal[:]
        twin.discards = self.discards[:]
        twin.wallet = self.wallet[:]
        twin.deck_coins = self.deck_coins[:]
        twin.plots = self.plots[:]
        twin.played_by = self.played_by[:]
        twin.empty = self.empty[:]
        twin.closed = self.closed[:]
        twin.guarded = self.guarded[:]
        twin.count = self.count[:]

    def lay_out(self, players: int) -> None:
        """2: all project cards are dealt out, the municipal cards are a pile, everybody has 10 coins."""
        self.players = players
        self.size = [PROJECT_CARDS // players] * players + [MUNICIPAL_CARDS]
        self.top = [NO_CARD] * (players + 1)
        self.unseen = list(range(PROJECT_CARDS))
        self.unseen_municipal = list(range(PROJECT_CARDS, CARDS))
        self.wallet = [START_COINS] * players
        self.deck_coins = [0] * players
        nothing: list[int] = []
        self.plots = [nothing] * (PLOTS * players)
        self.played_by = [NOBODY] * CARDS
        self.empty = [ALL_PLOTS] * players
        self.closed = [0] * players
        self.guarded = [0] * players
        self.count = [0] * (COUNTS * PLOTS * players)

    def build(self, seat: int, owner: int, plot: int, half: int) -> None:
        """Puts a half on top of a plot; the twin halves of its card are covered."""
        parts = self.parts
        cell = owner * PLOTS + plot
        bit = BIT[plot]
        self.plots[cell] = [*self.plots[cell], half]
        self.played_by[card_of(half)] = seat
        self.empty[owner] &= ~bit
        if parts.roof[half]:
            self.closed[owner] |= bit
        if parts.no_gifts[half]:
            self.guarded[owner] |= bit
        if parts.kind[half] != NO_KIND:
            self.count[cell * COUNTS + parts.kind[half]] += parts.weight[half]
        if parts.gift[half]:
            self.count[cell * COUNTS + GIFT_COUNT] += 1


def left_of(seat: int, players: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0


def has_played(state: Position, seat: int) -> bool:
    """Whether the seat comes before the actor in this round."""
    return (seat - state.first) % state.players < (state.actor - state.first) % state.players

"""The position: fields with names, steps, moves, and the one operation that builds a half and keeps the counts true."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludopolis.engine.state import State
from ludopolis.games.uptown.components import (
    CARDS,
    COUNTS,
    GIFT_COUNT,
    MUNICIPAL_CARDS,
    NO_KIND,
    PROJECT_CARDS,
    CardTable,
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

# Steps: what is being decided, in the words of the rules page.
START: Final = 0  # 2.3, chance: who gets the street board with the start symbol
DEAL: Final = 1  # 2.1, chance: the first card of every deck
FREE_CARD: Final = 2  # D1
SECOND_ACTION: Final = 3  # D2
PLACE_BOUGHT: Final = 4  # D3
PLACE_MUNICIPAL: Final = 5  # D4
OVER: Final = 6
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

# Moves
PLACE: Final = 0  # + half of the card * CELLS + seat of the street * PLOTS + plot
CELLS: Final = 20
DISCARD: Final = 80
BUY: Final = 81  # + seat of the deck
MUNICIPAL: Final = 85
SKIP: Final = 86
MOVES: Final = 87

assert MOST_PLAYERS * PLOTS == CELLS
assert PLACE + 4 * CELLS == DISCARD
assert BUY + MOST_PLAYERS == MUNICIPAL

BIT: Final = [1, 2, 4, 8, 16]
"""A plot in a mask of plots."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """All that lies on the table. Lists by seat have one entry per seat unless a width is given.

    A *cell* is a plot of a street: seat * `PLOTS` + plot. Masks of plots have a bit for each plot of a street.
    """

    cards: CardTable

    def __init__(self) -> None:
        super().__init__()
        # Options
        self.count_uncollected = False
        # Where we are
        self.step = START
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
        """The card that lies face up, `NO_CARD` for an empty deck and before chance has uncovered it."""
        self.unseen: list[int] = []
        """Project cards that nobody has seen, ascending: they lie in the decks, nobody knows where."""
        self.unseen_municipal: list[int] = []
        """Municipal cards under the top of the common pile, ascending."""
        self.discards: list[int] = []
        """In the order in which they left the game."""
        # Coins
        self.wallet: list[int] = []
        self.deck_coins: list[int] = []
        """Coins that lie on a deck and block it."""
        # Streets
        self.plots: list[list[int]] = []
        """By cell: the visible halves from the ground up. A list is never changed, only replaced: clones share it."""
        self.played_by: list[int] = []
        """By card: the seat that placed it, `NOBODY` for cards that are not on a street."""
        # Counts kept true by `build`
        self.empty: list[int] = []
        """Masks of the plots without a card; then of the closed ones, then of those that accept no gifts."""
        self.closed: list[int] = []
        self.guarded: list[int] = []
        self.count: list[int] = []
        """`COUNTS` by cell: premises of each kind, and gifts."""

    def copy_to(self, other: "Position") -> None:
        """Makes a fresh state equal to this one, sharing nothing changeable."""
        other.game = self.game
        other.cards = self.cards
        other.players = self.players
        other.viewer = self.viewer
        other.count_uncollected = self.count_uncollected
        other.step = self.step
        other.actor = self.actor
        other.first = self.first
        other.round = self.round
        other.trigger = self.trigger
        other.held = self.held
        other.bare = self.bare
        other.size = self.size[:]
        other.top = self.top[:]
        other.unseen = self.unseen[:]
        other.unseen_municipal = self.unseen_municipal[:]
        other.discards = self.discards[:]
        other.wallet = self.wallet[:]
        other.deck_coins = self.deck_coins[:]
        other.plots = self.plots[:]
        other.played_by = self.played_by[:]
        other.empty = self.empty[:]
        other.closed = self.closed[:]
        other.guarded = self.guarded[:]
        other.count = self.count[:]

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
        """Puts a half on top of a plot; the other halves of its card are covered."""
        cards = self.cards
        cell = owner * PLOTS + plot
        bit = BIT[plot]
        self.plots[cell] = [*self.plots[cell], half]
        self.played_by[card_of(half)] = seat
        self.empty[owner] &= ~bit
        if cards.roof[half]:
            self.closed[owner] |= bit
        if cards.no_gifts[half]:
            self.guarded[owner] |= bit
        if cards.kind[half] != NO_KIND:
            self.count[cell * COUNTS + cards.kind[half]] += cards.weight[half]
        if cards.gift[half]:
            self.count[cell * COUNTS + GIFT_COUNT] += 1


def left_of(seat: int, players: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0

"""The position: fields with names, steps, moves, and the few operations on cities that keep their counts true."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludopolis.engine.state import State
from ludopolis.games.happy_city.components import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR_SLOTS,
    COPIES,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
    KINDS,
    MARKETS,
    SPECIALS,
    CardTable,
)

SLOTS: Final = 10
"""The most cards of a city."""
ROW: Final = 5
"""Slots 1-5 are the upper row of a city, 6-10 the lower one."""
FACE_UP: Final = 3
START_COINS: Final = 2
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
NOBODY: Final = -1
NO_CARD: Final = -1

# Steps: what is being decided, in the words of the rules page.
DEAL: Final = 0  # 3.5, chance: the next special of the row
DRAFT: Final = 1  # D0
LOUVRE: Final = 2  # I-L
DISCARD_STEP: Final = 3  # D1
REVEAL_STEP: Final = 4  # D2
DRAW: Final = 5  # D2, chance: the card on top of the chosen deck
ACTION: Final = 6  # D3
SPECIAL: Final = 7  # D4
SPHINX: Final = 8  # E1
BOX: Final = 9  # E1, chance: the Sphinx's card
PYRAMID: Final = 10  # E2
OVER: Final = 11
STEP_NAMES: Final = (
    "deal",
    "draft",
    "louvre",
    "discard",
    "reveal",
    "draw",
    "action",
    "special",
    "sphinx",
    "box",
    "pyramid",
    "over",
)

# Moves
KEEP: Final = 0
TAKE_COIN: Final = 1
PASS: Final = 2
RANDOM: Final = 3
COPY_LEFT: Final = 4
COPY_RIGHT: Final = 5
REVEAL_DECK: Final = 6  # + deck 0 … 2
VISIT: Final = 9  # + seat: the Louvre's opponent
COPY: Final = 14  # + seat: the Sphinx's opponent
DISCARD: Final = 19  # + kind of building
BUY: Final = 52  # + kind
TAKE_MARKET: Final = 88  # + colour
TAKE: Final = 93  # + special
MOVES: Final = 149

assert REVEAL_DECK + DECKS == VISIT
assert VISIT + MOST_PLAYERS == COPY
assert COPY + MOST_PLAYERS == DISCARD
assert DISCARD + BUILDINGS == BUY
assert BUY + KINDS == TAKE_MARKET
assert TAKE_MARKET + MARKETS == TAKE
assert TAKE + SPECIALS == MOVES


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """All that lies on the table. Lists by seat have one entry per seat unless a width is given."""

    cards: CardTable

    def __init__(self) -> None:
        super().__init__()
        # Options
        self.expert = False
        self.summing = False
        self.verified_only = False
        self.max_rounds = 0
        # Where we are
        self.step = DEAL
        self.actor = NOBODY
        """The seat whose turn it is, or who decides outside a turn."""
        self.round = 0
        self.last_round = False
        """Somebody has ten cards."""
        self.chosen_deck = 0
        """The deck from which chance draws in the step `DRAW`."""
        # Central area. `unseen` and `discarded` are bit masks by card of the deck.
        self.unseen: list[int] = []
        self.discarded: list[int] = []
        self.shuffles: list[int] = []
        """How often each deck has been made anew from its pile."""
        self.face_up: list[int] = []
        """Building cards, ascending: their order on the table means nothing."""
        self.stacks: list[int] = []
        """Dwellings left, by kind."""
        self.row: list[int] = []
        """Special cards not yet taken, ascending."""
        self.box = 0
        """Specials out of play, a bit mask by special."""
        # Cities
        self.city: list[int] = []
        """`SLOTS` by seat: cards by slot, `NO_CARD` where a slot is free."""
        self.coins: list[int] = []
        self.special: list[int] = []
        """The special card in the city."""
        self.slot: list[int] = []
        """The slot (from 0) of the special."""
        self.acting: list[int] = []
        """The special whose effect the seat has: its own card, or what a Sphinx has copied."""
        self.charges: list[int] = []
        """Free purchases of the Undersea Tunnel, income phases of the Louvre still to come."""
        self.copied: list[int] = []
        """The neighbour whose card the Pyramid of this seat copies."""
        # Counts kept true by `place` and `remove`
        self.size: list[int] = []
        self.names: list[int] = []
        """The kinds in the city, as a bit mask."""
        self.colours: list[int] = []
        """`COLOUR_SLOTS` by seat."""
        self.income: list[int] = []
        """Printed figures of all cards; effects are not in."""
        self.residents: list[int] = []
        self.hearts: list[int] = []

    def copy_to(self, other: "Position") -> None:
        """Makes a fresh state equal to this one, sharing nothing changeable."""
        other.game = self.game
        other.cards = self.cards
        other.players = self.players
        other.viewer = self.viewer
        other.expert = self.expert
        other.summing = self.summing
        other.verified_only = self.verified_only
        other.max_rounds = self.max_rounds
        other.step = self.step
        other.actor = self.actor
        other.round = self.round
        other.last_round = self.last_round
        other.chosen_deck = self.chosen_deck
        other.unseen = self.unseen[:]
        other.discarded = self.discarded[:]
        other.shuffles = self.shuffles[:]
        other.face_up = self.face_up[:]
        other.stacks = self.stacks[:]
        other.row = self.row[:]
        other.box = self.box
        other.city = self.city[:]
        other.coins = self.coins[:]
        other.special = self.special[:]
        other.slot = self.slot[:]
        other.acting = self.acting[:]
        other.charges = self.charges[:]
        other.copied = self.copied[:]
        other.size = self.size[:]
        other.names = self.names[:]
        other.colours = self.colours[:]
        other.income = self.income[:]
        other.residents = self.residents[:]
        other.hearts = self.hearts[:]

    def lay_out(self, players: int) -> None:
        """Full decks, full stacks, empty cities: what is the same in every mode (3.3, 3.4, 3.6)."""
        starts = self.cards.deck_start
        self.players = players
        for deck in range(DECKS):
            self.unseen.append((1 << (starts[deck + 1] - starts[deck])) - 1)
        self.discarded = [0] * DECKS
        self.shuffles = [0] * DECKS
        self.stacks = [players - 1] * DWELLINGS
        self.city = [NO_CARD] * (SLOTS * players)
        self.coins = [START_COINS] * players
        self.special = [NO_CARD] * players
        self.slot = [NO_CARD] * players
        self.acting = [NO_CARD] * players
        self.charges = [0] * players
        self.copied = [NOBODY] * players
        self.size = [0] * players
        self.names = [0] * players
        self.colours = [0] * (COLOUR_SLOTS * players)
        self.income = [0] * players
        self.residents = [0] * players
        self.hearts = [0] * players

    def mode_box(self) -> int:
        """All specials of the mode, as a bit mask."""
        if not self.expert:
            return self.cards.family_box
        return self.cards.verified_box if self.verified_only else self.cards.expert_box

    def effect(self, seat: int) -> int:
        """The effect code of a seat's special building, 0 for none."""
        acting = self.acting[seat]
        return self.cards.effect[acting] if acting >= 0 else 0

    def place(self, seat: int, slot: int, card: int) -> None:
        """Puts a card into a slot of a city."""
        self.city[seat * SLOTS + slot] = card
        self.count(seat, card, 1)
        if card >= FIRST_SPECIAL:
            self.special[seat] = card
            self.acting[seat] = card
            self.slot[seat] = slot
        elif card < FIRST_DWELLING + DWELLINGS:
            self.names[seat] |= 1 << kind_of(card)

    def remove(self, seat: int, slot: int) -> int:
        """Takes a card that is not special out of a slot: a building goes to its pile, others leave the game (A8)."""
        card = self.city[seat * SLOTS + slot]
        self.city[seat * SLOTS + slot] = NO_CARD
        self.count(seat, card, -1)
        if card < FIRST_DWELLING + DWELLINGS:
            self.names[seat] &= ~(1 << kind_of(card))
        if card < BUILDING_CARDS:
            self.discard(card)
        return card

    def count(self, seat: int, card: int, sign: i64) -> None:
        """Adds a card's printed figures and colour to a city's counts, or takes them away."""
        cards = self.cards
        self.size[seat] += sign
        self.colours[seat * COLOUR_SLOTS + cards.colour[card]] += sign
        self.income[seat] += sign * cards.income[card]
        self.residents[seat] += sign * cards.residents[card]
        self.hearts[seat] += sign * cards.hearts[card]

    def discard(self, card: int) -> None:
        """Lays a building card face down on the pile of its deck."""
        deck = self.cards.deck[card]
        self.discarded[deck] |= 1 << (card - self.cards.deck_start[deck])


def kind_of(card: int) -> int:
    """The kind of a building card or a dwelling; kinds are what names belong to."""
    return card >> 1 if card < BUILDING_CARDS else card - BUILDING_CARDS + BUILDINGS


def card_of_kind(kind: int) -> int:
    """The (first) card of a kind."""
    return kind * COPIES if kind < BUILDINGS else FIRST_DWELLING + kind - BUILDINGS


def left_of(seat: int, players: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0


def right_of(seat: int, players: int) -> int:
    """The right neighbour; with two players the same person as the left one."""
    return seat - 1 if seat else players - 1


def insert_sorted(cards: list[int], card: int) -> None:
    """Adds a card to an ascending list."""
    cards.append(card)
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card

"""The position: its fields, the steps, and the operations on cities that keep the counts true."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludopolis.engine.contract import State
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    COLOUR_SLOTS,
    DECKS,
    DWELLINGS,
    FIRST_MARKET,
    FIRST_SPECIAL,
    HappyCityComponents,
    kind_of,
)

SLOTS: Final = 10
"""The most cards a city can hold."""
ROW_SLOTS: Final = 5
"""Slots 1-5 are the upper row of a city, 6-10 the lower one."""
FACE_UP: Final = 3
START_COINS: Final = 2
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
NOBODY: Final = -1
NO_CARD: Final = -1

# Steps: what is being decided, in the words of the rules page
STEP_DEAL: Final = 0  # 3.5, chance: the next special of the row
STEP_DRAFT: Final = 1  # D0
STEP_LOUVRE: Final = 2  # I-L
STEP_DISCARD: Final = 3  # D1
STEP_REVEAL: Final = 4  # D2
STEP_DRAW: Final = 5  # D2, chance: the card on top of the chosen deck
STEP_ACTION: Final = 6  # D3
STEP_SPECIAL: Final = 7  # D4
STEP_SPHINX: Final = 8  # E1
STEP_BOX: Final = 9  # E1, chance: the Sphinx's card
STEP_PYRAMID: Final = 10  # E2
STEP_OVER: Final = 11
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

ENDINGS: Final = ("tenth_card", "max_rounds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything on the table. Lists have one entry per seat unless they say otherwise."""

    parts: HappyCityComponents

    def __init__(self) -> None:
        super().__init__()
        # Options
        self.expert = False
        self.summing = False
        self.verified_only = False
        self.max_rounds = 0
        # Where we are
        self.step = STEP_DEAL
        self.actor = NOBODY
        """The seat whose turn it is, or that decides outside a turn."""
        self.round = 0
        self.last_round = False
        """Somebody has ten cards."""
        self.chosen_deck = 0
        """The deck from which chance draws in the step `STEP_DRAW`."""
        # Central area. `unseen` and `discarded` have a bit mask by deck, with a bit for each of its cards.
        self.unseen: list[int] = []
        self.discarded: list[int] = []
        self.shuffles: list[int] = []
        """By deck: how often it has been made anew from its pile."""
        self.face_up: list[int] = []
        """Building cards, ascending: their order on the table means nothing."""
        self.stacks: list[int] = []
        """By dwelling kind: how many are left."""
        self.row: list[int] = []
        """Special cards not yet taken, ascending."""
        self.box = 0
        """Specials out of play, a bit mask by special."""
        # Cities
        self.city: list[int] = []
        """`SLOTS` entries per seat: cards by slot, `NO_CARD` for a free slot."""
        self.coins: list[int] = []
        self.special: list[int] = []
        """The special card in the city."""
        self.slot: list[int] = []
        """The slot (from 0) of the special."""
        self.acting: list[int] = []
        """The special whose effect the seat has: its own, or the one that its Sphinx has copied."""
        self.charges: list[int] = []
        """Free purchases left with the Undersea Tunnel, or income phases left with the Louvre."""
        self.copied: list[int] = []
        """The neighbour whose card the Pyramid of this seat copies."""
        # Counts, kept by `place` and `remove`
        self.size: list[int] = []
        self.names: list[int] = []
        """The kinds in the city, as a bit mask."""
        self.colours: list[int] = []
        """`COLOUR_SLOTS` entries per seat: cards by colour."""
        self.income: list[int] = []
        """The sum of the printed figures, without effects."""
        self.residents: list[int] = []
        self.hearts: list[int] = []

    def copy_to(self, twin: "Position") -> None:
        """Makes a fresh state equal to this one; the two share nothing changeable."""
        twin.game = self.game
        twin.parts = self.parts
        twin.players = self.players
        twin.viewer = self.viewer
        twin.expert = self.expert
        twin.summing = self.summing
        twin.verified_only = self.verified_only
        twin.max_rounds = self.max_rounds
        twin.step = self.step
        twin.actor = self.actor
        twin.round = self.round
        twin.last_round = self.last_round
        twin.chosen_deck = self.chosen_deck
        twin.unseen = self.unseen[:]
        twin.discarded = self.discarded[:]
        twin.shuffles = self.shuffles[:]
        twin.face_up = self.face_up[:]
        twin.stacks = self.stacks[:]
        twin.row = self.row[:]
        twin.box = self.box
        twin.city = self.city[:]
        twin.coins = self.coins[:]
        twin.special = self.special[:]
        twin.slot = self.slot[:]
        twin.acting = self.acting[:]
        twin.charges = self.charges[:]
        twin.copied = self.copied[:]
        twin.size = self.size[:]
        twin.names = self.names[:]
        twin.colours = self.colours[:]
        twin.income = self.income[:]
        twin.residents = self.residents[:]
        twin.hearts = self.hearts[:]

    def lay_out(self, players: int) -> None:
        """3.3, 3.4, 3.6: full decks, full stacks, empty cities, in every mode."""
        starts = self.parts.deck_start
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
            return self.parts.family_box
        return self.parts.verified_box if self.verified_only else self.parts.expert_box

    def effect(self, seat: int) -> int:
        """The effect code of a seat's special building, 0 for none."""
        acting = self.acting[seat]
        return self.parts.effect[acting] if acting >= 0 else 0

    def place(self, seat: int, slot: int, card: int) -> None:
        """Puts a card into a slot of a city."""
        self.city[seat * SLOTS + slot] = card
        self.count(seat, card, 1)
        if card >= FIRST_SPECIAL:
            self.special[seat] = card
            self.acting[seat] = card
            self.slot[seat] = slot
        elif card < FIRST_MARKET:
            self.names[seat] |= 1 << kind_of(card)

    def remove(self, seat: int, slot: int) -> int:
        """Takes a card that is not special out of a slot: a building goes to its pile, others leave the game (A8)."""
        card = self.city[seat * SLOTS + slot]
        self.city[seat * SLOTS + slot] = NO_CARD
        self.count(seat, card, -1)
        if card < FIRST_MARKET:
            self.names[seat] &= ~(1 << kind_of(card))
        if card < BUILDING_CARDS:
            self.discard(card)
        return card

    def count(self, seat: int, card: int, sign: i64) -> None:
        """Adds a card's printed figures and colour to a city's counts, or takes them away."""
        parts = self.parts
        self.size[seat] += sign
        self.colours[seat * COLOUR_SLOTS + parts.colour[card]] += sign
        self.income[seat] += sign * parts.income[card]
        self.residents[seat] += sign * parts.residents[card]
        self.hearts[seat] += sign * parts.hearts[card]

    def discard(self, card: int) -> None:
        """Lays a building card face down on the pile of its deck."""
        deck = self.parts.deck[card]
        self.discarded[deck] |= 1 << (card - self.parts.deck_start[deck])


def left_of(seat: int, players: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < players else 0


def right_of(seat: int, players: int) -> int:
    """The right neighbour; with two players the same seat as the left one."""
    return seat - 1 if seat else players - 1


def insert_sorted(cards: list[int], card: int) -> None:
    """Adds a card to an ascending list."""
    cards.append(card)
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card

"""The position: fields with names, and how it is copied. The rules are functions on it."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.state import State
from ludopolis.games.ginkgopolis.components import GinkgopolisComponents

NONE: Final = -1
IN_DECK: Final = -3
"""Hal's card lies face down: still one of the unseen cards of the deck."""

# Steps of the agenda: (step, who, count). First those that chance decides …
GRID: Final = 0  # count: the next cell of the 3 × 3 square
TURN: Final = 1  # count: cards still to turn over
FIRST: Final = 2
TRIO: Final = 3
PACKET: Final = 4  # count: characters still to deal
TILES: Final = 5  # count: tiles still to gain
CARDS: Final = 6  # count: cards still to draw
HAL_CARD: Final = 7
HAL_TILE: Final = 8
HAL_SECOND: Final = 9
SHOW: Final = 10  # by itself; waits only in a blinded state, where the card is unknown
LAST_CHANCE: Final = 10
# … those that all decide at once …
DRAFT: Final = 11  # count: which pick
SELECT: Final = 12
RETURN: Final = 13
LAST_SHARED: Final = 13
# … those that one player decides …
TAKE: Final = 14
TOKEN: Final = 15  # who: the actor, Hal's token is moved by the human
LAST_DECIDED: Final = 15
# … and those that go by themselves.
START: Final = 16
ROUND: Final = 17
RENEW: Final = 18
ACTIVATE: Final = 19
BONUS: Final = 20  # count: the trigger
DISCARD: Final = 21
KEEP: Final = 22
UNUSED: Final = 23
END_ROUND: Final = 24
HAL_DEAL: Final = 25
HAL_SHOW: Final = 26
HAL_DRAW: Final = 27
HAL_ACT: Final = 28
ENTRY: Final = 3

# Fields of a side, in `own`
RESOURCES: Final = 0  # behind the screen; Hal has none
SUPPLY: Final = 1
POINTS: Final = 2
RENEWALS: Final = 3
CHOICE: Final = 4  # the move chosen in a phase still open
CARD: Final = 5  # the card lying face down or being resolved
TILE: Final = 6  # the tile on it
BONUSES: Final = 7  # 3 × trigger + item: what the permanent cards of the tableau give
OWN: Final = 16

# Why the game ends, as bits of `flags`
BY_TILES: Final = 1
BY_RESOURCES: Final = 2
BY_HAL_OUT: Final = 4
BY_HAL_SHORT: Final = 8
BY_ROUNDS: Final = 16

# Where a character is during the draft: 8 × place + seat, or BOX, or in a blinded state PASSED_ON
IN_PACKET: Final = 0
KEPT: Final = 0  # + pick 1 … 3
BOX: Final = 40
PASSED_ON: Final = 41
"""One of the three that the viewer passed on first: the left neighbour kept one, the next seat holds the others."""

HAL: Final = 1
HAND: Final = 4


class Position(State):
    """One position of Ginkgopolis. A side is a seat, or Hal, who sits on 1 in solo."""

    parts: GinkgopolisComponents
    # Options
    draft: bool
    expert: bool
    """Solo: Hal plays at his higher level."""
    closed: bool
    """Counts behind screens are not shown (R23)."""
    solo_hand: int
    """Solo: the cards dealt to the human (R18)."""
    max_rounds: int
    # The table
    sides: int
    """Seats, and Hal."""
    todo: list[int]
    """What remains to be done: a stack of (step, who, count), the next one last. Empty at the end."""
    waiting: int
    """The seats that still choose in a simultaneous phase."""
    ready: int
    """The seats that were seen to finish. A blinded state keeps it, though those seats choose again."""
    moment: int
    """Grows with every phase and every action."""
    round: int
    first: int
    """The first player, or NONE before one is drawn."""
    flags: int
    """The end conditions met so far, for good (6)."""
    own: list[int]
    """The figures of each side, OWN in a row."""
    # The city
    at: dict[int, int]
    """By cell: the top tile of the building there, or 60 + token."""
    cell: list[int]
    """By tile: the cell it lies on, or NONE."""
    height: list[int]
    """By tile: the height of the building it is the top of, else 0."""
    owner: list[int]
    """By tile: the owner of that building, or NONE."""
    under: list[int]
    """By tile: the tile under it, or NONE."""
    sites: list[int]
    """The top tiles with a construction site."""
    token: list[int]
    """By letter: the cell of the token; NONE while it is being moved."""
    # Tiles. The inner lists of `behind`, `hands` and `tableau` are never written to, so clones share them.
    supply: list[int]
    """The tiles that may still be drawn, in no order; until the first exhaustion also those that were removed.

    In a blinded state all whose place the viewer does not know.
    """
    supply_left: int
    exhausted: int
    """How often the supply ran out."""
    returned: list[int]
    """The tiles returned at the first exhaustion."""
    removed: list[int]
    """The tiles that turned out to have been removed, known when the supply has run out."""
    behind: list[list[int]]
    """By seat, ascending: the tiles behind the screen. In a blinded state unknown ones last, and a hidden one on a
    card among them, because it may be any."""
    shown: list[int]
    """The tiles behind screens that all have seen (fallback)."""
    giving: list[int]
    """The tiles chosen so far in an open RETURN, ascending."""
    # Cards
    deck: list[int]
    """The cards that may still be drawn, in no order; in a blinded state all whose place the viewer does not know."""
    deck_left: int
    shuffles: int
    """How often the deck was rebuilt."""
    discard: list[int]
    hands: list[list[int]]
    """By seat, ascending; blinded as in `behind`."""
    known: list[int]
    """By card: the seats that know where it is while it is in a hand."""
    age: list[int]
    """By card: the shuffle it was last part of. Everybody knows it, because discards are open."""
    second: int
    """Hal's second card at his higher level, or NONE."""
    tableau: list[list[int]]
    """By side: kept cards in order, characters as 60 + character."""
    drafted: list[int]
    """By character, while the draft lasts: where it is."""

    def copy_to(self, twin: "Position") -> None:
        """Fills in a new position as a copy of this one."""
        twin.game = self.game
        twin.parts = self.parts
        twin.players = self.players
        twin.viewer = self.viewer
        twin.draft = self.draft
        twin.expert = self.expert
        twin.closed = self.closed
        twin.solo_hand = self.solo_hand
        twin.max_rounds = self.max_rounds
        twin.sides = self.sides
        twin.todo = self.todo[:]
        twin.waiting = self.waiting
        twin.ready = self.ready
        twin.moment = self.moment
        twin.round = self.round
        twin.first = self.first
        twin.flags = self.flags
        twin.own = self.own[:]
        twin.at = self.at.copy()
        twin.cell = self.cell[:]
        twin.height = self.height[:]
        twin.owner = self.owner[:]
        twin.under = self.under[:]
        twin.sites = self.sites[:]
        twin.token = self.token[:]
        twin.supply = self.supply[:]
        twin.supply_left = self.supply_left
        twin.exhausted = self.exhausted
        twin.returned = self.returned[:]
        twin.removed = self.removed[:]
        twin.behind = self.behind[:]
        twin.shown = self.shown[:]
        twin.giving = self.giving[:]
        twin.deck = self.deck[:]
        twin.deck_left = self.deck_left
        twin.shuffles = self.shuffles
        twin.discard = self.discard[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.age = self.age[:]
        twin.second = self.second
        twin.tableau = self.tableau[:]
        twin.drafted = self.drafted[:]


def push(state: Position, step: i64, who: i64, count: i64) -> None:
    """Puts a step on top of the agenda: it comes next."""
    todo = state.todo
    todo.append(step)
    todo.append(who)
    todo.append(count)


def push_for_all(state: Position, step: int, count: int) -> None:
    """The same step for every seat, the first player's on top."""
    for turn in range(state.players - 1, -1, -1):
        push(state, step, (state.first + turn) % state.players, count)


def pop(state: Position) -> None:
    """Takes the top step off the agenda."""
    todo = state.todo
    todo.pop()
    todo.pop()
    todo.pop()


def step_of(state: Position) -> int:
    """The step on top of the agenda, or NONE at the end."""
    return state.todo[-3] if state.todo else NONE


def clear_choices(state: Position) -> None:
    """A simultaneous phase is over."""
    state.ready = 0
    for seat in range(state.players):
        state.own[OWN * seat + CHOICE] = NONE

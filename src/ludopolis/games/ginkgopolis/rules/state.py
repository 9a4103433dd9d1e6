"""The position: its fields, and the agenda of what remains to be done. The rules are functions on it."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import State
from ludopolis.games.ginkgopolis.components.tables import GinkgopolisComponents

NONE: Final = -1
IN_DECK: Final = -3
"""Hal's card lies face down: it is still one of the unseen cards of the deck."""

# Steps of the agenda: (step, who, count). First those that chance decides …
STEP_GRID: Final = 0  # count: the next cell of the 3 × 3 square
STEP_TURN: Final = 1  # count: cards still to turn over
STEP_FIRST: Final = 2
STEP_TRIO: Final = 3
STEP_PACKET: Final = 4  # count: characters still to deal
STEP_TILES: Final = 5  # count: tiles still to gain
STEP_CARDS: Final = 6  # count: cards still to draw
STEP_HAL_CARD: Final = 7
STEP_HAL_TILE: Final = 8
STEP_HAL_SECOND: Final = 9
STEP_SHOW: Final = 10  # automatic; waits only in a blinded state, where the card is unknown
LAST_CHANCE_STEP: Final = 10
# … those that all decide at once …
STEP_DRAFT: Final = 11  # count: which pick
STEP_SELECT: Final = 12
STEP_RETURN: Final = 13
LAST_SHARED_STEP: Final = 13
# … those that one player decides …
STEP_TAKE: Final = 14
STEP_TOKEN: Final = 15  # who: the actor; the human moves Hal's token
LAST_DECIDED_STEP: Final = 15
# … and automatic ones.
STEP_START: Final = 16
STEP_ROUND: Final = 17
STEP_RENEW: Final = 18
STEP_ACTIVATE: Final = 19
STEP_BONUS: Final = 20  # count: the trigger
STEP_DISCARD: Final = 21
STEP_KEEP: Final = 22
STEP_UNUSED: Final = 23
STEP_END_ROUND: Final = 24
STEP_HAL_DEAL: Final = 25
STEP_HAL_SHOW: Final = 26
STEP_HAL_DRAW: Final = 27
STEP_HAL_ACT: Final = 28
ENTRY_SIZE: Final = 3
STEP_NAMES: Final = (
    "grid",
    "turn_over",
    "first_player",
    "trio",
    "packet",
    "tiles",
    "cards",
    "hal_card",
    "hal_tile",
    "hal_second",
    "show",
    "draft",
    "select",
    "return",
    "take",
    "token",
    "start",
    "round",
    "renew",
    "activate",
    "bonus",
    "discard",
    "keep",
    "unused",
    "end_round",
    "hal_deal",
    "hal_show",
    "hal_draw",
    "hal_act",
)

# Indices into the figures of a side, in `own`
OWN_RESOURCES: Final = 0  # behind the screen; Hal has none
OWN_SUPPLY: Final = 1
OWN_POINTS: Final = 2
OWN_RENEWALS: Final = 3
OWN_CHOICE: Final = 4  # the move chosen in an open phase
OWN_CARD: Final = 5  # the card lying face down or being resolved
OWN_TILE: Final = 6  # the tile on it
OWN_BONUSES: Final = 7  # + 3 × trigger + item: what the permanent cards of the tableau give
OWN_SIZE: Final = 16
FIGURE_NAMES: Final = ("resources", "supply", "points", "renewals")
"""The first figures as a dump names them."""

# Why the game ends, as bits of `flags`
BY_TILES: Final = 1
BY_RESOURCES: Final = 2
BY_HAL_OUT: Final = 4
BY_HAL_SHORT: Final = 8
BY_ROUNDS: Final = 16
ENDINGS: Final = ("tiles", "resources", "hal_out", "hal_short", "rounds")
"""By bit."""

# Where a character is during the draft: 8 × pick + seat once it is kept, the seat while in that seat's packet, or:
BOX: Final = 40
PASSED_ON: Final = 41
"""Blinded: one of the three the viewer passed on first. The left neighbour kept one, the next seat has the others."""

HAL: Final = 1
HAND_SIZE: Final = 4


class Position(State):
    """One position of Ginkgopolis. A side is a seat or, in solo, Hal, who is side 1."""

    parts: GinkgopolisComponents
    rules: int
    """The version of the rules. By 1 a new hand was a choice like any other, and when all were made everybody chose
    again. Since 2 it is announced and drawn at once, and the choices of others stand."""
    # Options
    draft: bool
    expert: bool
    """Solo: Hal plays at the higher level."""
    closed: bool
    """Counts behind screens are hidden (R23)."""
    solo_hand: int
    """Solo: how many cards the human is dealt (R18)."""
    max_rounds: int
    # The table
    sides: int
    """How many: the seats, and Hal."""
    todo: list[int]
    """What remains to be done: a stack of (step, who, count), the next one last. Empty when the game is over."""
    waiting: int
    """The seats that still have to choose in a simultaneous phase."""
    ready: int
    """The seats that were seen to finish. A blinded state keeps them, although those seats choose again."""
    moment: int
    """Grows with every phase and every action."""
    round: int
    first: int
    """The first player, or NONE before one is drawn."""
    flags: int
    """The end conditions met so far; they are never taken back (6)."""
    own: list[int]
    """OWN_SIZE figures for each side."""
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
    """The tiles that may still be drawn, unordered, and until the first exhaustion those that were removed.

    In a blinded state: all tiles whose place the viewer does not know.
    """
    supply_left: int
    exhausted: int
    """How often the supply ran out."""
    returned: list[int]
    """The tiles returned at the first exhaustion."""
    removed: list[int]
    """The tiles that were removed at the start, known once the supply has run out."""
    behind: list[list[int]]
    """By seat, ascending: the tiles behind the screen. In a blinded state unknown ones come last and include a tile
    lying on a face-down card, because it may be any of them."""
    shown: list[int]
    """The tiles behind screens that everybody has seen (after a fallback)."""
    giving: list[int]
    """The tiles chosen so far in an open STEP_RETURN, ascending."""
    # Cards
    deck: list[int]
    """The cards that may still be drawn, unordered; in a blinded state all whose place the viewer does not know."""
    deck_left: int
    shuffles: int
    """How often the deck was rebuilt."""
    discard: list[int]
    hands: list[list[int]]
    """By seat, ascending; blinded like `behind`."""
    known: list[int]
    """By card in a hand: the seats that know where it is."""
    age: list[int]
    """By card: the shuffle it was last part of. Everybody knows this, because discards are open."""
    second: int
    """Hal's second card at the higher level, or NONE."""
    tableau: list[list[int]]
    """By side: kept cards in the order they were kept, characters as 60 + character."""
    drafted: list[int]
    """During the draft, by character: where it is. Empty otherwise."""


def push(state: Position, step: i64, who: i64, count: i64) -> None:
    """Puts a step on top of the agenda, to be done next."""
    todo = state.todo
    todo.append(step)
    todo.append(who)
    todo.append(count)


def begin_anew(state: Position, step: int) -> None:
    """Makes a step the only one on the agenda, in a new list: one that has ever been empty grows more slowly."""
    state.todo = [step, NONE, 0]


def push_for_all(state: Position, step: int, count: int) -> None:
    """Puts the same step on the agenda for every seat, the first player's on top."""
    for turn in range(state.players - 1, -1, -1):
        push(state, step, (state.first + turn) % state.players, count)


def pop(state: Position) -> None:
    """Takes the top step off the agenda."""
    todo = state.todo
    todo.pop()
    todo.pop()
    todo.pop()


def one_drawn(state: Position) -> int:
    """One less is to be drawn in the step on top of the agenda. Returns whose step it is."""
    todo = state.todo
    todo[-1] = todo[-1] - 1  # quicker than `-=`, which computes with objects
    return todo[-2]


def step_of(state: Position) -> int:
    """The step on top of the agenda, or NONE at the end."""
    return state.todo[-3] if state.todo else NONE


def phase_of(state: Position) -> int:
    """The simultaneous phase that is open, or NONE. It stays open while chance draws a new hand (4 A)."""
    at = len(state.todo) - ENTRY_SIZE
    if state.waiting:
        while at > 0 and state.todo[at] in (STEP_CARDS, STEP_TURN):
            at -= ENTRY_SIZE
    step = state.todo[at] if state.todo else NONE
    return step if LAST_CHANCE_STEP < step <= LAST_SHARED_STEP else NONE


def clear_choices(state: Position) -> None:
    """Forgets the choices of a simultaneous phase that is over."""
    state.ready = 0
    for seat in range(state.players):
        state.own[OWN_SIZE * seat + OWN_CHOICE] = NONE


def flags_of(state: Position) -> list[str]:
    """The names of the end conditions met."""
    return [reason for bit, reason in enumerate(ENDINGS) if state.flags >> bit & 1]

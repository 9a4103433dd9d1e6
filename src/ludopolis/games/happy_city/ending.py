"""The end of the game (7, end-of-game order): E1, the Sphinx copies a special; E2, Pyramids copy a neighbour's card."""

from ludopolis.engine.events import EVERYONE
from ludopolis.games.happy_city.components import FIRST_SPECIAL
from ludopolis.games.happy_city.effects import COPY_NEIGHBOUR_SLOT, COPY_SPECIAL, REPLACE_LAST_CARD
from ludopolis.games.happy_city.happenings import PYRAMID_COPIED, SPHINX_COPIED, SPHINX_DRAWING, SPHINX_DREW
from ludopolis.games.happy_city.state import (
    COPY,
    COPY_LEFT,
    COPY_RIGHT,
    NO_CARD,
    NOBODY,
    RANDOM,
    SLOTS,
    Position,
    left_of,
    right_of,
)
from ludopolis.games.happy_city.turn import immediate_clause, lose_card

# E1, the Sphinx


def sphinx_owner(state: Position) -> int:
    """The seat that E1 asks, or `NOBODY`; a Sphinx that has copied something no longer acts as one."""
    for seat in range(state.players):
        if state.effect(seat) == COPY_SPECIAL:
            return seat
    return NOBODY


def legal_sphinx(state: Position, seat: int) -> list[int]:
    """`random`, and every opponent who has a special building."""
    moves = [RANDOM]
    for other in range(state.players):
        if other != seat and state.special[other] >= 0:
            moves.append(COPY + other)
    return moves


def play_sphinx(state: Position, seat: int, move: int) -> bool:
    """Copies an opponent's special, or asks chance for a card of the box; says whether the step is done."""
    if move == RANDOM:
        if state.events is not None:
            state.events.append((SPHINX_DRAWING, EVERYONE, seat))
        return False
    other = move - COPY
    if state.events is not None:
        state.events.append((SPHINX_COPIED, EVERYONE, seat, other, state.special[other]))
    act_as(state, seat, state.special[other])
    return True


def play_box(state: Position, seat: int, special: int) -> None:
    """The card that the Sphinx drew leaves the box."""
    state.box &= ~(1 << (special - FIRST_SPECIAL))
    if state.events is not None:
        state.events.append((SPHINX_DREW, EVERYONE, seat, special))
    act_as(state, seat, special)


def act_as(state: Position, seat: int, special: int) -> None:
    """The Sphinx is that card in its own slot from now on; an immediate clause is carried out."""
    state.acting[seat] = special
    if state.cards.effect[special] == REPLACE_LAST_CARD:  # A31: the last other card goes, nothing moves
        slot = SLOTS - 1
        while slot == state.slot[seat] or state.city[seat * SLOTS + slot] == NO_CARD:
            slot -= 1
        lose_card(state, seat, slot)
    immediate_clause(state, seat)


# E2, the Pyramid


def pyramid_owner(state: Position, first: int) -> int:
    """The first seat, from `first` on, that has a Pyramid and something to copy; or `NOBODY`."""
    for seat in range(first, state.players):
        if state.effect(seat) == COPY_NEIGHBOUR_SLOT and legal_pyramid(state, seat):
            return seat
    return NOBODY


def copyable_card(state: Position, seat: int, neighbour: int) -> int:
    """The neighbour's card in the slot of the seat's Pyramid, `NO_CARD` if there is none or it is special."""
    card = state.city[neighbour * SLOTS + state.slot[seat]]
    return card if card < FIRST_SPECIAL else NO_CARD


def legal_pyramid(state: Position, seat: int) -> list[int]:
    """`copy left` and `copy right`; with two players there is one neighbour, on the left."""
    left = left_of(seat, state.players)
    right = right_of(seat, state.players)
    moves: list[int] = []
    if copyable_card(state, seat, left) >= 0:
        moves.append(COPY_LEFT)
    if right != left and copyable_card(state, seat, right) >= 0:
        moves.append(COPY_RIGHT)
    return moves


def play_pyramid(state: Position, seat: int, move: int) -> None:
    """Residents and hearts are copied, income and colour are not (A29)."""
    neighbour = left_of(seat, state.players) if move == COPY_LEFT else right_of(seat, state.players)
    state.copied[seat] = neighbour
    if state.events is not None:
        card = copyable_card(state, seat, neighbour)
        cards = state.cards
        copied = (PYRAMID_COPIED, EVERYONE, seat, neighbour, card, cards.residents[card], cards.hearts[card])
        state.events.append(copied)

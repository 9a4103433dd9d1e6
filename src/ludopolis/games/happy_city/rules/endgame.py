"""The end of the game (7): the Sphinx copies a special (E1), then Pyramids copy a neighbour's card (E2)."""

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.happy_city.components.effects import COPY_NEIGHBOUR_SLOT, COPY_SPECIAL, REPLACE_LAST_CARD
from ludopolis.games.happy_city.components.tables import FIRST_SPECIAL
from ludopolis.games.happy_city.rules.events import E_PYRAMID_COPIED, E_SPHINX_COPIED, E_SPHINX_DRAWING, E_SPHINX_DREW
from ludopolis.games.happy_city.rules.moves import MOVE_COPY, MOVE_COPY_LEFT, MOVE_COPY_RIGHT, MOVE_RANDOM
from ludopolis.games.happy_city.rules.state import NO_CARD, NOBODY, SLOTS, Position, left_of, right_of
from ludopolis.games.happy_city.rules.turns import immediate_clause, lose_card

# E1, the Sphinx


def sphinx_owner(state: Position) -> int:
    """The seat that E1 asks, or `NOBODY`; a Sphinx that has copied something no longer acts as one."""
    for seat in range(state.players):
        if state.effect(seat) == COPY_SPECIAL:
            return seat
    return NOBODY


def legal_sphinx(state: Position, seat: int) -> list[int]:
    """`random`, and every opponent who has a special building."""
    opponents = [MOVE_COPY + other for other in range(state.players) if other != seat and state.special[other] >= 0]
    return [MOVE_RANDOM, *opponents]


def play_sphinx(state: Position, seat: int, move: int) -> bool:
    """Copies an opponent's special, or leaves it to chance to draw one; returns whether the copy is made."""
    if move == MOVE_RANDOM:
        if state.events is not None:
            state.events.append((E_SPHINX_DRAWING, EVERYONE, seat))
        return False
    other = move - MOVE_COPY
    if state.events is not None:
        state.events.append((E_SPHINX_COPIED, EVERYONE, seat, other, state.special[other]))
    act_as(state, seat, state.special[other])
    return True


def play_box(state: Position, seat: int, special: int) -> None:
    """The card that the Sphinx draws leaves the box."""
    state.box &= ~(1 << (special - FIRST_SPECIAL))
    if state.events is not None:
        state.events.append((E_SPHINX_DREW, EVERYONE, seat, special))
    act_as(state, seat, special)


def act_as(state: Position, seat: int, special: int) -> None:
    """From now on the Sphinx is that card, in its own slot; an immediate clause is carried out."""
    state.acting[seat] = special
    if state.parts.effect[special] == REPLACE_LAST_CARD:  # A31: the last other card goes, nothing moves
        slot = SLOTS - 1
        while slot == state.slot[seat] or state.city[seat * SLOTS + slot] == NO_CARD:
            slot -= 1
        lose_card(state, seat, slot)
    immediate_clause(state, seat)


# E2, the Pyramid


def pyramid_owner(state: Position, first: int) -> int:
    """The first seat, starting at `first`, that has a Pyramid and something to copy; or `NOBODY`."""
    for seat in range(first, state.players):
        if state.effect(seat) == COPY_NEIGHBOUR_SLOT and legal_pyramid(state, seat):
            return seat
    return NOBODY


def copyable_card(state: Position, seat: int, neighbour: int) -> int:
    """The neighbour's card in the slot of the seat's Pyramid; `NO_CARD` if the slot is free or holds a special."""
    card = state.city[neighbour * SLOTS + state.slot[seat]]
    return card if card < FIRST_SPECIAL else NO_CARD


def legal_pyramid(state: Position, seat: int) -> list[int]:
    """`copy left` and `copy right`; with two players the only neighbour is on the left."""
    left = left_of(seat, state.players)
    right = right_of(seat, state.players)
    moves: list[int] = []
    if copyable_card(state, seat, left) >= 0:
        moves.append(MOVE_COPY_LEFT)
    if right != left and copyable_card(state, seat, right) >= 0:
        moves.append(MOVE_COPY_RIGHT)
    return moves


def neighbour_of(state: Position, seat: int, move: int) -> int:
    """Whose card `copy left` or `copy right` copies."""
    return left_of(seat, state.players) if move == MOVE_COPY_LEFT else right_of(seat, state.players)


def play_pyramid(state: Position, seat: int, move: int) -> None:
    """Residents and hearts are copied, income and colour are not (A29)."""
    neighbour = neighbour_of(state, seat, move)
    state.copied[seat] = neighbour
    if state.events is not None:
        card = copyable_card(state, seat, neighbour)
        parts = state.parts
        copied = (E_PYRAMID_COPIED, EVERYONE, seat, neighbour, card, parts.residents[card], parts.hearts[card])
        state.events.append(copied)

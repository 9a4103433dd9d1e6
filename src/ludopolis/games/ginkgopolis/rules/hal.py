"""8: Hal, the virtual player of the solo game. He sits on side 1 and decides nothing."""

from typing import Final

from ludopolis.engine.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis import telling
from ludopolis.games.ginkgopolis.actions import cover, discard_card, give_back, urbanize
from ludopolis.games.ginkgopolis.city import produce, urbanized_cell
from ludopolis.games.ginkgopolis.components import TOKENS
from ludopolis.games.ginkgopolis.state import (
    BY_HAL_OUT,
    BY_HAL_SHORT,
    CARD,
    HAL,
    HAL_ACT,
    HAL_CARD,
    HAL_DRAW,
    HAL_SECOND,
    HAL_TILE,
    IN_DECK,
    KEEP,
    NONE,
    OWN,
    POINTS,
    SUPPLY,
    TILE,
    Position,
    push,
)
from ludopolis.games.ginkgopolis.supplies import end_of_tiles, rebuild, take_out

ITS_CARD: Final = OWN * HAL + CARD
ITS_TILE: Final = OWN * HAL + TILE
ITS_SUPPLY: Final = OWN * HAL + SUPPLY
ITS_POINTS: Final = OWN * HAL + POINTS


def deal_to_hal(state: Position) -> None:
    """8, step 1: the top card of the deck lies face down. Which one it is, is drawn when it is shown.

    Only if it was the last card of the deck is it settled now, because the deck is rebuilt without it.
    """
    state.deck_left -= 1
    if state.events is not None:
        state.events.append((telling.HAL_DEALT, EVERYONE, HAL))
    if state.deck_left:
        state.own[ITS_CARD] = IN_DECK
    else:
        state.own[ITS_CARD] = state.deck.pop()
        rebuild(state)


def show_hal(state: Position) -> None:
    """8, step 3: his card is shown."""
    push(state, HAL_DRAW, HAL, 0)
    if state.own[ITS_CARD] == IN_DECK:
        push(state, HAL_CARD, HAL, 0)
    else:
        tell_card(state)


def hal_card(state: Position, card: int) -> None:
    """The card that lay face down."""
    take_out(state.deck, card)
    state.own[ITS_CARD] = card
    tell_card(state)


def tell_card(state: Position) -> None:
    """Everybody sees Hal's card."""
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
        state.events.append((telling.HAL_SHOWS, EVERYONE, HAL, state.own[ITS_CARD]))


def hal_draws(state: Position) -> None:
    """8, step 3: a tile for him; without one he does nothing (R20)."""
    if state.supply_left:
        push(state, HAL_TILE, HAL, 0)
        return
    if state.events is not None:
        state.events.append((telling.HAL_IDLE, EVERYONE, HAL))
    discard_card(state, HAL)


def hal_tile(state: Position, tile: int) -> None:
    """The top tile of the supply; at his higher level a letter makes him draw a second card."""
    take_out(state.supply, tile)
    state.supply_left -= 1
    state.own[ITS_TILE] = tile
    if state.events is not None:
        state.events.append((telling.HAL_DRAWS, EVERYONE, HAL, tile))
    if state.supply_left == 0:
        end_of_tiles(state)
    push(state, HAL_ACT, HAL, 0)
    if state.expert and state.own[ITS_CARD] < TOKENS:
        push(state, HAL_SECOND, HAL, 0)


def hal_second(state: Position, card: int) -> None:
    """His second card; a rebuild caused by it shuffles in neither of the two."""
    take_out(state.deck, card)
    state.deck_left -= 1
    state.second = card
    if state.events is not None:
        state.events.append((telling.HAL_SECOND, EVERYONE, HAL, card))
    if state.deck_left == 0:
        rebuild(state)


def hal_acts(state: Position) -> None:
    """8, step 3: he urbanizes or covers a building, if he has the resources; else the game ends."""
    if state.second != NONE:
        choose_card(state)
    card = state.own[ITS_CARD]
    tile = state.own[ITS_TILE]
    wanted = 1 if card < TOKENS else state.height[card - TOKENS] + 1
    has = state.own[ITS_SUPPLY]
    if card >= TOKENS and state.owner[card - TOKENS] == HAL:
        has += state.height[card - TOKENS]
    if has < wanted:
        state.flags |= BY_HAL_SHORT
        if state.events is not None:
            state.events.append((telling.HAL_SHORT, EVERYONE, HAL, wanted, has))
    elif card < TOKENS:
        urbanize(state, HAL, card, tile)
    else:  # R19: he pays neither points nor a resource for the colour
        give_back(state, HAL, card - TOKENS)
        cover(state, HAL, card - TOKENS, tile)
        push(state, KEEP, HAL, 0)


def choose_card(state: Position) -> None:
    """Expert: the second card if it is a building, or a letter whose neighbours produce more."""
    first = state.own[ITS_CARD]
    second = state.second
    state.second = NONE
    better = second >= TOKENS or produce(state, state.token[second]) > produce(state, state.token[first])
    if not better:
        state.own[ITS_CARD] = second
    discard_card(state, HAL)
    state.own[ITS_CARD] = second if better else first


def hal_gains(state: Position) -> None:
    """A point for every item that the buildings round his new one produce."""
    points = produce(state, urbanized_cell(state))
    state.own[ITS_POINTS] += points
    if state.events is not None:
        state.events.append((telling.HAL_POINTS, EVERYONE, HAL, points))


def check_hal(state: Position) -> None:
    """8, end: his supply is gone."""
    if state.own[ITS_SUPPLY] == 0:
        state.flags |= BY_HAL_OUT

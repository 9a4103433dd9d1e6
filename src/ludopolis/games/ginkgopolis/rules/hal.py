"""8: Hal, the virtual player of the solo game. He is side 1 and decides nothing."""

from typing import Final

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis.components.tables import TOKENS
from ludopolis.games.ginkgopolis.rules import events
from ludopolis.games.ginkgopolis.rules.actions import cover, discard_card, give_back, urbanize
from ludopolis.games.ginkgopolis.rules.city import produce, urbanized_cell
from ludopolis.games.ginkgopolis.rules.state import (
    BY_HAL_OUT,
    BY_HAL_SHORT,
    HAL,
    IN_DECK,
    NONE,
    OWN_CARD,
    OWN_POINTS,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    STEP_HAL_ACT,
    STEP_HAL_CARD,
    STEP_HAL_DRAW,
    STEP_HAL_SECOND,
    STEP_HAL_TILE,
    STEP_KEEP,
    Position,
    push,
)
from ludopolis.games.ginkgopolis.rules.supplies import end_of_tiles, rebuild, take_out

HAL_CARD: Final = OWN_SIZE * HAL + OWN_CARD
HAL_TILE: Final = OWN_SIZE * HAL + OWN_TILE
HAL_SUPPLY: Final = OWN_SIZE * HAL + OWN_SUPPLY
HAL_POINTS: Final = OWN_SIZE * HAL + OWN_POINTS


def deal_to_hal(state: Position) -> None:
    """8, step 1: the top card of the deck lies face down before him; it is drawn when it is shown.

    Only the last card of the deck is settled now, because the deck is rebuilt without it.
    """
    state.deck_left -= 1
    if state.events is not None:
        state.events.append((events.E_HAL_DEALT, EVERYONE, HAL))
    if state.deck_left:
        state.own[HAL_CARD] = IN_DECK
    else:
        state.own[HAL_CARD] = state.deck.pop()
        rebuild(state)


def show_hal(state: Position) -> None:
    """8, step 3: his card is shown."""
    push(state, STEP_HAL_DRAW, HAL, 0)
    if state.own[HAL_CARD] == IN_DECK:
        push(state, STEP_HAL_CARD, HAL, 0)
    else:
        tell_card(state)


def hal_card(state: Position, card: int) -> None:
    """Chance has drawn the card that lay face down."""
    take_out(state.deck, card)
    state.own[HAL_CARD] = card
    tell_card(state)


def tell_card(state: Position) -> None:
    """Tells everybody Hal's card."""
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
        state.events.append((events.E_HAL_SHOWS, EVERYONE, HAL, state.own[HAL_CARD]))


def hal_draws(state: Position) -> None:
    """8, step 3: he draws a tile; if there is none, he does nothing (R20)."""
    if state.supply_left:
        push(state, STEP_HAL_TILE, HAL, 0)
        return
    if state.events is not None:
        state.events.append((events.E_HAL_IDLE, EVERYONE, HAL))
    discard_card(state, HAL)


def hal_tile(state: Position, tile: int) -> None:
    """He draws the top tile of the supply; at the higher level a letter makes him draw a second card."""
    take_out(state.supply, tile)
    state.supply_left -= 1
    state.own[HAL_TILE] = tile
    if state.events is not None:
        state.events.append((events.E_HAL_DRAWS, EVERYONE, HAL, tile))
    if state.supply_left == 0:
        end_of_tiles(state)
    push(state, STEP_HAL_ACT, HAL, 0)
    if state.expert and state.own[HAL_CARD] < TOKENS:
        push(state, STEP_HAL_SECOND, HAL, 0)


def hal_second(state: Position, card: int) -> None:
    """He draws a second card; if that causes a rebuild, neither of the two is shuffled in."""
    take_out(state.deck, card)
    state.deck_left -= 1
    state.second = card
    if state.events is not None:
        state.events.append((events.E_HAL_SECOND, EVERYONE, HAL, card))
    if state.deck_left == 0:
        rebuild(state)


def hal_acts(state: Position) -> None:
    """8, step 3: he urbanizes or covers a building if he has the resources; otherwise the game ends."""
    if state.second != NONE:
        choose_card(state)
    card = state.own[HAL_CARD]
    tile = state.own[HAL_TILE]
    wanted = 1 if card < TOKENS else state.height[card - TOKENS] + 1
    has = state.own[HAL_SUPPLY]
    if card >= TOKENS and state.owner[card - TOKENS] == HAL:
        has += state.height[card - TOKENS]
    if has < wanted:
        state.flags |= BY_HAL_SHORT
        if state.events is not None:
            state.events.append((events.E_HAL_SHORT, EVERYONE, HAL, wanted, has))
    elif card < TOKENS:
        urbanize(state, HAL, card, tile)
    else:  # R19: he pays neither points nor a resource for the colour
        give_back(state, HAL, card - TOKENS)
        cover(state, HAL, card - TOKENS, tile)
        push(state, STEP_KEEP, HAL, 0)


def choose_card(state: Position) -> None:
    """Higher level: he uses the second card if it is a building, or a letter whose neighbours produce more."""
    first = state.own[HAL_CARD]
    second = state.second
    state.second = NONE
    better = second >= TOKENS or produce(state, state.token[second]) > produce(state, state.token[first])
    if not better:
        state.own[HAL_CARD] = second
    discard_card(state, HAL)
    state.own[HAL_CARD] = second if better else first


def hal_gains(state: Position) -> None:
    """He gets a point for every item that the buildings around his new one produce."""
    points = produce(state, urbanized_cell(state))
    state.own[HAL_POINTS] += points
    if state.events is not None:
        state.events.append((events.E_HAL_POINTS, EVERYONE, HAL, points))


def check_hal(state: Position) -> None:
    """8, end: the game ends if his supply is gone."""
    if state.own[HAL_SUPPLY] == 0:
        state.flags |= BY_HAL_OUT

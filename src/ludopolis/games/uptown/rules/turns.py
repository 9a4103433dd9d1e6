"""The course of the game: set-up (2), turns (4), closing (6), the end (7)."""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.uptown.components.tables import first_half
from ludopolis.games.uptown.rules import events
from ludopolis.games.uptown.rules.moves import MOVE_BUY, MOVE_MUNICIPAL, MOVE_SKIP, place_of
from ludopolis.games.uptown.rules.placement import placeable
from ludopolis.games.uptown.rules.scoring import coin_points, plot_prestige, plot_revenue, points_of, street_revenue
from ludopolis.games.uptown.rules.state import (
    ALL_PLOTS,
    DECK_EMPTY,
    NO_CARD,
    NO_DECK,
    NOBODY,
    PLOTS,
    RUNNING,
    STEP_DEAL,
    STEP_FREE_CARD,
    STEP_OVER,
    STEP_PLACE_BOUGHT,
    STEP_PLACE_MUNICIPAL,
    STEP_SECOND_ACTION,
    STREET_CLOSED,
    Position,
    left_of,
)

# 2, set-up


def choose_first(state: Position, seat: int) -> None:
    """2.3: whoever gets the start board is the first player (A3); then the decks are turned face up (A1)."""
    state.first = seat
    state.step = STEP_DEAL
    state.bare = 0
    if state.events is not None:
        state.events.append((events.E_FIRST_PLAYER, EVERYONE, seat))


def uncover(state: Position, card: int) -> None:
    """2.1: the next card of a deck is public as soon as the one above it is gone."""
    deck = state.bare
    state.top[deck] = card
    unseen = state.unseen if deck < state.players else state.unseen_municipal
    unseen.pop(place_in(unseen, card))
    state.bare = NO_DECK
    if state.events is not None:
        whole = state.parts.whole(card)
        if deck < state.players:
            state.events.append((events.E_UNCOVERED, EVERYONE, deck, card, state.parts.price[card], whole))
        else:
            state.events.append((events.E_UNCOVERED_MUNICIPAL, EVERYONE, card, whole))
    if state.step == STEP_DEAL:
        if deck < state.players:
            state.bare = deck + 1
        else:
            begin_round(state)


def place_in(ascending: list[int], card: i64) -> i64:
    """Where a card is in an ascending list. Compiled, `bisect` would compare objects."""
    low: i64 = 0
    high: i64 = len(ascending) - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        if ascending[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


# 4, turn


def begin_round(state: Position) -> None:
    """Every round starts with the first player."""
    state.round += 1
    if state.events is not None:
        state.events.append((events.E_ROUND_BEGUN, EVERYONE, state.round))
    begin_turn(state, state.first)


def begin_turn(state: Position, seat: int) -> None:
    """Action I: collect the coins on the own deck (I-a), else take its top card (D1), else do nothing (I-b)."""
    state.actor = seat
    state.step = STEP_SECOND_ACTION
    coins = state.deck_coins[seat]
    if coins > 0:
        # A5: collecting is compulsory, and there is no free card in such a turn.
        state.deck_coins[seat] = 0
        state.wallet[seat] += coins
        if state.events is not None:
            state.events.append((events.E_COINS_COLLECTED, EVERYONE, seat, coins, state.wallet[seat]))
    elif state.size[seat] == 0:
        if state.events is not None:
            state.events.append((events.E_NOTHING_TO_TAKE, EVERYONE, seat))
    else:
        if state.events is not None:
            card = state.top[seat]
            state.events.append((events.E_FREE_CARD_TAKEN, EVERYONE, seat, card, state.parts.whole(card)))
        take(state, seat)
        state.step = STEP_FREE_CARD


def take(state: Position, deck: int) -> None:
    """A28: the top card is in hand and the next one is uncovered; an emptied deck triggers the end at once."""
    state.held = state.top[deck]
    state.top[deck] = NO_CARD
    state.size[deck] -= 1
    if state.size[deck] > 0:
        state.bare = deck
    elif deck < state.players:
        trigger(state, DECK_EMPTY, deck)


def second_actions(state: Position, seat: int) -> list[int]:
    """D2: `buy`, by seat of the deck; then `municipal`, or `skip` if the common pile is empty (A6)."""
    moves: list[int] = []
    for deck in range(state.players):
        if buyable(state, seat, deck):
            moves.append(MOVE_BUY + deck)
    moves.append(MOVE_MUNICIPAL if state.size[state.players] > 0 else MOVE_SKIP)
    return moves


def buyable(state: Position, seat: int, deck: int) -> bool:
    """Not empty, not blocked, affordable, and the card can be placed (A7). Any deck will do (A9)."""
    if state.size[deck] == 0 or state.deck_coins[deck] > 0:
        return False
    card = state.top[deck]
    return state.parts.price[card] <= state.wallet[seat] and placeable(state, seat, card)


def buy(state: Position, seat: int, deck: int) -> None:
    """Payment comes first: for an own card to the bank, otherwise onto the rival's deck, which it blocks (A20, A27)."""
    card = state.top[deck]
    price = state.parts.price[card]
    state.wallet[seat] -= price
    if deck != seat:
        state.deck_coins[deck] = price
    if state.events is not None:
        whole = state.parts.whole(card)
        if deck == seat:
            state.events.append((events.E_BOUGHT_OWN, EVERYONE, seat, card, whole, price, state.wallet[seat]))
        else:
            state.events.append((events.E_BOUGHT, EVERYONE, seat, deck, card, whole, price, state.wallet[seat]))
    state.step = STEP_PLACE_BOUGHT
    take(state, deck)


def take_municipal(state: Position, seat: int) -> None:
    """The top card of the common pile costs nothing."""
    if state.events is not None:
        card = state.top[state.players]
        state.events.append((events.E_MUNICIPAL_TAKEN, EVERYONE, seat, card, state.parts.whole(card)))
    state.step = STEP_PLACE_MUNICIPAL
    take(state, state.players)


def skip(state: Position, seat: int) -> None:
    """A6: nobody is forced to buy."""
    if state.events is not None:
        state.events.append((events.E_SKIPPED, EVERYONE, seat))
    end_turn(state)


def discard(state: Position, seat: int) -> None:
    """The card leaves the game."""
    if state.events is not None:
        kind = events.E_DISCARDED if placeable(state, seat, state.held) else events.E_FITS_NOWHERE
        state.events.append((kind, EVERYONE, seat, state.held, state.parts.whole(state.held)))
    state.discards.append(state.held)
    state.held = NO_CARD


def place(state: Position, seat: int, move: int) -> None:
    """5: one half goes on top of a plot. A roof closes the plot (6)."""
    number, owner, plot = place_of(move)
    half = first_half(state.held) + number
    if state.events is not None:
        project = state.parts.project[half]
        if owner == seat:
            state.events.append((events.E_BUILT, EVERYONE, seat, project, state.held, plot + 1))
        else:
            state.events.append((events.E_GIVEN, EVERYONE, seat, owner, project, state.held, plot + 1))
    state.build(seat, owner, plot, half)
    state.held = NO_CARD
    if state.parts.roof[half]:
        close(state, owner, plot)


# 6, closing and revenue


def close(state: Position, owner: int, plot: int) -> None:
    """The owner of the plot is paid the revenue of the street, whoever brought the roof (A17, A30)."""
    revenue = street_revenue(state, owner)
    paid = revenue if revenue > 0 else 0
    state.wallet[owner] += paid
    if state.events is not None:
        by_plot = [plot_revenue(state, owner, other) for other in range(PLOTS)]
        state.events.append((events.E_PLOT_CLOSED, EVERYONE, owner, plot + 1, *by_plot, paid, state.wallet[owner]))
    if state.closed[owner] == ALL_PLOTS:
        trigger(state, STREET_CLOSED, owner)


# 7, the end


def trigger(state: Position, reason: int, seat: int) -> None:
    """Makes this round the last; it cancels nothing (A13)."""
    if state.trigger != RUNNING:
        return
    state.trigger = reason
    if state.events is not None:
        kind = events.E_LAST_ROUND_BY_DECK if reason == DECK_EMPTY else events.E_LAST_ROUND_BY_STREET
        state.events.append((kind, EVERYONE, seat, state.round))


def end_turn(state: Position) -> None:
    """The last turn of a round belongs to the right-hand neighbour of the first player."""
    following = left_of(state.actor, state.players)
    if following != state.first:
        begin_turn(state, following)
    elif state.trigger == RUNNING:
        begin_round(state)
    else:
        finish(state)


def finish(state: Position) -> None:
    """Everybody has had the same number of turns."""
    state.step = STEP_OVER
    state.actor = NOBODY
    if state.events is not None:
        for seat in range(state.players):
            by_plot = [plot_prestige(state, seat, plot) for plot in range(PLOTS)]
            points = points_of(state, seat)
            state.events.append((events.E_SCORED, EVERYONE, seat, *by_plot, coin_points(state, seat), points))
        state.events.append((events.E_ENDED, EVERYONE, state.trigger - 1))

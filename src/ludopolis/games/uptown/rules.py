"""The course of the game: set-up (2), turns (4), closing (6), the end (7). Who decides, and what follows from it."""

from random import Random

from ludopolis.engine.chance import CHANCE, Chance, below
from ludopolis.engine.events import EVERYONE
from ludopolis.games.uptown.components import first_half
from ludopolis.games.uptown.happenings import (
    BOUGHT,
    BOUGHT_OWN,
    BUILT,
    COINS_COLLECTED,
    DISCARDED,
    ENDED,
    FIRST_PLAYER,
    FREE_CARD_TAKEN,
    GIVEN,
    LAST_ROUND_BY_DECK,
    LAST_ROUND_BY_STREET,
    MUNICIPAL_TAKEN,
    NOTHING_TO_TAKE,
    PLOT_CLOSED,
    ROUND_BEGUN,
    SCORED,
    SKIPPED,
    UNCOVERED,
    UNCOVERED_MUNICIPAL,
)
from ludopolis.games.uptown.placement import placeable, placements
from ludopolis.games.uptown.scoring import coin_points, plot_prestige, plot_revenue, points_of, street_revenue
from ludopolis.games.uptown.state import (
    ALL_PLOTS,
    BUY,
    CELLS,
    DEAL,
    DECK_EMPTY,
    DISCARD,
    ENDINGS,
    FREE_CARD,
    MUNICIPAL,
    NO_CARD,
    NO_DECK,
    NOBODY,
    OVER,
    PLACE,
    PLACE_BOUGHT,
    PLACE_MUNICIPAL,
    PLOTS,
    RUNNING,
    SECOND_ACTION,
    SKIP,
    START,
    STREET_CLOSED,
    Position,
    left_of,
)


def pending(state: Position) -> int:
    """One seat at a time decides; chance draws the first player and uncovers cards."""
    if state.bare != NO_DECK or state.step == START:
        return CHANCE
    return 1 << state.actor if state.step != OVER else 0


def legal(state: Position, seat: int) -> list[int]:
    """The moves of the step that is due."""
    if seat == CHANCE:
        return possible(state)
    step = state.step
    if step == SECOND_ACTION:
        return second_actions(state, seat)
    moves = placements(state, seat, state.held)
    if step != PLACE_BOUGHT:
        # A7: what was bought must be played; what was free may be discarded (A8).
        moves.append(DISCARD)
    return moves


def play(state: Position, seat: int, move: int) -> None:
    """Carries out the move and everything that follows from it without a decision."""
    if seat == CHANCE:
        if state.step == START:
            choose_first(state, move)
        else:
            uncover(state, move)
        return
    step = state.step
    if step == SECOND_ACTION:
        if move == SKIP:
            skip(state, seat)
        elif move == MUNICIPAL:
            take_municipal(state, seat)
        else:
            buy(state, seat, move - BUY)
        return
    if move == DISCARD:
        discard(state, seat)
    else:
        place(state, seat, move)
    if step == FREE_CARD:
        state.step = SECOND_ACTION
    else:
        end_turn(state)


# 2, set-up


def choose_first(state: Position, seat: int) -> None:
    """2.3: whoever gets the start board is the first player (A3); then the decks are turned face up (A1)."""
    state.first = seat
    state.step = DEAL
    state.bare = 0
    if state.events is not None:
        state.events.append((FIRST_PLAYER, EVERYONE, seat))


def uncover(state: Position, card: int) -> None:
    """2.1: the next card of a deck is public as soon as the one above it has left."""
    deck = state.bare
    state.top[deck] = card
    if deck < state.players:
        state.unseen.remove(card)
    else:
        state.unseen_municipal.remove(card)
    state.bare = NO_DECK
    if state.events is not None:
        whole = state.cards.whole(card)
        if deck < state.players:
            state.events.append((UNCOVERED, EVERYONE, deck, card, state.cards.price[card], whole))
        else:
            state.events.append((UNCOVERED_MUNICIPAL, EVERYONE, card, whole))
    if state.step == DEAL:
        if deck < state.players:
            state.bare = deck + 1
        else:
            begin_round(state)


# 4, turn


def begin_round(state: Position) -> None:
    """Every round starts with the first player."""
    state.round += 1
    if state.events is not None:
        state.events.append((ROUND_BEGUN, EVERYONE, state.round))
    begin_turn(state, state.first)


def begin_turn(state: Position, seat: int) -> None:
    """Action I: collect coins (I-a), else take the top card of the own deck (D1), else nothing (I-b)."""
    state.actor = seat
    state.step = SECOND_ACTION
    coins = state.deck_coins[seat]
    if coins > 0:
        # A5: collecting is compulsory, and there is no free card in such a turn.
        state.deck_coins[seat] = 0
        state.wallet[seat] += coins
        if state.events is not None:
            state.events.append((COINS_COLLECTED, EVERYONE, seat, coins, state.wallet[seat]))
    elif state.size[seat] == 0:
        if state.events is not None:
            state.events.append((NOTHING_TO_TAKE, EVERYONE, seat))
    else:
        if state.events is not None:
            card = state.top[seat]
            state.events.append((FREE_CARD_TAKEN, EVERYONE, seat, card, state.cards.whole(card)))
        take(state, seat)
        state.step = FREE_CARD


def take(state: Position, deck: int) -> None:
    """A28: the top card is in hand, the next one is uncovered; an emptied deck triggers the end at once."""
    state.held = state.top[deck]
    state.top[deck] = NO_CARD
    state.size[deck] -= 1
    if state.size[deck] > 0:
        state.bare = deck
    elif deck < state.players:
        trigger(state, DECK_EMPTY, deck)


def second_actions(state: Position, seat: int) -> list[int]:
    """D2: `buy` by seat; then `municipal`, or `skip` when the common pile is empty (A6)."""
    moves: list[int] = []
    for deck in range(state.players):
        if buyable(state, seat, deck):
            moves.append(BUY + deck)
    moves.append(MUNICIPAL if state.size[state.players] > 0 else SKIP)
    return moves


def buyable(state: Position, seat: int, deck: int) -> bool:
    """Not empty, not blocked, affordable, and the card can be placed (A7). Any deck will do (A9)."""
    if state.size[deck] == 0 or state.deck_coins[deck] > 0:
        return False
    card = state.top[deck]
    return state.cards.price[card] <= state.wallet[seat] and placeable(state, seat, card)


def buy(state: Position, seat: int, deck: int) -> None:
    """Payment comes first: for an own card to the bank, otherwise onto the rival's deck, which it blocks (A20, A27)."""
    card = state.top[deck]
    price = state.cards.price[card]
    state.wallet[seat] -= price
    if deck != seat:
        state.deck_coins[deck] = price
    if state.events is not None:
        whole = state.cards.whole(card)
        if deck == seat:
            state.events.append((BOUGHT_OWN, EVERYONE, seat, card, whole, price, state.wallet[seat]))
        else:
            state.events.append((BOUGHT, EVERYONE, seat, deck, card, whole, price, state.wallet[seat]))
    state.step = PLACE_BOUGHT
    take(state, deck)


def take_municipal(state: Position, seat: int) -> None:
    """The top card of the common pile costs nothing."""
    if state.events is not None:
        card = state.top[state.players]
        state.events.append((MUNICIPAL_TAKEN, EVERYONE, seat, card, state.cards.whole(card)))
    state.step = PLACE_MUNICIPAL
    take(state, state.players)


def skip(state: Position, seat: int) -> None:
    """A6: nobody is forced to buy."""
    if state.events is not None:
        state.events.append((SKIPPED, EVERYONE, seat))
    end_turn(state)


def discard(state: Position, seat: int) -> None:
    """The card leaves the game."""
    if state.events is not None:
        state.events.append((DISCARDED, EVERYONE, seat, state.held, state.cards.whole(state.held)))
    state.discards.append(state.held)
    state.held = NO_CARD


def place(state: Position, seat: int, move: int) -> None:
    """5: one half on top of a plot. A roof closes the plot (6)."""
    chosen = move - PLACE
    half = first_half(state.held) + chosen // CELLS
    owner = chosen % CELLS // PLOTS
    plot = chosen % PLOTS
    if state.events is not None:
        project = state.cards.project[half]
        if owner == seat:
            state.events.append((BUILT, EVERYONE, seat, project, state.held, plot + 1))
        else:
            state.events.append((GIVEN, EVERYONE, seat, owner, project, state.held, plot + 1))
    state.build(seat, owner, plot, half)
    state.held = NO_CARD
    if state.cards.roof[half]:
        close(state, owner, plot)


# 6, closing and revenue


def close(state: Position, owner: int, plot: int) -> None:
    """The owner of the plot is paid the revenue of the street, whoever brought the roof (A17, A30)."""
    revenue = street_revenue(state, owner)
    paid = revenue if revenue > 0 else 0
    state.wallet[owner] += paid
    if state.events is not None:
        by_plot = [plot_revenue(state, owner, other) for other in range(PLOTS)]
        state.events.append((PLOT_CLOSED, EVERYONE, owner, plot + 1, *by_plot, paid, state.wallet[owner]))
    if state.closed[owner] == ALL_PLOTS:
        trigger(state, STREET_CLOSED, owner)


# 7, the end


def trigger(state: Position, reason: int, seat: int) -> None:
    """Makes this round the last; nothing is cancelled by it (A13)."""
    if state.trigger != RUNNING:
        return
    state.trigger = reason
    if state.events is not None:
        kind = LAST_ROUND_BY_DECK if reason == DECK_EMPTY else LAST_ROUND_BY_STREET
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
    state.step = OVER
    state.actor = NOBODY
    if state.events is not None:
        for seat in range(state.players):
            by_plot = [plot_prestige(state, seat, plot) for plot in range(PLOTS)]
            points = points_of(state, seat)
            state.events.append((SCORED, EVERYONE, seat, *by_plot, coin_points(state, seat), points))
        state.events.append((ENDED, EVERYONE, state.trigger - 1))


def ending(state: Position) -> str:
    """Why the game is over."""
    return ENDINGS[state.trigger - 1] if state.step == OVER else ""


# Chance


def sample(state: Position, rng: Random) -> int:
    """A first player, or an unseen card, all alike."""
    if state.step == START:
        return below(rng, state.players)
    pool = state.unseen if state.bare < state.players else state.unseen_municipal
    return pool[below(rng, len(pool))]


def possible(state: Position) -> list[int]:
    """What chance may decide: a seat, or a card that nobody has seen."""
    if state.step == START:
        return list(range(state.players))
    return state.unseen[:] if state.bare < state.players else state.unseen_municipal[:]


def chance(state: Position) -> Chance:
    """The pending draw: everybody sees it. Any unseen project card may be the next one of any deck."""
    if state.step == START:
        source = "start_board#0"
    else:
        source = f"deck_{state.bare}#0" if state.bare < state.players else "common_pile#0"
    outcomes = possible(state)
    return Chance(source, EVERYONE, outcomes, [1] * len(outcomes))


def turn_number(state: Position) -> int:
    """One turn for the set-up, one by seat in each round, one for the end."""
    players = state.players
    if state.step == OVER:
        return state.round * players + 1
    if state.step <= DEAL:
        return 0
    return (state.round - 1) * players + (state.actor - state.first) % players + 1

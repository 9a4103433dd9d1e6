"""A turn (4.2): discard, reveal, main action, special building."""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR_SLOTS,
    COLOURS,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
)
from ludopolis.games.happy_city.rules import events
from ludopolis.games.happy_city.rules.income import gain_coins, income_of
from ludopolis.games.happy_city.rules.moves import (
    MOVE_BUY,
    MOVE_DISCARD,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_REVEAL,
    MOVE_TAKE_COIN,
    MOVE_TAKE_SPECIAL,
)
from ludopolis.games.happy_city.rules.state import NO_CARD, SLOTS, Position, insert_sorted, left_of, right_of

# D1, discard


def legal_discard(state: Position) -> list[int]:
    """`keep`, or one of the face-up cards; two copies of a building are one option."""
    moves = [MOVE_KEEP]
    for card in state.face_up:
        move = MOVE_DISCARD + (card >> 1)
        if move != moves[-1]:
            moves.append(move)
    return moves


def play_discard(state: Position, seat: int, move: int) -> None:
    """The card goes face down on the pile of its own deck."""
    if move == MOVE_KEEP:
        if state.events is not None:
            state.events.append((events.E_KEPT, EVERYONE, seat))
        return
    card = take_face_up(state, move - MOVE_DISCARD)
    state.discard(card)
    if state.events is not None:
        state.events.append((events.E_DISCARDED, EVERYONE, seat, card))


def take_face_up(state: Position, kind: int) -> int:
    """Takes the face-up card of a kind from the table; `NO_CARD` if there is none."""
    for i in range(len(state.face_up)):
        if state.face_up[i] >> 1 == kind:
            return state.face_up.pop(i)
    return NO_CARD


# D2, reveal


def legal_reveal(state: Position) -> list[int]:
    """Every deck that has a card left, in itself or in its pile."""
    return [MOVE_REVEAL + deck for deck in range(DECKS) if state.unseen[deck] or state.discarded[deck]]


def play_reveal(state: Position, deck: int) -> None:
    """An empty deck is made anew from its pile, but only when its next card is asked for (A4)."""
    if not state.unseen[deck]:
        state.unseen[deck] = state.discarded[deck]
        state.discarded[deck] = 0
        state.shuffles[deck] += 1
        if state.events is not None:
            count = state.unseen[deck].bit_count()
            state.events.append((events.E_RESHUFFLED, EVERYONE, deck + 1, count))
    state.chosen_deck = deck


def play_draw(state: Position, card: int) -> None:
    """The top card of the deck is turned face up before the next deck is chosen (A21)."""
    deck = state.chosen_deck
    state.unseen[deck] &= ~(1 << (card - state.parts.deck_start[deck]))
    insert_sorted(state.face_up, card)
    if state.events is not None:
        state.events.append((events.E_REVEALED, EVERYONE, state.actor, deck + 1, card))


# D3, main action


def price(state: Position, seat: int, card: int) -> int:
    """price(p, c), after the effects of the special building."""
    cost = state.parts.cost[card]
    special = state.acting[seat]
    if special < 0:
        return cost
    parts = state.parts
    effect: i64 = parts.effect[special]
    if effect == effects.NEXT_CARD_FREE:
        return 0 if state.charges[seat] > 0 else cost
    if effect == effects.DECK_MINIMUM_PRICE and card < BUILDING_CARDS:
        deck: i64 = parts.deck[card]
        return parts.first[special] if deck == 0 else parts.second[special] if deck == 1 else parts.third[special]
    if effect == effects.DISCOUNT_COLOUR and parts.effect_colour[special] == parts.colour[card]:
        cost -= parts.first[special]
        return cost if cost > 0 else 0
    return cost


def legal_action(state: Position, seat: int) -> list[int]:
    """`take coin`, and every building and dwelling that the seat can pay and does not have; a slot is always free."""
    moves = [MOVE_TAKE_COIN]
    names = state.names[seat]
    coins = state.coins[seat]
    for card in state.face_up:
        kind = card >> 1
        if not names >> kind & 1 and price(state, seat, card) <= coins and moves[-1] != MOVE_BUY + kind:
            moves.append(MOVE_BUY + kind)
    for dwelling in range(DWELLINGS):
        if (
            state.stacks[dwelling] > 0
            and not names >> (BUILDINGS + dwelling) & 1
            and price(state, seat, FIRST_DWELLING + dwelling) <= coins
        ):
            moves.append(MOVE_BUY + BUILDINGS + dwelling)
    return moves


def coin_reward(state: Position, seat: int) -> int:
    """What `take coin` gains: 1, more with Big Ben (A16)."""
    if state.effect(seat) == effects.PASS_BONUS:
        return state.parts.first[state.acting[seat]]
    return 1


def play_action(state: Position, seat: int, move: int) -> None:
    """`take coin`, `buy building` or `buy dwelling`."""
    if move == MOVE_TAKE_COIN:
        reward = coin_reward(state, seat)
        state.coins[seat] += reward
        if state.events is not None:
            state.events.append((events.E_COIN_TAKEN, EVERYONE, seat, reward, state.coins[seat]))
        return
    kind = move - MOVE_BUY
    if kind < BUILDINGS:
        card = take_face_up(state, kind)
    else:
        card = FIRST_DWELLING + kind - BUILDINGS
        state.stacks[kind - BUILDINGS] -= 1
    buy(state, seat, card)


def buy(state: Position, seat: int, card: int) -> None:
    """Pays the price and puts the card into the next free slot."""
    paid = price(state, seat, card)
    slot = state.size[seat]
    state.coins[seat] -= paid
    state.place(seat, slot, card)
    if state.events is not None:
        cost = state.parts.cost[card]
        kind = events.E_BOUGHT if paid == cost else events.E_BOUGHT_REDUCED
        state.events.append((kind, EVERYONE, seat, card, paid, cost, slot + 1, state.coins[seat]))
    if state.effect(seat) == effects.NEXT_CARD_FREE:
        state.charges[seat] = 0
    left = left_of(seat, state.players)
    right = right_of(seat, state.players)
    neighbour_spends(state, left, paid)
    if right != left:  # A15: with two players the one opponent, once
        neighbour_spends(state, right, paid)


def neighbour_spends(state: Position, seat: int, paid: int) -> None:
    """Castle: counts the coins that a neighbour really paid (A17)."""
    special = state.acting[seat]
    if special >= 0 and state.parts.effect[special] == effects.NEIGHBOUR_SPENDS and paid >= state.parts.second[special]:
        gain_coins(state, seat, special, state.parts.first[special])


# D4, special building


def meets(state: Position, seat: int, special: int) -> bool:
    """Whether the city has the colours that the condition asks for."""
    needs: i64 = (special - FIRST_SPECIAL) * len(COLOURS)
    have: i64 = seat * COLOUR_SLOTS
    for colour in range(len(COLOURS)):  # noqa: SIM110 (asked in every turn: a generator is slow)
        if state.colours[have + colour] < state.parts.needs[needs + colour]:
            return False
    return True


def missing_colours(state: Position, seat: int, special: int) -> list[int]:
    """How many more cards of each colour the condition asks for."""
    first = (special - FIRST_SPECIAL) * len(COLOURS)
    have = seat * COLOUR_SLOTS
    return [max(0, state.parts.needs[first + i] - state.colours[have + i]) for i in range(len(COLOURS))]


def has_room(state: Position, seat: int, special: int) -> bool:
    """Whether there is a free slot; the Statue of Liberty needs none (A8)."""
    return state.size[seat] < SLOTS or state.parts.effect[special] == effects.REPLACE_LAST_CARD


def may_take_special(state: Position, seat: int) -> bool:
    """Whether D4 offers anything besides `pass`."""
    return state.special[seat] < 0 and len(legal_special(state, seat)) > 1


def legal_special(state: Position, seat: int) -> list[int]:
    """`pass`, and the specials of the row whose condition is met."""
    moves = [MOVE_PASS]
    for special in state.row:
        if meets(state, seat, special) and has_room(state, seat, special):
            moves.append(MOVE_TAKE_SPECIAL + special - FIRST_SPECIAL)
    return moves


def play_special(state: Position, seat: int, move: int) -> None:
    """Puts the special into the next free slot; the Statue of Liberty replaces the last card (A8)."""
    if move == MOVE_PASS:
        if state.events is not None:
            state.events.append((events.E_PASSED, EVERYONE, seat))
        return
    special = FIRST_SPECIAL + move - MOVE_TAKE_SPECIAL
    state.row.remove(special)
    if state.parts.effect[special] == effects.REPLACE_LAST_CARD:
        lose_card(state, seat, state.size[seat] - 1)
    slot = state.size[seat]
    state.place(seat, slot, special)
    if state.events is not None:
        state.events.append((events.E_SPECIAL_TAKEN, EVERYONE, seat, special, slot + 1))
    immediate_clause(state, seat)
    if state.parts.effect[special] == effects.EXTRA_INCOME_OF_OPPONENT:
        state.charges[seat] = state.parts.first[special]
    elif state.parts.effect[special] == effects.NEXT_CARD_FREE:
        state.charges[seat] = 1


def lose_card(state: Position, seat: int, slot: int) -> None:
    """The Statue of Liberty's price."""
    card = state.remove(seat, slot)
    if state.events is not None:
        state.events.append((events.E_CARD_LOST, EVERYONE, seat, card, slot + 1))


def immediate_clause(state: Position, seat: int) -> None:
    """The coins that a special pays at once, when it is taken or the Sphinx copies it."""
    special = state.acting[seat]
    parts = state.parts
    effect: i64 = parts.effect[special]
    if effect == effects.COINS_PER_CARD:
        gain_coins(state, seat, special, parts.first[special] * state.size[seat])
    elif effect == effects.DOUBLE_INCOME_THEN_PENALTY:
        gain_coins(state, seat, special, parts.first[special] * income_of(state, seat))
    elif effect == effects.HEARTS_AND_EVERYONE_GAINS:
        for other in range(state.players):
            gain_coins(state, other, special, parts.second[special])

"""What is asked, and what a move does, in words."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.happy_city.components.tables import FIRST_MARKET, FIRST_SPECIAL, card_of_kind
from ludopolis.games.happy_city.rules.endgame import copyable_card, neighbour_of
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.moves import (
    MOVE_BUY,
    MOVE_COPY,
    MOVE_COPY_LEFT,
    MOVE_COPY_RIGHT,
    MOVE_DISCARD,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_REVEAL,
    MOVE_TAKE_COIN,
    MOVE_TAKE_MARKET,
    MOVE_TAKE_SPECIAL,
    MOVE_VISIT,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import (
    FACE_UP,
    STEP_ACTION,
    STEP_LOUVRE,
    STEP_NAMES,
    STEP_PYRAMID,
    STEP_REVEAL,
)
from ludopolis.games.happy_city.rules.turns import coin_reward, price


def asks(state: HappyCityState, seat: int) -> Fact:
    """What is being decided."""
    kind = STEP_NAMES[state.step]
    if state.step == STEP_REVEAL:
        return fact(kind, count=FACE_UP - len(state.face_up))
    if state.step == STEP_ACTION:
        return fact(kind, coins=state.coins[seat])
    if state.step == STEP_LOUVRE:
        return fact(kind, count=state.charges[seat])
    if state.step == STEP_PYRAMID:
        return fact(kind, slot=state.slot[seat] + 1)
    return fact(kind)


def describe(state: HappyCityState, seat: int, move: int) -> Fact:
    """What a legal move does."""
    ids = state.parts.ids
    if move >= MOVE_TAKE_SPECIAL:
        return fact("take", card=ids[FIRST_SPECIAL + move - MOVE_TAKE_SPECIAL])
    if move >= MOVE_TAKE_MARKET:
        return fact("take", card=ids[FIRST_MARKET + move - MOVE_TAKE_MARKET])
    if move >= MOVE_BUY:
        card = card_of_kind(move - MOVE_BUY)
        paid = price(state, seat, card)
        cost = state.parts.cost[card]
        if paid != cost:
            return fact("buy-reduced", card=ids[card], price=paid, cost=cost)
        return fact("buy", card=ids[card], price=paid)
    if move >= MOVE_DISCARD:
        return fact("discard", card=ids[card_of_kind(move - MOVE_DISCARD)])
    if move >= MOVE_COPY:
        other = move - MOVE_COPY
        return fact("copy", from_seat=other, card=ids[state.special[other]])
    if move >= MOVE_VISIT:
        other = move - MOVE_VISIT
        return fact("visit", from_seat=other, coins=income_of(state, other))
    if move >= MOVE_REVEAL:
        deck = move - MOVE_REVEAL
        return fact("reveal", deck=deck + 1, low=state.parts.deck_low[deck], high=state.parts.deck_high[deck])
    if move in (MOVE_COPY_LEFT, MOVE_COPY_RIGHT):
        other = neighbour_of(state, seat, move)
        card = copyable_card(state, seat, other)
        figures = {"residents": state.parts.residents[card], "hearts": state.parts.hearts[card]}
        return fact("copy-slot", from_seat=other, card=ids[card], **figures)
    if move == MOVE_TAKE_COIN:
        return fact("coin", coins=coin_reward(state, seat))
    return fact("keep" if move == MOVE_KEEP else "pass" if move == MOVE_PASS else "random")

"""Moves in text and in words: notation both ways, what is asked, what a move does, why a move is refused."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import BadNotation, Fact, fact
from ludopolis.games.happy_city.components import (
    BUILDING_CARDS,
    BUILDINGS,
    CARDS,
    COLOURS,
    DECKS,
    FIRST_DWELLING,
    FIRST_MARKET,
    FIRST_SPECIAL,
    KINDS,
    WHITE_MARKET,
)
from ludopolis.games.happy_city.ending import copyable_card
from ludopolis.games.happy_city.income import income_of
from ludopolis.games.happy_city.rules import possible_cards
from ludopolis.games.happy_city.snapshot import card_text
from ludopolis.games.happy_city.state import (
    ACTION,
    BUY,
    COPY,
    COPY_LEFT,
    COPY_RIGHT,
    DISCARD,
    DISCARD_STEP,
    DRAFT,
    FACE_UP,
    KEEP,
    LOUVRE,
    MOST_PLAYERS,
    PASS,
    PYRAMID,
    RANDOM,
    REVEAL_DECK,
    REVEAL_STEP,
    SPECIAL,
    SPHINX,
    STEP_NAMES,
    TAKE,
    TAKE_COIN,
    TAKE_MARKET,
    VISIT,
    Position,
    card_of_kind,
    kind_of,
    left_of,
    right_of,
)
from ludopolis.games.happy_city.turn import coin_reward, duplicate, meets, missing_colours, price

FIXED: Final = {
    "keep": KEEP,
    "take coin": TAKE_COIN,
    "pass": PASS,
    "random": RANDOM,
    "copy left": COPY_LEFT,
    "copy right": COPY_RIGHT,
}
"""Moves that are always written the same."""


# Text


def to_text(state: Position, seat: int, move: int) -> str:
    """A move, or a card drawn by chance."""
    if seat == CHANCE:
        return card_text(state, move)
    ids = state.cards.ids
    if move >= TAKE:
        return f"take {ids[FIRST_SPECIAL + move - TAKE]}"
    if move >= TAKE_MARKET:
        return f"take {ids[FIRST_MARKET + move - TAKE_MARKET]}"
    if move >= BUY:
        return f"buy {ids[card_of_kind(move - BUY)]}"
    if move >= DISCARD:
        return f"discard {ids[card_of_kind(move - DISCARD)]}"
    if move >= COPY:
        return f"copy {move - COPY}"
    if move >= VISIT:
        return f"visit {move - VISIT}"
    if move >= REVEAL_DECK:
        return f"reveal {move - REVEAL_DECK + 1}"
    return next(text for text, fixed in FIXED.items() if fixed == move)


def from_text(state: Position, seat: int, text: str) -> int:
    """The inverse of `to_text`. For chance a building may be named without its copy, as whoever draws would say it."""
    words = " ".join(text.split())
    move = _outcome(state, words) if seat == CHANCE else _move(state, words)
    if move < 0:
        raise BadNotation(fact("bad-card" if seat == CHANCE else "bad-move", text=text))
    return move


def _outcome(state: Position, text: str) -> int:
    name, _, copy = text.partition(".")
    card = state.cards.number.get(name, -1)
    if card < 0 or (copy and (card >= BUILDING_CARDS or copy not in ("1", "2"))):
        return -1
    possible = possible_cards(state)
    other_copy = card < BUILDING_CARDS and card not in possible and card + 1 in possible
    if copy == "2" or (not copy and other_copy):
        return card + 1
    return card


def _move(state: Position, text: str) -> int:
    if text in FIXED:
        return FIXED[text]
    verb, _, what = text.partition(" ")
    card = state.cards.number.get(what, CARDS)
    count = int(what) if what.isascii() and what.isdigit() and len(what) == 1 else -1
    if verb == "buy" and card < FIRST_MARKET:
        return BUY + kind_of(card)
    if verb == "discard" and card < BUILDING_CARDS:
        return DISCARD + kind_of(card)
    if verb == "take" and FIRST_SPECIAL <= card < CARDS:
        return TAKE + card - FIRST_SPECIAL
    if verb == "take" and FIRST_MARKET <= card < WHITE_MARKET:
        return TAKE_MARKET + card - FIRST_MARKET
    if verb == "reveal" and 1 <= count <= DECKS:
        return REVEAL_DECK + count - 1
    if verb == "visit" and 0 <= count < MOST_PLAYERS:
        return VISIT + count
    if verb == "copy" and 0 <= count < MOST_PLAYERS:
        return COPY + count
    return -1


# Words


def asks(state: Position, seat: int) -> Fact:
    """What is being decided."""
    kind = STEP_NAMES[state.step]
    if state.step == REVEAL_STEP:
        return fact(kind, count=FACE_UP - len(state.face_up))
    if state.step == ACTION:
        return fact(kind, coins=state.coins[seat])
    if state.step == LOUVRE:
        return fact(kind, count=state.charges[seat])
    if state.step == PYRAMID:
        return fact(kind, slot=state.slot[seat] + 1)
    return fact(kind)


def describe(state: Position, seat: int, move: int) -> Fact:
    """What a legal move does."""
    ids = state.cards.ids
    if move >= TAKE:
        return fact("take", card=ids[FIRST_SPECIAL + move - TAKE])
    if move >= TAKE_MARKET:
        return fact("take", card=ids[FIRST_MARKET + move - TAKE_MARKET])
    if move >= BUY:
        card = card_of_kind(move - BUY)
        paid = price(state, seat, card)
        cost = state.cards.cost[card]
        if paid != cost:
            return fact("buy-reduced", card=ids[card], price=paid, cost=cost)
        return fact("buy", card=ids[card], price=paid)
    if move >= DISCARD:
        return fact("discard", card=ids[card_of_kind(move - DISCARD)])
    if move >= COPY:
        other = move - COPY
        return fact("copy", from_seat=other, card=ids[state.special[other]])
    if move >= VISIT:
        other = move - VISIT
        return fact("visit", from_seat=other, coins=income_of(state, other))
    if move >= REVEAL_DECK:
        return fact("reveal", deck=move - REVEAL_DECK + 1)
    if move in (COPY_LEFT, COPY_RIGHT):
        other = _neighbour(state, seat, move)
        card = copyable_card(state, seat, other)
        figures = {"residents": state.cards.residents[card], "hearts": state.cards.hearts[card]}
        return fact("copy-slot", from_seat=other, card=ids[card], **figures)
    if move == TAKE_COIN:
        return fact("coin", coins=coin_reward(state, seat))
    return fact("keep" if move == KEEP else "pass" if move == PASS else "random")


def _neighbour(state: Position, seat: int, move: int) -> int:
    return left_of(seat, state.players) if move == COPY_LEFT else right_of(seat, state.players)


# Reasons


def refusal(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.step
    if step == DRAFT and TAKE_MARKET <= move < TAKE:
        return fact("market-taken", card=state.cards.ids[FIRST_MARKET + move - TAKE_MARKET])
    if step == DISCARD_STEP and DISCARD <= move < DISCARD + BUILDINGS:
        return fact("not-face-up", card=state.cards.ids[card_of_kind(move - DISCARD)])
    if step == REVEAL_STEP and REVEAL_DECK <= move < REVEAL_DECK + DECKS:
        return fact("deck-empty", deck=move - REVEAL_DECK + 1)
    if step == ACTION and BUY <= move < BUY + KINDS:
        return _not_for_sale(state, seat, card_of_kind(move - BUY))
    if step == SPECIAL and move >= TAKE:
        return _not_to_take(state, seat, FIRST_SPECIAL + move - TAKE)
    if step == LOUVRE and VISIT <= move < VISIT + MOST_PLAYERS:
        return _no_opponent(state, move - VISIT)
    if step == SPHINX and COPY <= move < COPY + MOST_PLAYERS:
        other = move - COPY
        if other == seat or other >= state.players:
            return _no_opponent(state, other)
        return fact("no-special", from_seat=other)
    if step == PYRAMID and move in (COPY_LEFT, COPY_RIGHT):
        if move == COPY_RIGHT and state.players == 2:
            return fact("one-neighbour")
        return fact("nothing-in-slot", from_seat=_neighbour(state, seat, move), slot=state.slot[seat] + 1)
    return fact(f"now-{STEP_NAMES[step]}")


def _not_for_sale(state: Position, seat: int, card: int) -> Fact:
    name = state.cards.ids[card]
    if card >= FIRST_DWELLING and state.stacks[card - FIRST_DWELLING] == 0:
        return fact("stack-empty", card=name)
    if card < BUILDING_CARDS and card not in state.face_up and card + 1 not in state.face_up:
        return fact("not-face-up", card=name)
    if duplicate(state, seat, card):
        return fact("same-name", card=name)
    return fact("too-dear", card=name, price=price(state, seat, card), coins=state.coins[seat])


def _not_to_take(state: Position, seat: int, special: int) -> Fact:
    name = state.cards.ids[special]
    if special not in state.row:
        return fact("not-in-row", card=name)
    if not meets(state, seat, special):
        missing = missing_colours(state, seat, special)
        lacking = tuple(COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(missing[colour]))
        return fact("colours-missing", card=name, colour=lacking)
    return fact("city-full", card=name)


def _no_opponent(state: Position, other: int) -> Fact:
    if other >= state.players:
        return fact("no-such-seat", given=other, high=state.players - 1)
    return fact("not-an-opponent", from_seat=other)

"""Moves in text and in words: notation both ways, what is asked, what a move does, why a move is refused."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import BadNotation, Fact, fact
from ludopolis.games.uptown.components import (
    GROUND,
    MUNICIPAL_HALVES,
    ROOFTOP,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.scoring import street_revenue
from ludopolis.games.uptown.state import (
    BIT,
    BUY,
    CELLS,
    DISCARD,
    MOST_PLAYERS,
    MUNICIPAL,
    NO_CARD,
    PLACE,
    PLOTS,
    SECOND_ACTION,
    SKIP,
    START,
    STEP_NAMES,
    Position,
)

FIXED: Final = {"discard": DISCARD, "municipal": MUNICIPAL, "skip": SKIP}
"""Moves that are always written the same."""
DIGITS: Final = "0123456789"


# Text


def to_text(state: Position, seat: int, move: int) -> str:
    """A move, a card that chance uncovers, or the first player."""
    if seat == CHANCE:
        return f"first {move}" if state.step == START else state.cards.ids[move]
    if move >= DISCARD:
        return next((text for text, fixed in FIXED.items() if fixed == move), f"buy {move - BUY}")
    half, owner, plot = place_of(move)
    where = f"{plot + 1}" if owner == seat else f"{owner}.{plot + 1}"
    return f"place {_half_name(state, half)} {where}"


def place_of(move: int) -> tuple[int, int, int]:
    """Half of the card, seat of the street and plot of a placement."""
    chosen = move - PLACE
    return chosen // CELLS, chosen % CELLS // PLOTS, chosen % PLOTS


def _half_name(state: Position, half: int) -> str:
    """The project of the card in hand; a half that it does not have goes by its number."""
    if state.held == NO_CARD or half >= halves_of(state.held):
        return str(half)
    return state.cards.project_id(first_half(state.held) + half)


def from_text(state: Position, seat: int, text: str) -> int:
    """The inverse of `to_text`."""
    words = " ".join(text.split())
    if seat == CHANCE:
        move = _first(state, words) if state.step == START else state.cards.number.get(words, -1)
        if move < 0:
            raise BadNotation(fact("bad-first" if state.step == START else "bad-card", text=text))
        return move
    move = _placement(state, seat, words) if words.startswith("place ") else _other(words)
    if move < 0:
        raise BadNotation(fact("bad-move", text=text))
    return move


def _first(state: Position, text: str) -> int:
    word, _, number = text.partition(" ")
    return _digit(number, 0, state.players - 1) if word == "first" else -1


def _other(text: str) -> int:
    if text in FIXED:
        return FIXED[text]
    verb, _, deck = text.partition(" ")
    number = _digit(deck, 0, MOST_PLAYERS - 1)
    return BUY + number if verb == "buy" and number >= 0 else -1


def _placement(state: Position, seat: int, text: str) -> int:
    _, name, where = f"{text} ".split(" ", 2)
    street, dot, number = where.strip().rpartition(".")
    owner = _digit(street, 0, MOST_PLAYERS - 1) if dot else seat
    plot = _digit(number, 1, PLOTS) - 1
    half = _half_number(state, name)
    if owner < 0 or plot < 0 or half < 0:
        return -1
    return PLACE + half * CELLS + owner * PLOTS + plot


def _half_number(state: Position, name: str) -> int:
    """Which half is meant. With no card in hand any project will do: the move is refused for another reason."""
    if state.held == NO_CARD:
        return 0 if name in state.cards.project_number else _digit(name, 0, MUNICIPAL_HALVES - 1)
    shown = state.cards.projects_of(state.held)
    if name in shown:
        return shown.index(name)
    if name in state.cards.project_number:
        raise BadNotation(fact("not-on-card", project=name, shown_project=shown))
    return _digit(name, len(shown), MUNICIPAL_HALVES - 1)


def _digit(text: str, low: int, high: int) -> int:
    """A single digit within bounds, or -1."""
    number = DIGITS.index(text) if len(text) == 1 and text in DIGITS else -1
    return number if low <= number <= high else -1


# Words


def asks(state: Position, seat: int) -> Fact:
    """What is being decided."""
    kind = STEP_NAMES[state.step]
    if state.step == SECOND_ACTION:
        return fact(kind, coins=state.wallet[seat])
    return fact(kind, card=state.cards.ids[state.held], project=state.cards.projects_of(state.held))


def describe(state: Position, seat: int, move: int) -> Fact:
    """What a legal move does."""
    cards = state.cards
    if move == DISCARD:
        return fact("discard", card=cards.ids[state.held])
    if move == SKIP:
        return fact("skip")
    if move >= BUY:
        deck = state.players if move == MUNICIPAL else move - BUY
        top = state.top[deck]
        shown = cards.projects_of(top)
        if move == MUNICIPAL:
            return fact("municipal", card=cards.ids[top], project=shown)
        if deck == seat:
            return fact("buy-own", card=cards.ids[top], project=shown, price=cards.price[top])
        return fact("buy", card=cards.ids[top], project=shown, price=cards.price[top], from_seat=deck)
    number, owner, plot = place_of(move)
    half = first_half(state.held) + number
    project = cards.project_id(half)
    if owner != seat:
        if cards.roof[half]:
            coins = coins_on_closing(state, seat, owner, plot, half)
            return fact("give-roof", project=project, to_seat=owner, plot=plot + 1, coins=coins)
        return fact("give", project=project, to_seat=owner, plot=plot + 1)
    if cards.roof[half]:
        coins = coins_on_closing(state, seat, owner, plot, half)
        return fact("close", project=project, plot=plot + 1, coins=coins)
    return fact("place", project=project, plot=plot + 1)


def coins_on_closing(state: Position, seat: int, owner: int, plot: int, half: int) -> int:
    """What the owner of the plot would be paid for this roof."""
    after = state.clone()
    assert isinstance(after, Position)
    after.build(seat, owner, plot, half)
    return max(0, street_revenue(after, owner))


# Reasons


def refusal(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.step
    if step == SECOND_ACTION:
        if BUY <= move < BUY + MOST_PLAYERS:
            return _not_for_sale(state, seat, move - BUY)
        if move == MUNICIPAL:
            return fact("pile-empty")
        if move == SKIP:
            return fact("pile-not-empty")
    elif move == DISCARD:
        return fact("must-be-played")
    elif move < DISCARD:
        half, owner, plot = place_of(move)
        return _not_there(state, seat, half, owner, plot)
    return fact(f"now-{STEP_NAMES[step]}")


def _not_for_sale(state: Position, seat: int, deck: int) -> Fact:
    if deck >= state.players:
        return fact("no-such-seat", given=deck, high=state.players - 1)
    if state.size[deck] == 0:
        return fact("deck-empty", from_seat=deck)
    if state.deck_coins[deck] > 0:
        return fact("deck-blocked", from_seat=deck, coins=state.deck_coins[deck])
    card = state.top[deck]
    price = state.cards.price[card]
    if price > state.wallet[seat]:
        return fact("too-dear", project=state.cards.projects_of(card), price=price, coins=state.wallet[seat])
    return fact("nowhere-to-place", project=state.cards.projects_of(card))


def _not_there(state: Position, seat: int, number: int, owner: int, plot: int) -> Fact:
    cards = state.cards
    if number >= halves_of(state.held):
        return fact("no-such-half", project=cards.projects_of(state.held))
    if owner >= state.players:
        return fact("no-such-seat", given=owner, high=state.players - 1)
    half = first_half(state.held) + number
    project = cards.project_id(half)
    gift = cards.gift[half] == 1
    if gift and owner == seat:
        return fact("gift-at-home", project=project)
    if not gift and owner != seat:
        return fact("no-gift", project=project)
    place = cards.place[half]
    closed = state.closed[owner] & BIT[plot] != 0
    if place == ROOFTOP and not closed:
        return fact("needs-roof", project=project, plot=plot + 1)
    if place != ROOFTOP and closed:
        return fact("plot-closed", project=project, plot=plot + 1)
    if gift and state.guarded[owner] & BIT[plot]:
        return fact("no-gifts", project=project, plot=plot + 1)
    return fact("ground-only" if place == GROUND else "upper-only", project=project, plot=plot + 1)

"""A quick opinion: how good a position is, and a sensible move for playouts and the greedy bot.

Everything rests on one estimate, `prospects`: what a city will be worth when its free slots are filled with cards as
good as its money can buy, on the weaker side first, since points are a product.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components import COLOUR_SLOTS, COLOURS, FIRST_SPECIAL
from ludopolis.games.happy_city.effects import DOUBLE_INCOME_THEN_PENALTY, DOUBLE_POINTS_BELOW
from ludopolis.games.happy_city.ending import play_pyramid, play_sphinx
from ludopolis.games.happy_city.income import income_of
from ludopolis.games.happy_city.scoring import hearts_of, points_of, residents_of
from ludopolis.games.happy_city.state import (
    ACTION,
    BUY,
    DISCARD,
    DISCARD_STEP,
    DRAFT,
    KEEP,
    LOUVRE,
    OVER,
    PASS,
    PYRAMID,
    RANDOM,
    REVEAL_DECK,
    REVEAL_STEP,
    SLOTS,
    SPECIAL,
    SPHINX,
    TAKE_COIN,
    TAKE_MARKET,
    VISIT,
    Position,
    card_of_kind,
)
from ludopolis.games.happy_city.turn import coin_reward, play_special, price

TEMPO: Final = 0.5
"""Rounds whose income can still become points, for each free slot of the fullest city. The figures here were found by
pitting this policy against itself: whoever counts on more rounds is overtaken by whoever fills a city."""
COIN_WORTH: Final = 0.05
"""Points of a coin left over: the tie-break, and a little room for plans that the estimate does not see."""
COLOUR_WORTH: Final = 0.3
"""Points of a card that brings a special of the row nearer."""
MIDDLE_MONEY: Final = 5
MUCH_MONEY: Final = 8
"""Coins from which a reveal of deck 2, or of deck 3, is worth it."""


def value(state: Position, seat: int) -> float:
    """The prospects of a seat against those of its best rival."""
    best = -1.0e9
    for other in range(state.players):
        if other != seat:
            rival = city_prospects(state, other)
            if rival > best:
                best = rival
    return city_prospects(state, seat) - best


def city_prospects(state: Position, seat: int) -> float:
    """What a city can be expected to score."""
    if state.step == OVER:
        return points_of(state, seat) + COIN_WORTH * state.coins[seat]
    residents = residents_of(state, seat)
    hearts = hearts_of(state, seat)
    return prospects(state, seat, residents, hearts, income_of(state, seat), state.coins[seat], state.size[seat])


def prospects(state: Position, seat: int, residents: int, hearts: int, income: int, coins: int, size: int) -> float:
    """The estimate for a city with these figures."""
    free: i64 = SLOTS - size
    fewest = free
    for other in range(state.players):
        left: i64 = SLOTS - state.size[other]
        if other != seat and left < fewest:
            fewest = left
    turns = TEMPO * float(fewest)
    left_rounds = float(state.max_rounds - state.round)
    if left_rounds < turns:
        turns = left_rounds
    money = coins + income * turns
    cards = min(float(free), turns)
    gained = symbols(money, cards)
    low = float(residents if residents < hearts else hearts)
    high = float(hearts if residents < hearts else residents)
    if low + gained <= high:
        low += gained
    else:
        low = high = (low + high + gained) / 2
    points = low + high if state.summing else low * high if low > 0 else low
    effect = state.effect(seat)
    if effect == DOUBLE_POINTS_BELOW and points < state.cards.first[state.acting[seat]]:
        points *= 2
    elif effect == DOUBLE_INCOME_THEN_PENALTY:
        points -= income
    return points + COIN_WORTH * coins


def symbols(money: float, cards: float) -> float:
    """How many residents and hearts so much money brings in so many cards: the dearer the card, the more."""
    if cards <= 0:
        return 0.0
    each = money / cards
    if each <= 4.0:
        return cards * each * 0.55
    return cards * min(2.2 + (each - 4.0) * 0.35, 3.0)


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """A sensible move for each kind of decision."""
    step = state.step
    if step == ACTION:
        return choose_action(state, seat, legal)
    if step == REVEAL_STEP:
        return choose_deck(state, seat, legal)
    if step == DISCARD_STEP:
        return choose_discard(state, seat)
    if step == LOUVRE:
        return choose_host(state, legal)
    if step == DRAFT:
        return choose_market(state, legal)
    return choose_by_trying(state, seat, legal)


def choose_action(state: Position, seat: int, legal: list[int]) -> int:
    """The purchase, or the coin, with the best prospects."""
    best = TAKE_COIN
    most = coin_prospects(state, seat)
    for move in legal:
        if move != TAKE_COIN:
            hope = purchase_prospects(state, seat, card_of_kind(move - BUY))
            if hope > most:
                best, most = move, hope
    return best


def coin_prospects(state: Position, seat: int) -> float:
    """After `take coin`."""
    coins = state.coins[seat] + coin_reward(state, seat)
    residents = residents_of(state, seat)
    hearts = hearts_of(state, seat)
    return prospects(state, seat, residents, hearts, income_of(state, seat), coins, state.size[seat])


def purchase_prospects(state: Position, seat: int, card: int) -> float:
    """After buying a card, whether or not it can be paid."""
    cards = state.cards
    hope = prospects(
        state,
        seat,
        residents_of(state, seat) + cards.residents[card],
        hearts_of(state, seat) + cards.hearts[card],
        income_of(state, seat) + cards.income[card],
        state.coins[seat] - price(state, seat, card),
        state.size[seat] + 1,
    )
    if state.special[seat] < 0:
        hope += COLOUR_WORTH * specials_wanting(state, seat, cards.colour[card])
    return hope


def specials_wanting(state: Position, seat: int, colour: int) -> int:
    """How many specials of the row still lack a card of that colour in the seat's city."""
    have = state.colours[seat * COLOUR_SLOTS + colour]
    count: i64 = 0
    for special in state.row:
        if state.cards.needs[(special - FIRST_SPECIAL) * len(COLOURS) + colour] > have:
            count += 1
    return count


def choose_discard(state: Position, seat: int) -> int:
    """Away with the least useful card, unless it is the only one that is any use: a reveal costs nothing."""
    worst = KEEP
    least = 1.0e9
    best = -1.0e9
    for card in state.face_up:
        wanted = not state.names[seat] >> (card >> 1) & 1 and price(state, seat, card) <= state.coins[seat]
        hope = purchase_prospects(state, seat, card) if wanted else -1.0e8
        if hope < least:
            worst, least = DISCARD + (card >> 1), hope
        if hope > best:
            best = hope
    return worst if least < best or best < coin_prospects(state, seat) else KEEP


def choose_deck(state: Position, seat: int, legal: list[int]) -> int:
    """The dearest deck that the purse allows."""
    coins = state.coins[seat]
    wish = REVEAL_DECK + (2 if coins >= MUCH_MONEY else 1 if coins >= MIDDLE_MONEY else 0)
    best = legal[0]
    for move in legal:
        if move <= wish:
            best = move
    return best


def choose_host(state: Position, legal: list[int]) -> int:
    """The Louvre visits the highest income."""
    best = legal[0]
    for move in legal:
        if income_of(state, move - VISIT) > income_of(state, best - VISIT):
            best = move
    return best


def choose_market(state: Position, legal: list[int]) -> int:
    """The market whose colour most specials of the row ask for."""
    best = legal[0]
    most = -1
    for move in legal:
        colour = move - TAKE_MARKET
        count = 0
        for special in state.row:
            if state.cards.needs[(special - FIRST_SPECIAL) * len(COLOURS) + colour] > 0:
                count += 1
        if count > most:
            best, most = move, count
    return best


def choose_by_trying(state: Position, seat: int, legal: list[int]) -> int:
    """Specials, the Sphinx and the Pyramid: plays every move on a copy and looks."""
    best = legal[0]
    most = -1.0e9
    for move in legal:
        hope = tried(state, seat, move)
        if hope > most:
            best, most = move, hope
    return best


def tried(state: Position, seat: int, move: int) -> float:
    """The seat's prospects after the move alone, before anything follows from it."""
    if move in (PASS, RANDOM):
        return city_prospects(state, seat)
    after = state.clone()
    assert isinstance(after, Position)
    if state.step == SPECIAL:
        play_special(after, seat, move)
    elif state.step == SPHINX:
        play_sphinx(after, seat, move)
    elif state.step == PYRAMID:
        play_pyramid(after, seat, move)
    return city_prospects(after, seat)

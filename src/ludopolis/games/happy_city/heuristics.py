"""A quick opinion: how good a position is, and a sensible move for playouts and the greedy bot.

Everything rests on one estimate, `prospects`: what a city will be worth when its free slots are filled with cards as
good as its money can buy, on the weaker side first, since points are a product.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components import BUILDINGS, COLOUR_SLOTS, COLOURS, DECKS, FIRST_SPECIAL
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
USELESS: Final = 1000.0
"""How much a card that cannot be bought may fall short of the best."""
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


def outlook(state: Position, seat: int) -> list[tuple[str, float]]:
    """The prospects of a seat by where they come from: the city as it stands, the purse, the income still to come."""
    whole = city_prospects(state, seat)
    now = float(points_of(state, seat))
    spare = COIN_WORTH * state.coins[seat]
    if state.step == OVER:
        return [("city", now), ("coins", spare)]
    poor = prospects(
        state, seat, residents_of(state, seat), hearts_of(state, seat), 0, state.coins[seat], state.size[seat]
    )
    return [("city", now), ("purse", poor - spare - now), ("income", whole - poor), ("coins", spare)]


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most."""
    worths = appraise(state, seat, legal)
    best = 0
    for i in range(1, len(legal)):
        if worths[i] > worths[best]:
            best = i
    return legal[best]


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each move promises: the prospects after it where they can be told, else how sensible it is."""
    step = state.step
    if step == DISCARD_STEP:
        return discard_worths(state, seat, legal)
    worths: list[float] = []
    for move in legal:
        if step == ACTION:
            worths.append(action_worth(state, seat, move))
        elif step == REVEAL_STEP:
            worths.append(deck_worth(state, seat, move))
        elif step == LOUVRE:
            worths.append(float(income_of(state, move - VISIT)))
        elif step == DRAFT:
            worths.append(market_worth(state, move))
        else:
            worths.append(tried(state, seat, move))
    return worths


def action_worth(state: Position, seat: int, move: int) -> float:
    """The prospects after a purchase or a coin."""
    return (
        coin_prospects(state, seat) if move == TAKE_COIN else purchase_prospects(state, seat, card_of_kind(move - BUY))
    )


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


def discard_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Away with the least useful card, unless it is the only one that is any use: a reveal costs nothing."""
    hopes = [-1.0e8] * BUILDINGS
    best = -1.0e9
    for card in state.face_up:
        wanted = not state.names[seat] >> (card >> 1) & 1 and price(state, seat, card) <= state.coins[seat]
        hope = purchase_prospects(state, seat, card) if wanted else -1.0e8
        hopes[card >> 1] = hope
        if hope > best:
            best = hope
    worths: list[float] = []
    for move in legal:
        if move == KEEP:
            worths.append(0.0 if best >= coin_prospects(state, seat) else -1.0)
        else:
            worths.append(min(best - hopes[move - DISCARD], USELESS))
    return worths


def deck_worth(state: Position, seat: int, move: int) -> float:
    """The dearest deck that the purse allows, and a cheap one rather than one that is too dear."""
    coins = state.coins[seat]
    wish = REVEAL_DECK + (2 if coins >= MUCH_MONEY else 1 if coins >= MIDDLE_MONEY else 0)
    return float(move - wish if move <= wish else wish - move - DECKS)


def market_worth(state: Position, move: int) -> float:
    """How many specials of the row ask for the colour of the market."""
    colour = move - TAKE_MARKET
    count = 0
    for special in state.row:
        if state.cards.needs[(special - FIRST_SPECIAL) * len(COLOURS) + colour] > 0:
            count += 1
    return float(count)


def tried(state: Position, seat: int, move: int) -> float:
    """Specials, the Sphinx and the Pyramid: the seat's prospects after the move alone, before anything follows."""
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

"""What each move promises: the prospects after it where they can be told, otherwise how sensible it is."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components.tables import (
    BUILDINGS,
    COLOUR_SLOTS,
    COLOURS,
    DECKS,
    FIRST_SPECIAL,
    card_of_kind,
)
from ludopolis.games.happy_city.judgement.outlook import city_prospects, prospects
from ludopolis.games.happy_city.rules.endgame import play_pyramid, play_sphinx
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.moves import (
    MOVE_BUY,
    MOVE_DISCARD,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_RANDOM,
    MOVE_REVEAL,
    MOVE_TAKE_COIN,
    MOVE_TAKE_MARKET,
    MOVE_VISIT,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import hearts_of, residents_of
from ludopolis.games.happy_city.rules.state import (
    STEP_ACTION,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_LOUVRE,
    STEP_PYRAMID,
    STEP_REVEAL,
    STEP_SPECIAL,
    STEP_SPHINX,
)
from ludopolis.games.happy_city.rules.turns import coin_reward, play_special, price

COLOUR_WORTH: Final = 0.3
"""Points for a card that a special of the row still needs."""
USELESS: Final = 1000.0
"""What discarding a card that cannot be bought promises at most."""
MIDDLE_MONEY: Final = 5
MUCH_MONEY: Final = 8
"""Coins from which deck 2, or deck 3, is worth revealing."""


def appraise(state: HappyCityState, seat: int, legal: list[int]) -> list[float]:
    """What each move promises, in the order of `legal`."""
    step = state.step
    if step == STEP_DISCARD:
        return discard_worths(state, seat, legal)
    worths: list[float] = []
    for move in legal:
        if move == MOVE_TAKE_COIN:
            worths.append(coin_prospects(state, seat))
        elif step == STEP_ACTION:
            worths.append(buy_prospects(state, seat, card_of_kind(move - MOVE_BUY)))
        elif step == STEP_REVEAL:
            worths.append(deck_worth(state, seat, move))
        elif step == STEP_LOUVRE:
            worths.append(float(income_of(state, move - MOVE_VISIT)))
        elif step == STEP_DRAFT:
            worths.append(market_worth(state, move))
        else:
            worths.append(tried(state, seat, move))
    return worths


def coin_prospects(state: HappyCityState, seat: int) -> float:
    """The prospects after `take coin`."""
    coins = state.coins[seat] + coin_reward(state, seat)
    residents = residents_of(state, seat)
    hearts = hearts_of(state, seat)
    return prospects(state, seat, residents, hearts, income_of(state, seat), coins, state.size[seat])


def buy_prospects(state: HappyCityState, seat: int, card: int) -> float:
    """The prospects after buying a card, whether or not the seat can pay it."""
    parts = state.parts
    hope = prospects(
        state,
        seat,
        residents_of(state, seat) + parts.residents[card],
        hearts_of(state, seat) + parts.hearts[card],
        income_of(state, seat) + parts.income[card],
        state.coins[seat] - price(state, seat, card),
        state.size[seat] + 1,
    )
    if state.special[seat] < 0:
        hope += COLOUR_WORTH * specials_wanting(state, seat, parts.colour[card])
    return hope


def specials_wanting(state: HappyCityState, seat: int, colour: int) -> int:
    """How many specials of the row still need a card of that colour in the seat's city."""
    have = state.colours[seat * COLOUR_SLOTS + colour]
    count: i64 = 0
    for special in state.row:
        if state.parts.needs[(special - FIRST_SPECIAL) * len(COLOURS) + colour] > have:
            count += 1
    return count


def discard_worths(state: HappyCityState, seat: int, legal: list[int]) -> list[float]:
    """Discards the least useful card, unless it is the only useful one: a reveal costs nothing."""
    hopes = [-1.0e8] * BUILDINGS
    best = -1.0e9
    for card in state.face_up:
        wanted = not state.names[seat] >> (card >> 1) & 1 and price(state, seat, card) <= state.coins[seat]
        hope = buy_prospects(state, seat, card) if wanted else -1.0e8
        hopes[card >> 1] = hope
        if hope > best:
            best = hope
    worths: list[float] = []
    for move in legal:
        if move == MOVE_KEEP:
            worths.append(0.0 if best >= coin_prospects(state, seat) else -1.0)
        else:
            worths.append(min(best - hopes[move - MOVE_DISCARD], USELESS))
    return worths


def deck_worth(state: HappyCityState, seat: int, move: int) -> float:
    """The dearest deck that the purse allows; a cheaper one rather than one that is too dear."""
    coins = state.coins[seat]
    wish = MOVE_REVEAL + (2 if coins >= MUCH_MONEY else 1 if coins >= MIDDLE_MONEY else 0)
    return float(move - wish if move <= wish else wish - move - DECKS)


def market_worth(state: HappyCityState, move: int) -> float:
    """How many specials of the row ask for the colour of the market."""
    colour = move - MOVE_TAKE_MARKET
    count = 0
    for special in state.row:
        if state.parts.needs[(special - FIRST_SPECIAL) * len(COLOURS) + colour] > 0:
            count += 1
    return float(count)


def tried(state: HappyCityState, seat: int, move: int) -> float:
    """The seat's prospects right after taking a special, or after a copy by the Sphinx or a Pyramid."""
    if move in (MOVE_PASS, MOVE_RANDOM):
        return city_prospects(state, seat)
    twin = state.clone()
    if state.step == STEP_SPECIAL:
        play_special(twin, seat, move)
    elif state.step == STEP_SPHINX:
        play_sphinx(twin, seat, move)
    elif state.step == STEP_PYRAMID:
        play_pyramid(twin, seat, move)
    return city_prospects(twin, seat)

"""A position as a row of numbers: 31 of the table, 71 of what is on offer to the seat, then 38 of each seat.

A row speaks of what cards do, by the rules and the hand-made outlook, and never of ids, so networks fit other tables.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import LARGEST, Features, clamp
from ludopolis.games.happy_city.components.effects import DOUBLE_INCOME_THEN_PENALTY, DOUBLE_POINTS_BELOW
from ludopolis.games.happy_city.components.tables import (
    COLOUR_SLOTS,
    COLOURS,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
)
from ludopolis.games.happy_city.judgement.appraisal import specials_wanting
from ludopolis.games.happy_city.judgement.outlook import prospects
from ludopolis.games.happy_city.judgement.promises import (
    OUT_OF_REACH,
    Promise,
    add_later,
    is_for_sale,
)
from ludopolis.games.happy_city.judgement.survey import NO_GAIN, Survey, missing_on_offer, rival_promises
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import points_of
from ludopolis.games.happy_city.rules.state import FACE_UP, SLOTS, STEP_DRAFT, STEP_SPHINX
from ludopolis.games.happy_city.rules.turns import coin_reward, price

STEPS: Final = 4.0
"""Steps in a point of what a card is worth."""
SHIFT: Final = 64
"""What a card worth nothing is shown as; 0 stands for a card that cannot be had."""
SYMBOL_SHIFT: Final = 16
"""What is added to residents and hearts, which may be negative."""
LEAD_SHIFT: Final = 128
"""What a lead of no points is shown as."""
ROW_SHOWN: Final = 4
"""Specials of the row that are shown: those nearest to the seat's reach."""
ENDS_SHOWN: Final = 5
"""Fewest free slots that have a number of their own: 0 … 4."""

TABLE: Final = (
    "expert mode",
    "points are a sum",
    "markets are drafted",
    "only copies are left to be made",
    "last round",
    "round",
    "rounds left at most",
    "fewest free slots of a city",
    *(f"fewest free slots of a city: {number}" for number in range(ENDS_SHOWN)),
    "own place in the turn order",
    "seats from the own one to the actor",
    "turns left in this round",
    "cards face up",
    *(f"unseen cards of deck {deck + 1}" for deck in range(DECKS)),
    *(f"unseen {colour} cards" for colour in COLOURS),
    *(f"dwellings left of stack {stack + 1}" for stack in range(DWELLINGS)),
    "specials in the row",
    "own prospects less the best rival's + 128",
    "own points less the best rival's + 128",
)
CARD: Final = (
    "own price",
    "income",
    "residents + 16",
    "hearts + 16",
    "specials of the row that want its colour",
    "own gain",
    "can be paid in the own next turn",
    "largest gain of a rival who can pay it",
)
SPECIAL: Final = (
    "cards missing",
    "cards missing that are on offer",
    "income",
    "residents + 16",
    "hearts + 16",
    "coins besides income",
    "residents and hearts to come + 16",
    "own gain",
    "fewest cards missing of a rival",
    "largest gain of a rival who lacks at most two cards",
    "gains of rivals who lack at most one card",
)
OFFERS: Final = (
    *(f"face-up card {place}, best first: {name}" for place in range(FACE_UP) for name in CARD),
    *(f"dwelling {stack + 1}: own gain" for stack in range(DWELLINGS)),
    *(f"special {place}, nearest first: {name}" for place in range(ROW_SHOWN) for name in SPECIAL),
)
SEAT: Final = (
    "acts",
    "acts later in this round",
    "acts again",
    "coins",
    "coins in the next turn",
    "income",
    "residents + 16",
    "hearts + 16",
    "the fewer of residents and hearts + 16",
    "residents less hearts + 64",
    "points",
    "prospects in halves",
    "prospects without income in halves",
    "free slots",
    "free slots: 0",
    "free slots: 1",
    "free slots: 2",
    "free slots more than the fullest city",
    "fewest × income",
    "coins + fewest × income, for each free slot",
    *(f"{colour} cards" for colour in COLOURS),
    "dwellings that can still be bought",
    "has a special",
    "its special: income besides what the rules count",
    "its special: coins until the end",
    "its special: residents and hearts to come + 16",
    "its special doubles few points",
    "its special subtracts income",
    "coins for taking a coin",
    "best purchase in reach: gain",
    "fewest cards missing for a special",
    "specials that lack no card",
    "best special that lacks at most one card: gain",
    "may fill the city in the next turn",
)


class HappyCityFeatures(Features[HappyCityState]):
    """Positions between turns are what networks are taught on; any position has a row."""

    def __init__(self) -> None:
        weights = str(files("ludopolis.games.happy_city.judgement") / "weights")
        super().__init__(1, weights, portable=True, modes=("mode", "scoring"))

    def names(self, players: int) -> list[str]:
        return [*TABLE, *OFFERS, *(f"seat +{step}: {name}" for step in range(players) for name in SEAT)]

    def row(self, state: HappyCityState, seat: int) -> list[int]:
        players = state.players
        survey = Survey(state, seat)
        row: list[int] = []
        add_table(row, survey, seat)
        add_cards(row, survey, seat)
        add_specials(row, survey, seat)
        for step in range(players):
            other = seat + step
            add_seat(row, survey, other if other < players else other - players)
        return row


def in_steps(worth: float) -> int:
    """Points in quarters, 64 for nothing; 0 for what cannot be had."""
    return 0 if worth <= NO_GAIN else clamp(int(worth * STEPS) + SHIFT, 1)


def add_table(row: list[int], survey: Survey, seat: int) -> None:
    """The mode, how near the end is, and what lies in the middle."""
    state = survey.state
    acting = 0
    for city in survey.cities:
        if city.in_round:
            acting += 1
    row.append(1 if state.expert else 0)
    row.append(1 if state.summing else 0)
    row.append(1 if state.step <= STEP_DRAFT else 0)
    row.append(1 if state.step >= STEP_SPHINX else 0)
    row.append(1 if state.last_round else 0)
    row.append(clamp(state.round))
    row.append(clamp(state.max_rounds - state.round))
    row.append(survey.fewest)
    for number in range(ENDS_SHOWN):
        row.append(1 if number == survey.fewest else 0)
    row.append(seat)
    row.append((state.actor - seat) % state.players if state.actor >= 0 else 0)
    row.append(acting)
    row.append(len(state.face_up))
    for deck in range(DECKS):
        row.append(clamp(state.unseen[deck].bit_count()))
    row.extend(survey.unseen[: len(COLOURS)])
    row.extend(state.stacks)
    row.append(len(state.row))
    hope = -1.0e9
    points = -LARGEST
    for city in survey.cities:
        if city.seat != seat:
            if city.hope > hope:
                hope = city.hope
            if points_of(state, city.seat) > points:
                points = points_of(state, city.seat)
    row.append(clamp(int(survey.cities[seat].hope - hope) + LEAD_SHIFT))
    row.append(clamp(points_of(state, seat) - points + LEAD_SHIFT))


def add_cards(row: list[int], survey: Survey, seat: int) -> None:
    """The face-up cards, those best for the seat first; then the dwellings."""
    state = survey.state
    parts = state.parts
    width: i64 = len(survey.cards)
    shown: i64 = len(state.face_up)
    begin: i64 = seat * width
    order: list[int] = []
    for i in range(shown):
        at = len(order)
        while at > 0 and survey.gains[begin + order[at - 1]] < survey.gains[begin + i]:
            at -= 1
        order.insert(at, i)
    for i in order:
        card = survey.cards[i]
        rival = NO_GAIN
        for other in range(state.players):
            if other != seat and survey.in_reach[other * width + i] and survey.gains[other * width + i] > rival:
                rival = survey.gains[other * width + i]
        row.append(clamp(price(state, seat, card)))
        row.append(parts.income[card])
        row.append(clamp(parts.residents[card] + SYMBOL_SHIFT))
        row.append(clamp(parts.hearts[card] + SYMBOL_SHIFT))
        row.append(specials_wanting(state, seat, parts.colour[card]) if state.special[seat] < 0 else 0)
        row.append(in_steps(survey.gains[begin + i]))
        row.append(1 if survey.in_reach[begin + i] else 0)
        row.append(in_steps(rival))
    for _ in range((FACE_UP - shown) * len(CARD)):
        row.append(0)
    for i in range(shown, width):
        row.append(in_steps(survey.gains[begin + i]))


def add_specials(row: list[int], survey: Survey, seat: int) -> None:
    """The specials nearest to the seat's reach, or to a rival's if the seat has its own."""
    state = survey.state
    width: i64 = len(state.row)
    keys: list[float] = []
    order: list[int] = []
    for i in range(width):
        own = survey.promises[seat * width + i]
        key = float(own.missing) * 1000.0 - own.worth
        if own.missing == OUT_OF_REACH:
            nearest, best, _ = rival_promises(survey, seat, i)
            key += float(nearest) * 1000.0 - best
        at = len(order)
        while at > 0 and keys[at - 1] > key:
            at -= 1
        order.insert(at, i)
        keys.insert(at, key)
    for i in order[:ROW_SHOWN]:
        own = survey.promises[seat * width + i]
        nearest, best, close = rival_promises(survey, seat, i)
        reachable = own.missing < OUT_OF_REACH
        row.append(own.missing)
        row.append(missing_on_offer(survey, seat, state.row[i]) if reachable else 0)
        row.append(clamp(own.income, -SYMBOL_SHIFT))
        row.append(clamp(own.residents + SYMBOL_SHIFT))
        row.append(clamp(own.hearts + SYMBOL_SHIFT))
        row.append(clamp(own.coins))
        row.append(clamp(own.later_residents + own.later_hearts + SYMBOL_SHIFT))
        row.append(in_steps(own.worth) if reachable else 0)
        row.append(nearest)
        row.append(in_steps(best) if nearest < OUT_OF_REACH else 0)
        row.append(clamp(int(close)))
    for _ in range((ROW_SHOWN - min(width, ROW_SHOWN)) * len(SPECIAL)):
        row.append(0)


def add_seat(row: list[int], survey: Survey, seat: int) -> None:
    """The figures of a city, how far it is, its special, and the best it can do next."""
    state = survey.state
    city = survey.cities[seat]
    fewest: i64 = survey.fewest
    free: i64 = SLOTS - city.size
    residents: i64 = city.residents
    hearts: i64 = city.hearts
    income: i64 = city.income
    poor = prospects(state, seat, city.residents, city.hearts, 0, city.coins, city.size)
    acts = seat == state.actor
    row.append(1 if acts else 0)
    row.append(1 if city.in_round and not acts else 0)
    row.append(1 if city.acts_again else 0)
    row.append(clamp(city.coins))
    row.append(clamp(city.purse))
    row.append(clamp(income))
    row.append(clamp(residents + SYMBOL_SHIFT))
    row.append(clamp(hearts + SYMBOL_SHIFT))
    row.append(clamp((residents if residents < hearts else hearts) + SYMBOL_SHIFT))
    row.append(clamp(residents - hearts + SHIFT))
    row.append(clamp(points_of(state, seat)))
    row.append(clamp(int(2.0 * city.hope)))
    row.append(clamp(int(2.0 * poor)))
    row.append(free)
    for number in range(3):
        row.append(1 if free == number else 0)
    row.append(free - fewest)
    row.append(clamp(fewest * income))
    row.append(clamp((city.coins + fewest * income) // free if free > 0 else 0))
    begin: i64 = seat * COLOUR_SLOTS
    for colour in range(len(COLOURS)):
        row.append(state.colours[begin + colour])
    dwellings = 0
    for i in range(DWELLINGS):
        if is_for_sale(state, city, FIRST_DWELLING + i):
            dwellings += 1
    row.append(dwellings)
    add_own_special(row, survey, seat)
    row.append(clamp(coin_reward(state, seat)))
    row.append(in_steps(survey.best_purchase(seat)))
    add_special_hopes(row, survey, seat, free)


def add_own_special(row: list[int], survey: Survey, seat: int) -> None:
    """What the special in a city brings besides what the rules count now."""
    state = survey.state
    later = Promise()
    add_later(later, state, seat, survey.shares, survey.fewest, state.charges[seat])
    effect = state.effect(seat)
    row.append(1 if state.special[seat] >= 0 else 0)
    row.append(clamp(later.income))
    row.append(clamp(later.coins))
    row.append(clamp(later.later_residents + later.later_hearts + SYMBOL_SHIFT))
    row.append(1 if effect == DOUBLE_POINTS_BELOW else 0)
    row.append(1 if effect == DOUBLE_INCOME_THEN_PENALTY else 0)


def add_special_hopes(row: list[int], survey: Survey, seat: int, free: int) -> None:
    """How near a city is to a special, and whether its next turn may end the game."""
    width: i64 = len(survey.state.row)
    nearest = OUT_OF_REACH
    ready = 0
    best = NO_GAIN
    for i in range(seat * width, seat * width + width):
        promise = survey.promises[i]
        if promise.missing < nearest:
            nearest = promise.missing
        if promise.missing == 0:
            ready += 1
        if promise.missing <= 1 and promise.worth > best:
            best = promise.worth
    fills = survey.cities[seat].acts_again and (free == 1 or (free == 2 and nearest <= 1))
    row.append(nearest)
    row.append(ready)
    row.append(in_steps(best))
    row.append(1 if fills else 0)

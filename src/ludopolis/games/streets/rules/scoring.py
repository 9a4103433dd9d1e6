"""7.2 and 8: final scoring, business, totals and winners, as if the game ended now.

What is counted on the table is a `Purse` for each party; what purses are worth is written once, for positions and score
pads.
"""

from typing import Final, NamedTuple

from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.games.streets.components.tables import TOKENS
from ludopolis.games.streets.rules.events import (
    E_FINAL,
    E_HALVED,
    E_HALVED_TOGETHER,
    E_MOST_TOKENS,
    E_TOKEN_SETS,
    E_TOTAL,
)
from ludopolis.games.streets.rules.geometry import street_start
from ludopolis.games.streets.rules.stack import sly_money
from ludopolis.games.streets.rules.state import SLY, Position
from ludopolis.games.streets.rules.values import count_at, people_on, source_of, tally

MOST_ALONE: Final = 10
MOST_SHARED: Final = 5
TOKEN_SET: Final = 10


class Purse(NamedTuple):
    """What is counted of a party, and nothing that follows from it."""

    money: int
    start: int
    """How much of it Sly began with; 0 for people."""
    amounts: list[int]
    """The income of every tile that still carries a sign of the party (8)."""
    tokens: list[int]
    """By type."""


class FinalIncome(NamedTuple):
    """The final income of one tile, with its arithmetic."""

    place: int
    formula: int
    times_paid: int
    price: int
    signs: int
    people: int
    amount: int


# 8 Signed tiles


def final_incomes(state: Position, party: int) -> list[FinalIncome]:
    """8: every tile that still carries the party's sign, on its open street."""
    found: list[FinalIncome] = []
    for place in range(len(state.tiles)):
        if state.owner[place] == party:
            found.append(final_income(state, party, place))
    return found


def final_income(state: Position, party: int, place: int) -> FinalIncome:
    """The income as if the street were closed, by the rules of final scoring."""
    seen = tally(state, street_start(state.grid, state.cells[place]), party, True)
    valued = source_of(state, seen, place)
    formula = state.tiles[valued]
    count = count_at(state, seen, valued, formula)
    price = state.parts.price[formula]
    times = state.signs[place]
    people = people_on(state, place)
    return FinalIncome(place, formula, count, price, times, people, price * count * times + people)


def final_points(round_total: bool, amounts: list[int]) -> int:
    """R14: half, rounded up for each tile; as a house rule, rounded up once for all of them."""
    if round_total:
        return (sum(amounts) + 1) // 2
    return sum((amount + 1) // 2 for amount in amounts)


# 7.2 Business


def tokens_of(state: Position, party: int) -> list[int]:
    """A party's tokens by type."""
    return state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)]


def token_points(purses: list[Purse], party: int, token: int) -> int:
    """10 for the only holder of the most, 5 each if several tie, nothing for no tokens (R13)."""
    counts = [purse.tokens[token] for purse in purses]
    most = max(counts)
    if most == 0 or counts[party] < most:
        return 0
    return MOST_ALONE if counts.count(most) == 1 else MOST_SHARED


# Totals


def purses_of(state: Position) -> list[Purse]:
    """What every party has; in solo Sly comes last."""
    found: list[Purse] = []
    for party in range(state.parties()):
        start = sly_money(state.table.level, state.table.advisors) if state.solo() and party == SLY else 0
        amounts = [one.amount for one in final_incomes(state, party)]
        found.append(Purse(state.money[party], start, amounts, tokens_of(state, party)))
    return found


def points_of(purses: list[Purse], party: int, business: bool, round_total: bool) -> list[int]:
    """The points of each score line of a party, without the money that Sly began with."""
    purse = purses[party]
    points = [purse.money - purse.start, final_points(round_total, purse.amounts)]
    if business:
        for token in range(len(TOKENS)):
            points.append(token_points(purses, party, token))
        points.append(TOKEN_SET * min(purse.tokens))
    return points


def worth(purses: list[Purse], business: bool, round_total: bool, solo: bool) -> list[list[ScoreLine]]:
    """The score lines of every party; in solo Sly's come last, with the money that he began with."""
    sheets: list[list[ScoreLine]] = []
    for party, purse in enumerate(purses):
        names = ["income", "final"]
        figures = [{}, {"buildings": len(purse.amounts), "income": sum(purse.amounts)}]
        if business:
            names += [*[f"most_{name}" for name in TOKENS], "token_sets"]
            figures += [*[{"tokens": count} for count in purse.tokens], {"sets": min(purse.tokens)}]
        lines = [ScoreLine("start", purse.start, {})] if solo and party == SLY else []
        for place, points in enumerate(points_of(purses, party, business, round_total)):
            lines.append(ScoreLine(names[place], points, figures[place]))
        sheets.append(lines)
    return sheets


def results_by(purses: list[Purse], business: bool, round_total: bool, solo: bool) -> Results:
    """Most money wins, ties share (R15). In solo the human must have more than Sly."""
    found: list[int] = []
    for party, purse in enumerate(purses):
        found.append(purse.start + sum(points_of(purses, party, business, round_total)))
    best = max(found)
    winners = [party for party in range(len(found)) if found[party] == best]
    if solo and len(winners) > 1:
        winners = [SLY]
    return Results(found, winners)


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The score lines of every party."""
    return worth(purses_of(state), state.table.business, state.table.round_total, state.solo())


def results(state: Position) -> Results:
    """Money after final scoring and business, and who has won."""
    return results_by(purses_of(state), state.table.business, state.table.round_total, state.solo())


def tell_final(state: Position, events: list[Event]) -> None:
    """Reports final scoring tile by tile, business and totals."""
    round_total = state.table.round_total
    for party in range(state.parties()):
        amounts: list[int] = []
        for one in final_incomes(state, party):
            tile, cell = state.tiles[one.place], state.cells[one.place]
            value = state.parts.value[one.formula]
            head = (E_FINAL, EVERYONE, party, tile, cell, one.formula, value)
            half = 0 if round_total else final_points(False, [one.amount])
            copied = int(one.formula != tile)
            events.append((*head, one.times_paid, one.price, one.signs, one.people, one.amount, half, copied))
            amounts.append(one.amount)
        if amounts and round_total:
            events.append((E_HALVED_TOGETHER, EVERYONE, party, sum(amounts), final_points(round_total, amounts)))
        elif amounts:
            events.append((E_HALVED, EVERYONE, party, len(amounts), final_points(round_total, amounts)))
    if state.table.business:
        _tell_business(state, events)
    for party, points in enumerate(results(state).totals):
        events.append((E_TOTAL, EVERYONE, party, points))


def _tell_business(state: Position, events: list[Event]) -> None:
    purses = purses_of(state)
    for party, purse in enumerate(purses):
        for token in range(len(TOKENS)):
            points = token_points(purses, party, token)
            if points:
                events.append((E_MOST_TOKENS, EVERYONE, party, token, purse.tokens[token], points))
        sets = min(purse.tokens)
        if sets:
            events.append((E_TOKEN_SETS, EVERYONE, party, sets, TOKEN_SET * sets))

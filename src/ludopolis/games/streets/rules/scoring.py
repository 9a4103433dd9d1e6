"""7.2 and 8: final scoring, business, totals and winners, as if the game ended now."""

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


def final_points(state: Position, amounts: list[int]) -> int:
    """R14: half, rounded up for each tile; as a house rule, rounded up once for all of them."""
    if state.table.round_total:
        return (sum(amounts) + 1) // 2
    return sum((amount + 1) // 2 for amount in amounts)


# 7.2 Business


def tokens_of(state: Position, party: int) -> list[int]:
    """A party's tokens by type."""
    return state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)]


def token_points(state: Position, party: int, token: int) -> int:
    """10 for the only holder of the most, 5 each if several tie, nothing for no tokens (R13)."""
    counts = [state.tokens[len(TOKENS) * other + token] for other in range(state.parties())]
    most = max(counts)
    if most == 0 or counts[party] < most:
        return 0
    return MOST_ALONE if counts.count(most) == 1 else MOST_SHARED


def token_sets(state: Position, party: int) -> int:
    """Complete sets of four different tokens."""
    return min(tokens_of(state, party))


# Totals


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The score lines of every party; in solo Sly's come last."""
    return [_lines(state, party) for party in range(state.parties())]


def _lines(state: Position, party: int) -> list[ScoreLine]:
    start = sly_money(state) if state.solo() and party == SLY else 0
    lines = [ScoreLine("income", state.money[party] - start, {})]
    if state.solo() and party == SLY:
        lines.insert(0, ScoreLine("start", start, {}))
    amounts = [one.amount for one in final_incomes(state, party)]
    lines.append(ScoreLine("final", final_points(state, amounts), {"buildings": len(amounts), "income": sum(amounts)}))
    if state.table.business:
        for token, name in enumerate(TOKENS):
            have = state.tokens[len(TOKENS) * party + token]
            lines.append(ScoreLine(f"most_{name}", token_points(state, party, token), {"tokens": have}))
        sets = token_sets(state, party)
        lines.append(ScoreLine("token_sets", TOKEN_SET * sets, {"sets": sets}))
    return lines


def totals(state: Position) -> list[int]:
    """Money after final scoring and business."""
    found: list[int] = []
    for party in range(state.parties()):
        total = state.money[party] + final_points(state, [one.amount for one in final_incomes(state, party)])
        if state.table.business:
            total += TOKEN_SET * token_sets(state, party)
            for token in range(len(TOKENS)):
                total += token_points(state, party, token)
        found.append(total)
    return found


def results(state: Position) -> Results:
    """Most money wins, ties share (R15). In solo the human must have more than Sly."""
    found = totals(state)
    best = max(found)
    winners = [party for party in range(len(found)) if found[party] == best]
    if state.solo() and len(winners) > 1:
        winners = [SLY]
    return Results(found, winners)


def tell_final(state: Position, events: list[Event]) -> None:
    """Reports final scoring tile by tile, business and totals."""
    found = totals(state)
    for party in range(state.parties()):
        amounts: list[int] = []
        for one in final_incomes(state, party):
            tile, cell = state.tiles[one.place], state.cells[one.place]
            value = state.parts.value[one.formula]
            head = (E_FINAL, EVERYONE, party, tile, cell, one.formula, value)
            half = 0 if state.table.round_total else final_points(state, [one.amount])
            events.append((*head, one.times_paid, one.price, one.signs, one.people, one.amount, half))
            amounts.append(one.amount)
        if amounts and state.table.round_total:
            events.append((E_HALVED_TOGETHER, EVERYONE, party, sum(amounts), final_points(state, amounts)))
        elif amounts:
            events.append((E_HALVED, EVERYONE, party, len(amounts), final_points(state, amounts)))
    if state.table.business:
        _tell_business(state, events)
    for party, points in enumerate(found):
        events.append((E_TOTAL, EVERYONE, party, points))


def _tell_business(state: Position, events: list[Event]) -> None:
    for party in range(state.parties()):
        for token in range(len(TOKENS)):
            points = token_points(state, party, token)
            if points:
                have = state.tokens[len(TOKENS) * party + token]
                events.append((E_MOST_TOKENS, EVERYONE, party, token, have, points))
        sets = token_sets(state, party)
        if sets:
            events.append((E_TOKEN_SETS, EVERYONE, party, sets, TOKEN_SET * sets))

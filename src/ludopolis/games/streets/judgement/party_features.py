"""The part of a row that speaks of one party: its money, signs, tokens, and the tiles that carry its signs."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import LARGEST, clamp
from ludopolis.games.streets.components.tables import (
    ADVISORS,
    CLOSING_VALUE,
    COLOURS,
    COPY_VALUE,
    MIXED_VALUE,
    NEIGHBOURS_VALUE,
    PEOPLE,
    PEOPLE_VALUE,
    SET_VALUE,
    SIGNS_VALUE,
    SIZE_VALUE,
    SYMBOLS_VALUE,
    TOKENS,
)
from ludopolis.games.streets.judgement.site import builds_left
from ludopolis.games.streets.judgement.survey import Survey
from ludopolis.games.streets.judgement.value import terms
from ludopolis.games.streets.rules.building import is_sly, tiles_in_hand
from ludopolis.games.streets.rules.geometry import LONGEST
from ludopolis.games.streets.rules.state import Position
from ludopolis.games.streets.rules.values import people_on

SHOWN: Final = 5
"""Tiles with signs that are shown, those that promise most first."""
TILE: Final = (
    "its own income",
    "people",
    "ends of its street that are taken",
    "tiles on its street",
    "price",
    "counts symbols",
    "counts people",
    "counts signs or tiles",
    "counts other things",
)
PARTY: Final = (
    "money",
    "signs in supply",
    "signs in the city",
    "tiles in hand",
    "builds left",
    "expects from signed tiles",
    "expects from people",
    "expects from signs × 4",
    "expects from majorities × 4",
    "expects from sets × 4",
    "expects",
    "income now on streets with two free ends",
    "income now on streets with one free end",
    "signed tiles on streets with two free ends",
    "signed tiles on streets with one free end",
    *(f"signed tiles for a {person}" for person in PEOPLE),
    *(f"{token} tokens" for token in TOKENS),
    *(f"lead in {token} tokens" for token in TOKENS),
    "sets of tokens",
    *(f"advisor: {advisor}" for advisor in ADVISORS),
    *(f"signed tile {place}, best first: {name}" for place in range(SHOWN) for name in TILE),
)


class Outline:
    """A party with what it can expect, and the tiles with its signs."""

    def __init__(self, survey: Survey, party: int) -> None:
        state = survey.state
        self.state = state
        self.party = party
        self.expected = [0.0] * 5
        """From signed tiles, people, signs, majorities, and sets."""
        self.total = 0.0
        for at, (_, points) in enumerate(terms(survey, party)):
            self.total += points
            if at > 0:
                self.expected[at - 1] = points
        self.places: list[int] = []
        """Of the tiles with its signs, those that promise most first."""
        self.incomes: list[int] = []
        self.streets: list[int] = []
        self.income = [0, 0]
        """By the number of taken ends: income now."""
        self.count = [0, 0]
        worths: list[float] = []
        for street in range(len(survey.ends)):
            for at in range(survey.size[street]):
                place = survey.rows[LONGEST * street + at]
                if state.owner[place] != party:
                    continue
                income = survey.worth[place]
                people = people_on(state, place)
                ends = 1 if survey.ends[street] else 0
                self.income[ends] += income + people
                self.count[ends] += 1
                worth = (income + people) * survey.share[survey.ends[street]]
                to = len(worths)
                while to > 0 and worths[to - 1] < worth:
                    to -= 1
                worths.insert(to, worth)
                self.places.insert(to, place)
                self.incomes.insert(to, income)
                self.streets.insert(to, street)


def add_party(row: list[int], survey: Survey, outline: Outline) -> None:
    """Adds the figures named in `PARTY`."""
    state = outline.state
    party = outline.party
    sly = is_sly(state, party)
    row.append(clamp(state.money[party]))
    row.append(0 if sly else state.sign_supply[party])
    row.append(clamp(len(outline.places)))
    row.append(tiles_in_hand(state, party))
    row.append(clamp(builds_left(state, party)))
    row.append(clamp(int(outline.expected[0])))
    row.append(clamp(int(outline.expected[1])))
    for at in range(2, 5):
        row.append(clamp(int(4.0 * outline.expected[at])))
    row.append(clamp(int(outline.total)))
    for ends in range(2):
        row.append(clamp(outline.income[ends]))
    for ends in range(2):
        row.append(clamp(outline.count[ends]))
    homes = [0] * COLOURS
    for place in outline.places:
        colour = state.parts.kind[state.tiles[place]]
        if colour < COLOURS:
            homes[colour] += 1
    for count in homes:
        row.append(clamp(count))
    add_tokens(row, state, party)
    advisor = state.advisor[party]
    for number in range(len(ADVISORS)):
        row.append(1 if advisor == number else 0)
    for at in range(SHOWN):
        if at < len(outline.places):
            add_tile(row, survey, outline, at)
        else:
            for _ in range(len(TILE)):
                row.append(0)


def add_tokens(row: list[int], state: Position, party: int) -> None:
    """7.2: the business tokens of a party, and how far it is ahead."""
    fewest = LARGEST
    leads: list[int] = []
    for token in range(len(TOKENS)):
        have = state.tokens[len(TOKENS) * party + token]
        if have < fewest:
            fewest = have
        best = 0
        for other in range(state.parties()):
            if other != party and state.tokens[len(TOKENS) * other + token] > best:
                best = state.tokens[len(TOKENS) * other + token]
        row.append(clamp(have))
        leads.append(clamp(have - best, -LARGEST))
    row.extend(leads)
    row.append(clamp(fewest))


def add_tile(row: list[int], survey: Survey, outline: Outline, at: int) -> None:
    """Adds the figures named in `TILE`."""
    state = outline.state
    place: i64 = outline.places[at]
    street: i64 = outline.streets[at]
    tile = state.tiles[place]
    value = state.parts.value[tile]
    row.append(clamp(outline.incomes[at]))
    row.append(clamp(people_on(state, place)))
    row.append(1 if survey.ends[street] else 0)
    row.append(survey.size[street])
    row.append(clamp(state.parts.price[tile]))
    row.append(1 if value in (SYMBOLS_VALUE, SET_VALUE, MIXED_VALUE) else 0)
    row.append(1 if value == PEOPLE_VALUE else 0)
    row.append(1 if value in (SIGNS_VALUE, SIZE_VALUE) else 0)
    row.append(1 if value in (NEIGHBOURS_VALUE, CLOSING_VALUE, COPY_VALUE) else 0)


def strongest_of(others: list[Outline]) -> Outline:
    """Who expects most; of equals the first."""
    strongest = others[0]
    for outline in others:
        if outline.total > strongest.total:
            strongest = outline
    return strongest

"""A position as a row of numbers: the table, the open streets, the own party and hand, the rivals, the strongest rival.

A row has one length for three and more players and in solo, so that a network may serve several of them; that of two
goes on with what open cells promise. It speaks of what tiles do, by the rules and the hand-made appraisal, and never of
ids, so networks fit other component tables.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import LARGEST, Features, clamp
from ludopolis.games.streets.components.tables import COLOURS, KINDS, PEOPLE, SYMBOLS, TOKENS
from ludopolis.games.streets.judgement.party_features import PARTY, Outline, add_party, strongest_of
from ludopolis.games.streets.judgement.place_features import IN_HAND, PLACES, Places, add_places
from ludopolis.games.streets.judgement.site import WORST, Site
from ludopolis.games.streets.judgement.survey import Survey, tiles_left
from ludopolis.games.streets.rules.geometry import LONGEST
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import (
    DIFFICULTIES,
    HAND,
    NONE,
    STEP_SHOW_BACK,
    STEP_SHOW_FACE,
    Position,
)
from ludopolis.games.streets.rules.values import people_on

STREETS: Final = 6
"""How many open streets are shown: those on which most is at stake."""
STEPS: Final = 4.0
"""Steps in a dollar of what a tile promises."""
SHIFT: Final = 64
"""What a tile that promises nothing is shown as; 0 stands for no tile."""

TABLE: Final = (
    "parties",
    "solo",
    *(f"solo, {level}" for level in DIFFICULTIES[1:]),
    "business",
    "advisors",
    "gaps close streets",
    "turn",
    "tiles left to build",
    "tiles in the stack",
    *(f"the top tile is {kind}" for kind in KINDS),
    *(f"unseen backs: {kind}" for kind in KINDS),
    "cells that can be built on",
    "seats from the own one to the next to build",
    "seats from the own one to the one that draws",
    *(f"{person}s in the supply" for person in PEOPLE),
    *(f"{person}s who look for a home" for person in PEOPLE),
    *(f"{token} tokens in the supply" for token in TOKENS),
)
STREET: Final = (
    "own income",
    "income of the best rival",
    "tiles",
    "ends taken",
    "people",
    "wild symbols",
)
TILE: Final = ("best place", "symbols", "price", "houses people")
TILES: Final = (
    *(f"tile {place}, best first: {name}" for place in range(HAND) for name in TILE),
    *(f"{kind} tiles" for kind in KINDS),
)
RIVALS: Final = (
    "lead over the strongest rival × 2",
    "lead over the second rival × 2",
    "lead over the mean rival × 2",
    "lead in money over the strongest rival",
    "fewest signs in a rival's supply",
)


class StreetsFeatures(Features[StreetsState]):
    """Positions between turns are what networks are taught on; any position has a row."""

    def __init__(self) -> None:
        super().__init__(2, str(files("ludopolis.games.streets.judgement") / "weights"), portable=True)
        self.oldest = 1
        self.since = 1  # rules 2 differ in rare cases of advisors and business

    def names(self, players: int) -> list[str]:
        return [
            *TABLE,
            *(f"street {place}, most at stake first: {name}" for place in range(STREETS) for name in STREET),
            *(f"own: {name}" for name in (*PARTY, *TILES)),
            *RIVALS,
            *(f"strongest rival: {name}" for name in PARTY),
            *(PLACES if players == 2 else ()),
        ]

    def turn(self, state: StreetsState) -> int:
        """A turn is over when all is built, before the next tile is drawn; in solo as the rules count."""
        return state.turns + (1 if draws(state) else 0)

    def horizon(self, players: int) -> int:
        return 4 if players == 1 else 2

    def row(self, state: StreetsState, seat: int) -> list[int]:
        active = state.active
        state.active = seat  # what tiles in hand promise if the seat were to build now
        site = Site(state, seat)
        in_hand: list[int] = []
        places = Places(site, seat) if state.players == 2 else None
        hand = hand_of(site, places, in_hand)
        state.active = active
        own = Outline(site, seat)
        others: list[Outline] = []
        for step in range(1, state.parties()):
            others.append(Outline(site, (seat + step) % state.parties()))
        strongest = strongest_of(others)
        row: list[int] = []
        add_table(row, state, seat)
        add_streets(row, site, seat)
        add_party(row, site, own)
        row.extend(hand)
        add_rivals(row, own, others, strongest)
        add_party(row, site, strongest)
        if places is not None:
            row.extend(in_hand)
            add_places(row, places)
        return row


def draws(state: Position) -> bool:
    """Whether somebody has built and draws from the stack now."""
    return state.players > 1 and state.turns > 0 and (state.step == STEP_SHOW_FACE or state.step == STEP_SHOW_BACK)


def add_table(row: list[int], state: Position, seat: int) -> None:
    """The modules, how near the end is, the stack, and the supplies."""
    parties = state.parties()
    drawing = draws(state)
    actor = state.active
    if drawing:
        actor = (state.active + 1) % parties
    row.append(parties)
    row.append(1 if state.players == 1 else 0)
    for level in range(1, len(DIFFICULTIES)):
        row.append(1 if state.players == 1 and state.table.level == level else 0)
    row.append(1 if state.table.business else 0)
    row.append(1 if state.table.advisors else 0)
    row.append(1 if state.table.gap_closes else 0)
    row.append(clamp(state.turns))
    row.append(clamp(tiles_left(state)))
    row.append(clamp(state.stack))
    for kind in range(len(KINDS)):
        row.append(1 if state.top == kind else 0)
    for kind in range(len(KINDS)):
        row.append(clamp(state.left[kind]))
    row.append(clamp(len(state.spots)))
    row.append((actor - seat) % parties)
    row.append((state.active - seat) % parties + 1 if drawing else 0)
    for colour in range(COLOURS):
        row.append(clamp(state.supply[colour]))
    for colour in range(COLOURS):
        seeking = 0
        at = colour
        while at < len(state.seekers):
            seeking += state.seekers[at]
            at += COLOURS
        row.append(clamp(seeking))
    for token in range(len(TOKENS)):
        row.append(clamp(state.token_supply[token]))


def add_streets(row: list[int], survey: Survey, seat: int) -> None:
    """The open streets on which the parties have most income, own and rivals' alike."""
    state = survey.state
    parties = state.parties()
    keys: list[int] = []
    figures: list[list[int]] = []
    for street in range(len(survey.ends)):
        incomes = [0] * parties
        stake = 0
        for at in range(survey.size[street]):
            place: i64 = survey.rows[LONGEST * street + at]
            owner = state.owner[place]
            if owner != NONE:
                income: int = survey.worth[place] + people_on(state, place)
                incomes[owner] += income
                stake += income
        if stake == 0:
            continue
        best = 0
        for party in range(parties):
            if party != seat and incomes[party] > best:
                best = incomes[party]
        people_here = 0
        for colour in range(COLOURS):
            people_here += survey.people[COLOURS * street + colour]
        found = [
            clamp(incomes[seat]),
            clamp(best),
            survey.size[street],
            1 if survey.ends[street] else 0,
            clamp(people_here),
            clamp(survey.symbols[SYMBOLS * street + SYMBOLS - 1]),
        ]
        key = (stake * 256 + found[0]) * 256 + found[2] * 16 + found[3] * 8 + (found[4] if found[4] < 8 else 7)
        to = len(keys)
        while to > 0 and keys[to - 1] < key:
            to -= 1
        keys.insert(to, key)
        figures.insert(to, found)
    for at in range(STREETS):
        if at < len(figures):
            row.extend(figures[at])
        else:
            for _ in range(len(STREET)):
                row.append(0)


def hand_of(site: Site, places: Places | None, in_hand: list[int]) -> list[int]:
    """What each tile in hand promises in its best place; `in_hand` gets what `IN_HAND` names."""
    state = site.state
    seat = site.seat
    worths: list[float] = []
    tiles: list[int] = []
    seconds: list[float] = []
    spots: list[int] = []
    kinds = [0] * len(KINDS)
    for at in range(HAND * seat, HAND * seat + HAND):
        tile = state.hand[at]
        if tile < 0:
            continue
        kinds[state.parts.kind[tile]] += 1
        most = WORST
        second = WORST
        best = 0
        site.hold(tile)
        for spot in state.spots:
            worth = site.best_side(spot >> 4, spot & 15)
            if worth > most:
                second = most
                most = worth
                best = 4 * (spot >> 4) + site.side
            elif worth > second:
                second = worth
        site.drop()
        to = len(worths)
        while to > 0 and (worths[to - 1] < most or (worths[to - 1] == most and tiles[to - 1] > tile)):
            to -= 1
        worths.insert(to, most)
        tiles.insert(to, tile)
        seconds.insert(to, second)
        spots.insert(to, best)
    found: list[int] = []
    for at in range(HAND):
        if at >= len(tiles):
            for _ in range(len(TILE)):
                found.append(0)
            for _ in range(len(IN_HAND)):
                in_hand.append(0)
            continue
        tile = tiles[at]
        symbols = 0
        for symbol in range(SYMBOLS):
            symbols += state.parts.symbols[SYMBOLS * tile + symbol]
        found.append(promised(worths[at]))
        found.append(clamp(symbols))
        found.append(clamp(state.parts.price[tile]))
        found.append(1 if state.parts.kind[tile] < COLOURS else 0)
        if places is not None:
            places.ask(spots[at] >> 2, spots[at] & 3)
            in_hand.append(clamp(places.own_sum))
            in_hand.append(clamp(places.rival_sum))
            in_hand.append(places.count)
            in_hand.append(promised(seconds[at]))
    found.extend(kinds)
    return found


def promised(worth: float) -> int:
    """What a tile promises in quarters of a dollar, `SHIFT` for nothing; 0 for a tile that has no place."""
    return 0 if worth == WORST else clamp(int(worth * STEPS) + SHIFT, 1)


def add_rivals(row: list[int], own: Outline, others: list[Outline], strongest: Outline) -> None:
    """How far the own party is ahead of the others."""
    state = own.state
    second = -1.0e9
    mean = 0.0
    fewest = LARGEST
    for other in others:
        mean += other.total
        if other is not strongest and other.total > second:
            second = other.total
        if state.sign_supply[other.party] < fewest:
            fewest = state.sign_supply[other.party]
    if len(others) == 1:
        second = strongest.total
    row.append(halves(own.total - strongest.total))
    row.append(halves(own.total - second))
    row.append(halves(own.total - mean / len(others)))
    row.append(clamp(state.money[own.party] - state.money[strongest.party], -LARGEST))
    row.append(fewest)


def halves(dollars: float) -> int:
    """Dollars in steps of a half."""
    return clamp(int(2.0 * dollars), -LARGEST)

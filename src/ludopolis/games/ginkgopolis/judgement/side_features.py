"""The part of a row that speaks of one side: its stocks, buildings, cards and districts."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import clamp
from ludopolis.games.ginkgopolis.components.tables import (
    COLOURS,
    END_RULES,
    ITEMS,
    NOTHING,
    NUMBERS,
    TILES,
    TOKENS,
    TRIGGERS,
)
from ludopolis.games.ginkgopolis.judgement.districts import Districts
from ludopolis.games.ginkgopolis.judgement.value import MARKS, TERMS, marks_of, prospects
from ludopolis.games.ginkgopolis.rules.scoring import end_points
from ludopolis.games.ginkgopolis.rules.state import (
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_POINTS,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    Position,
)

# Where the card of a building is, as far as a seat knows
SITE: Final = 0
DISCARDED: Final = 1
IN_HAND: Final = 2
WITH_RIVAL: Final = 3
UNSEEN: Final = 4
WHERE: Final = ("not in play yet", "discarded", "in the own hand", "in a rival's hand", "unseen")

HEIGHTS: Final = 4
"""Buildings are counted by height up to this one; higher ones count as such."""
CLOSE: Final = 2
"""A lead in a district of so many resources can be lost soon."""
BONUSES: Final = 9
MARK_NAMES: Final = (
    *(f"a resource on {colour}" for colour in COLOURS),
    *(f"a {colour} card" for colour in COLOURS),
    *(f"a bonus card for {trigger}" for trigger in TRIGGERS),
    "a low building",
    "a high building",
)

SIDE: Final = (
    "resources behind the screen",
    "resources in the supply",
    "resources not in the city",
    "points",
    "renewal tokens",
    "tiles behind the screen",
    "buildings",
    "resources in the city",
    *(f"buildings of height {height + 1}" for height in range(HEIGHTS)),
    *(f"resources on {colour}" for colour in COLOURS),
    *(f"resources on buildings whose card is {place}" for place in WHERE),
    *(f"{item}s for {trigger}" for trigger in TRIGGERS for item in ITEMS),
    *(f"{item}s for {trigger} × rounds left" for trigger in TRIGGERS for item in ITEMS),
    *(f"{colour} cards" for colour in COLOURS),
    "end-game cards",
    *(f"points for end-game cards: {rule}" for rule in END_RULES),
    *(f"end-game cards pay for {mark}" for mark in MARK_NAMES),
    *(f"expects from {term} × 2" for term in TERMS),
    "expects",
    "districts led",
    "resources in districts led",
    "resources in districts led by at most two",
    "resources in districts where only one side has more",
    "resources in districts where at most two are missing for the lead",
)

assert len(MARK_NAMES) == MARKS


class Outline:
    """A side with what it can expect."""

    def __init__(self, state: Position, side: int, districts: Districts, rounds: float) -> None:
        self.state = state
        self.side = side
        self.terms = prospects(state, side, districts, rounds)
        self.total = 0.0
        for term in self.terms:
            self.total += term


def cards_by_place(state: Position, seat: int) -> list[int]:
    """By tile: where the seat knows its card to be. A card lying face down still counts as in its owner's hand."""
    where = [UNSEEN] * TILES
    for tile in state.sites:
        where[tile] = SITE
    for card in state.discard:
        if card >= TOKENS:
            where[card - TOKENS] = DISCARDED
    for other in range(state.players):
        if other == seat:
            for card in state.hands[other]:
                if card >= TOKENS:
                    where[card - TOKENS] = IN_HAND
            continue
        for card in state.hands[other]:
            if card >= TOKENS and state.known[card] >> seat & 1:
                where[card - TOKENS] = WITH_RIVAL
        shown = state.own[OWN_SIZE * other + OWN_CARD]
        if shown >= TOKENS and state.known[shown] >> seat & 1:
            where[shown - TOKENS] = WITH_RIVAL
    return where


def add_side(row: list[int], outline: Outline, districts: Districts, where: list[int], rounds: float) -> None:
    """Adds the figures named in `SIDE`."""
    state = outline.state
    side = outline.side
    own: i64 = OWN_SIZE * side
    figures = state.own
    resources: i64 = figures[own + OWN_RESOURCES]
    supply: i64 = figures[own + OWN_SUPPLY]
    row.append(clamp(resources))
    row.append(clamp(supply))
    row.append(clamp(resources + supply))
    row.append(clamp(figures[own + OWN_POINTS]))
    row.append(clamp(figures[own + OWN_RENEWALS]))
    tiles = 0
    if side < state.players:
        # In a blinded state a tile on a card that lies face down is listed behind the screen.
        tiles = len(state.behind[side]) + (1 if figures[own + OWN_TILE] > NONE else 0)
    row.append(clamp(tiles))
    add_buildings(row, state, side, where)
    bonuses: i64 = own + OWN_BONUSES
    for at in range(BONUSES):
        row.append(clamp(figures[bonuses + at]))
    for at in range(BONUSES):
        row.append(clamp(int(figures[bonuses + at] * rounds)))
    add_cards(row, state, side)
    for term in outline.terms:
        row.append(clamp(int(2.0 * term)))
    row.append(clamp(int(outline.total)))
    add_districts(row, districts, side)


def add_buildings(row: list[int], state: Position, side: int, where: list[int]) -> None:
    """The buildings of a side by height, colour and the place of their card."""
    buildings = 0
    placed = 0
    heights = [0] * HEIGHTS
    colours = [0] * len(COLOURS)
    places = [0] * len(WHERE)
    for tile in range(TILES):
        if state.owner[tile] == side:
            height = state.height[tile]
            buildings += 1
            placed += height
            heights[height - 1 if height < HEIGHTS else HEIGHTS - 1] += 1
            colours[tile // NUMBERS] += height
            places[where[tile]] += height
    row.append(clamp(buildings))
    row.append(clamp(placed))
    for count in heights:
        row.append(clamp(count))
    for count in colours:
        row.append(clamp(count))
    for count in places:
        row.append(clamp(count))


def add_cards(row: list[int], state: Position, side: int) -> None:
    """The tableau: colours, end-game cards, and what those pay for."""
    parts = state.parts
    colours = [0] * len(COLOURS)
    ends = 0
    for card in state.tableau[side]:
        colours[parts.colour_of[card]] += 1
        if parts.end_rule[card] != NOTHING:
            ends += 1
    for count in colours:
        row.append(clamp(count))
    row.append(clamp(ends))
    if ends:
        for points in end_points(state, side):
            row.append(clamp(points))
        for pay in marks_of(state, side):
            row.append(clamp(pay))
    else:
        for _ in range(len(END_RULES) + MARKS):
            row.append(0)


def add_districts(row: list[int], districts: Districts, side: int) -> None:
    """How many districts a side leads, and how safe these leads are."""
    sides: i64 = districts.sides
    led = 0
    leading = 0
    shaky = 0
    second = 0
    near = 0
    for number in range(len(districts.size)):
        if districts.size[number] < 2:
            continue
        first: i64 = number * sides
        own = districts.held[first + side]
        whole = 0
        best = 0
        ahead = 0
        for other in range(sides):
            held = districts.held[first + other]
            whole += held
            if other != side:
                if held > best:
                    best = held
                if held > own:
                    ahead += 1
        if whole == 0:
            continue
        if own > best:
            led += 1
            leading += whole
            if best > 0 and own - best <= CLOSE:
                shaky += whole
        elif own > 0 and ahead <= 1:
            second += own
        if own <= best and best - own <= CLOSE:
            near += whole
    row.append(clamp(led))
    row.append(clamp(leading))
    row.append(clamp(shaky))
    row.append(clamp(second))
    row.append(clamp(near))

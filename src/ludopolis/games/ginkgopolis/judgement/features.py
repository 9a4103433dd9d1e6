"""A position as a row of numbers: the table, the districts, the own side and hand, the rivals, the strongest of them.

A row has one length for every number of players and in solo, so that a network may serve several of them. It speaks of
what cards do, by the rules and the hand-made appraisal, and never of ids, so networks fit other component tables.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import LARGEST, Features, clamp
from ludopolis.games.ginkgopolis.components.tables import COLOURS, NUMBERS, TILES, TOKENS
from ludopolis.games.ginkgopolis.judgement.appraisal import Plan
from ludopolis.games.ginkgopolis.judgement.districts import Districts
from ludopolis.games.ginkgopolis.judgement.side_features import SIDE, Outline, add_side, cards_by_place
from ludopolis.games.ginkgopolis.judgement.value import openness, rounds_left
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import (
    HAND_SIZE,
    NONE,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    STEP_ROUND,
    Position,
)

LAST_ROUNDS: Final = 5
"""How many of the last rounds have a number of their own."""
DISTRICTS: Final = 6
"""How many districts are shown: those with the most resources."""
HIGH_NUMBER: Final = 9
"""Tiles from the number 10 on count as high."""
STEPS: Final = 4.0
"""Steps in a point of what a card promises."""
SHIFT: Final = 64
"""What a card that promises nothing is shown as; 0 stands for no card."""

TABLE: Final = (
    "sides",
    "solo",
    "solo against the expert",
    "characters were drafted",
    "round",
    "rounds left × 8",
    *(f"fewer rounds left than {number + 1}" for number in range(LAST_ROUNDS)),
    "openness × 64",
    "tiles in the supply",
    "tiles returned",
    "the supply has run out",
    "the end is set",
    "cards in the deck",
    "cards discarded",
    "buildings whose card is not in play yet",
    "buildings",
    "own place in the turn order",
)
DISTRICT: Final = ("buildings", "resources", "own resources", "most resources of a rival", "own lead + 32")
CARD: Final = ("best play", "alone", "is a letter", "height of the building", "of an own building", "of a rival's")
HAND: Final = (
    *(f"{colour} tiles" for colour in COLOURS),
    "sum of numbers / 2",
    "highest number",
    "high numbers",
    *(f"card {place}, best first: {name}" for place in range(HAND_SIZE) for name in CARD),
)
RIVALS: Final = (
    "lead over the strongest rival × 2",
    "lead over the second rival × 2",
    "lead over the mean rival × 2",
    "lead over the strongest rival × closeness of the end",
    "fewest resources of a rival that are not in the city",
    "resources not in the city: the strongest rival's less the own",
)


class GinkgopolisFeatures(Features[GinkgopolisState]):
    """Positions between rounds are what networks are taught on; any position has a row."""

    def __init__(self) -> None:
        super().__init__(1, str(files("ludopolis.games.ginkgopolis.judgement") / "weights"), portable=True)
        self.since = (
            1  # between rounds it makes no difference when a new hand is drawn; rules 3 differ for blocked letters
        )

    def names(self, players: int) -> list[str]:
        return [
            *TABLE,
            *(f"district {place}, largest first: {name}" for place in range(DISTRICTS) for name in DISTRICT),
            *(f"own: {name}" for name in (*SIDE, *HAND)),
            *RIVALS,
            *(f"strongest rival: {name}" for name in SIDE),
        ]

    def turn(self, state: GinkgopolisState) -> int:
        """Rounds, because all choose in secret; the set-up belongs to the first one.

        A round is over when hands were passed, before cards are drawn.
        """
        if state.round == 0:
            return 1
        return state.round + (1 if state.todo and state.todo[0] == STEP_ROUND else 0)

    def horizon(self, players: int) -> int:
        return 2

    def row(self, state: GinkgopolisState, seat: int) -> list[int]:
        rounds = rounds_left(state)
        districts = Districts(state)
        where = cards_by_place(state, seat)
        own = Outline(state, seat, districts, rounds)
        others: list[Outline] = []
        for step in range(1, state.sides):
            others.append(Outline(state, (seat + step) % state.sides, districts, rounds))
        strongest = others[0]
        for outline in others:
            if outline.total > strongest.total:
                strongest = outline
        row: list[int] = []
        add_table(row, state, seat, rounds)
        add_largest(row, districts, seat)
        add_side(row, own, districts, where, rounds)
        add_hand(row, state, seat)
        add_rivals(row, own, others, strongest, openness(state, rounds))
        add_side(row, strongest, districts, where, rounds)
        return row


def add_table(row: list[int], state: Position, seat: int, rounds: float) -> None:
    """The mode, how near the end is, and what lies in the middle."""
    row.append(state.sides)
    row.append(1 if state.players == 1 else 0)
    row.append(1 if state.players == 1 and state.expert else 0)
    row.append(1 if state.draft else 0)
    row.append(clamp(state.round))
    row.append(clamp(int(8.0 * rounds)))
    for number in range(LAST_ROUNDS):
        row.append(1 if rounds < number + 1 else 0)
    row.append(clamp(int(64.0 * openness(state, rounds))))
    row.append(clamp(state.supply_left))
    row.append(clamp(len(state.returned)))
    row.append(1 if state.exhausted else 0)
    row.append(1 if state.flags else 0)
    row.append(clamp(state.deck_left))
    row.append(clamp(len(state.discard)))
    row.append(clamp(len(state.sites)))
    buildings = 0
    for tile in range(TILES):
        if state.height[tile]:
            buildings += 1
    row.append(buildings)
    row.append((seat - state.first) % state.players if state.first != NONE else 0)


def add_largest(row: list[int], districts: Districts, seat: int) -> None:
    """The districts with the most resources; of equal ones those with more own resources come first."""
    sides: i64 = districts.sides
    keys: list[int] = []
    for number in range(len(districts.size)):
        if districts.size[number] < 2:
            continue
        first: i64 = number * sides
        whole: i64 = 0
        best: i64 = 0
        own: i64 = districts.held[first + seat]
        for side in range(sides):
            held: i64 = districts.held[first + side]
            whole += held
            if side != seat and held > best:
                best = held
        size: i64 = districts.size[number]
        keys.append(-(((whole * 128 + own) * 128 + 127 - best) * 64 + size))
    keys.sort()
    for at in range(DISTRICTS):
        if at >= len(keys):
            for _ in range(len(DISTRICT)):
                row.append(0)
            continue
        key = -keys[at]
        buildings = key % 64
        key //= 64
        rival = 127 - key % 128
        key //= 128
        mine = key % 128
        row.append(clamp(buildings))
        row.append(clamp(key // 128))
        row.append(clamp(mine))
        row.append(clamp(rival))
        row.append(clamp(mine - rival + 32))


def add_hand(row: list[int], state: Position, seat: int) -> None:
    """The tiles behind the screen, and what each card in hand promises with the best of them and alone."""
    tiles = state.behind[seat]
    colours = [0] * len(COLOURS)
    numbers = 0
    highest = 0
    high = 0
    for tile in tiles:
        number = tile % NUMBERS
        colours[tile // NUMBERS] += 1
        numbers += number + 1
        if number + 1 > highest:
            highest = number + 1
        if number >= HIGH_NUMBER:
            high += 1
    for count in colours:
        row.append(clamp(count))
    row.append(clamp(numbers // 2))
    row.append(highest)
    row.append(clamp(high))
    hand = state.hands[seat]
    plays: list[int] = []
    for card in hand:
        for at in range(len(tiles) + 1):
            plays.append(moves.PLAY + moves.PLAYS * card + (tiles[at - 1] + 1 if at > 0 else 0))
    worths = Plan(state, seat).plays(plays) if plays else []
    order: list[int] = []
    best: list[float] = []
    width = len(tiles) + 1
    for number in range(len(hand)):
        most = worths[number * width]
        for at in range(1, width):
            if worths[number * width + at] > most:
                most = worths[number * width + at]
        best.append(most)
        place = len(order)
        while place > 0 and best[order[place - 1]] < most:
            place -= 1
        order.insert(place, number)
    for place in range(HAND_SIZE):
        if place >= len(order):
            for _ in range(len(CARD)):
                row.append(0)
            continue
        number = order[place]
        row.append(in_steps(best[number]))
        row.append(in_steps(worths[number * width]))
        below = hand[number] - TOKENS
        row.append(1 if below < 0 else 0)
        row.append(0 if below < 0 else clamp(state.height[below]))
        owner = NONE if below < 0 else state.owner[below]
        row.append(1 if owner == seat else 0)
        row.append(1 if owner not in (NONE, seat) else 0)


def add_rivals(row: list[int], own: Outline, others: list[Outline], strongest: Outline, open: float) -> None:
    """How far the own side is ahead of the others."""
    state = own.state
    second = -1.0e9
    mean = 0.0
    fewest = LARGEST
    for other in others:
        mean += other.total
        if other is not strongest and other.total > second:
            second = other.total
        if other.side < state.players:
            at = OWN_SIZE * other.side
            left = state.own[at + OWN_RESOURCES] + state.own[at + OWN_SUPPLY]
            if left < fewest:
                fewest = left
    if len(others) == 1:
        second = strongest.total
    lead = own.total - strongest.total
    row.append(halves(lead))
    row.append(halves(own.total - second))
    row.append(halves(own.total - mean / len(others)))
    row.append(halves(lead * (1.0 - open)))
    row.append(fewest)
    at = OWN_SIZE * strongest.side
    mine = OWN_SIZE * own.side
    theirs = state.own[at + OWN_RESOURCES] + state.own[at + OWN_SUPPLY]
    row.append(clamp(theirs - state.own[mine + OWN_RESOURCES] - state.own[mine + OWN_SUPPLY], -LARGEST))


def halves(points: float) -> int:
    """Points in steps of a half."""
    return clamp(int(2.0 * points), -LARGEST)


def in_steps(worth: float) -> int:
    """Points in quarters, 64 for nothing."""
    return clamp(int(worth * STEPS) + SHIFT, 1)

"""What each move promises.

A play promises what it changes in the seat's prospects and in those of the rivals whose buildings it touches.
Everything here reads only what the seat may know.
"""

from typing import Final

from ludopolis.games.ginkgopolis.components.tables import (
    CARDS_OF,
    CONSTRUCT,
    EXPLOIT,
    ITEM_POINT,
    ITEM_RESOURCE,
    ITEM_TILE,
    NOTHING,
    NUMBERS,
    TILES,
    TOKENS,
    URBANIZE,
)
from ludopolis.games.ginkgopolis.judgement.districts import Districts
from ludopolis.games.ginkgopolis.judgement.value import (
    MARK_BONUS_CARD,
    MARK_CARD_OF,
    PRESENCE,
    RESOURCE_STOCK,
    TILE_STOCK,
    bonus_worth,
    district_weight,
    end_card_worth,
    marked,
    marks_of,
    openness,
    rounds_left,
    usable,
)
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.actions import can_pay, point_cost, resource_cost
from ludopolis.games.ginkgopolis.rules.city import produce
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS
from ludopolis.games.ginkgopolis.rules.state import (
    NONE,
    OWN_BONUSES,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    STEP_DRAFT,
    STEP_RETURN,
    STEP_SELECT,
    STEP_TAKE,
    Position,
)

RIVALS_WEIGHT: Final = 1.0
"""What it is worth if all rivals together have a point less."""
RETURNED_WORTH: Final = 0.5
"""What a resource that comes back to a rival is worth to that rival."""
BUILT_NUMBER_COST: Final = 0.057
URBANIZED_NUMBER_COST: Final = 0.144
"""What is lost for each step of the number on a tile that is used: high numbers can cover anything."""
SHOWN_TILE_COST: Final = 0.2
"""What it costs to show a tile for an action that cannot be paid."""
RENEWAL_THRESHOLD: Final = 3.0
"""If the best play of a hand promises less than this, a new hand is better."""
NEIGHBOUR_ITEM_WORTH: Final = 0.1
"""What a token's cell is worth for each item that its neighbours produce."""
KEPT_TILES: Final = 3
"""How many tiles are worth keeping when the supply has run out."""


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises, in points."""
    step = state.todo[-3]
    if step == STEP_SELECT:
        return Plan(state, seat).plays(legal)
    if step == STEP_TAKE:
        plan = Plan(state, seat)
        return [plan.gained([1, 0, 0]), plan.gained([0, 1, 0])]
    if step == STEP_RETURN:
        return appraise_returns(state, seat, legal)
    if step == STEP_DRAFT:
        return appraise_characters(state, legal)
    return [NEIGHBOUR_ITEM_WORTH * produce(state, move - moves.TOKEN) if move >= moves.TOKEN else 0.0 for move in legal]


class Plan:
    """What a seat's plays promise in this position."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rounds = rounds_left(state)
        self.usable = usable(self.rounds)
        open = openness(state, self.rounds)
        self.presence = PRESENCE * open
        self.district = district_weight(open)
        self.rivals = RIVALS_WEIGHT / (state.sides - 1)
        self.resources = state.own[OWN_SIZE * seat + OWN_RESOURCES]
        self.supply = state.own[OWN_SIZE * seat + OWN_SUPPLY]
        self.tiles = len(state.behind[seat])
        self.more_tiles = state.supply_left + (2 if state.exhausted == 0 and state.players > 1 else 0)

    def gained(self, items: list[int], resources: int = 0, tiles: int = 0) -> float:
        """What it is worth to pay resources and tiles and then gain these items, as far as the supplies last."""
        more = items[ITEM_RESOURCE] if items[ITEM_RESOURCE] < self.supply else self.supply
        drawn = items[ITEM_TILE] if items[ITEM_TILE] < self.more_tiles else self.more_tiles
        stocks = RESOURCE_STOCK[self.resources - resources + more] - RESOURCE_STOCK[self.resources]
        stocks += TILE_STOCK[self.tiles - tiles + drawn] - TILE_STOCK[self.tiles]
        return items[ITEM_POINT] + stocks * self.usable

    def bonuses(self, trigger: int) -> list[int]:
        """The items that the tableau gives for an action."""
        at = OWN_SIZE * self.seat + OWN_BONUSES + 3 * trigger
        return self.state.own[at : at + 3]

    def kept(self, card: int, marks: list[int]) -> float:
        """What a card will be worth in the tableau."""
        state = self.state
        parts = state.parts
        worth = float(marks[MARK_CARD_OF + parts.colour_of[card]])
        trigger = parts.trigger_of[card]
        if trigger != NOTHING:
            return worth + marks[MARK_BONUS_CARD + trigger] + bonus_worth(state, card, self.rounds)
        if parts.end_rule[card] == CARDS_OF and parts.end_of[card] == parts.colour_of[card]:
            worth += parts.end_points[card]
        return worth + end_card_worth(state, self.seat, card, self.rounds)

    def plays(self, legal: list[int]) -> list[float]:
        """What cards promise, alone or with a tile. Tiles of one colour differ only in their number."""
        state = self.state
        seat = self.seat
        districts = Districts(state)
        marks = [marks_of(state, side) for side in range(state.sides)]
        found: list[float] = []
        before = NONE
        colour = NONE
        alone = 0.0
        with_tile = 0.0
        for move in legal:
            if move == moves.RENEW:
                found.append(RENEWAL_THRESHOLD)
                continue
            play = move - moves.PLAY
            card = play // moves.PLAYS
            tile = play % moves.PLAYS - 1
            if card != before:
                before = card
                colour = NONE
                alone = self.exploit(card)
            if tile == NONE:
                found.append(alone)
            elif not can_pay(state, seat, card, tile):
                found.append(alone - SHOWN_TILE_COST)
            else:
                if tile // NUMBERS != colour:
                    colour = tile // NUMBERS
                    if card < TOKENS:
                        with_tile = self.urbanize(card, colour, districts, marks[seat])
                    else:
                        with_tile = self.construct(card, tile, districts, marks)
                price: int = point_cost(card, tile)
                number = URBANIZED_NUMBER_COST if card < TOKENS else BUILT_NUMBER_COST
                found.append(with_tile - price - number * (tile % NUMBERS))
        return found

    def exploit(self, card: int) -> float:
        """A card without a tile."""
        items = self.bonuses(EXPLOIT)
        if card >= TOKENS:
            building = card - TOKENS
            items[building // NUMBERS] += self.state.height[building]
            return self.gained(items)
        items[ITEM_RESOURCE] += 1
        resource = self.gained(items)
        items[ITEM_RESOURCE] -= 1
        items[ITEM_TILE] += 1
        tile = self.gained(items)
        return resource if resource > tile else tile

    def urbanize(self, letter: int, colour: int, districts: Districts, marks: list[int]) -> float:
        """A building at the edge: what its neighbours give, and a resource in the city."""
        state = self.state
        cell = state.token[letter]
        items = self.bonuses(URBANIZE)
        for step in DIRECTIONS:
            beside = state.at.get(cell + step, TILES)
            if beside < TILES:
                items[beside // NUMBERS] += state.height[beside]
        change = districts.change(state, self.seat, cell, colour, 1, NONE, self.rivals)
        return self.gained(items, 1, 1) + self.presence + self.district * change + marked(marks, colour, 1)

    def construct(self, card: int, tile: int, districts: Districts, marks: list[list[int]]) -> float:
        """One more floor: resources in the city and the card kept, less what the old owner gets."""
        state = self.state
        seat = self.seat
        below = card - TOKENS
        floors = state.height[below]
        colour = tile // NUMBERS
        cost: int = resource_cost(state, seat, card, tile)
        change = districts.change(state, seat, state.cell[below], colour, floors + 1, below, self.rivals)
        worth = self.gained(self.bonuses(CONSTRUCT), cost, 1) + self.district * change
        worth += self.kept(below, marks[seat]) + marked(marks[seat], colour, floors + 1)
        owner = state.owner[below]
        if owner == seat:
            return worth + self.presence - marked(marks[seat], below // NUMBERS, floors)
        worth += self.presence * (floors + 1)
        if owner != NONE:
            given = floors - marked(marks[owner], below // NUMBERS, floors) + (RETURNED_WORTH - self.presence) * floors
            worth -= self.rivals * given
        return worth


def appraise_returns(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Returns all but the highest numbers, in the order in which tiles may be named."""
    numbers = sorted([tile % NUMBERS for tile in state.behind[seat]])
    least = numbers[-KEPT_TILES] if len(numbers) >= KEPT_TILES else 0
    found: list[float] = []
    returned = 1.0
    for move in legal:
        if move == moves.DONE:
            found.append(0.0)
        elif (move - moves.RETURN) % NUMBERS < least:
            found.append(returned)
            returned -= 0.01
        else:
            found.append(-1.0)
    return found


def appraise_characters(state: Position, legal: list[int]) -> list[float]:
    """What characters start with, and their bonus."""
    parts = state.parts
    rounds = rounds_left(state)
    found: list[float] = []
    for move in legal:
        character = move - moves.KEEP
        start = parts.start_items[3 * character : 3 * character + 3]
        worth = RESOURCE_STOCK[start[ITEM_RESOURCE]] + TILE_STOCK[start[ITEM_TILE]] + start[ITEM_POINT]
        found.append(worth + bonus_worth(state, TILES + character, rounds))
    return found

"""The first policy of the game, frozen: strength is measured against it, so its moves must not change.

A placement is judged by the streets it touches: what their tiles would pay now, in full if the placement closes them,
in part if they stay open, own income against that of the rivals.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.streets.components.tables import BUILDINGS, COLOURS, SYMBOLS, TOKENS, UNIVERSAL
from ludopolis.games.streets.rules.building import is_sly, sides_at
from ludopolis.games.streets.rules.closing import income_party, targets, token_party
from ludopolis.games.streets.rules.geometry import STEPS, built_on, closed_by, is_closed, street_start
from ludopolis.games.streets.rules.moves import (
    MOVE_ABANDON,
    MOVE_BUILD,
    MOVE_CELL,
    MOVE_PASS,
    MOVE_ROAD,
    MOVE_SEND,
    MOVE_SIGNS,
    MOVE_SUBSTITUTE,
    MOVE_TAKE,
    MOVE_TOKEN,
)
from ludopolis.games.streets.rules.state import (
    BIT,
    NONE,
    STEP_ABANDON,
    STEP_CELL,
    STEP_PEOPLE,
    STEP_ROAD,
    STEP_SIGNS,
    STEP_SUBSTITUTE,
    STEP_TILE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    Position,
)
from ludopolis.games.streets.rules.values import count_at, income_at, places_of, tally, value_at

OPEN_WORTH: Final = 0.7
"""What a dollar on an open street is worth while the stack lasts; half of it is sure. These figures were found by
playing the policy against itself."""
LAST_WORTH: Final = 0.5
"""The same when the stack is empty."""
RIVAL_WORTH: Final = 0.6
"""What a rival's dollar costs, shared among the rivals."""
PERSON_WORTH: Final = 0.8
"""A person who moves to an own tile."""
SIGN_WORTH: Final = 1.5
"""A sign that returns while few are left."""
FEW_SIGNS: Final = 2
TOKEN_WORTH: Final = 3.0
DOUBLE_FROM: Final = 6
"""The least value that earns a tile two signs."""


def open_worth(state: Position) -> float:
    """The share of its present income that an open street will bring."""
    return OPEN_WORTH if state.stack else LAST_WORTH


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The best move by its immediate effect; the first of equals."""
    step = state.step
    if step == STEP_TILE:
        return best_tile(state, seat, legal)
    if step == STEP_CELL:
        return best_cell(state, seat, state.hand[state.chosen], legal)
    if step == STEP_ROAD:
        return best_road(state, seat, legal)
    if step == STEP_PEOPLE:
        return best_people(state, seat, legal)
    if step == STEP_SIGNS:
        return best_signs(state, seat)
    if step == STEP_SUBSTITUTE:
        return best_substitute(state, legal)
    if step == STEP_TOKEN_TILE:
        return best_token_tile(state, legal)
    if step == STEP_TOKEN_TYPE:
        return best_token(state, legal)
    if step == STEP_ABANDON:
        return least_tile(state, seat, legal)
    return legal[int(rng.random() * len(legal))]


# Placement


def best_tile(state: Position, seat: int, legal: list[int]) -> int:
    """The tile in hand with the best placement."""
    best = legal[0]
    most = -1.0e9
    before = standing(state, seat)
    for move in legal:
        for spot in state.spots:
            worth = spot_worth(state, seat, move - MOVE_BUILD, spot >> 4, spot & 15, before)
            if worth > most:
                most = worth
                best = move
    return best


def best_cell(state: Position, seat: int, tile: int, legal: list[int]) -> int:
    """The cell with the best road side. A tile is covered only if there is no other move."""
    best = legal[0]
    most = -1.0e9
    before = standing(state, seat)
    for move in legal:
        cell = move - MOVE_CELL
        if state.grid[cell] == 0:
            worth = spot_worth(state, seat, tile, cell, sides_at(state, cell), before)
            if worth > most:
                most = worth
                best = move
    return best


def best_road(state: Position, seat: int, legal: list[int]) -> int:
    """The best of the legal road sides."""
    best = legal[0]
    most = -1.0e9
    before = standing(state, seat)
    tile = state.hand[state.chosen]
    for move in legal:
        worth = spot_worth(state, seat, tile, state.cell, BIT[move - MOVE_ROAD], before)
        if worth > most:
            most = worth
            best = move
    return best


def standing(state: Position, seat: int) -> list[float]:
    """By the place of a street's first tile: what the street is worth to the seat now."""
    found = [0.0] * len(state.tiles)
    for place in range(len(state.tiles)):
        if street_start(state.grid, state.cells[place]) == state.cells[place]:
            found[place] = street_worth(state, seat, state.cells[place], open_worth(state))
    return found


def spot_worth(state: Position, seat: int, tile: int, cell: int, sides: int, before: list[float]) -> float:
    """What the best of these road sides changes on the streets that the tile touches."""
    most = -1.0e9
    party = state.active
    grid = state.grid
    for side in range(4):
        if not sides >> side & 1:
            continue
        lost = lay(state, party, tile, cell, side, before)
        worth = after_worth(state, seat, cell) - lost
        lift(state, grid)
        if worth > most:
            most = worth
    return most


def lay(state: Position, party: int, tile: int, cell: int, side: int, before: list[float]) -> float:
    """Tries the tile out; returns what the streets it touches were worth before. `lift` restores the state."""
    lost = 0.0
    seen: list[int] = []
    for step in STEPS:
        there: i64 = state.grid[cell + step]
        if there != 0:
            start = street_start(state.grid, cell + step)
            if start not in seen:
                seen.append(start)
                lost += before[(state.grid[start] >> 2) - 1]
    colour: i64 = state.parts.kind[tile]
    state.grid = built_on(state.grid, cell, len(state.tiles), side)
    state.tiles.append(tile)
    state.cells.append(cell)
    state.owner.append(party)
    state.signs.append(1)
    for person in range(COLOURS):
        count = 0
        if person == colour:
            count = state.parts.symbols[SYMBOLS * tile + person]
            at: i64 = person
            while at < len(state.seekers):
                count += state.seekers[at]
                at += COLOURS
        state.lying.append(count)
        state.seekers.append(0)
    return lost


def lift(state: Position, grid: bytes) -> None:
    """Removes the tile again."""
    state.grid = grid
    state.tiles.pop()
    state.cells.pop()
    state.owner.pop()
    state.signs.pop()
    del state.lying[-COLOURS:]
    del state.seekers[-COLOURS:]


def after_worth(state: Position, seat: int, cell: int) -> float:
    """What the streets around a new tile are worth to the seat; those it closes count in full."""
    closed = closed_by(state.grid, cell, state.table.gap_closes)
    share = open_worth(state)
    worth = 0.0
    seen: list[int] = []
    for step in STEPS:
        if state.grid[cell + step] != 0:
            seen.append(street_start(state.grid, cell + step))
    seen.append(street_start(state.grid, cell))
    for at in range(len(seen)):
        start = seen[at]
        if start in seen[:at]:
            continue
        if start in closed:
            worth += street_worth(state, seat, start, 1.0) + closing_worth(state, seat, start)
        else:
            worth += street_worth(state, seat, start, share)
    return worth


def street_worth(state: Position, seat: int, start: int, share: float) -> float:
    """The income that a street would pay now: the seat's, less part of the others'."""
    worth = 0.0
    rivals = state.parties() - 1
    parties: list[int] = []
    for place in places_of(state, start):
        party = state.owner[place]
        if party != NONE and party not in parties:
            parties.append(party)
    for party in parties:
        seen = tally(state, start, party, False)
        income = 0
        for place in seen.places:
            if state.owner[place] == party:
                income += income_at(state, seen, place)
        worth += share * income if party == seat else -share * RIVAL_WORTH * income / rivals
    return worth


def closing_worth(state: Position, seat: int, start: int) -> float:
    """Signs that return, tokens, and people who can be sent to own tiles."""
    worth = 0.0
    signs = 0
    places = places_of(state, start)
    for place in places:
        if state.owner[place] == seat:
            signs += state.signs[place]
    if signs and not is_sly(state, seat):
        if state.sign_supply[seat] <= FEW_SIGNS:
            worth += SIGN_WORTH * signs
        if state.table.business:
            worth += TOKEN_WORTH
    for colour in range(COLOURS):
        people = 0
        for place in places:
            people += state.lying[COLOURS * place + colour]
        if people and state.active == seat and own_target(state, seat, colour):
            worth += PERSON_WORTH * people
    return worth


def own_target(state: Position, seat: int, colour: int) -> bool:
    """Whether people of a colour can go to a tile of the seat's."""
    for place in range(2, len(state.tiles)):
        if (
            state.owner[place] == seat
            and state.parts.kind[state.tiles[place]] == colour
            and not is_closed(state.grid, state.cells[place], state.table.gap_closes)
        ):
            return True
    return False


# The other questions


def best_people(state: Position, seat: int, legal: list[int]) -> int:
    """Everybody to an own tile, nobody to another's while there is a choice."""
    cell = targets(state, state.colour)[state.target]
    own = state.owner[(state.grid[cell] >> 2) - 1] == seat
    return legal[-1] if own else MOVE_SEND


def best_signs(state: Position, seat: int) -> int:
    """Two signs on a tile that is already worth something."""
    grid = state.grid
    lay(state, seat, state.hand[state.chosen], state.cell, state.side, [0.0] * len(state.tiles))
    place = len(state.tiles) - 1
    worth = value_at(state, tally(state, street_start(state.grid, state.cell), seat, False), place)
    lift(state, grid)
    return MOVE_SIGNS + 1 if worth >= DOUBLE_FROM and state.sign_supply[seat] > FEW_SIGNS else MOVE_SIGNS


def best_substitute(state: Position, legal: list[int]) -> int:
    """The substitution that gains most."""
    seen = tally(state, state.street, income_party(state), False)
    best = MOVE_PASS
    most = 0
    for move in legal:
        if move != MOVE_PASS:
            place, tile = divmod(move - MOVE_SUBSTITUTE, BUILDINGS)
            gain = state.parts.price[tile] * count_at(state, seen, place, tile) - value_at(state, seen, place)
            if gain * state.signs[place] > most:
                most = gain * state.signs[place]
                best = move
    return best


def best_token_tile(state: Position, legal: list[int]) -> int:
    """Two tokens before one, then the type held least."""
    party = token_party(state)
    best = legal[0]
    most = -1000
    for move in legal:
        tile = state.tiles[move - MOVE_TOKEN]
        business = state.parts.business[tile]
        have = 0 if business == UNIVERSAL else state.tokens[len(TOKENS) * party + business]
        worth = 4 * state.parts.units[tile] - have
        if worth > most:
            most = worth
            best = move
    return best


def best_token(state: Position, legal: list[int]) -> int:
    """The type held least."""
    party = token_party(state)
    best = legal[0]
    for move in legal:
        if state.tokens[len(TOKENS) * party + move - MOVE_TAKE] < state.tokens[len(TOKENS) * party + best - MOVE_TAKE]:
            best = move
    return best


def least_tile(state: Position, seat: int, legal: list[int]) -> int:
    """The tile that promises least."""
    best = legal[0]
    least = 1_000_000
    for move in legal:
        place = move - MOVE_ABANDON
        start = street_start(state.grid, state.cells[place])
        income = income_at(state, tally(state, start, seat, False), place)
        if income < least:
            least = income
            best = move
    return best

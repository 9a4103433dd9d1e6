"""What each move promises, in dollars."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.streets.components.tables import BUILDINGS, PEOPLE_VALUE, TOKENS, UNIVERSAL
from ludopolis.games.streets.judgement.site import PERSON_WORTH, SIGN_WORTH, TOKEN_WORTH, WORST, Site, sign_worth
from ludopolis.games.streets.judgement.value import lead, token_terms
from ludopolis.games.streets.rules.building import sides_at
from ludopolis.games.streets.rules.closing import income_party, targets, token_party
from ludopolis.games.streets.rules.geometry import street_start
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
from ludopolis.games.streets.rules.values import count_at, income_at, tally, value_at

DOUBLE_WORTH: Final = 4.0
"""What the Investor gives up with a second sign: no other tile can carry two until this one is paid."""


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises the seat."""
    step = state.step
    if step == STEP_TILE:
        return tile_worths(state, seat, legal)
    if step == STEP_CELL:
        return cell_worths(state, seat, legal)
    if step == STEP_ROAD:
        return road_worths(state, seat, legal)
    if step == STEP_PEOPLE:
        return people_worths(state, seat, legal)
    if step == STEP_SIGNS:
        return sign_worths(state, seat, legal)
    if step == STEP_SUBSTITUTE:
        return substitute_worths(state, legal)
    if step in (STEP_TOKEN_TILE, STEP_TOKEN_TYPE):
        return token_worths(state, seat, legal)
    if step == STEP_ABANDON:
        return abandon_worths(state, seat, legal)
    return [0.0] * len(legal)


# Building


def tile_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Each tile in hand in its best place."""
    site = Site(state, seat)
    found: list[float] = []
    for move in legal:
        most = WORST
        site.hold(move - MOVE_BUILD)
        for spot in state.spots:
            worth = site.best_side(spot >> 4, spot & 15)
            if worth > most:
                most = worth
        site.drop()
        found.append(most)
    return found


def cell_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The chosen tile in each cell, with its road on the best side."""
    site = Site(state, seat)
    tile = state.hand[state.chosen]
    found: list[float] = []
    site.hold(tile)
    for move in legal:
        cell = move - MOVE_CELL
        found.append(site.best_side(cell, sides_at(state, cell)) if state.grid[cell] == 0 else WORST)
    site.drop()
    for at in range(len(legal)):
        if found[at] == WORST:
            found[at] = cover_worth(state, seat, tile, legal[at] - MOVE_CELL)
    return found


def road_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The chosen tile in the chosen cell, with its road on each side."""
    site = Site(state, seat)
    found: list[float] = []
    site.hold(state.hand[state.chosen])
    for move in legal:
        found.append(site.placement(state.cell, move - MOVE_ROAD))
    site.drop()
    return found


def cover_worth(state: Position, seat: int, tile: int, cell: int) -> float:
    """10.6: what a tile pays at once on a closed street, and the sign that returns."""
    place = (state.grid[cell] >> 2) - 1
    old = state.tiles[place]
    state.tiles[place] = tile
    seen = tally(state, street_start(state.grid, cell), seat, False)
    seen.signs += 1
    worth = float(value_at(state, seen, place))
    state.tiles[place] = old
    return worth + SIGN_WORTH[1]


def sign_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """10.4: what a second sign adds to the tile, and what it costs."""
    site = Site(state, seat)
    found: list[float] = []
    site.hold(state.hand[state.chosen])
    supply = state.sign_supply[seat]
    for move in legal:
        signs = move - MOVE_SIGNS + 1
        state.signs[site.new] = signs
        worth = site.placement(state.cell, state.side) + sign_worth(state, seat, supply - signs)
        found.append(worth - DOUBLE_WORTH if signs > 1 else worth)
    site.drop()
    return found


def abandon_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Minus the income lost with the tile, plus what its tokens are worth."""
    found: list[float] = []
    for move in legal:
        place = move - MOVE_ABANDON
        income = income_at(state, tally(state, street_start(state.grid, state.cells[place]), seat, False), place)
        worth = -float(income)
        if state.table.business:
            worth += TOKEN_WORTH * state.parts.units[state.tiles[place]]
        if state.signs[place] > 1:
            worth += SIGN_WORTH[2] - SIGN_WORTH[1]
        found.append(worth)
    return found


# Streets that close


def people_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The people sent to the tile asked about, and the rest sent to the best of those that come later."""
    cells = targets(state, state.colour)
    here = home_worth(state, seat, cells[state.target])
    later = WORST
    for at in range(state.target + 1, len(cells)):
        worth = home_worth(state, seat, cells[at])
        if worth > later:
            later = worth
    held = state.held[state.colour]
    found: list[float] = []
    for move in legal:
        count = move - MOVE_SEND
        found.append(here * count + later * (held - count))
    return found


def home_worth(state: Position, seat: int, cell: i64) -> float:
    """What one more person in that cell is worth: a dollar to the owner, and more for tiles that count people."""
    place = (state.grid[cell] >> 2) - 1
    worth = PERSON_WORTH if state.owner[place] == seat else -PERSON_WORTH
    seen = tally(state, street_start(state.grid, cell), seat, False)
    for other in seen.places:
        tile = state.tiles[other]
        counts = state.parts.value[tile] == PEOPLE_VALUE and state.parts.wants[tile] == state.colour
        if counts and state.owner[other] != NONE:
            gain = PERSON_WORTH * state.parts.price[tile]
            worth += gain if state.owner[other] == seat else -gain
    return worth


def substitute_worths(state: Position, legal: list[int]) -> list[float]:
    """10.3: what the substitution gains."""
    seen = tally(state, state.street, income_party(state), False)
    found: list[float] = []
    for move in legal:
        gain = 0
        if move != MOVE_PASS:
            place, tile = divmod(move - MOVE_SUBSTITUTE, BUILDINGS)
            gain = state.parts.price[tile] * count_at(state, seen, place, tile) - value_at(state, seen, place)
            gain *= state.signs[place]
        found.append(float(gain))
    return found


def token_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How the tokens change what all tokens promise the seat; those that Sly takes count against it."""
    party = token_party(state)
    before = token_margin(state, seat)
    found: list[float] = []
    for move in legal:
        if state.step == STEP_TOKEN_TYPE:
            found.append(token_gain(state, seat, party, move - MOVE_TAKE, 1) - before)
            continue
        tile = state.tiles[move - MOVE_TOKEN]
        business = state.parts.business[tile]
        if business != UNIVERSAL:
            found.append(token_gain(state, seat, party, business, state.parts.units[tile]) - before)
            continue
        most = WORST
        for token in range(len(TOKENS)):
            worth = token_gain(state, seat, party, token, state.parts.units[tile]) - before
            if worth > most:
                most = worth
        found.append(most)
    return found


def token_gain(state: Position, seat: int, party: int, token: int, count: int) -> float:
    """`token_margin` if the party had `count` more tokens of a type."""
    at = len(TOKENS) * party + token
    state.tokens[at] += count
    worth = token_margin(state, seat)
    state.tokens[at] -= count
    return worth


def token_margin(state: Position, seat: int) -> float:
    """What the tokens promise a seat, less what they promise its best rival."""
    promised: list[float] = []
    for party in range(state.parties()):
        majorities, sets = token_terms(state, party)
        promised.append(majorities + sets)
    return lead(promised, seat)

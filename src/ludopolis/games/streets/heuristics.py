"""How good a position is, what each move promises, and a sensible move for playouts and the greedy bot."""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.streets.building import is_sly, sides_at
from ludopolis.games.streets.closing import income_party, targets, token_party
from ludopolis.games.streets.components import BUILDINGS, PEOPLE_VALUE, TOKENS, UNIVERSAL
from ludopolis.games.streets.geometry import LONGEST, street_start
from ludopolis.games.streets.heuristics_site import PERSON_WORTH, SIGN_WORTH, TOKEN_WORTH, UNSEEN, Site, sign_worth
from ludopolis.games.streets.heuristics_survey import Survey
from ludopolis.games.streets.state import (
    ABANDON,
    ABANDON_MOVE,
    BUILD,
    CELL,
    CELL_MOVE,
    NONE,
    PASS,
    PEOPLE,
    ROAD,
    ROAD_MOVE,
    SEND,
    SIGN_COUNT,
    SIGN_MOVE,
    SUBSTITUTE,
    SUBSTITUTE_MOVE,
    TAKE,
    TILE,
    TOKEN_MOVE,
    TOKEN_TILE,
    TOKEN_TYPE,
    Position,
)
from ludopolis.games.streets.values import count_at, income_at, people_on, tally, value_at

MOST: Final = 10.0
"""7.2: for most tokens of a type, and for a set."""
LEAD: Final = 2.0
"""What a token more than the rivals adds to the expectation of having most in the end."""
PART_OF_SET: Final = 0.125
"""The part of a set's worth that each type counts of which there is one more than in complete sets."""
DOUBLE_WORTH: Final = 4.0
"""What the Investor gives up with a second sign: no other tile can have two until this one is paid."""


# Prospects


def value(state: Position, seat: int) -> float:
    """The prospects of a seat less those of its best rival, Sly among them."""
    best = UNSEEN
    own = 0.0
    survey = Survey(state, seat)
    for party in range(state.parties()):
        prospects = 0.0
        for _, points in terms(survey, party):
            prospects += points
        if party == seat:
            own = prospects
        elif prospects > best:
            best = prospects
    return own - best


def outlook(state: Position, seat: int) -> list[tuple[str, float]]:
    """What a seat's prospects are made of."""
    return terms(Survey(state, seat), seat)


def terms(survey: Survey, party: int) -> list[tuple[str, float]]:
    """Money, what signed buildings and the people on them promise, signs, tokens."""
    state = survey.state
    buildings = 0.0
    people = 0.0
    for street in range(len(survey.ends)):
        share = survey.share[survey.ends[street]]
        loaded = False
        for at in range(survey.size[street]):
            place = survey.rows[LONGEST * street + at]
            if state.owner[place] == party:
                if not loaded:
                    survey.load(street)
                    loaded = True
                worth: int = survey.value_of(place, party) * state.signs[place]
                buildings += share * worth
                people += share * people_on(state, place)
    found = [("money", float(state.money[party])), ("buildings", buildings), ("people", people)]
    signs = 0.0 if is_sly(state, party) else sign_worth(state, party, state.sign_supply[party])
    found.append(("signs", signs))
    if state.table.business:
        majorities, sets = token_terms(state, party)
        found.append(("majorities", majorities))
        found.append(("sets", sets))
    return found


def token_terms(state: Position, party: int) -> tuple[float, float]:
    """7.2: what the tokens promise: most of each type, and sets of four."""
    majorities = 0.0
    fewest = 1000
    more = 0
    for token in range(len(TOKENS)):
        have = state.tokens[len(TOKENS) * party + token]
        if have < fewest:
            fewest = have
            more = token
        elif have > fewest:
            more += 1
        rival = 0
        for other in range(state.parties()):
            if other != party and state.tokens[len(TOKENS) * other + token] > rival:
                rival = state.tokens[len(TOKENS) * other + token]
        worth = MOST / 2 + LEAD * (have - rival)
        majorities += 0.0 if worth < 0.0 else MOST if worth > MOST else worth
    return majorities, MOST * (fewest + PART_OF_SET * more)


# Moves


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; the first of equals."""
    worths = appraise(state, seat, legal)
    best = 0
    for at in range(1, len(legal)):
        if worths[at] > worths[best]:
            best = at
    return legal[best]


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises the seat, in dollars."""
    step = state.step
    if step == TILE:
        return tile_worths(state, seat, legal)
    if step == CELL:
        return cell_worths(state, seat, legal)
    if step == ROAD:
        return road_worths(state, seat, legal)
    if step == PEOPLE:
        return people_worths(state, seat, legal)
    if step == SIGN_COUNT:
        return sign_worths(state, seat, legal)
    if step == SUBSTITUTE:
        return substitute_worths(state, legal)
    if step in (TOKEN_TILE, TOKEN_TYPE):
        return token_worths(state, seat, legal)
    if step == ABANDON:
        return abandon_worths(state, seat, legal)
    return [0.0] * len(legal)


# Building


def tile_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Each tile in hand in its best place."""
    site = Site(state, seat)
    found: list[float] = []
    for move in legal:
        most = UNSEEN
        site.hold(move - BUILD)
        for spot in state.spots:
            worth = site.best_side(spot >> 4, spot & 15)
            if worth > most:
                most = worth
        site.drop()
        found.append(most)
    return found


def cell_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The chosen tile in each cell, its road on the best side."""
    site = Site(state, seat)
    tile = state.hand[state.chosen]
    found: list[float] = []
    site.hold(tile)
    for move in legal:
        cell = move - CELL_MOVE
        found.append(site.best_side(cell, sides_at(state, cell)) if state.grid[cell] == 0 else UNSEEN)
    site.drop()
    for at in range(len(legal)):
        if found[at] == UNSEEN:
            found[at] = cover_worth(state, seat, tile, legal[at] - CELL_MOVE)
    return found


def road_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The chosen tile in the chosen cell."""
    site = Site(state, seat)
    found: list[float] = []
    site.hold(state.hand[state.chosen])
    for move in legal:
        found.append(site.placement(state.cell, move - ROAD_MOVE))
    site.drop()
    return found


def cover_worth(state: Position, seat: int, tile: int, cell: int) -> float:
    """10.6: what a tile pays at once on a closed street; its sign returns too."""
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
        signs = move - SIGN_MOVE + 1
        state.signs[site.new] = signs
        worth = site.placement(state.cell, state.side) + sign_worth(state, seat, supply - signs)
        found.append(worth - DOUBLE_WORTH if signs > 1 else worth)
    site.drop()
    return found


def abandon_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What is lost with the tile, less what its tokens are worth."""
    found: list[float] = []
    for move in legal:
        place = move - ABANDON_MOVE
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
    """So many to the tile in question, the others to the best of those that come later."""
    cells = targets(state, state.colour)
    here = home_worth(state, seat, cells[state.target])
    later = UNSEEN
    for at in range(state.target + 1, len(cells)):
        worth = home_worth(state, seat, cells[at])
        if worth > later:
            later = worth
    held = state.held[state.colour]
    found: list[float] = []
    for move in legal:
        count = move - SEND
        found.append(here * count + later * (held - count))
    return found


def home_worth(state: Position, seat: int, cell: i64) -> float:
    """What a person more on the tile in that cell is worth: a dollar to its owner, and what people values add."""
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
        if move != PASS:
            place, tile = divmod(move - SUBSTITUTE_MOVE, BUILDINGS)
            gain = state.parts.price[tile] * count_at(state, seen, place, tile) - value_at(state, seen, place)
            gain *= state.signs[place]
        found.append(float(gain))
    return found


def token_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The tokens as they change what all tokens promise; for Sly, the other way round."""
    party = token_party(state)
    before = token_margin(state, seat)
    found: list[float] = []
    for move in legal:
        if state.step == TOKEN_TYPE:
            found.append(token_gain(state, seat, party, move - TAKE, 1) - before)
            continue
        tile = state.tiles[move - TOKEN_MOVE]
        business = state.parts.business[tile]
        if business != UNIVERSAL:
            found.append(token_gain(state, seat, party, business, state.parts.units[tile]) - before)
            continue
        most = UNSEEN
        for token in range(len(TOKENS)):
            worth = token_gain(state, seat, party, token, state.parts.units[tile]) - before
            if worth > most:
                most = worth
        found.append(most)
    return found


def token_gain(state: Position, seat: int, party: int, token: int, count: int) -> float:
    """`token_margin` if the party had so many tokens more of a type."""
    at = len(TOKENS) * party + token
    state.tokens[at] += count
    worth = token_margin(state, seat)
    state.tokens[at] -= count
    return worth


def token_margin(state: Position, seat: int) -> float:
    """What the tokens promise a seat, less what they promise its best rival."""
    best = UNSEEN
    own = 0.0
    for party in range(state.parties()):
        majorities, sets = token_terms(state, party)
        if party == seat:
            own = majorities + sets
        elif majorities + sets > best:
            best = majorities + sets
    return own - best

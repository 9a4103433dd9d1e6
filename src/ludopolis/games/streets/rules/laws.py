"""What holds in every position: each tile, person, sign and token is in one place, and streets are as the rules say.

A law returns "" or what is broken, as `field: law`. `audit` raises it as a bug of ours, `load` as an error in the data.
A city need not be in one piece: positions for tests show only the tiles that matter.
"""

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.streets.components.tables import (
    BUILDINGS,
    COLOURS,
    CONTRACTOR,
    INVESTOR,
    KINDS,
    MIXED,
    PARK,
    STATION,
    TOKENS,
)
from ludopolis.games.streets.rules.building import all_spots, is_sly
from ludopolis.games.streets.rules.closing import targets
from ludopolis.games.streets.rules.geometry import (
    CLASH,
    LONGEST,
    REACH,
    STEPS,
    cell_x,
    cell_y,
    contact,
    is_closed,
    run_length,
    street_start,
)
from ludopolis.games.streets.rules.stack import CONTRACTOR_REMOVES, all_buildings, allowed_advisors, kinds_in_play
from ludopolis.games.streets.rules.state import (
    BIT,
    HAND,
    NONE,
    SIGNS,
    SLY,
    STEP_ABANDON,
    STEP_CELL,
    STEP_DEAL_ADVISOR,
    STEP_DISCARD,
    STEP_OVER,
    STEP_PEOPLE,
    STEP_ROAD,
    STEP_SHOW_BACK,
    STEP_SHOW_FACE,
    STEP_SIGNS,
    STEP_STREET,
    STEP_SUBSTITUTE,
    STEP_TILE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    Position,
)


def audit(state: Position) -> None:
    """Raises `BrokenLaw` for the first law that does not hold."""
    for law in (
        _grid,
        _roads,
        _tiles,
        _hands,
        _stack,
        _people,
        _seekers,
        _signs,
        _streets,
        _tokens,
        advisor_law,
        _turn,
    ):
        broken = law(state)
        if broken:
            raise BrokenLaw(broken)


# The city


def _grid(state: Position) -> str:
    if state.tiles[:2] != [STATION, PARK]:
        return "city: station and park come first"
    size = len(state.tiles)
    lengths = [len(state.cells), len(state.owner), len(state.signs), len(state.lying) // COLOURS]
    if lengths != [size] * 4 or len(state.seekers) != len(state.lying):
        return "city: every tile has its figures"
    for place, cell in enumerate(state.cells):
        if max(abs(cell_x(cell)), abs(cell_y(cell))) > REACH:
            return "city: within reach of the origin"
        if state.grid[cell] >> 2 != place + 1:
            return "city: the grid names every tile"
    if sum(1 for there in state.grid if there) != size:
        return "city: one tile in a cell"
    return ""


def _roads(state: Position) -> str:
    grid = state.grid
    for cell in state.cells:
        side = grid[cell] & 3
        if run_length(grid, cell, side) > LONGEST:
            return "city: no street is longer than five"
        for direction, step in enumerate(STEPS):
            there = grid[cell + step]
            if there and contact(direction, side, there & 3) == CLASH:
                return "city: long sides of roads do not touch"
    if state.spots != all_spots(grid, state.cells):
        return "city: the legal placements are up to date"
    return ""


def _streets(state: Position) -> str:
    """Closed streets have neither signs nor residents, unless they are still to be resolved."""
    for place, cell in enumerate(state.cells):
        start = street_start(state.grid, cell)
        if start in state.closing or start == state.street:
            continue
        lying = any(state.lying[COLOURS * place : COLOURS * place + COLOURS])
        if (state.signs[place] or lying) and is_closed(state.grid, cell, state.table.gap_closes):
            return "city: closed streets are paid and empty"
    for start in [*state.closing, state.street]:
        if start != NONE and (
            state.grid[start] == 0
            or street_start(state.grid, start) != start
            or not is_closed(state.grid, start, state.table.gap_closes)
        ):
            return "closing: closed streets, by their first cells"
    return "" if state.closing == sorted(set(state.closing)) else "closing: every street once, in order"


# Tiles


def _tiles(state: Position) -> str:
    if state.step == STEP_DEAL_ADVISOR:
        return "" if state.unseen == 0 else "hands: advisors are dealt first"
    seen = 0
    known = [tile for tile in (*state.tiles[2:], *state.hand, state.top_tile) if tile >= 0]
    for tile in known:
        if seen & BIT[tile] or tile >= BUILDINGS:
            return "city: every tile is in one place"
        seen |= BIT[tile]
    if seen & state.gone:
        return "gone: every tile is in one place"
    if seen & state.unseen or state.gone & state.unseen:
        return "hands: what is seen is not unseen"
    if seen | state.gone | state.unseen != all_buildings(state):
        return "hands: every tile of this table is somewhere"
    return ""


def _hands(state: Position) -> str:
    for place, tile in enumerate(state.hand):
        kind = state.backs[place]
        party = place // HAND
        if tile == NONE:
            if kind != NONE or state.shown[place]:
                return f"hands.{party}: nothing is known of nothing"
        elif tile == UNKNOWN:
            if state.viewer < 0 or state.shown[place] or not 0 <= kind <= MIXED:
                return f"hands.{party}: unknown to the viewer, with a back"
        elif state.parts.kind[tile] != kind:
            return f"hands.{party}: the back shows the kind"
        if is_sly(state, party) and kind != NONE and (place != HAND * SLY or not state.shown[place]):
            return f"hands.{party}: Sly holds the tile he builds, and everybody sees it"
    return ""


def _stack(state: Position) -> str:
    if state.step == STEP_DEAL_ADVISOR:
        return "" if state.stack == 0 else "top: no stack before the advisors"
    if min(state.left) < 0 or state.stack < 0:
        return "top: no more tiles than there are"
    aside = CONTRACTOR_REMOVES if CONTRACTOR in state.advisor else 0
    if sum(state.left) + (state.top != NONE) - aside != state.stack:
        return "top: the stack adds up"
    for kind in range(len(KINDS)):
        backs = [*state.backs, state.top, *(state.parts.kind[tile] for tile in state.tiles)].count(kind)
        gone = sum(1 for tile in range(BUILDINGS) if state.gone & BIT[tile] and state.parts.kind[tile] == kind)
        if backs + gone + state.left[kind] + state.end_stack[kind] != kinds_in_play(state)[kind]:
            return f"top: tiles of every kind add up, {KINDS[kind]}"
    if state.top_tile != NONE and (not state.solo() or state.parts.kind[state.top_tile] != state.top):
        return "top_tile: seen in solo only, of the kind of its back"
    if not state.solo() and any(state.end_stack):
        return "end_stack: Sly's"
    return ""


# People, signs, tokens


def _people(state: Position) -> str:
    for colour in range(COLOURS):
        here = sum(state.lying[colour::COLOURS]) + sum(state.seekers[colour::COLOURS]) + state.held[colour]
        if state.supply[colour] < 0 or here + state.supply[colour] != state.parts.people[colour]:
            return "city: people add up"
    if min([*state.lying, *state.seekers, *state.held]) < 0:
        return "city: people are counted from 0"
    for place, tile in enumerate(state.tiles):
        for colour in range(COLOURS):
            some = state.lying[COLOURS * place + colour] or state.seekers[COLOURS * place + colour]
            if some and tile != STATION and state.parts.kind[tile] != colour:
                return "city: people live in buildings of their kind"
    return ""


def _seekers(state: Position) -> str:
    """6.3: seekers have nowhere to go."""
    for colour in range(COLOURS):
        if any(state.seekers[colour::COLOURS]) and targets(state, colour):
            return "city: seekers have nowhere to go"
    return ""


def _signs(state: Position) -> str:
    for party in range(state.parties()):
        signs = [state.signs[place] for place in range(len(state.tiles)) if state.owner[place] == party]
        if not is_sly(state, party) and (
            state.sign_supply[party] < 0 or sum(signs) + state.sign_supply[party] != SIGNS
        ):
            return "city: five signs each"
        if signs.count(2) > (1 if state.advisor[party] == INVESTOR else 0):
            return "city: one tile with two signs, of the Investor's"
    for place in range(len(state.tiles)):
        if (state.signs[place] == 0) != (state.owner[place] == NONE) or not 0 <= state.signs[place] <= 2:
            return "city: signs have an owner"
        if not NONE <= state.owner[place] < state.parties() or (place < 2 and state.owner[place] != NONE):
            return "city: owners sit at the table"
    return ""


def _tokens(state: Position) -> str:
    for token in range(len(TOKENS)):
        total = sum(state.tokens[token :: len(TOKENS)]) + state.token_supply[token]
        if total != (state.parts.tokens[token] if state.table.business else 0):
            return "tokens: they add up"
    if min([*state.tokens, *state.token_supply]) < 0:
        return "tokens: counted from 0"
    return "" if min(state.money) >= 0 else "money: nobody owes anything"


def advisor_law(state: Position) -> str:
    """Everybody has a card meant for this table. `load` asks first, because the stack depends on it."""
    dealt = [advisor for advisor in state.advisor if advisor != NONE]
    if len(set(dealt)) != len(dealt) or (dealt and not state.table.advisors):
        return "advisors: each card once, where they are played with"
    if state.solo() and state.advisor[SLY] != NONE:
        return "advisors: Sly has none"
    if state.table.advisors and state.step != STEP_DEAL_ADVISOR and NONE in state.advisor[: state.players]:
        return "advisors: everybody has one"
    kept = state.advisor
    state.advisor = [NONE] * len(kept)
    allowed = allowed_advisors(state)
    state.advisor = kept
    return "" if all(advisor in allowed for advisor in dealt) else "advisors: cards for this table"


# The course of a turn


def _turn(state: Position) -> str:
    step = state.step
    building = step in (STEP_CELL, STEP_ROAD, STEP_SIGNS)
    if building != (state.chosen != NONE) or (building and state.backs[state.chosen] == NONE):
        return "building: a tile of the hand is being built"
    if building and state.chosen // HAND != state.active:
        return "building: by the party whose turn it is"
    if (step in (STEP_ROAD, STEP_SIGNS)) != (state.cell != NONE) or (step == STEP_SIGNS) != (state.side != NONE):
        return "building: cell and road side as far as they are chosen"
    if state.choices and not (building and is_sly(state, state.active)):
        return "building: only Sly chooses from a list"
    resolving = step in (STEP_TOKEN_TILE, STEP_TOKEN_TYPE, STEP_SUBSTITUTE, STEP_PEOPLE)
    if resolving != (state.street != NONE or state.abandoned != NONE):
        return "street: it is resolved step by step"
    if (step == STEP_STREET) != (len(state.closing) > 1) and not resolving:
        return "closing: the next street is chosen"
    if state.abandoned != NONE and (state.street != NONE or state.signs[state.abandoned]):
        return "abandoned: a tile without signs"
    if (step == STEP_TOKEN_TYPE) != (state.token_place != NONE) or (step == STEP_TOKEN_TYPE) != (state.units > 0):
        return "token_tile: units to be taken"
    if (step == STEP_PEOPLE) != (sum(state.held) > 0):
        return "held: people on their way"
    if not 0 <= state.paid < state.parties() or (state.paid and not resolving):
        return "paid: parties of the street"
    turn = step not in (STEP_DEAL_ADVISOR, STEP_OVER) and state.turns > 0
    if turn and not (0 <= state.builds <= 2 and 0 <= state.draws <= 2):
        return "builds: at most two"
    if (
        step in (STEP_ABANDON, STEP_TILE, STEP_DISCARD, STEP_CELL, STEP_ROAD, STEP_SIGNS, STEP_STREET)
        and state.builds == 0
    ):
        return "builds: somebody is building"
    if step in (STEP_SHOW_BACK, STEP_SHOW_FACE) and state.stack == 0:
        return "step: there is something to draw"
    if step == STEP_OVER and (state.stack or any(kind != NONE for kind in state.backs)):
        return "step: over when everything is built"
    return "" if 0 <= state.active < state.parties() else "active: a party of this table"

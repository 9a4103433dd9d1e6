"""5.8, 5.9, 6, 7.1: what follows when streets close: tokens, income, moving people.

An abandoned tile gives its tokens and sends its people in the same way.
"""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.streets.components.tables import COLOURS, ENTREPRENEUR, TOKENS, UNIVERSAL
from ludopolis.games.streets.rules import events
from ludopolis.games.streets.rules.building import hand_place, is_sly, take_signs, tiles_in_hand
from ludopolis.games.streets.rules.geometry import is_closed
from ludopolis.games.streets.rules.state import (
    NONE,
    SLY,
    STEP_ARRIVING,
    STEP_BUILT,
    STEP_CLOSING,
    STEP_INCOME,
    STEP_LEAVING,
    STEP_PEOPLE,
    STEP_STREET,
    STEP_SUBSTITUTE,
    STEP_TILE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    STEP_TOKENS,
    Position,
)
from ludopolis.games.streets.rules.values import Tally, count_at, people_on, places_of, source_of, tally

# 5.8 Which street


def next_street(state: Position) -> None:
    """If several streets are closed, the active player picks the next one (R10)."""
    if not state.closing:
        state.step = STEP_BUILT
    elif len(state.closing) > 1:
        state.step = STEP_STREET
    else:
        resolve_street(state, state.closing[0])


def resolve_street(state: Position, start: int) -> None:
    """5.9: tokens, income, moving people."""
    state.closing.remove(start)
    state.street = start
    state.paid = 0
    state.step = STEP_TOKENS if state.table.business else STEP_INCOME
    if state.events is not None:
        places = places_of(state, start)
        last = state.cells[places[-1]]
        state.events.append((events.E_CLOSED, EVERYONE, state.active, start, last, len(places)))


def own_places(state: Position, party: i64) -> list[int]:
    """A party's signed tiles on the street being resolved."""
    found: list[int] = []
    for place in places_of(state, state.street):
        if state.owner[place] == party:
            found.append(place)
    return found


# 7.1 Tokens


def token_party(state: Position) -> int:
    """Whose tokens are due: clockwise from the active player's left, the active player last."""
    if state.abandoned != NONE:
        return state.active
    return (state.active + 1 + state.paid) % state.parties()


def next_token(state: Position) -> None:
    """Continues until somebody must choose a tile or a token, or everybody has taken theirs."""
    while True:
        if state.token_place == NONE:
            if state.abandoned != NONE:
                if state.paid:
                    break
                choose_token_tile(state, state.abandoned)
                continue
            if state.paid == state.parties():
                break
            places = token_places(state, token_party(state))
            if not places:
                state.paid += 1
                continue
            if len(places) > 1 and not give_the_same(state, places):
                state.step = STEP_TOKEN_TILE
                return
            choose_token_tile(state, places[0])
        if not take_units(state):
            state.step = STEP_TOKEN_TYPE
            return
        state.token_place = NONE
        state.paid += 1
    state.paid = 0
    state.step = STEP_INCOME if state.abandoned == NONE else STEP_LEAVING


def give_the_same(state: Position, places: list[int]) -> bool:
    """Whether it makes no difference for which of the tiles the tokens are taken."""
    if state.table.first_rules:
        return False
    first = gift(state, places[0])
    return all(gift(state, place) == first for place in places)


def gift(state: Position, place: int) -> tuple[int, int]:
    """What a tile gives as things stand: the type, or `UNIVERSAL` for a free choice, and how many tokens."""
    tile = state.tiles[place]
    sign = state.parts.business[tile]
    if sign != UNIVERSAL and state.token_supply[sign] == 0:
        sign = UNIVERSAL
    return sign, min(state.parts.units[tile], sum(state.token_supply))


def choose_token_tile(state: Position, place: int) -> None:
    """Tokens are taken for exactly one tile, one for each unit of its business sign."""
    state.token_place = place
    state.units = state.parts.units[state.tiles[place]]


def take_units(state: Position) -> bool:
    """Takes the tokens that the sign prescribes; false if there is something to choose."""
    party = token_party(state)
    tile = state.tiles[state.token_place]
    sign = state.parts.business[tile]
    while state.units:
        if sign != UNIVERSAL and state.token_supply[sign]:
            take_token(state, party, sign)
            continue
        types = token_types(state, party)
        if not types:
            state.units = 0
            if state.events is not None:
                state.events.append((events.E_NO_TOKEN, EVERYONE, party, tile))
        elif len(types) > 1:
            return False
        else:
            take_token(state, party, types[0])
    return True


def take_token(state: Position, party: int, token: int) -> None:
    """Takes one token from the supply."""
    state.token_supply[token] -= 1
    state.tokens[len(TOKENS) * party + token] += 1
    state.units -= 1
    if state.events is not None:
        tile = state.tiles[state.token_place]
        have = state.tokens[len(TOKENS) * party + token]
        state.events.append((events.E_TOKEN, EVERYONE, party, token, tile, have))


def token_types(state: Position, party: int) -> list[int]:
    """The types to choose from; for Sly, those he lacks, if there are any (R23)."""
    found = [token for token in range(len(TOKENS)) if state.token_supply[token]]
    if is_sly(state, party):
        lacking = [token for token in found if state.tokens[len(TOKENS) * party + token] == 0]
        return lacking or found
    return found


def token_places(state: Position, party: int) -> list[int]:
    """The tiles to choose from; for Sly, those that can give a type he lacks, if there are any (R23)."""
    found = own_places(state, party)
    if is_sly(state, party):
        lacking = [place for place in found if gives_lacking(state, party, place)]
        return lacking or found
    return found


def gives_lacking(state: Position, party: int, place: int) -> bool:
    """Whether a tile gives, or can give, a type of token that the party lacks; by R12 the second one may be free."""
    tile = state.tiles[place]
    sign = state.parts.business[tile]
    left = state.token_supply[sign] if sign != UNIVERSAL else 0
    if left:
        if state.tokens[len(TOKENS) * party + sign] == 0:
            return True
        if left >= state.parts.units[tile] or state.table.first_rules:
            return False
    for token in range(len(TOKENS)):
        if state.token_supply[token] and state.tokens[len(TOKENS) * party + token] == 0:
            return True
    return False


# 6.1 Income


def income_party(state: Position) -> int:
    """Whose income is due: clockwise from the active player."""
    return (state.active + state.paid) % state.parties()


def next_income(state: Position) -> None:
    """Pays one party after another. An Entrepreneur with any tiles in hand is asked first, whatever they are."""
    while state.paid < state.parties():
        party = income_party(state)
        if not own_places(state, party):
            state.paid += 1
            continue
        if state.advisor[party] == ENTREPRENEUR and tiles_in_hand(state, party):
            state.step = STEP_SUBSTITUTE
            return
        pay(state, party, NONE, NONE)
    state.paid = 0
    state.step = STEP_LEAVING


def substitute(state: Position, place: int, tile: int) -> None:
    """10.3: the tile in hand is shown and kept; its formula counts instead of the other tile's."""
    party = income_party(state)
    at = hand_place(state, party, tile)
    if state.events is not None and not state.shown[at]:
        state.events.append((REVEAL, EVERYONE))
    state.shown[at] = 1
    if state.events is not None:
        cell = state.cells[place]
        state.events.append((events.E_SUBSTITUTED, EVERYONE, party, state.tiles[place], tile, cell))
    pay(state, party, place, tile)


def pay(state: Position, party: int, replaced: int, formula: int) -> None:
    """Pays every own tile by one snapshot, one perhaps by another formula; only then do the signs return."""
    seen = tally(state, state.street, party, False)
    if state.events is not None:
        symbols = seen.symbols
        state.events.append(
            (events.E_SYMBOLS, EVERYONE, party, symbols[0], symbols[1], symbols[2], symbols[3], symbols[4])
        )
    for place in seen.places:
        if state.owner[place] == party:
            pay_tile(state, seen, place, formula if place == replaced else NONE)
    for place in seen.places:
        if state.owner[place] == party:
            take_signs(state, place)
    state.paid += 1


def pay_tile(state: Position, seen: Tally, place: int, formula: int) -> None:
    """income = value * signs + people. If no formula is given, the tile's own counts, or the one it copies."""
    party = state.owner[place]
    valued = place
    if formula == NONE:
        valued = source_of(state, seen, place)
        formula = state.tiles[valued]
    count = count_at(state, seen, valued, formula)
    price = state.parts.price[formula]
    people = people_on(state, place)
    amount = price * count * state.signs[place] + people
    state.money[party] += amount
    if state.events is not None:
        head = (
            events.E_INCOME,
            EVERYONE,
            party,
            state.tiles[place],
            state.cells[place],
            formula,
            state.parts.value[formula],
        )
        copied = int(formula != state.tiles[place])
        state.events.append((*head, count, price, state.signs[place], people, amount, state.money[party], copied))


# 6.2 Moving


def leave(state: Position) -> None:
    """All lying people leave the street, or the abandoned tile; those with nowhere to go stay as seekers."""
    places = [state.abandoned] if state.abandoned != NONE else places_of(state, state.street)
    lying = state.lying
    for colour in range(COLOURS):
        homeless = -1
        for place in places:
            at: i64 = COLOURS * place + colour
            count = lying[at]
            if count == 0:
                continue
            if homeless < 0:
                homeless = 0 if targets(state, colour) else 1
            lying[at] = 0
            if homeless:
                state.seekers[at] += count
            else:
                state.held[colour] += count
            if state.events is not None:
                kind = events.E_SEEKING if homeless else events.E_LEFT
                tile = state.tiles[place]
                state.events.append((kind, EVERYONE, colour, count, tile, state.cells[place]))
    state.colour = 0
    state.target = 0
    state.step = STEP_ARRIVING


def targets(state: Position, colour: i64) -> list[int]:
    """The cells, by row and column, of the tiles that can take people of that colour.

    These are signed tiles of the kind on open streets. 11: when Sly moves people, only his own, if there are any.
    """
    found: list[int] = []
    sly: list[int] = []
    kinds = state.parts.kind
    signs = state.signs
    tiles = state.tiles
    by_sly = is_sly(state, state.active)
    for place in range(2, len(tiles)):
        if signs[place] and kinds[tiles[place]] == colour:
            cell = state.cells[place]
            if not is_closed(state.grid, cell, state.table.gap_closes):
                found.append(cell)
                if by_sly and state.owner[place] == SLY:
                    sly.append(cell)
    if sly:
        found = sly
    found.sort()
    return found


def arrive(state: Position) -> None:
    """Colour by colour and tile by tile, the active player says how many; the rest go to the last tile."""
    while state.colour < COLOURS:
        held = state.held[state.colour]
        if held == 0:
            state.colour += 1
            state.target = 0
            continue
        cells = targets(state, state.colour)
        if state.target < len(cells) - 1:
            state.step = STEP_PEOPLE
            return
        send(state, cells[state.target], held)
    state.colour = 0
    state.street = NONE
    state.step = STEP_CLOSING if state.abandoned == NONE else STEP_TILE
    state.abandoned = NONE


def send(state: Position, cell: int, count: int) -> None:
    """Moves `count` people of the current colour to the tile in that cell, where they lie down."""
    place = (state.grid[cell] >> 2) - 1
    state.lying[COLOURS * place + state.colour] += count
    state.held[state.colour] -= count
    state.target += 1
    if count and state.events is not None:
        tile = state.tiles[place]
        state.events.append((events.E_ARRIVED, EVERYONE, state.colour, count, tile, cell))

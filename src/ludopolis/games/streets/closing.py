"""5.8, 5.9, 6, 7.1: what follows when streets close: tokens, income, people moving. An abandoned tile does alike."""

from mypy_extensions import i64

from ludopolis.engine.events import EVERYONE, REVEAL
from ludopolis.games.streets import happenings
from ludopolis.games.streets.building import hand_place, is_sly, take_signs, tiles_in_hand
from ludopolis.games.streets.components import (
    COLOURS,
    ENTREPRENEUR,
    TOKENS,
    UNIVERSAL,
)
from ludopolis.games.streets.geometry import is_closed
from ludopolis.games.streets.state import (
    ARRIVING,
    BUILT,
    CLOSING,
    INCOME,
    LEAVING,
    NONE,
    PEOPLE,
    SLY,
    STREET,
    SUBSTITUTE,
    TILE,
    TOKEN_TILE,
    TOKEN_TYPE,
    TOKENS_DUE,
    Position,
)
from ludopolis.games.streets.values import Tally, count_at, people_on, places_of, source_of, tally

# 5.8 Which street


def next_street(state: Position) -> None:
    """If several are closed, the active player picks the next one (R10)."""
    if not state.closing:
        state.step = BUILT
    elif len(state.closing) > 1:
        state.step = STREET
    else:
        resolve_street(state, state.closing[0])


def resolve_street(state: Position, start: int) -> None:
    """5.9: tokens, income, moving people."""
    state.closing.remove(start)
    state.street = start
    state.paid = 0
    state.step = TOKENS_DUE if state.table.business else INCOME
    if state.events is not None:
        places = places_of(state, start)
        last = state.cells[places[-1]]
        state.events.append((happenings.CLOSED, EVERYONE, state.active, start, last, len(places)))


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
    """Goes on until a choice of tile or of token is due, or everybody has taken theirs."""
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
            if len(places) > 1:
                state.step = TOKEN_TILE
                return
            choose_token_tile(state, places[0])
        if not take_units(state):
            state.step = TOKEN_TYPE
            return
        state.token_place = NONE
        state.paid += 1
    state.paid = 0
    state.step = INCOME if state.abandoned == NONE else LEAVING


def choose_token_tile(state: Position, place: int) -> None:
    """Tokens are taken for exactly one tile, one for each unit of its business sign."""
    state.token_place = place
    state.units = state.parts.units[state.tiles[place]]


def take_units(state: Position) -> bool:
    """Takes what the sign prescribes; false when there is something to choose."""
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
                state.events.append((happenings.NO_TOKEN, EVERYONE, party, tile))
        elif len(types) > 1:
            return False
        else:
            take_token(state, party, types[0])
    return True


def take_token(state: Position, party: int, token: int) -> None:
    """One token from the supply."""
    state.token_supply[token] -= 1
    state.tokens[len(TOKENS) * party + token] += 1
    state.units -= 1
    if state.events is not None:
        tile = state.tiles[state.token_place]
        have = state.tokens[len(TOKENS) * party + token]
        state.events.append((happenings.TOKEN, EVERYONE, party, token, tile, have))


def token_types(state: Position, party: int) -> list[int]:
    """The types to choose from; for Sly those that he lacks, if there are any (R23)."""
    found = [token for token in range(len(TOKENS)) if state.token_supply[token]]
    if is_sly(state, party):
        lacking = [token for token in found if state.tokens[len(TOKENS) * party + token] == 0]
        return lacking or found
    return found


def token_places(state: Position, party: int) -> list[int]:
    """The tiles to choose from; for Sly those that can give a type he lacks, if there are any (R23)."""
    found = own_places(state, party)
    if is_sly(state, party):
        lacking = [place for place in found if gives_lacking(state, party, place)]
        return lacking or found
    return found


def gives_lacking(state: Position, party: int, place: int) -> bool:
    """Whether a tile would give, or could give, a token of which the party has none."""
    sign = state.parts.business[state.tiles[place]]
    if sign != UNIVERSAL and state.token_supply[sign]:
        return state.tokens[len(TOKENS) * party + sign] == 0
    for token in range(len(TOKENS)):
        if state.token_supply[token] and state.tokens[len(TOKENS) * party + token] == 0:
            return True
    return False


# 6.1 Income


def income_party(state: Position) -> int:
    """Whose income is due: clockwise from the active player."""
    return (state.active + state.paid) % state.parties()


def next_income(state: Position) -> None:
    """Pays one party after the other. An Entrepreneur with a hand is asked first, whatever the hand holds."""
    while state.paid < state.parties():
        party = income_party(state)
        if not own_places(state, party):
            state.paid += 1
            continue
        if state.advisor[party] == ENTREPRENEUR and tiles_in_hand(state, party):
            state.step = SUBSTITUTE
            return
        pay(state, party, NONE, NONE)
    state.paid = 0
    state.step = LEAVING


def substitute(state: Position, place: int, tile: int) -> None:
    """10.3: the tile from the hand is shown and kept; its formula counts in place of the other."""
    party = income_party(state)
    at = hand_place(state, party, tile)
    if state.events is not None and not state.shown[at]:
        state.events.append((REVEAL, EVERYONE))
    state.shown[at] = 1
    if state.events is not None:
        cell = state.cells[place]
        state.events.append((happenings.SUBSTITUTED, EVERYONE, party, state.tiles[place], tile, cell))
    pay(state, party, place, tile)


def pay(state: Position, party: int, replaced: int, formula: int) -> None:
    """Every own tile by the same snapshot, one of them perhaps by another formula; only then do the signs return."""
    seen = tally(state, state.street, party, False)
    if state.events is not None:
        symbols = seen.symbols
        state.events.append(
            (happenings.SYMBOLS, EVERYONE, party, symbols[0], symbols[1], symbols[2], symbols[3], symbols[4])
        )
    for place in seen.places:
        if state.owner[place] == party:
            pay_tile(state, seen, place, formula if place == replaced else NONE)
    for place in seen.places:
        if state.owner[place] == party:
            take_signs(state, place)
    state.paid += 1


def pay_tile(state: Position, seen: Tally, place: int, formula: int) -> None:
    """income = value * signs + people. Without another formula the tile's own counts, or the one it copies."""
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
        state.events.append(
            (
                happenings.INCOME,
                EVERYONE,
                party,
                state.tiles[place],
                state.cells[place],
                formula,
                state.parts.value[formula],
                count,
                price,
                state.signs[place],
                people,
                amount,
                state.money[party],
            )
        )


# 6.2 Moving


def leave(state: Position) -> None:
    """All lying people of the street, or of the abandoned tile, leave; who has nowhere to go stays as a seeker."""
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
                kind = happenings.SEEKING if homeless else happenings.LEFT
                tile = state.tiles[place]
                state.events.append((kind, EVERYONE, colour, count, tile, state.cells[place]))
    state.colour = 0
    state.target = 0
    state.step = ARRIVING


def targets(state: Position, colour: i64) -> list[int]:
    """The cells whose tiles can take people of that colour: its kind, signed, on an open street; by row and column.

    11: when Sly moves people, his own tiles come first.
    """
    found: list[int] = []
    sly: list[int] = []
    kinds = state.parts.kind
    by_sly = is_sly(state, state.active)
    for place in range(2, len(state.tiles)):
        if state.signs[place] and kinds[state.tiles[place]] == colour:
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
    """Colour by colour and tile by tile the active player says how many; the rest goes to the last tile."""
    while state.colour < COLOURS:
        held = state.held[state.colour]
        if held == 0:
            state.colour += 1
            state.target = 0
            continue
        cells = targets(state, state.colour)
        if state.target < len(cells) - 1:
            state.step = PEOPLE
            return
        send(state, cells[state.target], held)
    state.colour = 0
    state.street = NONE
    state.step = CLOSING if state.abandoned == NONE else TILE
    state.abandoned = NONE


def send(state: Position, cell: int, count: int) -> None:
    """So many people of the current colour go to the tile in that cell and lie down."""
    place = (state.grid[cell] >> 2) - 1
    state.lying[COLOURS * place + state.colour] += count
    state.held[state.colour] -= count
    state.target += 1
    if count and state.events is not None:
        tile = state.tiles[place]
        state.events.append((happenings.ARRIVED, EVERYONE, state.colour, count, tile, cell))

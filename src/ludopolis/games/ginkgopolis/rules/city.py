"""1, 5.3: the grid of buildings and tokens, and where a token goes when a building takes its cell."""

from ludopolis.games.ginkgopolis.components.tables import TILES, TOKENS
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.moves import ASCENDING, DIRECTIONS
from ludopolis.games.ginkgopolis.rules.state import NONE, OWN_CARD, OWN_SIZE, Position


def is_building(state: Position, cell: int) -> bool:
    """Whether a building stands on the cell."""
    return state.at.get(cell, TILES) < TILES


def has_token(state: Position, cell: int) -> bool:
    """Whether a token lies on the cell."""
    return state.at.get(cell, NONE) >= TILES


def produce(state: Position, cell: int) -> int:
    """How many items the buildings next to a cell produce together: one for each floor."""
    at = state.at
    items = 0
    for step in DIRECTIONS:
        tile = at.get(cell + step, TILES)
        if tile < TILES:
            items += state.height[tile]
    return items


def place_token(state: Position, letter: int, cell: int) -> None:
    """Lays a token that was off the board."""
    state.token[letter] = cell
    state.at[cell] = TILES + letter


def free_cells(state: Position, cell: int, base: int = 0) -> list[int]:
    """5.3, the normal case: the cells next to this one that hold neither a building nor a token, ascending.

    With a base they are moves.
    """
    at = state.at
    found: list[int] = []
    for step in ASCENDING:
        if cell + step not in at:
            found.append(base + cell + step)
    return found


def token_moves(state: Position, actor: int) -> list[int]:
    """5.3: the moves open to whoever moves the actor's token, ascending."""
    found = free_cells(state, urbanized_cell(state), moves.TOKEN)
    if found:
        return found
    letter = state.own[OWN_SIZE * actor + OWN_CARD]
    cells = cells_in_order(state, letter) if state.rules > 2 else gap_of(state, ring_of(state), letter)
    if not cells:
        return [moves.FORWARD, moves.BACKWARD]
    cells.sort()
    return [moves.TOKEN + cell for cell in cells]


def urbanized_cell(state: Position) -> int:
    """The cell just built on, which has the newest site."""
    return state.cell[state.sites[-1]]


# The blocked case


def ring_of(state: Position) -> list[int]:
    """5.3, step 1: the cells around the outside of the city, clockwise from its north-western corner, each once."""
    ring: list[int] = []
    seen: set[int] = set()
    for cell in walk_round(state):
        if cell not in seen:
            seen.add(cell)
            ring.append(cell)
    return ring


def walk_round(state: Position) -> list[int]:
    """5.3, step 1: the cells in the order of a walk round the city; a cell in a narrow bay is passed twice.

    Since rules 3 it passes by a courtyard that touches the outside at a corner alone: nobody steps through a corner.
    """
    by_corners = state.rules < 3
    start = NONE
    for cell, thing in state.at.items():
        if thing < TILES and (start == NONE or north_west(cell, start)):
            start = cell
    walk: list[int] = []
    building, side = start, 0
    while True:
        walk.append(building + DIRECTIONS[side])
        along = DIRECTIONS[(side + 1) % 4]
        beside = building + along
        corner = beside + DIRECTIONS[side]
        if is_building(state, corner) and (is_building(state, beside) or not by_corners):
            building, side = corner, (side + 3) % 4
        elif is_building(state, beside):
            building = beside
        else:
            side = (side + 1) % 4
        if building == start and side == 0:
            return walk


def north_west(cell: int, other: int) -> bool:
    """Whether a cell comes before another, reading rows from the north and each row from the west."""
    if moves.cell_y(cell) != moves.cell_y(other):
        return moves.cell_y(cell) > moves.cell_y(other)
    return cell < other


def neighbour_letter(state: Position, ring: list[int], letter: int, step: int) -> int:
    """5.3, step 2: where on the ring the nearest letter before (-1) or after (1) this one lies, or NONE."""
    other = letter
    for _ in range(TOKENS - 1):
        other = (other + step) % TOKENS
        if state.token[other] in ring:
            return ring.index(state.token[other])
    return NONE


def gap_of(state: Position, ring: list[int], letter: int) -> list[int]:
    """5.3, steps 2 and 3, until rules 2: the free cells between the letter's neighbours in the alphabet."""
    before = neighbour_letter(state, ring, letter, -1)
    after = neighbour_letter(state, ring, letter, 1)
    if before == NONE:
        return ring[:]
    found: list[int] = []
    place = (before + 1) % len(ring)
    while place != after:
        if not has_token(state, ring[place]):
            found.append(ring[place])
        place = (place + 1) % len(ring)
    return found


def cells_in_order(state: Position, letter: int) -> list[int]:
    """5.3, steps 2 and 3, since rules 3: the free cells at which the letters stay in alphabetical order."""
    walk = walk_round(state)
    met = [state.at.get(cell, NONE) for cell in walk]
    following: list[int] = []
    for step in range(1, TOKENS):
        other = TILES + (letter + step) % TOKENS
        if other in met:
            following.append(other)
    found: list[int] = []
    for place, cell in enumerate(walk):
        if met[place] == NONE and cell not in found and in_order(met, place, following):
            found.append(cell)
    return found


def in_order(met: list[int], place: int, following: list[int]) -> bool:
    """Whether a walk that goes round from this place meets these tokens one after the other."""
    steps = len(met)
    at = place
    for token in following:
        at += 1
        while at < place + steps and met[at % steps] != token:
            at += 1
    return at < place + steps


def shift_tokens(state: Position, letter: int, forward: bool) -> list[int]:
    """5.3, step 4: pushes tokens along the ring and lays this one where the first of them lay.

    Returns the letters that moved, this one last.
    """
    ring = ring_of(state)
    step = 1 if forward else -1
    place = neighbour_letter(state, ring, letter, step)
    room = ring[place]
    pushed: list[int] = []
    while has_token(state, ring[place]):
        pushed.append(state.at[ring[place]] - TILES)
        place = (place + step) % len(ring)
    for other in reversed(pushed):
        place = (place - step) % len(ring)
        place_token(state, other, ring[(place + step) % len(ring)])
    place_token(state, letter, room)
    pushed.append(letter)
    return pushed

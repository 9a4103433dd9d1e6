"""11: where Sly builds. He considers only the value of his tile, then the people he gains; the human breaks ties."""

from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.games.streets.components.tables import COLOURS
from ludopolis.games.streets.rules.building import choose_cell, put_away, put_down
from ludopolis.games.streets.rules.closing import targets
from ludopolis.games.streets.rules.events import E_WEIGHED
from ludopolis.games.streets.rules.geometry import closed_by, is_closed, street_start
from ludopolis.games.streets.rules.state import BIT, HAND, SLY, STEP_BUILT, STEP_CELL, Position
from ludopolis.games.streets.rules.values import places_of, tally, value_at


def begin_sly_build(state: Position) -> None:
    """Finds the best placements; a single one is taken at once."""
    place = HAND * SLY
    tile = state.hand[place]
    if not state.spots:  # R5
        put_away(state, tile)
        state.step = STEP_BUILT
        return
    state.chosen = place
    state.choices = best_spots(state, tile)
    if state.events is not None:
        state.events.append(weighed(state, tile))
    if len(state.choices) == 1:
        choose_cell(state, state.choices[0] >> 4)
    else:
        state.step = STEP_CELL


def best_spots(state: Position, tile: int) -> list[int]:
    """The placements with the highest value, and of these the ones with the most people; in the form of `spots`."""
    found: list[int] = []
    most = (-1, -1)
    for spot in state.spots:
        cell = spot >> 4
        for side in range(4):
            if not spot >> side & 1:
                continue
            merit = merit_of(state, tile, cell, side)
            if merit > most:
                most = merit
                found = []
            if merit == most:
                if found and found[-1] >> 4 == cell:
                    found[-1] |= BIT[side]
                else:
                    found.append(16 * cell + BIT[side])
    return found


def weighed(state: Position, tile: int) -> Event:
    """The event that explains his choice."""
    first = state.choices[0]
    side = (first & 15 & -(first & 15)).bit_length() - 1
    worth, people = merit_of(state, tile, first >> 4, side)
    count = sum((spot & 15).bit_count() for spot in state.choices)
    return (E_WEIGHED, EVERYONE, SLY, tile, worth, people, count)


def merit_of(state: Position, tile: int, cell: int, side: int) -> tuple[int, int]:
    """What his tile would be worth there, closed or open, and how many people he would gain."""
    twin = with_tile(state, SLY, tile, cell, side)
    place = len(twin.tiles) - 1
    seen = tally(twin, street_start(twin.grid, cell), SLY, False)
    return value_at(twin, seen, place), people_gained(state, twin, cell)


def with_tile(state: Position, party: int, tile: int, cell: int, side: int) -> Position:
    """A copy in which the tile has been placed with people and seekers (5.6, 5.7), and nothing more."""
    twin = Position()
    state.copy_to(twin)
    put_down(twin, party, tile, cell, side, 1)
    return twin


def people_gained(state: Position, twin: Position, cell: int) -> int:
    """R22: people who have moved and lie on one of Sly's tiles once everything is resolved, each counted once.

    They come from closed streets if their colour can go to a tile of Sly's; seekers count if they enter the new tile
    and stay.
    """
    count = 0
    for start in closed_by(twin.grid, cell, twin.table.gap_closes):
        for place in places_of(twin, start):
            for colour in range(COLOURS):
                lying = twin.lying[COLOURS * place + colour]
                if lying and has_target(twin, colour):
                    count += lying
    if not is_closed(twin.grid, cell, twin.table.gap_closes):
        count += sum(state.seekers) - sum(twin.seekers)
    return count


def has_target(twin: Position, colour: int) -> bool:
    """Whether people of that colour can go to a tile of Sly's."""
    return any(twin.owner[(twin.grid[cell] >> 2) - 1] == SLY for cell in targets(twin, colour))

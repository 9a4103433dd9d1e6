"""3: contacts, streets and placements: the fast code against the wording of the rules."""

from itertools import product
from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.building import all_spots
from ludopolis.games.streets.rules.geometry import (
    CLASH,
    CONT,
    EMPTY_GRID,
    GAP,
    GRID,
    JOIN,
    MIDDLE,
    REACH,
    SIDES,
    at_end_of_closed,
    built_on,
    cell_at,
    cell_name,
    cell_x,
    cell_y,
    closed_by,
    contact,
    is_closed,
    legal_sides,
    run_length,
    street_end,
    street_start,
)
from ludopolis.games.streets.rules.play import StreetsState
from streets.given import placements

WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def edge(side: str, way: str) -> str:
    """3.1: what a tile with that road side shows in a direction."""
    return "ROAD" if way == side else "SKY" if way == OPPOSITE[side] else "END"


def naive_contact(way: str, side: str, other: str) -> int:
    """3.2, word by word."""
    mine, theirs = edge(side, way), edge(other, OPPOSITE[way])
    if (mine, theirs) == ("END", "END"):
        return CONT if side == other else GAP
    if {mine, theirs} == {"END", "ROAD"}:
        return JOIN
    return CLASH if (mine, theirs) == ("ROAD", "ROAD") else GAP


City = dict[tuple[int, int], str]


def naive_legal(city: City, x: int, y: int, side: str) -> bool:
    """3.5, word by word."""
    touches = [
        naive_contact(way, side, city[x + dx, y + dy]) for way, (dx, dy) in WAYS.items() if (x + dx, y + dy) in city
    ]
    if CLASH in touches or not {CONT, JOIN} & set(touches):
        return False
    length = 1
    for way in WAYS:
        if edge(side, way) == "END":
            dx, dy = WAYS[way]
            step = 1
            while city.get((x + step * dx, y + step * dy)) == side:
                length += 1
                step += 1
    return length <= 5


def grid_of(city: City) -> bytes:
    grid = EMPTY_GRID
    for place, ((x, y), side) in enumerate(city.items()):
        grid = built_on(grid, cell_at(x, y), place, SIDES.index(side))
    return grid


def grow(seed: int, tiles: int) -> City:
    """A random city that the rules allow."""
    rng = Random(seed)
    city: City = {(0, 0): "S", (1, 0): "W"}
    for _ in range(tiles):
        free = {(x + dx, y + dy) for x, y in city for dx, dy in WAYS.values()} - set(city)
        options = [(x, y, side) for x, y in sorted(free) for side in SIDES if naive_legal(city, x, y, side)]
        x, y, side = options[int(rng.random() * len(options))]
        city[x, y] = side
    return city


def test_contacts_are_those_of_the_table() -> None:
    for way, side, other in product(SIDES, SIDES, SIDES):
        found = contact(SIDES.index(way), SIDES.index(side), SIDES.index(other))
        assert found == naive_contact(way, side, other), (way, side, other)


@pytest.mark.parametrize("seed", range(6))
def test_placements_are_those_of_the_rules(seed: int) -> None:
    city = grow(seed, 40)
    grid = grid_of(city)
    found = {
        (cell_x(spot >> 4), cell_y(spot >> 4), SIDES[side])
        for spot in all_spots(grid, [cell_at(x, y) for x, y in city])
        for side in range(4)
        if spot >> side & 1
    }
    free = {(x + dx, y + dy) for x, y in city for dx, dy in WAYS.values()} - set(city)
    assert found == {(x, y, side) for x, y in free for side in SIDES if naive_legal(city, x, y, side)}
    assert len(found) >= 6


def naive_street(city: City, x: int, y: int) -> list[tuple[int, int]]:
    side = city[x, y]
    dx, dy = (1, 0) if side in "NS" else (0, 1)
    while city.get((x - dx, y - dy)) == side:
        x, y = x - dx, y - dy
    found = []
    while city.get((x, y)) == side:
        found.append((x, y))
        x, y = x + dx, y + dy
    return found


def naive_closed(city: City, street: list[tuple[int, int]], gap_closes: bool) -> bool:
    side = city[street[0]]
    dx, dy = (1, 0) if side in "NS" else (0, 1)
    ends = [(street[0][0] - dx, street[0][1] - dy), (street[-1][0] + dx, street[-1][1] + dy)]
    return all(end in city and (gap_closes or city[end] != OPPOSITE[side]) for end in ends)


@pytest.mark.parametrize(("seed", "gap_closes"), [(seed, gap) for seed in range(4) for gap in (True, False)])
def test_streets_are_those_of_the_rules(seed: int, gap_closes: bool) -> None:
    city = grow(100 + seed, 44)
    grid = grid_of(city)
    for x, y in city:
        cell = cell_at(x, y)
        street = naive_street(city, x, y)
        assert street_start(grid, cell) == cell_at(*street[0])
        assert street_end(grid, cell) == cell_at(*street[-1])
        assert run_length(grid, cell, SIDES.index(city[x, y])) == len(street) <= 5
        assert is_closed(grid, cell, gap_closes) == naive_closed(city, street, gap_closes)
        ended = set()
        for other in city:
            run = naive_street(city, *other)
            dx, dy = (1, 0) if city[other] in "NS" else (0, 1)
            ends = [(run[0][0] - dx, run[0][1] - dy), (run[-1][0] + dx, run[-1][1] + dy)]
            capped = gap_closes or city[x, y] != OPPOSITE[city[other]]
            if (x, y) in ends and capped and naive_closed(city, run, gap_closes):
                ended.add(run[0])
        assert at_end_of_closed(grid, cell, gap_closes) == len(ended)
        mine = {street[0]} if naive_closed(city, street, gap_closes) else set()
        assert closed_by(grid, cell, gap_closes) == sorted(cell_at(*start) for start in ended | mine)


def test_spots_are_kept_up_to_date_through_a_whole_game() -> None:
    rng = Random(1)
    state = GAME.new({}, 5)
    assert isinstance(state, StreetsState)
    while state.pending():
        seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
        legal = state.legal(seat)
        state.play(seat, state.sample(rng) if seat == CHANCE else legal[int(rng.random() * len(legal))])
        if state.dump()["step"] == "tile":
            assert state.spots == all_spots(state.grid, state.cells)


# Cells


def test_cells_have_names_that_do_not_change() -> None:
    assert [cell_name(cell_at(x, y)) for x, y in ((0, 0), (-1, 0), (3, -46))] == ["0,0", "-1,0", "3,-46"]
    assert (cell_x(cell_at(-5, 7)), cell_y(cell_at(-5, 7))) == (-5, 7)


def test_any_city_fits_on_the_grid() -> None:
    """A tile touches another, so 45 buildings get at most 45 cells beyond the park."""
    assert REACH == 1 + 45
    assert GRID == 2 * (REACH + 2) + 1
    rim = built_on(EMPTY_GRID, cell_at(REACH, -REACH), 0, 2)
    assert legal_sides(rim, cell_at(REACH + 1, -REACH)) == 0b1100
    assert cell_at(REACH + 2, 0) % GRID == 2 * MIDDLE


def test_a_tile_may_continue_and_join_at_the_same_time() -> None:
    found = placements("T1@0,0S T2@2,0S M1@1,1E")
    assert "1,0S" in found  # continues both neighbours, and the mixed tile's road ends at its side
    assert "1,0N" not in found


def test_neighbours_without_a_road_between_them_are_allowed() -> None:
    assert "0,1E" in placements("T1@0,0S")
    assert not [spot for spot in placements("T1@0,0S") if spot.startswith("0,-1")]


def test_long_sides_never_touch() -> None:
    assert "0,1N" not in placements("T1@0,0S")
    assert "0,1N" not in placements("T1@0,0S T2@0,2N")
    assert "0,1S" not in placements("T1@0,0S T2@0,2N")

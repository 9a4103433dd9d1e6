"""What a seat knows when it must decide, as numbers: the turn, the stack, the city by tile, then the parties.

The own party comes first, then the others in turn order; in solo Sly is the rival. What the printed tiles do is not
repeated. A tile lies at x cells east and y cells south of the station of a new city.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import WHOSE, Observation, Row, side_of
from ludopolis.games.streets.components.tables import (
    ADVISORS,
    BUILDINGS,
    COLOURS,
    KINDS,
    MAX_PEOPLE,
    PEOPLE,
    TILES,
    TOKENS,
    StreetsComponents,
)
from ludopolis.games.streets.rules.geometry import GRID, MIDDLE, REACH, SIDES, cell_x, cell_y
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import HAND, NONE, STEP_NAMES

SIDE_NAMES: Final = list(SIDES)
FAR: Final = REACH + 1
"""A tile may be built one cell beyond the reach of the city."""


class StreetsObservation(Observation[StreetsState]):
    """The state is blinded: hands of others show their backs, and nobody's choice before it is built."""

    def __init__(self, parts: StreetsComponents) -> None:
        super().__init__(1)
        self.tiles = parts.tile_ids
        self.buildings = parts.tile_ids[:BUILDINGS]
        self.people = [f"{tile}.{person}" for tile in parts.tile_ids for person in PEOPLE]
        self.sides = [f"{tile}.{side}" for tile in parts.tile_ids for side in SIDES]

    def write(self, state: StreetsState, seat: int, row: Row) -> None:
        row.own_seat(seat, state.players)
        self.write_turn(state, seat, row)
        self.write_stack(state, row)
        self.write_city(state, seat, row)
        parties = state.parties()
        for turn in range(parties):
            row.about = WHOSE[turn]
            self.write_party(state, (seat + turn) % parties, turn == 0, row)

    def write_turn(self, state: StreetsState, seat: int, row: Row) -> None:
        """How far the turn has got."""
        row.one_of("step", state.step, STEP_NAMES)
        row.number("turn", state.turns)
        row.seat("active", state.active, seat, state.parties())
        row.number("builds", state.builds)
        row.number("draws", state.draws)
        row.one_of("building", state.hand[state.chosen] if state.chosen != NONE else NONE, self.buildings)
        row.number("building_x", cell_x(state.cell) if state.cell != NONE else 0, FAR, -FAR)
        row.number("building_y", cell_y(state.cell) if state.cell != NONE else 0, FAR, -FAR)
        row.flag("building_somewhere", state.cell != NONE)
        row.one_of("building_road", state.side, SIDE_NAMES)
        row.number("paid", state.paid)
        row.number("units", state.units)
        row.one_of("moving", state.colour, PEOPLE)
        row.number("target", state.target, TILES)
        row.counts("held", state.held, 0, PEOPLE, MAX_PEOPLE)
        row.counts("supply", state.supply, 0, PEOPLE, MAX_PEOPLE)
        row.counts("token_supply", state.token_supply, 0, TOKENS)

    def write_stack(self, state: StreetsState, row: Row) -> None:
        """What may still be drawn."""
        row.one_of("top", state.top, KINDS)
        row.number("stack", state.stack, TILES)
        row.number("drawn", state.drawn)
        row.counts("left", state.left, 0, KINDS, TILES)
        row.mask("unseen", state.unseen, self.buildings)
        row.mask("gone", state.gone, self.buildings)
        if state.solo():
            row.one_of("top_tile", state.top_tile, self.buildings)
            row.counts("end_stack", state.end_stack, 0, KINDS, TILES)

    def write_city(self, state: StreetsState, seat: int, row: Row) -> None:
        """By tile in the city. `order` is its number among them, from 1: moves that name a tile name that number."""
        parties = state.parties()
        order: i64 = row.block("order", self.tiles, TILES)
        xs: i64 = row.block("x", self.tiles, REACH, -REACH)
        ys: i64 = row.block("y", self.tiles, REACH, -REACH)
        roads: i64 = row.block("road", self.sides)
        owners: i64 = row.block("owner", self.tiles, 1, 1 - parties)
        signs: i64 = row.block("signs", self.tiles, 2)
        lying: i64 = row.block("lying", self.people, MAX_PEOPLE)
        seekers: i64 = row.block("seekers", self.people, MAX_PEOPLE)
        for at, tile in enumerate(state.tiles):
            place: i64 = at
            cell: i64 = state.cells[place]
            row.numbers[order + tile] = place + 1
            row.numbers[xs + tile] = cell % GRID - MIDDLE
            row.numbers[ys + tile] = cell // GRID - MIDDLE
            road: i64 = state.grid[cell] & 3
            row.numbers[roads + 4 * tile + road] = 1
            if state.owner[place] != NONE:
                row.numbers[owners + tile] = side_of(state.owner[place], seat, parties)
                row.numbers[signs + tile] = state.signs[place]
            colour: i64 = 0
            while colour < COLOURS:
                if state.lying[COLOURS * place + colour]:
                    row.numbers[lying + COLOURS * tile + colour] = state.lying[COLOURS * place + colour]
                if state.seekers[COLOURS * place + colour]:
                    row.numbers[seekers + COLOURS * tile + colour] = state.seekers[COLOURS * place + colour]
                colour += 1
        row.items("closing", [self.tile_at(state, cell) for cell in state.closing], self.tiles)
        row.one_of("street", self.tile_at(state, state.street), self.tiles)
        row.one_of("abandoned", state.tiles[state.abandoned] if state.abandoned != NONE else NONE, self.tiles)
        row.one_of("token_tile", state.tiles[state.token_place] if state.token_place != NONE else NONE, self.tiles)

    def tile_at(self, state: StreetsState, cell: int) -> int:
        """The tile in a cell of the city; `NONE` if no cell is meant."""
        return state.tiles[(state.grid[cell] >> 2) - 1] if cell != NONE else NONE

    def write_party(self, state: StreetsState, party: int, own: bool, row: Row) -> None:
        """What a party has. Of another's hand the backs are known, and the faces that were shown."""
        row.number("money", state.money[party])
        row.number("signs", state.sign_supply[party])
        row.counts("tokens", state.tokens, len(TOKENS) * party, TOKENS)
        row.one_of("advisor", state.advisor[party], ADVISORS)
        first = HAND * party
        row.items("hand", state.hand[first : first + HAND], self.buildings)
        backs: i64 = row.block("backs", KINDS, HAND)
        for place in range(first, first + HAND):
            if state.backs[place] != NONE:
                row.numbers[backs + state.backs[place]] += 1
        if own:
            shown = [state.hand[place] for place in range(first, first + HAND) if state.shown[place]]
            row.items("shown", shown, self.buildings)

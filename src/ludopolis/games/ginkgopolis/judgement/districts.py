"""The districts of a city, who holds resources in them, and what another building would change."""

from mypy_extensions import i64

from ludopolis.games.ginkgopolis.components.tables import NUMBERS, TILES
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS
from ludopolis.games.ginkgopolis.rules.state import NONE, Position


class Districts:
    """Groups of connected buildings of one colour, single ones too, with the resources of every side in them."""

    def __init__(self, state: Position) -> None:
        self.sides = state.sides
        self.group = [NONE] * TILES
        """By top tile: its group."""
        self.size: list[int] = []
        """By group: how many buildings."""
        self.held: list[int] = []
        """By group, then by side: resources."""
        group = self.group
        height = state.height
        at = state.at
        for first in range(TILES):
            if height[first] == 0 or group[first] != NONE:
                continue
            number: i64 = len(self.size)
            colour: i64 = first // NUMBERS
            base: i64 = len(self.held)
            for _ in range(self.sides):
                self.held.append(0)
            group[first] = number
            reached = [first]
            done: i64 = 0
            while done < len(reached):
                tile = reached[done]
                done += 1
                owner: i64 = state.owner[tile]
                if owner != NONE:
                    self.held[base + owner] += height[tile]
                cell = state.cell[tile]
                for step in DIRECTIONS:
                    beside: i64 = at.get(cell + step, TILES)
                    if beside < TILES and group[beside] == NONE and beside // NUMBERS == colour:
                        group[beside] = number
                        reached.append(beside)
            self.size.append(done)

    def points(self, side: int) -> float:
        """What the districts as they are now give a side."""
        total = 0.0
        for number in range(len(self.size)):
            if self.size[number] > 1:
                total += share(self.held[number * self.sides : (number + 1) * self.sides], side)
        return total

    def lead(self, held: list[int], seat: int, rivals: float) -> float:
        """A seat's points for a district less those of the others, each of which counts `rivals`."""
        own = 0.0
        for side in range(self.sides):
            if held[side]:
                own += share(held, side) * (1.0 if side == seat else -rivals)
        return own

    def change(
        self, state: Position, seat: i64, cell: i64, colour: i64, floors: i64, below: i64, rivals: float
    ) -> float:
        """What changes if the seat builds to this height at a cell, over the building there, if any.

        A district that loses a link counts as if it still held together.
        """
        sides: i64 = self.sides
        worth = 0.0
        if below != NONE:
            old: i64 = self.group[below]
            held = self.held[old * sides : (old + 1) * sides]
            if self.size[old] > 1:
                worth -= self.lead(held, seat, rivals)
            owner: i64 = state.owner[below]
            if owner != NONE:
                held[owner] -= floors - 1
            if below // NUMBERS == colour:
                held[seat] += floors
                return worth + self.lead(held, seat, rivals) if self.size[old] > 1 else 0.0
            if self.size[old] > 2:
                worth += self.lead(held, seat, rivals)
        merged = [0] * sides
        joined: list[int] = []
        for step in DIRECTIONS:
            beside: i64 = state.at.get(cell + step, TILES)
            if beside < TILES and beside // NUMBERS == colour:
                number: i64 = self.group[beside]
                if number in joined:
                    continue
                joined.append(number)
                part = self.held[number * sides : (number + 1) * sides]
                if self.size[number] > 1:
                    worth -= self.lead(part, seat, rivals)
                for side in range(sides):
                    merged[side] += part[side]
        if not joined:
            return worth
        merged[seat] += floors
        return worth + self.lead(merged, seat, rivals)


def share(held: list[int], side: int) -> float:
    """A side's points in a district; an equal rival is assumed to win the tie half of the time."""
    own = held[side]
    if own == 0:
        return 0.0
    whole = 0
    ahead = 0
    level = 0
    for other in held:
        whole += other
        if other > own:
            ahead += 1
        elif other == own:
            level += 1
    if whole == own:
        return 2.0 * whole
    if ahead == 0:
        return float(whole) if level == 1 else 0.5 * (whole + own)
    if ahead == 1:
        return float(own) if level == 1 else 0.5 * own
    return 0.0

"""Which finished games count, and counting them: once, when a game ends, and kept beside its table.

A process that stops in between leaves a game uncounted: it is counted when its player looks, or by a host's command.
"""

import asyncio
from datetime import datetime
from functools import partial
from weakref import WeakSet

from ludopolis.engine.table.table import Table
from ludopolis.server.live import Live, fold
from ludopolis.server.open_tables import OpenTables, Unplayable, game_of
from ludopolis.server.people.history import Player, Result, places
from ludopolis.server.people.kept import PeopleKept
from ludopolis.server.rows import FINISHED, NotFound, TableRow
from ludopolis.server.tasks import Tasks

AT_ONCE = 20
"""So many games are counted while somebody waits for a page."""


class Counting:
    """Counts the games that end in this process."""

    def __init__(self, tables: OpenTables, kept: PeopleKept, tasks: Tasks) -> None:
        self._tables = tables
        self._kept = kept
        self._tasks = tasks
        self._counted: WeakSet[Live] = WeakSet()
        self._behind: set[str] = set()
        """Devices of whose games more were missed than could be counted at once."""

    def watch(self, live: Live) -> None:
        """A table has changed: if its game is over, it is counted."""
        if live.row.status == FINISHED and live not in self._counted and counts(live.row):
            self._counted.add(live)
            self._tasks.run("results", partial(self._count, live.row.id))

    async def _count(self, table_id: str) -> None:
        try:
            live = await self._tables.open(table_id)
        except (NotFound, Unplayable):
            return
        await keep_results(self._kept, live.row, live.table)

    async def catch_up(self, device: str) -> None:
        """Counts what was missed of a device's games: some of them now, the others in the background."""
        missed = [row.id for row in await self._kept.uncounted(device) if counts(row)]
        for id in missed[:AT_ONCE]:
            await self._count(id)
        if missed[AT_ONCE:] and device not in self._behind:
            self._behind.add(device)
            self._tasks.run("results", partial(self._count_each, device, missed[AT_ONCE:]))

    async def _count_each(self, device: str, ids: list[str]) -> None:
        for id in ids:
            await self._count(id)
        self._behind.discard(device)


async def count_all(kept: PeopleKept) -> int:
    """Counts every finished game that has no result. Returns how many there were."""
    count = 0
    for row in await kept.uncounted():
        if not counts(row):
            continue
        try:
            table = await asyncio.to_thread(fold, row, game_of(row), await kept.store.lines(row.id))
        except Unplayable:
            continue
        count += await keep_results(kept, row, table)
    return count


async def keep_results(kept: PeopleKept, row: TableRow, table: Table) -> bool:
    """Stores the results of a finished game, if it counts. Further tries at a deal do not."""
    tried = await kept.store.try_of_table(row.id)
    if tried is not None and tried.number > 1:
        return False
    some = results_of(row, table, await kept.ended_at(row.id))
    await kept.add_results(some)
    return bool(some)


def counts(row: TableRow) -> bool:
    """Whether a game was played from its beginning, and not to learn the rules."""
    return row.settings.get("position") is None and not {"lesson", "variation"} & {
        name for name, value in row.settings.items() if value
    }


def results_of(row: TableRow, table: Table, at: datetime) -> list[Result]:
    """A finished game as each device has it. A seat that a bot plays at the end is nobody's result."""
    state = table.state
    totals, winners = state.results()
    place = places(totals, winners)
    sheets = state.sheet()
    players = [Player(seat.name, seat.kind == "human", totals[seat.seat], place[seat.seat]) for seat in row.seats]
    return [
        Result(
            table_id=row.id,
            seat=seat,
            device=device,
            game=row.game,
            options=row.options,
            at=at,
            points=totals[seat],
            won=seat in winners,
            parts={line.category: line.points for line in sheets[seat]},
            players=players,
        )
        for device, seat in own_seats(row).items()
    ]


def own_seats(row: TableRow) -> dict[str, int]:
    """The seat that each device plays itself: of several at one screen, the one of whoever set the table up."""
    found: dict[str, int] = {}
    for place in row.seats:
        if (
            place.device
            and place.kind == "human"
            and (place.device not in found or row.settings.get("host") == place.seat)
        ):
            found[place.device] = place.seat
    return found

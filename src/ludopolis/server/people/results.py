"""Results: a finished game is counted once, when it ends, and its results are stored beside the table.

A process that stops in between leaves a game uncounted. It is counted when its player opens the history, or by
`ludopolis tables count`.
"""

import asyncio
from datetime import datetime
from functools import partial
from weakref import WeakSet

from ludopolis.engine.table.table import Table
from ludopolis.server.model.people import Player, Result
from ludopolis.server.model.tables import FINISHED, NotFound, TableRow
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.people.history import places
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.storage.store import Store
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables.live import Live, fold
from ludopolis.server.tables.open_tables import OpenTables, Unplayable, game_of

AT_ONCE = 20
"""Most games that are counted while somebody waits for a page."""


class Counting:
    """Counts the games that end in this process."""

    def __init__(self, tables: OpenTables, people: PeopleRepository, tries: TryRepository, tasks: Tasks) -> None:
        self._tables = tables
        self._people = people
        self._tries = tries
        self._tasks = tasks
        self._counted: WeakSet[Live] = WeakSet()
        self._behind: set[str] = set()
        """Devices with missed games that are being counted in the background."""

    def watch(self, live: Live) -> None:
        """Counts the game of a table if it is over. Called whenever a table changes."""
        if live.row.status == FINISHED and live not in self._counted and counts(live.row):
            self._counted.add(live)
            self._tasks.run("results", partial(self._count, live.row.id))

    async def _count(self, table_id: str) -> None:
        try:
            live = await self._tables.open(table_id)
        except (NotFound, Unplayable):
            return
        await keep_results(self._people, self._tries, live.row, live.table)

    async def catch_up(self, device: str) -> None:
        """Counts a device's missed games: the first `AT_ONCE` now, the others in the background."""
        missed = [row.id for row in await self._people.uncounted(device) if counts(row)]
        for id in missed[:AT_ONCE]:
            await self._count(id)
        if missed[AT_ONCE:] and device not in self._behind:
            self._behind.add(device)
            self._tasks.run("results", partial(self._count_each, device, missed[AT_ONCE:]))

    async def _count_each(self, device: str, ids: list[str]) -> None:
        for id in ids:
            await self._count(id)
        self._behind.discard(device)


async def count_all(store: Store) -> int:
    """Counts every finished game that has no result. Returns how many there were."""
    count = 0
    for row in await store.people.uncounted():
        if not counts(row):
            continue
        try:
            table = await asyncio.to_thread(fold, row, game_of(row), await store.tables.lines(row.id))
        except Unplayable:
            continue
        count += await keep_results(store.people, store.tries, row, table)
    return count


async def keep_results(people: PeopleRepository, tries: TryRepository, row: TableRow, table: Table) -> bool:
    """Stores the results of a finished game, if it counts. Further tries at a deal do not count."""
    tried = await tries.of_table(row.id)
    if tried is not None and tried.number > 1:
        return False
    some = results_of(row, table, await people.ended_at(row.id))
    await people.add_results(some)
    return bool(some)


def counts(row: TableRow) -> bool:
    """Whether a game counts: it was played from its beginning, and is no lesson."""
    return row.settings.get("position") is None and not {"lesson", "variation"} & {
        name for name, value in row.settings.items() if value
    }


def results_of(row: TableRow, table: Table, at: datetime, own: dict[str, int] | None = None) -> list[Result]:
    """The results of a finished game, one per device: of these seats, or of those that count.

    A seat that a bot plays at the end does not count.
    """
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
        for device, seat in (own_seats(row) if own is None else own).items()
    ]


def own_seats(row: TableRow) -> dict[str, int]:
    """The seat that counts for each device: of several at one screen, the host's."""
    found: dict[str, int] = {}
    for place in row.seats:
        if (
            place.device
            and place.kind == "human"
            and (place.device not in found or row.settings.get("host") == place.seat)
        ):
            found[place.device] = place.seat
    return found

"""Looks for puzzles in games that were played here: a device's own, for it alone, and deals whose day is over.

The coach's background process does it, one decision at a time: no table waits for it, and the coach never long.
"""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Any, Final, NamedTuple

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.puzzles.mining import MOST_OF_A_GAME
from ludopolis.puzzles.puzzle import Puzzle
from ludopolis.server.deals import deals
from ludopolis.server.deals.deals import Deals
from ludopolis.server.model.tables import FINISHED, NotFound, TableRow
from ludopolis.server.model.tries import Try
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.people.results import counts, own_seats
from ludopolis.server.storage.puzzles import PuzzleRepository
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables.open_tables import OpenTables, Unplayable
from ludopolis.server.workers import puzzles as work
from ludopolis.server.workers.pool import Workers, named

SECONDS_PER_GAME: Final = 60.0
"""Processor time after which no further decision of a game is looked at."""
MOST_GAMES: Final = 5
"""Most games that are looked through at one request: a device's last ones."""
DEAL_DAYS: Final = 7
"""Days for which deals are looked through."""
MOST_FAILURES: Final = 3
"""Failures after which a game is left at what was found."""


class Due(NamedTuple):
    """What a device has played and nobody has looked through."""

    games: list[TableRow]
    deals: list[str]


class Progress:
    """A search that runs."""

    def __init__(self) -> None:
        self.done = 0
        self.all = 0


class PuzzleSearch:
    """The searches of this process."""

    def __init__(
        self,
        repository: PuzzleRepository,
        tables: OpenTables,
        tries: TryRepository,
        dealing: Deals,
        workers: Workers,
        tasks: Tasks,
    ) -> None:
        self.repository = repository
        self.running: dict[str, Progress] = {}
        """By device."""
        self._tables = tables
        self._tries = tries
        self._dealing = dealing
        self._workers = workers
        self._tasks = tasks

    async def known_deals(self, device: str, on: date) -> list[str]:
        """The deals of the day of which a device may be set positions, the last one first."""
        by_deal: dict[str, list[Try]] = {}
        for one in await self._tries.of_device(device) if device else []:
            by_deal.setdefault(one.deal, []).append(one)
        return sorted((id for id, mine in by_deal.items() if deals.knows(mine, deals.day_of(id), on)), reverse=True)

    async def due(self, device: str, on: date, table: str = "") -> Due:
        """What can be looked through for a device: at one table, or in all that it has played."""
        if not device:
            return Due([], [])
        games = [row for row in await self.repository.unsearched(device) if is_searched(row, device)]
        if table:
            return Due([row for row in games if row.id == table], [])
        known = [id for id in await self.known_deals(device, on) if id >= str(on - timedelta(days=DEAL_DAYS))]
        done = await self.repository.of_deals(known)
        return Due(games[:MOST_GAMES], [id for id in known if id not in done])

    def start(self, device: str, on: date, table: str = "") -> None:
        """Looks through what is due, in the background, unless that is being done."""
        if device not in self.running:
            self.running[device] = Progress()
            self._tasks.run("puzzles", partial(self._search, device, on, table))

    async def _search(self, device: str, on: date, table: str) -> None:
        progress = self.running.setdefault(device, Progress())
        try:
            due = await self.due(device, on, table)
            progress.all = len(due.games) + len(due.deals)
            for row in due.games:
                if row.id in {one.id for one in await self.repository.unsearched(device)}:  # nor by another process
                    await self._search_game(row, device)
                progress.done += 1
            for deal in due.deals:
                if deal not in await self.repository.of_deals([deal]):
                    await self._search_deal(deal, on)
                progress.done += 1
        finally:
            self.running.pop(device, None)

    async def _search_game(self, row: TableRow, device: str) -> None:
        """Looks through a device's own seat at a table."""
        try:
            live = await self._tables.open(row.id)
        except (NotFound, Unplayable):
            return
        found = await self._look_through(live.game, live.table.record().to_text(), own_seats(row)[device])
        await self.repository.keep_own(device, row.id, found)

    async def _search_deal(self, id: str, on: date) -> None:
        """Looks through a deal as Regular bots play it: nobody's own game is shown to others."""
        deal = await self._dealing.daily(id, on)
        record: str = await self._run(partial(work.dealt, named(deal.game), deal.options, len(deal.seats), deal.seed))
        found = await self._look_through(deal.game, record, deal.seat) if record else []
        await self.repository.keep_deal(id, found)

    async def _look_through(self, game: Game, record: str, seat: int) -> list[Puzzle]:
        """The puzzles among the decisions of a seat, as far as there is time for them."""
        found: list[Puzzle] = []
        seconds, failures = 0.0, 0
        positions: list[Data] = await self._run(partial(work.decisions, named(game), record, seat)) or []
        for position in positions:
            if len(found) == MOST_OF_A_GAME or seconds >= SECONDS_PER_GAME or failures == MOST_FAILURES:
                break
            looked: work.Looked | None = await self._run(partial(work.look, named(game), position, seat))
            if looked is not None and looked.puzzle is not None:
                seconds += looked.seconds
                looked = await self._run(partial(work.look_again, looked.puzzle))
            if looked is None:
                failures += 1
                continue
            seconds += looked.seconds
            found += [looked.puzzle] if looked.puzzle is not None else []
        return found

    async def _run(self, piece: Callable[[], Any]) -> Any:
        return await self._workers.run(piece)


def is_searched(row: TableRow, device: str) -> bool:
    """Whether a game can be looked through for a device.

    It is over and was played from its beginning, the device plays a seat at its end, and its rules are those of today:
    others may have other answers.
    """
    if row.status != FINISHED or not counts(row) or row.game not in registry.ids() or device not in own_seats(row):
        return False
    installed = registry.find(row.game)
    return row.rules == installed.version and row.components == installed.components.digest

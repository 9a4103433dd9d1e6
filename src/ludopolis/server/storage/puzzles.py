"""Stored tries at puzzles, by device."""

from datetime import timedelta

import sqlalchemy as sa

from ludopolis.server.model.puzzles import Attempt, Tally
from ludopolis.server.model.tables import now
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import puzzle_tries


class PuzzleRepository:
    """Stores what devices have tried at puzzles."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def add(self, connection: sa.Connection, device: str, one: Attempt) -> Attempt:
        """Counts a try, or that the turn was shown; what was found stays found. Returns all tries so far."""
        here = sa.and_(puzzle_tries.c.device == device, puzzle_tries.c.puzzle == one.puzzle)
        self.database.add(connection, puzzle_tries, device=device, at=now(), **Attempt(one.game, one.puzzle)._asdict())
        tries, found, shown = connection.execute(
            sa.select(puzzle_tries.c.tries, puzzle_tries.c.found, puzzle_tries.c.shown).where(here).with_for_update()
        ).one()
        if not found:
            tries, found, shown = tries + one.tries, one.found, bool(shown or one.shown)
        changed = {"tries": tries, "found": bool(found), "shown": bool(shown), "at": now()}
        connection.execute(sa.update(puzzle_tries).where(here).values(**changed))
        return Attempt(one.game, one.puzzle, tries, bool(found), bool(shown))

    @reading
    def of_device(self, connection: sa.Connection, device: str) -> dict[str, Attempt]:
        """What a device has tried, by puzzle."""
        rows = connection.execute(sa.select(puzzle_tries).where(puzzle_tries.c.device == device))
        return {row.puzzle: Attempt(row.game, row.puzzle, row.tries, bool(row.found), bool(row.shown)) for row in rows}

    @reading
    def tallies(self, connection: sa.Connection, game: str) -> dict[str, Tally]:
        """How many devices have tried each puzzle of a game, and how many found it themselves."""
        chosen = sa.select(puzzle_tries.c.puzzle, puzzle_tries.c.found, puzzle_tries.c.shown)
        tallies: dict[str, Tally] = {}
        for puzzle, found, shown in connection.execute(chosen.where(puzzle_tries.c.game == game)):
            known = tallies.get(puzzle, Tally())
            tallies[puzzle] = Tally(known.found + bool(found and not shown), known.tried + 1)
        return tallies

    @writing
    def forget(self, connection: sa.Connection, days: int) -> None:
        """Deletes what nobody has touched for so many days."""
        connection.execute(sa.delete(puzzle_tries).where(puzzle_tries.c.at < now() - timedelta(days=days)))

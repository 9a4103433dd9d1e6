"""Stored tries at puzzles, by device, and puzzles that were found in games played here."""

import json
from collections.abc import Iterable
from contextlib import suppress
from datetime import timedelta

import sqlalchemy as sa

from ludopolis.puzzles.puzzle import BadPuzzles, Puzzle, from_json
from ludopolis.server.model.puzzles import Attempt, Found, Tally
from ludopolis.server.model.tables import FINISHED, TableRow, now, zoned
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.rows import rows_where, stored_rows
from ludopolis.server.storage.schema import deal_puzzles, entries, own_puzzles, puzzle_tries, seats, tables


class PuzzleRepository:
    """Stores what devices have tried at puzzles, and what was found in their games and in deals."""

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
        """Deletes what nobody has touched for so many days. Puzzles of a device's games go with their tables."""
        for part in (puzzle_tries, deal_puzzles):
            connection.execute(sa.delete(part).where(part.c.at < now() - timedelta(days=days)))

    # Found in games

    @reading
    def unsearched(self, connection: sa.Connection, device: str) -> list[TableRow]:
        """The finished games in which a device plays a seat and which were not looked through, the last one first."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device, seats.c.kind == "human")
        done = sa.select(own_puzzles.c.table_id).where(own_puzzles.c.device == device)
        chosen = sa.and_(tables.c.status == FINISHED, tables.c.id.in_(mine), tables.c.id.not_in(done))
        return stored_rows(connection, rows_where(chosen))

    @reading
    def own(self, connection: sa.Connection, device: str) -> list[Found]:
        """What was found in the games of a device, those of its last game first."""
        ended = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == own_puzzles.c.table_id)
        at = ended.scalar_subquery().label("ended")
        chosen = sa.select(own_puzzles.c.table_id, own_puzzles.c.puzzles, at).where(own_puzzles.c.device == device)
        rows = connection.execute(chosen.order_by(at.desc(), own_puzzles.c.table_id)).all()
        names: dict[str, list[str]] = {}
        others = sa.or_(seats.c.device.is_(None), seats.c.device != device)
        theirs = sa.select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_([row.table_id for row in rows]))
        for table_id, name in connection.execute(theirs.where(others).order_by(seats.c.seat)):
            names.setdefault(table_id, []).append(name)
        return [
            Found(row.table_id, zoned(row.ended or now()), _read(row.puzzles), tuple(names.get(row.table_id, [])))
            for row in rows
        ]

    @reading
    def of_deals(self, connection: sa.Connection, deals: Iterable[str]) -> dict[str, Found]:
        """What was found in those of these deals that were looked through."""
        rows = connection.execute(sa.select(deal_puzzles).where(deal_puzzles.c.deal.in_(list(deals))))
        return {row.deal: Found(row.deal, zoned(row.at), _read(row.puzzles)) for row in rows}

    @writing
    def keep_own(self, connection: sa.Connection, device: str, table_id: str, found: list[Puzzle]) -> None:
        """Stores what was found in a device's game, unless it has no seat there any more: it may have been erased."""
        here = sa.select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.device == device)
        if connection.execute(here).first() is not None:
            self.database.add(connection, own_puzzles, table_id=table_id, device=device, puzzles=_written(found))

    @writing
    def keep_deal(self, connection: sa.Connection, deal: str, found: list[Puzzle]) -> None:
        """Stores what was found in a deal."""
        self.database.add(connection, deal_puzzles, deal=deal, puzzles=_written(found), at=now())


def _written(found: list[Puzzle]) -> str:
    return json.dumps([puzzle.to_json() for puzzle in found], ensure_ascii=False)


def _read(text: str) -> list[Puzzle]:
    """The stored puzzles; one that an older version wrote in another way is left out."""
    found: list[Puzzle] = []
    for line in json.loads(text):
        with suppress(BadPuzzles):
            found.append(from_json(line))
    return found

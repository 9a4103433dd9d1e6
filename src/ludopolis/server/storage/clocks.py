"""Stored clocks, the heartbeats of the server's processes, and the last nudge of each seat."""

import json

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludopolis.server.model.clocks import Clock, ClockChange
from ludopolis.server.model.tables import RUNNING
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import clocks, nudges, pulses, tables

LAPSE_MS = 45_000
"""Longest interval between heartbeats of a process that runs. Longer ones are downtime, which is not charged."""


class ClockRepository:
    """Stores clocks, heartbeats and nudges."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    def find(self, connection: sa.Connection, table_id: str) -> Clock | None:
        """The clock of a table, if it has one."""
        row = connection.execute(sa.select(clocks).where(clocks.c.table_id == table_id)).first()
        return None if row is None else Clock.from_json(json.loads(row.state), row.since)

    @writing
    def beat(self, connection: sa.Connection, now: int, slept: bool, last: bool = False) -> None:
        """Stores a heartbeat of this process; `last`, if the process ends. `slept`: it was down until now.

        Downtime of all processes is not charged to anybody: every running clock is put forward by as much. SQLite has
        one process at a time.
        """
        running = sa.exists().where(tables.c.id == clocks.c.table_id, tables.c.status == RUNNING)
        if connection.execute(sa.select(clocks.c.table_id).where(running).limit(1)).first() is None:
            return  # no clock runs
        rows = connection.execute(sa.select(pulses).with_for_update()).all()
        others = self.database.postgres and any(row.awake and now - row.seen <= LAPSE_MS for row in rows)
        if slept and not others:
            gone = max(0, now - max((row.seen for row in rows), default=0))
            later = sa.case((clocks.c.since + gone < now, clocks.c.since + gone), else_=now)
            connection.execute(sa.update(clocks).where(clocks.c.since.is_not(None)).values(since=later))
            connection.execute(sa.update(pulses).values(seen=now, awake=False))
        process = self.database.name
        connection.execute(sa.delete(pulses).where(sa.or_(pulses.c.process == process, pulses.c.seen < now - LAPSE_MS)))
        connection.execute(sa.insert(pulses).values(process=process, seen=now, awake=not last))

    @writing
    def claim_nudge(self, connection: sa.Connection, table_id: str, seat: int, now: int, pause: int) -> bool:
        """Stores a nudge. False if the seat was nudged less than `pause` ago, by any process."""
        dialect = postgresql if self.database.postgres else sqlite
        insert = dialect.insert(nudges).values(table_id=table_id, seat=seat, told=now)
        kept = insert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"told": now}, where=nudges.c.told <= now - pause
        )
        return connection.execute(kept.returning(nudges.c.seat)).first() is not None


def add(connection: sa.Connection, table_id: str, clock: Clock) -> None:
    """Stores the clock of a new table."""
    connection.execute(sa.insert(clocks).values(table_id=table_id, state=_text(clock), since=clock.since))


def replace(connection: sa.Connection, table_id: str, change: ClockChange) -> bool:
    """Stores a changed clock. False if the stored one is no longer what it was."""
    was, becomes = change
    same = (clocks.c.state == _text(was), clocks.c.since.is_not_distinct_from(was.since))
    stored = sa.update(clocks).where(clocks.c.table_id == table_id, *same)
    return connection.execute(stored.values(state=_text(becomes), since=becomes.since)).rowcount == 1


def vacate(connection: sa.Connection, table_id: str, seat: int, now: int, free: bool = True) -> None:
    """Updates the clock when a seat's player is gone. `free`: anybody may sit down there."""
    row = connection.execute(sa.select(clocks).where(clocks.c.table_id == table_id).with_for_update()).first()
    if row is not None:
        becomes = Clock.from_json(json.loads(row.state), row.since).vacated(seat, now, free)
        stored = sa.update(clocks).where(clocks.c.table_id == table_id)
        connection.execute(stored.values(state=_text(becomes), since=becomes.since))


def _text(clock: Clock) -> str:
    return json.dumps(clock.to_json())

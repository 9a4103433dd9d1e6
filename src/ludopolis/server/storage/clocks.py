"""What is stored of time: the clock of each table, when the server was last awake, and who was nudged."""

import json
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludopolis.server.model.clocks import Clock
from ludopolis.server.storage.database import Database, metadata, reading, writing

LAPSE_MS = 45_000
"""A server that was silent for longer was not there, and neither was anybody's turn."""

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger),
)

pulses = sa.Table(
    "pulses",
    metadata,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False),
)
"""When each process of the server last said that it is there."""

nudges = sa.Table(
    "nudges",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("told", sa.BigInteger, nullable=False),
)


class ClockChange(NamedTuple):
    """What a clock must still be, and what it becomes."""

    was: Clock
    becomes: Clock


class KeptClocks(Database):
    """Reads and writes it."""

    @reading
    def clock(self, connection: sa.Connection, table_id: str) -> Clock | None:
        """The clock of a table, if it has one."""
        row = connection.execute(sa.select(clocks).where(clocks.c.table_id == table_id)).first()
        return None if row is None else Clock.from_json(json.loads(row.state), row.since)

    @writing
    def pulse(self, connection: sa.Connection, process: str, now: int, slept: bool, last: bool = False) -> None:
        """Says that a process is there, perhaps for the last time. `slept`: it was not, until now.

        The time in which no process was there counts for nobody: every clock that runs goes on as much later. SQLite
        has one process at a time.
        """
        tables = metadata.tables["tables"]
        running = sa.exists().where(tables.c.id == clocks.c.table_id, tables.c.status == "running")
        if connection.execute(sa.select(clocks.c.table_id).where(running).limit(1)).first() is None:
            return  # nobody's time runs
        rows = connection.execute(sa.select(pulses).with_for_update()).all()
        others = self.postgres and any(row.awake and now - row.seen <= LAPSE_MS for row in rows)
        if slept and not others:
            gone = max(0, now - max((row.seen for row in rows), default=0))
            later = sa.case((clocks.c.since + gone < now, clocks.c.since + gone), else_=now)
            connection.execute(sa.update(clocks).where(clocks.c.since.is_not(None)).values(since=later))
            connection.execute(sa.update(pulses).values(seen=now, awake=False))
        connection.execute(sa.delete(pulses).where(sa.or_(pulses.c.process == process, pulses.c.seen < now - LAPSE_MS)))
        connection.execute(sa.insert(pulses).values(process=process, seen=now, awake=not last))

    @writing
    def claim_nudge(self, connection: sa.Connection, table_id: str, seat: int, now: int, pause: int) -> bool:
        """Notes a nudge. False if the seat was nudged less than `pause` ago, through whichever process."""
        insert = (postgresql if self.postgres else sqlite).insert(nudges).values(table_id=table_id, seat=seat, told=now)
        kept = insert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"told": now}, where=nudges.c.told <= now - pause
        )
        return connection.execute(kept.returning(nudges.c.seat)).first() is not None


def add(connection: sa.Connection, table_id: str, clock: Clock) -> None:
    """Stores the clock of a new table."""
    connection.execute(sa.insert(clocks).values(table_id=table_id, state=_text(clock), since=clock.since))


def keep(connection: sa.Connection, table_id: str, change: ClockChange) -> bool:
    """Stores a clock that has changed, unless it is no longer what it was."""
    was, becomes = change
    same = (clocks.c.state == _text(was), clocks.c.since.is_not_distinct_from(was.since))
    stored = sa.update(clocks).where(clocks.c.table_id == table_id, *same)
    return connection.execute(stored.values(state=_text(becomes), since=becomes.since)).rowcount == 1


def vacate(connection: sa.Connection, table_id: str, seat: int, now: int, free: bool = True) -> None:
    """Whoever sat there is gone, whatever the clock was. `free`: anybody may sit down there."""
    row = connection.execute(sa.select(clocks).where(clocks.c.table_id == table_id).with_for_update()).first()
    if row is not None:
        becomes = Clock.from_json(json.loads(row.state), row.since).vacated(seat, now, free)
        stored = sa.update(clocks).where(clocks.c.table_id == table_id)
        connection.execute(stored.values(state=_text(becomes), since=becomes.since))


def _text(clock: Clock) -> str:
    return json.dumps(clock.to_json())

"""Analyses as they are stored: one for each finished table, replaced by one of more rounds or of another coach.

They can be made again at any time, so backups leave them out.
"""

from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.server.storage.database import metadata
from ludopolis.server.storage.tables import Store

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("coach", sa.Integer, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
)


class Subject(NamedTuple):
    """What an analysis is of, and by whom: the same subject and number of rounds give the same result."""

    table_id: str
    coach: int
    """The version of the coach."""
    digest: str
    """Of the record."""
    seed: str


class Kept(NamedTuple):
    """What was found so far."""

    rounds: int
    seconds: float
    """The time that it took."""
    result: str
    """As JSON."""


async def find(store: Store, subject: Subject) -> Kept | None:
    """What is stored of a subject."""

    def read(connection: sa.Connection) -> Kept | None:
        columns = [analyses.c[name] for name in Kept._fields]
        row = connection.execute(sa.select(*columns).where(*_is(subject))).first()
        return None if row is None else Kept(*row)

    return await store.read(read)


async def keep(store: Store, subject: Subject, found: Kept) -> None:
    """Stores what was found, unless more is known already or the table is gone."""

    def write(connection: sa.Connection) -> None:
        more = sa.select(analyses.c.rounds).where(*_is(subject), analyses.c.rounds > found.rounds)
        if connection.execute(more).first() is None:
            connection.execute(sa.delete(analyses).where(analyses.c.table_id == subject.table_id))
            connection.execute(sa.insert(analyses).values(**subject._asdict(), **found._asdict()))

    with suppress(IntegrityError):  # the table was deleted, or another process was quicker
        await store.write(write)


def _is(subject: Subject) -> list[sa.ColumnElement[bool]]:
    return [analyses.c[name] == value for name, value in subject._asdict().items()]

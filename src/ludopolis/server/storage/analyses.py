"""Analyses as they are stored: one for each finished table, replaced by one of more rounds or of another coach.

They can be made again at any time, so backups leave them out.
"""

from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.server.model.analyses import Findings, Subject
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import analyses


class AnalysisRepository:
    """Stores analyses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    def find(self, connection: sa.Connection, subject: Subject) -> Findings | None:
        """What is stored of a subject."""
        columns = [analyses.c[name] for name in Findings._fields]
        row = connection.execute(sa.select(*columns).where(*_is(subject))).first()
        return None if row is None else Findings(*row)

    async def keep(self, subject: Subject, found: Findings) -> None:
        """Stores what was found, unless more is known already or the table is gone."""
        with suppress(IntegrityError):  # the table was deleted, or another process was quicker
            await self._replace(subject, found)

    @writing
    def _replace(self, connection: sa.Connection, subject: Subject, found: Findings) -> None:
        more = sa.select(analyses.c.rounds).where(*_is(subject), analyses.c.rounds > found.rounds)
        if connection.execute(more).first() is None:
            connection.execute(sa.delete(analyses).where(analyses.c.table_id == subject.table_id))
            connection.execute(sa.insert(analyses).values(**subject._asdict(), **found._asdict()))


def _is(subject: Subject) -> list[sa.ColumnElement[bool]]:
    return [analyses.c[name] == value for name, value in subject._asdict().items()]

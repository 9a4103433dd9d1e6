"""Stored analyses: one for each finished table, replaced by one of more rounds or of another coach.

Backups leave them out, since they can be made again at any time.
"""

from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.server.model.analyses import Findings, Subject
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import analyses, results


class AnalysisRepository:
    """Stores analyses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    def find(self, connection: sa.Connection, subject: Subject) -> Findings | None:
        """The stored analysis of a subject."""
        columns = [analyses.c[name] for name in Findings._fields]
        row = connection.execute(sa.select(*columns).where(*_is(subject))).first()
        return None if row is None else Findings(*row)

    @reading
    def of_device(
        self, connection: sa.Connection, device: str, game: str, coach: int, most: int
    ) -> list[tuple[int, str]]:
        """The latest analyses of a device's games of a kind, with the seat that it had in each."""
        chosen = sa.select(results.c.seat, analyses.c.result).join(
            analyses, sa.and_(analyses.c.table_id == results.c.table_id, analyses.c.coach == coach)
        )
        own = chosen.where(results.c.device == device, results.c.game == game).order_by(results.c.at.desc())
        return [(seat, result) for seat, result in connection.execute(own.limit(most))]

    async def keep(self, subject: Subject, found: Findings) -> None:
        """Stores a result, unless a better one is stored or the table is gone."""
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

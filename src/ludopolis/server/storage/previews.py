"""Stored previews: the pictures that chats show beside links to finished tables."""

from base64 import b64decode, b64encode

import sqlalchemy as sa

from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import previews, tables


class PreviewRepository:
    """Stores previews."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def add(self, connection: sa.Connection, table_id: str, picture: bytes) -> None:
        """Stores a table's preview, unless it has or had one or the table is gone."""
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
            self.database.add(connection, previews, table_id=table_id, picture=b64encode(picture).decode())

    @reading
    def find(self, connection: sa.Connection, table_id: str) -> bytes | None:
        """A table's preview: None before there is one, empty after it was erased."""
        found = connection.execute(sa.select(previews.c.picture).filter_by(table_id=table_id)).scalar()
        return None if found is None else b64decode(found)

    @reading
    def length(self, connection: sa.Connection, table_id: str) -> int | None:
        """As `find`, but only how long it is."""
        long = sa.select(sa.func.length(previews.c.picture)).filter_by(table_id=table_id)
        return connection.execute(long).scalar()


def erase(database: Database, connection: sa.Connection, table_id: str) -> None:
    """Empties a table's preview, which shows names. Pages that still know them cannot send another."""
    database.put(connection, previews, "table_id", table_id=table_id, picture="")

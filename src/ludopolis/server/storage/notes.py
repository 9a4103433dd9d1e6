"""Stored notes, which players make for themselves at a table. Nobody else reads them."""

import sqlalchemy as sa

from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import notes


class NoteRepository:
    """Stores notes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    def find(self, connection: sa.Connection, table_id: str, seat: int, device: str) -> str:
        """A device's notes at its seat."""
        own = sa.select(notes.c.text).filter_by(table_id=table_id, seat=seat, device=device)
        return str(connection.execute(own).scalar() or "")

    @writing
    def replace(self, connection: sa.Connection, table_id: str, seat: int, device: str, text: str) -> None:
        """Stores a device's notes at its seat, replacing the earlier ones."""
        connection.execute(sa.delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
        if text:
            self.database.add(connection, notes, table_id=table_id, seat=seat, device=device, text=text)

    @writing
    def follow_seat(self, connection: sa.Connection, table_id: str, seat: int, old: str, new: str) -> None:
        """Moves a seat's notes to the device that has claimed the seat by its personal link."""
        own = sa.and_(notes.c.table_id == table_id, notes.c.seat == seat, notes.c.device == old)
        connection.execute(sa.update(notes).where(own).values(device=new))

"""Hints that were shown at a table: the turn, the seat, and after how many entries of the record.

They stay out of the record. The coach of the finished game reads them.
"""

import sqlalchemy as sa

from ludopolis.coach.advice import Advice
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import hints, tables


class HintRepository:
    """Stores hints."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def add(self, connection: sa.Connection, table_id: str, device: str, shown: Advice) -> None:
        """Stores a hint, unless it was shown before or the table is gone."""
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
            turn = "\n".join(shown.turn)
            values = {"table_id": table_id, "seat": shown.seat, "entry": shown.entry, "turn": turn, "device": device}
            self.database.add(connection, hints, **values)

    @reading
    def at(self, connection: sa.Connection, table_id: str) -> list[Advice]:
        """All hints that were shown at a table, in order."""
        chosen = sa.select(hints.c.seat, hints.c.entry, hints.c.turn).where(hints.c.table_id == table_id)
        rows = connection.execute(chosen.order_by(hints.c.entry, hints.c.seat, hints.c.turn))
        return [Advice(seat, entry, turn.split("\n")) for seat, entry, turn in rows]

    @writing
    def follow_seat(self, connection: sa.Connection, table_id: str, seat: int, old: str, new: str) -> None:
        """Moves a seat's hints along when the seat went to another device by its personal link."""
        own = sa.and_(hints.c.table_id == table_id, hints.c.seat == seat, hints.c.device == old)
        connection.execute(sa.update(hints).where(own).values(device=new))

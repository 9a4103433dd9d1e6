"""What players note for themselves at a table. Nobody else reads it."""

import sqlalchemy as sa

from ludopolis.server.storage.database import metadata
from ludopolis.server.storage.tables import Store

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
)
"""Notes belong to a device as well as to a seat: whoever sits there next does not read them."""


class Notes:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table_id: str, seat: int, device: str) -> str:
        """What a device has noted at its seat."""

        def work(connection: sa.Connection) -> str:
            own = sa.select(notes.c.text).filter_by(table_id=table_id, seat=seat, device=device)
            return str(connection.execute(own).scalar() or "")

        return await self._store.read(work)

    async def write(self, table_id: str, seat: int, device: str, text: str) -> None:
        """Stores what a device notes at its seat, in place of what stood there."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
            if text:
                self._store.add(connection, notes, table_id=table_id, seat=seat, device=device, text=text)

        await self._store.write(work)

    async def follow_seat(self, table_id: str, seat: int, old: str, new: str) -> None:
        """The seat went to another device by its personal link, and its notes with it."""

        def work(connection: sa.Connection) -> None:
            own = sa.and_(notes.c.table_id == table_id, notes.c.seat == seat, notes.c.device == old)
            connection.execute(sa.update(notes).where(own).values(device=new))

        await self._store.write(work)

"""What is stored of calls: which browsers want them, which rooms, and whose turn was told already."""

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from ludopolis.server.notifications.push import Subscription
from ludopolis.server.storage.database import metadata
from ludopolis.server.storage.schema import RUNNING, now, tables
from ludopolis.server.storage.tables import Store

NUDGE_PAUSE_MS = 3_600_000

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("all_tables", sa.Boolean, nullable=False),
    sa.Column("remind", sa.Boolean, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
)

subscribed_tables = sa.Table(
    "subscribed_tables",
    metadata,
    sa.Column("endpoint", sa.Text, sa.ForeignKey("subscriptions.endpoint", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("shape", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
)

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Integer, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
    sa.Column("reminded", sa.Boolean, nullable=False),
)
"""The last call to each seat: how many entries its table had, when it was made, and whether a reminder followed."""


class Wish(NamedTuple):
    """A browser's subscription, and what its owner wants to be told."""

    subscription: Subscription
    device: str
    language: str
    all_tables: bool
    remind: bool
    base: str
    """Where the device reaches this server."""


class Hook(NamedTuple):
    """A room that is told whose turn it is at a table."""

    url: str
    shape: str
    language: str
    base: str
    """Where whoever named it reaches this server, for links."""


class Called(NamedTuple):
    """The last call to a seat."""

    table_id: str
    seat: int
    entry: int


class Kept:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def subscribe(self, wish: Wish, table_id: str) -> None:
        """Stores a subscription, for one more table or for all of them. The browser's last wishes hold."""

        def work(connection: sa.Connection) -> None:
            to = wish.subscription
            known = connection.execute(
                sa.select(subscriptions.c.device, subscriptions.c.all_tables).where(
                    subscriptions.c.endpoint == to.endpoint
                )
            ).first()
            values = {**to._asdict(), **wish._asdict()}
            del values["subscription"]
            if known is not None and known.device == wish.device:
                values["all_tables"] = wish.all_tables or known.all_tables
                change = sa.update(subscriptions).where(subscriptions.c.endpoint == to.endpoint)
                connection.execute(change.values(**values))
            else:
                _forget(connection, to.endpoint)  # the browser has become another device: its cookie was deleted
                connection.execute(sa.insert(subscriptions).values(**values))
            if table_id:
                both = {"endpoint": to.endpoint, "table_id": table_id}
                there = sa.select(subscribed_tables).filter_by(**both)
                if connection.execute(there).first() is None:
                    connection.execute(sa.insert(subscribed_tables).values(**both))

        await self._store.write(work)

    async def unsubscribe(self, device: str, endpoint: str, table_id: str) -> None:
        """Ends it for one table, or altogether."""

        def work(connection: sa.Connection) -> None:
            own = sa.select(subscriptions).filter_by(endpoint=endpoint, device=device)
            if connection.execute(own).first() is None:
                return
            if table_id:
                there = subscribed_tables.c
                gone = sa.delete(subscribed_tables).where(there.endpoint == endpoint, there.table_id == table_id)
                connection.execute(gone)
            else:
                _forget(connection, endpoint)

        await self._store.write(work)

    async def forget(self, endpoint: str) -> None:
        """The push service says that the browser is gone."""
        await self._store.write(lambda connection: _forget(connection, endpoint))

    async def wish(self, device: str, endpoint: str) -> tuple[Wish, set[str]] | None:
        """A device's own subscription, and the single tables it is for."""

        def work(connection: sa.Connection) -> tuple[Wish, set[str]] | None:
            found = connection.execute(sa.select(subscriptions).filter_by(endpoint=endpoint, device=device)).first()
            if found is None:
                return None
            chosen = sa.select(subscribed_tables.c.table_id).where(subscribed_tables.c.endpoint == endpoint)
            return _wish(found), {id for (id,) in connection.execute(chosen)}

        return await self._store.read(work)

    async def wishes(self, device: str, table_id: str) -> list[Wish]:
        """The subscriptions of a device that a table's calls go to."""

        def work(connection: sa.Connection) -> list[Wish]:
            there = sa.select(subscribed_tables.c.endpoint).where(subscribed_tables.c.table_id == table_id)
            chosen = sa.or_(subscriptions.c.all_tables, subscriptions.c.endpoint.in_(there))
            query = sa.select(subscriptions).where(subscriptions.c.device == device, chosen)
            return [_wish(row) for row in connection.execute(query)]

        return await self._store.read(work)

    async def hook(self, table_id: str) -> Hook | None:
        """The room of a table."""

        def work(connection: sa.Connection) -> Hook | None:
            found = connection.execute(sa.select(hooks).where(hooks.c.table_id == table_id)).first()
            return None if found is None else Hook(found.url, found.shape, found.language, found.base)

        return await self._store.read(work)

    async def set_hook(self, table_id: str, hook: Hook | None) -> None:
        """Names the room of a table, or none."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(hooks).where(hooks.c.table_id == table_id))
            if hook is not None:
                connection.execute(sa.insert(hooks).values(table_id=table_id, **hook._asdict()))

        await self._store.write(work)

    async def called(self, table_id: str, seat: int) -> Called | None:
        """The last call to a seat."""

        def work(connection: sa.Connection) -> Called | None:
            found = connection.execute(sa.select(calls).filter_by(table_id=table_id, seat=seat)).first()
            return None if found is None else Called(table_id, seat, found.entry)

        return await self._store.read(work)

    async def claim(self, call: Called, before: Called | None, reminder: bool = False) -> bool:
        """Notes a call after the one before. False if another process was quicker, which then makes it."""

        def work(connection: sa.Connection) -> bool:
            values = {"entry": call.entry, "at": now(), "reminded": reminder}
            where = sa.and_(calls.c.table_id == call.table_id, calls.c.seat == call.seat)
            if before is not None:
                change = sa.update(calls).where(where, calls.c.entry == before.entry).values(**values)
                if reminder:
                    change = change.where(sa.not_(calls.c.reminded))
                return connection.execute(change).rowcount == 1
            return self._store.add(connection, calls, table_id=call.table_id, seat=call.seat, **values)

        return await self._store.write(work)

    async def nudge(self, table_id: str, seat: int, now: int) -> bool:
        """Notes that somebody nudges a seat. False if somebody has done so within the hour."""
        return await self._store.claim_nudge(table_id, seat, now, NUDGE_PAUSE_MS)

    async def unanswered(self, since: datetime) -> list[Called]:
        """Calls made before that time at tables that still run, of which nobody was reminded."""

        def work(connection: sa.Connection) -> list[Called]:
            query = (
                sa.select(calls.c.table_id, calls.c.seat, calls.c.entry)
                .join(tables, tables.c.id == calls.c.table_id)
                .where(calls.c.at < since, sa.not_(calls.c.reminded), tables.c.status == RUNNING)
            )
            return [Called(*row) for row in connection.execute(query)]

        return await self._store.read(work)


def _forget(connection: sa.Connection, endpoint: str) -> None:
    connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint == endpoint))
    connection.execute(sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def _wish(row: sa.Row[tuple[object, ...]]) -> Wish:
    to = Subscription(row.endpoint, row.p256dh, row.auth)
    return Wish(to, row.device, row.language, bool(row.all_tables), bool(row.remind), row.base)

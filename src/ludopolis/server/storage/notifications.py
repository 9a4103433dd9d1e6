"""Stored subscriptions, webhooks, and the last notification to each seat."""

from datetime import datetime

import sqlalchemy as sa

from ludopolis.server.model.notifications import Notified, Preference, Subscription, Webhook
from ludopolis.server.model.tables import RUNNING, now
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import calls, hooks, seats, subscribed_tables, subscriptions, tables

MAX_BROWSERS = 10
"""Most subscriptions of a device. A device is one browser, which has one at a time; the others are old."""
SEATED = sa.select(seats.c.device).where(seats.c.device == subscriptions.c.device).exists()
"""Whether the device of a subscription has a seat at any stored table. Devices without one are never notified."""


class NotificationRepository:
    """Stores subscriptions, webhooks and what was last sent."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Subscriptions

    @reading
    def is_seated(self, connection: sa.Connection, device: str) -> bool:
        """Whether a device has a seat at any stored table, also at a finished one."""
        return connection.execute(sa.select(seats.c.seat).where(seats.c.device == device).limit(1)).first() is not None

    @writing
    def subscribe(self, connection: sa.Connection, preference: Preference, table_id: str) -> None:
        """Stores a subscription, for one more table or for all of them. The browser's latest preference counts."""
        endpoint = preference.subscription.endpoint
        known = connection.execute(
            sa.select(subscriptions.c.device, subscriptions.c.all_tables).where(subscriptions.c.endpoint == endpoint)
        ).first()
        values = {**preference.subscription._asdict(), **preference._asdict()}
        del values["subscription"]
        if known is not None and known.device == preference.device:
            values["all_tables"] = preference.all_tables or known.all_tables
            change = sa.update(subscriptions).where(subscriptions.c.endpoint == endpoint)
            connection.execute(change.values(**values))
        else:
            _unsubscribe(connection, endpoint)  # the browser has become another device: its cookie was deleted
            own = sa.select(subscriptions.c.endpoint).where(subscriptions.c.device == preference.device)
            old = connection.execute(own).scalars().all()
            for one in old if len(old) >= MAX_BROWSERS else ():
                _unsubscribe(connection, one)
            self.database.put(connection, subscriptions, "endpoint", **values)
        if table_id:
            self.database.add(connection, subscribed_tables, endpoint=endpoint, table_id=table_id)

    @writing
    def unsubscribe(self, connection: sa.Connection, device: str, endpoint: str, table_id: str) -> None:
        """Ends a subscription for one table, or altogether."""
        own = sa.select(subscriptions).filter_by(endpoint=endpoint, device=device)
        if connection.execute(own).first() is None:
            return
        if table_id:
            there = subscribed_tables.c
            gone = sa.delete(subscribed_tables).where(there.endpoint == endpoint, there.table_id == table_id)
            connection.execute(gone)
        else:
            _unsubscribe(connection, endpoint)

    @writing
    def forget(self, connection: sa.Connection, endpoint: str) -> None:
        """Drops a subscription whose browser is gone, as its push service says."""
        _unsubscribe(connection, endpoint)

    @writing
    def forget_strangers(self, connection: sa.Connection) -> None:
        """Drops the subscriptions of devices that have no seat at any table."""
        for endpoint in connection.execute(sa.select(subscriptions.c.endpoint).where(~SEATED)).scalars().all():
            _unsubscribe(connection, endpoint)

    @reading
    def preference(self, connection: sa.Connection, device: str, endpoint: str) -> tuple[Preference, set[str]] | None:
        """A device's own subscription, and the single tables it is for."""
        own = sa.select(subscriptions).filter_by(endpoint=endpoint, device=device).where(SEATED)
        found = connection.execute(own).first()
        if found is None:
            return None
        chosen = sa.select(subscribed_tables.c.table_id).where(subscribed_tables.c.endpoint == endpoint)
        return _preference(found), {id for (id,) in connection.execute(chosen)}

    @reading
    def preferences(self, connection: sa.Connection, device: str, table_id: str) -> list[Preference]:
        """The subscriptions of a device that a table's notifications go to."""
        there = sa.select(subscribed_tables.c.endpoint).where(subscribed_tables.c.table_id == table_id)
        chosen = sa.or_(subscriptions.c.all_tables, subscriptions.c.endpoint.in_(there))
        query = sa.select(subscriptions).where(subscriptions.c.device == device, chosen, SEATED)
        return [_preference(row) for row in connection.execute(query)]

    # Webhooks

    @reading
    def webhook(self, connection: sa.Connection, table_id: str) -> Webhook | None:
        """The webhook of a table."""
        found = connection.execute(sa.select(hooks).where(hooks.c.table_id == table_id)).first()
        return None if found is None else Webhook(found.url, found.shape, found.language, found.base)

    @writing
    def set_webhook(self, connection: sa.Connection, table_id: str, webhook: Webhook | None) -> None:
        """Sets or removes the webhook of a table."""
        if webhook is None:
            connection.execute(sa.delete(hooks).where(hooks.c.table_id == table_id))
        else:
            self.database.put(connection, hooks, "table_id", table_id=table_id, **webhook._asdict())

    # What was sent

    @reading
    def last(self, connection: sa.Connection, table_id: str, seat: int) -> Notified | None:
        """The last notification to a seat."""
        found = connection.execute(sa.select(calls).filter_by(table_id=table_id, seat=seat)).first()
        return None if found is None else Notified(table_id, seat, found.entry)

    @writing
    def claim(self, connection: sa.Connection, new: Notified, before: Notified | None, reminder: bool = False) -> bool:
        """Stores a notification as sent, after `before`. False if another process was quicker, which then sends it."""
        values = {"entry": new.entry, "at": now(), "reminded": reminder}
        where = sa.and_(calls.c.table_id == new.table_id, calls.c.seat == new.seat)
        if before is not None:
            change = sa.update(calls).where(where, calls.c.entry == before.entry).values(**values)
            if reminder:
                change = change.where(sa.not_(calls.c.reminded))
            return connection.execute(change).rowcount == 1
        return self.database.add(connection, calls, table_id=new.table_id, seat=new.seat, **values)

    @reading
    def unanswered(self, connection: sa.Connection, since: datetime) -> list[Notified]:
        """Notifications sent before `since` at running tables, not yet followed by a reminder."""
        query = (
            sa.select(calls.c.table_id, calls.c.seat, calls.c.entry)
            .join(tables, tables.c.id == calls.c.table_id)
            .where(calls.c.at < since, sa.not_(calls.c.reminded), tables.c.status == RUNNING)
        )
        return [Notified(*row) for row in connection.execute(query)]


def _unsubscribe(connection: sa.Connection, endpoint: str) -> None:
    connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint == endpoint))
    connection.execute(sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def _preference(row: sa.Row[tuple[object, ...]]) -> Preference:
    to = Subscription(row.endpoint, row.p256dh, row.auth)
    return Preference(to, row.device, row.language, bool(row.all_tables), bool(row.remind), row.base)

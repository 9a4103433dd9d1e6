"""Who wants to be notified, and where: subscriptions of browsers, webhooks of tables, and what was last sent."""

from typing import NamedTuple


class Subscription(NamedTuple):
    """Where a browser gets its messages, and the keys it reads them with."""

    endpoint: str
    p256dh: str
    auth: str


class Preference(NamedTuple):
    """A browser's subscription, and what its owner wants to be told."""

    subscription: Subscription
    device: str
    language: str
    all_tables: bool
    remind: bool
    base: str
    """Where the device reaches this server."""


class Webhook(NamedTuple):
    """An address that is told whose turn it is at a table."""

    url: str
    shape: str
    language: str
    base: str
    """Where whoever named it reaches this server, for links."""


class Notified(NamedTuple):
    """The last notification to a seat: how many entries its table had then."""

    table_id: str
    seat: int
    entry: int

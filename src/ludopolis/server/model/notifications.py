"""Who wants to be notified, and where: subscriptions of browsers, webhooks of tables, and what was last sent."""

from typing import NamedTuple


class Subscription(NamedTuple):
    """A Web Push subscription: the endpoint of a browser, and the keys to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str


class Preference(NamedTuple):
    """A browser's subscription, and which notifications its owner wants."""

    subscription: Subscription
    device: str
    language: str
    all_tables: bool
    remind: bool
    base: str
    """The address at which the device reaches this server."""


class Webhook(NamedTuple):
    """The webhook of a table, which is told whose turn it is."""

    url: str
    shape: str
    language: str
    base: str
    """The address of this server, for links, as the browser that set the webhook reached it."""


class Notified(NamedTuple):
    """The last notification to a seat: how many entries its table had then."""

    table_id: str
    seat: int
    entry: int

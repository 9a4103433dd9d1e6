"""Requests about notifications: a browser's subscription, and the webhook of a table."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import StringConstraints

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.notifications import Preference, Subscription, Webhook
from ludopolis.server.model.tables import host_of
from ludopolis.server.notifications import push
from ludopolis.server.notifications.notifier import Notifier, no_webhooks
from ludopolis.server.notifications.outgoing import DONE, MAX_URL_CHARS
from ludopolis.server.notifications.webhooks import Notification, Shape, shape_of
from ludopolis.server.routes import pages
from ludopolis.server.routes.dependencies import LimiterDep, NotificationsDep, NotifierDep, TablesDep, open_own_table
from ludopolis.server.routes.fields import PRINTABLE, Body, Id
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
Url = Annotated[str, StringConstraints(max_length=MAX_URL_CHARS, pattern=PRINTABLE)]
BrowserKey = Annotated[str, StringConstraints(max_length=200)]


class NotDelivered(LudopolisError):
    """A test message did not arrive."""


class Endpoint(Body):
    """A browser's own subscription."""

    endpoint: Url
    table: Id = ""


class NewSubscription(Endpoint):
    """A browser that wants notifications: of one table, or of all."""

    p256dh: BrowserKey
    auth: BrowserKey
    all_tables: bool = False
    remind: bool = False


class NewWebhook(Body):
    """The webhook of a table; an empty address removes it."""

    url: Url
    shape: Shape | None = None


@router.post("/calls/state")
async def state(body: Endpoint, request: Request, notifications: NotificationsDep) -> dict[str, Any]:
    """What this browser is subscribed to."""
    device = device_of(request.cookies)
    found = await notifications.preference(device, body.endpoint) if device else None
    if found is None:
        return {"on": False}
    chosen, tables = found
    return {"on": chosen.all_tables or body.table in tables, "all_tables": chosen.all_tables, "remind": chosen.remind}


@router.post("/calls")
async def subscribe(
    body: NewSubscription,
    request: Request,
    notifications: NotificationsDep,
    notifier: NotifierDep,
    tables: TablesDep,
    limiter: LimiterDep,
) -> dict[str, Any]:
    """Subscribes this browser. Only a device with a seat at some table may subscribe."""
    device = _device(request)
    if not await notifications.is_seated(device):
        raise Forbidden(fact("not-your-seat"))
    limiter.spend_notification(request)
    to = Subscription(body.endpoint, body.p256dh, body.auth)
    push.check(to)
    await notifier.outside.target(to.endpoint)
    if body.table:
        await open_own_table(tables, body.table, request)
    preference = Preference(to, device, pages.language_of(request), body.all_tables, body.remind, _base(request))
    await notifications.subscribe(preference, body.table)
    return {}


@router.post("/calls/off")
async def unsubscribe(body: Endpoint, request: Request, notifications: NotificationsDep) -> dict[str, Any]:
    """Unsubscribes this browser, from one table or altogether."""
    await notifications.unsubscribe(_device(request), body.endpoint, body.table)
    return {}


@router.post("/calls/test")
async def try_push(
    body: Endpoint, request: Request, notifications: NotificationsDep, notifier: NotifierDep, limiter: LimiterDep
) -> dict[str, Any]:
    """Sends this browser a test notification."""
    limiter.spend_notification(request)
    found = await notifications.preference(_device(request), body.endpoint)
    if found is None:
        raise Forbidden(fact("not-subscribed"))
    words = pages.words_for(request)
    notifier.push_soon(found[0], _trial(words.text("call-test-title"), words.text("call-test"), "/"))
    return {}


@router.get("/tables/{id}/room")
async def webhook(
    id: str, request: Request, notifications: NotificationsDep, notifier: NotifierDep, tables: TablesDep
) -> dict[str, Any]:
    """The webhook of a table, for its host."""
    live = await _hosted(notifier, tables, id, request)
    found = await notifications.webhook(live.row.id)
    return {"url": found.url if found else "", "shape": found.shape if found else None}


@router.post("/tables/{id}/room")
async def set_webhook(
    id: str,
    body: NewWebhook,
    request: Request,
    notifications: NotificationsDep,
    notifier: NotifierDep,
    tables: TablesDep,
    limiter: LimiterDep,
) -> dict[str, Any]:
    """Sets or removes the webhook of a table."""
    live = await _hosted(notifier, tables, id, request)
    if not body.url:
        await notifications.set_webhook(live.row.id, None)
        return {"url": "", "shape": None}
    limiter.spend_notification(request)
    await notifier.outside.target(body.url)
    shape = body.shape or shape_of(body.url)
    await notifications.set_webhook(live.row.id, Webhook(body.url, shape, pages.language_of(request), _base(request)))
    return {"url": body.url, "shape": shape}


@router.post("/tables/{id}/room/test")
async def try_webhook(
    id: str,
    request: Request,
    notifications: NotificationsDep,
    notifier: NotifierDep,
    tables: TablesDep,
    limiter: LimiterDep,
) -> dict[str, Any]:
    """Sends a test notification to the webhook, and says whether it arrived."""
    live = await _hosted(notifier, tables, id, request)
    hook = await notifications.webhook(live.row.id)
    if hook is None:
        raise Forbidden(fact("no-room"))
    limiter.spend_notification(request)
    words = descriptions.words_of(hook.language, live.row.game)
    test = _trial(words.text("call-test-title"), words.text("call-test"), f"{hook.base}/t/{live.row.id}")
    if await notifier.post_once(live.row.id, hook, test) != DONE:
        raise NotDelivered(fact("room-refuses"))
    return {}


def _trial(title: str, text: str, link: str) -> Notification:
    return Notification(title, text, link, {"test": True})


def _base(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{site_url(request, '')}"


def _device(request: Request) -> str:
    device = device_of(request.cookies)
    if not device:
        raise Forbidden(fact("not-your-seat"))
    return device


async def _hosted(notifier: Notifier, tables: OpenTables, id: str, request: Request) -> Live:
    """The table, if the caller is its host and webhooks are allowed."""
    live, device = await open_own_table(tables, id, request)
    host = host_of(live.row)
    if host is None or host.device != device:
        raise Forbidden(fact("not-the-host"))
    if not notifier.webhooks:
        raise no_webhooks()
    return live

"""Requests about calls: a browser's subscription, and the room of a table."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import StringConstraints

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import calls, cards, guard, pages, versions
from ludopolis.server.api import Body, HallDep, Id, open_own_table
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live
from ludopolis.server.outside.hooks import Call, Shape, shape_of
from ludopolis.server.outside.kept import Hook, Wish
from ludopolis.server.outside.post import DONE, MAX_URL_CHARS
from ludopolis.server.outside.push import Subscription
from ludopolis.server.root_path import site_url

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
Url = Annotated[str, StringConstraints(max_length=MAX_URL_CHARS)]
BrowserKey = Annotated[str, StringConstraints(max_length=200)]


class NotDelivered(LudopolisError):
    """A test message did not arrive."""


class Endpoint(Body):
    """A browser's own subscription."""

    endpoint: Url
    table: Id = ""


class NewSubscription(Endpoint):
    """A browser that wants to be called: about one table, or about all."""

    p256dh: BrowserKey
    auth: BrowserKey
    all_tables: bool = False
    remind: bool = False


class Room(Body):
    """Where to tell whose turn it is; nowhere if the address is empty."""

    url: Url
    shape: Shape | None = None


@router.post("/calls/state")
async def state(body: Endpoint, request: Request, hall: HallDep) -> dict[str, Any]:
    """What this browser has asked for."""
    device = guard.device_of(request.cookies)
    found = await hall.calls.kept.wish(device, body.endpoint) if device else None
    if found is None:
        return {"on": False}
    wish, tables = found
    return {"on": wish.all_tables or body.table in tables, "all_tables": wish.all_tables, "remind": wish.remind}


@router.post("/calls")
async def subscribe(body: NewSubscription, request: Request, hall: HallDep) -> dict[str, Any]:
    """Calls this browser from now on. Only a device that has a seat somewhere can be called."""
    device = _device(request)
    to = Subscription(body.endpoint, body.p256dh, body.auth)
    to.check()
    await hall.calls.outside.target(to.endpoint)
    if body.table:
        await open_own_table(hall, body.table, request)
    wish = Wish(to, device, pages.language_of(request), body.all_tables, body.remind, _base(request))
    await hall.calls.kept.subscribe(wish, body.table)
    return {}


@router.post("/calls/off")
async def unsubscribe(body: Endpoint, request: Request, hall: HallDep) -> dict[str, Any]:
    """Calls it no more: about one table, or at all."""
    await hall.calls.kept.unsubscribe(_device(request), body.endpoint, body.table)
    return {}


@router.post("/calls/test")
async def try_push(body: Endpoint, request: Request, hall: HallDep) -> dict[str, Any]:
    """Sends this browser a message at once."""
    found = await hall.calls.kept.wish(_device(request), body.endpoint)
    if found is None:
        raise guard.Forbidden(fact("not-subscribed"))
    words = pages.words_for(request)
    hall.tasks.run(
        "calls", lambda: hall.calls.push(found[0], _trial(words.text("call-test-title"), words.text("call-test"), "/"))
    )
    return {}


@router.get("/tables/{id}/room")
async def room(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """The room of a table, for its host."""
    live = await _hosted(hall, id, request)
    found = await hall.calls.kept.hook(live.row.id)
    return {"url": found.url if found else "", "shape": found.shape if found else None}


@router.post("/tables/{id}/room")
async def set_room(id: str, body: Room, request: Request, hall: HallDep) -> dict[str, Any]:
    """Names the room of a table, or none."""
    live = await _hosted(hall, id, request)
    if not body.url:
        await hall.calls.kept.set_hook(live.row.id, None)
        return {"url": "", "shape": None}
    await hall.calls.outside.target(body.url)
    shape = body.shape or shape_of(body.url)
    await hall.calls.kept.set_hook(live.row.id, Hook(body.url, shape, pages.language_of(request), _base(request)))
    return {"url": body.url, "shape": shape}


@router.post("/tables/{id}/room/test")
async def try_room(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """Sends a line to the room at once, and says whether it arrived."""
    live = await _hosted(hall, id, request)
    hook = await hall.calls.kept.hook(live.row.id)
    if hook is None:
        raise guard.Forbidden(fact("no-room"))
    words = cards.words_of(hook.language, live.row.game)
    call = _trial(words.text("call-test-title"), words.text("call-test"), f"{hook.base}/t/{live.row.id}")
    if await hall.calls.post_once(hook, call) != DONE:
        raise NotDelivered(fact("room-refuses"))
    return {}


def _trial(title: str, text: str, link: str) -> Call:
    return Call(title, text, link, {"test": True})


def _base(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{site_url(request, '')}"


def _device(request: Request) -> str:
    device = guard.device_of(request.cookies)
    if not device:
        raise guard.Forbidden(fact("not-your-seat"))
    return device


async def _hosted(hall: Hall, id: str, request: Request) -> Live:
    """The table, if the caller is its host and webhooks are allowed."""
    live, device = await open_own_table(hall, id, request)
    host = cards.host_of(live.row)
    if host is None or host.device != device:
        raise guard.Forbidden(fact("not-the-host"))
    if not hall.calls.rooms:
        raise calls.no_rooms()
    return live

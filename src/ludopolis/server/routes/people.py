"""Requests about people: a device's name, history and code, leaving and listing tables, showing one's view."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field, StringConstraints

from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard import keys, versions
from ludopolis.server.guard.access import Forbidden, hashed
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import COOKIE, device_of, lens_cookie, remember_device, set_cookie
from ludopolis.server.model.people import LastSeen, Owner
from ludopolis.server.model.tables import RUNNING, WAITING
from ludopolis.server.people import codes, qr
from ludopolis.server.people.history import friends
from ludopolis.server.people.results import own_seats
from ludopolis.server.routes import pages
from ludopolis.server.routes.dependencies import (
    CountingDep,
    DevicesDep,
    LimiterDep,
    ListingDep,
    OtherProcessesDep,
    PadBellsDep,
    PeopleDep,
    StoredDep,
    TablesDep,
    open_own_table,
    open_table,
)
from ludopolis.server.routes.fields import MAX_NAME_CHARS, PRINTABLE, Body, Change, Id, OwnSeat, Seat
from ludopolis.server.tables import changes, waiting_room

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
COLOURS = 5
MAX_PATH_CHARS = 300
NO_STORE = {"Cache-Control": "no-store"}


class Mine(Change):
    """The name and favourite colour of a device's owner."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)]
    colour: Annotated[int, Field(ge=0, lt=COLOURS)] | None = None


class Code(Change):
    """A code that another device has made."""

    code: Id


class Listing(Change):
    """Whether a table is listed."""

    on: bool


class Lens(Change):
    """The secret that lets a friend look through a seat's eyes."""

    seat: Seat
    token: Id


class Path(Body):
    """One of our own addresses."""

    path: Annotated[str, StringConstraints(max_length=MAX_PATH_CHARS, pattern=r"^/[\x21-\x7e]*$")]


def own_device(request: Request) -> str:
    """The caller's device. Raises `Forbidden` without one."""
    device = device_of(request.cookies)
    if not device:
        raise Forbidden(fact("not-your-table"))
    return device


# A device


@router.post("/mine")
async def set_mine(body: Mine, request: Request, response: Response, people: PeopleDep) -> dict[str, Any]:
    """Gives the caller's device a name and a colour."""
    device = remember_device(request, response, body.key)
    await people.set_owner(device, Owner(body.name, body.colour))
    return {}


@router.get("/mine/export")
async def export(request: Request, devices: DevicesDep) -> Response:
    """Everything that is stored about the caller's device, as one file."""
    text = await devices.export(own_device(request))
    headers = {"Content-Disposition": 'attachment; filename="ludopolis.json"', **NO_STORE}
    return Response(text, headers=headers, media_type="application/json")


@router.post("/mine/delete")
async def delete(
    request: Request,
    response: Response,
    tables: TablesDep,
    devices: DevicesDep,
    others: OtherProcessesDep,
    bells: PadBellsDep,
    body: Change | None = None,
) -> dict[str, Any]:
    """Removes the caller from everything that is stored."""
    changed = await devices.erase(own_device(request), tables.time())
    for id in changed:
        if (live := tables.live.get(id)) is not None:
            async with live.lock:
                live.stale = True
    others.reload(changed)
    bells.ring("")
    response.delete_cookie(COOKIE, path=site_url(request, "/"))
    return {}


@router.post("/mine/code")
async def make_code(
    request: Request, response: Response, devices: DevicesDep, limiter: LimiterDep, body: Change | None = None
) -> dict[str, Any]:
    """Makes a code that moves everything of the caller's to another device."""
    limiter.spend_new_code(request)
    code = await codes.make(devices, own_device(request))
    response.headers.update(NO_STORE)
    path = site_url(request, f"/mine/move#{code}")
    return {"code": code, "minutes": codes.HOLDS.seconds // 60, **_drawn(request, path)}


@router.post("/mine/move")
async def move_here(
    body: Code,
    request: Request,
    response: Response,
    limiter: LimiterDep,
    devices: DevicesDep,
    others: OtherProcessesDep,
) -> dict[str, Any]:
    """Moves everything of the device that has made the code to the caller's."""
    limiter.spend_code(request)
    device = remember_device(request, response, body.key)
    others.reload(await codes.use(devices, body.code, device))
    return {"url": site_url(request, "/mine")}


@router.post("/qr")
async def draw(body: Path, request: Request, response: Response) -> dict[str, Any]:
    """One of our addresses as a QR code."""
    response.headers.update(NO_STORE)
    return _drawn(request, body.path)


def _drawn(request: Request, path: str) -> dict[str, Any]:
    url = f"{request.url.scheme}://{request.url.netloc}{path}"
    return {"url": url, "qr": qr.drawn(url)._asdict()}


# Tables


@router.post("/tables/{id}/leave")
async def leave(
    id: str, request: Request, stored: StoredDep, people: PeopleDep, tables: TablesDep, body: Change | None = None
) -> dict[str, Any]:
    """Leaves a waiting table, or removes a finished one from the caller's list. Its result stays in the history."""
    device = own_device(request)
    row = await stored.find(id)
    if row.status == WAITING:
        if any(place.device == device for place in row.seats):  # otherwise the request is repeated
            await waiting_room.leave(tables, await open_table(tables, id, request), device)
        return {}
    if device not in {place.device for place in row.seats}:
        raise Forbidden(fact("not-your-table"))
    if row.status == RUNNING:
        raise IllegalMove(fact("table-running"))
    await people.set_last_seen(device, id, LastSeen(over=True, gone=True))
    return {}


@router.get("/tables/{id}/history")
async def history(
    id: str, request: Request, people: PeopleDep, counting: CountingDep, tables: TablesDep
) -> dict[str, Any]:
    """The caller's earlier games of the same kind, and the score against the people at this table."""
    live, device = await open_own_table(tables, id, request)
    await counting.catch_up(device)
    same = [one for one in await people.results_of(device) if one.game == live.row.game and not one.box]
    names = {place.name.casefold() for place in live.row.seats if place.kind == "human"}
    like = [
        one for one in same if one.table_id != id and one.like(live.row.game, len(live.row.seats), live.row.options)
    ]
    return {
        "seat": own_seats(live.row).get(device, 0),
        "games": len(same),
        "earlier": [{"points": one.points, "day": one.at.date().isoformat(), "parts": one.parts} for one in like],
        "friends": [one._asdict() for one in friends(same) if one.name.casefold() in names],
    }


@router.get("/tables/{id}/listing")
async def listing(
    id: str, request: Request, people: PeopleDep, tables: TablesDep, listing: ListingDep
) -> dict[str, Any]:
    """Whether a table is listed; null for a caller who cannot change that."""
    live, device = await open_own_table(tables, id, request)
    return {"on": await people.is_listed(id) if listing.may_list(live, device) else None}


@router.post("/tables/{id}/listing")
async def set_listing(
    id: str, body: Listing, request: Request, people: PeopleDep, tables: TablesDep, listing: ListingDep
) -> dict[str, Any]:
    """Lists a table on the home page, or removes it."""
    live, device = await open_own_table(tables, id, request)
    if not listing.may_list(live, device):
        raise Forbidden(fact("listing-off"))
    await people.list_table(id, pages.language_of(request) if body.on else "")
    return {"on": body.on}


# Through a player's eyes


@router.post("/tables/{id}/lens")
async def show(id: str, body: OwnSeat, request: Request, response: Response, tables: TablesDep) -> dict[str, Any]:
    """Makes a link that shows what the caller's seat sees. The previous one stops working."""
    live = await open_table(tables, id, request)
    token = keys.lens_secret(request.cookies.get(COOKIE, ""), body.key)
    await changes.set_lens(tables, live, device_of(request.cookies), body.seat, token)
    response.headers.update(NO_STORE)
    return {"url": site_url(request, f"/lens/{live.row.watch}/{body.seat}#{token}")}


@router.post("/tables/{id}/lens/off")
async def hide(id: str, body: OwnSeat, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Stops showing the caller's view, and disconnects those who look."""
    live = await open_table(tables, id, request)
    await changes.set_lens(tables, live, device_of(request.cookies), body.seat, "")
    return {}


@router.post("/tables/{watch}/lens/open")
async def look_through(
    watch: Id, body: Lens, request: Request, response: Response, stored: StoredDep, tables: TablesDep
) -> dict[str, Any]:
    """Lets the caller look through a seat's eyes by its link."""
    row = await stored.find_watched(watch)
    live = await open_table(tables, row.id, request)
    device = device_of(request.cookies)
    if not live.shows(body.seat, hashed(body.token), device):
        raise Forbidden(fact("lens-closed"))
    path = f"/api/tables/{watch}"  # for its socket, and for its talk, which such a caller only reads
    set_cookie(request, response, lens_cookie(watch, body.seat), body.token, path)
    response.headers.update(NO_STORE)
    return {}

"""Requests about who plays: a device's name, history and code, leaving and listing tables, showing one's view."""

import json
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field, StringConstraints

from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server import cards, changes, guard, keys, pages, versions
from ludopolis.server.api import MAX_NAME_CHARS, Body, Change, HallDep, Id, OwnSeat, Seat, open_own_table, open_table
from ludopolis.server.moves import PRINTABLE
from ludopolis.server.people import codes, qr
from ludopolis.server.people.erasing import erase_device
from ludopolis.server.people.history import friends
from ludopolis.server.people.kept import Look, Owner
from ludopolis.server.people.listing import begun
from ludopolis.server.people.results import own_seats
from ludopolis.server.root_path import site_url
from ludopolis.server.rows import RUNNING

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
COLOURS = 5
MOST_TABLES = 10_000
MAX_PATH_CHARS = 300
NO_STORE = {"Cache-Control": "no-store"}


class Mine(Change):
    """What a device is called, and the colour it likes."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)]
    colour: Annotated[int, Field(ge=0, lt=COLOURS)] | None = None


class Code(Change):
    """A code that another device has made."""

    code: Id


class Listing(Change):
    """Whether a table is shown to everybody."""

    on: bool


class Lens(Change):
    """The secret by which a friend looks through a seat's eyes."""

    seat: Seat
    token: Id


class Path(Body):
    """One of our own addresses."""

    path: Annotated[str, StringConstraints(max_length=MAX_PATH_CHARS, pattern=r"^/[\x21-\x7e]*$")]


def own_device(request: Request) -> str:
    """The caller's device. Raises `Forbidden` without one."""
    device = guard.device_of(request.cookies)
    if not device:
        raise guard.Forbidden(fact("not-your-table"))
    return device


# A device


@router.post("/mine")
async def set_mine(body: Mine, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Gives the caller's device a name and a colour."""
    device = guard.remember_device(request, response, body.key)
    await hall.people.set_owner(device, Owner(body.name, body.colour))
    return {}


@router.get("/mine/export")
async def export(request: Request, hall: HallDep) -> Response:
    """Everything that is stored of the caller's device, as one file."""
    device = own_device(request)
    rows = await hall.store.of_device(device, MOST_TABLES)
    results = await hall.people.results_of(device)
    owner = await hall.people.owner(device)
    told = {
        "name": owner.name,
        "colour": owner.colour,
        "games": [
            {
                "table": one.table_id,
                "game": one.game,
                "options": one.options,
                "at": one.at.isoformat(),
                "mode": one.mode,
                "points": one.points,
                "won": one.won,
                "place": one.place,
                "parts": one.parts,
                "seat": one.seat,
                "players": [player._asdict() for player in one.players],
            }
            for one in results
        ],
        "seats": [
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "seat": place.seat,
                "name": place.name,
                "town": place.town,
            }
            for row in rows
            for place in row.seats
            if place.device == device
        ],
        "deals": [
            {"deal": one.deal, "table": one.table_id, "name": one.name, "number": one.number, "points": one.points}
            for one in await hall.store.tries_of(device)
        ],
    }
    headers = {"Content-Disposition": 'attachment; filename="ludopolis.json"', **NO_STORE}
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return Response(text, headers=headers, media_type="application/json")


@router.post("/mine/delete")
async def delete(request: Request, response: Response, hall: HallDep, body: Change | None = None) -> dict[str, Any]:
    """Takes the caller out of everything that is stored."""
    device = own_device(request)

    def work(connection: sa.Connection) -> set[str]:
        return erase_device(hall.store, connection, device, hall.tables.time())

    changed = await hall.store.write(work)
    for id in changed:
        if (live := hall.tables.live.get(id)) is not None:
            async with live.lock:
                live.stale = True
    hall.changed(changed)
    response.delete_cookie(guard.COOKIE, path=site_url(request, "/"))
    return {}


@router.post("/mine/code")
async def make_code(request: Request, response: Response, hall: HallDep, body: Change | None = None) -> dict[str, Any]:
    """A code with which another device gets everything of the caller's."""
    code = await codes.make(hall.store, own_device(request))
    response.headers.update(NO_STORE)
    path = site_url(request, f"/mine/move#{code}")
    return {"code": code, "minutes": codes.HOLDS.seconds // 60, **_drawn(request, path)}


@router.post("/mine/move")
async def move_here(body: Code, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Moves everything of the device that has made the code to the caller's."""
    request.app.state.limiter.spend_code(request)
    device = guard.remember_device(request, response, body.key)
    hall.changed(await codes.use(hall.store, body.code, device))
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
async def leave(id: str, request: Request, hall: HallDep, body: Change | None = None) -> dict[str, Any]:
    """Takes a table whose game is over out of the caller's list. Its result stays in the history."""
    row = await hall.store.table(id)
    device = own_device(request)
    if device not in {place.device for place in row.seats}:
        raise guard.Forbidden(fact("not-your-table"))
    if row.status == RUNNING:
        raise IllegalMove(fact("table-running"))
    await hall.people.set_look(device, id, Look(over=True, gone=True))
    return {}


@router.get("/tables/{id}/history")
async def history(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """The caller's earlier games of the same kind, and how it stands against the people at this table."""
    live, device = await open_own_table(hall, id, request)
    await hall.results.catch_up(device)
    same = [one for one in await hall.people.results_of(device) if one.game == live.row.game]
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
async def listing(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """Whether a table is shown to everybody; null to whoever cannot change that."""
    return {"on": await hall.people.is_listed(id) if await _listable(hall, id, request) else None}


@router.post("/tables/{id}/listing")
async def set_listing(id: str, body: Listing, request: Request, hall: HallDep) -> dict[str, Any]:
    """Shows a table to everybody on the home page, or no longer."""
    if not await _listable(hall, id, request):
        raise guard.Forbidden(fact("listing-off"))
    await hall.people.list_table(id, pages.language_of(request) if body.on else "")
    return {"on": body.on}


async def _listable(hall: HallDep, id: str, request: Request) -> bool:
    """Whether the caller has set the table up, and it still waits for people."""
    live, device = await open_own_table(hall, id, request)
    host = cards.host_of(live.row)
    waits = live.row.status == RUNNING and any(place.kind == "open" for place in live.row.seats)
    return hall.listing and waits and host is not None and host.device == device and not begun(live)


# Through a player's eyes


@router.post("/tables/{id}/lens")
async def show(id: str, body: OwnSeat, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Makes a link that shows what the caller's seat sees. The previous one stops working."""
    live = await open_table(hall, id, request)
    token = keys.lens_secret(request.cookies.get(guard.COOKIE, ""), body.key)
    await changes.set_lens(hall.tables, live, guard.device_of(request.cookies), body.seat, token)
    response.headers.update(NO_STORE)
    return {"url": site_url(request, f"/lens/{live.row.watch}/{body.seat}#{token}")}


@router.post("/tables/{id}/lens/off")
async def hide(id: str, body: OwnSeat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Shows it to nobody any more. Whoever looks is shown out at once."""
    live = await open_table(hall, id, request)
    await changes.set_lens(hall.tables, live, guard.device_of(request.cookies), body.seat, "")
    return {}


@router.post("/tables/{watch}/lens/open")
async def look_through(watch: Id, body: Lens, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Lets the caller look through a seat's eyes by its link."""
    row = await hall.store.watched(watch)
    live = await open_table(hall, row.id, request)
    device = guard.device_of(request.cookies)
    if not live.shows(body.seat, guard.hashed(body.token), device):
        raise guard.Forbidden(fact("lens-closed"))
    path = f"/api/tables/{watch}/ws"
    guard.set_cookie(request, response, guard.lens_cookie(watch, body.seat), body.token, path)
    response.headers.update(NO_STORE)
    return {}

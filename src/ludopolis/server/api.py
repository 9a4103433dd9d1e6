"""The JSON interface: making tables, sitting down, moving, taking back, looking."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, HTTPException, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ludopolis import bots, registry
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadOption, IllegalMove, fact
from ludopolis.engine.record import Record, closing
from ludopolis.server import guard
from ludopolis.server.hall import FINISHED, RUNNING, Hall, NoTable, Unplayable, game_of
from ludopolis.server.live import Live, Socket
from ludopolis.server.store import SeatRow, TableRow
from ludopolis.server.wire import Viewer, encode

router = APIRouter(prefix="/api")

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]*$")]
Notation = Annotated[str, StringConstraints(max_length=200)]
Key = Annotated[str, StringConstraints(min_length=8, max_length=64)]


class Body(BaseModel):
    """What clients send: exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Place(Body):
    """A seat at a new table: me, a friend by link, somebody on this screen, or a bot."""

    kind: Literal["me", "link", "screen", "bot"]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = ""
    bot: str = ""


class NewTable(Body):
    """A table to be set up."""

    game: str
    options: dict[str, bool | int | str] = {}
    seats: list[Place] = Field(min_length=1, max_length=28)
    live_score: bool = True
    hints: bool = False


class Join(Body):
    """Sitting down on an open seat."""

    name: Name
    seat: int


class Move(Body):
    """A move in the game's notation, made in the view of that number."""

    seat: int
    number: int
    key: Key
    move: Notation
    then: Annotated[list[Notation], Field(max_length=20)] = []
    """Moves picked with it, made one after the other up to the first that is not legal."""


class Back(Body):
    """Taking back the last move, or all of them."""

    seat: int
    number: int
    key: Key
    all: bool = False


class Question(Body):
    """A wish for a hint in the view of that number."""

    seat: int
    number: int


class Seat(Body):
    """One of the sender's seats."""

    seat: int


class TakeOver(Body):
    """A bot for an absent seat."""

    seat: int
    bot: str


class Claim(Body):
    """The secret of a personal link."""

    seat: int
    token: str


async def hall_of(request: Request) -> Hall:
    """The hall of the application. Asynchronous, or every request would take a turn through a thread for it."""
    hall: Hall = request.app.state.hall
    return hall


HallDep = Annotated[Hall, Depends(hall_of)]


async def open_table(hall: Hall, id: str, request: Request) -> Live:
    """The table, and its game's words for whatever goes wrong at it."""
    live = await hall.live(id)
    request.state.game = live.game.id
    return live


def device_of(cookies: dict[str, str]) -> str:
    """The hash of the caller's device token; empty without one."""
    token = cookies.get(guard.COOKIE, "")
    return guard.hashed(token) if token else ""


def remember(request: Request, response: Response) -> str:
    """The caller's device, given a token now if it has none."""
    token = request.cookies.get(guard.COOKIE, "")
    if len(token) < 40:
        token = guard.new_token()
    secure = request.url.scheme == "https"
    year = 365 * 24 * 3600
    response.set_cookie(guard.COOKIE, token, max_age=year, httponly=True, secure=secure, samesite="lax")
    return guard.hashed(token)


def seat_of(live: Live, request: Request, seat: int) -> SeatRow:
    """The seat, if the caller's device sits there; 403 otherwise."""
    device = device_of(request.cookies)
    if 0 <= seat < len(live.row.seats):
        place = live.row.seats[seat]
        if place.kind == "human" and device and place.device == device:
            return place
    raise HTTPException(403, detail=fact("not-your-seat").to_json())


@router.post("/tables", status_code=201)
async def new_table(body: NewTable, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Sets a table up and seats the caller."""
    game = registry.find(body.game)
    low, high = game.players
    if not low <= len(body.seats) <= high:
        raise BadOption(fact("bad-players", game=game.id, given=len(body.seats), low=low, high=high))
    device = remember(request, response)
    places: list[SeatRow] = []
    for index, place in enumerate(body.seats):
        name = place.name or f"{index + 1}"
        if place.kind == "bot":
            bots.make(place.bot)
            places.append(SeatRow(index, "bot", name, place.bot, None, None))
        elif place.kind == "link":
            places.append(SeatRow(index, "open", "", "", None, None))
        else:
            places.append(SeatRow(index, "human", name, "", device, None))
    settings = {"live_score": body.live_score, "hints": body.hints}
    row = await hall.new_table(game, dict(body.options), settings, places)
    return {"table": row.id, "url": f"/t/{row.id}", "watch": f"/w/{row.watch}"}


@router.post("/tables/{id}/join")
async def join(id: str, body: Join, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Sits the caller down on an open seat."""
    live = await open_table(hall, id, request)
    if not 0 <= body.seat < len(live.row.seats):
        raise HTTPException(404, detail=fact("no-such-seat", given=body.seat, high=len(live.row.seats) - 1).to_json())
    device = remember(request, response)
    if not await hall.change_seat(live, body.seat, "open", kind="human", name=body.name, device=device):
        raise HTTPException(409, detail=fact("seat-taken").to_json())
    return {"url": f"/t/{id}"}


@router.post("/tables/{id}/moves")
async def move(id: str, body: Move, request: Request, hall: HallDep) -> dict[str, Any]:
    """Plays a move. Committed before it is acknowledged."""
    live = await open_table(hall, id, request)
    seat_of(live, request, body.seat)
    await hall.play(live, body.seat, body.number, body.key, body.move, body.then)
    return {"number": live.table.view_number(body.seat)}


@router.post("/tables/{id}/withdraw")
async def withdraw(id: str, body: Back, request: Request, hall: HallDep) -> dict[str, Any]:
    """Takes a move back, or the whole turn back to the barrier."""
    live = await open_table(hall, id, request)
    seat_of(live, request, body.seat)
    await hall.withdraw(live, body.seat, body.number, body.key, body.all)
    return {"number": live.table.view_number(body.seat)}


@router.get("/tables/{id}/why")
async def why(id: str, seat: int, move: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """Why a move is not legal now, found on the seat's blinded state."""
    live = await open_table(hall, id, request)
    seat_of(live, request, seat)
    blinded = live.table.state.blind(seat)
    pending = blinded.pending()
    if not (pending and pending >> seat & 1):
        reason = blinded.why_not(seat, 0)
    else:
        reason = blinded.why_not(seat, blinded.from_text(seat, move))
    return {"why": None if reason is None else reason.to_json()}


@router.post("/tables/{id}/hint")
async def hint(id: str, body: Question, request: Request, hall: HallDep) -> dict[str, Any]:
    """The best moves in the eyes of an Expert, where the table wants hints."""
    live = await open_table(hall, id, request)
    seat_of(live, request, body.seat)
    return await hall.hint(live, body.seat, body.number)


@router.post("/tables/{id}/resign")
async def resign(id: str, body: Seat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Gives up: a bot plays the seat to the end, and record and result say so."""
    live = await open_table(hall, id, request)
    seat_of(live, request, body.seat)
    await hall.hand_over(live, body.seat, f"bot:{bots.REGULAR}", resign=True)
    await hall.change_seat(live, body.seat, kind="bot", bot=bots.REGULAR)
    return {}


@router.post("/tables/{id}/take_over")
async def take_over(id: str, body: TakeOver, request: Request, hall: HallDep) -> dict[str, Any]:
    """A bot plays for a seat whose owner is away, or for an open one. Anybody at the table may ask for it."""
    live = await open_table(hall, id, request)
    device = device_of(request.cookies)
    if not device or device not in {place.device for place in live.row.seats}:
        raise HTTPException(403, detail=fact("not-your-table").to_json())
    if not 0 <= body.seat < len(live.row.seats) or live.row.seats[body.seat].kind == "bot":
        raise IllegalMove(fact("seat-is-a-bot"))
    if body.seat in live.here() and live.row.seats[body.seat].device != device:
        raise IllegalMove(fact("seat-is-here"))
    bots.make(body.bot)
    await hall.hand_over(live, body.seat, f"bot:{body.bot}", resign=False)
    await hall.change_seat(live, body.seat, kind="bot", bot=body.bot)
    return {}


@router.post("/tables/{id}/hand_back")
async def hand_back(id: str, body: Seat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Whoever left a seat to a bot sits down again."""
    live = await open_table(hall, id, request)
    device = device_of(request.cookies)
    in_range = 0 <= body.seat < len(live.row.seats)
    place = live.row.seats[body.seat] if in_range else None
    if place is None or place.kind != "bot" or not device or place.device != device:
        raise HTTPException(403, detail=fact("not-your-seat").to_json())
    if body.seat in live.table.resigned():
        raise IllegalMove(fact("seat-has-resigned"))
    await hall.hand_over(live, body.seat, place.name, resign=False)
    await hall.change_seat(live, body.seat, kind="human", bot="")
    return {}


@router.post("/tables/{id}/link")
async def personal_link(id: str, body: Seat, request: Request, hall: HallDep) -> dict[str, Any]:
    """A personal link: who has it has the seat. A new one makes the old one useless."""
    live = await open_table(hall, id, request)
    seat_of(live, request, body.seat)
    token = guard.new_token()
    await hall.change_seat(live, body.seat, link=guard.hashed(token))
    return {"url": f"/claim/{id}/{body.seat}#{token}"}


@router.post("/tables/{id}/claim")
async def claim(id: str, body: Claim, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Moves a seat to the caller's device by its personal link."""
    live = await open_table(hall, id, request)
    seats = live.row.seats
    if not 0 <= body.seat < len(seats) or seats[body.seat].link != guard.hashed(body.token):
        raise HTTPException(403, detail=fact("wrong-link").to_json())
    await hall.change_seat(live, body.seat, device=remember(request, response))
    return {"url": f"/t/{id}"}


@router.post("/tables/{id}/rematch")
async def rematch(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """The same game with the same people, seats rotated by one. The second to ask gets the first one's table."""
    live = await open_table(hall, id, request)
    device = device_of(request.cookies)
    if not device or device not in {place.device for place in live.row.seats}:
        raise HTTPException(403, detail=fact("not-your-table").to_json())
    if live.row.status == RUNNING:
        raise IllegalMove(fact("table-running"))
    if live.row.next is None:
        turned = live.row.seats[1:] + live.row.seats[:1]
        places = [
            place._replace(seat=index, link=None, kind="human" if place.device else place.kind)
            for index, place in enumerate(turned)
        ]
        row = await hall.new_table(live.game, live.row.options, live.row.settings, places)
        if not await hall.name_next(live, row.id):
            await hall.store.delete(row.id)
    return {"url": f"/t/{live.row.next}"}


@router.get("/tables/{id}/record")
async def record(id: str, hall: HallDep) -> PlainTextResponse:
    """The record of a finished game; a running one's holds hidden things and stays here."""
    row = await hall.store.table(id) or await hall.store.watched(id)
    if row is None:
        raise NoTable(fact("no-such-table"))
    text = await record_text(hall, row)
    name = f"{row.game}-{row.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


async def record_text(hall: Hall, row: TableRow) -> str:
    """A table's record as text. Of a table that can no longer be played only what is stored."""
    try:
        game_of(row)
    except Unplayable:
        lines = await hall.store.lines(row.id)
        names = [place.name for place in row.seats]
        header = {"ludopolis": 1, "game": row.game, "rules": row.rules, "components": row.components}
        head = {**header, "options": row.options, "players": len(names), "seats": names}
        return "".join(encode(line).decode() + "\n" for line in (head, *lines))
    live = await hall.live(row.id)
    if live.row.status != FINISHED:
        raise HTTPException(403, detail=fact("table-running").to_json())
    table = live.table
    return Record(table.header(), table.entries, closing(table.state, len(table.entries))).to_text()


@router.websocket("/tables/{id}/ws")
async def look(socket: WebSocket, id: str, seat: int = SPECTATOR, text: bool = False) -> None:
    """One viewer's live connection: as a seat of the caller's device, or by the spectators' id as the spectator."""
    hall: Hall = socket.app.state.hall
    if not guard.same_origin(socket.headers):
        await socket.close(4403)
        return
    try:
        row = await hall.store.watched(id) if seat == SPECTATOR else None
        live = await hall.live(row.id if row is not None else id)
        device = device_of(dict(socket.cookies))
        if seat != SPECTATOR:
            places = live.row.seats
            if not 0 <= seat < len(places) or not device or places[seat].device != device:
                raise HTTPException(403)
    except (NoTable, Unplayable):
        await socket.close(4404)
        return
    except HTTPException:
        await socket.close(4403)
        return
    await socket.accept()
    ours = Socket(Viewer(seat, text), device)
    writer = asyncio.create_task(_write(socket, ours))
    try:
        await hall.look(live, ours)
        while True:
            await socket.receive_text()
    except NoTable:
        await socket.close(4404)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writer.cancel()
        await hall.leave(live, ours)


async def _write(socket: WebSocket, ours: Socket) -> None:
    while (message := await ours.outbox.get()) is not None:
        await socket.send_text(message.decode())
        del message  # it would be kept until the next one comes
    await socket.close(1013)

"""The JSON interface: setting a table up, sitting down, taking back, asking, leaving a seat to a bot."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ludopolis import bots, registry
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadOption, IllegalMove, fact
from ludopolis.server import cards, changes, guard, keys, versions
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live
from ludopolis.server.moves import MAX_KEY_CHARS, MAX_NOTATION_CHARS, MIN_KEY_CHARS, PRINTABLE
from ludopolis.server.open_tables import check_level
from ludopolis.server.root_path import site_url
from ludopolis.server.rows import RUNNING, NotFound, SeatRow

MAX_NAME_CHARS = 40
MAX_TOWN_CHARS = 24
MAX_ID_CHARS = 64
router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)
]
Town = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_TOWN_CHARS, pattern=PRINTABLE)]
Notation = Annotated[str, StringConstraints(max_length=MAX_NOTATION_CHARS)]
Key = Annotated[str, StringConstraints(min_length=MIN_KEY_CHARS, max_length=MAX_KEY_CHARS, pattern=PRINTABLE)]
Id = Annotated[str, StringConstraints(max_length=MAX_ID_CHARS)]
Seat = Annotated[int, Field(ge=0, le=SPECTATOR)]
ViewNumber = Annotated[int, Field(ge=0, lt=2**31)]


class Body(BaseModel):
    """What clients send: exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Change(Body):
    """A changing request. One without a key counts as a new one."""

    key: Key = Field(default_factory=guard.new_token)


class NewSeat(Body):
    """A seat at a new table: me, a friend by link, somebody else at this screen, or a bot."""

    kind: Literal["me", "link", "screen", "bot"]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)] = ""
    town: Town = ""
    bot: Id = ""


class NewClock(Body):
    """How long people may think, in seconds: a bank that grows with each turn, or slow, so long for every turn."""

    kind: Literal["live", "slow"]
    bank: Annotated[int, Field(ge=60, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class NewTable(Change):
    """A table to set up."""

    game: Id
    options: dict[Id, bool | int | Id] = {}
    seats: list[NewSeat] = Field(min_length=1, max_length=28)
    live_score: bool = True
    hints: bool = False
    clock: NewClock | None = None


class Withdrawal(Body):
    """Taking back the last move, or all moves."""

    seat: Seat
    number: ViewNumber
    key: Key
    all: bool = False


class HintRequest(Body):
    """A request for a hint in the view of that number, to be compared with the moves picked."""

    seat: Seat
    number: ViewNumber
    pick: Annotated[list[Notation], Field(max_length=20)] = []


class Join(Change):
    """Sitting down on an open seat."""

    name: Name
    town: Town = ""
    seat: Seat


class OwnSeat(Change):
    """One of the sender's seats."""

    seat: Seat


class Rematch(Change):
    """Another game with the same people; with other options than the last, if some are named."""

    options: dict[Id, bool | int | Id] | None = None
    live_score: bool | None = None
    hints: bool | None = None


class TakeOver(Change):
    """A bot for an absent player's seat."""

    seat: Seat
    bot: Id


class Claim(Change):
    """The secret of a personal link."""

    seat: Seat
    token: Id


async def hall_of(request: Request) -> Hall:
    """The hall of the application. A coroutine, because FastAPI runs plain functions in a thread."""
    hall: Hall = request.app.state.hall
    return hall


HallDep = Annotated[Hall, Depends(hall_of)]


async def open_table(hall: Hall, id: str, request: Request) -> Live:
    """The table. From here on, errors are told in its game's words."""
    live = await hall.tables.open(id)
    request.state.game = live.game.id
    return live


async def open_own_seat(hall: Hall, id: str, seat: int, request: Request) -> Live:
    """The table, if the caller's device sits on that seat."""
    live = await open_table(hall, id, request)
    changes.check_owner(live, guard.device_of(request.cookies), seat)
    return live


async def open_own_table(hall: Hall, id: str, request: Request) -> tuple[Live, str]:
    """The table and the caller's device, if the device has any seat there."""
    live = await open_table(hall, id, request)
    device = guard.device_of(request.cookies)
    if not device or device not in {place.device for place in live.row.seats}:
        raise guard.Forbidden(fact("not-your-table"))
    return live, device


@router.post("/tables", status_code=201)
async def new_table(body: NewTable, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Sets a table up and seats the caller."""
    game = registry.find(body.game)
    low, high = game.players
    if not low <= len(body.seats) <= high:
        raise BadOption(fact("bad-players", game=game.id, given=len(body.seats), low=low, high=high))
    device = guard.remember_device(request, response, body.key)
    places, host = seated(game, body.seats, device)
    settings: Data = {"live_score": body.live_score, "hints": body.hints, "host": host}
    liked = (await hall.people.owner(device)).colour
    if liked is not None and host >= 0:
        settings["colours"] = cards.dressed(len(places), host, liked)
    if body.clock is not None:
        settings["clock"] = body.clock.model_dump()
    id = keys.table_id(device, body.key)
    try:
        row = await hall.store.table(id)  # the request is repeated
    except NotFound:
        request.app.state.limiter.spend_table(request)
        row = await hall.tables.set_up(game, dict(body.options), settings, places, id)
    return {"table": row.id, "url": site_url(request, f"/t/{row.id}"), "watch": site_url(request, f"/w/{row.watch}")}


def seated(game: Game, seats: list[NewSeat], device: str) -> tuple[list[SeatRow], int]:
    """The seats of a new table, and which of them is the caller's own, or -1."""
    places: list[SeatRow] = []
    for index, place in enumerate(seats):
        name = place.name or f"{index + 1}"
        if place.kind == "bot":
            places.append(SeatRow(index, "bot", name, place.bot, None, None))
        elif place.kind == "link":
            places.append(SeatRow(index, "open", "", "", None, None))
        else:
            town = place.town if game.seat_label else ""
            places.append(SeatRow(index, "human", name, "", device, None, town))
    return places, next((index for index, place in enumerate(seats) if place.kind == "me"), -1)


@router.post("/tables/{id}/withdraw")
async def withdraw(id: str, body: Withdrawal, request: Request, hall: HallDep) -> dict[str, Any]:
    """Takes a move back, or all moves up to the barrier."""
    live = await open_table(hall, id, request)
    device = guard.device_of(request.cookies)
    await changes.withdraw(hall.tables, live, device, body.seat, body.number, body.key, body.all)
    return {}


@router.get("/tables/{id}/why")
async def why(
    id: str, seat: Annotated[Seat, Query()], move: Annotated[Notation, Query()], request: Request, hall: HallDep
) -> dict[str, Any]:
    """Why a move is not legal now, found on the seat's blinded state."""
    live = await open_own_seat(hall, id, seat, request)
    blinded = live.table.state.blind(seat)
    pending = blinded.pending()
    if not (pending and pending >> seat & 1):
        reason = blinded.why_not(seat, 0)
    else:
        reason = blinded.why_not(seat, blinded.from_text(seat, move))
    return {"why": None if reason is None else reason.to_json()}


@router.post("/tables/{id}/hint")
async def hint(id: str, body: HintRequest, request: Request, hall: HallDep) -> dict[str, Any]:
    """The turn a Master would play, if the table was set up with hints."""
    live = await open_table(hall, id, request)
    return await hall.bots.hint(live, guard.device_of(request.cookies), body.seat, body.number, body.pick)


@router.post("/tables/{id}/join")
async def join(id: str, body: Join, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Seats the caller on an open seat."""
    live = await open_table(hall, id, request)
    changes.place_of(live, body.seat)
    device = guard.remember_device(request, response, body.key)
    await changes.join(hall.tables, live, device, body.seat, body.name, body.town)
    return {"url": site_url(request, f"/t/{id}")}


@router.post("/tables/{id}/resign")
async def resign(id: str, body: OwnSeat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Gives up: a bot plays the seat to the end, and record and result say so."""
    live = await open_table(hall, id, request)
    await changes.resign(hall.tables, live, guard.device_of(request.cookies), body.seat, body.key)
    return {}


@router.post("/tables/{id}/take_over")
async def take_over(id: str, body: TakeOver, request: Request, hall: HallDep) -> dict[str, Any]:
    """Lets a bot play for a seat that is open or whose owner is away. Anybody at the table may ask for it."""
    live, device = await open_own_table(hall, id, request)
    check_level(body.bot)
    await changes.take_over(hall.tables, live, device, body.seat, body.bot, body.key)
    return {}


@router.post("/tables/{id}/hand_back")
async def hand_back(id: str, body: OwnSeat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Gives a seat back to whoever left it to a bot."""
    live = await open_table(hall, id, request)
    await changes.hand_back(hall.tables, live, guard.device_of(request.cookies), body.seat, body.key)
    return {}


@router.post("/tables/{id}/link")
async def personal_link(id: str, body: OwnSeat, request: Request, hall: HallDep) -> dict[str, Any]:
    """Makes a personal link: whoever has it has the seat. The previous link stops working."""
    live = await open_table(hall, id, request)
    token = keys.link_secret(request.cookies.get(guard.COOKIE, ""), body.key)
    await changes.set_link(hall.tables, live, guard.device_of(request.cookies), body.seat, token)
    return {"url": site_url(request, f"/claim/{id}/{body.seat}#{token}")}


@router.post("/tables/{id}/claim")
async def claim(id: str, body: Claim, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Moves a seat to the caller's device by its personal link."""
    live = await open_table(hall, id, request)
    device = guard.remember_device(request, response, body.key)
    before = live.row.seats[body.seat].device if body.seat < len(live.row.seats) else None
    await changes.claim(hall.tables, live, device, body.seat, body.token)
    if before not in (None, device):
        for kept in (hall.notes, hall.talk):
            await kept.follow_seat(id, body.seat, before, device)
    return {"url": site_url(request, f"/t/{id}")}


def _again(place: SeatRow) -> dict[str, str]:
    """Who plays a seat's rematch: its owner, the same bot, or whoever sits down.

    Tables of earlier versions have bots without a level.
    """
    if place.device:
        return {"kind": "human", "bot": ""}
    if place.kind != "bot":
        return {"kind": "open", "name": "", "bot": ""}
    return {"bot": place.bot if place.bot in bots.LEVELS else bots.REGULAR}


@router.post("/tables/{id}/rematch")
async def rematch(id: str, request: Request, hall: HallDep, body: Rematch | None = None) -> dict[str, Any]:
    """The same game with the same people, seats rotated by one; everybody keeps their colour.

    Whoever asks second gets the same table, whatever options they wanted.
    """
    wish = body or Rematch()
    live, _ = await open_own_table(hall, id, request)
    if live.row.status == RUNNING:
        raise IllegalMove(fact("table-running"))
    if live.row.next is None:
        rotated = live.row.seats[1:] + live.row.seats[:1]
        colours = cards.colours_of(live.row)
        host = cards.host_of(live.row)
        once = ("lesson", "position", "variation", "deal", "duel")
        settings = {
            **{name: value for name, value in live.row.settings.items() if name not in once},
            "colours": colours[1:] + colours[:1],
            "host": (host.seat - 1) % len(rotated) if host else -1,
        }
        settings |= {name: on for name in ("live_score", "hints") if (on := getattr(wish, name)) is not None}
        options = live.row.options if wish.options is None else dict(wish.options)
        places = [
            place._replace(seat=index, link=None, lens=None, **_again(place)) for index, place in enumerate(rotated)
        ]
        request.app.state.limiter.spend_table(request)
        row = await hall.tables.set_up(live.game, options, settings, places)
        if not await changes.name_rematch(hall.tables, live, row.id):
            await hall.store.delete(row.id)
    return {"url": site_url(request, f"/t/{live.row.next}")}

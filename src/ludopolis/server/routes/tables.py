"""Requests about tables: setting one up, sitting down, taking back, hints, leaving a seat to a bot."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from ludopolis import bots, registry
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadOption, IllegalMove, fact
from ludopolis.server.guard import keys, versions
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import COOKIE, device_of, remember_device
from ludopolis.server.model.tables import RUNNING, NotFound, SeatRow, colours_of, host_of, with_colour
from ludopolis.server.people.last_seen import left_after
from ludopolis.server.routes.dependencies import (
    BotsDep,
    HintsDep,
    LimiterDep,
    NotesDep,
    PeopleDep,
    StoredDep,
    TablesDep,
    TalkDep,
    open_own_seat,
    open_own_table,
    open_table,
)
from ludopolis.server.routes.fields import (
    Body,
    Change,
    Id,
    Key,
    Name,
    NewSeat,
    Notation,
    OwnSeat,
    Seat,
    Town,
    ViewNumber,
    seated,
)
from ludopolis.server.tables import changes
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import check_level

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])


class NewClock(Body):
    """A clock, in seconds: `live`, a bank that grows with each turn, or `slow`, the same time for every turn."""

    kind: Literal["live", "slow"]
    bank: Annotated[int, Field(ge=60, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class NewTable(Change):
    """A table to set up."""

    game: Id
    options: dict[Id, bool | int | Id] = Field(default_factory=dict)
    seats: list[NewSeat] = Field(min_length=1, max_length=28)
    live_score: bool = True
    hints: bool = False
    clock: NewClock | None = None
    wait: bool = False
    """Whether the host begins the game later, when the friends with a link are there."""


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
    pick: list[Notation] = Field(default_factory=list, max_length=20)


class Join(Change):
    """Sitting down on an open seat."""

    name: Name
    town: Town = ""
    seat: Seat


class Rematch(Change):
    """Another game with the same people, with other options if some are named."""

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


@router.post("/tables", status_code=201)
async def new_table(
    body: NewTable,
    request: Request,
    response: Response,
    stored: StoredDep,
    people: PeopleDep,
    limiter: LimiterDep,
    tables: TablesDep,
) -> dict[str, Any]:
    """Sets a table up and seats the caller."""
    game = registry.find(body.game)
    request.state.game = game.id  # from here on, errors use its words
    low, high = game.players
    if not low <= len(body.seats) <= high:
        raise BadOption(fact("bad-players", game=game.id, given=len(body.seats), low=low, high=high))
    device = remember_device(request, response, body.key)
    places, host = seated(game, body.seats, device)
    settings: Data = {"live_score": body.live_score, "hints": body.hints, "host": host}
    liked = (await people.owner(device)).colour
    if liked is not None and host >= 0:
        settings["colours"] = with_colour(len(places), host, liked)
    if body.clock is not None:
        settings["clock"] = body.clock.model_dump()
    id = keys.table_id(device, body.key)
    try:
        row = await stored.find(id)  # a retry
    except NotFound:
        limiter.spend_table(request)
        waits = body.wait and host >= 0 and any(place.kind == "open" for place in places)
        row = await tables.set_up(game, dict(body.options), settings, places, id, waits=waits)
    return {"table": row.id, "url": site_url(request, f"/t/{row.id}"), "watch": site_url(request, f"/w/{row.watch}")}


@router.post("/tables/{id}/withdraw")
async def withdraw(id: str, body: Withdrawal, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Takes a move back, or all moves up to the barrier."""
    live = await open_table(tables, id, request)
    device = device_of(request.cookies)
    await changes.withdraw(tables, live, device, body.seat, body.number, body.key, body.all)
    return {}


@router.get("/tables/{id}/why")
async def why(
    id: str, seat: Annotated[Seat, Query()], move: Annotated[Notation, Query()], request: Request, tables: TablesDep
) -> dict[str, Any]:
    """Why a move is not legal now, as far as the seat knows."""
    live = await open_own_seat(tables, id, seat, request)
    changes.check_begun(live)
    blinded = live.table.state.blind(seat)
    pending = blinded.pending()
    if not (pending and pending >> seat & 1):
        reason = blinded.why_not(seat, 0)
    else:
        reason = blinded.why_not(seat, blinded.from_text(seat, move))
    return {"why": None if reason is None else reason.to_json()}


@router.post("/tables/{id}/hint")
async def hint(id: str, body: HintRequest, request: Request, bots: BotsDep, tables: TablesDep) -> dict[str, Any]:
    """The turn a Master would play, if the table was set up with hints."""
    live = await open_table(tables, id, request)
    try:
        return await bots.hint(live, device_of(request.cookies), body.seat, body.number, body.pick)
    except changes.OutOfDate:
        return _outdated(live, body)


@router.post("/tables/{id}/hint/reasons")
async def reasons(id: str, body: HintRequest, request: Request, bots: BotsDep, tables: TablesDep) -> dict[str, Any]:
    """Why the turn of that hint is better than the other one; they come later than the hint."""
    live = await open_table(tables, id, request)
    try:
        return {"reasons": await bots.reasons(live, device_of(request.cookies), body.seat, body.number, body.pick)}
    except changes.OutOfDate:
        return _outdated(live, body)


def _outdated(live: Live, asked: HintRequest) -> Data:
    """The answer to a question about an earlier view: its page cannot know yet that the table has gone on."""
    if asked.number > live.table.view_number(asked.seat):
        raise changes.OutOfDate(fact("out-of-date"))  # no view has had this number
    return {"outdated": True}


@router.post("/tables/{id}/join")
async def join(id: str, body: Join, request: Request, response: Response, tables: TablesDep) -> dict[str, Any]:
    """Seats the caller on an open seat."""
    live = await open_table(tables, id, request)
    changes.place_of(live, body.seat)
    device = remember_device(request, response, body.key)
    await changes.join(tables, live, device, body.seat, body.name, body.town)
    return {"url": site_url(request, f"/t/{id}")}


@router.post("/tables/{id}/resign")
async def resign(id: str, body: OwnSeat, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Resigns: a bot plays the seat to the end, and record and result say so."""
    live = await open_table(tables, id, request)
    await changes.resign(tables, live, device_of(request.cookies), body.seat, body.key)
    return {}


@router.post("/tables/{id}/take_over")
async def take_over(id: str, body: TakeOver, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Lets a bot play for a seat that is open or whose owner is away. Anybody at the table may ask for it."""
    live, device = await open_own_table(tables, id, request)
    check_level(body.bot)
    await changes.take_over(tables, live, device, body.seat, body.bot, body.key)
    return {}


@router.post("/tables/{id}/hand_back")
async def hand_back(id: str, body: OwnSeat, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Gives a seat back to the player who left it to a bot."""
    live = await open_table(tables, id, request)
    await changes.hand_back(tables, live, device_of(request.cookies), body.seat, body.key)
    return {}


@router.post("/tables/{id}/link")
async def personal_link(id: str, body: OwnSeat, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Makes a personal link, which gives its holder the seat. The previous link stops working."""
    live = await open_table(tables, id, request)
    token = keys.link_secret(request.cookies.get(COOKIE, ""), body.key)
    await changes.set_link(tables, live, device_of(request.cookies), body.seat, token)
    return {"url": site_url(request, f"/claim/{id}/{body.seat}#{token}")}


@router.post("/tables/{id}/claim")
async def claim(
    id: str,
    body: Claim,
    request: Request,
    response: Response,
    hints: HintsDep,
    talk: TalkDep,
    notes: NotesDep,
    tables: TablesDep,
) -> dict[str, Any]:
    """Moves a seat to the caller's device by its personal link."""
    live = await open_table(tables, id, request)
    device = remember_device(request, response, body.key)
    before = live.row.seats[body.seat].device if body.seat < len(live.row.seats) else None
    await changes.claim(tables, live, device, body.seat, body.token)
    if before not in (None, device):
        for repository in (hints, notes, talk):
            await repository.follow_seat(id, body.seat, before, device)
    return {"url": site_url(request, f"/t/{id}")}


def _again(place: SeatRow, gone: set[str]) -> dict[str, Any]:
    """Who plays a seat's rematch: its owner, the same bot, or whoever sits down; also where the owner has `gone`.

    Tables of earlier versions have bots without a level.
    """
    if place.device and place.device not in gone:
        return {"kind": "human", "bot": ""}
    if place.kind != "bot" or place.device:
        return {"kind": "open", "name": "", "bot": "", "device": None, "town": ""}
    return {"bot": place.bot if bots.is_level(place.bot) else bots.REGULAR}


@router.post("/tables/{id}/rematch")
async def rematch(
    id: str,
    request: Request,
    stored: StoredDep,
    people: PeopleDep,
    limiter: LimiterDep,
    tables: TablesDep,
    body: Rematch | None = None,
) -> dict[str, Any]:
    """Sets up the same game with the same people, seats rotated by one. Everybody keeps their colour.

    The seats of those who have left are open. Somebody who asks second gets the same table, whatever options they
    wanted.
    """
    wanted = body or Rematch()
    live, device = await open_own_table(tables, id, request)
    changes.check_begun(live)
    if live.row.status == RUNNING:
        raise IllegalMove(fact("table-running"))
    if live.row.next is None:
        rotated = live.row.seats[1:] + live.row.seats[:1]
        colours = colours_of(live.row)
        host = host_of(live.row)
        once = ("lesson", "position", "variation", "deal", "duel", "door")
        settings = {
            **{name: value for name, value in live.row.settings.items() if name not in once},
            "colours": colours[1:] + colours[:1],
            "host": (host.seat - 1) % len(rotated) if host else -1,
        }
        settings |= {name: on for name in ("live_score", "hints") if (on := getattr(wanted, name)) is not None}
        options = live.row.options if wanted.options is None else dict(wanted.options)
        gone = await left_after(live, people, device)
        places = [
            place._replace(seat=index, link=None, lens=None, **_again(place, gone))
            for index, place in enumerate(rotated)
        ]
        limiter.spend_table(request)
        row = await tables.set_up(live.game, options, settings, places)
        if not await changes.name_rematch(tables, live, row.id):
            await stored.delete(row.id)
    return {"url": site_url(request, f"/t/{live.row.next}")}

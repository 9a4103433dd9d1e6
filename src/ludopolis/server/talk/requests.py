"""Requests about talk and notes: saying something, reading, muting, removing, and what a table's host arranges."""

import json
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field, StringConstraints

from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server import cards, guard, versions
from ludopolis.server.api import Change, HallDep, Id, Name, Seat
from ludopolis.server.changes import OutOfDate
from ludopolis.server.hall import Hall
from ludopolis.server.rows import NotFound, TableRow, now
from ludopolis.server.store import Conflict
from ludopolis.server.talk.kept import Line, author_of
from ludopolis.server.talk.plain import MAX_NOTE_CHARS, MAX_SAID_CHARS, noted, said
from ludopolis.server.talk.rules import hears_gallery, talks

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])

SIGNS = Literal["smile", "wow", "heart", "hand"]
"""The drawn reactions."""
Raw = Annotated[str, StringConstraints(max_length=5 * MAX_SAID_CHARS)]
RawNote = Annotated[str, StringConstraints(max_length=2 * MAX_NOTE_CHARS)]
Number = Annotated[int, Field(gt=-(2**31), lt=2**31)]


class Words(Change):
    """A message or a reaction: of one of the sender's seats, or of a spectator by name."""

    seat: Seat | None = None
    name: Name | None = None
    text: Raw = ""
    sign: SIGNS | None = None
    about: Number | None = None


class Which(Change):
    """One line."""

    n: Number


class Mute(Change):
    """Somebody whom the caller's device does not want to hear any more, or again."""

    author: Id
    muted: bool


class Arrangement(Change):
    """What a table's host says: whether there is talk, and whether players hear the spectators."""

    on: bool
    gallery: bool


class NewNote(Change):
    """What a seat notes."""

    seat: Seat
    text: RawNote


class Caller(NamedTuple):
    """A table and whoever asks something about it."""

    row: TableRow
    device: str

    @property
    def seats(self) -> list[int]:
        """The caller's own."""
        return [place.seat for place in self.row.seats if self.device and place.device == self.device]

    @property
    def host(self) -> bool:
        """Whether they set the table up."""
        found = cards.host_of(self.row)
        return bool(self.device) and found is not None and found.device == self.device

    @property
    def author(self) -> str:
        """What the device is called in this talk. At another table it has another name."""
        return author_of(self.row.id, self.device) if self.device else ""


async def caller_of(hall: Hall, id: str, request: Request, device: str = "") -> Caller:
    """The table of that id or spectators' id. From here on, errors are told in its game's words."""
    row = await hall.store.either(id)
    request.state.game = row.game
    return Caller(row, device or guard.device_of(request.cookies))


async def _host(hall: Hall, id: str, request: Request) -> Caller:
    caller = await caller_of(hall, id, request)
    if not caller.host:
        raise guard.Forbidden(fact("not-the-host"))
    return caller


@router.get("/tables/{id}/talk")
async def hear(id: str, request: Request, hall: HallDep) -> dict[str, Any]:
    """What the caller may hear of a table's talk, and what it may do there."""
    caller = await caller_of(hall, id, request)
    row, on = caller.row, talks(caller.row)
    answer: dict[str, Any] = {"on": on, "gallery": bool(row.settings.get("gallery")), "host": caller.host}
    if not on:
        return {**answer, "me": caller.author, "read": 0, "muted": [], "said": []}
    found = await hall.talk.hear(row.id, caller.device, hears_gallery(row, caller.device))
    lines = [_shown(line) for line in found.lines]
    return {**answer, "me": caller.author, "read": found.read, "muted": found.muted, "said": lines}


def _shown(line: Line) -> dict[str, Any]:
    data = line._asdict()
    del data["device"]
    return {**data, "at": round(line.at.timestamp())}


@router.post("/tables/{id}/talk")
async def say(id: str, body: Words, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Says something at the table, or in the gallery if the caller has no seat."""
    device = guard.device_of(request.cookies) or guard.remember_device(request, response, body.key)
    caller = await caller_of(hall, id, request, device)
    table_id = caller.row.id
    if not talks(caller.row):
        raise guard.Forbidden(fact("talk-off"))
    gallery = not caller.seats
    if not gallery and body.seat not in caller.seats:
        raise guard.Forbidden(fact("not-your-seat"))
    if gallery and (body.seat is not None or body.name is None):
        raise IllegalMove(fact("bad-request", field="name"))
    if bool(body.text) == (body.sign is not None) or (body.about is not None and body.sign is None):
        raise IllegalMove(fact("bad-request", field="text"))
    text = said(body.text) if body.text else ""
    name = said(body.name) if gallery and body.name else ""
    if body.about is not None:
        about = await hall.talk.line(table_id, body.about)
        if about is None or about.about is not None or (about.gallery and not hears_gallery(caller.row, device)):
            raise NotFound(fact("nothing-said"))
        gallery = gallery or about.gallery
    request.app.state.limiter.spend_word(request)
    line = Line(0, gallery, body.seat, device, caller.author, name, text, body.sign or "", body.about, now())
    try:
        await hall.talk.say(table_id, line, body.key)
    except Conflict:
        raise OutOfDate(fact("out-of-date")) from None
    _tell(hall, table_id, gallery)
    return {}


@router.post("/tables/{id}/talk/read")
async def read(id: str, body: Which, request: Request, hall: HallDep) -> dict[str, Any]:
    """Notes how far the caller has read."""
    caller = await caller_of(hall, id, request)
    if caller.device:
        await hall.talk.read_up_to(caller.row.id, caller.device, body.n)
    return {}


@router.post("/tables/{id}/talk/mute")
async def mute(id: str, body: Mute, request: Request, hall: HallDep) -> dict[str, Any]:
    """Stops hearing somebody, or hears them again. Nobody is told."""
    caller = await caller_of(hall, id, request)
    if not caller.device:
        raise guard.Forbidden(fact("not-your-seat"))
    lines = (await hall.talk.hear(caller.row.id, "", hears_gallery(caller.row, caller.device))).lines
    if body.muted and all(line.author != body.author for line in lines):
        raise NotFound(fact("nothing-said"))
    await hall.talk.mute(caller.row.id, caller.device, body.author, body.muted)
    return {}


@router.post("/tables/{id}/talk/remove")
async def remove(id: str, body: Which, request: Request, hall: HallDep) -> dict[str, Any]:
    """Removes something said: one's own words, or as the table's host anybody's that the host hears."""
    caller = await caller_of(hall, id, request)
    line = await hall.talk.line(caller.row.id, body.n)
    if line is None or (line.gallery and not hears_gallery(caller.row, caller.device)):
        raise NotFound(fact("nothing-said"))
    if not caller.device or (not caller.host and line.device != caller.device):
        raise guard.Forbidden(fact("not-the-host"))
    await hall.talk.remove(caller.row.id, body.n)
    _tell(hall, caller.row.id, line.gallery)
    return {}


@router.post("/tables/{id}/talk/arrange")
async def arrange(id: str, body: Arrangement, request: Request, hall: HallDep) -> dict[str, Any]:
    """Switches talk off or on, and lets players hear the spectators or not."""
    caller = await _host(hall, id, request)
    live = await hall.tables.open(caller.row.id)
    async with hall.tables.holding(live):
        live.stale = True
        settings = {**live.row.settings, "talk": body.on, "gallery": body.gallery}
        await hall.talk.arrange(live.row.id, json.dumps(settings))
        await hall.tables.catch_up(live)
        live.hear()
    return {}


@router.get("/tables/{id}/notes")
async def note(id: str, seat: Annotated[Seat, Query()], request: Request, hall: HallDep) -> dict[str, Any]:
    """What the caller has noted at a seat of theirs."""
    caller = await _seated(hall, id, seat, request)
    return {"text": await hall.notes.read(caller.row.id, seat, caller.device)}


@router.post("/tables/{id}/notes")
async def write_note(id: str, body: NewNote, request: Request, hall: HallDep) -> dict[str, Any]:
    """Keeps what the caller notes at a seat of theirs."""
    caller = await _seated(hall, id, body.seat, request)
    await hall.notes.write(caller.row.id, body.seat, caller.device, noted(body.text))
    return {}


async def _seated(hall: Hall, id: str, seat: int, request: Request) -> Caller:
    caller = await caller_of(hall, id, request)
    if seat not in caller.seats:
        raise guard.Forbidden(fact("not-your-seat"))
    return caller


def _tell(hall: Hall, table_id: str, gallery: bool) -> None:
    """Tells this process's viewers; the others hear of it from the database."""
    live = hall.tables.live.get(table_id)
    if live is not None:
        live.hear(gallery)

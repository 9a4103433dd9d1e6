"""Requests about talk and notes: saying something, reading, muting, removing, and what a table's host arranges."""

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field, StringConstraints

from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.devices import device_of, has_looked_through, remember_device
from ludopolis.server.model.tables import NotFound, now
from ludopolis.server.model.talk import Line, hears_gallery, talks
from ludopolis.server.routes.dependencies import LimiterDep, NotesDep, StoredDep, TablesDep, TalkDep
from ludopolis.server.routes.fields import Change, Id, Name, Seat
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.tables.changes import OutOfDate
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.talk.caller import Caller
from ludopolis.server.talk.plain import MAX_NOTE_CHARS, MAX_SAID_CHARS, noted, said

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


async def caller_of(stored: TableRepository, id: str, request: Request, device: str = "") -> Caller:
    """The table of that id or spectators' id. From here on, errors are told in its game's words."""
    row = await stored.find_either(id)
    request.state.game = row.game
    looked = has_looked_through(request.cookies, row.watch)
    return Caller(row, device or device_of(request.cookies), looked)


async def _host(stored: TableRepository, id: str, request: Request) -> Caller:
    caller = await caller_of(stored, id, request)
    if not caller.host:
        raise Forbidden(fact("not-the-host"))
    return caller


@router.get("/tables/{id}/talk")
async def hear(id: str, request: Request, talk: TalkDep, stored: StoredDep) -> dict[str, Any]:
    """What the caller may hear of a table's talk, and what it may do there."""
    caller = await caller_of(stored, id, request)
    row, on = caller.row, talks(caller.row)
    answer: dict[str, Any] = {"on": on, "gallery": bool(row.settings.get("gallery")), "host": caller.host}
    answer["silent"] = caller.silent
    if not on:
        return {**answer, "me": caller.author, "read": 0, "muted": [], "said": []}
    found = await talk.hear(row.id, caller.device, hears_gallery(row, caller.device))
    lines = [_shown(line) for line in found.lines]
    return {**answer, "me": caller.author, "read": found.read, "muted": found.muted, "said": lines}


def _shown(line: Line) -> dict[str, Any]:
    data = line._asdict()
    del data["device"]
    return {**data, "at": round(line.at.timestamp())}


@router.post("/tables/{id}/talk")
async def say(
    id: str,
    body: Words,
    request: Request,
    response: Response,
    talk: TalkDep,
    limiter: LimiterDep,
    stored: StoredDep,
    tables: TablesDep,
) -> dict[str, Any]:
    """Says something at the table, or in the gallery if the caller has no seat."""
    device = device_of(request.cookies) or remember_device(request, response, body.key)
    caller = await caller_of(stored, id, request, device)
    table_id = caller.row.id
    if not talks(caller.row):
        raise Forbidden(fact("talk-off"))
    if caller.silent:
        raise Forbidden(fact("lens-silent"))
    gallery = not caller.seats
    if not gallery and body.seat not in caller.seats:
        raise Forbidden(fact("not-your-seat"))
    if gallery and (body.seat is not None or body.name is None):
        raise IllegalMove(fact("bad-request", field="name"))
    if bool(body.text) == (body.sign is not None) or (body.about is not None and body.sign is None):
        raise IllegalMove(fact("bad-request", field="text"))
    text = said(body.text) if body.text else ""
    name = said(body.name) if gallery and body.name else ""
    if body.about is not None:
        about = await talk.line(table_id, body.about)
        if about is None or about.about is not None or (about.gallery and not hears_gallery(caller.row, device)):
            raise NotFound(fact("nothing-said"))
        gallery = gallery or about.gallery
    limiter.spend_word(request)
    line = Line(0, gallery, body.seat, device, caller.author, name, text, body.sign or "", body.about, now())
    try:
        await talk.say(table_id, line, body.key)
    except Conflict:
        raise OutOfDate(fact("out-of-date")) from None
    _tell(tables, table_id, gallery)
    return {}


@router.post("/tables/{id}/talk/read")
async def read(id: str, body: Which, request: Request, talk: TalkDep, stored: StoredDep) -> dict[str, Any]:
    """Notes how far the caller has read."""
    caller = await caller_of(stored, id, request)
    if caller.device:
        await talk.read_up_to(caller.row.id, caller.device, body.n)
    return {}


@router.post("/tables/{id}/talk/mute")
async def mute(id: str, body: Mute, request: Request, talk: TalkDep, stored: StoredDep) -> dict[str, Any]:
    """Stops hearing somebody, or hears them again. Nobody is told."""
    caller = await caller_of(stored, id, request)
    if not caller.device:
        raise Forbidden(fact("not-your-seat"))
    lines = (await talk.hear(caller.row.id, "", hears_gallery(caller.row, caller.device))).lines
    if body.muted and all(line.author != body.author for line in lines):
        raise NotFound(fact("nothing-said"))
    await talk.mute(caller.row.id, caller.device, body.author, body.muted)
    return {}


@router.post("/tables/{id}/talk/remove")
async def remove(
    id: str, body: Which, request: Request, talk: TalkDep, stored: StoredDep, tables: TablesDep
) -> dict[str, Any]:
    """Removes something said: one's own words, or as the table's host anybody's that the host hears."""
    caller = await caller_of(stored, id, request)
    line = await talk.line(caller.row.id, body.n)
    if line is None or (line.gallery and not hears_gallery(caller.row, caller.device)):
        raise NotFound(fact("nothing-said"))
    if not caller.device or (not caller.host and line.device != caller.device):
        raise Forbidden(fact("not-the-host"))
    await talk.remove(caller.row.id, body.n)
    _tell(tables, caller.row.id, line.gallery)
    return {}


@router.post("/tables/{id}/talk/arrange")
async def arrange(
    id: str, body: Arrangement, request: Request, talk: TalkDep, stored: StoredDep, tables: TablesDep
) -> dict[str, Any]:
    """Switches talk off or on, and lets players hear the spectators or not."""
    caller = await _host(stored, id, request)
    live = await tables.open(caller.row.id)
    async with tables.holding(live):
        live.stale = True
        settings = {**live.row.settings, "talk": body.on, "gallery": body.gallery}
        await talk.arrange(live.row.id, json.dumps(settings))
        await tables.catch_up(live)
        live.hear()
    return {}


@router.get("/tables/{id}/notes")
async def note(
    id: str, seat: Annotated[Seat, Query()], request: Request, notes: NotesDep, stored: StoredDep
) -> dict[str, Any]:
    """What the caller has noted at a seat of theirs."""
    caller = await _seated(stored, id, seat, request)
    return {"text": await notes.find(caller.row.id, seat, caller.device)}


@router.post("/tables/{id}/notes")
async def write_note(id: str, body: NewNote, request: Request, notes: NotesDep, stored: StoredDep) -> dict[str, Any]:
    """Keeps what the caller notes at a seat of theirs."""
    caller = await _seated(stored, id, body.seat, request)
    await notes.replace(caller.row.id, body.seat, caller.device, noted(body.text))
    return {}


async def _seated(stored: TableRepository, id: str, seat: int, request: Request) -> Caller:
    caller = await caller_of(stored, id, request)
    if seat not in caller.seats:
        raise Forbidden(fact("not-your-seat"))
    return caller


def _tell(tables: OpenTables, table_id: str, gallery: bool) -> None:
    """Tells this process's viewers; the others hear of it from the database."""
    live = tables.live.get(table_id)
    if live is not None:
        live.hear(gallery)

"""Requests about talk and notes. What may be said, muted and removed is in `talk/saying.py`."""

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field, StringConstraints

from ludopolis.engine.values.facts import fact
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.devices import device_of, has_looked_through, remember_device
from ludopolis.server.model.talk import Line, hears_gallery, talks
from ludopolis.server.routes.dependencies import LimiterDep, NotesDep, StoredDep, TablesDep, TalkDep
from ludopolis.server.routes.fields import Change, Id, Name, Seat
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.talk import saying
from ludopolis.server.talk.caller import Caller
from ludopolis.server.talk.plain import MAX_NOTE_CHARS, MAX_SAID_CHARS, noted

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])

SIGNS = Literal["smile", "wow", "heart", "hand"]
"""The drawn reactions."""
Raw = Annotated[str, StringConstraints(max_length=5 * MAX_SAID_CHARS)]
RawNote = Annotated[str, StringConstraints(max_length=2 * MAX_NOTE_CHARS)]
Number = Annotated[int, Field(gt=-(2**31), lt=2**31)]


class Words(Change):
    """A message or a reaction, from one of the sender's seats or from a spectator with a name."""

    seat: Seat | None = None
    name: Name | None = None
    text: Raw = ""
    sign: SIGNS | None = None
    about: Number | None = None


class Which(Change):
    """The number of a line."""

    n: Number


class Mute(Change):
    """An author whom the caller's device mutes or unmutes."""

    author: Id
    muted: bool


class Arrangement(Change):
    """The host's settings: whether there is talk, and whether players hear the spectators."""

    on: bool
    gallery: bool


class NewNote(Change):
    """The new notes of a seat."""

    seat: Seat
    text: RawNote


async def caller_of(stored: TableRepository, id: str, request: Request, device: str = "") -> Caller:
    """The caller, at the table of that id or spectators' id. From here on, errors use the words of its game."""
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
    line = await saying.line_of(talk, caller, body.seat, body.name, body.text, body.sign or "", body.about)
    limiter.spend_word(request)
    await saying.say(talk, tables, caller.row.id, line, body.key)
    return {}


@router.post("/tables/{id}/talk/read")
async def read(id: str, body: Which, request: Request, talk: TalkDep, stored: StoredDep) -> dict[str, Any]:
    """Stores how far the caller has read."""
    caller = await caller_of(stored, id, request)
    if caller.device:
        await talk.read_up_to(caller.row.id, caller.device, body.n)
    return {}


@router.post("/tables/{id}/talk/mute")
async def mute(id: str, body: Mute, request: Request, talk: TalkDep, stored: StoredDep) -> dict[str, Any]:
    """Mutes or unmutes somebody for the caller's device. Nobody is told."""
    caller = await caller_of(stored, id, request)
    await saying.mute(talk, caller, body.author, body.muted)
    return {}


@router.post("/tables/{id}/talk/remove")
async def remove(
    id: str, body: Which, request: Request, talk: TalkDep, stored: StoredDep, tables: TablesDep
) -> dict[str, Any]:
    """Removes a line: one's own or, for the table's host, any line that the host hears."""
    caller = await caller_of(stored, id, request)
    await saying.remove(talk, tables, caller, body.n)
    return {}


@router.post("/tables/{id}/talk/arrange")
async def arrange(
    id: str, body: Arrangement, request: Request, talk: TalkDep, stored: StoredDep, tables: TablesDep
) -> dict[str, Any]:
    """Switches talk on or off, and whether players hear the spectators."""
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
    """The caller's notes at one of their seats."""
    caller = await _seated(stored, id, seat, request)
    return {"text": await notes.find(caller.row.id, seat, caller.device)}


@router.post("/tables/{id}/notes")
async def write_note(id: str, body: NewNote, request: Request, notes: NotesDep, stored: StoredDep) -> dict[str, Any]:
    """Stores the caller's notes at one of their seats."""
    caller = await _seated(stored, id, body.seat, request)
    await notes.replace(caller.row.id, body.seat, caller.device, noted(body.text))
    return {}


async def _seated(stored: TableRepository, id: str, seat: int, request: Request) -> Caller:
    caller = await caller_of(stored, id, request)
    if seat not in caller.seats:
        raise Forbidden(fact("not-your-seat"))
    return caller

"""Finished games, step by step: frames of a replay, and records that come from elsewhere."""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, HTTPException, Query, Request

from ludopolis import registry
from ludopolis.engine import record as records
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadRecord, LudopolisError, fact
from ludopolis.engine.record import UNFINISHED, Record
from ludopolis.engine.state import Data, State
from ludopolis.engine.table import Table
from ludopolis.engine.table import replay as verify
from ludopolis.server import guard
from ludopolis.server.api import HallDep
from ludopolis.server.hall import FINISHED, Hall, NoTable
from ludopolis.server.live import Live
from ludopolis.server.store import SeatRow, TableRow, now
from ludopolis.server.wire import deciding, facts, final, people, sheets

router = APIRouter(prefix="/api")

MOST_FRAMES = 60
Viewpoint = Annotated[int, Query(ge=0, le=SPECTATOR)]


class Frame(NamedTuple):
    """A moment at which somebody decides, or the end: what led to it since the last one."""

    state: State
    """The position; it is played on when the next frame is asked for."""
    steps: list[int]
    """Entries since the frame before."""
    seat: int
    move: str


def walk(table: Table) -> Iterator[Frame]:
    """The frames of a game in order: draws belong to the move before them, moves taken back are left out."""
    state = table.game.new(table.options, len(table.seats))
    steps: list[int] = []
    seat, move = CHANCE, ""
    if state.pending() != CHANCE:
        yield Frame(state, steps, seat, move)
    for step in table.steps:
        if step.seat != CHANCE:
            seat, move = step.seat, state.to_text(step.seat, step.move)
        state.play(step.seat, step.move)
        steps.append(step.n)
        if state.pending() != CHANCE:
            yield Frame(state, steps, seat, move)
            steps = []


async def finished(hall: Hall, id: str, seat: int) -> Live:
    """The finished table of that id or spectators' id."""
    row = await hall.store.table(id) or await hall.store.watched(id)
    if row is None:
        raise NoTable(fact("no-such-table"))
    live = await hall.live(row.id)
    if live.row.status != FINISHED:
        raise HTTPException(403, detail=fact("table-running").to_json())
    if seat != SPECTATOR and seat >= len(live.row.seats):
        raise HTTPException(404, detail=fact("no-such-seat", given=seat, high=len(live.row.seats) - 1).to_json())
    return live


@router.get("/tables/{id}/replay")
async def outline(id: str, hall: HallDep, seat: Viewpoint = SPECTATOR) -> dict[str, Any]:
    """The whole game without its positions: for each frame the turn, the move, and what is told of it."""
    live = await finished(hall, id, seat)
    table = live.table
    told: dict[int, list[Data]] = {}
    for n, event in table.log(seat):
        told.setdefault(n, []).append(event.to_json())
    frames = [
        {
            "turn": frame.state.turn(),
            "seat": None if frame.seat == CHANCE else frame.seat,
            "move": frame.move,
            "facts": [line for n in frame.steps for line in told.get(n, [])],
        }
        for frame in walk(table)
    ]
    return {"frames": frames, "seats": people(live.row, table, set()), "over": final(table.state)}


@router.get("/tables/{id}/replay/frames")
async def positions(
    id: str,
    hall: HallDep,
    start: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    seat: Viewpoint = SPECTATOR,
    text: bool = False,
) -> dict[str, Any]:
    """Some frames' positions, as the spectator or a seat saw them. The game is over: every seat's view is open."""
    live = await finished(hall, id, seat)
    found: list[Data] = []
    for index, frame in enumerate(walk(live.table)):
        if index >= start + count:
            break
        if index >= start:
            blinded = frame.state.blind(seat)
            shown: Data = {"view": blinded.view(seat), "deciding": deciding(frame.state), "scores": sheets(blinded)}
            if text:
                shown["position"] = facts(blinded.position(seat))
            found.append(shown)
    return {"start": start, "frames": found}


@router.post("/records", status_code=201)
async def upload(request: Request, hall: HallDep) -> dict[str, Any]:
    """Takes a finished record in, if playing it again by the rules gives exactly what it says."""
    body = await request.body()
    record = await asyncio.to_thread(checked, body)
    header = record.header
    places = [SeatRow(seat, "human", name, "", None, None) for seat, name in enumerate(header.seats)]
    at = now()
    row = TableRow(
        id=guard.new_id(),
        watch=guard.new_id(),
        game=header.game,
        rules=header.rules,
        components=header.components,
        options=dict(header.options),
        settings={"live_score": True, "hints": False},
        seed=guard.new_token(),
        status=FINISHED,
        next=None,
        created=at,
        touched=at,
        seats=places,
    )
    await hall.store.create(row, record.entries)
    return {"table": row.id, "url": f"/replay/{row.id}"}


def checked(body: bytes) -> Record:
    """The record in a body; `BadRecord` for one that cannot be read, was not finished, or lies."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord(fact("record-json", line=1)) from None
    try:
        record = records.parse(text)
        if record.closing.get("end") == UNFINISHED:
            raise BadRecord(fact("record-unfinished"))
        verify(record, registry.find_for(record.header))
    except LudopolisError as wrong:
        raise BadRecord(wrong.reason) from wrong
    return record

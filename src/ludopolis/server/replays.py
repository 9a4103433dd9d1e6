"""Finished games: their records, their replays frame by frame, and records from elsewhere."""

import asyncio
from bisect import bisect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import itemgetter
from typing import Annotated, Any, NamedTuple, ParamSpec, TypeVar

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ludopolis import registry
from ludopolis.engine.contract import State
from ludopolis.engine.table import record as records
from ludopolis.engine.table.record import UNFINISHED, Header
from ludopolis.engine.table.table import Table
from ludopolis.engine.table.table import replay as verify
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadRecord, LudopolisError, fact
from ludopolis.server import guard, keys, versions
from ludopolis.server.api import HallDep, Key
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live
from ludopolis.server.open_tables import Unplayable, game_of
from ludopolis.server.root_path import site_url
from ludopolis.server.rows import FINISHED, NotFound, SeatRow, TableRow, new_row
from ludopolis.server.store import Conflict
from ludopolis.server.wire import deciding, encode, facts, final, people, sheets

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])

MAX_FRAMES = 60
MAX_START = 2**31
MAX_ENTRIES = 10_000
"""How many entries an uploaded record may have. The longest game we know has a thousand."""
Viewpoint = Annotated[int, Query(ge=0, le=SPECTATOR)]
Takes = ParamSpec("Takes")
Gives = TypeVar("Gives")
_threads = ThreadPoolExecutor(1, "replays")
"""A whole game takes long to play again. Tables go on meanwhile, so long as few threads compete with their own."""


async def off_loop(work: Callable[Takes, Gives], *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
    """Runs work beside the event loop, one after the other."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))


class Frame(NamedTuple):
    """A moment at which somebody decides, or the end, and what has led to it since the frame before."""

    state: State
    """The position. It changes when the next frame is asked for."""
    steps: list[int]
    """Entries since the frame before."""
    seat: int
    move: str


def frames_of(table: Table) -> Iterator[Frame]:
    """The frames of a game in order. Draws belong to the move before them; moves taken back are left out."""
    state = table.first_state()
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
    """The finished table of that id or spectators' id, to be seen from that seat."""
    live = await open_finished(hall, await hall.store.either(id))
    if seat != SPECTATOR and seat >= len(live.row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(live.row.seats) - 1))
    return live


async def open_finished(hall: Hall, row: TableRow) -> Live:
    """The table in memory, if its game is over. A running game's record and positions hold hidden things."""
    live = await hall.tables.open(row.id)
    if live.row.status != FINISHED:
        raise guard.Forbidden(fact("table-running"))
    return live


@router.get("/tables/{id}/record")
async def record(id: str, hall: HallDep) -> PlainTextResponse:
    """The record of a finished game."""
    row = await hall.store.either(id)
    text = await record_text(hall, row)
    # Whoever has the spectators' id is not told the table's.
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{id}.jsonl"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


async def record_text(hall: Hall, row: TableRow) -> str:
    """A table's record as text. If the table can no longer be played, only what is stored."""
    try:
        game_of(row)
    except Unplayable:
        names, towns = [place.name for place in row.seats], tuple(place.town for place in row.seats)
        position = row.settings.get("position")
        varied = bool(row.settings.get("variation"))
        header = Header(row.game, row.rules, row.components, row.options, len(names), names, position, towns, varied)
        lines = await hall.store.lines(row.id)
        return "".join(encode(line) + "\n" for line in (header.to_json(), *lines))
    table = (await open_finished(hall, row)).table
    return await off_loop(lambda: table.record().to_text())


@router.get("/tables/{id}/replay")
async def outline(id: str, hall: HallDep, seat: Viewpoint = SPECTATOR) -> Response:
    """The whole game without its positions: for each frame the turn, the move, and its lines of the log."""
    live = await finished(hall, id, seat)
    used = await hall.store.used(live.row.id) if live.clock is not None else []
    return json_response(await off_loop(outlined, live.row, live.table, seat, used))


def outlined(row: TableRow, table: Table, seat: int, used: list[tuple[int, list[int]]]) -> str:
    """The outline of a game as JSON; with the time that everybody had used, where a clock counted it."""
    told: dict[int, list[Data]] = {}
    for n, event in table.log(seat):
        told.setdefault(n, []).append(event.to_json())
    frames = [
        {
            "turn": frame.state.turn(),
            "seat": None if frame.seat == CHANCE else frame.seat,
            "move": frame.move,
            "facts": [line for n in frame.steps for line in told.get(n, [])],
            "n": frame.steps[-1] if frame.steps else 0,
            **_used(used, frame.steps[-1] if frame.steps else 0),
        }
        for frame in frames_of(table)
    ]
    return encode({"frames": frames, "seats": people(row, table, set()), "over": final(table.state)})


def _used(used: list[tuple[int, list[int]]], entry: int) -> Data:
    """How long each seat had thought by an entry."""
    if not used:
        return {}
    at = bisect(used, entry, key=itemgetter(0))
    return {"used": used[at - 1][1] if at else [0] * len(used[0][1])}


@router.get("/tables/{id}/replay/frames")
async def positions(
    id: str,
    hall: HallDep,
    start: Annotated[int, Query(ge=0, lt=MAX_START)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
    seat: Viewpoint = SPECTATOR,
    text: bool = False,
) -> Response:
    """The positions of some frames, as the spectator or a seat saw them. After the game anybody may see any view."""
    live = await finished(hall, id, seat)
    return json_response(await off_loop(shown, live.table, start, count, seat, text))


def shown(table: Table, start: int, count: int, seat: int, text: bool) -> str:
    """The positions of `count` frames as JSON."""
    frames: list[Data] = []
    for index, frame in enumerate(frames_of(table)):
        if index >= start + count:
            break
        if index >= start:
            blinded = frame.state.blind(seat)
            position: Data = {"view": blinded.view(seat), "deciding": deciding(frame.state), "scores": sheets(blinded)}
            if text:
                position["position"] = facts(blinded.position(seat))
            frames.append(position)
    return encode({"start": start, "frames": frames})


def json_response(text: str) -> Response:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json")


@router.post("/records", status_code=201)
async def upload(request: Request, hall: HallDep, key: Annotated[Key | None, Query()] = None) -> dict[str, Any]:
    """Stores a finished record as a table, if replaying it gives exactly what it says."""
    request.app.state.limiter.spend_table(request)
    table = await off_loop(checked, await request.body())
    named = zip(table.header().seats, table.towns, strict=True)
    places = [SeatRow(seat, "human", name, "", None, None, town) for seat, (name, town) in enumerate(named)]
    settings = {"live_score": True, "hints": False, "position": table.position, "variation": table.variation}
    id = keys.table_id(guard.device_of(request.cookies), key) if key else ""
    row = new_row(table.header(), settings, guard.new_token(), FINISHED, places, id)
    with suppress(Conflict):  # the request is repeated
        await hall.store.create(row, table.entries)
    return {"table": row.id, "url": site_url(request, f"/replay/{row.id}")}


def checked(body: bytes) -> Table:
    """The table of the record in a body. Raises `BadRecord` if it cannot be read or does not follow the rules."""
    if body.count(b"\n") > MAX_ENTRIES:
        raise BadRecord(fact("record-too-long", most=MAX_ENTRIES))
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord(fact("record-json", line=1)) from None
    try:
        record = records.parse(text)
        if record.closing.get("end") == UNFINISHED:
            raise BadRecord(fact("record-unfinished"))
        return verify(record, registry.find_for(record.header))
    except LudopolisError as wrong:
        raise BadRecord(wrong.reason) from wrong

"""Finished games: their records, their replays frame by frame, and records from elsewhere."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ludopolis.bots import is_level
from ludopolis.engine.table.record import Header
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import fact
from ludopolis.server.guard import keys, versions
from ludopolis.server.guard.access import Forbidden, new_token
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.tables import FINISHED, NotFound, SeatRow, TableRow, bots_of, new_row
from ludopolis.server.review.replay import checked, off_loop, outlined, shown
from ludopolis.server.routes.dependencies import LimiterDep, StoredDep, TablesDep
from ludopolis.server.routes.fields import Key
from ludopolis.server.storage.database import Conflict
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables, Unplayable, game_of
from ludopolis.server.tables.wire import encode

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])

MAX_FRAMES = 60
MAX_START = 2**31
Viewpoint = Annotated[int, Query(ge=0, le=SPECTATOR)]


async def finished(tables: OpenTables, id: str, seat: int) -> Live:
    """The finished table of that id or spectators' id, to be seen from that seat."""
    live = await open_finished(tables, await tables.repository.find_either(id))
    if seat != SPECTATOR and seat >= len(live.row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(live.row.seats) - 1))
    return live


async def open_finished(tables: OpenTables, row: TableRow) -> Live:
    """The table in memory, if its game is over. Record and positions of a running game hold hidden information."""
    live = await tables.open(row.id)
    if live.row.status != FINISHED:
        raise Forbidden(fact("table-running"))
    return live


@router.get("/tables/{id}/record")
async def record(id: str, stored: StoredDep, tables: TablesDep) -> PlainTextResponse:
    """The record of a finished game."""
    row = await stored.find_either(id)
    text = await record_text(tables, row)
    # A caller with the spectators' id must not learn the table's.
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{id}.jsonl"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


async def record_text(tables: OpenTables, row: TableRow) -> str:
    """A table's record as text. If the table can no longer be played, only what is stored."""
    try:
        game_of(row)
    except Unplayable:
        names, towns = [place.name for place in row.seats], tuple(place.town for place in row.seats)
        position = row.settings.get("position")
        varied = bool(row.settings.get("variation"))
        header = Header(
            row.game, row.rules, row.components, row.options, len(names), names, position, towns, varied, bots_of(row)
        )
        lines = await tables.repository.lines(row.id)
        return "".join(encode(line) + "\n" for line in (header.to_json(), *lines))
    table = (await open_finished(tables, row)).table

    def written() -> str:
        record = table.record()
        return record._replace(header=record.header._replace(bots=bots_of(row))).to_text()

    return await off_loop(written)


@router.get("/tables/{id}/replay")
async def outline(id: str, stored: StoredDep, tables: TablesDep, seat: Viewpoint = SPECTATOR) -> Response:
    """A finished game without positions: for each frame the turn, the move, and its lines of the log."""
    live = await finished(tables, id, seat)
    used = await stored.thinking_times(live.row.id) if live.clock is not None else []
    return json_response(await off_loop(outlined, live.row, live.table, seat, used))


@router.get("/tables/{id}/replay/frames")
async def positions(
    id: str,
    tables: TablesDep,
    stored: StoredDep,
    start: Annotated[int, Query(ge=0, lt=MAX_START)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
    seat: Viewpoint = SPECTATOR,
    text: bool = False,
) -> Response:
    """The positions of some frames, as the spectator or a seat saw them. After the game anybody may see any view."""
    live = await finished(tables, id, seat)
    return json_response(await off_loop(shown, live.table, start, count, seat, text))


def json_response(text: str) -> Response:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json")


@router.post("/records", status_code=201)
async def upload(
    request: Request, stored: StoredDep, limiter: LimiterDep, key: Annotated[Key | None, Query()] = None
) -> dict[str, Any]:
    """Stores a finished record as a table, if replaying it gives exactly what it says."""
    limiter.spend_table(request)
    table = await off_loop(checked, await request.body())
    named = zip(table.header().seats, table.towns, strict=True)
    places = [SeatRow(seat, "human", name, "", None, None, town) for seat, (name, town) in enumerate(named)]
    for seat, bot in enumerate(table.bots):
        if is_level(bot):
            places[seat] = places[seat]._replace(kind="bot", bot=bot)
    settings = {"live_score": True, "hints": False, "position": table.position, "variation": table.variation}
    id = keys.table_id(device_of(request.cookies), key) if key else ""
    row = new_row(table.header(), settings, new_token(), FINISHED, places, id)
    with suppress(Conflict):  # a retry
        await stored.create(row, table.entries)
    return {"table": row.id, "url": site_url(request, f"/replay/{row.id}")}

"""The server's part of a problem report: versions, and the game as far as the caller may know it."""

import asyncio
import platform

from fastapi import APIRouter, Request, Response

from ludopolis.engine.table.seen import nameless, seen
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.tables import FINISHED
from ludopolis.server.routes.dependencies import StoredDep, TablesDep
from ludopolis.server.routes.replays import Viewpoint, json_response
from ludopolis.server.static.assets import Assets
from ludopolis.server.tables.wire import encode
from ludopolis.version import installed

router = APIRouter(prefix="/api")  # pages that are out of date may report problems too


@router.get("/tables/{id}/report")
async def report(
    id: str, request: Request, stored: StoredDep, tables: TablesDep, seat: Viewpoint = SPECTATOR
) -> Response:
    """The game as a seat of the caller's device saw it, or the spectator. Of a finished game, the whole record."""
    live = await tables.open((await stored.find_either(id)).id if seat == SPECTATOR else id)
    if seat != SPECTATOR and not live.owns(device_of(request.cookies), seat):
        raise Forbidden(fact("not-your-seat"))
    assets: Assets = request.app.state.assets
    async with tables.holding(live):
        answer = {
            "versions": {
                "ludopolis": installed(),
                "server": assets.hash,
                "python": platform.python_version(),
                "database": "postgresql" if stored.database.postgres else "sqlite",
            },
            "status": live.row.status,
            "settings": {name: value for name, value in live.row.settings.items() if name != "position"},
        }
        lines = _record_lines if live.row.status == FINISHED else _seen_lines
        text = await asyncio.to_thread(lambda: encode({**answer, "lines": lines(live.table, seat)}))
    return json_response(text)


def _seen_lines(table: Table, viewer: int) -> list[Data]:
    return seen(table, viewer).lines()


def _record_lines(table: Table, _: int) -> list[Data]:
    record = table.record()
    return [nameless(record.header).to_json(), *map(_nameless_entry, record.entries), record.closing]


def _nameless_entry(entry: Data) -> Data:
    names = [kind for kind in ("take_over", "resign") if kind in entry and not str(entry[kind]).startswith("bot:")]
    return {**entry, **dict.fromkeys(names, "")}

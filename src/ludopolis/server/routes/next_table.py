"""What follows a table: the next one that waits for a device, or a rematch with other options."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from ludopolis.i18n.format import listed
from ludopolis.server.guard import versions
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.tables import RUNNING, NotFound, TableRow
from ludopolis.server.routes import pages
from ludopolis.server.routes.dependencies import StoredDep, TablesDep, open_own_table
from ludopolis.server.routes.fields import Id
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import lesson_of
from ludopolis.server.tables.open_tables import OpenTables, Unplayable
from ludopolis.server.tables.wire import deciding

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
MAX_LOOKED_AT = 20
"""Most running tables of a device that are searched."""


@router.get("/next")
async def next_table(
    request: Request, stored: StoredDep, tables: TablesDep, table: Annotated[Id, Query()] = ""
) -> dict[str, Any]:
    """The table that has waited longest for the caller; `url` is null if none waits."""
    device = device_of(request.cookies)
    mine = await stored.of_device(device, MAX_LOOKED_AT) if device else []
    for row in sorted(mine, key=lambda row: row.touched):
        if row.id != table and await waits_for(tables, row, device):
            words = pages.words_for(request, row.game)
            people = [place.name for place in row.seats if place.device != device and place.name]
            return {
                "url": site_url(request, f"/t/{row.id}"),
                "name": descriptions.name_of(words, row.game),
                "people": listed(words.language, people),
            }
    return {"url": None}


async def waits_for(tables: OpenTables, row: TableRow, device: str) -> bool:
    """Whether a device must decide something at a table now. Lessons wait for nobody."""
    if row.status != RUNNING or lesson_of(row) is not None:
        return False
    try:
        live = await tables.open(row.id)
    except (Unplayable, NotFound):
        return False
    places = live.row.seats
    return any(places[seat].device == device and places[seat].kind == "human" for seat in deciding(live.table.state))


@router.get("/tables/{id}/options")
async def options(id: str, request: Request, tables: TablesDep) -> dict[str, Any]:
    """The options of a table's game and their values at the table, for a rematch with others."""
    live, _ = await open_own_table(tables, id, request)
    settings = live.row.settings
    return {
        "options": descriptions.game_card(request.app.state.assets, pages.language_of(request), live.game.id)[
            "options"
        ],
        "chosen": live.row.options,
        "live_score": bool(settings.get("live_score")),
        "hints": bool(settings.get("hints")),
    }

"""Requests about a waiting table: beginning the game, and cancelling the table. Joining and leaving are elsewhere."""

from typing import Any

from fastapi import APIRouter, Depends, Request

from ludopolis.server.guard import versions
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.tables import NotFound
from ludopolis.server.routes import pages
from ludopolis.server.routes.dependencies import TablesDep, open_own_table, open_table
from ludopolis.server.routes.fields import Change, Id
from ludopolis.server.tables import waiting_room
from ludopolis.server.tables.open_tables import check_level

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])


class Begin(Change):
    """Beginning the game; with a level, bots sit down on the open seats: different characters, or the one named."""

    bot: Id = ""


@router.post("/tables/{id}/begin")
async def begin(id: str, request: Request, tables: TablesDep, body: Begin | None = None) -> dict[str, Any]:
    """Begins the game of a waiting table. Only its host may."""
    wanted = body or Begin()
    live, device = await open_own_table(tables, id, request)
    if wanted.bot:
        check_level(wanted.bot)
    names = pages.words_for(request).text("home-bot-names").split(", ")
    await waiting_room.begin(tables, live, device, wanted.bot, names, wanted.key)
    return {}


@router.post("/tables/{id}/cancel")
async def cancel(id: str, request: Request, tables: TablesDep, body: Change | None = None) -> dict[str, Any]:
    """Removes a waiting table. Only its host may. One that is gone already stays gone."""
    try:
        live = await open_table(tables, id, request)
        await waiting_room.cancel(tables, live, device_of(request.cookies))
    except NotFound:
        return {}
    return {}

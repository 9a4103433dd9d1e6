"""A table on a screen across the room, for spectators; and whether that screen shows how to sit down."""

import json
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse

from ludopolis.server.guard import versions
from ludopolis.server.routes.dependencies import NotifierDep, StoredDep, TablesDep, TalkDep, open_own_table
from ludopolis.server.routes.fields import Change
from ludopolis.server.routes.pages import page, words_for
from ludopolis.server.routes.table_pages import table_page
from ludopolis.server.tables.descriptions import name_of

router = APIRouter()
api = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])


class Door(Change):
    """Whether a television shows the players' link while a seat is free."""

    on: bool


@router.get("/tv/{watch}")
async def television(request: Request, stored: StoredDep, watch: str) -> HTMLResponse:
    """The screen: a stage of fixed size, enlarged to fill it."""
    row = await stored.find_watched(watch)
    words = words_for(request, row.game)
    return page(request, "television.html", words, watch=row.watch, name=name_of(words, row.game))


@router.get("/tv/{watch}/stage")
async def stage(request: Request, stored: StoredDep, notifier: NotifierDep, watch: str) -> HTMLResponse:
    """What the screen shows: what spectators may see, large and without controls."""
    row = await stored.find_watched(watch)
    return await table_page(request, notifier, row, spectator=True, tv=True)


@api.get("/tables/{id}/television")
async def is_open(id: str, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Whether a television shows how to sit down."""
    live, _ = await open_own_table(tables, id, request)
    return {"on": bool(live.row.settings.get("door"))}


@api.post("/tables/{id}/television")
async def open_door(id: str, body: Door, request: Request, tables: TablesDep, talk: TalkDep) -> dict[str, Any]:
    """Shows on televisions how to sit down, or no longer. Only the device of a player may."""
    live, _ = await open_own_table(tables, id, request)
    async with tables.holding(live):
        await talk.arrange(live.row.id, json.dumps({**live.row.settings, "door": body.on}))
        live.stale = True
        await tables.catch_up(live)
        live.push()
    return {"on": body.on}

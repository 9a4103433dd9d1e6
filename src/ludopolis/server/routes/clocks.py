"""Requests about time: a nudge, a pause, and what others may do when somebody's time is up."""

from typing import Any

from fastapi import APIRouter, Depends, Request

from ludopolis.server.guard import versions
from ludopolis.server.routes.dependencies import NotifierDep, TablesDep, open_own_table
from ludopolis.server.routes.fields import Change, Seat
from ludopolis.server.tables import consent

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])


class Wish(Change):
    """A request for a pause or an end, or its withdrawal."""

    wanted: bool = True


class OtherSeat(Change):
    """Somebody else's seat."""

    seat: Seat


@router.post("/tables/{id}/nudge")
async def nudge(id: str, body: OtherSeat, request: Request, notifier: NotifierDep, tables: TablesDep) -> dict[str, Any]:
    """Nudges somebody who must decide, at most once an hour."""
    live, device = await open_own_table(tables, id, request)
    await notifier.nudge(live, body.seat, consent.own_seats(live, device))
    return {}


@router.post("/tables/{id}/pause")
async def pause(id: str, body: Wish, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Asks for a pause, or withdraws the request. The clock stops once everybody has asked."""
    live, device = await open_own_table(tables, id, request)
    await consent.wish_pause(tables, live, device, body.wanted)
    return {}


@router.post("/tables/{id}/resume")
async def resume(id: str, body: Change, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Ends a pause."""
    live, device = await open_own_table(tables, id, request)
    await consent.resume(tables, live, device)
    return {}


@router.post("/tables/{id}/bot_turn")
async def bot_turn(id: str, body: OtherSeat, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Lets a bot play the turn of somebody whose time is up."""
    live, device = await open_own_table(tables, id, request)
    await consent.lend(tables, live, device, body.seat, body.key)
    return {}


@router.post("/tables/{id}/end")
async def end(id: str, body: Wish, request: Request, tables: TablesDep) -> dict[str, Any]:
    """Agrees to end a game in which somebody's time is up, or withdraws the agreement."""
    live, device = await open_own_table(tables, id, request)
    await consent.wish_end(tables, live, device, body.wanted)
    return {}

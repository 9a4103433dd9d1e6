"""Previews of finished tables: a player's page sends the picture, and whoever has a link may fetch it."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from ludopolis.server.guard import versions
from ludopolis.server.guard.devices import device_of
from ludopolis.server.routes.dependencies import LimiterDep, PreviewsDep, StoredDep

router = APIRouter()
CACHED = "public, max-age=300"
"""Short: it is gone soon after it was erased."""


@router.put("/api/tables/{id}/preview", status_code=204, dependencies=[Depends(versions.check)])
async def send(id: str, request: Request, stored: StoredDep, previews: PreviewsDep, limiter: LimiterDep) -> Response:
    """Stores the picture of a finished table, once."""
    limiter.spend_picture(request)
    await previews.add(await stored.find(id), device_of(request.cookies), await request.body())
    return Response(status_code=204)


@router.get("/w/{watch}/preview.png")
async def picture(watch: str, stored: StoredDep, previews: PreviewsDep) -> Response:
    """The picture of a finished table."""
    data = await previews.find(await stored.find_watched(watch))
    return Response(data, media_type="image/png", headers={"Cache-Control": CACHED})

"""Open tables: those that whoever set them up shows to everybody on the home page, so that people find each other."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request

from ludopolis.engine.values.chance import CHANCE
from ludopolis.i18n import Words
from ludopolis.server import cards
from ludopolis.server.assets import Assets
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live
from ludopolis.server.open_tables import Unplayable
from ludopolis.server.root_path import site_url
from ludopolis.server.rows import NotFound, now

MOST = 12
IDLE = timedelta(days=1)
"""A table that nobody has touched for so long is no longer shown."""


def begun(live: Live) -> bool:
    """Whether somebody has decided anything yet."""
    return any(step.seat != CHANCE and not step.forced for step in live.table.steps)


async def listed(request: Request, hall: Hall, language: str, device: str) -> list[dict[str, Any]]:
    """The tables that wait for players, without the reader's own."""
    if not hall.listing:
        return []
    found: list[dict[str, Any]] = []
    assets: Assets = request.app.state.assets
    for row, tongue in await hall.people.listed(now() - IDLE, MOST):
        if device and any(place.device == device for place in row.seats):
            continue
        try:
            live = await hall.tables.open(row.id)
        except (NotFound, Unplayable):
            continue
        free = [place.seat for place in live.row.seats if place.kind == "open"]
        if begun(live) or not free:
            continue
        words = cards.words_of(language, row.game)
        host = cards.host_of(row)
        chips = cards.chips(words, live.game, row)
        found.append(
            {
                "id": row.id,
                "cover": assets.cover(row.game),
                "name": cards.name_of(words, row.game),
                "host": host.name if host else "",
                "chips": [*chips, Words(tongue).text("language-name")],
                "free": free,
                "url": site_url(request, f"/t/{row.id}"),
            }
        )
    return found

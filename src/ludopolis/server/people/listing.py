"""The list of open tables on the home page, by which people find each other. A table's host lists it."""

from datetime import timedelta
from typing import Any

from ludopolis.engine.values.chance import CHANCE
from ludopolis.i18n import Words
from ludopolis.server.model.tables import NOT_OVER, NotFound, host_of, now
from ludopolis.server.static.assets import Assets
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables, Unplayable

MOST = 12
IDLE = timedelta(days=1)
"""Time after which an untouched table is no longer listed."""


def begun(live: Live) -> bool:
    """Whether anybody has made a decision yet."""
    return any(step.seat != CHANCE and not step.forced for step in live.table.steps)


class Listing:
    """The list of open tables of these games. With `on` false the server's host has switched it off."""

    def __init__(self, tables: OpenTables, people: PeopleRepository, games: list[str], on: bool = True) -> None:
        self._tables = tables
        self._people = people
        self._games = games
        self.on = on

    async def shown(self, assets: Assets, language: str, device: str) -> list[dict[str, Any]]:
        """The listed tables that wait for players, without the reader's own."""
        if not self.on:
            return []
        found: list[dict[str, Any]] = []
        for row, tongue in await self._people.listed(self._games, now() - IDLE, MOST):
            if device and any(place.device == device for place in row.seats):
                continue
            try:
                live = await self._tables.open(row.id)
            except (NotFound, Unplayable):
                continue
            free = [place.seat for place in live.row.seats if place.kind == "open"]
            if begun(live) or not free:
                continue
            words = descriptions.words_of(language, row.game)
            host = host_of(row)
            chips = descriptions.chips(words, live.game, row)
            found.append(
                {
                    "id": row.id,
                    "cover": assets.cover(row.game),
                    "name": descriptions.name_of(words, row.game),
                    "host": host.name if host else "",
                    "chips": [*chips, Words(tongue).text("language-name")],
                    "free": free,
                    "url": assets.page(f"/t/{row.id}"),
                }
            )
        return found

    def may_list(self, live: Live, device: str) -> bool:
        """Whether a device may list a table: it has set it up, and the table still waits for people."""
        host = host_of(live.row)
        waits = live.row.status in NOT_OVER and any(place.kind == "open" for place in live.row.seats)
        wanted = self.on and live.row.game in self._games
        return wanted and waits and host is not None and host.device == device and not begun(live)

"""Devices that call an application in this process, without a socket between them."""

from random import Random
from typing import Any

import httpx
from fastapi.testclient import TestClient

from ludopolis.server.guard.access import hashed
from ludopolis.server.guard.devices import COOKIE, MIN_TOKEN_CHARS
from ludopolis.server.hall import Hall
from ludopolis.server.tables import changes
from ludopolis.server.tables.wire import deciding

BASE = "http://testserver"


class Caller:
    """A device that calls an application in this process."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.cookies = {COOKIE: f"token of {name} ".ljust(MIN_TOKEN_CHARS, "x").replace(" ", "-")}
        self.device = hashed(self.cookies[COOKIE])

    def get(self, path: str) -> httpx.Response:
        self.client.cookies = httpx.Cookies(self.cookies)
        answer: httpx.Response = self.client.get(path, headers={"Accept": "text/html"})
        return answer

    def post(self, path: str, **body: Any) -> httpx.Response:
        self.client.cookies = httpx.Cookies(self.cookies)
        answer: httpx.Response = self.client.post(f"/api{path}", json=body)
        return answer

    def begin(self, deal: str) -> str:
        """Begins a try, or goes on with it; returns its table."""
        answer = self.post(f"/{deal}/tries", name=self.name)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["url"].removeprefix("/t/"))

    def finish(self, table: str, seed: int = 0) -> int:
        """Plays a table to its end; returns the caller's points."""
        assert self.client.portal is not None
        hall: Hall = self.client.app.state.hall  # type: ignore[attr-defined]
        return int(self.client.portal.call(play_out, hall, table, self.device, seed))

    def play(self, deal: str, seed: int = 0) -> int:
        """Tries a deal."""
        return self.finish(self.begin(deal), seed)


async def play_out(hall: Hall, table: str, device: str, seed: int) -> int:
    live = await hall.tables.open(table)
    rng = Random(seed)
    while due := deciding(live.table.state):
        place = live.row.seats[due[0]]
        move = rng.choice(live.table.state.legal(place.seat))
        text = live.table.state.to_text(place.seat, move)
        number = live.table.view_number(place.seat)
        mover = None if place.kind == "bot" else place.device
        await changes.play(hall.tables, live, mover, place.seat, number, None, text)
    (mine,) = (place.seat for place in live.row.seats if place.device == device)
    return live.table.state.results().totals[mine]


def row_of(caller: Caller, table: str) -> Any:
    hall: Hall = caller.client.app.state.hall  # type: ignore[attr-defined]
    assert caller.client.portal is not None
    return caller.client.portal.call(hall.store.tables.find, table)


def watch_of(caller: Caller, table: str) -> str:
    return str(row_of(caller, table).watch)

"""Who sits down at one process is known at the others at once, even before they have heard of it."""

import asyncio
from pathlib import Path

import pytest
from fastapi import Request

from ludopolis.server.guard.access import Forbidden
from ludopolis.server.routes import dependencies
from server.halls import BORIS, open_hall, sit

REQUEST = Request({"type": "http", "headers": [], "state": {}})


@pytest.mark.parametrize("device", [BORIS, "device of nobody"])
def test_a_seat_taken_elsewhere_is_read_before_anybody_is_refused(
    device: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dependencies, "device_of", lambda cookies: device)

    async def ask() -> bool:
        async with open_hall(f"sqlite:///{tmp_path / 'ludopolis.sqlite'}") as hall:
            live = await sit(hall)
            anna, boris = live.row.seats
            live.row = live.row._replace(seats=[anna, boris._replace(device=None)])  # as before he sat down
            try:
                await dependencies.open_own_table(hall.tables, live.row.id, REQUEST)
            except Forbidden:
                return False
            return live.row.seats[1] == boris

    assert asyncio.run(ask()) == (device == BORIS)

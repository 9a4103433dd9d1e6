"""Open tables on the home page: listed by whoever set them up, gone when full, begun or idle."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import sqlalchemy as sa

from ludopolis.server.model.tables import now
from ludopolis.server.people.listing import IDLE
from ludopolis.server.storage.schema import tables
from ludopolis.server.storage.store import Store
from server.devices import BOT, FRIEND, ME, Device
from server.running import Server


def sees(device: Device, table: str) -> bool:
    return f'data-sit="{table}"' in device.get("/").text


def listed(device: Device, **more: object) -> str:
    table = device.new_table("happy_city", ME, FRIEND, FRIEND, **more)
    assert device.post(f"/tables/{table}/listing", on=True).json() == {"on": True}
    return table


def touch(url: str, table: str, ago: timedelta) -> None:
    async def write() -> None:
        store = Store(url)
        change = sa.update(tables).where(tables.c.id == table).values(touched=now() - ago)
        await store.database.write(lambda connection: connection.execute(change).rowcount)
        await store.close()

    asyncio.run(write())


def test_a_table_is_listed_when_its_host_says_so_and_gone_when_full(server: Server) -> None:
    anna, boris, clara, stranger = (server.device() for _ in range(4))
    quiet = anna.new_table("happy_city", ME, FRIEND)
    assert not sees(boris, quiet)
    assert anna.get(f"/api/tables/{quiet}/listing").json() == {"on": False}
    table = listed(anna, options={"mode": "expert"})
    html = boris.get("/").text
    assert "2 seats are free" in html
    assert "Anna’s table" in html
    assert "English" in html
    assert "3 players · " in html
    assert not sees(anna, table)  # it is among her own
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    assert sees(stranger, table)
    assert boris.get(f"/api/tables/{table}/listing").json() == {"on": None}
    assert boris.post(f"/tables/{table}/listing", on=False).json()["why"]["kind"] == "listing-off"
    assert clara.post(f"/tables/{table}/join", seat=2, name="Clara").status_code == 200
    assert not sees(stranger, table)
    assert stranger.get(f"/api/tables/{table}/listing").status_code == 403


def test_a_table_is_gone_when_the_game_has_begun_or_nobody_comes(server: Server) -> None:
    anna, stranger = server.device(), server.device()
    table, idle, off = listed(anna), listed(anna), listed(anna)
    with anna.watch(table, 0) as a:
        seat = next(iter(a.state["deciding"]))
        if seat == 0:
            anna.play(table, a, 0, a.state["legal"][0]["move"])
        else:
            assert anna.post(f"/tables/{table}/take_over", seat=seat, bot="beginner").status_code == 200
            while not a.log or 0 not in a.state["deciding"]:
                a.next()
    touch(server.url, idle, IDLE + timedelta(minutes=1))
    assert anna.post(f"/tables/{off}/listing", on=False).json() == {"on": False}
    assert [sees(stranger, one) for one in (table, idle, off)] == [False, False, False]
    assert anna.post(f"/tables/{table}/listing", on=True).status_code == 403


def test_a_host_may_switch_it_off(new_database: Callable[[str], str], strangers: Path) -> None:
    server = Server(new_database("sqlite"), strangers, no_open_tables=True)
    try:
        anna = server.device()
        table = anna.new_table("happy_city", ME, FRIEND, BOT)
        assert anna.post(f"/tables/{table}/listing", on=True).status_code == 403
        assert '"listing": false' in anna.get("/").text
    finally:
        server.stop()

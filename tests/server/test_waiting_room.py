"""A table before its game begins: people come and go, its host begins or cancels, and nothing is known yet."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from ludopolis import registry
from ludopolis.server.hall import Hall
from ludopolis.server.host import backup_file, commands
from ludopolis.server.model.clocks import wall_time
from ludopolis.server.model.tables import RUNNING, WAITING, NotFound, SeatChange, SeatRow, now
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.schema import entries, tables
from ludopolis.server.storage.store import Store
from ludopolis.server.tables import changes, waiting_room
from ludopolis.server.tables.live import CLOSE_NOT_FOUND, Live
from server.devices import BOT, FRIEND, ME, PATIENCE_SECONDS, Device, State, Watcher
from server.halls import ANNA, BORIS, fail_once, look, open_hall
from server.running import Server

GAME = "ginkgopolis"  # with secrets, and many draws before the first decision


def waiting(device: Device, *more: dict[str, str], **settings: object) -> str:
    """A waiting table of Anna's with two free seats."""
    return device.new_table(GAME, ME, FRIEND, *(more or (FRIEND,)), wait=True, **settings)


def sit(device: Device, table: str, seat: int, name: str) -> None:
    assert device.post(f"/tables/{table}/join", seat=seat, name=name).status_code == 200


def refused(answer: httpx.Response, status: int, why: str) -> None:
    assert (answer.status_code, answer.json()["why"]["kind"]) == (status, why)


def close_code(watcher: Watcher) -> int:
    """How the server ends a connection, after whatever it still says."""
    with suppress(ConnectionClosed):
        while True:
            watcher.connection.recv(PATIENCE_SECONDS)
    return watcher.connection.protocol.close_code or 0


def names(state: State) -> list[str]:
    return [seat["name"] for seat in state["seats"]]


def stored(url: str, table: str) -> int:
    """How many entries a table has."""

    async def count() -> int:
        store = Store(url)
        found = sa.select(sa.func.count()).where(entries.c.table_id == table)
        try:
            return int(await store.database.read(lambda reader: reader.execute(found).scalar_one()))
        finally:
            await store.close()

    return asyncio.run(count())


def test_people_sit_down_and_see_each_other_until_the_host_begins(server: Server) -> None:
    anna, boris, stranger = (server.device() for _ in range(3))
    table = waiting(anna)
    assert stored(server.url, table) == 0
    with anna.watch(table, 0, changes=True) as watcher:
        assert watcher.state["status"] == WAITING
        assert (watcher.state["view"], watcher.state["deciding"], watcher.state["legal"]) == ({}, [], [])
        assert [seat["here"] for seat in watcher.state["seats"]] == [True, False, False]
        sit(boris, table, 1, "Boris")
        assert names(watcher.next()) == ["Anna", "Boris", ""]
        refused(boris.post(f"/tables/{table}/begin"), 403, "not-the-host")
        refused(stranger.post(f"/tables/{table}/begin"), 403, "not-your-table")
        assert anna.post(f"/tables/{table}/begin").status_code == 200
        assert watcher.next()["status"] == RUNNING
        assert watcher.state["view"]
        assert watcher.state["seats"][2]["kind"] == "open"
        assert watcher.state["log"]["keep"] == 0
        with boris.watch(table, 1) as other:
            assert other.state["number"] == watcher.state["number"]
            due = watcher if watcher.state["legal"] else other
            mover, seat = (anna, 0) if due is watcher else (boris, 1)
            mover.play(table, due, seat, due.state["legal"][0]["move"])
    sit(stranger, table, 2, "Clara")


def test_without_the_field_and_where_nobody_is_invited_a_game_begins_at_once(server: Server) -> None:
    anna = server.device()
    screen = {"kind": "screen", "name": "Boris"}
    begun = [
        anna.new_table(GAME, ME, FRIEND),
        anna.new_table(GAME, ME, BOT, wait=True),
        anna.new_table(GAME, ME, screen, wait=True),
        anna.new_table(GAME, BOT, FRIEND, wait=True),  # nobody there could begin
    ]
    for table in begun:
        with anna.watch(table) as watcher:
            assert watcher.state["status"] == RUNNING
            assert watcher.state["view"]


def test_nothing_of_the_game_is_known_before_it_begins(server: Server) -> None:
    anna = server.device()
    table = waiting(anna, hints=True, clock={"kind": "live", "bank": 600, "increment": 15})
    seed = next(row.seed for row in asyncio.run(commands.list_tables(server.url)) if row.id == table)
    sent: list[str] = []
    for seat in (0, None):
        with anna.watch(table, seat, text=True) as watcher:
            assert watcher.state["position"] == []
            assert watcher.log == []
            assert all(one["since"] is None for one in watcher.state["clock"]["seats"])
            sent += watcher.raw
    pages = [anna.get(path).text for path in (f"/t/{table}", "/", "/mine", f"/api/tables/{table}/report?seat=0")]
    assert not any(seed in text for text in (*sent, *pages))
    move = {"seat": 0, "number": 0, "key": "a key of mine", "move": "build"}
    refused(anna.post(f"/tables/{table}/moves", **move), 422, "table-waiting")
    refused(anna.post(f"/tables/{table}/resign", seat=0), 422, "table-waiting")
    refused(anna.post(f"/tables/{table}/take_over", seat=1, bot="regular"), 422, "table-waiting")
    refused(anna.post(f"/tables/{table}/lens", seat=0), 422, "table-waiting")
    refused(anna.post(f"/tables/{table}/pause", wanted=True), 422, "table-waiting")
    refused(anna.post(f"/tables/{table}/rematch"), 422, "table-waiting")
    refused(anna.http.get(f"/api/tables/{table}/why?seat=0&move=build"), 422, "table-waiting")
    assert anna.post(f"/tables/{table}/hint", seat=0, number=0).status_code == 422
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 403
    assert anna.get(f"/replay/{table}").status_code == 403
    assert stored(server.url, table) == 0


def test_bots_sit_down_on_the_free_seats_when_it_begins(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = waiting(anna)
    sit(boris, table, 2, "Boris")
    refused(anna.post(f"/tables/{table}/begin", bot="greedy"), 422, "unknown-bot")
    assert anna.post(f"/tables/{table}/begin", bot="easy").status_code == 200
    with anna.watch(table, 0) as watcher:
        assert [(one["kind"], one["bot"]) for one in watcher.state["seats"]] == [
            ("human", ""),
            ("bot", "easy:bruno"),
            ("human", ""),
        ]
        assert watcher.state["seats"][1]["name"] == "Bruno"


def test_begin_twice_begins_once(server: Server) -> None:
    anna = server.device()
    table = waiting(anna)
    for _ in range(2):
        assert anna.post(f"/tables/{table}/begin", key="the same key").status_code == 200  # the answer was lost
    known = stored(server.url, table)
    with anna.watch(table) as watcher:
        number = watcher.state["number"]
    assert anna.post(f"/tables/{table}/begin", bot="regular").status_code == 200  # another key, too late for bots
    assert stored(server.url, table) == known > 0
    with anna.watch(table) as watcher:
        assert watcher.state["number"] == number
        assert watcher.state["seats"][1]["kind"] == "open"
    refused(anna.post(f"/tables/{table}/cancel"), 422, "table-begun")
    refused(anna.post(f"/tables/{table}/leave"), 422, "table-running")


def test_a_guest_leaves_and_the_seat_is_free_again(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = waiting(anna)
    sit(boris, table, 1, "Boris")
    assert f"/t/{table}" in boris.get("/mine").text
    with anna.watch(table, 0) as watcher:
        for _ in range(2):
            assert boris.post(f"/tables/{table}/leave").status_code == 200
        assert names(watcher.next()) == ["Anna", "", ""]
        assert watcher.state["seats"][1]["kind"] == "open"
    assert f"/t/{table}" not in boris.get("/mine").text
    refused(boris.post(f"/tables/{table}/begin"), 403, "not-your-table")
    sit(boris, table, 1, "Boris")


def test_when_the_host_leaves_the_next_one_begins_and_a_newcomer_is_no_host(server: Server) -> None:
    anna, boris, clara = (server.device() for _ in range(3))
    table = waiting(anna)
    sit(boris, table, 2, "Boris")
    assert anna.post(f"/tables/{table}/leave").status_code == 200
    sit(clara, table, 0, "Clara")
    refused(clara.post(f"/tables/{table}/begin"), 403, "not-the-host")
    assert boris.post(f"/tables/{table}/begin").status_code == 200


def test_the_last_one_who_leaves_takes_the_table_along(server: Server) -> None:
    anna = server.device()
    table = waiting(anna)
    with server.device().watch(table) as watcher:
        assert anna.post(f"/tables/{table}/leave").status_code == 200
        assert close_code(watcher) == CLOSE_NOT_FOUND
    assert anna.get(f"/t/{table}").status_code == 404


def test_the_host_cancels_and_everybody_is_told(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = waiting(anna)
    sit(boris, table, 1, "Boris")
    refused(boris.post(f"/tables/{table}/cancel"), 403, "not-the-host")
    with boris.watch(table, 1) as watcher:
        for _ in range(2):
            assert anna.post(f"/tables/{table}/cancel").status_code == 200
        assert close_code(watcher) == CLOSE_NOT_FOUND
    assert anna.get(f"/t/{table}").status_code == 404
    refused(boris.post(f"/tables/{table}/join", seat=2, name="Boris"), 404, "no-such-table")


def test_it_is_in_every_list_and_host_command(server: Server) -> None:
    anna, boris, clara = (server.device() for _ in range(3))
    table = waiting(anna)
    assert anna.post(f"/tables/{table}/listing", on=True).json() == {"on": True}
    assert f'data-sit="{table}"' in boris.get("/").text
    assert "not begun yet" in anna.get("/mine").text
    for seat, device in ((1, boris), (2, clara)):
        sit(device, table, seat, "Clara")
    assert "everybody is here: begin" in anna.get("/").text
    assert "not begun yet" in boris.get("/mine").text
    assert f'data-sit="{table}"' not in server.device().get("/").text
    assert any(one["name"] == "Clara" for one in boris.get("/api/mine/export").json()["seats"])
    assert next(row for row in asyncio.run(commands.list_tables(server.url)) if row.id == table).status == WAITING
    assert json.loads(asyncio.run(commands.export(server.url, table)).splitlines()[0])["game"] == GAME
    asyncio.run(commands.unseat(server.url, table, 2))
    assert boris.post("/mine/delete").status_code == 200
    with server.device().watch(table) as watcher:
        while names(watcher.state) != ["Anna", "", ""]:
            watcher.next()
    asyncio.run(commands.end(server.url, table))
    assert server.device().get(f"/t/{table}").status_code == 404


def test_it_waits_on_after_a_restart_and_in_a_backup(
    new_database: Callable[[str], str], strangers: Path, tmp_path: Path
) -> None:
    running = Server(new_database("sqlite"), strangers)
    anna, boris = running.device(), running.device()
    table = waiting(anna)
    sit(boris, table, 1, "Boris")
    running.kill()
    running.start()
    with boris.watch(table, 1) as watcher:
        assert (watcher.state["status"], names(watcher.state)) == (WAITING, ["Anna", "Boris", ""])
        assert anna.post(f"/tables/{table}/begin").status_code == 200
        assert watcher.next()["status"] == RUNNING
    kept = waiting(anna)
    asyncio.run(backup_file.write(running.url, tmp_path / "backup"))
    running.stop()
    other = new_database("postgres")
    asyncio.run(backup_file.read(other, tmp_path / "backup"))
    assert next(row for row in asyncio.run(commands.list_tables(other)) if row.id == kept).status == WAITING


def test_two_processes_know_the_same_table(pair: tuple[Server, Server]) -> None:
    here, there = pair
    anna, boris, clara = here.device(), there.device(), there.device()
    table = waiting(anna)
    with anna.watch(table, 0) as watcher:
        sit(boris, table, 1, "Boris")
        while watcher.state["seats"][1]["name"] != "Boris":
            watcher.next()
        anna_there = Device(there.base)
        anna_there.http.cookies = anna.http.cookies
        with ThreadPoolExecutor(3) as three:  # she begins on two devices, while Clara sits down
            begun = [three.submit(one.post, f"/tables/{table}/begin") for one in (anna, anna_there)]
            came = three.submit(clara.post, f"/tables/{table}/join", seat=2, name="Clara")
        assert [one.result().status_code for one in (*begun, came)] == [200, 200, 200]
        while watcher.state["status"] != RUNNING or watcher.state["seats"][2]["name"] != "Clara":
            watcher.next()
        with clara.watch(table, 2) as other:
            assert other.state["turn"] == watcher.state["turn"]
    assert there.device().get(f"/api/tables/{table}/record").status_code == 403
    later = waiting(anna)
    with boris.watch(later) as watcher:
        assert anna.post(f"/tables/{later}/cancel").status_code == 200
        assert close_code(watcher) == CLOSE_NOT_FOUND


async def room(hall: Hall) -> Live:
    """A waiting table of Anna's in this process, with a seat for Boris."""
    places = [SeatRow(0, "human", "Anna", "", ANNA, None), SeatRow(1, "open", "", "", None, None)]
    row = await hall.tables.set_up(registry.find(GAME), {}, {"host": 0, "live_score": True}, places, waits=True)
    return await hall.tables.open(row.id)


def in_a_hall(folder: Path, happens: Callable[[Hall, Live], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_hall(f"sqlite:///{folder / 'ludopolis.sqlite'}") as hall:
            await happens(hall, await room(hall))

    asyncio.run(run())


def test_somebody_who_sat_down_elsewhere_is_there_when_it_begins(tmp_path: Path) -> None:
    async def happens(hall: Hall, live: Live) -> None:
        await hall.store.tables.set_seat(live.row.id, 1, kind="human", name="Boris", device=BORIS)
        assert live.row.seats[1].kind == "open"  # nobody has told us yet
        await waiting_room.begin(hall.tables, live, ANNA, "regular", ["Ada", "Bruno"])
        assert live.row.seats[1].device == BORIS
        assert (live.row.status, live.table.seats) == (RUNNING, ["Anna", "Boris"])
        assert (await hall.store.tables.find(live.row.id)).seats == live.row.seats

    in_a_hall(tmp_path, happens)


def test_somebody_who_sits_down_while_it_begins_elsewhere_plays(tmp_path: Path) -> None:
    async def happens(hall: Hall, live: Live) -> None:
        waits = live.row
        await waiting_room.begin(hall.tables, live, ANNA)
        change = SeatChange(waits.seats[1], waits.seats[1]._replace(kind="human", name="Boris", device=BORIS))
        with pytest.raises(Conflict):  # so that forced moves are played for whoever sits down
            await hall.store.tables.append(waits.id, [], None, WAITING, [change], None, WAITING)
        live.row = waits
        await changes.join(hall.tables, live, BORIS, 1, "Boris")
        live.stale = True
        async with hall.tables.holding(live):
            assert (live.row.status, live.row.seats[1].name) == (RUNNING, "Boris")

    in_a_hall(tmp_path, happens)


def test_a_game_whose_first_entries_cannot_be_stored_has_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(hall: Hall, live: Live) -> None:
        socket = await look(hall, live)
        socket.outbox.clear()
        fail_once(monkeypatch, hall.store.tables, "append")
        with pytest.raises(OperationalError):
            await waiting_room.begin(hall.tables, live, ANNA)
        assert (live.row.status, socket.outbox) == (WAITING, [])
        await waiting_room.begin(hall.tables, live, ANNA)
        assert (live.row.status, len(socket.outbox)) == (RUNNING, 1)

    in_a_hall(tmp_path, happens)


def test_the_time_until_it_begins_is_nobodys(tmp_path: Path) -> None:
    async def happens(hall: Hall, live: Live) -> None:
        places = [live.row.seats[0], live.row.seats[1]._replace(kind="human", name="Boris", device=BORIS)]
        open_seat = [places[0], live.row.seats[1]]
        clock = {"kind": "live", "bank": 60, "increment": 0}
        row = await hall.tables.set_up(live.game, {}, {"host": 0, "clock": clock}, open_seat, waits=True)
        clocked = await hall.tables.open(row.id)
        await changes.join(hall.tables, clocked, BORIS, 1, "Boris")
        clocked.time = lambda: wall_time() + 3_600_000
        await waiting_room.begin(hall.tables, clocked, ANNA)
        assert clocked.clock is not None
        assert [one.total for one in clocked.clock.seats] == [0, 0]
        assert any(one.waits for one in clocked.clock.seats)

    in_a_hall(tmp_path, happens)


def test_a_table_that_waits_too_long_is_forgotten(tmp_path: Path) -> None:
    async def happens(hall: Hall, live: Live) -> None:
        old = sa.update(tables).where(tables.c.id == live.row.id).values(touched=now() - timedelta(days=91))
        await hall.store.database.write(lambda connection: connection.execute(old).rowcount)
        await room(hall)  # something newer
        assert (await hall.store.tables.forget(90)).old == 1
        with pytest.raises(NotFound):
            await hall.store.tables.find(live.row.id)

    in_a_hall(tmp_path, happens)

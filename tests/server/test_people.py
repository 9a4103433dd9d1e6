"""Who plays: my games, unread marks, leaving a table, a device's name, its export and its end, moving to another."""

import asyncio
import re
import threading
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ludopolis import registry
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.guard.access import hashed, new_token
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.hall import Hall
from ludopolis.server.model.notifications import Preference, Subscription, Webhook
from ludopolis.server.model.people import LastSeen, Owner
from ludopolis.server.model.tables import FINISHED, SeatRow, new_row, now
from ludopolis.server.model.tries import Try
from ludopolis.server.people import codes, qr, results
from ludopolis.server.people.results import count_all
from ludopolis.server.storage.devices import WrongCode
from ludopolis.server.storage.schema import codes as code_rows
from ludopolis.server.storage.schema import entries, hooks, listings, owners, subscriptions
from ludopolis.server.storage.store import Store
from ludopolis.server.tables import changes
from server import played
from server.devices import BOT, FRIEND, ME, Device, Watcher
from server.halls import ANNA, BORIS, blocked, look, open_hall, sit
from server.running import Server
from server.test_lost_seats import MOVED, shown_out

OPTIONS: dict[str, OptionValue] = {"scoring": "sum", "max_rounds": 1}


@pytest.mark.parametrize("what", ["owner", "code", "listing", "room", "subscription"])
def test_a_row_that_another_process_writes_just_now_is_replaced(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def run() -> None:
        async with open_hall(new_database("postgres")) as hall, open_hall(hall.store.database.url) as other:
            id = (await sit(hall)).row.id
            to = Subscription("https://push.example/1", "key", "auth")
            rows = {
                "owner": owners,
                "code": code_rows,
                "listing": listings,
                "room": hooks,
                "subscription": subscriptions,
            }

            async def write(here: Hall, name: str) -> str:
                match what:
                    case "owner":
                        await here.store.people.set_owner(ANNA, Owner(name))
                    case "code":
                        return hashed(await codes.make(here.store.devices, ANNA))
                    case "listing":
                        await here.store.people.list_table(id, name)
                    case "room":
                        await here.store.notifications.set_webhook(id, Webhook(name, "plain", "en", ""))
                    case _:
                        await here.store.notifications.subscribe(Preference(to, name, "en", False, False, ""), id)
                return name

            written, let_go = threading.Event(), threading.Event()
            asked = other.store.database.put

            def put(connection: sa.Connection, *args: Any, **values: Any) -> None:
                asked(connection, *args, **values)
                written.set()
                assert let_go.wait(60)

            monkeypatch.setattr(other.store.database, "put", put)
            first = asyncio.create_task(write(other, "first"))
            assert await asyncio.to_thread(written.wait, 60)
            second = asyncio.create_task(write(hall, "second"))
            await blocked(hall)
            let_go.set()
            await first
            last, part = await second, rows.get(what, subscriptions)
            stored = await hall.store.database.read(lambda reader: list(reader.execute(sa.select(part)).mappings()))
            assert len(stored) == 1
            assert last in stored[0].values()

    asyncio.run(run())


def two(server: Server, game: str = "happy_city") -> tuple[Device, Device, str]:
    anna, boris = server.device(), server.device()
    table = anna.new_table(game, ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    return anna, boris, table


def lists(html: str) -> dict[str, list[str]]:
    """The tables under each heading of My games."""
    parts = re.split(r'<section aria-labelledby="(yours|waiting|over)">', html.partition('<div class="hst">')[0])
    return {name: re.findall(r'href="/t/([^"]+)"', part) for name, part in zip(parts[1::2], parts[2::2], strict=True)}


def saw(device: Device, table: str, seat: int) -> Watcher:
    """Looks at a table, and goes on looking."""
    watcher = device.watch(table, seat)
    watcher.connection.send("look")
    return watcher


def new(device: Device, table: str) -> bool:
    """Whether My games says that something is new at a table; waits until a closed page is noted."""
    row = re.search(rf'<a class="gr[^>]*href="/t/{table}">.*?</a>', device.get("/mine").text, re.S)
    assert row is not None
    return 'class="unseen"' in row[0]


# Lists


def test_tables_are_listed_by_whose_turn_it_is(server: Server) -> None:
    anna, boris, table = two(server)
    idle = anna.new_table("happy_city", ME, BOT)
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        first, last = (anna, boris) if 0 in a.state["deciding"] else (boris, anna)
        assert lists(first.get("/mine").text)["yours"][-1] == table
        mover, seat = (a, 0) if first is anna else (b, 1)
        while seat in mover.state["deciding"]:
            first.play(table, mover, seat, mover.state["legal"][0]["move"])
    assert lists(first.get("/mine").text)["waiting"] == [table]
    assert "waiting for" in first.get("/mine").text
    assert table in lists(last.get("/mine").text)["yours"]
    assert any(idle in found for found in lists(anna.get("/mine").text).values())
    assert "No games yet. Pick one." in server.device().get("/mine").text


def test_what_happened_since_a_device_looked_is_marked(server: Server) -> None:
    anna, boris, table = two(server)
    with anna.watch(table, 0) as a:
        starter = 0 if 0 in a.state["deciding"] else 1
    first, last = (anna, boris) if starter == 0 else (boris, anna)
    with saw(last, table, 1 - starter) as window:
        assert not new(last, table)
        window.connection.ping().wait(5)
    with first.watch(table, starter) as watcher:
        while watcher.state["seats"][1 - starter]["here"]:  # it is closed, and the server knows
            watcher.next()
        first.play(table, watcher, starter, watcher.state["legal"][0]["move"])
    assert new(last, table)
    assert not new(first, table)  # it has never said that somebody looks
    with saw(last, table, 1 - starter) as window:
        window.connection.ping().wait(5)
        assert not new(last, table)
        with first.watch(table, starter) as watcher:
            first.play(table, watcher, starter, watcher.state["legal"][0]["move"])
        assert not new(last, table)  # the page shows it


def test_what_happens_after_a_page_is_closed_was_not_seen_however_late_its_mark_is_stored(sqlite: str) -> None:
    async def scene() -> tuple[int, int]:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, game="uptown")
            hall.last_seen.looked(live, ANNA)
            seen = hall.last_seen.left(live, ANNA)
            assert seen is not None
            state = live.table.state
            seat = next(seat for seat in range(2) if state.pending() >> seat & 1)
            move = state.to_text(seat, state.blind(seat).legal(seat)[0])
            number = live.table.view_number(seat)
            await changes.play(hall.tables, live, (ANNA, BORIS)[seat], seat, number, new_token(), move)
            await hall.last_seen.store(ANNA, live.row.id, seen)
            return (await hall.last_seen.of(ANNA))[live.row.id].number, live.table.view_number(0)

    marked, now = asyncio.run(scene())
    assert marked < now


def test_a_rivals_secret_choice_leaves_no_mark(sqlite: str) -> None:
    async def scene() -> tuple[int, int]:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, game="welcome_to")
            numbers = []
            for _ in range(2):
                hall.last_seen.looked(live, ANNA)
                seen = hall.last_seen.left(live, ANNA)
                assert seen is not None
                await hall.last_seen.store(ANNA, live.row.id, seen)
                numbers.append((await hall.last_seen.of(ANNA))[live.row.id].number)
                move = live.table.state.to_text(1, live.table.state.blind(1).legal(1)[0])
                number = live.table.view_number(1)
                await changes.play(hall.tables, live, BORIS, 1, number, new_token(), move)
            return numbers[0], numbers[1]

    before, after = asyncio.run(scene())
    assert before == after


def test_a_finished_table_is_counted_listed_and_left(sqlite: str) -> None:
    async def scene() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            async with asyncio.timeout(60):
                while live.row.status != FINISHED:
                    seat = next(seat for seat in range(2) if live.table.state.pending() >> seat & 1)
                    state = live.table.state.blind(seat)
                    move = state.to_text(seat, state.legal(seat)[0])
                    device, number = (ANNA, BORIS)[seat], live.table.view_number(seat)
                    await changes.play(hall.tables, live, device, seat, number, new_token(), move)
                while not await hall.store.people.results_of(ANNA):
                    await asyncio.sleep(0.01)
            (mine,) = await hall.store.people.results_of(ANNA)
            (theirs,) = await hall.store.people.results_of(BORIS)
            assert [mine.points, theirs.points] == live.table.state.results().totals
            assert mine.players == theirs.players
            assert [row.id for row in await hall.store.people.tables_of(ANNA, False, 9)] == [live.row.id]
            await hall.store.people.set_last_seen(ANNA, live.row.id, LastSeen(over=True, gone=True))
            assert await hall.store.people.tables_of(ANNA, False, 9) == []
            assert [row.id for row in await hall.store.people.tables_of(BORIS, False, 9)] == [live.row.id]
            assert await hall.store.people.results_of(ANNA) == [mine]

    asyncio.run(scene())


def test_only_a_table_of_ones_own_that_is_over_is_left(server: Server) -> None:
    anna, boris, table = two(server)
    assert anna.post(f"/tables/{table}/leave").json()["why"]["kind"] == "table-running"
    assert server.device().post(f"/tables/{table}/leave").status_code == 403
    assert boris.get(f"/api/tables/{table}/history").json()["earlier"] == []
    assert server.device().get(f"/api/tables/{table}/history").status_code == 403


# A device


def test_a_device_has_a_name_and_a_colour_that_new_tables_wear(server: Server) -> None:
    anna = server.device()
    assert anna.post("/mine", name="Anna", colour=2).status_code == 200
    table = anna.new_table("happy_city", FRIEND, ME, BOT)
    assert '"colours": [0, 2, 1]' in anna.get(f"/t/{table}").text
    alone = anna.new_table("welcome_to", ME)
    assert '"colours": [2]' in anna.get(f"/t/{alone}").text
    assert anna.post("/mine", name="Anna", colour=9).status_code == 422
    told = anna.get("/api/mine/export")
    assert told.headers["cache-control"] == "no-store"
    assert (told.json()["name"], told.json()["colour"]) == ("Anna", 2)
    assert {seat["table"] for seat in told.json()["seats"]} == {table, alone}
    assert server.device().get("/api/mine/export").status_code == 403


def test_whoever_deletes_everything_is_gone_from_tables_and_from_others_histories(server: Server) -> None:
    anna, boris, table = two(server)
    devices = {name: hashed(one.http.cookies[COOKIE]) for name, one in (("Anna", anna), ("Boris", boris))}
    assert anna.post("/mine", name="Anna").status_code == 200

    async def finish() -> None:
        """A finished game of both, with a seat that Anna left and took again."""
        store = Store(server.url)
        await store.open()
        places = [SeatRow(seat, "human", name, "", devices[name], None) for seat, name in enumerate(devices)]
        game = played.play(registry.find("happy_city"), OPTIONS, list(devices), "seed")
        row = new_row(game.header(), {"host": 0}, "seed", FINISHED, places)
        await store.tables.create(row, game.entries)
        await count_all(store)
        await store.close()

    asyncio.run(finish())
    assert [player["name"] for player in boris.get("/api/mine/export").json()["games"][0]["players"]] == [
        "Anna",
        "Boris",
    ]
    with boris.watch(table, 1) as b, anna.watch(table, 0) as a:
        assert anna.post("/mine/delete").status_code == 200
        assert COOKIE not in anna.http.cookies
        with pytest.raises(ConnectionClosed):
            a.until(1_000_000)
        while b.state["seats"][0]["kind"] != "open":
            b.next()
        assert b.state["seats"][0]["name"] == ""
    assert [player["name"] for player in boris.get("/api/mine/export").json()["games"][0]["players"]] == ["1", "Boris"]
    assert "Anna" not in boris.get("/mine").text
    assert anna.get("/api/mine/export").status_code == 403


# Moving


def test_a_code_moves_seats_and_history_once(server: Server) -> None:
    anna, _, table = two(server)
    assert anna.post("/mine", name="Anna", colour=3).status_code == 200
    made = anna.post("/mine/code").json()
    assert made["url"].endswith(f"/mine/move#{made['code']}")
    assert re.fullmatch(r"(M\d+ \d+h1v1h-1z)+", made["qr"]["path"])
    phone = server.device()
    with anna.watch(table, 0) as a:
        typed = f" {made['code'][:5].lower()}-{made['code'][5:].lower()} "
        assert phone.post("/mine/move", code=typed).status_code == 200
        shown_out(a, MOVED)
    with phone.watch(table, 0) as p:
        assert p.state["seats"][0]["name"] == "Anna"
    assert phone.get("/api/mine/export").json()["colour"] == 3
    assert "No games yet" in anna.get("/mine").text
    assert phone.post("/mine/move", code=typed).status_code == 200  # it may not have heard the first answer
    late = server.device().post("/mine/move", code=made["code"])
    assert (late.status_code, late.json()["why"]["kind"]) == (422, "wrong-code")


def test_a_newer_code_and_time_end_a_code(sqlite: str) -> None:
    async def scene() -> None:
        store = Store(sqlite)
        await store.open()
        old, new = await codes.make(store.devices, ANNA), await codes.make(store.devices, ANNA)
        with pytest.raises(WrongCode):
            await codes.use(store.devices, old, BORIS)
        past = sa.update(code_rows).values(until=now() - timedelta(seconds=1))
        await store.database.write(lambda connection: connection.execute(past) and None)
        with pytest.raises(WrongCode):
            await codes.use(store.devices, new, BORIS)
        await store.close()

    asyncio.run(scene())


def test_codes_cannot_be_guessed_quickly(server: Server) -> None:
    stranger = server.device()
    assert stranger.post("/mine", name="Eve").status_code == 200
    answers = [stranger.post("/mine/move", code="22222-22222") for _ in range(12)]
    assert [answer.status_code for answer in answers] == [422] * 10 + [429] * 2
    assert answers[-1].json()["why"]["kind"] == "too-many-codes"


def test_what_both_devices_have_is_joined(sqlite: str) -> None:
    async def scene() -> None:
        async with open_hall(sqlite) as hall:
            lives = [await sit(hall), await sit(hall)]
            for live, device in zip(lives, (ANNA, BORIS), strict=True):
                await hall.store.tries.add(Try(live.row.id, "2026-01-01.x.table", device, 0, "Anna", 1, rated=True))
                await hall.store.people.set_last_seen(device, live.row.id, LastSeen(3))
            await hall.store.people.set_last_seen(BORIS, lives[0].row.id, LastSeen(5))
            await hall.store.people.set_owner(ANNA, Owner("Anna", 1))
            await codes.use(hall.store.devices, await codes.make(hall.store.devices, ANNA), BORIS)
            tries = await hall.store.tries.of_device(BORIS)
            assert sorted((one.number, one.rated) for one in tries) == [(1, True), (2, False)]
            assert {id: one.number for id, one in (await hall.store.people.last_seen(BORIS)).items()} == {
                lives[0].row.id: 5,
                lives[1].row.id: 3,
            }
            assert await hall.store.people.owner(BORIS) == Owner("Anna", 1)
            assert await hall.store.people.tables_of(ANNA, True, 9) == []
            socket = await look(hall, await hall.tables.open(lives[0].row.id), 1, BORIS)
            assert socket.close_code is None

    asyncio.run(scene())


def test_a_code_is_drawn_with_room_around_it() -> None:
    side, path = qr.drawn("https://example.org/mine/move#ABCDE23456")
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h", path)}
    ring = {(x, y) for x in range(7) for y in range(7) if {x, y} & {0, 6} or (2 <= x <= 4 and 2 <= y <= 4)}
    assert {(x - 4, y - 4) for x, y in dark if x < 11 and y < 11} == ring
    assert all(4 <= part < side - 4 for module in dark for part in module)


def test_only_our_own_addresses_are_drawn(server: Server) -> None:
    def drawn(path: str) -> httpx.Response:
        return server.device().http.post("/api/qr", json={"path": path})

    assert drawn("/t/abc").json()["url"] == f"{server.base}/t/abc"
    assert drawn("https://example.org").status_code == 422
    assert drawn("/" + "a" * 400).status_code == 422


def test_many_games_that_were_missed_are_counted_while_the_player_goes_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "AT_ONCE", 1)

    async def scene() -> tuple[int, int]:
        async with open_hall(sqlite) as hall:
            for seed in ("one", "two", "three"):
                places = [SeatRow(0, "human", "Anna", "", ANNA, None), SeatRow(1, "bot", "Bo", "regular", None, None)]
                game = played.play(registry.find("happy_city"), OPTIONS, ["Anna", "Bo"], seed)
                await hall.store.tables.create(
                    new_row(game.header(), {"host": 0}, seed, FINISHED, places), game.entries
                )
            await hall.counting.catch_up(ANNA)
            at_once = len(await hall.store.people.results_of(ANNA))
            async with asyncio.timeout(30):
                while len(await hall.store.people.results_of(ANNA)) < 3:
                    await asyncio.sleep(0.01)
            return at_once, len(await hall.store.people.results_of(ANNA))

    at_once, counted = asyncio.run(scene())
    assert 1 <= at_once <= counted == 3


def test_a_table_waits_since_its_last_move_whatever_else_is_changed_there(sqlite: str) -> None:
    async def scene() -> tuple[dict[str, datetime], datetime]:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            hour = now() - timedelta(hours=1)
            await hall.store.database.write(
                lambda connection: connection.execute(sa.update(entries).values(at=hour)).rowcount
            )
            await changes.set_lens(hall.tables, live, ANNA, 0, "secret")
            return await hall.store.people.written_at({live.row.id: len(live.table.entries)}), hour

    found, hour = asyncio.run(scene())
    assert list(found.values()) == [hour]

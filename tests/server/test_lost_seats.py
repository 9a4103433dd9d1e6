"""A device that has lost its seat is shown out at once, whichever process it is connected to."""

import asyncio
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.host import commands
from ludopolis.server.socket import viewer
from ludopolis.server.tables import changes
from server.devices import FRIEND, ME, Device, Watcher
from server.halls import ANNA, BORIS, look, open_hall, sit
from server.running import Server

NOT_YOUR_SEAT = 4403
MOVED = 4410


def shown_out(watcher: Watcher, code: int = MOVED) -> None:
    """The socket is closed as not the viewer's seat, and tells nothing but who sits where before that."""
    with pytest.raises(ConnectionClosed) as closed:
        watcher.until(1_000_000)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def claim(device: Device, owner: Device, table: str) -> None:
    url = owner.post(f"/tables/{table}/link", seat=1).json()["url"]
    assert device.post(f"/tables/{table}/claim", seat=1, token=url.partition("#")[2]).status_code == 200


def friends(one: Server, two: Server) -> tuple[Device, Device, str]:
    anna, boris = one.device(), two.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    return anna, boris, table


@pytest.mark.parametrize("how", ["unseat", "claim"])
def test_the_old_device_is_shown_out_and_the_others_stay(server: Server, how: str) -> None:
    anna, boris, table = friends(server, server)
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b, boris.watch(table, 1, text=True) as window:
        phone = server.device()
        if how == "unseat":
            asyncio.run(commands.unseat(server.url, table, 1))
        else:
            claim(phone, boris, table)
        code = NOT_YOUR_SEAT if how == "unseat" else MOVED
        shown_out(b, code)
        shown_out(window, code)
        with pytest.raises(ConnectionClosed) as late:  # a page that was asleep is told when it wakes up
            boris.watch(table, 1)
        assert late.value.rcvd is not None
        assert late.value.rcvd.code == code
        before = a.state["number"]
        anna.play(table, a, 0, a.state["legal"][0]["move"])
        assert a.state["number"] > before
        if how == "claim":
            with phone.watch(table, 1) as p:
                assert p.state["number"] >= before


def test_a_device_is_shown_out_by_another_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    _, boris, table = friends(one, two)
    phone = one.device()
    phone.http.cookies.clear()
    with boris.watch(table, 1) as b:
        boris_at_one = Device(one.base)
        boris_at_one.http.cookies.set(COOKIE, boris.http.cookies[COOKIE])
        claim(phone, boris_at_one, table)
        shown_out(b)


def test_nothing_is_sent_to_a_socket_that_lost_its_seat_even_if_it_waits_in_the_queue(sqlite: str) -> None:
    async def lose() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            boris = await look(hall, live, 1, BORIS)
            assert len(boris.outbox) == 1
            await changes.set_link(hall.tables, live, BORIS, 1, "token")
            await changes.claim(hall.tables, live, ANNA, 1, "token")
            assert boris.outbox == []
            assert boris.close_code == MOVED
            live.push()
            boris.send("a secret")
            assert boris.outbox == []
            assert live.sockets == set()
            with pytest.raises(Forbidden):
                await look(hall, live, 1, BORIS)

    asyncio.run(lose())


def test_a_hint_is_not_told_to_a_device_that_lost_the_seat_meanwhile(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            thought = asyncio.Event()

            async def hint(*_: object) -> dict[str, Any]:
                await thought.wait()
                return {"turn": [], "hints": ["a secret"]}

            monkeypatch.setattr(hall.bots.workers, "hint", hint)
            await changes.set_link(hall.tables, live, ANNA, 0, "token")
            asked = asyncio.create_task(hall.bots.hint(live, ANNA, 0, live.table.view_number(0), []))
            await asyncio.sleep(0)
            await changes.claim(hall.tables, live, BORIS, 0, "token")
            thought.set()
            with pytest.raises(Forbidden):
                await asked
            told = await hall.bots.hint(live, BORIS, 0, live.table.view_number(0), [])
            assert told == {"turn": [], "hints": ["a secret"]}

    asyncio.run(lose())


def test_a_hint_is_not_told_to_a_device_that_lost_the_seat_while_it_was_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)

            async def hint(*_: object) -> dict[str, Any]:
                return {"turn": [], "hints": ["a secret"]}

            async def store(*_: object) -> None:
                await changes.claim(hall.tables, live, BORIS, 0, "token")

            monkeypatch.setattr(hall.bots.workers, "hint", hint)
            monkeypatch.setattr(hall.bots.hints, "add", store)
            await changes.set_link(hall.tables, live, ANNA, 0, "token")
            with pytest.raises(Forbidden):
                await hall.bots.hint(live, ANNA, 0, live.table.view_number(0), [])

    asyncio.run(lose())


def test_a_seat_has_one_thought_at_a_time_however_many_picks_it_compares(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compare() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            thinking: list[object] = []
            most = 0

            async def hint(*asked: object) -> dict[str, Any]:
                nonlocal most
                thinking.append(asked)
                most = max(most, len(thinking))
                await asyncio.sleep(0)
                thinking.pop()
                return {"turn": [], "pick": asked[3]}

            monkeypatch.setattr(hall.bots.workers, "hint", hint)
            number = live.table.view_number(0)
            picks = [[], ["a"], ["b"], ["c"]]
            answers = await asyncio.gather(*(hall.bots.hint(live, ANNA, 0, number, pick) for pick in picks))
            assert answers == [{"turn": [], "pick": pick} for pick in picks]
            assert most == 1

    asyncio.run(compare())


def test_a_move_is_refused_if_the_seat_was_lost_while_it_waited(sqlite: str) -> None:
    async def lose() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            await changes.set_link(hall.tables, live, ANNA, 0, "token")
            number = live.table.view_number(0)
            move = live.table.state.to_text(0, live.table.state.legal(0)[0])
            async with live.lock:
                claim = asyncio.create_task(changes.claim(hall.tables, live, BORIS, 0, "token"))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                late = asyncio.create_task(changes.play(hall.tables, live, ANNA, 0, number, "key", move))
                await asyncio.sleep(0)
            await claim
            with pytest.raises(Forbidden):
                await late
            assert live.table.view_number(0) == number

    asyncio.run(lose())


def test_a_refused_socket_may_be_gone_already() -> None:
    tried: list[int] = []

    class Gone:
        async def close(self, code: int) -> None:
            tried.append(code)
            raise WebSocketDisconnect(1006)

    asyncio.run(viewer._close(cast(WebSocket, Gone()), NOT_YOUR_SEAT))
    assert tried == [NOT_YOUR_SEAT]

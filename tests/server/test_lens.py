"""A table through a player's own eyes: the friend sees what the player sees, never moves, and is shown out at once."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from ludopolis.server.guard.access import hashed
from ludopolis.server.guard.devices import COOKIE, lens_cookie
from ludopolis.server.host import backup_file, commands
from ludopolis.server.tables import changes, consent
from server.clocked import Time, device
from server.devices import FRIEND, ME, Device, Watcher
from server.halls import ANNA, open_hall, sit
from server.running import Server
from server.test_consent import late_table
from server.test_lost_seats import NOT_YOUR_SEAT, claim, friends, shown_out

Link = tuple[str, int, str]
"""The spectators' id, the seat and the secret."""


def shown(device: Device, table: str, seat: int = 0) -> Link:
    """The link by which a player shows what they see."""
    answer = device.post(f"/tables/{table}/lens", seat=seat)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found = re.fullmatch(r"/lens/([\w-]+)/(\d)#([\w-]+)", answer.json()["url"])
    assert found is not None
    return found[1], int(found[2]), found[3]


def through(device: Device, link: Link, open_it: bool = True) -> Watcher:
    """Opens such a link, and looks."""
    watch, seat, token = link
    if open_it:
        assert device.post(f"/tables/{watch}/lens/open", seat=seat, token=token).status_code == 200
    cookies = {lens_cookie(watch, seat): token, COOKIE: device.http.cookies.get(COOKIE, "")}
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = f"{device.base.replace('http', 'ws', 1)}/api/tables/{watch}/ws?seat={seat}&lens=true&changes=true"
    connection = connect(address, origin=Origin(device.origin), additional_headers={"Cookie": cookie}, legacy=True)
    return Watcher(connection)


def test_a_friend_sees_the_hand_and_everybody_sees_that(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("ginkgopolis", ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    link = shown(anna, table)
    page = server.device().get(f"/lens/{link[0]}/0")
    assert page.headers["cache-control"] == "no-store"
    assert table not in page.text  # which would let its reader sit down
    friend = server.device()
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b, through(friend, link) as f:
        assert f.state["view"] == a.state["view"] != b.state["view"]
        assert f.log == a.log
        assert a.state["legal"]
        assert (f.state["asks"], f.state["legal"], f.state["undo"]) == (None, [], 0)
        assert [seat["shown"] for seat in b.state["seats"]] == [True, False]
        move = a.state["legal"][0]["move"]
        assert friend.move(table, 0, a.state["number"], move).status_code == 403
        assert friend.post(f"/tables/{table}/withdraw", seat=0, number=0, key="k" * 32).status_code == 403
        assert friend.get(f"/api/tables/{table}/why?seat=0&move={move}").status_code == 403
        anna.play(table, a, 0, move)
        f.until(a.state["number"])
        assert f.state["view"] == a.state["view"]
        assert f.state["legal"] == []
    with boris.watch(table, 1) as b, through(friend, link):
        assert not b.state["seats"][0]["here"]  # a friend who looks on is not the player


def test_it_ends_when_the_player_says_so_or_makes_another_link(server: Server) -> None:
    anna, _, table = friends(server, server)
    first = shown(anna, table)
    with through(server.device(), first) as f:
        second = shown(anna, table)
        shown_out(f, NOT_YOUR_SEAT)
    with through(server.device(), second) as f:
        assert anna.post(f"/tables/{table}/lens/off", seat=0).status_code == 200
        shown_out(f, NOT_YOUR_SEAT)
    late = server.device()
    watch, seat, token = second
    refused = late.post(f"/tables/{watch}/lens/open", seat=seat, token=token)
    assert (refused.status_code, refused.json()["why"]["kind"]) == (403, "lens-closed")
    with pytest.raises(ConnectionClosed) as closed:
        through(late, second, open_it=False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_YOUR_SEAT


def test_it_ends_on_every_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, _, table = friends(one, one)
    link = shown(anna, table)
    with through(two.device(), link) as f:
        assert anna.post(f"/tables/{table}/lens/off", seat=0).status_code == 200
        shown_out(f, NOT_YOUR_SEAT)


def test_nobody_who_plays_looks_through_anothers_eyes(server: Server) -> None:
    anna, boris, table = friends(server, server)
    watch, seat, token = shown(anna, table)
    assert boris.post(f"/tables/{watch}/lens/open", seat=seat, token=token).status_code == 403
    with pytest.raises(ConnectionClosed):
        through(boris, (watch, seat, token), open_it=False)
    with pytest.raises(ConnectionClosed):
        through(server.device(), (watch, 1, token), open_it=False)  # nor another seat
    assert boris.post(f"/tables/{table}/lens", seat=0).status_code == 403
    assert server.device().post(f"/tables/{table}/lens", seat=0).status_code == 403
    assert server.device().get(f"/lens/{watch}/7").status_code == 404


def test_a_deal_that_is_compared_is_shown_to_nobody(server: Server) -> None:
    anna = server.device()
    tries = anna.post(f"/deals/{_deal(anna)}/tries", name="Anna").json()["url"]
    table = tries.rpartition("/")[2]
    refused = anna.post(f"/tables/{table}/lens", seat=_own_seat(anna, table))
    assert refused.json()["why"]["kind"] == "deal-alone"


def _deal(device: Device) -> str:
    found = re.search(r"deals\?deal=([\w.-]+)", device.get("/deals").text)
    assert found is not None
    return found[1]


def _own_seat(device: Device, table: str) -> int:
    found = re.search(r'"mine": (\[\d+\])', device.get(f"/t/{table}").text)
    assert found is not None
    return int(json.loads(found[1])[0])


def _claim(server: Server, anna: Device, table: str) -> None:
    link = anna.post(f"/tables/{table}/link", seat=0).json()["url"]
    assert server.device().post(f"/tables/{table}/claim", seat=0, token=link.partition("#")[2]).status_code == 200


def _move(server: Server, anna: Device, table: str) -> None:
    code = anna.post("/mine/code").json()["code"]
    assert server.device().post("/mine/move", code=code).status_code == 200


def _bot(server: Server, anna: Device, table: str) -> None:
    assert anna.post(f"/tables/{table}/take_over", seat=0, bot="beginner").status_code == 200


def _bot_and_back(server: Server, anna: Device, table: str) -> None:
    _bot(server, anna, table)
    assert anna.post(f"/tables/{table}/hand_back", seat=0).status_code == 200


def _resign(server: Server, anna: Device, table: str) -> None:
    assert anna.post(f"/tables/{table}/resign", seat=0).status_code == 200


def _delete(server: Server, anna: Device, table: str) -> None:
    assert anna.post("/mine/delete").status_code == 200


def _unseat(server: Server, anna: Device, table: str) -> None:
    asyncio.run(commands.unseat(server.url, table, 0))


def _erase(server: Server, anna: Device, table: str) -> None:
    asyncio.run(commands.erase(server.url, table, 0))


HANDS = [_claim, _move, _bot, _bot_and_back, _resign, _delete, _unseat, _erase]
"""The ways in which a seat changes hands."""


@pytest.mark.parametrize("change", HANDS, ids=lambda change: change.__name__.strip("_"))
def test_it_ends_when_the_seat_changes_hands(server: Server, change: Callable[[Server, Device, str], None]) -> None:
    anna, boris, table = friends(server, server)
    link = shown(anna, table)
    with through(server.device(), link) as f, boris.watch(table, 1) as b:
        change(server, anna, table)
        shown_out(f, NOT_YOUR_SEAT)
        while b.state["seats"][0]["shown"]:
            b.next()
    for caller in (server.device(), anna):  # the old device has the link, too
        assert caller.post(f"/tables/{link[0]}/lens/open", seat=0, token=link[2]).status_code == 403
        with pytest.raises(ConnectionClosed):
            through(caller, link, open_it=False)


@pytest.mark.parametrize("change", [_claim, _move, _bot, _unseat], ids=lambda change: change.__name__.strip("_"))
def test_it_ends_with_the_seat_on_every_process(
    pair: tuple[Server, Server], change: Callable[[Server, Device, str], None]
) -> None:
    one, two = pair
    anna, _, table = friends(one, one)
    link = shown(anna, table)
    with through(two.device(), link) as f:
        change(one, anna, table)
        shown_out(f, NOT_YOUR_SEAT)


def test_it_ends_when_others_give_the_seat_to_a_bot(server: Server) -> None:
    anna, boris, table = friends(server, server)
    with through(server.device(), shown(anna, table)) as f:
        assert boris.post(f"/tables/{table}/take_over", seat=0, bot="beginner").status_code == 200
        shown_out(f, NOT_YOUR_SEAT)


def test_it_goes_on_while_the_seat_stays_where_it_is(server: Server) -> None:
    anna, boris, table = friends(server, server)
    link = shown(anna, table)
    with through(server.device(), link) as f, anna.watch(table, 0) as a:
        personal = anna.post(f"/tables/{table}/link", seat=0).json()["url"].partition("#")[2]
        assert anna.post(f"/tables/{table}/claim", seat=0, token=personal).status_code == 200  # its own device
        claim(server.device(), boris, table)  # another seat
        if 0 in a.state["deciding"]:
            anna.play(table, a, 0, a.state["legal"][0]["move"])
        assert f.until(a.state["number"])["view"] == a.state["view"]


def test_a_bot_that_plays_one_turn_shows_nothing(sqlite: str) -> None:
    async def lend() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, seat, (other,) = await late_table(hall, time)
            await changes.set_lens(hall.tables, live, device(seat), seat, "secret")
            assert live.shows(seat, hashed("secret"), "")
            await consent.lend(hall.tables, live, device(other), seat)
            assert not live.shows(seat, hashed("secret"), "")
            assert (await hall.store.tables.find(live.row.id)).seats[seat].lens is None

    asyncio.run(lend())


def test_a_backup_shows_nobodys_view(sqlite: str, tmp_path: Path) -> None:
    """The player may have ended it after the backup was made."""

    async def show() -> str:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            await changes.set_lens(hall.tables, live, ANNA, 0, "secret")
            return live.row.id

    id = asyncio.run(show())
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    asyncio.run(backup_file.write(sqlite, tmp_path / "backup"))
    asyncio.run(backup_file.read(other, tmp_path / "backup"))
    rows = {row.id: row for row in asyncio.run(commands.list_tables(other))}
    assert [place.lens for place in rows[id].seats] == [None, None]


def test_a_rematch_shows_nothing(server: Server) -> None:
    anna, _, table = friends(server, server)
    shown(anna, table)
    with anna.watch(table, 0) as a:
        asyncio.run(commands.end(server.url, table))
        while a.state["status"] == "running":
            a.next()
    again = anna.post(f"/tables/{table}/rematch").json()["url"].rpartition("/")[2]
    with anna.watch(again, 1) as a:
        assert [seat["shown"] for seat in a.state["seats"]] == [False, False]


def test_whoever_looks_through_a_players_eyes_reads_in_the_gallery_and_does_not_write(server: Server) -> None:
    anna, _, table = friends(server, server)
    watch, seat, token = shown(anna, table)
    friend, guest = server.device(), server.device()
    assert guest.post(f"/tables/{watch}/talk", name="Olga", text="Hello").status_code == 200
    assert friend.get(f"/api/tables/{watch}/talk").json()["silent"] is False
    assert friend.post(f"/tables/{watch}/lens/open", seat=seat, token=token).status_code == 200
    heard = friend.get(f"/api/tables/{watch}/talk").json()
    assert (heard["silent"], [line["text"] for line in heard["said"]]) == (True, ["Hello"])
    for what in ({"text": "She has a 7"}, {"sign": "wow"}, {"sign": "wow", "about": -1}):
        refused = friend.post(f"/tables/{watch}/talk", name="Friend", **what)
        assert (refused.status_code, refused.json()["why"]["kind"]) == (403, "lens-silent")
        assert "read here" in refused.json()["text"]
    assert anna.post(f"/tables/{table}/lens/off", seat=0).status_code == 200  # they know it all the same
    assert friend.post(f"/tables/{watch}/talk", name="Friend", text="She has a 7").status_code == 403
    assert guest.get(f"/api/tables/{watch}/talk").json()["silent"] is False
    with anna.watch(table, 0) as a:
        asyncio.run(commands.end(server.url, table))
        while a.state["status"] == "running":
            a.next()
    assert friend.get(f"/api/tables/{watch}/talk").json()["silent"] is False
    assert friend.post(f"/tables/{watch}/talk", name="Friend", text="She had a 7").status_code == 200

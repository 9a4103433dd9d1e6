"""A table through a player's own eyes: the friend sees what the player sees, never moves, and is shown out at once."""

import json
import re

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from ludopolis.server.guard.devices import COOKIE, lens_cookie
from server.devices import FRIEND, ME, Device, Watcher
from server.running import Server
from server.test_lost_seats import NOT_YOUR_SEAT, friends, shown_out

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

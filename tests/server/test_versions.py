"""A page that was loaded from another version of the server does not play."""

import re
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from server.devices import BOT, ME, Device
from server.running import Server

OLD = "0123456789ab"


def version(device: Device, table: str) -> str:
    """The version that a page names."""
    found = re.search(r'src="/static/(\w+)/bundle/table-', device.get(f"/t/{table}").text)
    assert found is not None
    return found[1]


def close_code(device: Device, table: str, client: str) -> int | None:
    """How the server closes the socket of a client of that version; `None` if it answers."""
    cookie = f"ludopolis={device.http.cookies.get('ludopolis', '')}"
    address = f"{device.base.replace('http', 'ws', 1)}/api/tables/{table}/ws?seat=0&client={client}"
    with connect(address, origin=Origin(device.base), additional_headers={"Cookie": cookie}, legacy=True) as socket:
        try:
            socket.recv(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    return None


def test_versions_are_compared_when_the_socket_opens(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    assert close_code(anna, table, version(anna, table)) is None
    assert close_code(anna, table, OLD) == 4409


@pytest.mark.parametrize("old", [True, False])
def test_a_page_out_of_date_cannot_move(server: Server, old: bool) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    with anna.watch(table, 0) as seen:
        number, move = seen.state["number"], seen.state["legal"][0]["move"]
    anna.http.headers["Ludopolis-Client"] = OLD if old else version(anna, table)
    answer = anna.post(f"/tables/{table}/moves", seat=0, number=number, key=uuid4().hex, move=move)
    assert answer.status_code == (409 if old else 200)
    with anna.watch(table, 0) as seen:
        assert (seen.state["number"] == number) == old
    if old:
        assert answer.json()["why"] == {"kind": "newer-version"}

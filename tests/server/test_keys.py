"""A request whose answer got lost is repeated with the same key, and nothing happens twice."""

from typing import Any
from uuid import uuid4

import httpx
import pytest

from server.devices import BOT, FRIEND, ME, Device
from server.running import Server
from server.test_replays import played


def twice(device: Device, path: str, **body: Any) -> tuple[httpx.Response, httpx.Response]:
    """The same request, sent again because its answer, with its cookie, never arrived."""
    cookies = httpx.Cookies(device.http.cookies)
    body["key"] = uuid4().hex
    first = device.post(path, **body)
    device.http.cookies = cookies
    return first, device.post(path, **body)


@pytest.mark.parametrize("known", [True, False], ids=["known", "new"])
def test_a_new_table_is_made_once(server: Server, known: bool) -> None:
    anna = server.device()
    if known:
        anna.new_table("happy_city", ME, BOT)
    first, again = twice(anna, "/tables", game="happy_city", seats=[ME, FRIEND])
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    with anna.watch(first.json()["table"], 0) as seen:
        assert seen.state["seats"][0]["name"] == "Anna"
    assert anna.new_table("happy_city", ME, FRIEND) != first.json()["table"]


def test_the_same_key_of_another_device_makes_another_table(server: Server) -> None:
    key = uuid4().hex
    made = []
    for device in (server.device(), server.device()):
        device.new_table("happy_city", ME, BOT)
        made.append(device.post("/tables", game="happy_city", seats=[ME, BOT], key=key).json()["table"])
    assert made[0] != made[1]


def test_a_key_that_could_be_guessed_makes_no_device(server: Server) -> None:
    made = {server.device().post("/tables", game="happy_city", seats=[ME, BOT], key="12345678").text for _ in range(2)}
    assert len(made) == 2


def test_a_seat_is_taken_once_and_nobody_is_told_that_it_is_taken(server: Server) -> None:
    table = server.device().new_table("happy_city", ME, FRIEND)
    boris = server.device()
    first, again = twice(boris, f"/tables/{table}/join", seat=1, name="Boris")
    assert (first.status_code, again.status_code) == (200, 200)
    with boris.watch(table, 1) as seen:
        assert seen.state["seats"][1]["name"] == "Boris"
    assert server.device().post(f"/tables/{table}/join", seat=1, name="Clara").status_code == 409


def test_a_seat_goes_to_a_bot_and_back_once(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris")
    for path, body in (("take_over", {"bot": "beginner"}), ("hand_back", {}), ("resign", {})):
        first, again = twice(boris, f"/tables/{table}/{path}", seat=1, **body)
        assert (first.status_code, again.status_code) == (200, 200), again.text
    with anna.watch(table, 0) as seen:
        assert seen.state["seats"][1]["kind"] == "bot"
        number = seen.state["number"]
    resigned = boris.post(f"/tables/{table}/resign", seat=1, key=uuid4().hex)
    assert resigned.status_code == 403
    with anna.watch(table, 0) as seen:
        assert seen.state["number"] == number


def test_a_repeated_take_over_does_not_undo_what_came_after_it(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    key = uuid4().hex
    assert anna.post(f"/tables/{table}/take_over", seat=0, bot="beginner", key=key).status_code == 200
    assert anna.post(f"/tables/{table}/hand_back", seat=0, key=uuid4().hex).status_code == 200
    assert anna.post(f"/tables/{table}/take_over", seat=0, bot="beginner", key=key).status_code == 200
    with anna.watch(table, 0) as seen:
        assert seen.state["seats"][0]["kind"] == "human"


def test_a_personal_link_is_made_once(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    first, again = twice(anna, f"/tables/{table}/link", seat=0)
    assert first.json() == again.json()
    assert first.json() != anna.post(f"/tables/{table}/link", seat=0, key=uuid4().hex).json()


def test_a_claim_is_repeated_by_a_new_device(server: Server) -> None:
    anna, phone = server.device(), server.device()
    table = anna.new_table("happy_city", ME, BOT)
    secret = anna.post(f"/tables/{table}/link", seat=0, key=uuid4().hex).json()["url"].partition("#")[2]
    first, again = twice(phone, f"/tables/{table}/claim", seat=0, token=secret)
    assert (first.status_code, again.status_code) == (200, 200)
    with phone.watch(table, 0) as seen:
        assert seen.state["legal"]


def test_a_record_is_stored_once(server: Server) -> None:
    device = server.device()
    key = uuid4().hex
    record = played().record().to_text()
    made = [
        device.http.post(f"/api/records?key={one}", content=record).json()["table"] for one in (key, key, uuid4().hex)
    ]
    assert made[0] == made[1] != made[2]

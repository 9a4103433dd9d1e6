"""What must be refused: the right answer with a sentence for people, nothing changed, nothing leaked."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.devices import BOT, FRIEND, ME
from server.running import Server


@pytest.fixture
def table(server: Server) -> str:
    return server.device().new_table("happy_city", ME, FRIEND)


def refused(answer: httpx.Response, status: int, kind: str) -> None:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["why"]["kind"] == kind
    assert len(body["text"]) > 10
    assert "Traceback" not in answer.text


def test_a_stranger_cannot_move(server: Server, table: str) -> None:
    refused(server.device().move(table, 0, 0, "reveal 1"), 403, "not-your-seat")


def test_a_stolen_seat_number_does_not_help(server: Server) -> None:
    anna, eve = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    eve.new_table("happy_city", ME, FRIEND)
    refused(eve.move(table, 0, 0, "reveal 1"), 403, "not-your-seat")
    refused(eve.post(f"/tables/{table}/link", seat=0), 403, "not-your-seat")
    refused(eve.post(f"/tables/{table}/take_over", seat=0, bot="beginner"), 403, "not-your-table")


def test_moves_out_of_turn_and_moves_that_do_not_exist(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, {"kind": "screen", "name": "Boris"})
    with anna.watch(table, 1) as b, anna.watch(table, 0) as a:
        refused(anna.move(table, 1, b.state["number"], "reveal 1"), 422, "not-your-decision")
        refused(anna.move(table, 0, a.state["number"], "fly away"), 422, "bad-move")
        refused(anna.move(table, 0, a.state["number"], "take coin"), 422, "now-reveal")
        refused(anna.move(table, 7, a.state["number"], "reveal 1"), 403, "not-your-seat")
        assert a.quiet()


def test_unknown_things(server: Server, table: str) -> None:
    device = server.device()
    refused(device.move("nowhere", 0, 0, "x"), 404, "no-such-table")
    refused(device.post("/tables", game="chess", seats=[ME]), 404, "unknown-game")
    refused(device.post("/tables", game="happy_city", seats=[ME]), 422, "bad-players")
    options = {"mode": "hard"}
    refused(device.post("/tables", game="happy_city", seats=[ME, ME], options=options), 422, "bad-option-choice")
    for name in ("clever", "cmd:true", "flat-200", "random", "expert:9", "expert-1", ""):  # only levels, no programs
        bot = {**BOT, "bot": name}
        refused(device.post("/tables", game="happy_city", seats=[ME, bot]), 422, "unknown-bot")
    refused(device.post(f"/tables/{table}/join", seat=9, name="x"), 404, "no-such-seat")
    assert device.get("/api/nothing").status_code == 404


def test_a_full_seat_is_full(server: Server, table: str) -> None:
    boris, clara = server.device(), server.device()
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    refused(clara.post(f"/tables/{table}/join", seat=1, name="Clara"), 409, "seat-taken")
    refused(clara.post(f"/tables/{table}/join", seat=0, name="Clara"), 409, "seat-taken")


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"seat":0}', b'{"seat":"0","number":0,"key":"12345678","move":"x"}', b"\xff\xfe"],
)
def test_misshapen_bodies(server: Server, table: str, content: bytes) -> None:
    http = server.device().http
    answer = http.post(f"/api/tables/{table}/moves", content=content, headers={"Content-Type": "application/json"})
    refused(answer, 422, "bad-request")


def test_deep_and_large_bodies(server: Server, table: str) -> None:
    http = server.device().http
    deep = b"[" * 30_000 + b"]" * 30_000
    answer = http.post(f"/api/tables/{table}/moves", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    refused(http.post(f"/api/tables/{table}/moves", content=b"x" * 70_000), 413, "too-large")


def test_a_foreign_page_cannot_post_or_listen(server: Server, table: str) -> None:
    for origin in ("https://elsewhere.example", "null", ""):
        answer = httpx.post(f"{server.base}/api/tables/{table}/join", json={}, headers={"Origin": origin})
        refused(answer, 403, "foreign-origin")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(address, origin=Origin("http://elsewhere.example"), legacy=True).recv(5)


@pytest.mark.parametrize("path", ["/", "/api/tables/ws", "/api/tables//ws", "/api/tables/a/b/ws", "/api/tables/a/wss"])
def test_there_is_nothing_to_listen_to_at_other_addresses(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as answer:
        connect(f"ws://127.0.0.1:{server.port}{path}", origin=Origin(server.base), legacy=True)
    assert answer.value.response.status_code == 403


def test_a_stranger_cannot_listen_at_a_seat(server: Server, table: str) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.device().watch(table, 0)


def test_a_name_with_markup_is_only_a_name(server: Server, table: str) -> None:
    eve = server.device()
    name = "<script>alert(1)</script>"
    assert eve.post(f"/tables/{table}/join", seat=1, name=name).status_code == 200
    page = eve.get(f"/t/{table}").text
    assert "<script>alert" not in page
    for bad in ("", "   ", "x" * 41, "a\x00b"):
        refused(eve.post(f"/tables/{table}/join", seat=1, name=bad), 422, "bad-request")


def test_pages_carry_the_security_headers(server: Server) -> None:
    headers = server.device().get("/").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in headers["content-security-policy"]


def test_tokens_are_stored_hashed_and_kept_from_scripts(server: Server) -> None:
    device = server.device()
    answer = device.post("/tables", game="happy_city", seats=[ME, FRIEND])
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert device.http.cookies["ludopolis"] not in json.dumps(answer.json())

"""Input that no client of ours sends: an answer of 4xx with a sentence for people, never a 5xx, never a traceback."""

import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
import pytest
from golden import TESTS
from websockets.exceptions import ConnectionClosed

from server.devices import FRIEND, ME, Device
from server.running import Server

RECORD = next((TESTS / "happy_city" / "golden").glob("p2-*max_rounds=1-*.jsonl")).read_text()
HUGE = int("9" * 400)
NUL = "\0"
LONE = '"\\ud800"'
"""Half of a pair, which JSON can write and UTF-8 cannot."""


@pytest.fixture
def anna(server: Server) -> Device:
    return server.device()


@pytest.fixture
def table(server: Server, anna: Device) -> str:
    return anna.new_table("happy_city", ME, FRIEND)


def refused(answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    assert answer.status_code in statuses, answer.text
    why: dict[str, Any] = answer.json()["why"]
    assert len(answer.json()["text"]) > 10
    return why


@pytest.mark.parametrize("length", [1_001, 30_000])
def test_long_words_are_told_shortened(server: Server, anna: Device, table: str, length: int) -> None:
    long = "x" * length
    new = {"game": "happy_city", "seats": [ME, {"kind": "bot", "bot": long}]}
    refused(anna.post("/tables", **{**new, "game": long}), 404, 422)
    refused(anna.post("/tables", **new), 422)
    refused(anna.post("/tables", **{**new, "options": {long: 1}}), 422)
    refused(anna.post("/tables", **{**new, long: 1}), 422)
    refused(anna.post(f"/tables/{table}/take_over", seat=1, bot=long), 422)
    refused(anna.post(f"/tables/{table}/claim", seat=0, token=long), 403, 422)
    if length < 30_000:  # as long as the first line of a request may be
        refused(anna.get(f"/rules/{long}"), 404)
        refused(anna.get(f"/api/tables/{long}/record"), 404)
        assert anna.http.get(f"/rules/{long}", headers={"Accept": "text/html"}).status_code == 404
        refused(anna.get(f"/api/tables/{table}/why?seat=0&move={long}"), 422)
    why = refused(anna.http.post("/api/records", content=RECORD.replace('"happy_city"', f'"{long}"')), 400)
    assert len(json.dumps(why)) < 1_000


@pytest.mark.parametrize("number", [HUGE, -HUGE, -1, 2**31, 2**63, 2**64], ids=lambda number: f"{number}"[:20])
def test_numbers_of_any_size(server: Server, anna: Device, table: str, number: int) -> None:
    key = uuid4().hex
    bodies: dict[str, dict[str, Any]] = {
        "join": {"name": "Boris"},
        "moves": {"number": 0, "key": key, "move": "reveal 1"},
        "withdraw": {"number": 0, "key": key},
        "hint": {"number": 0},
        "claim": {"token": "x"},
        "take_over": {"bot": "regular"},
        "resign": {},
        "hand_back": {},
        "link": {},
    }
    for path, body in bodies.items():
        refused(anna.post(f"/tables/{table}/{path}", seat=number, **body), 403, 404, 422)
    refused(anna.post(f"/tables/{table}/moves", seat=0, number=number, key=key, move="reveal 1"), 409, 422)
    refused(anna.post("/tables", game="happy_city", seats=[ME, FRIEND], options={"max_rounds": number}), 422)
    for path in (f"why?seat={number}&move=x", f"replay?seat={number}", f"replay/frames?start={number}"):
        refused(anna.get(f"/api/tables/{table}/{path}"), 403, 404, 422)
    assert anna.get(f"/claim/{table}/{number}").status_code in (404, 422)
    lines = RECORD.splitlines()
    first = next(index for index, line in enumerate(lines) if '"seat":0' in line)
    lines[first] = lines[first].replace('"seat":0', f'"seat":{number}')
    refused(anna.http.post("/api/records", content="\n".join(lines)), 400)


def test_a_number_too_long_to_be_read(anna: Device, table: str) -> None:
    headers = {"Content-Type": "application/json"}
    body = '{"seat":' + "9" * 5_000 + "}"
    refused(anna.http.post(f"/api/tables/{table}/link", content=body, headers=headers), 400, 422)


@pytest.mark.parametrize("text", [LONE, '"a\\u0000b"'], ids=["surrogate", "nul"])
def test_text_that_cannot_be_stored(anna: Device, table: str, text: str) -> None:
    def post(path: str, **body: object) -> httpx.Response:
        written = json.dumps(body).replace("TEXT", text.strip('"'))
        return anna.http.post(f"/api{path}", content=written, headers={"Content-Type": "application/json"})

    new = {"game": "happy_city", "seats": [ME, FRIEND]}
    refused(post("/tables", **{**new, "seats": [{"kind": "me", "name": "TEXT"}, FRIEND]}), 422)
    refused(post("/tables", **{**new, "game": "TEXT"}), 404, 422)
    refused(post("/tables", **new, options={"TEXT": 1}), 422)
    refused(post("/tables", **new, options={"mode": "TEXT"}), 422)
    refused(post("/tables", **new, TEXT=1), 422)
    refused(post(f"/tables/{table}/join", seat=1, name="TEXT"), 422)
    refused(post(f"/tables/{table}/moves", seat=0, number=1, key="TEXT of a key", move="reveal 1"), 422)
    refused(post(f"/tables/{table}/moves", seat=0, number=1, key="a good key", move="TEXT"), 409, 422)
    refused(post(f"/tables/{table}/claim", seat=0, token="TEXT"), 403, 422)
    for old in ('"seats":["', '"game":"', '"components":"'):
        broken = RECORD.replace(old, old + text.strip('"'), 1)
        refused(anna.http.post("/api/records", content=broken), 400)


def test_nul_in_an_address_or_a_cookie(server: Server, anna: Device, table: str) -> None:
    for path in ("/t/%00", "/w/%00", "/replay/%00", "/api/tables/%00/record", f"/api/tables/{table}%00/replay"):
        assert anna.get(path).status_code == 404
    refused(anna.post("/tables/%00/link", seat=0), 404)
    odd = server.device()
    odd.http.headers["Cookie"] = 'ludopolis="\\000"; lang=\\377'
    assert odd.get("/").status_code == 200
    assert odd.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize("host", ["[", "]", "a[b", "x" * 900, "a b", "\xff"])
def test_a_strange_host(server: Server, host: str) -> None:
    name = host.encode("latin-1")
    with httpx.Client(base_url=server.base, headers=[(b"Host", name), (b"Origin", b"http://" + name)]) as odd:
        assert odd.get("/").status_code < 500
        assert odd.get("/nothing").status_code < 500
        assert odd.post("/api/tables", json={"game": "happy_city", "seats": [ME, FRIEND]}).status_code < 500


def wrong_types(edit: Callable[[dict[str, Any]], None], line: int) -> str:
    lines = RECORD.splitlines()
    data = json.loads(lines[line])
    edit(data)
    lines[line] = json.dumps(data)
    return "\n".join(lines)


@pytest.mark.parametrize("value", [True, 1.0, None, [], {}, "1", -1])
@pytest.mark.parametrize("field", ["rules", "ludopolis", "options", "players", "seats", "components", "game"])
def test_a_header_of_wrong_types(anna: Device, field: str, value: object) -> None:
    answer = anna.http.post("/api/records", content=wrong_types(lambda line: line.update({field: value}), 0))
    assert answer.status_code in (201, 400), answer.text


@pytest.mark.parametrize("value", [True, 1.0])
def test_a_number_that_is_equal_and_yet_another_is_stored_as_it_should_be(anna: Device, value: object) -> None:
    answer = anna.http.post("/api/records", content=wrong_types(lambda line: line.update(n=value), 1))
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        assert anna.get(f"/api/tables/{answer.json()['table']}/record").text == RECORD


def test_a_chunked_body_that_is_too_large(anna: Device, table: str) -> None:
    def chunks(count: int) -> Any:
        return iter([b"x" * 10_000] * count)

    assert refused(anna.http.post(f"/api/tables/{table}/moves", content=chunks(8)), 413)["kind"] == "too-large"
    assert refused(anna.http.post("/api/records", content=chunks(500)), 413)["kind"] == "too-large"


@pytest.mark.parametrize("month", ["0001-01", "0001-02", "9999-11", "9999-12", "0000-01", "10000-01", "2026-W01"])
def test_a_month_in_which_nothing_is_dealt_is_not_shown(anna: Device, month: str) -> None:
    answer = anna.get(f"/deals?month={month}")
    assert answer.status_code == 200
    assert answer.text == anna.get("/deals").text


def test_nul_in_what_a_query_compares(anna: Device, table: str) -> None:
    for path in ("/duel/%00", "/duel/%00/games?with=x", "/duel/x/games?with=%00", "/deals?deal=%00", "/mine?game=%00"):
        assert anna.get(path).status_code in (200, 404, 422), path
    refused(anna.post("/duels/%00/tries", name="Anna"), 404, 422)
    refused(anna.post("/deals/%00/tries", name="Anna"), 404, 422)
    refused(anna.post(f"/tables/{table}/talk/mute", author=NUL, muted=False), 404, 422)
    for path in ("state", "off", "test"):
        refused(anna.post(f"/calls/{path}", endpoint=NUL), 403, 422)
        refused(anna.post(f"/calls/{path}", endpoint="https://x.example/", table=NUL), 403, 422)


def test_a_host_too_long_to_be_drawn(anna: Device) -> None:
    name = "x" * 4_000
    answer = anna.http.post("/api/qr", json={"path": "/t/x"}, headers={"Host": name, "Origin": f"http://{name}"})
    assert refused(answer, 400) == {"kind": "bad-request", "field": "host"}


def test_options_that_a_game_refuses_are_refused_in_its_words(anna: Device) -> None:
    for game, options in (
        ("ginkgopolis", {"solo_deal": "2plus1"}),
        ("streets", {"difficulty": "hard"}),
    ):
        why = refused(anna.post("/tables", game=game, seats=[ME, FRIEND], options=options), 422)
        assert why["kind"] in ("solo_only", "difficulty_alone")


def test_a_wrong_method_is_named(anna: Device, table: str) -> None:
    for method, path in (("GET", f"/api/tables/{table}/moves"), ("PUT", "/api/tables"), ("DELETE", f"/t/{table}")):
        answer = anna.http.request(method, path)
        assert refused(answer, 405)["kind"] == "wrong-method"
        assert answer.headers["allow"]


def test_broken_text_on_a_socket_is_not_logged(server: Server, anna: Device, table: str) -> None:
    for _ in range(3):
        with anna.watch(table, 0) as a:
            a.connection.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                a.until(a.state["number"] + 1)
    assert "Traceback" not in server.log.read_text()


def test_a_socket_that_sends_bytes_is_listened_to_no_further(anna: Device, table: str) -> None:
    with anna.watch(table, 0) as a:
        for message in (b"\xff\x00", "x" * 4_000, b""):
            a.connection.send(message)
        a.connection.ping().wait(5)
    assert anna.get(f"/t/{table}").status_code == 200

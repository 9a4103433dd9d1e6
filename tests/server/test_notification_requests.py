"""Requests about calls: whose browser, whose table, and addresses that nothing is sent to."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx

from ludopolis.server.settings import Limits
from server.devices import FRIEND, ME
from server.running import Server
from server.services import Browser

NOWHERE = "https://127.0.0.1:9/push"


def refused(answer: httpx.Response, status: int, why: str) -> None:
    assert (answer.status_code, answer.json()["why"]["kind"]) == (status, why)


def test_the_key_is_told_to_those_who_sit_there(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    key = re.search(r'"calls": "([\w-]{87})"', anna.get(f"/t/{table}").text)
    assert key is not None
    watch = re.search(r'"watch": "([\w-]+)"', anna.get(f"/t/{table}").text)
    assert watch is not None
    assert key[1] not in server.device().get(f"/w/{watch[1]}").text
    assert anna.post("/calls/state", endpoint=NOWHERE).json() == {"on": False}


def test_a_browser_inside_the_hosts_network_and_broken_keys_are_refused(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    good = Browser(NOWHERE).subscription._asdict()
    refused(anna.post("/calls", **good, table=table), 422, "address-inside")
    refused(anna.post("/calls", **{**good, "auth": "AAAA"}, table=table), 422, "bad-subscription")
    refused(anna.post("/calls", **{**good, "endpoint": "nowhere"}, table=table), 422, "bad-address")
    refused(anna.post("/calls/test", endpoint=NOWHERE), 403, "not-subscribed")


def test_only_a_device_with_a_seat_may_subscribe(server: Server) -> None:
    """Nothing is even looked up for others: the address is one that would be refused."""
    stranger, anna, boris = server.device(), server.device(), server.device()
    good = Browser(NOWHERE).subscription._asdict()
    refused(stranger.post("/calls", **good, all_tables=True), 403, "not-your-seat")
    table = anna.new_table("happy_city", ME, FRIEND)
    stranger.http.cookies.set("ludopolis", "x" * 43)
    refused(stranger.post("/calls", **good, all_tables=True), 403, "not-your-seat")
    refused(stranger.post("/calls", **good, table=table), 403, "not-your-seat")
    refused(anna.post("/calls", **good, all_tables=True), 422, "address-inside")
    boris.post(f"/tables/{table}/join", seat=1, name="Boris").raise_for_status()
    refused(boris.post("/calls", **good, all_tables=True), 422, "address-inside")


def test_a_device_sets_up_only_so_many_calls_an_hour(new_database: Callable[[str], str], strangers: Path) -> None:
    strict = Server(new_database("sqlite"), strangers, limits=Limits(0, 0, 0, notifications_per_hour=9))
    try:
        anna, boris = strict.device(), strict.device()
        table, good = anna.new_table("happy_city", ME, FRIEND), Browser(NOWHERE).subscription._asdict()
        boris.new_table("happy_city", ME, FRIEND)
        for _ in range(2):
            refused(anna.post("/calls", **good, table=table), 422, "address-inside")
        refused(anna.post(f"/tables/{table}/room", url="http://127.0.0.1/x"), 422, "address-inside")
        refused(anna.post("/calls", **good, table=table), 429, "too-many-calls")
        refused(anna.post("/calls/test", endpoint=NOWHERE), 429, "too-many-calls")
        refused(anna.post(f"/tables/{table}/room", url="http://127.0.0.1/x"), 429, "too-many-calls")
        assert anna.post("/calls/off", endpoint=NOWHERE).status_code == 200
        refused(boris.post("/calls", **good, all_tables=True), 422, "address-inside")
    finally:
        strict.stop()


def test_only_the_host_names_a_room_and_not_one_inside(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris").raise_for_status()
    assert anna.get(f"/api/tables/{table}/room").json() == {"url": "", "shape": None}
    for url in ("http://127.0.0.1/x", "http://[::1]/x", "http://169.254.169.254/latest", "http://localhost:8000/"):
        refused(anna.post(f"/tables/{table}/room", url=url), 422, "address-inside")
    refused(anna.post(f"/tables/{table}/room", url="gopher://x"), 422, "bad-address")
    refused(anna.post(f"/tables/{table}/room/test"), 403, "no-room")
    refused(boris.get(f"/api/tables/{table}/room"), 403, "not-the-host")
    refused(boris.post(f"/tables/{table}/room", url="http://127.0.0.1/x"), 403, "not-the-host")
    refused(server.device().get(f"/api/tables/{table}/room"), 403, "not-your-table")


def test_the_pages_are_an_app(server: Server) -> None:
    manifest = httpx.get(f"{server.base}/manifest.webmanifest", headers={"Accept-Language": "ru"}).json()
    assert (manifest["display"], manifest["lang"], manifest["start_url"]) == ("standalone", "ru", "/")
    for icon in manifest["icons"]:
        assert httpx.get(f"{server.base}{icon['src']}").content.startswith(b"\x89PNG")
    worker = httpx.get(f"{server.base}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert not {"SITE_ROOT", "CLIENT_HASH", "ICON"} & set(re.findall(r"\w+", worker.text))
    assert httpx.get(f"{server.base}/offline").status_code == 200


def test_everything_that_is_kept_is_there_and_may_be(server: Server) -> None:
    with httpx.Client(base_url=server.base, headers={"Accept-Language": "hu"}) as client:
        kept = client.get("/offline/files").json()
        assert kept["language"] == "hu"
        assert kept["version"] in client.get("/sw.js").text
        for path in ("/offline", *kept["shell"], *kept["files"], *kept["pages"]):
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert "no-store" not in answer.headers.get("cache-control", ""), path
            assert ("immutable" in answer.headers.get("cache-control", "")) == path.startswith("/static/"), path
        for path in re.findall(r'(?:href|src)="(/static/[^"#]+)', client.get("/rules/uptown").text):
            assert path in {*kept["shell"], *kept["files"]} or path.endswith(".png"), path

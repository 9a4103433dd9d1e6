"""A server under a path of a larger site, behind a proxy, with everything switched on that a host may switch on."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.host import backup_file, commands
from server import running
from server.devices import BOT, ME, Device, Watcher
from server.running import NO_LIMITS, Server, free_port

LINK = re.compile(r'(?:href|src|action|formaction)="([^"]*)"')
PAGES = ("/", "/rules/happy_city", "/learn/happy_city")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("backups")


@pytest.fixture(scope="module")
def metrics() -> str:
    return f"127.0.0.1:{free_port()}"


@pytest.fixture(scope="module")
def site(new_database: Callable[[str], str], strangers: Path, folder: Path, metrics: str) -> Iterator[Server]:
    """A server at /games that believes the proxy at 127.0.0.1."""
    server = Server(
        new_database("sqlite"),
        strangers,
        pause=0.0,
        limits=NO_LIMITS,
        root_path="/games",
        proxy="127.0.0.1",
        logs="json",
        metrics=metrics,
        backup_folder=str(folder),
        backups=14,
    )
    yield server
    server.stop()
    for line in server.log.read_text().splitlines():
        assert json.loads(line).keys() >= {"at", "level", "from", "message"}


@pytest.fixture(scope="module")
def anna(site: Server) -> Device:
    return site.device()


@pytest.fixture(scope="module")
def table(anna: Device) -> str:
    return anna.new_table("happy_city", ME, BOT)


def play(device: Device, table: str, watcher: Watcher, moves: int) -> None:
    """Plays this many moves, and lets the bot play its own."""
    while moves:
        legal = watcher.state["legal"]
        if legal:
            device.play(table, watcher, 0, legal[0]["move"])
            moves -= 1
        else:
            watcher.next()


def test_every_link_of_a_page_stays_on_the_site(site: Server, anna: Device, table: str) -> None:
    for page in (*PAGES, f"/t/{table}"):
        html = anna.get(page).text
        links = [link for link in LINK.findall(html) if not link.startswith("#")]
        assert len(links) > 5
        assert [link for link in links if not link.startswith("/games/")] == []
        for link in links:
            if "/static/" in link:
                assert anna.http.get(f"{anna.origin}{link.partition('#')[0]}").status_code == 200


def test_a_game_is_played_under_the_path(anna: Device, table: str) -> None:
    assert anna.post("/tables", game="happy_city", seats=[ME]).json()["why"]["kind"] == "bad-players"
    with anna.watch(table, 0) as watcher:
        play(anna, table, watcher, 3)
    link = anna.post(f"/tables/{table}/link", seat=0).json()["url"]
    assert link.startswith(f"/games/claim/{table}/0#")


def test_cookies_belong_to_the_path_and_are_secure_over_tls(site: Server) -> None:
    device = site.device()
    for scheme, secure in (("https", True), ("http", False)):
        headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "203.0.113.7"}
        made = device.http.post("/api/tables", json={"game": "happy_city", "seats": [ME, BOT]}, headers=headers)
        language = device.http.post("/language/ru?back=/games/rules/happy_city", headers=headers)
        for answer in (made, language):
            cookie = answer.headers["set-cookie"]
            assert "Path=/games/" in cookie
            assert "HttpOnly" in cookie
            assert ("Secure" in cookie) == secure
        assert language.headers["location"] == "/games/rules/happy_city"
        assert made.json()["url"].startswith("/games/t/")


def test_the_path_without_its_slash_leads_to_it_and_a_proxy_may_take_it_off(site: Server) -> None:
    origin = site.device().origin
    moved = httpx.get(f"{origin}/games")
    assert (moved.status_code, moved.headers["location"]) == (308, "/games/")
    assert 'href="/games/rules/happy_city"' in httpx.get(f"{origin}/").text
    assert httpx.get(f"{origin}/gamesome/rules/happy_city").status_code == 404


def test_metrics_count_and_name_nobody(site: Server, anna: Device, table: str, metrics: str) -> None:
    with anna.watch(table, 0) as watcher:
        play(anna, table, watcher, 1)
        text = httpx.get(f"http://{metrics}/metrics").text
    found = {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["ludopolis_moves_total", "person"] >= 1
    assert found["ludopolis_request_seconds_count", "/api/tables/{id}/moves", "2xx", "POST"] >= 1
    assert found["ludopolis_sockets",] == 1
    assert found["ludopolis_tables_open",] >= 1
    assert found["ludopolis_tables", "running"] >= 1
    assert found["ludopolis_database_up",] == 1
    assert found["ludopolis_database_seconds_count",] >= 1
    assert found["ludopolis_bot_queue",] == 0
    assert found["process_resident_memory_bytes",] > 0
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    names = {name.removesuffix("_count").removesuffix("_sum").removesuffix("_bucket") for name, *_ in found}
    ours = {name for name in names if name.startswith("ludopolis") and not name.endswith("_created")}
    assert [name for name in ours if f"`{name}" not in page] == []
    (row,) = (row for row in asyncio.run(commands.list_tables(site.url)) if row.id == table)
    secrets = (row.id, row.watch, row.seed, "Anna", "127.0.0.1", anna.http.cookies[COOKIE])
    assert [secret for secret in secrets if secret in text] == []


def test_players_do_not_reach_the_metrics(site: Server) -> None:
    device = site.device()
    assert device.get("/metrics").status_code == 404
    assert httpx.get(f"{device.origin}/metrics").status_code == 404


def test_the_daily_backup_is_written_and_can_be_restored(
    site: Server, folder: Path, new_database: Callable[[str], str]
) -> None:
    while not (made := list(folder.glob("ludopolis-*.jsonl.gz"))):
        assert site.lives()
        time.sleep(0.05)  # another process writes it; nothing to wait on but the file
    url = new_database("sqlite")
    asyncio.run(backup_file.read(url, made[0]))
    before = {row.id for row in asyncio.run(commands.list_tables(site.url))}
    assert {row.id for row in asyncio.run(commands.list_tables(url))} <= before


def test_a_port_is_given_to_one_process_only_though_nobody_listens_there_yet() -> None:
    given, other = free_port(), free_port()
    running.CLAIMS.pop().close()  # nobody has the second one
    with patch.object(running, "PORTS", iter([given, other])):  # as another process might draw them
        assert free_port() == other

"""The host's tools, beside a running server."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludopolis import registry
from ludopolis.engine.record import parse
from ludopolis.engine.table import replay
from ludopolis.server import host
from ludopolis.server.store import NotFound, Store, now, tables
from server.devices import FRIEND, ME
from server.running import Server


def test_tables_are_listed_exported_ended_and_deleted_beside_the_server(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        anna.play(table, a, 0, a.state["legal"][0]["move"])
        listed = asyncio.run(host.list_tables(server.url))
        assert listed[0].id == table
        record = parse(asyncio.run(host.export(server.url, table)))
        assert record.closing["end"] == "unfinished"
        assert replay(record, registry.find("happy_city")).entries == record.entries
        asyncio.run(host.end(server.url, table))
        while a.state["status"] != "ended":
            a.next()
        refused = anna.move(table, 0, a.state["number"], a.state["legal"][0]["move"])
        assert refused.json()["why"]["kind"] == "table-over"
        asyncio.run(host.delete(server.url, table))
        with pytest.raises(ConnectionClosed):
            a.next()
    assert anna.move(table, 0, 0, "x").status_code == 404
    with pytest.raises(NotFound):
        asyncio.run(host.delete(server.url, table))


def test_a_seated_stranger_is_removed(server: Server) -> None:
    anna, eve, boris = server.device(), server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    eve.post(f"/tables/{table}/join", seat=1, name="Eve")
    with anna.watch(table, 0) as a:
        asyncio.run(host.unseat(server.url, table, 1))
        while a.state["seats"][1]["kind"] != "open":
            a.next()
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        eve.watch(table, 1)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_backup_restores_into_either_database(
    new_database: Callable[[str], str], strangers: Path, tmp_path: Path, source: str, target: str
) -> None:
    old, new = new_database(source), new_database(target)
    server = Server(old, strangers)
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        for _ in range(3):
            anna.play(table, a, 0, a.state["legal"][0]["move"])
        view, number = a.state["view"], a.state["number"]
    rows = asyncio.run(host.backup(old, tmp_path / "backup.jsonl"))
    server.stop()
    assert asyncio.run(host.restore(new, tmp_path / "backup.jsonl")) == rows
    with pytest.raises(host.BadBackup):
        asyncio.run(host.restore(new, tmp_path / "backup.jsonl"))
    server = Server(new, strangers)
    anna.base = server.base
    anna.http.headers["Origin"] = server.base
    anna.http.base_url = httpx.URL(server.base)
    with anna.watch(table, 0) as a:
        assert (a.state["view"], a.state["number"]) == (view, number)
        anna.play(table, a, 0, a.state["legal"][0]["move"])
    server.stop()


@pytest.mark.parametrize("text", ["", "nonsense", '{"ludopolis-backup": 2}\n', '{"ludopolis-backup": 1}\n["tables"]\n'])
def test_a_bad_backup_is_refused_and_nothing_is_written(
    new_database: Callable[[str], str], tmp_path: Path, text: str
) -> None:
    url = new_database("sqlite")
    (tmp_path / "bad").write_text(text)
    with pytest.raises(host.BadBackup):
        asyncio.run(host.restore(url, tmp_path / "bad"))
    assert asyncio.run(host.list_tables(url)) == []


def test_a_table_everybody_left_is_kept_ninety_days(new_database: Callable[[str], str], strangers: Path) -> None:
    server = Server(new_database("sqlite"), strangers)
    anna = server.device()
    old, young = (anna.new_table("happy_city", ME, FRIEND) for _ in range(2))
    server.stop()

    async def age() -> None:
        store = Store(server.url)
        with store.engine.begin() as connection:
            for id, days in ((old, 91), (young, 89)):
                connection.execute(
                    tables.update().where(tables.c.id == id).values(touched=now() - timedelta(days=days))
                )
        await store.close()

    asyncio.run(age())
    server.start()
    assert anna.post(f"/tables/{young}/link", seat=0).status_code == 200
    assert anna.post(f"/tables/{old}/link", seat=0).status_code == 404
    server.stop()


def test_a_table_of_other_rules_is_shown_read_only_with_its_record(
    new_database: Callable[[str], str], strangers: Path
) -> None:
    server = Server(new_database("sqlite"), strangers)
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    server.stop()

    async def outdate() -> None:
        store = Store(server.url)
        with store.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == table).values(rules=0))
        await store.close()

    asyncio.run(outdate())
    server.start()
    page = anna.get(f"/t/{table}")
    assert page.status_code == 410
    assert f"/api/tables/{table}/record" in page.text
    record = anna.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.text.splitlines()[0].startswith('{"ludopolis":1')
    assert anna.move(table, 0, 0, "x").status_code == 410
    server.stop()

"""The host's tools, beside a running server."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludopolis import cli, registry
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.host import backup_file, commands
from ludopolis.server.model.tables import NotFound, now
from ludopolis.server.tables.wire import deciding
from server.devices import FRIEND, ME
from server.running import Server
from server.stored import SEED, owner, store, table_row


def test_tables_are_listed_exported_saved_ended_and_deleted_beside_the_server(server: Server, tmp_path: Path) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        anna.play(table, a, 0, a.state["legal"][0]["move"])
        listed = asyncio.run(commands.list_tables(server.url))
        assert table in [row.id for row in listed]
        record = parse(asyncio.run(commands.export(server.url, table)))
        assert record.closing["end"] == "unfinished"
        assert replay(record, registry.find("happy_city")).entries == record.entries
        asyncio.run(backup_file.write(server.url, tmp_path / "backup.jsonl"))
        assert f'"table_id": "{table}"' in (tmp_path / "backup.jsonl").read_text()
        asyncio.run(commands.end(server.url, table))
        while a.state["status"] != "ended":
            a.next()
        refused = anna.move(table, 0, a.state["number"], a.state["legal"][0]["move"])
        assert refused.json()["why"]["kind"] == "table-over"
        asyncio.run(commands.delete(server.url, table))
        with pytest.raises(ConnectionClosed):
            a.next()
    assert anna.move(table, 0, 0, "x").status_code == 404
    with pytest.raises(NotFound):
        asyncio.run(commands.delete(server.url, table))


def test_a_seated_stranger_is_removed(server: Server) -> None:
    anna, eve, boris = server.device(), server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    eve.post(f"/tables/{table}/join", seat=1, name="Eve")
    with anna.watch(table, 0) as a:
        asyncio.run(commands.unseat(server.url, table, 1))
        while a.state["seats"][1]["kind"] != "open":
            a.next()
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        eve.watch(table, 1)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200


def begun() -> Table:
    """A game of Happy City after three moves."""
    table = Table(registry.find("happy_city"), {}, ["Anna", "Boris"], Dealer(SEED))
    for _ in range(3):
        (seat,) = deciding(table.state)
        table.play(seat, table.state.legal(seat)[0])
    return table


@pytest.mark.parametrize("words", [["export", "-FVdAQ1m_zQC"], ["export", "--", "-FVdAQ1m_zQC"]])
def test_a_table_whose_name_begins_with_a_hyphen_is_still_reached(
    new_database: Callable[[str], str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, table = new_database("sqlite"), begun()
    store(url, table_row(table)._replace(id="-FVdAQ1m_zQC"), table=table)
    assert cli.run(["tables", "--database", url, *words]) == 0
    assert parse(capsys.readouterr().out).entries == table.entries
    assert cli.run(["tables", "export", "-x", "--database", url]) == 2


def rows_in(backup: Path) -> list[str]:
    """The rows of a backup in a fixed order, with times as UTC: SQLite stores no zone."""
    rows = [json.loads(line) for line in backup.read_text().splitlines()[1:]]
    for _, row in rows:
        for column in {"created", "touched", "at"} & row.keys():
            at = datetime.fromisoformat(row[column])
            row[column] = str(at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC))
    return sorted(json.dumps(row, sort_keys=True) for row in rows)


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_backup_restores_into_either_database(
    new_database: Callable[[str], str], tmp_path: Path, source: str, target: str
) -> None:
    old, new = new_database(source), new_database(target)
    table = begun()
    row = table_row(table)
    store(old, row, table=table)
    count = asyncio.run(backup_file.write(old, tmp_path / "old.jsonl"))
    assert count == 1 + len(row.seats) + len(table.entries)
    assert asyncio.run(backup_file.read(new, tmp_path / "old.jsonl")) == count
    with pytest.raises(backup_file.BadBackup):
        asyncio.run(backup_file.read(new, tmp_path / "old.jsonl"))
    assert asyncio.run(backup_file.write(new, tmp_path / "new.jsonl")) == count
    assert rows_in(tmp_path / "new.jsonl") == rows_in(tmp_path / "old.jsonl")
    assert asyncio.run(commands.export(new, row.id)) == table.record().to_text()


@pytest.mark.parametrize("text", ["", "nonsense", '{"ludopolis-backup": 2}\n', '{"ludopolis-backup": 1}\n["tables"]\n'])
def test_a_bad_backup_is_refused_and_nothing_is_written(
    new_database: Callable[[str], str], tmp_path: Path, text: str
) -> None:
    url = new_database("sqlite")
    (tmp_path / "bad").write_text(text)
    with pytest.raises(backup_file.BadBackup):
        asyncio.run(backup_file.read(url, tmp_path / "bad"))
    assert asyncio.run(commands.list_tables(url)) == []


def test_a_table_everybody_left_is_kept_ninety_days(new_database: Callable[[str], str], strangers: Path) -> None:
    url, table = new_database("sqlite"), begun()
    old, young = (table_row(table)._replace(touched=now() - timedelta(days=days)) for days in (91, 0))
    store(url, old, young, table=table)
    server = Server(url, strangers)
    anna = owner(server.base)
    assert anna.post(f"/tables/{young.id}/link", seat=0).status_code == 200
    assert anna.post(f"/tables/{old.id}/link", seat=0).status_code == 404
    server.stop()
    assert "deleted 1 of 2 tables" in server.log.read_text()


def test_a_table_of_other_rules_is_shown_read_only_with_its_record(server: Server) -> None:
    row = table_row(begun())._replace(rules=0)
    store(server.url, row, table=begun())
    anna = owner(server.base)
    page = anna.get(f"/t/{row.id}")
    assert page.status_code == 410
    assert f"/api/tables/{row.id}/record" in page.text
    record = anna.get(f"/api/tables/{row.id}/record")
    assert record.status_code == 200
    assert record.text.splitlines()[0].startswith('{"ludopolis":1')
    assert anna.move(row.id, 0, 0, "x").status_code == 410

"""Backups: of one moment, whole or refused, daily and not for ever; databases of newer versions; people erased."""

import asyncio
import gzip
import json
import logging
import os
import sqlite3
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from unittest.mock import patch

import pytest
from alembic.script import ScriptDirectory

from ludopolis.engine.table.record import parse
from ludopolis.server import backup_file, backups, host
from ludopolis.server.backup_file import BadBackup
from ludopolis.server.database import BadDatabase, Schema, migrate, schema, schemas
from ludopolis.server.host_store import STORED, HostStore, Row
from ludopolis.server.rows import FINISHED, RUNNING
from server.stored import store, table_row
from server.test_host import begun, rows_in


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_is_of_one_moment(new_database: Callable[[str], str], kind: str) -> None:
    url, table = new_database(kind), begun()
    early, late = table_row(table), table_row(table)
    store(url, early, table=table)
    rows: list[Row] = []

    def take(row: Row) -> None:
        if not rows:
            store(url, late, table=table)
        rows.append(row)

    async def dump() -> None:
        async with host.opened(url) as opened:
            await opened.dump(take)

    asyncio.run(dump())
    assert {row.get("table_id", row.get("id")) for _, row in rows} == {early.id}
    assert {row.id for row in asyncio.run(host.list_tables(url))} == {early.id, late.id}


def test_a_packed_backup_holds_the_same(new_database: Callable[[str], str], tmp_path: Path) -> None:
    url, table = new_database("sqlite"), begun()
    store(url, table_row(table), table=table)
    asyncio.run(backup_file.write(url, tmp_path / "plain.jsonl"))
    asyncio.run(backup_file.write(url, tmp_path / "packed.jsonl.gz"))
    assert gzip.decompress((tmp_path / "packed.jsonl.gz").read_bytes()) == (tmp_path / "plain.jsonl").read_bytes()
    other = new_database("sqlite")
    asyncio.run(backup_file.read(other, tmp_path / "packed.jsonl.gz"))
    asyncio.run(backup_file.write(other, tmp_path / "again.jsonl"))
    assert rows_in(tmp_path / "again.jsonl") == rows_in(tmp_path / "plain.jsonl")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["again.jsonl", "packed.jsonl.gz", "plain.jsonl"]


def damaged(whole: bytes) -> dict[str, bytes]:
    """A packed backup, spoiled in several ways."""
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = json.loads(lines[0])
    return {
        "cut": whole[: len(whole) // 2],
        "flipped": whole[:-4] + bytes([whole[-4] ^ 1]) + whole[-3:],
        "strange rows": lines[0] + b'["people", {"name": "Anna"}]\n',
        "strange columns": lines[0] + b'["seats", {"age": 7}]\n',
        "newer": json.dumps({**header, "schema": "9999"}).encode() + b"\n",
    }


@pytest.mark.parametrize("how", ["cut", "flipped", "strange rows", "strange columns", "newer"])
def test_a_damaged_or_newer_backup_is_refused_whole(
    new_database: Callable[[str], str], tmp_path: Path, how: str
) -> None:
    url, table = new_database("sqlite"), begun()
    store(url, *(table_row(table) for _ in range(30)), table=table)
    file = tmp_path / "backup.jsonl.gz"
    asyncio.run(backup_file.write(url, file))
    file.write_bytes(damaged(file.read_bytes())[how])
    empty = new_database("sqlite")
    with pytest.raises(BadBackup) as bad:
        asyncio.run(backup_file.read(empty, file))
    assert bad.value.reason.kind == ("backup-newer" if how == "newer" else "bad-backup")
    assert asyncio.run(host.list_tables(empty)) == []


def test_a_backup_that_fails_leaves_nothing(new_database: Callable[[str], str], tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    url = new_database("sqlite")
    with patch.object(HostStore, "dump", full), pytest.raises(OSError, match="no space"):
        asyncio.run(backup_file.write(url, tmp_path / "backup.jsonl"))
    assert list(tmp_path.iterdir()) == []


def test_the_last_backups_are_kept(tmp_path: Path) -> None:
    for day in range(1, 21):
        (tmp_path / f"ludopolis-2026-11-{day:02}.jsonl.gz").touch()
    old, young = (tmp_path / f"ludopolis-2026-11-20.jsonl.gz.{number}" for number in (1, 2))
    for file in (old, young, tmp_path / "mine.jsonl.gz"):
        file.touch()
    os.utime(old, (0, 0))
    backups._tidy(tmp_path, 14)
    kept = {f"ludopolis-2026-11-{day:02}.jsonl.gz" for day in range(7, 21)}
    assert {file.name for file in tmp_path.iterdir()} == {*kept, young.name, "mine.jsonl.gz"}


def test_a_backup_that_cannot_be_made_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").touch()
    looks = 0

    async def look(_: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 2:
            raise StopAsyncIteration

    with (
        patch("ludopolis.server.backups.asyncio.sleep", look),
        pytest.raises(StopAsyncIteration),
        caplog.at_level(logging.ERROR),
    ):
        asyncio.run(backups.keep_daily("sqlite://", tmp_path / "file", 14))
    assert [record.message.partition(":")[0] for record in caplog.records] == ["no backup today"] * 2


# Versions


def test_a_server_ends_though_its_backup_has_just_been_written(tmp_path: Path) -> None:
    class Written:
        """A process that has ended, which its server has not heard yet."""

        async def communicate(self) -> None:
            await asyncio.Event().wait()

        def kill(self) -> None:
            raise ProcessLookupError

        async def wait(self) -> int:
            return 0

    async def start(*_: object, **__: object) -> Written:
        return Written()

    async def end() -> None:
        with patch("ludopolis.server.backups.asyncio.create_subprocess_exec", start):
            daily = asyncio.create_task(backups.keep_daily("sqlite:///:memory:", tmp_path, 1))
            for _ in range(3):
                await asyncio.sleep(0)
            daily.cancel()
            done, _ = await asyncio.wait({daily}, timeout=5)
            assert done
            assert daily.cancelled()

    asyncio.run(end())


def test_our_schemas_are_those_that_alembic_finds() -> None:
    with as_file(files("ludopolis.server") / "migrations") as scripts:
        assert schemas() == [script.revision for script in ScriptDirectory(str(scripts)).walk_revisions()]


def test_a_database_of_a_newer_version_is_refused_in_a_clear_line(new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")
    assert schema(url) is Schema.NONE
    migrate(url)
    assert schema(url) is Schema.OURS
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert schema(url) is Schema.NEWER
    with pytest.raises(BadDatabase) as newer:
        migrate(url)
    assert newer.value.reason.kind == "database-newer"
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    assert schema(url) is Schema.OLDER


# People


def test_a_person_is_erased_from_every_table_of_the_device(new_database: Callable[[str], str], tmp_path: Path) -> None:
    url, table = new_database("sqlite"), begun()
    table.take_over(0, "bot:beginner")
    table.take_over(0, "Anna")
    running, finished, others = (table_row(table) for _ in range(3))
    finished = finished._replace(status=FINISHED)
    strangers = [place._replace(device="somebody else's") for place in others.seats]
    store(url, running, finished, others._replace(seats=strangers), table=table)
    seat = running.seats[0]
    assert seat.name == "Anna"
    assert asyncio.run(host.erase(url, running.id, 0)) == 2
    rows = {row.id: row for row in asyncio.run(host.list_tables(url))}
    assert rows[running.id].seats[0][1:] == ("open", "", "", None, None, "", None)
    assert rows[running.id].status == RUNNING
    assert rows[finished.id].seats[0][1:] == ("human", "1", "", None, None, "", None)
    assert rows[others.id].seats[0].name == "Anna"
    for id in (running.id, finished.id):
        record = asyncio.run(host.export(url, id))
        assert "Anna" not in record
        assert [entry for entry in parse(record).entries if "move" in entry] == [
            entry for entry in table.entries if "move" in entry
        ]
    asyncio.run(backup_file.write(url, tmp_path / "after.jsonl"))
    assert (tmp_path / "after.jsonl").read_text().count("Anna") == asyncio.run(host.export(url, others.id)).count(
        "Anna"
    )


def test_a_backup_holds_everything_but_what_can_be_made_again(new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")
    migrate(url)
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    known = {"alembic_version", "analyses", "calls", "codes", "notices", "nudges"}
    assert found - set(STORED) - {"sqlite_sequence"} == known

"""Tables of an older version: who only reads leaves them alone, who writes refuses, and a server copies them first."""

import asyncio
import errno
import gzip
import hashlib
import json
import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludopolis import cli
from ludopolis.server.host import backup_file, commands
from ludopolis.server.host.backup_file import BadBackup
from ludopolis.server.host.upgrades import NoCopy, upgrade, write_copy
from ludopolis.server.storage import migrations
from ludopolis.server.storage.migrating import Schema, migrate, schema, schemas
from ludopolis.server.storage.urls import BadDatabase, reserved, sqlite_file
from server.old_database import FOLDER, facts
from server.test_old_databases import VERSIONS, unpack

OLDEST, BEFORE = VERSIONS[0], [version for version in VERSIONS if not version.endswith(schemas()[0])]
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


def file_of(url: str) -> Path:
    file = sqlite_file(url)
    assert file is not None
    return file


@pytest.fixture
def old(new_database: Callable[[str], str]) -> str:
    """The address of an SQLite database of the first version."""
    url = new_database("sqlite")
    unpack(OLDEST, url)
    return url


def old_postgres(url: str) -> str:
    """Makes tables of the first version in an empty PostgreSQL, with one row."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["url"] = url.replace("postgresql://", "postgresql+psycopg://")
    command.upgrade(config, "0001")
    with psycopg.connect(url) as connection:
        values = "'one', 'seen', 'streets', 1, 'x', '{}', '{}', 's', 'ended', NULL, now(), now()"
        connection.execute(f"INSERT INTO tables VALUES ({values})")
        connection.execute("INSERT INTO seats VALUES ('one', 0, 'human', 'Anna', '', 'device', NULL)")
    return url


def an_old(kind: str, new_database: Callable[[str], str]) -> str:
    url = new_database(kind)
    if kind == "postgres":
        return old_postgres(url)
    unpack(OLDEST, url)
    return url


def unwanted(copy: Path) -> None:
    pytest.fail(f"{copy} was written")


def stored(url: str) -> str:
    """A digest of an SQLite database, as a file and by content."""
    with closing(sqlite3.connect(file_of(url))) as connection:
        content = "\n".join(connection.iterdump())
    return hashlib.sha256(file_of(url).read_bytes() + content.encode()).hexdigest()


# Host commands

WRITING = {
    "end": "",
    "delete": "",
    "unseat": " --seat 1",
    "erase": " --seat 1",
    "unsay": " --line 1",
}


@pytest.mark.parametrize(
    "line",
    [
        "tables",
        "tables export TABLE",
        "tables talk TABLE",
        *(f"tables {action} TABLE{rest}" for action, rest in WRITING.items()),
        "tables forget --days 1",
        "tables count",
    ],
)
def test_a_host_command_refuses_older_tables_in_one_line(
    old: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(file_of(old))) as connection:
        (table,) = connection.execute("SELECT id FROM tables LIMIT 1").fetchone()
    before = stored(old)
    words = [table if word == "TABLE" else word for word in line.split()]
    assert cli.run([words[0], "--database", old, *words[1:]]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "is from an older version of Ludopolis" in err
    assert stored(old) == before


def test_a_backup_of_older_tables_changes_nothing(old: str, tmp_path: Path) -> None:
    before = stored(old)
    assert cli.run(["backup", str(tmp_path / "all.jsonl"), "--database", old]) == 0
    assert stored(old) == before
    assert schema(old) is Schema.OLDER
    first = json.loads((tmp_path / "all.jsonl").read_text().partition("\n")[0])
    assert first["schema"] < schemas()[0]


@KINDS
@pytest.mark.parametrize("version", BEFORE)
def test_a_backup_of_older_tables_restores_what_an_upgrade_makes_of_them(
    new_database: Callable[[str], str], tmp_path: Path, version: str, kind: str
) -> None:
    old, new = new_database("sqlite"), new_database(kind)
    unpack(version, old)
    asyncio.run(backup_file.write(old, tmp_path / "old.jsonl"))
    asyncio.run(backup_file.read(new, tmp_path / "old.jsonl"))
    known = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    assert asyncio.run(facts(new, known["devices"])) == known["tables"]


def test_a_restore_refuses_older_tables_that_hold_something_and_leaves_them(old: str, tmp_path: Path) -> None:
    asyncio.run(backup_file.write(old, tmp_path / "all.jsonl"))
    before = stored(old)
    with pytest.raises(BadBackup):
        asyncio.run(backup_file.read(old, tmp_path / "all.jsonl"))
    assert stored(old) == before
    with closing(sqlite3.connect(file_of(old))) as connection:
        for part in ("entries", "seats", "tables"):
            connection.execute(f"DELETE FROM {part}")
        connection.commit()
    assert asyncio.run(backup_file.read(old, tmp_path / "all.jsonl")) > 0
    assert schema(old) is Schema.OURS


def test_who_only_reads_leaves_the_mode_of_the_file(old: str) -> None:
    migrate(old)
    assert file_of(old).read_bytes()[18:20] == b"\1\1"  # not WAL, so that it can be copied as it is
    before = stored(old)
    asyncio.run(commands.list_tables(old))
    assert stored(old) == before


# The copy before an upgrade


@KINDS
def test_a_server_copies_older_tables_once(new_database: Callable[[str], str], tmp_path: Path, kind: str) -> None:
    url, folder, told = an_old(kind, new_database), tmp_path / "copies", list[Path]()
    upgrade(url, folder, told.append)
    assert schema(url) is Schema.OURS
    assert list(folder.iterdir()) == told
    upgrade(url, folder, told.append)
    assert len(told) == 1
    # The copy opens, is of the older version, and holds what was there.
    if kind == "sqlite":
        copy = f"sqlite:///{told[0]}"
        assert schema(copy) is Schema.OLDER
        upgrade(copy, None, told.append)
    else:
        lines = gzip.decompress(told[0].read_bytes()).decode().splitlines()
        assert json.loads(lines[0]) == {"ludopolis-backup": 1, "schema": "0001"}
        copy = new_database("sqlite")
        asyncio.run(backup_file.read(copy, told[0]))
    names = [[place.name for place in row.seats] for row in asyncio.run(commands.list_tables(copy))]
    assert names == [[place.name for place in row.seats] for row in asyncio.run(commands.list_tables(url))]


def test_the_copy_holds_what_is_still_in_the_log_beside_the_file(old: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_of(old))) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("UPDATE seats SET name = 'in the log'")
        connection.commit()
        copy = write_copy(old, tmp_path)
    with closing(sqlite3.connect(copy)) as connection:
        assert set(connection.execute("SELECT name FROM seats")) == {("in the log",)}
    assert list(tmp_path.iterdir()) == [copy]


@KINDS
def test_new_tables_and_our_own_need_no_copy(new_database: Callable[[str], str], tmp_path: Path, kind: str) -> None:
    url = new_database(kind)
    for _ in range(2):
        upgrade(url, tmp_path / "copies", unwanted)
    assert list(tmp_path.iterdir()) == []


@KINDS
def test_without_room_for_the_copy_nothing_changes(
    new_database: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    url = an_old(kind, new_database)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    usage = shutil.disk_usage(tmp_path)._replace(free=1000)
    broken = patch("ludopolis.server.host.backup_file.gzip.GzipFile.write", full)
    with patch("shutil.disk_usage", lambda _: usage), broken, pytest.raises(NoCopy) as refused:
        upgrade(url, tmp_path, unwanted)
    assert refused.value.reason.kind == "no-copy"
    assert refused.value.reason.args["problem"] == "No space left on device"
    assert schema(url) is Schema.OLDER
    assert list(tmp_path.iterdir()) == []


def test_serve_refuses_in_one_line_if_the_copy_cannot_be_written(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    before = stored(old)
    line = ["serve", "--port", "0", "--database", old, "--backup-folder", str(tmp_path / "file")]
    assert cli.run(line) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "no copy of it can be written" in err
    assert "--no-backup" in err
    assert stored(old) == before


@pytest.mark.parametrize(("flags", "copies"), [([], 1), (["--backups", "0"], 1), (["--no-backup"], 0)])
def test_serve_says_where_the_copy_is_and_can_be_told_to_make_none(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str], copies: int
) -> None:
    with patch("ludopolis.server.run.AnnouncingServer.run"):
        assert cli.run(["serve", "--port", "0", "--database", old, "--data", str(tmp_path), *flags]) == 0
    out = capsys.readouterr().out
    found = re.findall(r"A copy of it, as it was, is in (\S+)", out)
    assert len(found) == copies
    assert [str(file) for file in tmp_path.glob("backups/*")] == found
    assert schema(old) is Schema.OURS


def test_check_says_what_a_start_would_do_and_changes_nothing(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = stored(old)
    line = ["serve", "--check", "--database", old, "--data", str(tmp_path), "--backups", "0"]
    assert cli.run(line) == 0
    said = capsys.readouterr().out
    assert "will be copied to the backup folder" in said
    assert "Backup folder" in said
    assert cli.run([*line, "--no-backup"]) == 0
    assert "will be copied" not in capsys.readouterr().out
    assert stored(old) == before
    assert list(tmp_path.iterdir()) == []


def test_a_server_of_the_older_version_keeps_a_newer_one_off(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = stored(old)
    with reserved(old):
        assert cli.run(["serve", "--port", "0", "--database", old, "--data", str(tmp_path)]) == 2
    assert "Another server is using the database" in capsys.readouterr().err
    assert stored(old) == before


def starting(url: str, folder: str, begun: Barrier, copies: "SimpleQueue[str]") -> None:
    """What a server does in a process of its own."""
    begun.wait()
    upgrade(url, Path(folder), lambda file: copies.put(str(file)))
    copies.put("done")


@pytest.mark.parametrize("older", [True, False])
def test_of_two_processes_that_start_at_once_one_copies_and_migrates(
    new_database: Callable[[str], str], tmp_path: Path, older: bool
) -> None:
    url = new_database("postgres")
    if older:
        old_postgres(url)
    context = get_context("spawn")
    begun, copies = context.Barrier(2), context.SimpleQueue()
    both = [context.Process(target=starting, args=(url, str(tmp_path), begun, copies)) for _ in range(2)]
    for process in both:
        process.start()
    for process in both:
        process.join(60)
    assert [process.exitcode for process in both] == [0, 0]
    told = [copies.get() for _ in range(2 + older)]
    assert sum(one == "done" for one in told) == 2
    assert len(list(tmp_path.iterdir())) == older
    assert schema(url) is Schema.OURS


@KINDS
def test_a_migration_that_fails_changes_nothing(new_database: Callable[[str], str], kind: str) -> None:
    url = an_old(kind, new_database)

    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE looks (other integer)")  # the last migration makes one
    before = sa.inspect(engine).get_table_names()
    with pytest.raises(BadDatabase):
        migrate(url)
    assert sa.inspect(engine).get_table_names() == before
    engine.dispose()
    assert schema(url) is Schema.OLDER


# Whoever may read it


@pytest.fixture
def lax() -> Iterator[None]:
    """A umask that lets everybody read."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("lax")
def test_databases_and_what_is_beside_them_are_for_their_owner_alone(old: str, tmp_path: Path) -> None:
    asyncio.run(backup_file.write(old, tmp_path / "all.jsonl.gz"))
    assert cli.run(["restore", str(tmp_path / "all.jsonl.gz"), "--data", str(tmp_path / "data")]) == 0
    file = tmp_path / "data" / "ludopolis.sqlite"
    assert (mode(file.parent), mode(file)) == (0o700, 0o600)

    async def beside() -> dict[str, int]:
        async with commands.opened(f"sqlite:///{file}") as store:
            await store.tables.end("nothing")
            return {one.name: mode(one) for one in file.parent.iterdir()}

    assert asyncio.run(beside()) == {file.name + end: 0o600 for end in ("", "-wal", "-shm")}


@pytest.mark.usefixtures("lax")
@KINDS
def test_copies_are_for_their_owner_alone_from_the_first_byte(
    new_database: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    url, folder, seen = an_old(kind, new_database), tmp_path / "copies", set[int]()
    opened = os.open

    def watched(path: str | Path, flags: int, mode: int = 0o777, **more: int) -> int:
        made = opened(path, flags, mode, **more)
        if str(path).startswith(str(folder)):
            seen.add(stat.S_IMODE(os.fstat(made).st_mode))
        return made

    with patch("os.open", watched):
        copy = write_copy(url, folder)
    assert seen == {0o600}
    assert (mode(folder), mode(copy)) == (0o700, 0o600)


@pytest.mark.usefixtures("lax")
def test_a_backup_that_replaces_an_open_file_is_for_its_owner_alone(old: str, tmp_path: Path) -> None:
    (tmp_path / "all.jsonl").touch(0o666)
    asyncio.run(backup_file.write(old, tmp_path / "all.jsonl"))
    assert mode(tmp_path / "all.jsonl") == 0o600

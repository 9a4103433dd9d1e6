"""What can go wrong around the server: one clear line each, and nothing is acknowledged that is not stored."""

import asyncio
import logging
import os
import shutil
import socket
import sqlite3
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludopolis.server.app import NotStarted, create_app
from ludopolis.server.hall import Hall
from ludopolis.server.host import commands as host
from ludopolis.server.run import our_fault
from ludopolis.server.settings import Settings
from ludopolis.server.storage import database
from ludopolis.server.storage.store import Store
from ludopolis.server.storage.urls import BadDatabase, reserved
from server.devices import FRIEND, ME
from server.halls import fail_once
from server.nursery import lives, nursery
from server.running import Server
from server.stored import store, table_row
from server.test_host import begun


@pytest.fixture(scope="module")
def own(new_database: Callable[[str], str], strangers: Path) -> Iterator[Server]:
    """A server on an SQLite file of its own."""
    server = Server(new_database("sqlite"), strangers)
    yield server
    server.stop()


def file_of(server: Server) -> Path:
    return Path(server.url.removeprefix("sqlite:///"))


COMMAND = """
import os, signal, sys
from ludopolis.cli import main

signal.alarm(60)
os.environ["LUDOPOLIS_LANG"] = "en"
sys.argv[1:] = {words!r}
try:
    main()
except SystemExit as ended:
    print(ended.code, flush=True)
"""


def refused(folder: Path, command: list[str], *words: str) -> None:
    """The command prints one line with these words in it, and ends with 2."""
    said = folder / "said"
    said.unlink(missing_ok=True)
    pid = nursery().bear(COMMAND.format(words=command), said, folder)
    while lives(pid):
        time.sleep(0.01)  # another process's child; there is nothing to wait on
    line, code = said.read_text().splitlines()
    assert code == "2"
    for word in words:
        assert word in line


def no_database(folder: Path) -> str:
    file = folder / "letter.sqlite"
    file.write_text("Dear Anna, " * 1_000)
    return f"sqlite:///{file}"


def test_serve_says_in_one_line_why_it_cannot_start(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    serve = ["serve", "--port", "0"]
    refused(tmp_path, ["serve", "--port", "99999", "--data", str(tmp_path)], "99999", "0-65535")
    refused(tmp_path, [*serve, "--database", no_database(tmp_path)], "letter.sqlite", "not a database")
    refused(tmp_path, [*serve, "--data", str(file)], str(file))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        listener = f"127.0.0.1:{taken.getsockname()[1]}"
        refused(tmp_path, [*serve, "--data", str(tmp_path), "--metrics", listener], listener)


def test_a_database_that_fails_while_the_server_starts_is_told_in_one_line(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fail_once(monkeypatch, Hall, "open")

    async def start() -> None:
        app = create_app(Settings(database=sqlite, backups=0))
        async with app.router.lifespan_context(app):
            pass

    with pytest.raises(NotStarted) as gave_up:
        asyncio.run(start())
    assert [record.message for record in caplog.records] == [
        "the database failed while the server started: out of reach"
    ]
    told = logging.makeLogRecord({"msg": "".join(traceback.format_exception(gave_up.value))})
    assert not our_fault(told)


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://a:secret@b/c", "sqlite:/x", "http://[", "postgresql://a:secret@127.0.0.1:1/x"]
)
def test_a_bad_address_of_a_database_is_told_without_its_password(url: str) -> None:
    with pytest.raises(BadDatabase) as bad:
        asyncio.run(host.list_tables(url))
    assert "secret" not in str(bad.value)


def test_files_that_are_no_database_of_ours_are_named(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    for url in (no_database(tmp_path), f"sqlite:///{newer}", f"sqlite:///{tmp_path}"):
        with pytest.raises(BadDatabase):
            asyncio.run(host.list_tables(url))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(0o500)
    refused(tmp_path, ["serve", "--port", "0", "--data", str(closed)], str(closed))


def test_a_second_server_does_not_start_on_the_same_file(own: Server, tmp_path: Path) -> None:
    refused(tmp_path, ["serve", "--port", "0", "--database", own.url], "Another server", file_of(own).name)
    assert asyncio.run(host.list_tables(own.url)) == []  # the host's commands may
    assert own.device().get("/healthz").status_code == 200


def test_the_lock_is_gone_with_the_process(own: Server) -> None:
    own.kill()
    with reserved(own.url), pytest.raises(BadDatabase), reserved(own.url):
        pass
    own.start()


def test_nothing_is_acknowledged_once_the_data_folder_is_gone(
    new_database: Callable[[str], str], strangers: Path
) -> None:
    server = Server(new_database("sqlite"), strangers)
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        shutil.rmtree(file_of(server).parent)
        answer = anna.move(table, 0, a.state["number"], a.state["legal"][0]["move"])
        assert answer.status_code == 503
        assert answer.json()["why"]["kind"] == "database-failed"
        assert a.quiet()
    assert anna.post("/tables", game="happy_city", seats=[ME, FRIEND]).status_code == 503
    server.stop()
    log = server.log.read_text()
    assert "is gone" in log
    assert "Traceback" not in log


def test_a_file_that_was_replaced_is_gone_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def write() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        await store.tables.create(table_row(begun()), [])
        file.rename(tmp_path / "old")
        shutil.copy(tmp_path / "old", file)
        try:
            await store.tables.create(table_row(begun()), [])
        finally:
            await store.close()

    with pytest.raises(OperationalError, match="is gone"):
        asyncio.run(write())


def test_a_held_write_lock_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    rows = [table_row(begun()) for _ in range(5)]
    tries: list[object] = []

    def transact(here: database.Database, work: Any, engine: Any = None) -> Any:
        tries.append(work)
        return transacted(here, work, engine)

    transacted = database.Database._transact
    monkeypatch.setattr(database.Database, "_transact", transact)

    async def write() -> tuple[int, list[object], int]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        await store.tables.create(table_row(begun()), [])
        holder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(store.tables.create(rows[0], []))
        others = [asyncio.create_task(store.tables.create(row, [])) for row in rows[1:]]
        tries.clear()
        errors = await asyncio.gather(first, *others, return_exceptions=True)
        waited = len(tries)
        holder.execute("ROLLBACK")
        holder.close()
        await store.tables.create(rows[0], [])
        found = len(await store.tables.all())
        await store.close()
        return waited, [type(error) for error in errors], found

    waited, errors, found = asyncio.run(write())
    assert errors == [OperationalError] * 5
    assert found == 2
    assert waited <= 2  # the first by itself at most, the others together


def test_damaged_pages_are_told_and_logged_without_what_they_hold(
    new_database: Callable[[str], str], strangers: Path
) -> None:
    url = new_database("sqlite")
    rows = [table_row(begun()) for _ in range(40)]
    store(url, *rows, table=begun())
    file = Path(url.removeprefix("sqlite:///"))
    text = bytearray(file.read_bytes())
    page = 4096
    for start in range(page, len(text) - page, page):
        text[start + 8 : start + page - 8] = b"\xee" * (page - 16)
    server = Server(url, strangers)  # its schema is read first
    anna = server.device()
    file.write_bytes(text)
    answers = [anna.get(f"/t/{row.id}") for row in rows]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        anna.watch(rows[0].id)
    server.stop()
    assert {answer.status_code for answer in answers} <= {503, 404}
    assert 503 in {answer.status_code for answer in answers}
    log = server.log.read_text()
    assert "malformed" in log
    assert "Traceback" not in log
    assert not [row.id for row in rows if row.id in log]


def test_logs_hold_neither_moves_nor_keys(own: Server) -> None:
    anna = own.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        number, move = a.state["number"], a.state["legal"][0]["move"]
        with sqlite3.connect(file_of(own)) as connection:
            connection.execute("ALTER TABLE entries RENAME TO others")
        assert anna.move(table, 0, number, move, key="secret of mine").status_code == 503
    log = own.log.read_text()
    assert "no such table" in log
    assert move not in log
    assert "secret of mine" not in log
    with sqlite3.connect(file_of(own)) as connection:
        connection.execute("ALTER TABLE others RENAME TO entries")

"""`ludopolis serve`, `tables`, `backup`, `restore`: what a host does."""

import asyncio
import os
import sys
import webbrowser
from pathlib import Path

from rich.table import Table

from ludopolis.engine.facts import fact
from ludopolis.engine.state import Data
from ludopolis.server import host
from ludopolis.server.app import database_url
from ludopolis.server.run import serve as run_server
from ludopolis.server.store import TableRow
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.usage import BadUsage
from ludopolis.terminal.voice import Voice

ACTIONS = ("list", "export", "end", "delete", "unseat")


def data_folder(given: str) -> Path:
    """The folder that was named, or the usual place for a program's data."""
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ludopolis"


def serve(voice: Voice, address: str, port: int, data: str, database: str, open_browser: bool) -> None:
    """Runs the server and says where it is."""

    def ready(link: str) -> None:
        voice.say("cli-serve-ready", link=link)
        sys.stdout.flush()
        if open_browser and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY")):
            webbrowser.open(link)

    run_server(address, port, data_folder(data), database or None, ready)
    voice.say("cli-stopped")


def tables(voice: Voice, action: str, table: str, seat: int | None, data: str, database: str, as_json: bool) -> None:
    """Lists tables, or does something to one."""
    url = database_url(data_folder(data), database or None)
    if action not in ACTIONS:
        raise BadUsage(fact("unknown-action", given=action, allowed=", ".join(ACTIONS)))
    if action != "list" and not table:
        raise BadUsage(fact("table-missing", action=action))
    if action == "list":
        rows = asyncio.run(host.list_tables(url))
        if as_json:
            write_json({"tables": [_data(row) for row in rows]})
        else:
            voice.out.print(_listing(voice, rows) if rows else voice.text("cli-tables-none"))
    elif action == "export":
        sys.stdout.write(asyncio.run(host.export(url, table)))
    elif action == "end":
        asyncio.run(host.end(url, table))
        voice.say("cli-tables-ended", table=table)
    elif action == "delete":
        asyncio.run(host.delete(url, table))
        voice.say("cli-tables-deleted", table=table)
    else:
        if seat is None:
            raise BadUsage(fact("seat-missing"))
        asyncio.run(host.unseat(url, table, seat - 1))
        voice.say("cli-tables-unseated", table=table, seat=seat)


def backup(voice: Voice, file: str, data: str, database: str) -> None:
    """Writes a backup of everything."""
    rows = asyncio.run(host.backup(database_url(data_folder(data), database or None), Path(file)))
    voice.say("cli-backup-done", file=file, rows=rows)


def restore(voice: Voice, file: str, data: str, database: str) -> None:
    """Reads a backup into an empty database."""
    rows = asyncio.run(host.restore(database_url(data_folder(data), database or None), Path(file)))
    voice.say("cli-restore-done", file=file, rows=rows)


def _listing(voice: Voice, rows: list[TableRow]) -> Table:
    listing = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("table", "game", "status", "people", "touched"):
        listing.add_column(voice.text(f"cli-tables-{heading}"))
    for row in rows:
        people = ", ".join(place.name or "-" for place in row.seats)
        status = voice.text(f"cli-status-{row.status}")
        listing.add_row(row.id, row.game, status, people, row.touched.strftime("%Y-%m-%d %H:%M"))
    return listing


def _data(row: TableRow) -> Data:
    return {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "status": row.status,
        "created": row.created.isoformat(),
        "touched": row.touched.isoformat(),
        "seats": [{"name": place.name, "kind": place.kind, "bot": place.bot} for place in row.seats],
    }

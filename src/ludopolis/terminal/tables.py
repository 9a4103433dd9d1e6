"""`ludopolis tables`: the server's tables listed, exported, ended, deleted, forgotten, counted; people, talk gone."""

import asyncio
import sys

from rich.table import Table
from rich.text import Text

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.server.host import commands
from ludopolis.server.model.tables import TableRow
from ludopolis.server.model.talk import Line
from ludopolis.server.settings import Settings
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output, write_json

ACTIONS = ("list", "export", "end", "delete", "unseat", "erase", "talk", "unsay", "forget", "count")


def run(
    output: Output,
    action: str,
    table: str,
    seat: int | None,
    days: int | None,
    line: int | None,
    settings: Settings,
    as_json: bool,
) -> None:
    """Lists the tables, or carries out an action on one."""
    url = settings.url
    if action not in ACTIONS:
        raise BadUsage(fact("unknown-action", given=action, allowed=", ".join(ACTIONS)))
    if action not in ("list", "forget", "count") and not table:
        raise BadUsage(fact("table-missing", action=action))
    if action == "list":
        rows = asyncio.run(commands.list_tables(url))
        if as_json:
            write_json({"tables": [_data(row) for row in rows]})
        else:
            output.stdout.print(_table(output, rows) if rows else output.text("cli-tables-none"))
    elif action == "forget":
        if days is None:
            raise BadUsage(fact("days-missing"))
        output.say("cli-tables-forgotten", count=asyncio.run(commands.forget(url, days)), days=days)
    elif action == "count":
        output.say("cli-tables-counted", count=asyncio.run(commands.count(url)))
    elif action == "export":
        sys.stdout.write(asyncio.run(commands.export(url, table)))
    elif action == "end":
        asyncio.run(commands.end(url, table))
        output.say("cli-tables-ended", table=table)
    elif action == "delete":
        asyncio.run(commands.delete(url, table))
        output.say("cli-tables-deleted", table=table)
    elif action == "talk":
        lines = asyncio.run(commands.said(url, table))
        if as_json:
            write_json({"talk": [_line(one) for one in lines]})
        else:
            output.stdout.print(_talk(output, lines) if lines else output.text("cli-tables-silent"))
    elif action == "unsay":
        if line is None:
            raise BadUsage(fact("line-missing"))
        asyncio.run(commands.unsay(url, table, line))
        output.say("cli-tables-unsaid", table=table, line=line)
    elif seat is None:
        raise BadUsage(fact("seat-missing"))
    elif action == "erase":
        output.say("cli-tables-erased", count=asyncio.run(commands.erase(url, table, seat - 1)))
    else:
        asyncio.run(commands.unseat(url, table, seat - 1))
        output.say("cli-tables-unseated", table=table, seat=seat)


def _table(output: Output, rows: list[TableRow]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("table", "game", "status", "people", "touched"):
        table.add_column(output.text(f"cli-tables-{heading}"))
    for row in rows:
        people = ", ".join(place.name or "-" for place in row.seats)
        status = output.text(f"cli-status-{row.status}")
        table.add_row(row.id, row.game, status, people, row.touched.strftime("%Y-%m-%d %H:%M"))
    return table


def _talk(output: Output, lines: list[Line]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("line", "at", "by", "said"):
        table.add_column(output.text(f"cli-tables-{heading}"))
    for line in lines:
        by = line.name if line.seat is None else output.text("cli-tables-by-seat", seat=line.seat + 1)
        words = Text(line.text or f":{line.sign}:")  # a stranger's: no markup
        table.add_row(str(line.n), line.at.strftime("%Y-%m-%d %H:%M"), Text(by), words)
    return table


def _line(line: Line) -> Data:
    seat = None if line.seat is None else line.seat + 1
    said = {"line": line.n, "at": line.at.isoformat(), "seat": seat, "name": line.name}
    return {**said, "text": line.text, "sign": line.sign, "about": line.about}


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

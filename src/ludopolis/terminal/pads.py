"""`ludopolis pads`: the server's score pads listed, deleted, forgotten; people removed from them."""

import asyncio

from rich.table import Table
from rich.text import Text

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.server.host import commands
from ludopolis.server.model.pads import PadRow
from ludopolis.server.settings import Settings
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output, write_json

ACTIONS = ("list", "delete", "erase", "forget")


def run(
    output: Output, action: str, pad: str, seat: int | None, days: int | None, settings: Settings, as_json: bool
) -> None:
    """Lists the pads, or carries out an action on one."""
    url = settings.url
    if action not in ACTIONS:
        raise BadUsage(fact("unknown-action", given=action, allowed=", ".join(ACTIONS)))
    if action in ("delete", "erase") and not pad:
        raise BadUsage(fact("pad-missing", action=action))
    if action == "list":
        rows = asyncio.run(commands.list_pads(url))
        if as_json:
            write_json({"pads": [_data(row) for row in rows]})
        else:
            output.stdout.print(_table(output, rows) if rows else output.text("cli-pads-none"))
    elif action == "forget":
        if days is None:
            raise BadUsage(fact("days-missing"))
        output.say("cli-pads-forgotten", count=asyncio.run(commands.forget_pads(url, days)), days=days)
    elif action == "delete":
        asyncio.run(commands.delete_pad(url, pad))
        output.say("cli-pads-deleted", pad=pad)
    elif seat is None:
        raise BadUsage(fact("seat-missing"))
    else:
        asyncio.run(commands.erase_from_pad(url, pad, seat - 1))
        output.say("cli-pads-erased", pad=pad, seat=seat)


def _table(output: Output, rows: list[PadRow]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("pads-pad", "tables-game", "tables-status", "tables-people", "pads-touched"):
        table.add_column(output.text(f"cli-{heading}"))
    for row in rows:
        status = output.text("cli-pads-locked" if row.locked else "cli-pads-open")
        people = Text(", ".join(row.names))  # strangers': no markup
        table.add_row(row.id, row.game, status, people, row.touched.strftime("%Y-%m-%d %H:%M"))
    return table


def _data(row: PadRow) -> Data:
    return {
        "pad": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "locked": row.locked,
        "created": row.created.isoformat(),
        "touched": row.touched.isoformat(),
        "names": row.names,
    }

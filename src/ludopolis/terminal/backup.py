"""`ludopolis backup` and `ludopolis restore`: all tables into one file, and back into an empty database."""

import asyncio
from pathlib import Path

from ludopolis.server import host
from ludopolis.server.app import database_url
from ludopolis.terminal.output import Output
from ludopolis.terminal.serve import data_folder


def backup(output: Output, file: str, data: str, database: str) -> None:
    """Writes a backup."""
    rows = asyncio.run(host.backup(database_url(data_folder(data), database or None), Path(file)))
    output.say("cli-backup-done", file=file, rows=rows)


def restore(output: Output, file: str, data: str, database: str) -> None:
    """Reads a backup into an empty database."""
    rows = asyncio.run(host.restore(database_url(data_folder(data), database or None), Path(file)))
    output.say("cli-restore-done", file=file, rows=rows)

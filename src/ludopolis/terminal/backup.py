"""`ludopolis backup` and `ludopolis restore`: all tables into one file, and back into an empty database."""

import asyncio
from pathlib import Path

from ludopolis.server.app import database_url
from ludopolis.server.host import backup_file
from ludopolis.terminal.output import Output
from ludopolis.terminal.settings import Settings, data_folder


def backup(output: Output, file: str, settings: Settings) -> None:
    """Writes a backup."""
    rows = asyncio.run(backup_file.write(database_url(data_folder(settings), settings.database or None), Path(file)))
    output.say("cli-backup-done", file=file, rows=rows)


def restore(output: Output, file: str, settings: Settings) -> None:
    """Reads a backup into an empty database."""
    rows = asyncio.run(backup_file.read(database_url(data_folder(settings), settings.database or None), Path(file)))
    output.say("cli-restore-done", file=file, rows=rows)

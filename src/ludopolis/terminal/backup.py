"""`ludopolis backup` and `ludopolis restore`: all tables into one file, and back into an empty database."""

import asyncio
from pathlib import Path

from ludopolis.server.host import backup_file
from ludopolis.server.settings import Settings
from ludopolis.terminal.output import Output


def backup(output: Output, file: str, settings: Settings) -> None:
    """Writes a backup."""
    rows = asyncio.run(backup_file.write(settings.url, Path(file)))
    output.say("cli-backup-done", file=file, rows=rows)


def restore(output: Output, file: str, settings: Settings) -> None:
    """Reads a backup into an empty database."""
    rows = asyncio.run(backup_file.read(settings.made_url(), Path(file)))
    output.say("cli-restore-done", file=file, rows=rows)

"""Daily backups, with rotation. Each is made by `ludopolis backup` in a process of its own."""

import asyncio
import logging
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from ludopolis.server.model.tables import now
from ludopolis.server.ops import metrics
from ludopolis.server.ops.private_files import make_folder
from ludopolis.server.storage.urls import shown

log = logging.getLogger(__name__)

LOOK_SECONDS = 600.0
"""Interval between two checks whether today's backup exists."""
NAME = "ludopolis-{day}.jsonl.gz"
PARTS = (NAME.format(day="*") + ".*", "before-*.jsonl.gz.*", "before-*.sqlite.*")
"""Glob patterns of incomplete backups, and of incomplete copies before an upgrade."""
PART_SECONDS = 24 * 3600
"""Age from which on an incomplete file is abandoned: its process was killed."""


async def keep_daily(url: str, folder: Path, count: int) -> None:
    """Makes each day's backup, by the date in UTC, and keeps the last `count`. Never ends."""
    while True:
        file = folder / NAME.format(day=now().date().isoformat())
        try:
            if not file.exists():
                await _back_up(url, file)
            _tidy(folder, count)
        except OSError as wrong:
            log.error("no backup today: %s", wrong)
        await asyncio.sleep(LOOK_SECONDS)


async def _back_up(url: str, file: Path) -> None:
    make_folder(file.parent)
    # The address may hold a password, which others could read on a command line.
    environment = {**os.environ, "LUDOPOLIS_DATABASE": url}
    command = (sys.executable, "-m", "ludopolis.cli", "backup", str(file))
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):  # it may have ended already
            process.kill()
        await process.wait()
        raise
    if process.returncode:
        why = said.decode(errors="replace").strip().rpartition("\n")[2]
        log.error("no backup of %s today: %s", shown(url), why)
    else:
        log.info("the daily backup is written")


def _tidy(folder: Path, count: int) -> None:
    """Removes all but the last backups, and abandoned incomplete ones."""
    made = sorted(folder.glob(NAME.format(day="*")))
    for old in made[:-count]:
        old.unlink(missing_ok=True)
    for part in (part for pattern in PARTS for part in folder.glob(pattern)):
        if part.stat().st_mtime < time.time() - PART_SECONDS:
            part.unlink(missing_ok=True)
    if made:
        metrics.LAST_BACKUP.set(made[-1].stat().st_mtime)

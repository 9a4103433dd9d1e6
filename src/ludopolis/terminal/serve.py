"""`ludopolis serve`: the server for browsers."""

import os
import sys
import webbrowser
from pathlib import Path

from ludopolis.server.guard import Limits
from ludopolis.server.run import serve
from ludopolis.terminal.output import Output
from ludopolis.terminal.settings import Settings, backup_folder, data_folder


def run(output: Output, settings: Settings) -> None:
    """Runs the server and prints its address."""

    def ready(link: str) -> None:
        output.say("cli-serve-ready", link=link)
        sys.stdout.flush()
        if settings.open and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY")):
            webbrowser.open(link)

    def copied(file: Path) -> None:
        output.say("cli-serve-copied", file=str(file))
        sys.stdout.flush()

    serve(
        settings.host,
        settings.port,
        data_folder(settings),
        settings.database or None,
        ready,
        limits=Limits(tables_per_hour=settings.tables_per_hour),
        proxies=settings.proxy,
        forget_days=settings.forget_days,
        root_path=settings.root_path,
        workers=settings.bot_workers,
        backups=settings.backups,
        backup_folder=str(backup_folder(settings)),
        json_logs=settings.logs == "json",
        metrics=settings.metrics,
        webhooks=not settings.no_webhooks,
        listing=not settings.no_open_tables,
        no_backup=settings.no_backup,
        copied=copied,
    )
    output.say("cli-stopped")

"""`ludopolis serve`: the server for browsers."""

import os
import sys
import webbrowser
from pathlib import Path

from ludopolis.server.guard import Limits
from ludopolis.server.run import serve
from ludopolis.terminal.output import Output


def run(
    output: Output,
    address: str,
    port: int,
    data: str,
    database: str,
    open_browser: bool,
    proxies: str,
    tables_per_hour: int,
    forget_days: int,
) -> None:
    """Runs the server and prints its address."""

    def ready(link: str) -> None:
        output.say("cli-serve-ready", link=link)
        sys.stdout.flush()
        if open_browser and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY")):
            webbrowser.open(link)

    serve(
        address,
        port,
        data_folder(data),
        database or None,
        ready,
        limits=Limits(tables_per_hour=tables_per_hour),
        proxies=proxies,
        forget_days=forget_days,
    )
    output.say("cli-stopped")


def data_folder(given: str) -> Path:
    """The folder given, or the usual place for a program's data."""
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ludopolis"

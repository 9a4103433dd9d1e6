"""`ludopolis serve`: the server for browsers."""

import os
import sys
import webbrowser
from pathlib import Path

from ludopolis.server.run import serve
from ludopolis.terminal.output import Output


def run(output: Output, address: str, port: int, data: str, database: str, open_browser: bool) -> None:
    """Runs the server and prints its address."""

    def ready(link: str) -> None:
        output.say("cli-serve-ready", link=link)
        sys.stdout.flush()
        if open_browser and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY")):
            webbrowser.open(link)

    serve(address, port, data_folder(data), database or None, ready)
    output.say("cli-stopped")


def data_folder(given: str) -> Path:
    """The folder given, or the usual place for a program's data."""
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ludopolis"

"""`ludopolis serve`: the server for browsers."""

import os
import sys
import webbrowser
from pathlib import Path

from ludopolis.server.run import serve
from ludopolis.server.settings import Settings
from ludopolis.terminal.output import Output


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

    serve(settings, ready=ready, copied=copied)
    output.say("cli-stopped")

"""`ludopolis --version`: which version this is, and whether it runs compiled."""

import platform

from ludopolis.terminal.output import Output
from ludopolis.version import compiled, installed


def run(output: Output) -> None:
    """Prints one line."""
    kind = "cli-version-compiled" if compiled() else "cli-version-plain"
    output.say(kind, version=installed(), python=platform.python_version())

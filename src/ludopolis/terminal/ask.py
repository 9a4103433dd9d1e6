"""Questions to the person at the keyboard."""

import sys
from collections.abc import Sequence

from ludopolis.terminal.voice import Voice

try:
    import readline
except ImportError:  # Windows: lines are read without completion
    readline = None  # type: ignore[assignment]


class Left(Exception):
    """The person has gone: end of input."""


def ask(voice: Voice, key: str, completions: Sequence[str] = (), **args: object) -> str:
    """A line from the person, without blanks around it; the Tab key completes."""
    if readline is not None:
        offer(completions)
    voice.out.file.flush()
    try:
        # Readline must know the prompt itself, or it would wipe it out when a line is edited.
        typed = input(voice.text(key, **args) + " ").strip()
    except EOFError:
        voice.out.print()
        raise Left from None
    if not sys.stdin.isatty():
        voice.out.print(typed)  # as a terminal would show it
    return typed


def ask_number(voice: Voice, key: str, low: int, high: int, default: int) -> int:
    """A whole number within bounds; nothing typed means the default."""
    while True:
        given = ask(voice, key, low=low, high=high, default=default)
        if not given:
            return default
        if given.isdecimal() and low <= int(given) <= high:
            return int(given)
        voice.say("terminal-not-a-number", given=given, low=low, high=high)


def offer(completions: Sequence[str]) -> None:
    """Sets what the Tab key completes to."""

    def complete(text: str, index: int) -> str | None:
        fitting = [word for word in completions if word.startswith(text)]
        return fitting[index] if index < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")

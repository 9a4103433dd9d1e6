"""Questions to the person at the keyboard."""

import sys
from collections.abc import Sequence

from ludopolis.terminal.output import Output

try:
    import readline
except ImportError:  # Windows: lines are read without completion
    readline = None  # type: ignore[assignment]


class EndOfInput(Exception):
    """Nobody is typing any more."""


def at_keyboard() -> bool:
    """Whether a person types, and not a pipe."""
    return sys.stdin.isatty()


def ask(output: Output, key: str, completions: Sequence[str] = (), **args: object) -> str:
    """Reads a line and strips it; the Tab key completes."""
    if readline is not None:
        set_completions(completions)
    output.stdout.file.flush()
    try:
        # Readline must know the prompt itself, or editing the line would erase it.
        typed = input(output.text(key, **args) + " ").strip()
    except EOFError:
        output.stdout.print()
        raise EndOfInput from None
    if not at_keyboard():
        output.stdout.print(typed)  # as a terminal would show it
    return typed


def ask_number(output: Output, key: str, low: int, high: int, default: int) -> int:
    """Asks for a whole number within bounds; an empty line means the default."""
    while True:
        given = ask(output, key, low=low, high=high, default=default)
        if not given:
            return default
        if given.isdecimal() and low <= int(given) <= high:
            return int(given)
        output.say("terminal-not-a-number", given=given, low=low, high=high)


def set_completions(completions: Sequence[str]) -> None:
    """Sets what the Tab key completes to."""

    def complete(text: str, index: int) -> str | None:
        matches = [word for word in completions if word.startswith(text)]
        return matches[index] if index < len(matches) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")

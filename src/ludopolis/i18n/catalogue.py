"""A Fluent file, of which a message is parsed when it is first asked for: parsing all of a language takes a second."""

import re
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from ludopolis.i18n.format import MINUS

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![^\s}]).*)*", re.MULTILINE)
"""A message or a term: its first line and those that follow indented, or closing a bracket."""
MENTION = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another one that it consists of."""
HYPHEN = re.compile(r"(?<![\w,])-(?=\d)")
"""What Fluent writes before a negative number. A place such as `1,-2` keeps its own."""


class Catalogue:
    """The messages of one file. Threads may share it."""

    def __init__(self, file: Traversable, language: str) -> None:
        self.language = language
        entries = reversed(list(ENTRY.finditer(file.read_text("utf-8"))))  # of two with one key the first counts
        self._unread = {entry[1]: entry[0] for entry in entries}
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        if key in self._unread:
            self._read(key)
        return self._bundle.has_message(key)

    def format(self, key: str, args: dict[str, object]) -> tuple[str | None, list[Exception]]:
        """The text of a message that there is, nothing if it has attributes alone; and what was wrong."""
        message = self._bundle.get_message(key)
        if message.value is None:
            return None, []
        text, errors = self._bundle.format_pattern(message.value, args)
        negative = any(isinstance(arg, int | float) and arg < 0 for arg in args.values())
        return HYPHEN.sub(MINUS, str(text)) if negative else str(text), errors

    def _read(self, key: str) -> None:
        """Parses an entry and what it consists of. They are unread until all of them are there."""
        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            text = self._unread.get(name)
            if text is not None and name not in found:
                found[name] = text
                wanted += MENTION.findall(text)
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unread.pop(name, None)

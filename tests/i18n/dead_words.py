"""Finds messages that nothing says any more.

A message is alive if its key stands somewhere in the code, if another message refers to it, or if its key can be put
together there: it begins with something that stands before a gap (`board-goal-${rule}`) or in quotation marks (the
prefix with which facts are said, the name of an argument), and every other part of it stands in quotation marks, is the
name of a field, or stands in a table of components.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from i18n.catalogue_lint import Catalogue, Finding, references
from ludopolis.i18n.words import COACH, COMMANDS, DEFAULT, PAD, PAGES, TERMINAL

CODE = {".py", ".js", ".html", ".csv"}
NOT_CODE = {"locale", "vendor", "art"}
GAP = re.compile(r"[\"'`]([a-z][\w-]*)-\$?\{")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
FIELD = re.compile(r"(\w+)[:=](?!=)")
WORD = re.compile(r"\w(?:[\w-]*\w)?")


@cache
def words_of(file: Path) -> tuple[set[str], set[str], set[str]]:
    """All words of a file, those that stand before a gap, and those that messages are put together from."""
    text = file.read_text("utf-8")
    quoted = [part for found in QUOTED.findall(text) for part in found]
    parts = [text] if file.suffix == ".csv" else [*FIELD.findall(text), *quoted]
    words = {word for part in parts for word in WORD.findall(part)}
    spoken = words.union(*(re.split("[_-]", word) for word in words))
    return set(WORD.findall(text)), set(GAP.findall(text)), spoken


class Code:
    """The words of some code."""

    def __init__(self, files: list[Path]) -> None:
        parts = [words_of(file) for file in files]
        self.all = set().union(*(all for all, _, _ in parts))
        self.begins = set().union(*(begins for _, begins, _ in parts))
        self.spoken = set().union(*(spoken for _, _, spoken in parts))

    def says(self, key: str) -> bool:
        """Whether the message of a key can be said."""
        if key in self.all:
            return True
        parts = key.split("-")
        begins = ("-".join(parts[:count]) for count in range(1, len(parts)))
        return any(
            (begin in self.begins or begin in self.spoken) and self.knows(key[len(begin) + 1 :]) for begin in begins
        )

    def knows(self, rest: str) -> bool:
        """Whether the rest of a key can be put together."""
        return all(part in self.spoken or self.spoken.issuperset(part.split("_")) for part in rest.split("-"))


def files_of(folder: Path) -> list[Path]:
    """The files of code under a folder."""
    return [file for file in folder.rglob("*") if file.suffix in CODE and not NOT_CODE & set(file.parts)]


def dead(package: Path) -> Iterator[Finding]:
    """The dead messages in the English catalogues of a package; the other languages have the same keys."""
    read_all = [
        Catalogue(file, DEFAULT)
        for prefix in ("", COACH, PAD, PAGES, TERMINAL, COMMANDS)
        for file in sorted(package.glob(f"**/locale/{prefix}{DEFAULT}.ftl"))
    ]
    homes = {read.file.parent.parent for read in read_all}
    everything = files_of(package)
    codes: dict[Path, Code] = {}
    for home in homes:
        # What is shared may be said by any game, and what is a game's own by nothing that belongs to another.
        others = [] if home.name == "i18n" else [other for other in homes if other not in (home, package / "i18n")]
        codes[home] = Code([file for file in everything if not any(file.is_relative_to(other) for other in others)])
    for read in read_all:
        code = codes[read.file.parent.parent]
        referred = {name for _, _, inside in read.entries for name in references(inside)}
        for key, entry, _ in read.entries:
            if key not in referred and not code.says(key):
                yield read.finding(entry, f"nothing says {key}")

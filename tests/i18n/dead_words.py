"""Finds messages that nothing says any more.

A message is alive if its key stands somewhere in the code, if another message refers to it, or if its key can be put
together there: it begins with something that stands before a gap (`board-goal-${rule}`) or in quotation marks (the
prefix with which facts are said, the name of an argument), and every other part of it stands in quotation marks, is the
name of a field, or stands in a table of components.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from i18n.catalogue_lint import Catalogue, Finding, references
from ludopolis.i18n.words import COACH, COMMANDS, DEFAULT, PAGES, TERMINAL

CODE = {".py", ".js", ".html", ".csv"}
NOT_CODE = {"locale", "vendor", "art"}
GAP = re.compile(r"[\"'`]([a-z][\w-]*)-\$?\{")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
FIELD = re.compile(r"(\w+)[:=](?!=)")
WORD = re.compile(r"\w(?:[\w-]*\w)?")


class Code:
    """The words of some code."""

    def __init__(self, files: list[Path]) -> None:
        texts = [(file, file.read_text("utf-8")) for file in files]
        self.all = {word for _, text in texts for word in WORD.findall(text)}
        self.begins = {begin for _, text in texts for begin in GAP.findall(text)}
        self.spoken: set[str] = set()
        for file, text in texts:
            if file.suffix == ".csv":
                parts = [text]
            else:
                parts = [*FIELD.findall(text), *(part for found in QUOTED.findall(text) for part in found)]
            for part in parts:
                for word in WORD.findall(part):
                    self.spoken |= {word, *re.split("[_-]", word)}

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
        for prefix in ("", COACH, PAGES, TERMINAL, COMMANDS)
        for file in sorted(package.glob(f"**/locale/{prefix}{DEFAULT}.ftl"))
    ]
    homes = {read.file.parent.parent for read in read_all}
    everything = files_of(package)
    for read in read_all:
        home = read.file.parent.parent
        # What is shared may be said by any game, and what is a game's own by nothing that belongs to another.
        others = [] if home.name == "i18n" else [other for other in homes if other not in (home, package / "i18n")]
        code = Code([file for file in everything if not any(file.is_relative_to(other) for other in others)])
        referred = {name for _, entry in read.entries for name in references(entry)}
        for key, entry in read.entries:
            if key not in referred and not code.says(key):
                yield read.finding(entry, f"nothing says {key}")

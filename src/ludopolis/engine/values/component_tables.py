"""Component tables: reads CSV into typed cells, with errors that name table, row and column."""

import csv
import hashlib
from collections.abc import Iterable
from importlib.resources import files
from io import StringIO
from pathlib import Path

from ludopolis.engine.values.facts import BadComponents, fact


class Row:
    """One row of a component table. Cells are read by column name and type."""

    def __init__(self, table: str, line: int, cells: dict[str, str]) -> None:
        self.table = table
        self.line = line
        self.cells = cells

    def word(self, column: str, allowed: Iterable[str] = ()) -> str:
        """The cell's text; one of `allowed` if that is given."""
        text = self.cells[column].strip()
        choices = list(allowed)
        if choices and text not in choices:
            raise self.wrong(column, ", ".join(choices))
        if not text:
            raise self.wrong(column, "some text")
        return text

    def optional(self, column: str) -> str:
        """The cell's text, possibly empty."""
        return self.cells[column].strip()

    def number(self, column: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        try:
            value = int(self.cells[column])
        except ValueError:
            raise self.wrong(column, f"{low} … {high}") from None
        if not low <= value <= high:
            raise self.wrong(column, f"{low} … {high}")
        return value

    def numbers(self, column: str, low: int, high: int) -> list[int]:
        """Whole numbers separated by spaces, each within bounds."""
        try:
            values = [int(word) for word in self.cells[column].split()]
        except ValueError:
            raise self.wrong(column, f"{low} … {high}, …") from None
        if any(not low <= value <= high for value in values):
            raise self.wrong(column, f"{low} … {high}, …")
        return values

    def wrong(self, column: str, expected: str) -> BadComponents:
        """The error that names this cell and says what would be right."""
        given = self.cells.get(column, "")
        return BadComponents(
            fact("bad-cell", table=self.table, line=self.line, column=column, given=given, expected=expected)
        )


def read_texts(folder: str, package: str, tables: Iterable[str]) -> list[str]:
    """The tables of a folder, or for `""` those in the game's own package, as texts."""
    texts: list[str] = []
    for table in tables:
        try:
            source = Path(folder) / table if folder else files(package) / table
            texts.append(source.read_text("utf-8"))
        except (OSError, UnicodeDecodeError):
            raise BadComponents(fact("missing-table", table=table)) from None
    return texts


def read_rows(table: str, text: str, columns: Iterable[str], key: str = "") -> list[Row]:
    """The rows of a CSV text, which must have these columns. Values of the column `key` must be unique."""
    reader = csv.DictReader(StringIO(text))
    header = reader.fieldnames or []
    for column in columns:
        if column not in header:
            raise BadComponents(fact("missing-column", table=table, column=column))
    rows: list[Row] = []
    names: set[str] = set()
    for cells in reader:
        row = Row(table, reader.line_num, {name: cells[name] or "" for name in header})
        if None in cells or None in cells.values():
            raise BadComponents(fact("ragged-row", table=table, line=row.line, expected=len(header)))
        if key:
            name = row.word(key)
            if name in names:
                raise BadComponents(fact("duplicate-row", table=table, line=row.line, column=key, given=name))
            names.add(name)
        rows.append(row)
    if not rows:
        raise BadComponents(fact("empty-table", table=table))
    return rows


def want_total(table: str, column: str, given: int, expected: int) -> None:
    """Raises `BadComponents` unless the count is the one that positions and moves are laid out for."""
    if given != expected:
        raise BadComponents(fact("bad-total", table=table, column=column, given=given, expected=expected))


def digest_of(texts: Iterable[str]) -> str:
    """A digest of a component set's content, whatever its line endings."""
    sha = hashlib.sha256()
    for text in texts:
        sha.update(text.replace("\r", "").encode())
        sha.update(b"\0")
    return sha.hexdigest()[:16]

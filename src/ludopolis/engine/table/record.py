"""Records: a game as JSON lines: a header, numbered entries, a closing line.

Saved games, replays, bug reports, test fixtures and training samples share this format. Moves and outcomes are text,
because integers may change with the rules version. Every sixteenth entry carries a digest of the position after it, so
that a damaged or edited record is noticed and the line named.
"""

import json
from typing import Final, NamedTuple

from ludopolis.engine.contract import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadRecord, fact
from ludopolis.engine.values.options import OptionValue

FORMAT: Final = 1
DIGEST_EVERY: Final = 16
UNFINISHED: Final = "unfinished"
MAX_NAME_CHARS: Final = 1_000
"""Longest name of a player or a town. The name of a program is its whole command."""


class Header(NamedTuple):
    """What was played, with what, by whom."""

    game: str
    rules: int
    components: str
    options: dict[str, OptionValue]
    players: int
    seats: list[str]
    position: Data | None = None
    """The position that the game began from; `None` for the usual start."""
    towns: tuple[str, ...] = ()
    """The names of the players' towns, in games that ask for them: one for each seat, or none at all."""
    variation: bool = False
    """Whether it goes on from a position of another game."""
    bots: tuple[str, ...] = ()
    """The bot on each seat, `regular` or `regular:ada`, and nothing for people; none at all in older records."""

    def to_json(self) -> Data:
        """The header line as data."""
        line: Data = {"ludopolis": FORMAT, **self._asdict()}
        if self.position is None:
            del line["position"]
        del line["towns"], line["bots"]
        if not self.variation:
            del line["variation"]
        if any(self.bots):
            line["bots"] = list(self.bots)
        return {**line, "towns": list(self.towns)} if any(self.towns) else line


class Record(NamedTuple):
    """A parsed record. Entries and closing line are plain data, which `replay` interprets."""

    header: Header
    entries: list[Data]
    closing: Data
    first_line: int = 1
    """The line number of the header in its file, so that errors name lines of the file."""

    def to_text(self) -> str:
        """The record as JSON lines."""
        return write_lines([self.header.to_json(), *self.entries, self.closing])


def closing(state: State, entries: int) -> Data:
    """The closing line: why the game ended and, if it is finished, everything needed to recompute the scores."""
    ending = state.ending() or UNFINISHED
    line: Data = {"end": ending, "entries": entries, "digest": state.digest()}
    if ending != UNFINISHED:
        line["results"] = state.results()._asdict()
        line["sheets"] = [[row._asdict() for row in sheet] for sheet in state.sheet()]
        line["position"] = state.dump()
    return line


def parse(text: str) -> Record:
    """Parses a record. Raises `BadRecord`, which names the line. The moves themselves are checked by `replay`."""
    return _record(read_lines(text), 1)


def split(text: str) -> list[Record]:
    """Parses a file of several records, each of which begins with its header line."""
    lines = read_lines(text)
    starts = [index for index, line in enumerate(lines) if index == 0 or "ludopolis" in line]
    ends = [*starts[1:], len(lines)]
    return [_record(lines[start:end], start + 1) for start, end in zip(starts, ends, strict=True)]


def _record(lines: list[Data], first: int) -> Record:
    header = read_header(lines[0], first)
    last = first + len(lines) - 1
    if len(lines) < 2 or "end" not in lines[-1]:
        raise BadRecord(fact("record-truncated", line=last))
    entries = lines[1:-1]
    for number, entry in enumerate(entries, 1):
        if repr(entry.get("n")) != str(number):  # 1.0 and True are equal to 1
            given = str(entry.get("n"))
            raise BadRecord(fact("record-order", line=first + number, expected=number, given=given))
        for kind in ("take_over", "resign"):
            if len(str(entry.get(kind, ""))) > MAX_NAME_CHARS:
                raise BadRecord(fact("record-entry", line=first + number))
    if lines[-1].get("entries") != len(entries):
        given = str(lines[-1].get("entries"))
        raise BadRecord(fact("record-count", line=last, expected=len(entries), given=given))
    return Record(header, entries, lines[-1], first)


def write_lines(lines: list[Data]) -> str:
    """Data as JSON lines."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def read_lines(text: str) -> list[Data]:
    """JSON lines as data. Raises `BadRecord`, which names the line."""
    # Not `splitlines`: a name may contain one of the rarer line separators.
    lines = text.removesuffix("\n").split("\n")
    if lines == [""]:
        raise BadRecord(fact("record-empty"))
    return [_line(number, line) for number, line in enumerate(lines, 1)]


def _line(number: int, text: str) -> Data:
    try:
        data = json.loads(text)
        storable = "\\u" not in text or _storable(data)
    except (ValueError, RecursionError):
        raise BadRecord(fact("record-json", line=number)) from None
    if not isinstance(data, dict) or not storable:
        raise BadRecord(fact("record-json", line=number))
    return data


def _storable(data: object) -> bool:
    """Whether its texts have no lone surrogate, which no file can hold, and no NUL, which not every database can."""
    if isinstance(data, str):
        return "\0" not in data and not any(0xD800 <= ord(sign) <= 0xDFFF for sign in data)
    if isinstance(data, dict):
        return all(_storable(name) and _storable(value) for name, value in data.items())
    return not isinstance(data, list) or all(_storable(item) for item in data)


def read_header(line: Data, number: int) -> Header:
    """Parses the header, which is line `number` of its file. Raises `BadRecord`."""
    version = line.get("ludopolis")
    if not isinstance(version, int):
        raise BadRecord(fact("record-foreign", line=number))
    if version > FORMAT:
        raise BadRecord(fact("record-newer", line=number, given=version, known=FORMAT))
    fields = {"game": str, "rules": int, "components": str, "options": dict, "players": int, "seats": list}
    for name, kind in fields.items():
        if not isinstance(line.get(name), kind) or isinstance(line[name], bool):
            raise BadRecord(fact("record-header", line=number, field=name))
    nothing = [""] * len(line["seats"])
    towns, bots = line.get("towns", nothing), line.get("bots", nothing)
    for name, named in (("seats", line["seats"]), ("towns", towns), ("bots", bots)):
        if not isinstance(named, list) or not all(map(_is_name, named)) or len(named) != line["players"]:
            raise BadRecord(fact("record-header", line=number, field=name))
    position = line.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadRecord(fact("record-header", line=number, field="position"))
    variation = line.get("variation", False)
    if not isinstance(variation, bool):
        raise BadRecord(fact("record-header", line=number, field="variation"))
    named_towns = tuple(towns) if any(towns) else ()
    named_bots = tuple(bots) if any(bots) else ()
    known = {name: line[name] for name in fields}
    return Header(**known, position=position, towns=named_towns, variation=variation, bots=named_bots)


def _is_name(given: object) -> bool:
    return isinstance(given, str) and len(given) <= MAX_NAME_CHARS

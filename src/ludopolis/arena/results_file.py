"""The results file of an arena: a header, then a line for each game, in the order of the schedule.

Each game is written as soon as it is finished. A run that was stopped continues where the file ends; a line that was
half-written is dropped and its game played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from ludopolis.arena.play import Result
from ludopolis.arena.schedule import Bout
from ludopolis.bots.match import Fault
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact, LudopolisError, fact

FORMAT: Final = 1
MARK: Final = "ludopolis-arena"


class BadResultsFile(LudopolisError):
    """The file belongs to another arena, is damaged, or is no results file."""


class ResultsFile:
    """A results file; without a path nothing is read or written."""

    def __init__(self, path: str, header: Data) -> None:
        self.path = path
        self._head = _line({MARK: FORMAT, **header})
        self._lines: list[bytes] = []
        self._file: BinaryIO | None = None

    def __enter__(self) -> "ResultsFile":
        if self.path:
            text = Path(self.path).read_bytes() if Path(self.path).exists() else b""
            kept = self._whole_lines(text)
            self._file = Path(self.path).open("r+b" if text else "wb")
            self._file.truncate(len(kept))
            self._file.seek(len(kept))
            if not kept:
                self._put(self._head)
            self._lines = kept.splitlines()[1:]
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def read(self, bouts: Iterator[Bout]) -> Iterator[Result]:
        """The games in the file; each must match the schedule."""
        for number, (line, bout) in enumerate(zip(self._lines, bouts, strict=False), 2):
            try:
                result = _result(json.loads(line))
            except (ValueError, KeyError, TypeError, RecursionError):
                raise BadResultsFile(fact("journal-line", path=self.path, line=number)) from None
            if (result.number, result.deal, result.seats) != (bout.number, bout.deal, bout.seats):
                raise BadResultsFile(fact("journal-line", path=self.path, line=number))
            yield result

    def write(self, result: Result) -> None:
        """Adds a game."""
        if self._file is not None:
            self._put(_line(_data(result)))

    def _put(self, line: bytes) -> None:
        assert self._file is not None
        self._file.write(line)
        self._file.flush()

    def _whole_lines(self, text: bytes) -> bytes:
        """The complete lines of the file's text. Refuses a file that is not ours: nothing is added to other files."""
        kept = text[: text.rfind(b"\n") + 1]
        if not kept and self._head.startswith(text):
            return b""
        try:
            ours = json.loads(kept.partition(b"\n")[0])[MARK] == FORMAT
        except (ValueError, KeyError, TypeError, RecursionError):
            ours = False
        if not ours:
            raise BadResultsFile(fact("journal-foreign", path=self.path))
        if not kept.startswith(self._head):
            raise BadResultsFile(fact("journal-other", path=self.path))
        return kept


def _line(data: Data) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _data(result: Result) -> Data:
    """A game as the statistics need it: without its record and score sheets."""
    kept = result._asdict()
    del kept["record"], kept["points"], kept["cpu"]
    if not result.luck:
        del kept["luck"]
    kept["faults"] = [
        [seat, reason.to_json(), because.to_json() if because is not None else None]
        for seat, reason, because in result.faults
    ]
    return kept


def _result(data: Data) -> Result:
    faults = [
        Fault(seat, _fact(reason), _fact(because) if because is not None else None)
        for seat, reason, because in data.pop("faults")
    ]
    luck = tuple(data.pop("luck", ()))
    result = Result(**data, faults=faults, points=[], record="", luck=luck)
    seats = range(len(result.totals))
    if len(seats) < len(result.seats) or not all(
        seat in seats for seat in [*result.winners, *(f.seat for f in faults)]
    ):
        raise ValueError
    if not all(isinstance(number, int) for number in (*result.totals, result.moves)):
        raise ValueError
    if result.luck and (
        len(result.luck) != len(result.seats) or not all(isinstance(one, float) for one in result.luck)
    ):
        raise ValueError
    return result


def _fact(data: Data) -> Fact:
    return Fact(data.pop("kind"), data)

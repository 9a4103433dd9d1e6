"""Reads text files and writes them completely or not at all; errors of the operating system in our words."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import TextIO

from ludopolis.engine.values.facts import BadRecord, LudopolisError, fact


class BadFile(LudopolisError):
    """A file or folder that cannot be read or written."""


FACTS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "file-missing"),
    (PermissionError, "file-forbidden"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-missing"),
)


def file_error(wrong: OSError, path: str = "") -> BadFile:
    """An error of the operating system in our words."""
    name = path or str(wrong.filename or "")
    for kind, key in FACTS:
        if isinstance(wrong, kind):
            return BadFile(fact(key, path=name))
    return BadFile(fact("file-other", path=name, given=wrong.strerror or type(wrong).__name__))


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadFile(fact("file-not-text", path=path)) from None
    except OSError as wrong:
        raise file_error(wrong, path) from None


def appending_records(path: str) -> AbstractContextManager[TextIO]:
    """A file to add records to; it may be new."""
    return _replacing(path, records=True)


def write_text(path: str, text: str) -> None:
    """Writes a file, replacing one that exists."""
    with _replacing(path) as file:
        file.write(text)


@contextmanager
def _replacing(path: str, records: bool = False) -> Iterator[TextIO]:
    """A copy beside the file that replaces it at the end; if anything goes wrong, nothing has changed.

    With `records` the copy begins with the records the file holds.
    """
    target = Path(path).resolve()
    # Named before it exists: an interruption at any moment finds it.
    copy = target.parent / f".{target.name}.{token_hex(8)}"
    try:
        try:
            present = target.exists()
            if present and not target.is_file():
                raise BadFile(fact("file-is-folder" if target.is_dir() else "file-special", path=path))
            written = copy.open("x", encoding="utf-8")
        except OSError as wrong:
            raise file_error(wrong, path) from None
        with written as file:
            if present:
                shutil.copymode(target, copy)  # before anything is in it: a private file stays private
                if records:
                    _copy_records(path, target, file)
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(copy, target)
    except BaseException:
        with suppress(OSError):  # the folder may be one that nobody may write to
            copy.unlink(missing_ok=True)
        raise


def check_appendable(path: str) -> None:
    """Finds out before a game, not after it, whether its record can be saved there."""
    with suppress(_Discard), appending_records(path):
        raise _Discard


def check_replaceable(path: str) -> None:
    """Finds out before a run, not after it, whether the file can be written."""
    with suppress(_Discard), _replacing(path):
        raise _Discard


class _Discard(Exception):
    """Leaves the file as it was."""


def _copy_records(path: str, target: Path, copy: TextIO) -> None:
    """Copies the records of the file. Refuses a file that does not begin with one: nothing is added to other files."""
    text = read_text(str(target))
    if not text:
        return
    try:
        ours = "ludopolis" in json.loads(text.partition("\n")[0])
    except (ValueError, TypeError, RecursionError):
        ours = False
    if not ours:
        raise BadRecord(fact("file-no-records", path=path))
    copy.write(text if text.endswith("\n") else text + "\n")

"""Files: read whole, written whole or not at all."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import TextIO

from ludopolis.engine.facts import BadRecord, LudopolisError, fact


class BadFile(LudopolisError):
    """A file or folder that cannot be read or written."""


KINDS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "file-missing"),
    (PermissionError, "file-forbidden"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-missing"),
)


def bad_file(wrong: OSError, path: str = "") -> BadFile:
    """The operating system's complaint in our words."""
    name = path or str(wrong.filename or "")
    for kind, key in KINDS:
        if isinstance(wrong, kind):
            return BadFile(fact(key, path=name))
    return BadFile(fact("file-other", path=name, given=wrong.strerror or type(wrong).__name__))


def read(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadFile(fact("file-not-text", path=path)) from None
    except OSError as wrong:
        raise bad_file(wrong, path) from None


def appending(path: str) -> AbstractContextManager[TextIO]:
    """Adds records to a file, which may be new."""
    return _replacing(path, records=True)


def write(path: str, text: str) -> None:
    """Writes a file, in place of one that may be there."""
    with _replacing(path) as file:
        file.write(text)


@contextmanager
def _replacing(path: str, records: bool = False) -> Iterator[TextIO]:
    """A file beside the one named that takes its place at the end, if all went well; else nothing has changed.

    With `records` it begins with those that are there.
    """
    target = Path(path).resolve()
    copy = ""
    try:
        try:
            present = target.exists()
            if present and not target.is_file():
                raise BadFile(fact("file-is-folder" if target.is_dir() else "file-special", path=path))
            handle, copy = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        except OSError as wrong:
            raise bad_file(wrong, path) from None
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            if present and records:
                _copy_records(path, target, file)
            yield file
            file.flush()
            os.fsync(file.fileno())
        if present:
            shutil.copymode(target, copy)
        else:
            os.chmod(copy, 0o666 & ~_umask())
        os.replace(copy, target)
    except BaseException:
        if copy:
            Path(copy).unlink(missing_ok=True)
        raise


def check_writable(path: str) -> None:
    """Finds out before a game, not after it, that its record cannot be kept there."""
    with suppress(_Enough), appending(path):
        raise _Enough


def check_replaceable(path: str) -> None:
    """Finds out before a run, not after it, that nothing can be written there."""
    with suppress(_Enough), _replacing(path):
        raise _Enough


class _Enough(Exception):
    """Leaves a file as it was."""


def _copy_records(path: str, target: Path, copy: TextIO) -> None:
    """Copies the present records, after a look at the first line: nothing is ever added to somebody else's file."""
    text = read(str(target))
    if not text:
        return
    try:
        ours = "ludopolis" in json.loads(text.partition("\n")[0])
    except (ValueError, TypeError, RecursionError):
        ours = False
    if not ours:
        raise BadRecord(fact("file-no-records", path=path))
    copy.write(text if text.endswith("\n") else text + "\n")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""Files and folders that only their owner may read, from the first byte and whatever the umask."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def make_folder(folder: Path) -> None:
    """Makes a folder. An existing one stays as it is."""
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Makes an empty file. An existing one stays as it is."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, FILE_MODE))


@contextmanager
def appearing(file: Path) -> Iterator[Path]:
    """A new empty file to write to, which replaces `file` atomically once it is complete and on the disk."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    part.unlink(missing_ok=True)  # left by a killed process with the same id
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)

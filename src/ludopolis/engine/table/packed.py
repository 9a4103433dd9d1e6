"""A compressed list, for the entries and steps of a table."""

import pickle
from typing import Any, Final

CHUNK: Final = 8
"""Items per chunk."""


class Packed:
    """A list that changes only at its end. Earlier items are seldom read, and packed to a fifth of their size."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._last: list[Any] = []

    def __len__(self) -> int:
        """How many items there are."""
        return len(self._chunks) * CHUNK + len(self._last)

    def append(self, item: object) -> None:
        """Adds an item."""
        self._last.append(item)

    def pack(self, count: int) -> None:
        """Packs the first `count` items, in whole chunks."""
        while (len(self._chunks) + 1) * CHUNK <= count:
            self._chunks.append(pickle.dumps(self._last[:CHUNK], pickle.HIGHEST_PROTOCOL))
            del self._last[:CHUNK]

    def item(self, index: int) -> Any:
        """One item."""
        chunk = index // CHUNK
        if chunk < len(self._chunks):
            return self._unpacked(chunk)[index % CHUNK]
        return self._last[index - len(self._chunks) * CHUNK]

    def after(self, count: int) -> list[Any]:
        """All items but the first `count`."""
        packed = len(self._chunks) * CHUNK
        if count >= packed:
            return self._last[count - packed :]
        items: list[Any] = []
        for chunk in range(count // CHUNK, len(self._chunks)):
            items += self._unpacked(chunk)
        return items[count % CHUNK :] + self._last

    def cut(self, count: int) -> None:
        """Drops all items but the first `count`."""
        while count < len(self._chunks) * CHUNK:
            self._last = self._unpacked(len(self._chunks) - 1) + self._last
            del self._chunks[-1]
        del self._last[count - len(self._chunks) * CHUNK :]

    def _unpacked(self, chunk: int) -> list[Any]:
        items: list[Any] = pickle.loads(self._chunks[chunk])
        return items

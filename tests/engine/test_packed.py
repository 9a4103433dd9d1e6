"""Packed lists hold what was put into them, at any length."""

from typing import Any

import pytest

from ludopolis.engine.table.packed import CHUNK, Packed
from ludopolis.engine.table.step import Step


@pytest.mark.parametrize("count", [0, 1, CHUNK - 1, CHUNK, 2 * CHUNK - 1, 2 * CHUNK, 2 * CHUNK + 1, 5 * CHUNK + 3])
def test_it_reads_like_a_list(count: int) -> None:
    items: list[Any] = [Step(n, n % 3, -n, 0, 1 << n % 40, n % 2 == 0, [(1, 5, n), (0, 1)]) for n in range(count)]
    packed = Packed()
    for index, item in enumerate(items):
        packed.append(item)
        packed.pack(index - 2)
    assert len(packed) == count
    assert [packed.item(index) for index in range(count)] == items
    for first in range(count + 1):
        assert packed.after(first) == items[first:]
    assert all(type(item) is Step for item in packed.after(0))
    for kept in range(count, -1, -1):
        packed.cut(kept)
        assert packed.after(0) == items[:kept]
        packed.append("more")
        packed.cut(kept)
    for item in items:
        packed.append(item)
    packed.pack(count)
    assert packed.after(0) == items


def test_an_entry_comes_back_in_the_order_of_its_fields() -> None:
    entries = [{"n": n, "seat": 1, "withdraw": [n], "word": "Ö\ud800", "digest": "a"} for n in range(4 * CHUNK)]
    packed = Packed()
    for entry in entries:
        packed.append(entry)
    packed.pack(len(entries))
    assert [list(entry.items()) for entry in packed.after(0)] == [list(entry.items()) for entry in entries]


def test_it_is_small() -> None:
    packed = Packed()
    for n in range(100 * CHUNK):
        packed.append({"n": n, "seat": n % 4, "move": f"take {n % 12}"})
    packed.pack(99 * CHUNK + 1)
    assert sum(map(len, packed._chunks)) < 70 * 100 * CHUNK
    assert len(packed._last) == CHUNK

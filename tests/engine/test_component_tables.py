"""Component tables: errors name table, line and column."""

from pathlib import Path

import pytest

from ludopolis.engine.values.component_tables import digest_of, read_rows, read_texts, want_total
from ludopolis.engine.values.facts import BadComponents, fact

GOOD = "id,cost,sizes\nhall,3,1 2\npark,0,\n"


def test_cells_are_typed() -> None:
    hall, park = read_rows("cards.csv", GOOD, ("id", "cost", "sizes"), key="id")
    assert (hall.word("id"), hall.number("cost", 0, 9), hall.numbers("sizes", 1, 6)) == ("hall", 3, [1, 2])
    assert (park.numbers("sizes", 1, 6), park.optional("sizes")) == ([], "")


@pytest.mark.parametrize(
    ("text", "kind", "args"),
    [
        ("id,cost\nhall,3\n", "missing-column", {"table": "cards.csv", "column": "sizes"}),
        ("id,cost,sizes\nhall,3\n", "ragged-row", {"table": "cards.csv", "line": 2, "expected": 3}),
        ("id,cost,sizes\nhall,3,1,9\n", "ragged-row", {"table": "cards.csv", "line": 2, "expected": 3}),
        (GOOD + "hall,1,1\n", "duplicate-row", {"line": 4, "column": "id", "given": "hall"}),
        ("id,cost,sizes\n", "empty-table", {"table": "cards.csv"}),
        ("id,cost,sizes\n,1,1\n", "bad-cell", {"line": 2, "column": "id", "given": ""}),
        ("", "missing-column", {"column": "id"}),
    ],
)
def test_a_bad_table_is_named(text: str, kind: str, args: dict[str, object]) -> None:
    with pytest.raises(BadComponents) as caught:
        read_rows("cards.csv", text, ("id", "cost", "sizes"), key="id")
    assert caught.value.reason.kind == kind
    assert args.items() <= caught.value.reason.args.items()


def test_a_bad_cell_is_named() -> None:
    row = read_rows("cards.csv", "id,cost,sizes\nhall,x,1 7\n", ("id",))[0]
    expected = {"table": "cards.csv", "line": 2, "column": "cost", "given": "x", "expected": "0 … 9"}
    with pytest.raises(BadComponents) as caught:
        row.number("cost", 0, 9)
    assert caught.value.reason.args == expected
    with pytest.raises(BadComponents):
        row.numbers("sizes", 1, 6)
    with pytest.raises(BadComponents):
        row.word("id", ("park", "pool"))
    with pytest.raises(BadComponents):
        row.number("cost", 0, 9)


def test_bounds_belong_to_the_range() -> None:
    row = read_rows("t", "a\n5\n", ("a",))[0]
    assert row.number("a", 5, 5) == 5
    for low, high in ((6, 9), (0, 4)):
        with pytest.raises(BadComponents):
            row.number("a", low, high)


def test_the_digest_names_the_content_whatever_the_line_ends() -> None:
    assert digest_of(["a\nb\n"]) == digest_of(["a\r\nb\r\n"])
    assert digest_of(["a\nb\n"]) != digest_of(["a\nc\n"])
    assert digest_of(["ab", "c"]) != digest_of(["a", "bc"])


def test_texts_come_from_a_folder_or_from_the_package(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id\nhall\n", "utf-8")
    assert read_texts(str(tmp_path), "ludopolis", ["cards.csv"]) == ["id\nhall\n"]
    assert read_texts("", "barter", ["__init__.py"])[0].startswith('"""Barter')


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_missing_or_unreadable_table_is_named(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "cards.csv").write_bytes(content)
    with pytest.raises(BadComponents) as caught:
        read_texts(str(tmp_path), "ludopolis", ["cards.csv"])
    assert caught.value.reason == fact("missing-table", table="cards.csv")


def test_a_wrong_total_is_named() -> None:
    want_total("cards", "id", 3, 3)
    with pytest.raises(BadComponents) as caught:
        want_total("cards", "id", 2, 3)
    assert caught.value.reason == fact("bad-total", table="cards", column="id", given=2, expected=3)

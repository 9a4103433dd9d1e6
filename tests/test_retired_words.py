"""Phrases that were retired do not come back: in docs and docstrings the thing is named first, by the trade's word.

A page or package joins `REACH` when its sentences have been rewritten; a phrase joins `RETIRED` with a better one.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
REACH = (
    "docs/arena.md",
    "docs/bots.md",
    "docs/coach.md",
    "docs/hints.md",
    "docs/training.md",
    "benchmarks",
    "src/ludopolis/arena",
    "src/ludopolis/coach",
    "src/ludopolis/training",
)
RETIRED = {
    r"^So many\b": "name what is counted: “Most lines kept per table”",
    r"\bnot held against\b": "“is subtracted first”",
    r"\btakes nobody's time\b": "“is not charged to anybody's clock”",
    r"\b(says|tells) (now and then )?that it is there\b": "heartbeat",
    r"^Reads and writes it\b": "say what is stored",
    r"\bits ear for\b": "say what it listens to",
    r"\bshows out whoever\b": "disconnects",
    r"\beven if nobody does\b": "say who holds a reference",
    r"\ball combinations alike\b": "“in all combinations equally often”",
    r"\bthat at every point of the story\b": "name what: “prospects at every point of the game”",
    r"\bthe thing is not at\b": "name the thing and the place",
}
"""By pattern: what to write instead."""


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Each docstring of a Python file, or the whole of a page, with its place."""
    text = path.read_text("utf-8")
    name = path.relative_to(ROOT).as_posix()
    if path.suffix == ".md":
        yield name, text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield f"{name}:{node.lineno}", node.value.value


def files(place: str) -> list[Path]:
    path = ROOT / place
    return [path] if path.is_file() else sorted([*path.rglob("*.py"), *path.glob("*.md")])


def retired(text: str) -> list[str]:
    """The retired phrases in a text, and what to write instead."""
    return [f"{wrong}: {better}" for wrong, better in RETIRED.items() if re.search(wrong, text, re.MULTILINE)]


@pytest.mark.parametrize("place", REACH)
def test_no_retired_phrase_comes_back(place: str) -> None:
    found = [(where, wrong) for file in files(place) for where, text in sentences(file) for wrong in retired(text)]
    assert files(place)
    assert found == []


def test_retired_phrases_are_noticed() -> None:
    assert len(retired("So many lines of talk a table keeps.\nWhat may be off is not held against it.")) == 2
    assert retired("Most lines kept per table. There are so many of them.") == []

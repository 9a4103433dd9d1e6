"""Phrases that were retired do not come back: in docs and docstrings the thing is named first, by the trade's word.

A page or package joins `REACH` when its sentences have been rewritten; a phrase joins `RETIRED` with a better one.
"""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
REACH = (
    "README.md",
    "docs",
    "benchmarks",
    "src/ludopolis/arena",
    "src/ludopolis/coach",
    "src/ludopolis/engine",
    "src/ludopolis/server",
    "src/ludopolis/training",
    "src/ludopolis/web/kit",
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
    r"\b[Cc]alls? (a|the|that|this) (seat|browser|device|player)\b": "“notifies”",
    r"\bseveral times if it must be\b": "“with retries”",
    r"\bis shown out\b": "“is disconnected”",
    r"\bhangs on that\b": "“belongs to”",
    r"\bSo it is with\b": "“works the same way”",
    r"\bis called no more\b": "“is no longer notified”",
    r"\bfolded anew\b": "“reloaded”, “replayed”",
    r"\bheld against all\b": "“checked against”",
    r"\bif anybody listens\b": "say who is called",
    r"\btakes? for possible\b": "“is possible for”",
    r"\bare at least so far apart\b": "“Smallest distance”, with its unit",
}
"""By pattern: what to write instead."""
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Each docstring of a Python file, each comment of a script, or the whole of a page, with its place."""
    text = path.read_text("utf-8")
    name = os.path.relpath(path, ROOT)
    if path.suffix == ".md":
        yield name, text
    elif path.suffix == ".js":
        for comment in COMMENT.finditer(text):
            yield (
                f"{name}:{text.count(chr(10), 0, comment.start()) + 1}",
                re.sub(r"^[\s/*]+", "", comment[0], flags=re.M),
            )
    else:
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield f"{name}:{node.lineno}", node.value.value


def files(place: str) -> list[Path]:
    path = ROOT / place
    return [path] if path.is_file() else sorted([*path.rglob("*.py"), *path.rglob("*.js"), *path.glob("*.md")])


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


def test_docstrings_comments_and_pages_are_read(tmp_path: Path) -> None:
    for name, text in {
        "page.md": "# A page\n\nSo it is with seats.\n",
        "code.py": 'TALK = 9\n"""So many lines of talk."""\n',
        "code.js": "const a = 1;\n/**\n * So many lines of talk.\n */\n",
    }.items():
        (tmp_path / name).write_text(text)
        assert [where for where, said in sentences(tmp_path / name) if retired(said)] != []

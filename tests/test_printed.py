"""Paper is light: whatever makes a page dark is said of screens alone."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "ludopolis"
DARK = re.compile(r'prefers-color-scheme: dark|^[^@{}]*\[data-theme="dark"\]', re.MULTILINE)
STYLED = [
    file for kind in ("css", "html") for file in SOURCE.rglob(f"*.{kind}") if DARK.search(file.read_text("utf-8"))
]


def test_there_are_dark_styles() -> None:
    assert SOURCE / "web" / "styles" / "tokens.css" in STYLED


@pytest.mark.parametrize("file", STYLED, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_dark_colours_are_for_screens(file: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
    for block in re.split(r"(?=@media)", text):
        condition, _, rest = block.partition("{")
        assert "prefers-color-scheme: dark" not in condition or "screen and" in condition, condition
        depth, inside = 1, ""
        for sign in rest:
            depth += {"{": 1, "}": -1}.get(sign, 0)
            if depth == 0:
                break
            inside += sign
        outside = block if not condition.startswith("@media") else rest[len(inside) :]
        forced = outside if "screen" in condition else block
        assert '[data-theme="dark"]' not in forced, condition

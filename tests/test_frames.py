"""The frames of a table (docs/browser.md): style sheets, scripts and the page about them agree on the conditions."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "ludopolis" / "web"
GAMES = ROOT / "src" / "ludopolis" / "games"
BOARDS = sorted(GAMES.glob("*/board.css"))
PARTS = sorted(GAMES.glob("*/board/*.css"))
"""Sheets that a board's imports."""


def frames() -> dict[str, str]:
    """The condition of each frame, as documented."""
    rows = re.findall(r"^\| (\w+) \| `(\(.+?)` \|", (ROOT / "docs" / "browser.md").read_text("utf-8"), re.MULTILINE)
    return dict(rows)


def conditions(sheet: Path) -> list[str]:
    return [found.strip() for found in re.findall(r"@media ([^{]+)\{", sheet.read_text("utf-8"))]


def test_four_frames_have_conditions() -> None:
    assert list(frames()) == ["Low", "Upright", "Phone", "Side"]


@pytest.mark.parametrize("sheet", [CLIENT / "styles" / "frames.css", *BOARDS], ids=lambda file: file.parent.name)
def test_a_style_sheet_knows_every_frame(sheet: Path) -> None:
    assert set(frames().values()) - set(conditions(sheet)) == set()


def test_scripts_and_style_sheets_mean_the_same_by_phone_and_side() -> None:
    asked = re.findall(r'matchMedia\("(.+?)"\)', (CLIENT / "kit" / "ctx" / "ctx.js").read_text("utf-8"))
    assert asked == [frames()["Phone"], frames()["Side"]]


def nested(sheet: str) -> list[str]:
    """Conditions `:has(…)` with another one inside."""
    found = []
    for start in (match.end() for match in re.finditer(r":has\(", sheet)):
        depth, end = 1, start
        while depth:
            depth += {"(": 1, ")": -1}.get(sheet[end], 0)
            end += 1
        if ":has(" in sheet[start:end]:
            found.append(sheet[start : end - 1])
    return found


def test_no_has_stands_inside_another() -> None:
    assert nested("a:has(b:not(:has(c))) { } d:has(e) { }") == ["b:not(:has(c))"]
    sheets = [*(CLIENT / "styles").glob("*.css"), *BOARDS, *PARTS]
    assert len(sheets) > 10
    assert {str(sheet): nested(sheet.read_text("utf-8")) for sheet in sheets if nested(sheet.read_text("utf-8"))} == {}


ALIKE = {"sp": "a spacer everywhere", "top": "a side of a drawn cube", "mine": "a drawn tile"}
"""Classes of boards that page.css names too, without harm."""


def test_styles_of_pages_without_a_board_reach_no_board() -> None:
    page = re.sub(r"/\*.*?\*/", "", (CLIENT / "styles" / "page.css").read_text("utf-8"), flags=re.DOTALL)
    alone = {
        name for rule in re.findall(r"([^{}]+)\{", page) for name in re.findall(r"(?:^|,)\s*\.([\w-]+)\s*(?=,|$)", rule)
    }
    assert {"top", "unseen"} <= alone
    for sheet in (*BOARDS, *PARTS):
        named = set(re.findall(r"\.([a-z][\w-]*)", sheet.read_text("utf-8")))
        assert named & alone - set(ALIKE) == set(), sheet

"""What calls is an outline: nothing that can be chosen fades. Styles that meet on a page have names of their own."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import ludopolis
from ludopolis.server.static.assets import STYLE_SHEETS

WEB = Path(ludopolis.__file__).parent
BOARDS = {
    sheet.parent.name: [sheet, *sorted(sheet.parent.glob("board/*.css"))]
    for sheet in sorted((WEB / "games").glob("*/board.css"))
}
"""The sheets of each game's board."""
SHEETS = [*(WEB / "web" / "styles").glob("*.css"), *(sheet for sheets in BOARDS.values() for sheet in sheets)]
FRAMES = re.compile(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}")
CALLS = re.compile(r"animation: ([\w-]+)[^;]*var\(--calls\)")
"""An animation that says: this can be chosen."""

CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
NO_RULES = re.compile(
    r"/\*.*?\*/|@(?:property|keyframes|font-face)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}|\"[^\"]*\"", re.DOTALL
)
ARGUMENTS = re.compile(r":(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)")
NOT_NAMING = re.compile(r":(?:not|has|nth-child|nth-last-child)\([^()]*(?:\([^()]*\)[^()]*)*\)")
ARRANGING = {"frames", "print"}
"""Sheets of the kit that only arrange what the others define."""
COMMON = {
    *("app", "board", "tray", "players", "plcard", "scorestrip", "status", "stepper", "tabs", "endtray", "minibox"),
    *("logbox", "logbtn", "backs", "seatact", "lesson", "countup", "stage", "pl", "sc", "bot", "clk", "toast"),
    *("pan", "pan-mini", "pan-tools", "btn", "iconbtn", "acts", "chip", "cap", "quiet", "ic", "tok", "legal"),
    *("deskonly", "sp"),
}
"""Classes of the kit that boards use as they are, or fit to themselves."""
MEANT = {"uptown": {"at", "hints", "mark", "unit"}, "welcome_to": {"nm"}}
"""Classes of the kit that one board uses too.

A mark keeps its size in both, a long name is shortened, a hint that is searched for has the room of the tray, and the
scores of three and four have their unit below them."""
TWICE = {
    ("end", "score"): {"box", "seg"},
    ("page", "rulebook"): {"foot", "page", "top"},
    ("base", "rulebook"): {"notice"},
    ("page", "table"): {"sp"},
    ("table", "talk"): {"plcard"},
    ("table", "whatis"): {"first"},
}
"""Classes that one sheet of the kit defines and another of the same page fits to its own parts."""


def split(text: str, marks: str) -> list[str]:
    """The parts of a selector between some marks, those in brackets left alone."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in marks and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def selectors(text: str) -> Iterator[str]:
    """Every selector of a style sheet."""
    for head in re.findall(r"([^{};]+)\{", NO_RULES.sub("", text)):
        if not head.strip().startswith("@"):
            yield from split(head.strip(), ",")


def everywhere(selector: str) -> set[str]:
    """The class that a selector dresses wherever it stands on a page, if it is of that kind."""
    if len(split(selector, " >+~")) > 1:
        return set()
    if either := re.fullmatch(r":is\(([^()]*)\)(.*)", selector):
        return {name for part in split(either[1], ",") for name in everywhere(part + either[2])}
    bare = ARGUMENTS.sub("", selector)
    names = set(CLASS.findall(bare))
    return names if len(names) == 1 and bare.startswith(".") else set()


def dressed(selector: str) -> set[str]:
    """The classes of what a selector dresses."""
    return set(CLASS.findall(ARGUMENTS.sub("", split(selector, " >+~")[-1])))


def clashes(board: str, kit: dict[str, str]) -> set[str]:
    """Classes by which the kit dresses a board's things, or a board the kit's."""
    ours = [selector for sheet in kit.values() for selector in selectors(sheet)]
    theirs = list(selectors(board))
    own = set(CLASS.findall(" ".join(theirs))) - set(CLASS.findall(" ".join(ours)))
    from_kit = {name for selector in ours for name in everywhere(selector)} & {
        name for selector in theirs for name in dressed(selector)
    }
    from_board = {name for selector in theirs if not own & set(CLASS.findall(selector)) for name in dressed(selector)}
    return from_kit | from_board


def kit_sheets() -> dict[str, str]:
    """The sheets of the kit that may share a page with a board."""
    return {
        name: (WEB / "web" / "styles" / f"{name}.css").read_text("utf-8") for name in (*STYLE_SHEETS, "coach", "talk")
    }


def test_every_animation_has_a_name_of_its_own() -> None:
    names = [name for sheet in SHEETS for name, _ in FRAMES.findall(sheet.read_text("utf-8"))]
    assert names
    assert sorted(names) == sorted(set(names))


def test_what_can_be_chosen_never_fades() -> None:
    texts = [sheet.read_text("utf-8") for sheet in SHEETS]
    frames = {name: body for text in texts for name, body in FRAMES.findall(text)}
    calling = {name for text in texts for name in CALLS.findall(text)}
    assert calling >= {"halo", "breathe", "march"}
    assert {name for name in calling if "opacity" in frames[name]} == set()


def unnamed(selector: str) -> bool:
    """Whether it dresses just anything beside or within something that is looked into by `:has()`."""
    *before, last = split(selector, " >+~")
    named = re.search(r"[.#\[]|:is\(|:where\(|^[a-z]", NOT_NAMING.sub("", last))
    return any(":has(" in part for part in before) and named is None


def test_the_check_finds_what_has_no_name() -> None:
    wrong = [".row:has(.on) > *", ".row:has(.on) > :not(.on)", ".row:has(> :nth-child(3)) > :first-child"]
    right = [".row:has(.on) > .one", ".row > *", ".row:has(> :nth-child(3)) > :where(.one):first-child", ".on:has(> *)"]
    assert [selector for selector in [*wrong, *right] if unnamed(selector)] == wrong


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}-{sheet.stem}")
def test_what_stands_beside_has_is_named(sheet: Path) -> None:
    """Otherwise browsers style the whole page anew whenever anything in it changes, and slow phones stand still."""
    assert [selector for selector in selectors(sheet.read_text("utf-8")) if unnamed(selector)] == []


def test_the_check_finds_clashes() -> None:
    kit = {"base": ".face { color: red; } .clock .digits { color: red; }", "table": ".plain { top: 0; }"}
    assert clashes(".ut .face { top: 0; } .ut .card { top: 0; }", kit) == {"face"}
    assert clashes(".ut :is(.card, .plain) { top: 0; }", kit) == {"plain"}
    assert clashes("@media (width > 9px) { .clock, .ut .clock { top: 0; } }", kit) == {"clock"}
    assert clashes(".ut .digits { top: 0; } .ut:not(.face) .card { top: 0; } /* .plain { } */", kit) == set()


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_and_the_kit_do_not_dress_each_others_things(game: str) -> None:
    found = clashes("\n".join(sheet.read_text("utf-8") for sheet in BOARDS[game]), kit_sheets())
    assert found - COMMON == MEANT.get(game, set())


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_imports_each_sheet_of_its_folder_once(game: str) -> None:
    whole, *parts = BOARDS[game]
    imported = re.findall(r'@import "([^"]+)";', whole.read_text("utf-8"))
    assert sorted(imported) == [f"board/{part.name}" for part in parts]


def test_no_class_is_defined_by_two_sheets_of_the_kit() -> None:
    dresses = {
        name: {word for selector in selectors(text) for word in everywhere(selector)}
        for name, text in sorted(kit_sheets().items())
        if name not in ARRANGING
    }
    shared = {(one, other): dresses[one] & dresses[other] for one, other in combinations(dresses, 2)}
    assert {pair: names for pair, names in shared.items() if names} == TWICE

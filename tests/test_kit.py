"""The rooms of the client: every file has its place, imports point down only, and boards know one face.

What import-linter does for Python. Types in comments (`import("…").Name`) count like any other import.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "ludopolis"
KIT = PACKAGE / "web" / "kit"
TESTS = Path(__file__).resolve().parent / "browser"
FACE = "board.js"
LAYERS = (
    {"pages", "puzzles", "replay", FACE},
    {"table"},
    {"book", "help", "news", "pad", "setup", "share", "talk"},
    {"score"},
    {"parts"},
    {"ctx", "map"},
    {"device", "draw", "net", "words"},
    {"page.d.ts"},
    {"types.d.ts"},
)
"""From the top down. Rooms beside each other do not know each other; one of them is imported from above alone."""
FLOORS = {room: floor for floor, layer in enumerate(LAYERS) for room in layer}
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])(?P<path>\.[^"']*)\1""")
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|class) ([\w$]+)", re.MULTILINE)
NAMED = re.compile(r'(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"')
USED_TYPE = re.compile(r"""import\(["']([^"']+)["']\)\)?\.(\w+)""")
WHOLE = re.compile(r'(?:import \* as \w+ from |(?:typeof|await) import\()"([^"]+)"')
ENTRIES = (
    "kit/book/figures.js",
    "kit/pages/aid.js",
    "kit/pages/layout.js",
    "kit/puzzles/puzzle.js",
    "kit/replay/replay.js",
    "kit/table/early.js",
    "kit/table/table.js",
    "kit/table/tv.js",
)
"""Modules that bundles begin with (server/assets.py)."""
MOST_COLUMNS = 160
CODE = re.compile(r"""[`{}]|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|/\^?[(\[].*?/""", re.DOTALL)
TEMPLATE = re.compile(r"\\.|`|\$\{", re.DOTALL)
"""What matters for finding the ends of templates, in code and in their text."""
DRAWN = re.compile(r'"[Mm][\d\sA-Za-z.,-]{80,}"')


def modules() -> dict[str, str]:
    """The client's files and the games' boards by the paths they are served under, and their texts."""
    kit = {f"kit/{file.relative_to(KIT).as_posix()}": file for file in sorted(KIT.rglob("*.[jt]s"))}
    games = PACKAGE / "games"
    boards = {f"games/{file.relative_to(games).as_posix()}": file for file in sorted(games.rglob("*.js"))}
    return {name: file.read_text("utf-8") for name, file in (kit | boards).items()}


def imported(name: str, text: str) -> list[str]:
    """The modules that a module imports, and those it takes types from."""
    folder = posixpath.dirname(name)
    paths = [posixpath.normpath(posixpath.join(folder, found["path"])) for found in IMPORT.finditer(text)]
    return [re.sub(r"^kit/(types|page)\.js$", r"kit/\1.d.ts", path) for path in paths]


def room(name: str) -> str:
    """The room of a file of the kit; a file beside the rooms is one of its own."""
    return name.split("/")[1]


def wrong_imports(files: dict[str, str]) -> Iterator[str]:
    """Imports that do not point down: `who imports what`."""
    for name, text in files.items():
        for other in imported(name, text):
            if other.startswith("vendor/"):
                continue
            if name.startswith("games/"):
                game = "/".join(name.split("/")[:2])
                right = other == f"kit/{FACE}" or other.startswith(f"{game}/")
            else:
                right = other in files and other.startswith("kit/")
                right = right and (room(name) == room(other) or FLOORS[room(name)] < FLOORS[room(other)])
            if not right:
                yield f"{name} imports {other}"


def test_every_file_of_the_kit_is_in_a_room() -> None:
    assert {room(name) for name in modules() if name.startswith("kit/")} == FLOORS.keys()


def test_imports_point_down_and_boards_import_the_face_alone() -> None:
    assert list(wrong_imports(modules())) == []


@pytest.mark.parametrize(
    ("name", "text", "other"),
    [
        ("kit/draw/art.js", 'import { table } from "../table/table.js";', "kit/table/table.js"),
        ("kit/draw/art.js", 'import "../net/api.js";', "kit/net/api.js"),
        ("kit/draw/art.js", 'const later = await import("../score/end.js");', "kit/score/end.js"),
        ("kit/help/hints.js", '/** @type {import("../table/table.js").Table} */', "kit/table/table.js"),
        ("kit/types.d.ts", 'import type { Words } from "./words/words.js";', "kit/words/words.js"),
        ("kit/table/table.js", 'export { icon } from "../board.js";', "kit/board.js"),
        ("kit/table/table.js", 'import { gone } from "./gone.js";', "kit/table/gone.js"),
        ("games/streets/board.js", 'import { icon } from "../../kit/draw/art.js";', "kit/draw/art.js"),
        ("games/streets/board.js", "/** @typedef {import('../../kit/types.js').Ctx} Ctx */", "kit/types.d.ts"),
        ("games/streets/board.js", 'import { row } from "../uptown/board/row.js";', "games/uptown/board/row.js"),
    ],
)
def test_an_import_that_points_elsewhere_is_noticed(name: str, text: str, other: str) -> None:
    files = modules()
    assert name in files
    assert list(wrong_imports(files | {name: text + files[name]})) == [f"{name} imports {other}"]


def unused_exports(files: dict[str, str]) -> Iterator[str]:
    """Exports of the kit that nothing imports, as a value or as a type: `who exports what`."""
    used: set[tuple[str, str]] = set()
    for name, text in files.items():
        folder = posixpath.dirname(name)
        found = [*NAMED.findall(text), *((names, path) for path, names in USED_TYPE.findall(text))]
        found += [("*", path) for path in WHOLE.findall(text)]
        for names, path in found:
            source = posixpath.normpath(posixpath.join(folder, path))
            used |= {(source, one.split()[0]) for one in names.split(",") if one.strip()}
    for name, text in files.items():
        if name.startswith("kit/") and name not in (f"kit/{FACE}", *ENTRIES) and (name, "*") not in used:
            yield from (f"{name} exports {one}" for one in EXPORT.findall(text) if (name, one) not in used)


def test_what_is_exported_is_imported() -> None:
    tests = (file.read_text("utf-8") for file in sorted(TESTS.glob("*.[jp]*")))
    tried = re.findall(r"\{([^{}]*)\} = await import\(`\$\{root\}/(kit/[^`]+)`\)", "".join(tests))
    users = {"tests": "".join(f'import {{{names}}} from "./{path}";' for names, path in tried)}
    assert list(unused_exports(modules() | users)) == []


def test_an_export_that_nobody_imports_is_noticed() -> None:
    files = modules()
    spare = "export const spare = 1;\n"
    found = unused_exports(files | {"kit/net/site.js": files["kit/net/site.js"] + spare})
    assert "kit/net/site.js exports spare" in found


def in_templates(text: str) -> set[int]:
    """The numbers of the lines on which a template literal begins, goes on or ends."""
    spans: list[tuple[int, int]] = []
    opened: list[tuple[int, int]] = []
    """Where each open template begins, and the depth of braces of the code in it."""
    depth = place = 0
    reading_code = True
    while found := (CODE if reading_code else TEMPLATE).search(text, place):
        sign, place = found[0], found.end()
        if sign == "`" and reading_code:
            opened.append((found.start(), depth))
            reading_code = False
        elif sign == "`":
            spans.append((opened.pop()[0], place))
            reading_code = True
        elif sign == "${":
            depth += 1
            reading_code = True
        elif sign == "{":
            depth += 1
        elif sign == "}":
            depth -= 1
            reading_code = not opened or depth != opened[-1][1]
    assert (opened, depth) == ([], 0), "this file is read wrongly"
    return {
        number for start, end in spans for number in range(text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 2)
    }


def long_lines(text: str) -> list[int]:
    """The lines that are too long and hold neither a part of a template nor the path of a drawing."""
    long = [number for number, line in enumerate(text.splitlines(), 1) if len(line) > MOST_COLUMNS]
    lines = text.splitlines()
    kept = in_templates(text) if long else set()
    return [number for number in long if number not in kept and not DRAWN.search(lines[number - 1])]


def test_no_line_is_too_long_outside_templates() -> None:
    assert {name: long for name, text in modules().items() if (long := long_lines(text))} == {}


def test_a_long_line_is_noticed() -> None:
    wide = "wide " * 40
    template = f"html`<p>{wide}</p>\n{wide}${{f({{ a }})}} {wide}`"
    text = f"// {wide}\nconst a = {template};\nconst b = [{wide.replace(' ', ', ')}];\n"
    assert long_lines(text) == [1, 4]

"""The code contains no words for people; it uses exactly the keys that the catalogue has."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cli.conftest import ROOT, Program

PACKAGE = ROOT / "src/ludopolis"
SOURCES = [PACKAGE / "cli.py", *sorted((PACKAGE / "terminal").glob("*.py")), *sorted((PACKAGE / "arena").glob("*.py"))]
PAGES = sorted((PACKAGE / "arena" / "pages").glob("*.html"))
LOCALE = ROOT / "src/ludopolis/i18n/locale"
CATALOGUE = "".join(
    (LOCALE / f"{name}.ftl").read_text("utf-8") for name in ("en", "coach.en", "pages.en", "terminal.en", "commands.en")
)
PRINTING = {
    "print",
    "write",
    "input",
    "append",
    "add_row",
    "add_column",
    "Text",
    "assemble",
    "Rule",
    "status",
    "add_task",
}
"""Functions whose text a person reads."""
KEYED = {"text", "say", "note", "ask", "ask_number"}
"""Functions whose first text is a key of the catalogue."""
STYLE = re.compile(r"(bold |dim |left|right)*(bold|dim|left|right|yellow)?")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def literals(call: ast.Call) -> Iterator[str]:
    """Literal text among the arguments, also inside f-strings and tuples, but not in inner calls or keywords."""
    waiting: list[ast.AST] = list(call.args)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif not isinstance(node, ast.Call | ast.FormattedValue | ast.Subscript | ast.Dict):
            waiting += ast.iter_child_nodes(node)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_words_for_people_in_the_code(source: Path) -> None:
    found = [
        (call.lineno, text)
        for name, call in calls(ast.parse(source.read_text("utf-8")))
        if name in PRINTING
        for text in literals(call)
        if re.search(r"[^\W\d_]", text) and not STYLE.fullmatch(text)
    ]
    assert found == []


def test_the_lint_sees_words() -> None:
    tree = ast.parse('out.print("Hello " + f"{name} wins", style="bold"); grid.add_row(Text("Seat", "bold"), "1")')
    found = [text for name, call in calls(tree) if name in PRINTING for text in literals(call)]
    assert sorted(found) == [" wins", "1", "Hello ", "Seat", "bold"]


def entries() -> dict[str, fluent.Message]:
    body = FluentParser().parse(CATALOGUE).body
    assert [entry for entry in body if isinstance(entry, fluent.Junk)] == []
    messages = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def variables(message: fluent.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", CATALOGUE[message.span.start : message.span.end]))  # type: ignore[union-attr]


def keyed_calls() -> Iterator[tuple[str, int, str, set[str]]]:
    for source in SOURCES:
        for name, call in calls(ast.parse(source.read_text("utf-8"))):
            keys = [node.value for node in call.args if isinstance(node, ast.Constant) and isinstance(node.value, str)]
            if name in KEYED and keys and keys[0] != "why":  # `say` of a fact is checked below
                yield source.name, call.lineno, keys[0], {keyword.arg or "" for keyword in call.keywords}


def test_every_key_used_is_in_the_catalogue_with_its_arguments() -> None:
    known = entries()
    of_games = {"game-name", "game-pitch"}
    used = 0
    for source, line, key, given in keyed_calls():
        used += 1
        if key not in of_games:
            assert key in known, f"{source}:{line} {key}"
            bounds = {"low", "high", "default"}
            assert variables(known[key]) <= given | bounds, f"{source}:{line} {key}"
    assert used > 60


def test_every_fact_raised_has_words() -> None:
    known = entries()
    for source in SOURCES:
        for name, call in calls(ast.parse(source.read_text("utf-8"))):
            kinds = [node.value for node in call.args if isinstance(node, ast.Constant) and isinstance(node.value, str)]
            if name == "fact" and kinds:
                message = known["why-" + kinds[0]]
                assert variables(message) <= {keyword.arg for keyword in call.keywords}, (source.name, kinds[0])


def test_every_literal_that_looks_like_a_key_is_one() -> None:
    known = entries()
    for source in SOURCES:
        for key in re.findall(r'(?<!f)"((?:arena|cli|terminal|bot)-[a-z-]*[a-z])"', source.read_text("utf-8")):
            assert key in known, f"{source.name} {key}"


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(source.read_text("utf-8") for source in (*SOURCES, *PAGES))
    stems = set(re.findall(r'f"((?:arena|cli|terminal|bot)[\w-]*-)\{', code))
    stems |= set(re.findall(r'"(arena[\w-]*-)" ~', code))
    for key in entries():
        if key.startswith(("arena", "cli", "terminal")):
            assert f'"{key}"' in code or any(key.startswith(stem) for stem in stems), key


def test_players_are_spoken_to_in_their_language_and_hosts_in_english(program: Program) -> None:
    assert "игроки" in program("games", "--lang", "ru").stdout.lower()
    for line in (["check", "no_such_game"], ["perft", "no_such_game"], ["games", "--help"], ["play", "--help"]):
        done = program(*line, "--lang", "ru")
        assert re.findall("[а-яё]", done.stdout + done.stderr) == []

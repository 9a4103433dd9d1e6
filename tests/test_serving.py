"""The server that benchmarks start is a program in a string, which no type checker reads: its imports must be there."""

import ast
from importlib import import_module

from benchmarks.serving import CODE


def imported(program: str) -> list[tuple[str, str]]:
    """The module and the name of each `from … import …` in a program."""
    froms = [node for node in ast.walk(ast.parse(program)) if isinstance(node, ast.ImportFrom)]
    return [(node.module or "", alias.name) for node in froms for alias in node.names]


def test_a_measured_server_imports_what_is_there() -> None:
    found = imported(CODE)
    assert found
    assert [(module, name) for module, name in found if not hasattr(import_module(module), name)] == []

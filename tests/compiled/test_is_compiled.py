"""These tests mean something only if what they import is machine code."""

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import barter.rules
import pytest

import ludopolis
from ludopolis import registry

PACKAGE = Path(ludopolis.__file__).parent
COMPILED_ROOMS = ("engine", "bots", "games")


def rules_modules() -> list[str]:
    found = [module for module in walk_packages([str(PACKAGE)], "ludopolis.") if not module.ispkg]
    return [module.name for module in found if module.name.split(".")[1] in COMPILED_ROOMS]


def test_every_room_of_rules_and_search_is_looked_at() -> None:
    assert {name.split(".")[1] for name in rules_modules()} == set(COMPILED_ROOMS)


@pytest.mark.parametrize("name", rules_modules())
def test_module_is_machine_code(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith((".so", ".pyd"))


@pytest.mark.parametrize("id", registry.ids())
def test_data_files_are_in_the_wheel(id: str) -> None:
    folder = PACKAGE / "games" / id
    assert list(folder.glob("*.csv"))
    assert (folder / "README.md").is_file()
    assert (folder / "locale" / "en.ftl").is_file()


def test_barter_stays_interpreted() -> None:
    assert barter.rules.__file__.endswith(".py")

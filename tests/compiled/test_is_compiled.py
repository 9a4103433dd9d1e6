"""These tests mean something only if what they import is machine code."""

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import barter.rules
import pytest
from our_games import OUR_GAMES

import ludopolis

PACKAGE = Path(ludopolis.__file__).parent
COMPILED_ROOMS = ("engine", "bots", "games")


def rules_modules() -> list[str]:
    found = [module for module in walk_packages([str(PACKAGE)], "ludopolis.") if not module.ispkg]
    return [module.name for module in found if module.name.split(".")[1] in COMPILED_ROOMS]


def test_every_source_of_these_rooms_is_among_them() -> None:
    files = [file for room in COMPILED_ROOMS for file in (PACKAGE / room).rglob("*.py") if file.name != "__init__.py"]
    names = {".".join(("ludopolis", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in files}
    assert names == set(rules_modules())
    assert {name.split(".")[3] for name in names if name.startswith("ludopolis.games.")} >= {"rules", "judgement"}


@pytest.mark.parametrize("name", rules_modules())
def test_module_is_machine_code(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith((".so", ".pyd"))


@pytest.mark.parametrize("id", OUR_GAMES)
def test_data_files_are_in_the_wheel(id: str) -> None:
    folder = PACKAGE / "games" / id
    assert list((folder / "components").glob("*.csv"))
    assert (folder / "README.md").is_file()
    assert (folder / "locale" / "en.ftl").is_file()


def test_barter_stays_interpreted() -> None:
    assert barter.rules.__file__.endswith(".py")

"""Modules that moved are found by their old names, with a warning that names the new place."""

import importlib
import importlib.util
import warnings
from pathlib import Path

import pytest

from ludopolis.engine.contract import State
from ludopolis.engine.values.scores import Results
from ludopolis.moved import MOVED
from ludopolis.terminal.compile import write_old_names


def test_every_new_place_is_a_module_and_has_names() -> None:
    for place in (place for places in MOVED.values() for place in places):
        module = importlib.import_module(place)
        is_package = hasattr(module, "__path__")  # whose modules are moved by lines of their own
        assert is_package or [name for name in vars(module) if not name.startswith("_")], place


def test_no_file_stands_in_the_way_of_an_old_name() -> None:
    loaders = {old: found and type(found.loader).__name__ for old in MOVED for found in [importlib.util.find_spec(old)]}
    assert loaders == dict.fromkeys(MOVED, "MovedFinder")


def test_a_name_imported_from_its_old_place_is_the_same_object() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"engine\.state\.State is now ludopolis\.engine\.contract\.State"
    ) as told:
        from ludopolis.engine.state import State as Old  # type: ignore[import-not-found]
    assert Old is State
    assert told[0].filename == __file__


def test_a_module_that_was_split_names_each_new_place() -> None:
    with pytest.warns(DeprecationWarning, match=r"state\.Results is now ludopolis\.engine\.values\.scores\.Results"):
        from ludopolis.engine.state import Results as Old
    assert Old is Results


def test_a_module_imported_whole_has_the_names_too() -> None:
    import ludopolis.engine.state as old

    with pytest.warns(DeprecationWarning, match="is now"):
        assert old.State is State


def test_mypy_finds_old_names_where_a_package_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "ludopolis" / "engine").mkdir(parents=True)
    write_old_names(tmp_path)
    stub = (tmp_path / "ludopolis" / "engine" / "ties.pyi").read_text("utf-8")
    assert stub == "from ludopolis.engine.values.scores import *\nfrom ludopolis.engine.table.ties import *\n"


def test_a_name_that_never_was_there_is_missing_as_usual() -> None:
    with pytest.raises(ImportError, match="Nothing"):
        from ludopolis.engine.state import Nothing  # noqa: F401
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("ludopolis.engine.nothing")


def test_the_rooms_that_took_a_modules_name_export_what_it_had() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        from ludopolis.engine.check import check, check_setting
        from ludopolis.engine.table import Table, replay
    assert {check.__name__, check_setting.__name__, Table.__name__, replay.__name__}

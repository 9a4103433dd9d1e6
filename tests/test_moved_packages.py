"""A package that moved is found by its old name, with its modules and a warning that names the new place."""

import importlib

import pytest

from ludopolis.moved import MOVED
from ludopolis.training import selfplay


@pytest.mark.parametrize("old", [name for name in MOVED if name.startswith("ludopolis.learn")])
def test_every_module_of_the_old_package_is_found(old: str) -> None:
    assert importlib.import_module(old).__name__ == old
    for place in MOVED[old]:
        assert importlib.import_module(place).__file__


def test_names_of_the_old_package_are_those_of_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match=r"learn\.lessons\.Side is now ludopolis\.training\.selfplay\.Side"):
        from ludopolis.learn.lessons import Side  # type: ignore[import-not-found]
    assert Side is selfplay.Side


def test_a_module_is_found_through_its_old_package() -> None:
    from ludopolis.learn import gate  # type: ignore[import-not-found]

    with pytest.warns(DeprecationWarning, match="training.gate.Game"):
        assert gate.Game is importlib.import_module("ludopolis.training.gate").Game

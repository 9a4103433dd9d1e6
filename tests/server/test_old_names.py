"""Modules of 0.1 are found by their old names, with a warning that names the new place."""

import importlib
import importlib.util

import pytest

from ludopolis.moved import MOVED

OLD = [name for name in MOVED if name.startswith("ludopolis.server.")]


@pytest.mark.parametrize("old", OLD)
def test_an_old_name_leads_to_modules_that_are_there(old: str) -> None:
    found = importlib.util.find_spec(old)
    assert found is not None
    assert type(found.loader).__name__ == "MovedFinder", "a file stands in its way"
    for place in MOVED[old]:
        assert importlib.util.find_spec(place) is not None, place


@pytest.mark.parametrize(
    ("old", "name", "new"),
    [
        ("store", "Store", "storage.store"),
        ("rows", "TableRow", "model.tables"),
        ("database", "migrate", "storage.migrating"),
        ("guard", "Limiter", "guard.limits"),
        ("guard", "hashed", "guard.access"),
        ("host", "list_tables", "host.commands"),
        ("deals", "Deal", "deals.deals"),
        ("workers", "Workers", "workers.pool"),
        ("people.kept", "Owner", "model.people"),
    ],
)
def test_a_name_asked_of_its_old_place_is_the_same_object(old: str, name: str, new: str) -> None:
    module = importlib.import_module(f"ludopolis.server.{old}")
    with pytest.warns(DeprecationWarning, match=rf"server\.{old}\.{name} is now ludopolis\.server\.{new}\.{name}"):
        found = getattr(module, name)
    assert found is getattr(importlib.import_module(f"ludopolis.server.{new}"), name)


@pytest.mark.parametrize("room", ["guard", "host", "deals", "workers"])
def test_a_room_that_took_a_modules_name_knows_nothing_else(room: str) -> None:
    module = importlib.import_module(f"ludopolis.server.{room}")
    with pytest.raises(AttributeError, match="nothing_like_it"):
        _ = module.nothing_like_it

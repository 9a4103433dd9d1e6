"""Hypothesis draws the same examples on every run, and no test depends on how fast the machine is."""

import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and thousands of collected tests stay until the end: the garbage collector need not visit them.

    Later it comes seldom: most of what a test makes is gone without it.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> None:
    """Browser tests, wherever they stand, have fixtures that no other test should load."""
    if file_path.match("test_browser*.py") or file_path.parent.name == "browser":
        parent.config.pluginmanager.import_plugin("browser.fixtures")
        parent.config.pluginmanager.import_plugin("browser.units")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests begin first: at the end no core waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

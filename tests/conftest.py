"""Hypothesis draws the same examples on every run, and no test depends on how fast the machine is."""

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests begin first: at the end no core waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

import pytest
from barter import GAME

from ludopolis import registry


@pytest.fixture(autouse=True)
def _barter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find the toy game."""
    monkeypatch.setattr(registry, "find", lambda id, folder="": GAME)

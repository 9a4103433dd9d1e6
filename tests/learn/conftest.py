import pytest
from barter import GAME

from ludopolis.arena import play


@pytest.fixture(autouse=True)
def _barter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find the toy game."""
    monkeypatch.setattr(play.registry, "find", lambda id, folder="": GAME)

"""A short run of chaos on each database; `make soak` runs an hour of it."""

from pathlib import Path

import pytest

from chaos.run import run


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.slow
def test_nothing_is_lost(kind: str, tmp_path: Path) -> None:
    counts = run(kind, 10, "test", tmp_path, promised=6)
    assert counts["promises"] >= 6
    assert counts["kill_server"] > 0
    assert counts["streams"] > 10
    assert counts["hostile_calls"] > 0

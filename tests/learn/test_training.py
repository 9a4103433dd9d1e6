"""Training with torch, where it is installed: a few seconds on a toy."""

from typing import Any

import numpy as np
import pytest

from ludopolis.learn import training
from ludopolis.learn.quantise import exact_heads
from ludopolis.learn.rows import Table


def toy_table(seed: int, count: int) -> Table:
    """The margin is the first number less the second; the rest is noise."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 20, (count, 6)).astype(np.int16)
    labels = np.zeros((count, 5), np.float32)
    labels[:, 1:3] = rows[:, :2] / 10
    labels[:, 0] = rows[:, 0] > rows[:, 1]
    labels[:, 3] = rows[:, 2]
    labels[:, 4] = rng.random(count)
    return Table(rows, labels)


def test_a_network_learns_what_there_is_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch").set_num_threads(1)
    monkeypatch.setattr(training, "LATE_EPOCHS", (4, 8))
    told: list[dict[str, Any]] = []
    held = toy_table(2, 400)
    taught = training.fit(None, toy_table(1, 2000), held, lambda kind, what: told.append(what), (8, 4))
    heads = exact_heads(taught.arrays, held.rows.astype(np.float64), 10.0)
    margins = heads[:, 1] - heads[:, 2]
    true = held.rows[:, 0].astype(float) - held.rows[:, 1]
    assert float(np.corrcoef(margins, true)[0, 1]) > 0.9
    assert taught.figures["loss"] == min(one["loss"] for one in taught.figures["curve"])
    assert told[0]["epochs"] == 4
    assert all(abs(part["hand"]) < 0.5 < part["network"] for part in taught.figures["phases"])


def test_without_torch_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(training, "import_module", gone)
    with pytest.raises(training.NoTorch):
        training.load_torch()

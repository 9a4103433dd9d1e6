"""Training with torch, where it is installed: a few seconds on a toy."""

from typing import Any

import numpy as np
import pytest

from ludopolis.training import fit
from ludopolis.training.quantise import exact_heads
from ludopolis.training.rows import NEXT, OWN, Table


def toy_table(seed: int, count: int) -> Table:
    """The margin is the first number less the second; the rest is noise."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 20, (count, 6)).astype(np.int16)
    labels = np.zeros((count, NEXT + 1), np.float32)
    labels[:, 1:3] = rows[:, :2] / 10
    labels[:, 0] = rows[:, 0] > rows[:, 1]
    labels[:, 3] = rows[:, 2]
    labels[:, 4] = rng.random(count)
    return Table(rows, labels)


def test_a_network_learns_what_there_is_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch").set_num_threads(1)
    monkeypatch.setattr(fit, "FIRST_EPOCHS", 8)
    told: list[dict[str, Any]] = []
    held = toy_table(2, 400)
    pupil = fit.Pupil((8, 4))
    taught = pupil.learn(toy_table(1, 2000), held, False, lambda kind, what: told.append(what))
    heads = exact_heads(taught.arrays, held.rows.astype(np.float64), 10.0)
    margins = heads[:, 1] - heads[:, 2]
    true = held.rows[:, 0].astype(float) - held.rows[:, 1]
    assert float(np.corrcoef(margins, true)[0, 1]) > 0.9
    assert taught.figures["loss"] == min(one["loss"] for one in taught.figures["curve"])
    assert [(one["epochs"], one["ahead"]) for one in told[:2]] == [(8, False), (fit.AHEAD_EPOCHS, True)]
    assert all(abs(part["hand"]) < 0.5 < part["network"] for part in taught.figures["phases"])


def test_own_games_are_learned_from_where_the_network_stands_looking_ahead_alone() -> None:
    pytest.importorskip("torch").set_num_threads(1)
    told: list[dict[str, Any]] = []
    held = toy_table(2, 400)
    pupil = fit.Pupil((8, 4))
    first = pupil.learn(toy_table(1, 2000), held, False, lambda kind, what: None)
    second = pupil.learn(toy_table(3, 2000), held, True, lambda kind, what: told.append(what))
    assert [(one["epochs"], one["ahead"], one["own"]) for one in told] == [(n, True, True) for n in fit.OWN_EPOCHS]
    assert second.figures["curve"][: len(first.figures["curve"])] == first.figures["curve"]
    assert float(np.abs(second.arrays["w1"] - first.arrays["w1"]).max()) < float(np.abs(first.arrays["w1"]).max())


def test_what_never_varies_is_ignored() -> None:
    pytest.importorskip("torch").set_num_threads(1)
    table, held = toy_table(1, 500), toy_table(2, 100)
    for one in (table, held):
        one.rows[:, 5] = 3
    arrays = fit.Pupil((8, 4)).learn(table, held, False, lambda kind, what: None).arrays
    assert not arrays["w1"][5].any()
    assert not arrays["around"][5].any()


def test_labels_are_partly_what_the_network_says_some_steps_later() -> None:
    torch = pytest.importorskip("torch")
    labels = torch.zeros(9, NEXT + 1)
    labels[:, OWN] = 1.0  # how the game ended
    labels[:8, NEXT] = 1.0
    rows = torch.arange(9)[:, None].float()
    model = torch.nn.Module()
    model.mean, model.scale = torch.zeros(1), torch.ones(1)
    model.one, model.two, model.three = torch.nn.Linear(1, 1), torch.nn.Linear(1, 1), torch.nn.Linear(1, 3)
    model.around = torch.nn.Linear(1, 3, bias=False)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.zero_()
        model.around.weight[1] = 1.0  # own points are the number of the row
    early, late, share = 2, 6, 0.35
    _, fresh = fit.looking_ahead(torch, model, (rows, labels), (early, late), share)
    assert float(fresh[0, OWN]) == pytest.approx(share * early + share * late + (1 - 2 * share))
    assert float(fresh[5, OWN]) == pytest.approx(share * (5 + early) + (1 - share)), "the game ends before the sixth"
    assert float(fresh[8, OWN]) == pytest.approx(1.0)
    assert float(labels[0, OWN]) == 1.0


def test_without_torch_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(fit, "import_module", gone)
    with pytest.raises(fit.NoTorch):
        fit.load_torch()

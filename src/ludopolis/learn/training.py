"""Teaches a network with torch, on a GPU if there is one. torch is an extra: `pip install 'ludopolis[learn]'`.

Rows → two hidden layers → three heads, and a linear path around. The games of the quickest bot come first; then the
others are gone through for 2, 4, 8 … epochs, each time from the same beginning, until held-out loss stops falling.

How a game ends is mostly luck that a position knows nothing of. So the network is also taught by itself: what it makes
of the positions some turns later says as much, with less luck. Held-out loss, by how games ended, decides between them.
"""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from math import cos, pi
from typing import Any, Final, NamedTuple

import numpy as np

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.learn.rows import HAND, NEXT, OWN, PHASE, RIVAL, WIN, Table

HIDDEN: Final = (128, 32)
NARROW_HIDDEN: Final = (64, 32)
"""For rows of more than `MANY_NUMBERS`, so that the file stays small."""
MANY_NUMBERS: Final = 300
BATCH_ROWS: Final = 4096
"""At most; of few rows a fiftieth."""
EARLY_EPOCHS: Final = 3
LATE_EPOCHS: Final = (2, 4, 8, 16)
EARLY_RATE: Final = 2e-3
LATE_RATE: Final = 1e-3
WEIGHT_DECAY: Final = 1e-3
AVERAGED: Final = 0.95
"""What is kept is a moving mean of the weights; this is the weight of the past."""
STEPS_AHEAD: Final = (2, 6)
"""How many rows later the network is asked what a position was worth …"""
STEP_SHARE: Final = 0.35
"""… and its answers count so much each; how the game ended counts for the rest."""
PHASES: Final = 5
"""Parts of a game for which correlations are given."""

Tell = Callable[[str, dict[str, Any]], None]
"""Hears what was found out: a kind and figures."""


class NoTorch(LudopolisError):
    """torch is not installed."""


class Taught(NamedTuple):
    """A network in floating point, for rows as they are, and its figures."""

    arrays: dict[str, Any]
    figures: dict[str, Any]


def load_torch() -> Any:
    """torch, or an error that says how to install it."""
    try:
        return import_module("torch")
    except ImportError:
        raise NoTorch(fact("no-torch")) from None


def fit(early: Table | None, late: Table, held: Table, tell: Tell, hidden: tuple[int, int] | None = None) -> Taught:
    """Teaches a network and tells its held-out loss after each pass."""
    torch = load_torch()
    if hidden is None:
        hidden = NARROW_HIDDEN if late.rows.shape[1] > MANY_NUMBERS else HIDDEN
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    model = build(torch, late, hidden).to(device)
    test = put(torch, held, device)
    rate = EARLY_RATE
    best: Any = None
    least = float("inf")
    if early is not None and len(early):
        rows = put(torch, early, device)
        loss = run(torch, model, rows, EARLY_EPOCHS, EARLY_RATE, test)
        tell("pass", {"epochs": EARLY_EPOCHS, "rows": len(early), "loss": loss, "early": True, "ahead": False})
        trial = deepcopy(model)
        again = run(torch, trial, looking_ahead(torch, model, rows), EARLY_EPOCHS, LATE_RATE, test)
        tell("pass", {"epochs": EARLY_EPOCHS, "rows": len(early), "loss": again, "early": True, "ahead": True})
        if again < loss:
            model = trial
        best, least = model, min(loss, again)
        rate = LATE_RATE
    curve: list[dict[str, float]] = []
    rows = put(torch, late, device)
    for ahead in (False, True):
        if ahead:
            rows = looking_ahead(torch, best if best is not None else model, rows)
        lowest = float("inf")
        for epochs in LATE_EPOCHS:
            trial = deepcopy(model)
            loss = run(torch, trial, rows, epochs, rate, test)
            tell("pass", {"epochs": epochs, "rows": len(late), "loss": loss, "early": False, "ahead": ahead})
            curve.append({"epochs": epochs, "loss": round(loss, 5), "ahead": ahead})
            if loss < least:
                best, least = trial, loss
            if loss >= lowest:
                break
            lowest = loss
    if best is None:
        raise FloatingPointError("training diverged: the held-out loss is not a number")
    figures = {"loss": round(least, 5), "curve": curve, "phases": correlations(heads_of(torch, best, test[0]), held)}
    return Taught(export(best), figures)


def put(torch: Any, table: Table, device: str) -> tuple[Any, Any]:
    """A table where the network is taught."""
    return torch.from_numpy(table.rows.copy()).to(device), torch.from_numpy(table.labels.copy()).to(device)


def looking_ahead(torch: Any, model: Any, data: tuple[Any, Any]) -> tuple[Any, Any]:
    """The same rows with labels that are partly what the network makes of the rows some steps later."""
    rows, labels = data
    heads = heads_of(torch, model, rows)
    known = torch.cat([torch.sigmoid(heads[:, :1]), heads[:, 1:3]], dim=1)
    ends = labels[:, WIN : RIVAL + 1]
    steps = labels[:, NEXT].long()
    mixed = (1.0 - STEP_SHARE * len(STEPS_AHEAD)) * ends
    at = torch.arange(len(rows), device=rows.device)
    over = torch.zeros(len(rows), dtype=torch.bool, device=rows.device)
    for step in range(1, max(STEPS_AHEAD) + 1):
        over = over | (steps[at] == 0)
        at = at + steps[at]
        if step in STEPS_AHEAD:
            mixed = mixed + STEP_SHARE * torch.where(over[:, None], ends, known[at])
    fresh = labels.clone()
    fresh[:, WIN : RIVAL + 1] = mixed
    return rows, fresh


def build(torch: Any, table: Table, hidden: tuple[int, int]) -> Any:
    """A fresh model that knows the usual points; inputs are scaled by their spread."""
    some = table.rows[:: max(1, len(table) // 200_000)].astype(np.float64)
    model = torch.nn.Module()
    width = some.shape[1]
    model.register_buffer("mean", torch.tensor(some.mean(axis=0), dtype=torch.float32))
    model.register_buffer("scale", torch.tensor(1.0 / np.maximum(some.std(axis=0), 0.05), dtype=torch.float32))
    model.one = torch.nn.Linear(width, hidden[0])
    model.two = torch.nn.Linear(hidden[0], hidden[1])
    model.three = torch.nn.Linear(hidden[1], 3)
    model.around = torch.nn.Linear(width, 3, bias=False)
    torch.nn.init.zeros_(model.around.weight)
    torch.nn.init.normal_(model.three.weight, std=0.01)
    with torch.no_grad():
        model.three.bias[1:] = torch.tensor(table.labels[:, OWN : RIVAL + 1].mean(axis=0))
    return model


def forward(torch: Any, model: Any, rows: Any) -> Any:
    """The heads of rows."""
    x = (rows.float() - model.mean) * model.scale
    inner = torch.relu(model.two(torch.relu(model.one(x))))
    return model.three(inner) + model.around(x)


def heads_of(torch: Any, model: Any, rows: Any) -> Any:
    """The same for many rows, without gradients."""
    with torch.no_grad():
        return torch.cat([forward(torch, model, part) for part in rows.split(65536)])


def loss_of(torch: Any, heads: Any, labels: Any) -> Any:
    """Who wins, the points of both sides, and the margin."""
    near = torch.nn.functional.mse_loss
    win = torch.nn.functional.binary_cross_entropy_with_logits(heads[:, 0], labels[:, WIN])
    points = near(heads[:, 1:3], labels[:, OWN : RIVAL + 1])
    return win + points + near(heads[:, 1] - heads[:, 2], labels[:, OWN] - labels[:, RIVAL])


def run(torch: Any, model: Any, data: tuple[Any, Any], epochs: int, rate: float, held: tuple[Any, Any]) -> float:
    """Goes through the rows so many times, the step size falling along a cosine; gives the held-out loss."""
    rows, labels = data
    batch = min(BATCH_ROWS, max(1, len(rows) // 50))
    steps = max(1, epochs * (len(rows) // batch))
    stepper = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    mean = [parameter.detach().clone() for parameter in model.parameters()]
    every = 10 if steps >= 1000 else 1
    warming = min(100, max(1, steps // 10))
    order, at = None, len(rows)
    for step in range(steps):
        if at + batch > len(rows):
            order, at = torch.randperm(len(rows), device=rows.device), 0
        assert order is not None
        pick = order[at : at + batch]
        at += batch
        for group in stepper.param_groups:
            group["lr"] = rate * max(0.005, 0.5 * (1 + cos(pi * step / steps))) * min(1.0, (step + 1) / warming)
        loss = loss_of(torch, forward(torch, model, rows[pick]), labels[pick])
        stepper.zero_grad(set_to_none=True)
        loss.backward()
        stepper.step()
        if step % every == 0:
            with torch.no_grad():
                weight = 1.0 - AVERAGED if step > 0 else 1.0
                for kept, parameter in zip(mean, model.parameters(), strict=True):
                    kept.lerp_(parameter, weight)
    with torch.no_grad():
        for kept, parameter in zip(mean, model.parameters(), strict=True):
            parameter.copy_(kept)
    return float(loss_of(torch, heads_of(torch, model, held[0]), held[1]))


def export(model: Any) -> dict[str, Any]:
    """The weights with the scale of the inputs folded in."""
    get = {name: value.detach().cpu().double().numpy() for name, value in model.state_dict().items()}
    first = (get["one.weight"] * get["scale"]).T
    around = (get["around.weight"] * get["scale"]).T
    return {
        "w1": first,
        "b1": get["one.bias"] - get["mean"] @ first,
        "w2": get["two.weight"].T,
        "b2": get["two.bias"],
        "w3": get["three.weight"].T,
        "b3": get["three.bias"] - get["mean"] @ around,
        "around": around,
    }


def correlations(heads: Any, held: Table) -> list[dict[str, float]]:
    """By part of the game: correlation of the margin with that of the network, and with the hand-made value."""
    guess = (heads[:, 1] - heads[:, 2]).cpu().numpy()
    margin = held.labels[:, OWN] - held.labels[:, RIVAL]
    found: list[dict[str, float]] = []
    for part in range(PHASES):
        low = part / PHASES
        some = (held.labels[:, PHASE] > low) & (held.labels[:, PHASE] <= low + 1 / PHASES)
        if int(some.sum()) > 20 and float(margin[some].std()) > 0:
            figures = {"from": round(low, 2), "rows": int(some.sum())}
            for name, values in (("network", guess), ("hand", held.labels[:, HAND])):
                figures[name] = round(float(np.nan_to_num(np.corrcoef(values[some], margin[some])[0, 1])), 3)
            found.append(figures)
    return found

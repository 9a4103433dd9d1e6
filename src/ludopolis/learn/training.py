"""Teaches a network with torch, on a GPU if there is one. torch is an extra: `pip install 'ludopolis[learn]'`.

Rows → two hidden layers → three heads, and a linear path around. Games of quick bots come first: once by how they
ended, then again and again looking ahead, until held-out loss stops falling. The network's own games are learned from
looking ahead only, from where the network stands.

Looking ahead: how a game ends is mostly luck that a position knows nothing of. So the network is also taught by itself:
what it makes of the positions some turns later says as much, with less luck.
"""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from math import cos, isnan, pi
from typing import Any, Final, NamedTuple

import numpy as np

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.learn.rows import HAND, NEXT, OWN, PHASE, RIVAL, WIN, Table

HIDDEN: Final = (128, 32)
NARROW_HIDDEN: Final = (64, 32)
"""For rows of more than `MANY_NUMBERS`, so that the file stays small."""
MANY_NUMBERS: Final = 300
BATCH_ROWS: Final = 4096
"""At most; of few rows a fiftieth."""
FIRST_EPOCHS: Final = 4
"""By how games ended …"""
AHEAD_EPOCHS: Final = 3
"""… and each time looking ahead."""
OWN_EPOCHS: Final = (2, 3)
FIRST_RATE: Final = 2e-3
AHEAD_RATE: Final = 1e-3
OWN_RATE: Final = 5e-4
WEIGHT_DECAY: Final = 1e-3
AVERAGED: Final = 0.95
"""What is kept is a moving mean of the weights; this is the weight of the past."""
STEPS_AHEAD: Final = (1, 3)
"""How many rows later the network is asked what a position was worth …"""
STEP_SHARES: Final = (0.35, 0.45, 0.45, 0.45)
"""… and its answers count so much each, from pass to pass; how the game ended counts for the rest."""
OWN_STEPS_AHEAD: Final = (1, 4)
OWN_STEP_SHARE: Final = 0.4
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


class Pupil:
    """A network under way."""

    def __init__(self, hidden: tuple[int, int] | None = None) -> None:
        self.hidden = hidden
        self.model: Any = None
        self.curve: list[dict[str, Any]] = []

    def learn(self, rows: Table, held: Table, own: bool, tell: Tell) -> Taught:
        """Goes on from where it stands, with games of quick bots or its own; tells held-out loss after each pass."""
        torch = load_torch()
        device = "cuda" if torch.cuda.is_available() else "cpu"
        if self.model is None:
            hidden = self.hidden or (NARROW_HIDDEN if rows.rows.shape[1] > MANY_NUMBERS else HIDDEN)
            torch.manual_seed(1)
            self.model = build(torch, rows, hidden).to(device)
        data, test = put(torch, rows, device), put(torch, held, device)

        def go(fresh: tuple[Any, Any], epochs: int, rate: float) -> tuple[Any, float]:
            trial = deepcopy(self.model)
            loss = run(torch, trial, fresh, epochs, rate, test)
            ahead = fresh is not data
            tell("pass", {"epochs": epochs, "rows": len(rows), "loss": loss, "own": own, "ahead": ahead})
            self.curve.append({"epochs": epochs, "loss": round(loss, 5), "ahead": ahead, "own": own})
            if isnan(loss):
                raise FloatingPointError("training diverged: the held-out loss is not a number")
            return trial, loss

        least = 0.0
        if own:
            for epochs in OWN_EPOCHS:
                ahead = looking_ahead(torch, self.model, data, OWN_STEPS_AHEAD, OWN_STEP_SHARE)
                self.model, least = go(ahead, epochs, OWN_RATE)
        else:
            self.model, least = go(data, FIRST_EPOCHS, FIRST_RATE)
            for share in STEP_SHARES:
                ahead = looking_ahead(torch, self.model, data, STEPS_AHEAD, share)
                trial, loss = go(ahead, AHEAD_EPOCHS, AHEAD_RATE)
                if loss >= least:
                    break
                self.model, least = trial, loss
        phases = correlations(heads_of(torch, self.model, test[0]), held)
        return Taught(export(self.model), {"loss": round(least, 5), "curve": self.curve[:], "phases": phases})


def put(torch: Any, table: Table, device: str) -> tuple[Any, Any]:
    """A table where the network is taught."""
    return torch.from_numpy(table.rows.copy()).to(device), torch.from_numpy(table.labels.copy()).to(device)


def looking_ahead(
    torch: Any, model: Any, data: tuple[Any, Any], steps_ahead: tuple[int, ...], share: float
) -> tuple[Any, Any]:
    """The same rows with labels that are partly what the network makes of the rows some steps later."""
    rows, labels = data
    heads = heads_of(torch, model, rows)
    known = torch.cat([torch.sigmoid(heads[:, :1]), heads[:, 1:3]], dim=1)
    ends = labels[:, WIN : RIVAL + 1]
    steps = labels[:, NEXT].long()
    mixed = (1.0 - share * len(steps_ahead)) * ends
    at = torch.arange(len(rows), device=rows.device)
    over = torch.zeros(len(rows), dtype=torch.bool, device=rows.device)
    for step in range(1, max(steps_ahead) + 1):
        over = over | (steps[at] == 0)
        at = at + steps[at]
        if step in steps_ahead:
            mixed = mixed + share * torch.where(over[:, None], ends, known[at])
    fresh = labels.clone()
    fresh[:, WIN : RIVAL + 1] = mixed
    return rows, fresh


def build(torch: Any, table: Table, hidden: tuple[int, int]) -> Any:
    """A fresh model that knows the usual points; inputs are scaled by their spread, those that never vary ignored."""
    some = table.rows[:: max(1, len(table) // 200_000)].astype(np.float64)
    model = torch.nn.Module()
    width = some.shape[1]
    model.register_buffer("mean", torch.tensor(some.mean(axis=0), dtype=torch.float32))
    spread = some.std(axis=0)
    scale = np.where(spread > 0.0, 1.0 / np.maximum(spread, 0.05), 0.0)
    model.register_buffer("scale", torch.tensor(scale, dtype=torch.float32))
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

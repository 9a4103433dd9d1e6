"""Small networks that judge positions: read from a file, evaluated with numpy, the same on every machine.

Weights are whole numbers. After each hidden layer activations are rounded down to at most 16 bits, so every sum is a
whole number that float64 holds exactly (`widest` proves it from the weights) and its order does not matter. Heads are
squashed by + - × ÷ alone, because `exp` may differ between machines.

A file is an npz archive with `meta` (JSON as bytes), `w1`, `b1`, `w2`, `b2`, `w3`, `b3` and `around`, the linear path
from the row to the heads. The heads are share of victory (log odds), own points, and the best rival's points.
"""

import json
import os
from array import array
from ast import literal_eval
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import ZipFile

from ludopolis.engine.contract import LARGEST, Features, Game, State

ACTIVATION_LIMIT: Final = 32767
"""The largest activation: it takes 15 bits, 16 with a sign."""
NPY_START: Final = 10
"""Where the header of an array in a file begins."""
EXACT_LIMIT: Final = 2**53
"""Up to here float64 holds every whole number."""
VICTORY_SHARE: Final = 0.5
"""How much of the worth of a position is victory; the rest is the margin."""
THREAD_SETTINGS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


@lru_cache(maxsize=1)
def load_numpy() -> Any:
    """numpy with a single thread: products are small, and bots share the machine with each other.

    It is loaded when the first network is. Libraries read the number of threads once, when they are loaded.
    """
    added = [name for name in THREAD_SETTINGS if name not in os.environ]
    os.environ.update(dict.fromkeys(added, "1"))
    import numpy

    for name in added:
        del os.environ[name]
    return numpy


class Label:
    """What a network's file says of it."""

    def __init__(self, meta: dict[str, Any], width: int, path: str = "") -> None:
        self.meta = meta
        self.width = width
        """Numbers of a row."""
        self.path = path


class Network(Label):
    """A learned judge of positions between turns."""

    def __init__(self, arrays: dict[str, Any], meta: dict[str, Any]) -> None:
        width: int = arrays["w1"].shape[0]
        super().__init__(meta, width)
        np = load_numpy()
        self.shifts = [float(2**shift) for shift in meta["shifts"]]
        """What sums are divided by: after the first layer, after the second, and at the heads."""
        self.unit = float(meta["unit"])
        """Points that 1 at a points head means."""
        self.par = float(meta.get("par", 0.0))
        """The usual margin, where there is no rival to lead."""
        self.hand = float(meta.get("hand", 0.0))
        """How much of the worth of a position is what the game's own judge makes of it."""
        hidden: int = arrays["w1"].shape[1]
        self.hidden = hidden
        wide = np.concatenate([arrays["w1"], arrays["around"]], axis=1)
        self.first: Any = np.ascontiguousarray(wide, dtype=np.float64)
        self.second: Any = arrays["w2"].astype(np.float64)
        self.third: Any = arrays["w3"].astype(np.float64)
        self.biases: list[Any] = [arrays[name].astype(np.float64) for name in ("b1", "b2", "b3")]

    def heads(self, rows: Any) -> Any:
        """Log odds of victory, own points and the best rival's points of each row."""
        np = load_numpy()
        one = rows[:, : self.width].astype(np.float64) @ self.first
        inner = step(one[:, : self.hidden] + self.biases[0], self.shifts[0])
        inner = step(inner @ self.second + self.biases[1], self.shifts[1])
        heads = (inner @ self.third + self.biases[2] + one[:, self.hidden :]) / self.shifts[2]
        heads[:, 1:] *= self.unit
        return heads

    def judge(self, rows: "array[int]", count: int, swing: float) -> tuple[list[float], list[float], list[float]]:
        """Worth and share of the victory of each row, from 0 to 1, and its margin in points; all rows in one array.

        A network taught alone knows no victory; the margin stands for it.
        """
        np = load_numpy()
        heads = self.heads(np.frombuffer(rows, np.int16).reshape(count, -1))
        margins = heads[:, 1] - heads[:, 2]
        if self.meta["rivals"]:
            shares = victory(heads[:, 0])
            worths = VICTORY_SHARE * shares + (1.0 - VICTORY_SHARE) * squash(margins, swing)
        else:
            shares = squash(margins, swing)
            worths = squash(margins - self.par, swing)
        return worths.tolist(), shares.tolist(), margins.tolist()


def step(sums: Any, divisor: float) -> Any:
    """The activations of a layer: negative sums become 0, the others lose their low bits."""
    np = load_numpy()
    return np.clip(np.floor(sums / divisor), 0.0, float(ACTIVATION_LIMIT))


def squash(margins: Any, swing: float) -> Any:
    """Margins between 0 and 1: 0.5 is level, 0.75 a lead of `swing`."""
    return 0.5 + 0.5 * margins / (abs(margins) + swing)


def victory(odds: Any) -> Any:
    """The chance for log odds. (1 + x/8 + x²/128)⁸ stands in for `exp`: within 0.3 % of the chance."""
    np = load_numpy()
    size = abs(odds)
    base = 1.0 + size * (0.125 + size * 0.0078125)
    base = base * base
    base = base * base
    base = base * base
    return np.where(odds >= 0.0, base, 1.0) / (1.0 + base)


def widest(arrays: dict[str, Any], row_limit: int = LARGEST) -> int:
    """The largest sum that any row can reach anywhere in the network, in whatever order it is added up."""
    np = load_numpy()
    whole = {name: np.abs(arrays[name].astype(object)) for name in ("w1", "b1", "around", "w2", "b2", "w3", "b3")}
    around = whole["around"].sum(axis=0) * row_limit
    sums = [
        whole["w1"].sum(axis=0) * row_limit + whole["b1"],
        whole["w2"].sum(axis=0) * ACTIVATION_LIMIT + whole["b2"],
        whole["w3"].sum(axis=0) * ACTIVATION_LIMIT + whole["b3"] + around,
    ]
    return max(int(most) for layer in sums for most in layer)


# Files


@lru_cache(maxsize=8)
def decode(data: bytes) -> Network:
    """The network in the bytes of a file; raises `ValueError` if its sums might not be exact."""
    np = load_numpy()
    with np.load(BytesIO(data), allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    meta: dict[str, Any] = json.loads(bytes(arrays.pop("meta")))
    if widest(arrays) >= EXACT_LIMIT:
        raise ValueError("a network whose sums may be too large to be exact")
    return Network(arrays, meta)


def encode(arrays: dict[str, Any], meta: dict[str, Any]) -> bytes:
    """A network as the bytes of a file."""
    np = load_numpy()
    note = np.frombuffer(json.dumps(meta, sort_keys=True).encode(), np.uint8)
    data = BytesIO()
    np.savez_compressed(data, meta=note, **arrays)
    return data.getvalue()


@lru_cache(maxsize=64)
def read(path: str) -> Network:
    """The network of a file that does not change."""
    return decode(Path(path).read_bytes())


@lru_cache(maxsize=64)
def label(path: str) -> Label:
    """What the file of a network says of it, read without numpy."""
    with ZipFile(path) as file:
        meta = file.read("meta.npy")
        weights = file.read("w1.npy")
    shape: tuple[int, int] = literal_eval(weights[NPY_START : npy_header(weights)].decode("latin-1"))["shape"]
    return Label(json.loads(meta[npy_header(meta) :]), shape[0], path)


def npy_header(data: bytes) -> int:
    """Where the header of an array ends (version 1 of the format: magic, version, two bytes of length, header)."""
    return NPY_START + int.from_bytes(data[NPY_START - 2 : NPY_START], "little")


# Which network fits

NO_FIT: Final = -1
PLAYERS_APART: Final = 100
"""What a player more or less counts, when the nearest network is looked for; an option counts 1."""


def misfit(network: Label, game: Game, players: int, options: dict[str, Any]) -> str:
    """What keeps a network from being one for this table: its game, rules, features, components, players or options.

    `""` if it was taught on such tables.
    """
    meta = network.meta
    features = game.features
    if meta["game"] != game.id:
        return "game"
    if features is None:
        return "features"
    if not (features.since or game.version) <= meta["rules"] <= game.version:
        return "rules"
    if not features.oldest <= meta["features"] <= features.version:
        return "features"
    if meta["components"] != game.components.digest and not features.portable:
        return "components"
    if players not in meta["players"]:
        return "players"
    if any(options.get(name, allowed[0]) not in allowed for name, allowed in meta["options"].items()):
        return "options"
    return ""


def reads(network: Label, features: Features[Any], players: int) -> bool:
    """Whether rows of such a table have the length that the network was taught on, or only go on after it."""
    width = len(features.names(players))
    return network.width == width or (network.meta["features"] < features.version and network.width < width)


def distance(network: Label, game: Game, players: int, options: dict[str, Any]) -> int:
    """How far a table is from those that taught the network: 0 for one of them, `NO_FIT` if it is another game.

    Solo is another game, and so is another value of an option that the features call a mode. A network taught on one
    number of players is for that number alone.
    """
    wrong = misfit(network, game, players, options)
    if wrong not in ("", "players", "options"):
        return NO_FIT
    features = game.features
    taught: list[int] = network.meta["players"]
    if features is None or not reads(network, features, players):
        return NO_FIT
    if players not in taught and (players == 1 or len(taught) == 1):
        return NO_FIT
    found = PLAYERS_APART * min(abs(players - other) for other in taught)
    for name, allowed in network.meta["options"].items():
        if options.get(name, allowed[0]) not in allowed:
            if name in features.modes:
                return NO_FIT
            found += 1
    return found


def installed(game: Game) -> list[str]:
    """The game's own network files, by name."""
    folder = game.features.weights if game.features is not None else ""
    return sorted(str(file) for file in Path(folder).glob("*.npz")) if folder else []


@lru_cache(maxsize=256)
def candidates(game: Game, players: int) -> list[Label]:
    """The game's own networks that could serve for that many players, whatever the options."""
    networks = [label(path) for path in installed(game)]
    return [network for network in networks if distance(network, game, players, {}) != NO_FIT]


class Fit(NamedTuple):
    """The network for a table, and how far the table is from those that taught it."""

    network: Network | None
    distance: int


def nearest(game: Game, players: int, options: dict[str, Any]) -> Label | None:
    """The nearest of the game's own networks for such a table, the first of equals, if any fits."""
    found: Label | None = None
    least = NO_FIT
    for network in candidates(game, players):
        far = distance(network, game, players, options)
        if far != NO_FIT and (found is None or far < least):
            found, least = network, far
    return found


def fit_for(state: State) -> Fit:
    """The network for a table."""
    if not candidates(state.game, state.players):
        return Fit(None, NO_FIT)
    options = state.dump()["options"]
    found = nearest(state.game, state.players, options)
    if found is None:
        return Fit(None, NO_FIT)
    return Fit(read(found.path), distance(found, state.game, state.players, options))


def network_for(state: State) -> Network | None:
    """The network that judges positions of this table, or `None`: then the game's own judge does."""
    return fit_for(state).network

"""PPO by self-play, in numpy: learns a game from nothing but its observations and results.

    python examples/ppo.py happy_city --seconds 600 --out agent.npz
    ludopolis arena happy_city --bots greedy,py:examples.ppo:Agent        # the agent among our bots

Every seat of every game is played by the same network, and each learns from its own decisions. The reward is the lead
at the end, squashed to -1 … 1. `docs/research.md` shows how far it gets.
"""

import argparse
import csv
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: more threads wait for each other
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludopolis import bots, gym
from ludopolis.engine.contract import State
from ludopolis.gym.many import MOST_LEGAL, NO_MOVE
from ludopolis.gym.setup import Setup

UNITS = 128
GAMES = 128
"""Played side by side."""
STEPS = 64
"""Decisions of each game between two updates."""
EPOCHS = 3
MINIBATCH = 2048
CLIP = 0.2
ENTROPY = 0.01
LAMBDA = 0.97
RATE = 1e-3
FILE = "agent.npz"
"""Where `Agent` finds its network, unless `LUDOPOLIS_AGENT` names another file."""


class Network:
    """Two hidden layers; from the second one the logits of all moves, and the value of the position."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights
        self.moments = {name: [np.zeros_like(each), np.zeros_like(each)] for name, each in weights.items()}
        self.updates = 0

    @staticmethod
    def fresh(setup: Setup, rng: np.random.Generator) -> "Network":
        """A network that knows nothing: all legal moves are about equally likely."""
        sizes = {"w1": (setup.length, UNITS), "w2": (UNITS, UNITS), "wp": (UNITS, setup.game.moves), "wv": (UNITS, 1)}
        weights = {name: rng.normal(0, (2 / size[0]) ** 0.5, size) for name, size in sizes.items()}
        weights["wp"] *= 0.05
        weights |= {name: np.zeros(size) for name, size in (("b1", UNITS), ("b2", UNITS), ("bp", setup.game.moves))}
        weights["bv"] = np.zeros(1)
        # Numbers with a known range are brought to -1 … 1, the others are halved again and again.
        weights["scale"] = np.array([1 / min(max(entry.high, -entry.low), 20) for entry in setup.entries])
        return Network({name: each.astype(np.float32) for name, each in weights.items()})

    def forward(self, observations: Any, legal: Any) -> tuple[Any, Any, list[Any]]:
        """Probabilities of the legal moves, values, and what `backward` needs."""
        w = self.weights
        x = observations * w["scale"]
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        logits = np.take_along_axis(h2 @ w["wp"] + w["bp"], np.maximum(legal, 0), 1)
        logits[legal == NO_MOVE] = -np.inf
        odds = np.exp(logits - logits.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        return odds, (h2 @ w["wv"] + w["bv"])[:, 0], [x, h1, h2]

    def backward(self, kept: list[Any], legal: Any, by_logit: Any, by_value: Any) -> None:
        """One step of Adam along the gradient."""
        x, h1, h2 = kept
        w = self.weights
        spread = np.zeros((len(x), len(w["bp"]) + 1), np.float32)  # the last column collects what is no move
        np.put_along_axis(spread, legal, by_logit, 1)
        spread = spread[:, :-1]
        by_h2 = (spread @ w["wp"].T + by_value[:, None] @ w["wv"].T) * (h2 > 0)
        by_h1 = (by_h2 @ w["w2"].T) * (h1 > 0)
        found = {"wp": h2.T @ spread, "bp": spread.sum(0), "wv": h2.T @ by_value[:, None], "bv": by_value.sum(0)[None]}
        found |= {"w2": h1.T @ by_h2, "b2": by_h2.sum(0), "w1": x.T @ by_h1, "b1": by_h1.sum(0)}
        norm = sum(float((each**2).sum()) for each in found.values()) ** 0.5
        self.updates += 1
        for name, gradient in found.items():
            gradient = gradient * min(1, 1 / (norm + 1e-6))
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fixed = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            w[name] -= RATE * fixed[0] / (np.sqrt(fixed[1]) + 1e-8)


class Agent(bots.Bot):
    """The network as a bot: the likeliest move."""

    def __init__(self, network: Network | None = None) -> None:
        if network is None:
            file = np.load(os.environ.get("LUDOPOLIS_AGENT", FILE))
            network = Network({name: file[name] for name in file.files})
        self.network = network
        self.setups: dict[tuple[Any, ...], Setup] = {}

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """A legal move of this seat; the state is blinded."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        options = state.dump()["options"]
        key = (state.game.id, state.players, *sorted(options.items()))
        if key not in self.setups:
            self.setups[key] = Setup(state.game, state.players, options)
        seen = self.setups[key].observe(state, seat)[None]
        odds, _, _ = self.network.forward(seen, np.array([legal]))
        return legal[int(odds[0].argmax())]


def collect(games: Any, network: Network, rng: np.random.Generator, swing: float) -> dict[str, Any]:
    """Plays some steps in every game; what was seen and done, with advantages and what values should have been.

    Each seat of a game has a thread of decisions of its own. What a decision was worth is known when the same seat
    decides again, or at the end of the game; threads that go on afterwards are cut off at their last value.
    """
    n, players = games.n, games.setup.players
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "legal", "place", "odds", "value")}
    thread = np.zeros((STEPS, n), np.int64)
    after = np.full((STEPS, n), -1)  # the step at which the same seat decides next
    reward = np.zeros((STEPS, n), np.float32)
    over = np.zeros((STEPS, n), bool)
    last = np.full((n, players), -1)
    slots = np.arange(n)
    for step in range(STEPS):
        width = max(int(games.counts.max()), 2)
        seen, legal = games.observation.astype(np.float32), games.legal[:, :width].copy()
        odds, value, _ = network.forward(seen, legal)
        place = (odds.cumsum(1) < rng.random((n, 1))).sum(1).clip(0, games.counts - 1)
        seat = games.seat.copy()
        before = last[slots, seat]
        known = before >= 0
        after[before[known], slots[known]] = step
        last[slots, seat] = step
        thread[step] = seat
        for name, each in zip(kept, (seen, pad(legal), place, odds[slots, place], value), strict=True):
            kept[name].append(each)
        games.step(legal[slots, place])
        for slot in np.flatnonzero(games.done):
            for one in range(players):
                at = last[slot, one]
                if at >= 0:
                    margin = games.reward[slot, one]
                    reward[at, slot] = margin / (abs(margin) + swing)
                    over[at, slot] = True
            last[slot] = -1
    value = np.array(kept["value"])
    gain = np.zeros((STEPS, n), np.float32)
    whole = np.zeros((STEPS, n), bool)
    for step in reversed(range(STEPS)):
        following = after[step]
        on = following >= 0
        nxt = np.where(on, following, 0)
        gain[step] = np.where(over[step], reward[step] - value[step], 0)
        goes_on = on & ~over[step]
        ahead = value[nxt, slots] - value[step] + LAMBDA * gain[nxt, slots]
        gain[step] = np.where(goes_on, ahead, gain[step])
        whole[step] = over[step] | on
    flat = {name: np.concatenate([each[mask] for each, mask in zip(kept[name], whole, strict=True)]) for name in kept}
    return {**flat, "gain": gain[whole], "aim": (gain + value)[whole]}


def pad(legal: Any) -> Any:
    """Legal moves in rows of one width."""
    wide = np.full((len(legal), MOST_LEGAL), NO_MOVE, np.int32)
    wide[:, : legal.shape[1]] = legal
    return wide


def improve(network: Network, batch: dict[str, Any], rng: np.random.Generator) -> None:
    """Some epochs of clipped policy gradient."""
    gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-6)
    width = int((batch["legal"] != NO_MOVE).sum(1).max())
    for _ in range(EPOCHS):
        order = rng.permutation(len(gain))
        for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
            legal = batch["legal"][part, :width]
            odds, value, kept = network.forward(batch["seen"][part], legal)
            rows = np.arange(len(part))
            chosen = odds[rows, batch["place"][part]]
            ratio = chosen / batch["odds"][part]
            better = gain[part]
            free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = -better * ratio * free  # d loss / d log(chosen)
            by_logit = -odds * pull[:, None]
            by_logit[rows, batch["place"][part]] += pull
            logs = np.log(odds + 1e-9)
            by_logit += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
            by_logit[legal == NO_MOVE] = 0
            network.backward(kept, legal, by_logit / len(part), (value - batch["aim"][part]) / len(part))


def share(network: Network, setup: Setup, rival: str, games: int) -> float:
    """The agent's share of victories against a bot, every deal from every seat."""
    won = 0.0
    for deal in range(games // setup.players):
        for seat in range(setup.players):
            crew = [bots.make(rival) for _ in range(setup.players)]
            crew[seat] = Agent(network)
            match = bots_match(setup, crew, f"evaluation {deal}")
            won += 1 / len(match.winners) if seat in match.winners else 0
    return won / (games // setup.players * setup.players)


def bots_match(setup: Setup, crew: list[bots.Bot], deal: str) -> Any:
    """The results of one game."""
    from ludopolis.bots.match import play_match

    return play_match(setup.game, setup.options, ["bot"] * len(crew), crew, deal).state.results()


def learn(
    game: str, players: int, seconds: float, out: str, seed: int, rivals: list[str], evaluations: int, games: int
) -> list[list[Any]]:
    """Learns for so long; returns the curve: seconds, decisions, shares against each rival."""
    rng = np.random.default_rng(seed)
    table = gym.batch(game, GAMES, players=players, reward="margin", seed=seed)
    network = Network.fresh(table.setup, rng)
    curve: list[list[Any]] = []
    began = time.monotonic()
    decisions, asked = 0, 0.0
    while True:
        spent = time.monotonic() - began - asked
        if spent >= len(curve) * seconds / evaluations:
            start = time.monotonic()
            shares = [share(network, table.setup, rival, games) for rival in rivals]
            curve.append([round(spent), decisions, *(round(each, 3) for each in shares)])
            beside = ", ".join(f"{each:.0%} against {rival}" for rival, each in zip(rivals, shares, strict=True))
            print(f"{spent:5.0f} s {decisions:9,} decisions: {beside}", flush=True)
            asked += time.monotonic() - start
            if spent >= seconds:
                break
        batch = collect(table, network, rng, table.setup.game.swing)
        improve(network, batch, rng)
        decisions += GAMES * STEPS
    if out:
        np.savez_compressed(out, **network.weights)
        with Path(out).with_suffix(".csv").open("w", newline="") as file:
            csv.writer(file).writerows([["seconds", "decisions", *rivals], *curve])
    return curve


def main() -> None:
    """Learns, and prints how far it has got."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="happy_city")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600, help="of learning, without evaluations")
    parser.add_argument("--out", default=FILE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivals", default="random,beginner,greedy")
    parser.add_argument("--evaluations", type=int, default=10)
    parser.add_argument("--games", type=int, default=200, help="in an evaluation")
    given = vars(parser.parse_args())
    learn(**{**given, "rivals": given["rivals"].split(",")})


if __name__ == "__main__":
    main()

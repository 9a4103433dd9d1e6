"""How fast one library plays its games at random: a slice for every line it is sent. `peers.py` starts it.

It runs in the environment of that library and imports nothing else of this repository.
"""

import copy
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from time import process_time
from typing import Any

COPIES = 200
ROLLOUTS = 20

Count = list[int]
"""Decisions with at least two legal moves, all moves of players, draws of chance."""
Game = tuple[Callable[[Count], None], Callable[[], Callable[[], Any]]]
"""Plays a whole game and adds to the count; and makes a position half-way through one, to be copied by a call."""


def ludopolis(name: str) -> Game:
    """One of our games, by its engine."""
    from ludopolis import registry
    from ludopolis.engine.playout import lowest_seat
    from ludopolis.engine.values.chance import CHANCE

    start = registry.find(name).new({}, 2)
    rng = random.Random(1)

    def play(count: Count, most: int = sys.maxsize) -> Any:
        state = start.clone()
        while count[1] < most and (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
                count[2] += 1
                continue
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            count[0] += len(legal) > 1
            count[1] += 1
            state.play(seat, legal[int(rng.random() * len(legal))])
        return state

    return play, lambda: play([0, 0, 0], 40).clone


def engine_loop(name: str) -> Game:
    """The same in the loop that every playout runs, which is compiled with the package. Its moves are counted apart."""
    from ludopolis import registry
    from ludopolis.engine.playout import playout

    start = registry.find(name).new({}, 2)
    rng = random.Random(1)
    mean = means(ludopolis(name)[0], 40)

    def play(count: Count) -> None:
        decisions = playout(start.clone(), rng)
        count[0] += decisions
        count[1] += round(decisions * mean[1] / mean[0])
        count[2] += round(decisions * mean[2] / mean[0])

    return play, ludopolis(name)[1]


def open_spiel(name: str) -> Game:
    """A game of OpenSpiel, driven from Python."""
    import pyspiel
    from open_spiel.python import games

    assert games
    start = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    return partial(spiel_game, start, rng), lambda: spiel_game(start, rng, [0, 0, 0], 4).clone


def spiel_game(start: Any, rng: random.Random, count: Count, most: int = sys.maxsize) -> Any:
    """Plays a game of OpenSpiel from a state on."""
    state = start.clone()
    while count[1] < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            count[2] += 1
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        legal = state.legal_actions()
        count[0] += len(legal) > 1
        count[1] += 1
        state.apply_action(legal[int(rng.random() * len(legal))])
    return state


def open_spiel_loop(name: str) -> Game:
    """The same in OpenSpiel's own C++ loop of random playouts. How long its games are is measured from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.chance_outcomes())[0])
    mean = means(partial(spiel_game, start, rng), 100)
    # A search of one simulation: the evaluator plays that many games from the start, and nothing else happens.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play(count: Count) -> None:
        search.mcts_search(start)
        for at in range(3):
            count[at] += round(ROLLOUTS * mean[at])

    return play, open_spiel(name)[1]


def catanatron(name: str) -> Game:
    """Settlers of Catan for four random players. A roll of the dice is chance."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play(count: Count, most: int = sys.maxsize) -> Any:
        game = new()
        while count[1] < most and game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            if len(legal) == 1 and legal[0].action_type.name == "ROLL":
                count[2] += 1
            else:
                count[0] += len(legal) > 1
                count[1] += 1
            game.play_tick()
        return game

    return play, lambda: play([0, 0, 0], 60).copy


def rlcard(name: str) -> Game:
    """A card game of RLCard, with its observations. Its dealers deal inside: chance cannot be counted."""
    import rlcard as library

    environment = library.make(name)
    rng = random.Random(1)

    def play(count: Count, most: int = sys.maxsize) -> Any:
        state, _ = environment.reset()
        while count[1] < most and not environment.is_over():
            legal = list(state["legal_actions"])
            count[0] += len(legal) > 1
            count[1] += 1
            state, _ = environment.step(legal[int(rng.random() * len(legal))])
        return environment

    return play, lambda: partial(copy.deepcopy, play([0, 0, 0], 4).game)


def pettingzoo(name: str) -> Game:
    """A classic game of PettingZoo, with observation and mask."""
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}").env()
    return aec(environment)


def our_pettingzoo(name: str) -> Game:
    """One of our games as a PettingZoo environment, with observation and mask."""
    from ludopolis import gym

    return aec(gym.aec(name, forced=True))


def aec(environment: Any) -> Game:
    """A PettingZoo environment."""
    rng = random.Random(1)

    def play(count: Count, most: int = sys.maxsize) -> Any:
        environment.reset(seed=int(rng.random() * 1_000_000))
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated or count[1] >= most:
                break
            legal = seen["action_mask"].nonzero()[0]
            count[0] += len(legal) > 1
            count[1] += 1
            environment.step(int(legal[int(rng.random() * len(legal))]))
        return environment

    return play, lambda: partial(copy.deepcopy, play([0, 0, 0], 4))


def our_batch(name: str) -> Game:
    """One of our games in a batch of 64, with observation and list of legal moves. A decision is one with a choice."""
    import numpy as np

    from ludopolis import gym

    games = gym.batch(name, 64)
    rng = np.random.default_rng(1)

    def play(count: Count) -> None:
        for _ in range(8):
            games.step(games.random_moves(rng))
            count[0] += games.n
            count[1] += games.n

    return play, ludopolis(name)[1]


KINDS: dict[str, Callable[[str], Game]] = {
    "ludopolis": ludopolis,
    "engine_loop": engine_loop,
    "our_pettingzoo": our_pettingzoo,
    "our_batch": our_batch,
    "open_spiel": open_spiel,
    "open_spiel_loop": open_spiel_loop,
    "catanatron": catanatron,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
}


def means(play: Callable[[Count], None], games: int) -> list[float]:
    """Decisions, moves and draws of a game, on average."""
    count = [0, 0, 0]
    for _ in range(games):
        play(count)
    return [each / games for each in count]


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Decisions, moves and draws in a second of CPU time, and CPU microseconds for a copy."""
    play, half_way = game
    count = [0, 0, 0]
    began = process_time()
    while (spent := process_time() - began) < seconds:
        play(count)
    copied = half_way()
    began = process_time()
    for _ in range(COPIES):
        copied()
    each = (process_time() - began) / COPIES
    return {
        "decisions": count[0] / spent,
        "moves": count[1] / spent,
        "chance": count[2] / spent,
        "copy": each * 1e6,
    }


def main() -> None:
    """Answers every line, `[kind, game, seconds]`, with a line."""
    made: dict[tuple[str, str], Game] = {}
    versions = {name: version(name) for name in sys.argv[1:]}
    print(json.dumps({"python": sys.version.split()[0], **versions}), flush=True)
    for line in sys.stdin:
        kind, name, seconds = json.loads(line)
        if (kind, name) not in made:
            made[kind, name] = KINDS[kind](name)
            measure(made[kind, name], seconds / 4)  # what is loaded late is loaded now
        print(json.dumps(measure(made[kind, name], seconds)), flush=True)


if __name__ == "__main__":
    main()

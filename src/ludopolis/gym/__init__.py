"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, many games at once, and datasets.

    from ludopolis import gym

    environment = gym.aec("ginkgopolis", players=3)          # PettingZoo: every seat is an agent
    environment = gym.env("streets", bots=["regular"])       # Gymnasium: one seat, bots on the others
    games = gym.batch("happy_city", 256)                     # numpy: many games in one call
    game = gym.spiel("uptown", players=2)                    # OpenSpiel: a pyspiel.Game

`pip install 'ludopolis[research]'` brings the libraries; `batch` needs none of them. docs/research.md tells more.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.gym.setup import WIN, BadEnvironment, NoObservation, Setup, need

if TYPE_CHECKING:
    from ludopolis.gym.many import Batch
    from ludopolis.gym.one_seat import OneSeat
    from ludopolis.gym.seats import Seats

Options = Mapping[str, OptionValue]


def aec(
    game: str | Game,
    players: int | None = None,
    options: Options | None = None,
    reward: str = WIN,
    dense: bool = True,
    forced: bool = False,
) -> "Seats":
    """A PettingZoo environment in which every seat is an agent.

    `reward` is `win`, `margin` or `points`. With `dense`, an observation holds a mask over all moves; without it
    `infos[agent]["legal"]` alone says which are legal. Decisions with one legal move are played for the agent, unless
    `forced` ones are wanted too.
    """
    need("pettingzoo")
    from ludopolis.gym.seats import Seats

    return Seats(Setup(game, players, options, reward), dense, forced)


def env(
    game: str | Game,
    bots: Sequence[str] = (),
    seat: int | None = None,
    players: int | None = None,
    options: Options | None = None,
    reward: str = WIN,
    dense: bool = True,
    forced: bool = False,
    illegal: str = "refuse",
) -> "OneSeat":
    """A Gymnasium environment for one seat; bots have the others, or nobody in a solo mode.

    The named bots take the other seats in turn order. Without `seat` another one is drawn in every game. An illegal
    move is refused, and `info["refused"]` says why; with `illegal="raise"` it raises `IllegalMove`.
    """
    need("gymnasium")
    from ludopolis.gym.one_seat import OneSeat

    if players is None and bots:
        players = len(bots) + 1
    return OneSeat(Setup(game, players, options, reward), list(bots), seat, dense, forced, illegal)


def batch(
    game: str | Game,
    n: int,
    players: int | None = None,
    options: Options | None = None,
    reward: str = WIN,
    seed: int = 0,
    processes: int = 1,
    forced: bool = False,
) -> "Batch":
    """`n` games at once, in numpy arrays that every step fills anew. Finished games begin again."""
    from ludopolis.gym.many import Batch

    setup = Setup(game, players, options, reward)
    if n < 1:
        raise BadEnvironment(fact("batch-of-none", given=n))
    if processes == 1:
        return Batch(setup, n, seed, forced)
    from ludopolis.gym.many_processes import SpreadBatch

    return SpreadBatch(setup, n, seed, forced, processes)


def spiel(game: str | Game, players: int | None = None, options: Options | None = None, reward: str = WIN) -> Any:
    """An OpenSpiel game: a `pyspiel.Game` with explicit chance."""
    need("pyspiel")
    from ludopolis.gym.spiel_games import load

    return load(Setup(game, players, options, reward))


__all__ = ["NoObservation", "Setup", "aec", "batch", "env", "spiel"]

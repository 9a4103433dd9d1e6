"""Which table is played in an environment: game, players, options; and what agents see and get there."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludopolis import registry
from ludopolis.engine.contract import Game, State, entries_of, observe_into
from ludopolis.engine.values.facts import Fact, LudopolisError, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.i18n.words import Words

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)
"""Share of the victory; lead over the best rival; points."""
USUAL_PLAYERS: Final = 2


class ResearchError(LudopolisError):
    """Wrong input in somebody's own program, where nobody else puts the reason into words: it is told in English."""

    def __str__(self) -> str:
        return Words(terminal=True).say("why", self.reason)


class NoObservation(ResearchError):
    """The game does not write down what its seats know, so agents would see nothing."""


class MissingLibrary(ResearchError):
    """A library of the extra `research` is not installed."""


class BadEnvironment(ResearchError):
    """An environment that cannot be made as asked for."""


class LostProcess(ResearchError):
    """A process of a batch died."""


class Setup:
    """A table for agents. Plain data makes it, so it can be sent to other processes."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN,
    ) -> None:
        self.game = registry.find(game) if isinstance(game, str) else game
        if self.game.observation is None:
            raise NoObservation(fact("no-observation", game=self.game.id))
        if reward not in REWARDS:
            raise BadEnvironment(fact("bad-reward", given=reward, allowed=", ".join(REWARDS)))
        low, high = self.game.players
        self.players = players if players is not None else min(max(USUAL_PLAYERS, low), high)
        self.reward = reward
        self._start = self.game.new(dict(options or {}), self.players)
        self.options = self.game.complete(dict(options or {}), self.players)
        self.entries = entries_of(self._start)
        """What each number of an observation is."""
        self.length = len(self.entries)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game, self.players, self.options, self.reward)

    def __deepcopy__(self, memory: object) -> "Setup":
        return self  # it never changes

    @property
    def names(self) -> list[str]:
        """The name of each number of an observation."""
        return [entry.name for entry in self.entries]

    def in_words(self, reason: Fact) -> str:
        """Why a move is illegal, in English; seats are called as PettingZoo's agents are."""
        return Words(module=registry.modules().get(self.game.id, "")).say("why", reason, lambda seat: f"seat_{seat}")

    @property
    def name(self) -> str:
        """The environment's name: `streets_v1`. A new version has other rules, components or observations."""
        return f"{self.game.id}_v{version_of(self.game)}"

    def start(self) -> State:
        """A new game, before chance has dealt anything."""
        return self._start.clone()

    def observe(self, state: State, seat: int) -> npt.NDArray[np.int16]:
        """What the seat knows."""
        found = np.zeros(self.length, np.int16)
        observe_into(state, seat, memoryview(found), 0)
        return found

    def mask(self, legal: list[int]) -> npt.NDArray[np.int8]:
        """Legal moves as a mask over all moves."""
        found = np.zeros(self.game.moves, np.int8)
        found[legal] = 1
        return found

    def rewards(self, state: State) -> list[float]:
        """What each seat gets at the end. Where nobody is a rival, points stand in for victory and margin."""
        totals, winners = state.results()
        if self.reward == POINTS or len(totals) == 1:
            return [float(total) for total in totals[: self.players]]
        if self.reward == WIN:
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        return [
            float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
            for seat in range(self.players)
        ]


def need(library: str) -> None:
    """Raises `MissingLibrary` with one line that says what to install."""
    if find_spec(library) is None:
        raise MissingLibrary(fact("no-openspiel" if library == "pyspiel" else "no-research", given=library))


def dealer(seed: object) -> Random:
    """The luck of a game."""
    return Random(f"{seed}")


@cache
def _versions() -> dict[str, list[dict[str, object]]]:
    return tomllib.loads((files("ludopolis.gym") / "versions.toml").read_text("utf-8"))


def version_of(game: Game) -> int:
    """Which version of the environment this is; 0 for games and components that are not listed."""
    assert game.observation is not None
    now = {"rules": game.version, "components": game.components.digest, "observation": game.observation.version}
    known = _versions().get(game.id, [])
    return known.index(now) + 1 if now in known else 0

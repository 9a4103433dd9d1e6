"""PettingZoo: every seat is an agent, and they decide one after the other.

In a simultaneous phase the seats decide in turn too; none sees what the others have chosen, because what a seat
observes is made from its blinded state. Chance is inside the environment, from the seed of `reset`.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludopolis.engine.contract import State
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.facts import IllegalMove
from ludopolis.gym.moves import WIDTH, move_features
from ludopolis.gym.setup import Setup, dealer
from ludopolis.gym.spaces import observation_space


class Seats(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1`, …"""

    def __init__(self, setup: Setup, dense: bool, forced: bool) -> None:
        super().__init__()
        self.setup = setup
        self.dense = dense
        self.forced = forced
        self.metadata = {
            "name": setup.name,
            "render_modes": [],
            "is_parallelizable": False,
            "rules": setup.game.version,
            "components": setup.game.components.digest,
            "options": setup.options,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.observation_spaces = {agent: observation_space(setup, dense) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setup.game.moves) for agent in self.possible_agents}
        self._luck: Random = dealer(0)
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed the luck of the game before goes on."""
        if seed is not None:
            self._luck = dealer(seed)
        elif not self._games:
            self._luck = Random()
        self._games += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.position: State = self.setup.start()
        """The true position: for tests and for those who search, never for agents that learn."""
        self._go_on()

    def _go_on(self) -> None:
        """Plays chance; then the next agent is asked, or the game is over."""
        seat, legal = to_choice(self.position, self._luck, self.forced)
        self._seat, self._legal = seat, legal
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.possible_agents}
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["legal"] = legal
            return
        for agent, reward in zip(self.possible_agents, self.setup.rewards(self.position), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """What the agent knows. The mask is empty when another one decides."""
        seat = self.possible_agents.index(agent)
        numbers = self.setup.observe(self.position, seat)
        if not self.dense:
            return numbers
        return {"observation": numbers, "action_mask": self.setup.mask(self._legal if seat == self._seat else [])}

    def legal_moves(self) -> list[int]:
        """The legal moves of the agent that must decide."""
        return list(self._legal)

    def move_features(self, width: int = WIDTH) -> Any:
        """A row of features for each of the legal moves."""
        return move_features(self.position.blind(self._seat), self._seat, self._legal, width)

    def step(self, action: Any) -> None:
        """Plays a move; an illegal one raises `IllegalMove` and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        move = int(np.asarray(action).item()) if action is not None else -1
        if move not in self._legal:
            reason = self.position.why_not(self._seat, move)
            assert reason is not None
            raise IllegalMove(reason)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.position.play(self._seat, move)
        self._go_on()
        self._accumulate_rewards()

    def __deepcopy__(self, memory: object) -> "Seats":
        """A copy that goes its own way, for those who search; spaces are shared."""
        twin = Seats.__new__(Seats)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone()
        twin._luck = Random()
        twin._luck.setstate(self._luck.getstate())
        twin.agents = list(self.agents)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    def render(self) -> None:
        """Nothing is drawn: positions as text are in `Setup.names` and the observation."""

    def close(self) -> None:
        """Nothing is held."""

"""Gymnasium: one seat learns; bots have the others, or nobody in a solo mode."""

from random import Random
from typing import Any, Final

import gymnasium

from ludopolis import bots
from ludopolis.engine.contract import State
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.gym.moves import WIDTH, move_features
from ludopolis.gym.setup import BadEnvironment, Setup
from ludopolis.gym.spaces import Moves, observation_space

REFUSE: Final = "refuse"
RAISE: Final = "raise"
MOVE_SECONDS: Final = 10.0
"""Time that a program among the bots has for a move."""
SEEDS: Final = 1 << 62


class OneSeat(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    """An episode is a game. The reward comes at its end."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium's own name and type)

    def __init__(
        self, setup: Setup, names: list[str], seat: int | None, dense: bool, forced: bool, illegal: str
    ) -> None:
        if len(names) != setup.players - 1:
            raise BadEnvironment(fact("seats-for-bots", game=setup.game.id, given=len(names), seats=setup.players - 1))
        if illegal not in (REFUSE, RAISE):
            raise BadEnvironment(fact("bad-illegal", given=illegal, allowed=f"{REFUSE}, {RAISE}"))
        if seat is not None and not 0 <= seat < setup.players:
            raise BadEnvironment(fact("no-such-seat", given=seat, high=setup.players - 1))
        self.setup = setup
        self.bots = [bots.hire(name, MOVE_SECONDS) for name in names]
        self.dense = dense
        self.forced = forced
        self.illegal = illegal
        self._wanted = seat
        self.seat = seat or 0
        """The agent's seat in this game."""
        self.metadata = {**self.metadata, "name": setup.name}
        self.observation_space = observation_space(setup, dense)
        self.action_space: Moves = Moves(setup.game.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins a game; the seed decides over its luck, the bots', and the seat if it is drawn."""
        super().reset(seed=seed)
        self._luck = Random(int(self.np_random.integers(SEEDS)))
        players = self.setup.players
        self.seat = self._wanted if self._wanted is not None else int(self.np_random.integers(players))
        self.position: State = self.setup.start()
        """The true position: for tests and for those who search, never for agents that learn."""
        self._whims = [Random(int(self.np_random.integers(SEEDS))) for _ in self.bots]
        for turn, bot in enumerate(self.bots):
            seat = (self.seat + 1 + turn) % players
            bot.begin(self.setup.game, self.setup.options, players, seat, self._whims[turn])
        self._go_on()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a move, and the others until this seat has a choice again."""
        move = int(action)
        if move not in self._legal:
            reason = self.position.why_not(self.seat, move)
            assert reason is not None
            if self.illegal == RAISE:
                raise IllegalMove(reason)
            info = {**self._info(), "refused": self.setup.in_words(reason)}
            return self._observed(), 0.0, not self._legal, False, info
        self.position.play(self.seat, move)
        self._go_on()
        over = not self._legal
        reward = self.setup.rewards(self.position)[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._info()

    def _go_on(self) -> None:
        """Plays chance and bots until the agent has a choice, or the game is over."""
        players = self.setup.players
        while True:
            seat, legal = to_choice(self.position, self._luck, self.forced)
            if seat in (-1, self.seat):
                break
            turn = (seat - self.seat - 1) % players
            move = self.bots[turn].choose(self.position.blind(seat), seat, self._whims[turn])
            self.position.play(seat, move)
        self._legal = self.action_space.legal = legal
        if seat < 0:
            for bot in self.bots:
                bot.end(self.position.results())

    def _observed(self) -> Any:
        numbers = self.setup.observe(self.position, self.seat)
        return {"observation": numbers, "action_mask": self.setup.mask(self._legal)} if self.dense else numbers

    def _info(self) -> dict[str, Any]:
        return {"legal": list(self._legal), "seat": self.seat}

    def legal_moves(self) -> list[int]:
        """The legal moves."""
        return list(self._legal)

    def move_features(self, width: int = WIDTH) -> Any:
        """A row of features for each of the legal moves."""
        return move_features(self.position.blind(self.seat), self.seat, self._legal, width)

    def close(self) -> None:
        """Ends the programs among the bots."""
        for bot in self.bots:
            bot.close()

"""OpenSpiel: our games as Python games, with explicit chance.

Each game is registered as `ludopolis_GAME`; its parameters are `players`, `reward` and the game's options. Seats of a
simultaneous phase decide one after the other, and none sees what the others have chosen.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from ludopolis import registry
from ludopolis.engine.contract import Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.gym.setup import WIN, Setup, dealer

PREFIX: Final = "ludopolis_"
LONGEST: Final = 100_000
"""No game has so many moves and draws; OpenSpiel wants to be told a number."""
MOST_POINTS: Final = 100_000.0


class Position:
    """A position that is cloned, where others would copy it bit by bit."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memory: object) -> "Position":
        return Position(self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.setup = game.setup
        self.position = Position(game.setup.start())
        self.memory = [""] * game.setup.players
        """By seat, if the game has secrets: its own decisions so far, each with a digest of what it knew."""

    def __deepcopy__(self, memory: dict[int, Any]) -> "SpielState":
        return self.clone()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        pending = self.position.state.pending()
        if pending == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if pending == CHANCE else lowest_seat(pending)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its probability."""
        chance = self.position.state.chance()
        total = sum(chance.weights)
        return [(outcome, weight / total) for outcome, weight in zip(chance.outcomes, chance.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        if state.pending() == CHANCE:
            state.play(CHANCE, action)
            return
        seat = lowest_seat(state.pending())
        if state.game.secrets:
            self.memory[seat] += f"{self.known(seat)} {state.to_text(seat, action)}; "
        state.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.to_text(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def is_terminal(self) -> bool:
        return self.position.state.pending() == 0

    def returns(self) -> list[float]:
        """What each player has got; everything comes at the end."""
        return self.setup.rewards(self.position.state) if self.is_terminal() else [0.0] * self.setup.players

    def known(self, seat: int) -> str:
        """A digest of what a seat knows now."""
        return sha256(self.setup.observe(self.position.state, seat).tobytes()).hexdigest()[:16]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The same position for this player, everything that it does not know drawn anew."""
        twin: SpielState = self.clone()
        twin.position = Position(self.position.state.blind(player).determinize(dealer(sampler())))
        return twin

    def __str__(self) -> str:
        return f"{self.setup.game.id} {self.position.state.digest()}"


class Observer:
    """Writes what a player knows into a tensor.

    With perfect recall the string also lists the player's own decisions, if the game has secrets. The tensor does not:
    what the rules let a seat remember is in the observation already.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self.setup = setup
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(setup.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = self.setup.observe(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, in one string."""
        return f"seat {player}; {state.memory[player] if self.recalls else ''}{state.known(player)}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its table; OpenSpiel is given a class for each of our games."""

    source: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        options: dict[str, OptionValue] = {key: given[key] for key in given if key not in ("players", "reward")}
        setup = Setup(self.source, given.get("players"), options, given.get("reward", WIN))
        self.setup = setup
        most = 1.0 if setup.reward == WIN and len(setup.start().results().totals) > 1 else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.game.moves,
            max_chance_outcomes=setup.game.outcomes,
            num_players=setup.players,
            min_utility=0.0 if most == 1.0 else -most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.source), info, given)

    def new_initial_state(self) -> SpielState:
        """The start."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What makes tensors and strings of a state."""
        if params:
            raise ValueError(f"an observation takes no parameters: {params}")
        return Observer(self.setup, kind or pyspiel.IIGObservationType(perfect_recall=False))


def kind_of(game: Game) -> Any:
    """How OpenSpiel classes a game."""
    low, high = game.players
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"{game.id} of Ludopolis",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if game.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": Setup(game).players,
            "reward": WIN,
            **{option.name: option.default for option in game.options},
        },
    )


def register() -> list[str]:
    """Registers every installed game that has observations; returns their names in OpenSpiel."""
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for id in registry.ids():
        game = registry.find(id)
        name = f"{PREFIX}{id}"
        if game.observation is None:
            continue
        found.append(name)
        if name not in known:
            pyspiel.register_game(kind_of(game), class_of(game))
    return found


def class_of(game: Game) -> type[SpielGame]:
    """One of our games as a class, which is how OpenSpiel wants it."""
    return type(f"{PREFIX}{game.id}", (SpielGame,), {"source": game})


def load(setup: Setup) -> Any:
    """The OpenSpiel game for this table. With other components it has no name there."""
    known = register()
    name = f"{PREFIX}{setup.game.id}"
    parameters = {"players": setup.players, "reward": setup.reward, **setup.options}
    if name in known and registry.find(setup.game.id) == setup.game:
        return pyspiel.load_game(name, parameters)
    return class_of(setup.game)(parameters)

"""Many games at once: one call plays a move in each of them and fills numpy arrays in place.

A game that is over begins again at once: `done` and `reward` tell of the one that ended, everything else of the new
one. Game number k in slot i has the luck of the seed `SEED/i/k`, whatever happens in the other slots and in however
many processes they are played.
"""

from itertools import accumulate, chain
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from ludopolis.engine.contract import State, observe_into
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.facts import Fact, IllegalMove
from ludopolis.gym.moves import WIDTH, move_features
from ludopolis.gym.setup import Setup, dealer

MOST_LEGAL: Final = 256
"""Room for legal moves in a row of `legal`; more of them raise an error. In our games there are at most some 170."""
NO_MOVE: Final = -1


class Arrays(NamedTuple):
    """What a batch fills: a row for each game."""

    observation: npt.NDArray[np.int16]
    """What the seat that must decide knows."""
    legal: npt.NDArray[np.int32]
    """Its legal moves, ascending, then `NO_MOVE`."""
    counts: npt.NDArray[np.int32]
    """How many they are."""
    seat: npt.NDArray[np.int32]
    """The seat that must decide."""
    reward: npt.NDArray[np.float32]
    """By seat: what the game that ended with this step was worth, else 0."""
    done: npt.NDArray[np.int32]
    """1 if a game ended with this step."""
    move: npt.NDArray[np.int32]
    """The moves of the last step."""

    def part(self, first: int, end: int) -> "Arrays":
        """The rows of some games."""
        return Arrays(*(each[first:end] for each in self))


def shapes(setup: Setup, n: int) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each array."""
    numbers: list[tuple[tuple[int, ...], Any]] = [((n, setup.length), np.int16), ((n, MOST_LEGAL), np.int32)]
    return [
        *numbers,
        ((n,), np.int32),
        ((n,), np.int32),
        ((n, setup.players), np.float32),
        ((n,), np.int32),
        ((n,), np.int32),
    ]


def sizes(setup: Setup, n: int) -> list[int]:
    """How many bytes each array takes, so that the next one is aligned."""
    return [-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8 for shape, kind in shapes(setup, n)]


def arrays_in(memory: Any, setup: Setup, n: int) -> Arrays:
    """The arrays, laid out in a piece of memory."""
    starts = [0, *accumulate(sizes(setup, n))]
    return Arrays(
        *(np.ndarray(shape, kind, memory, at) for (shape, kind), at in zip(shapes(setup, n), starts, strict=False))
    )


class Batch:
    """Games in slots. Read the arrays, choose a move for each slot, call `step`."""

    def __init__(self, setup: Setup, n: int, seed: int, forced: bool) -> None:
        self.setup = setup
        self.n = n
        self._take(arrays_in(bytearray(sum(sizes(setup, n))), setup, n))
        self._slots = Slots(setup, self.arrays, seed, forced, 0)

    def _take(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.observation, self.legal, self.counts = arrays.observation, arrays.legal, arrays.counts
        self.seat, self.reward, self.done = arrays.seat, arrays.reward, arrays.done

    def reset(self, seed: int) -> None:
        """Begins all games anew."""
        self._slots.reset(seed)

    def step(self, moves: npt.ArrayLike) -> None:
        """Plays a move in every game. An illegal one raises `IllegalMove`, and no game goes on."""
        self._play(moves)
        self._slots.step()

    def _play(self, moves: npt.ArrayLike) -> None:
        """Notes the moves of a step, if all of them are legal."""
        self.arrays.move[:] = moves
        illegal = ~(self._filled() == self.arrays.move[:, None]).any(1) | (self.arrays.move == NO_MOVE)
        if illegal.any():
            slot = int(illegal.argmax())
            raise IllegalMove(self._why_not(slot, int(self.arrays.move[slot])))

    def _filled(self) -> npt.NDArray[np.int32]:
        """The columns of `legal` in which any game has a move: few of them."""
        return self.legal[:, : self.counts.max()]

    def _why_not(self, slot: int, move: int) -> Fact:
        """Why a move of a game is illegal."""
        reason = self._slots.states[slot].why_not(int(self.seat[slot]), move)
        assert reason is not None
        return reason

    def mask(self, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """The legal moves of all games as masks over all moves."""
        found = out if out is not None else np.zeros((self.n, self.setup.game.moves), np.bool_)
        found.fill(False)
        legal = self._filled()
        games, places = np.nonzero(legal != NO_MOVE)
        found[games, legal[games, places]] = True
        return found

    def random_moves(self, rng: np.random.Generator) -> npt.NDArray[np.int32]:
        """A random legal move for every game."""
        places = (rng.random(self.n) * self.counts).astype(np.int64)
        return self.legal[np.arange(self.n), places]

    def move_features(self, game: int, width: int = WIDTH) -> npt.NDArray[np.float32]:
        """A row of features for each legal move of one game."""
        state, seat = self._slots.states[game], int(self.seat[game])
        return move_features(state.blind(seat), seat, self.legal[game, : self.counts[game]].tolist(), width)

    def close(self) -> None:
        """Ends the processes, if there are any."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Slots:
    """The games of one process: states, luck, and the arrays they fill."""

    def __init__(self, setup: Setup, arrays: Arrays, seed: int, forced: bool, first: int) -> None:
        self.setup = setup
        self.arrays = arrays
        self.forced = forced
        self.first = first
        """The number of the first slot: luck goes by it."""
        self.states: list[State] = []
        self._numbers = memoryview(arrays.observation).cast("B").cast("h")
        self._places = np.arange(MOST_LEGAL)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins all games."""
        n = len(self.arrays.seat)
        self.seed = seed
        self._games = [0] * n
        self.states = [self.setup.start() for _ in range(n)]
        self._luck = [dealer(f"{seed}/{self.first + slot}/0") for slot in range(n)]
        self._seats = [0] * n
        self._legal: list[list[int]] = [[]] * n
        self._widest = MOST_LEGAL
        """How many columns of `legal` were filled last; all at first."""
        self._fill()

    def step(self) -> None:
        """Plays the moves in `arrays.move`."""
        seats = self._seats
        for slot, move in enumerate(self.arrays.move.tolist()):
            self.states[slot].play(seats[slot], move)
        self._fill()

    def _fill(self) -> None:
        """Goes on in every game until somebody has a choice, and fills the arrays."""
        arrays, length = self.arrays, self.setup.length
        states, luck, forced, numbers = self.states, self._luck, self.forced, self._numbers
        arrays.observation.fill(0)
        arrays.reward.fill(0.0)
        arrays.done.fill(0)
        for slot in range(len(states)):
            seat, legal = to_choice(states[slot], luck[slot], forced)
            while seat < 0:
                self._begin_again(slot)
                seat, legal = to_choice(states[slot], luck[slot], forced)
            observe_into(states[slot], seat, numbers, slot * length)
            self._seats[slot], self._legal[slot] = seat, legal
        counts = list(map(len, self._legal))
        widest = max(counts)
        if widest > MOST_LEGAL:
            raise OverflowError(f"{widest} legal moves; a batch has room for {MOST_LEGAL}")
        arrays.seat[:] = self._seats
        arrays.counts[:] = counts
        arrays.legal[:, : self._widest] = NO_MOVE
        moves = np.fromiter(chain.from_iterable(self._legal), np.int32, sum(counts))
        arrays.legal[:, :widest][self._places[:widest] < arrays.counts[:, None]] = moves
        self._widest = widest

    def _begin_again(self, slot: int) -> None:
        """Tells of a game that is over, and begins a new one."""
        self.arrays.reward[slot] = self.setup.rewards(self.states[slot])
        self.arrays.done[slot] = 1
        self._games[slot] += 1
        self.states[slot] = self.setup.start()
        self._luck[slot] = dealer(f"{self.seed}/{self.first + slot}/{self._games[slot]}")

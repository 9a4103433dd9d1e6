"""A batch spread over processes: each plays some of the games and fills its part of arrays that all of them share."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy.typing as npt

from ludopolis.arena.workers import ignore_interrupts, uninterrupted
from ludopolis.engine.values.facts import Fact, LudopolisError, fact
from ludopolis.gym.many import Batch, Slots, arrays_in, sizes
from ludopolis.gym.setup import BadEnvironment, LostProcess, Setup

STEP: Final = "step"
CLOSE: Final = "close"


class SpreadBatch(Batch):
    """The same games as in one process, in the same slots."""

    def __init__(self, setup: Setup, n: int, seed: int, forced: bool, processes: int) -> None:
        if not 1 <= processes <= n:
            raise BadEnvironment(fact("bad-processes", given=processes, high=n))
        self.setup = setup
        self.n = n
        self._workers: list[tuple[Any, Connection]] = []
        self._memory = SharedMemory(create=True, size=sum(sizes(setup, n)))
        self._take(arrays_in(self._memory.buf, setup, n))
        context = get_context("spawn")
        for worker in range(processes):
            here, there = context.Pipe()
            part = (worker * n // processes, (worker + 1) * n // processes)
            process = context.Process(
                target=work, args=(there, self._memory.name, setup, n, part, seed, forced), daemon=True
            )
            with uninterrupted():
                process.start()
            there.close()
            self._workers.append((process, here))
        try:
            self._wait()
        except BaseException:
            self.close()
            raise

    def _wait(self) -> None:
        """Until every process has filled its part; passes on the first error."""
        wrong: BaseException | None = None
        for _, pipe in self._workers:
            try:
                answer = pipe.recv()
            except EOFError:
                answer = LostProcess(fact("lost-process"))
            wrong = wrong or answer
        if wrong is not None:
            raise wrong

    def _tell(self, order: object) -> None:
        for _, pipe in self._workers:
            pipe.send(order)

    def reset(self, seed: int) -> None:
        """Begins all games anew."""
        self._tell(seed)
        self._wait()

    def step(self, moves: npt.ArrayLike) -> None:
        """Plays a move in every game. An illegal one raises `IllegalMove`, and no game goes on."""
        self._play(moves)
        self._tell(STEP)
        self._wait()

    def _why_not(self, slot: int, move: int) -> Fact:
        return fact("illegal-in-batch", slot=slot, move=move)

    def move_features(self, game: int, width: int = 0) -> Any:
        """Only a batch in one process has the positions."""
        raise NotImplementedError("features of moves need a batch in one process")

    def close(self) -> None:
        """Ends the processes and frees the arrays, which must not be used any more."""
        for process, pipe in self._workers:
            try:
                pipe.send(CLOSE)
            except OSError:
                process.terminate()  # it has died already, or is dying
            process.join()
            pipe.close()
        self._workers = []
        for name in ("observation", "legal", "counts", "seat", "reward", "done", "arrays"):
            if hasattr(self, name):
                delattr(self, name)
        self._memory.close()
        self._memory.unlink()


def work(pipe: Connection, memory: str, setup: Setup, n: int, part: tuple[int, int], seed: int, forced: bool) -> None:
    """Plays the games of one process until it is told to close."""
    ignore_interrupts()
    shared = SharedMemory(memory)
    arrays = arrays_in(shared.buf, setup, n).part(*part)
    slots: Slots | None = None
    order: object = seed
    while order != CLOSE:
        try:
            if slots is None:
                slots = Slots(setup, arrays, seed, forced, part[0])
            elif order == STEP:
                slots.step()
            else:
                assert isinstance(order, int)
                slots.reset(order)
            pipe.send(None)
        except LudopolisError as wrong:
            pipe.send(wrong)
        try:
            order = pipe.recv()
        except EOFError:  # the first process is gone
            order = CLOSE
    del slots, arrays
    shared.close()

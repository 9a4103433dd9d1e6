"""A conversation with a running program, line by line. A caller never waits longer than agreed."""

import os
import signal
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread

MAX_LINE_BYTES = 1 << 16
GRACE_SECONDS = 1.0
"""How long a program has to end by itself once its input has ended."""
KEPT_ERROR_LINES = 5
"""The last lines of the error stream say why a program died."""


class Pipe:
    """A program with its streams.

    One thread does all the writing and reading, so that the caller can stop waiting; killing the program frees the
    thread. The program has its own process group, so whatever it starts is killed with it and Ctrl-C in a terminal does
    not reach it.
    """

    def __init__(self, command: list[str]) -> None:
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
        self._orders: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._replies: SimpleQueue[bytes] = SimpleQueue()
        self._errors: deque[bytes] = deque(maxlen=KEPT_ERROR_LINES)
        self._threads = [Thread(target=self._talk, daemon=True), Thread(target=self._overhear, daemon=True)]
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Sends a line that needs no reply."""
        self._orders.put((line, False))

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Sends a line and waits for one back; an empty reply means that the program is gone.

        Raises `TimeoutError`.
        """
        self._orders.put((line, True))
        try:
            return self._replies.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def last_words(self) -> tuple[int, str]:
        """The exit code of a program that is gone, and the last line of its error stream."""
        self.close()
        said = [line for line in self._errors if line.strip()]
        return self._process.returncode, said[-1].decode("utf-8", "replace").strip() if said else ""

    def close(self) -> None:
        """Ends the input, then the program if it does not end by itself."""
        self._orders.put(None)
        with suppress(TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Ends the program and everything it started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._orders.put(None)
        for thread in self._threads:
            thread.join(GRACE_SECONDS)

    def _talk(self) -> None:
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None
        assert sink is not None
        while (order := self._orders.get()) is not None:
            line, answered = order
            try:
                sink.write(line)
                sink.flush()
                reply = source.readline(MAX_LINE_BYTES) if answered else b""
            except (OSError, ValueError):
                reply = b""
            if answered:
                self._replies.put(reply)
        for stream in (sink, source):
            with suppress(OSError):  # unwritten lines have no reader any more
                stream.close()

    def _overhear(self) -> None:
        source = self._process.stderr
        assert source is not None
        while line := source.readline(MAX_LINE_BYTES):
            self._errors.append(line)
        source.close()

"""Endpoints that mean harm, on this machine: the first part of a path says how they answer.

    python -m server.hostile

runs them in a process of their own, and prints their address.
"""

import asyncio
import os
import subprocess
import sys
import threading
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from subprocess import PIPE
from types import TracebackType
from typing import Self

HARMFUL = ("endless", "drip", "bomb", "redirect", "refuse", "drip-head", "endless-head", "interim", "silent")
DRIP_SECONDS = 0.05
BOMB_BYTES = 20_000_000
TAKEN = b"HTTP/1.1 201 Created\r\n"


@cache
def bomb() -> bytes:
    """Megabytes of nothing, packed."""
    packer = zlib.compressobj(1, wbits=31)
    part = packer.compress(bytes(BOMB_BYTES)) + packer.flush()
    return TAKEN + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(part) + part


async def answer(kind: str, writer: asyncio.StreamWriter) -> None:
    """Answers as an endpoint of that kind does."""
    write = writer.write
    if kind == "endless":
        write(TAKEN + b"\r\n")
        await repeat(writer, bytes(65_536))
    elif kind == "drip":
        write(TAKEN + b"\r\n")
        await repeat(writer, b".", DRIP_SECONDS)
    elif kind == "drip-head":
        write(TAKEN + b"X-Slow: ")
        await repeat(writer, b".", DRIP_SECONDS)
    elif kind == "endless-head":
        write(TAKEN)
        await repeat(writer, b"X-Large: " + b"." * 1000 + b"\r\n")
    elif kind == "interim":
        await repeat(writer, b"HTTP/1.1 100 Continue\r\n\r\n" * 2000)
    elif kind == "bomb":
        write(bomb())
    elif kind == "redirect":
        write(b"HTTP/1.1 307 Temporary Redirect\r\nLocation: /endless/1\r\nContent-Length: 0\r\n\r\n")
    elif kind == "silent":
        await asyncio.sleep(3600)
    elif kind == "good":
        write(TAKEN + b"Content-Length: 0\r\n\r\n")
    elif kind == "slow":
        await asyncio.sleep(4 * DRIP_SECONDS)
        write(TAKEN + b"Content-Length: 0\r\n\r\n")
    await writer.drain()


async def repeat(writer: asyncio.StreamWriter, piece: bytes, pause: float = 0.0) -> None:
    """Sends the same until nobody wants any more of it."""
    while not writer.is_closing():
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(pause)


class Hostile:
    """Listens in a thread of its own. Keeps the paths that were asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def url(self, kind: str, number: int = 0) -> str:
        """The address of an endpoint."""
        return f"{self.base}/{kind}/{number}"

    def __enter__(self) -> Self:
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(listen(self), self._loop).result()
        self.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(end_all(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def listen(told: Hostile) -> asyncio.Server:
    """Opens the endpoints."""
    bomb()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ", 2)[1].decode()
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
            await reader.readexactly(length)
            told.asked.append(path)
            await answer(path.split("/")[1], writer)
        writer.close()

    return await asyncio.start_server(serve, "127.0.0.1", 0, backlog=1000)


async def end_all() -> None:
    """Ends every answer."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Apart:
    """The endpoints in a process of their own, as long as it lasts."""

    def __init__(self) -> None:
        self.asked = 0
        """How often they were asked, known when they have ended."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "server.hostile"]
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
        self._process = subprocess.Popen(command, env=environment, stdin=PIPE, stdout=PIPE, text=True)
        assert self._process.stdout is not None
        self.base = f"http://127.0.0.1:{int(self._process.stdout.readline())}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.asked = int(self._process.communicate()[0])


async def main() -> None:
    """The command. It ends with whoever started it."""
    told = Hostile()
    server = await listen(told)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await end_all()
    print(len(told.asked), flush=True)


if __name__ == "__main__":
    asyncio.run(main())

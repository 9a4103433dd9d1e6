"""A line between players and servers that is slow and breaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from chaos.servers import MortalServer

CHUNK_BYTES = 4096


class Line:
    """Passes every connection on to one of the servers that live."""

    def __init__(self, servers: list[MortalServer], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        self.delay = 0.0
        """How many seconds every piece of a message takes."""
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        """The address at which the line is open."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        try:
            yield f"http://{host}:{port}"
        finally:
            server.close()
            self.cut(1)
            await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self, share: float) -> None:
        """Breaks a share of all connections, in the middle of whatever they were saying."""
        for writer in list(self._open):
            if self.rng.random() < share:
                writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)
        living = [server for server in self.servers if server.lives()] or self.servers
        try:
            there = await asyncio.open_connection("127.0.0.1", self.rng.choice(living).port)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, there[1]}
        try:
            await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))
        finally:
            self._open -= {writer, there[1]}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK_BYTES):
                if self.delay:
                    await asyncio.sleep(self.delay * self.rng.random())
                writer.write(piece)
                await writer.drain()
        writer.transport.abort() if writer.transport.is_closing() else writer.close()

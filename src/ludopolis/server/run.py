"""Starting the server."""

import gc
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.server.app import create_app, database_url
from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS


class CannotListen(LudopolisError):
    """The address is in use, or is not one of this machine."""


class AnnouncingServer(uvicorn.Server):
    """A server that calls `ready` when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts listening, then calls `ready`."""
        await super().startup(sockets)
        if self.started:
            # Modules and components are never freed. If every full collection scanned them, all tables would stop
            # for twice as long.
            gc.collect()
            gc.freeze()
            self.ready()


def serve(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    ready: Callable[[str], None] = lambda link: None,
    pause: float = BOT_PAUSE_SECONDS,
    seed: str = "",
) -> None:
    """Runs the server until it is stopped. Calls `ready` with the link. Logs hold no moves, names or tokens."""
    try:
        listening = socket.create_server((host, port))
    except OSError as taken:
        raise CannotListen(fact("cannot-listen", address=f"{host}:{port}", problem=taken.strerror or "")) from taken
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    link = f"http://{shown}:{listening.getsockname()[1]}/"
    workers = max(1, (os.cpu_count() or 2) - 1)
    app = create_app(database_url(data, database), workers, pause=pause, seed=seed)
    # Compression would keep some 60 KB per socket, and take longer than everything else about a message of 5 KB.
    config = uvicorn.Config(app, log_level="warning", ws_max_size=4096, ws_per_message_deflate=False, access_log=False)
    with listening:
        AnnouncingServer(config, lambda: ready(link)).run([listening])

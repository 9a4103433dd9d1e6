"""Starting the server."""

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import garbage, logs
from ludopolis.server.app import KEEP_TABLES_DAYS, Backups, NotStarted, create_app, database_url
from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS
from ludopolis.server.database import migrate, reserved
from ludopolis.server.guard import DEFAULT_LIMITS, Limits
from ludopolis.server.websocket import Connection, Pulse

MAX_HEAD_BYTES = 64 * 1024


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
            garbage.settle()
            self.ready()


class ImpatientProtocol(HttpToolsProtocol):
    """HTTP that hangs up on a client whose request does not get as far as its body in time, or never ends."""

    def __init__(self, head_seconds: float, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._head_seconds = head_seconds
        self._due: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts waiting for a request."""
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Reads on, unless the headers have become too long."""
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self.transport.close()
                return
        super().data_received(data)
        if not self._upgraded and (self.cycle is None or self.cycle.response_complete):
            self._await_head()

    def on_message_begin(self) -> None:
        """A head begins."""
        self._in_head = True
        self._head_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is a socket from now on, and nothing of this is kept."""
        self._upgraded = True
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._due is None and not self.transport.is_closing():
            self._due = self.loop.call_later(self._head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def our_fault(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log: not where we gave up starting, which has been told."""
    return NotStarted.__name__ not in record.getMessage()


def serve(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    ready: Callable[[str], None] = lambda link: None,
    pause: float = BOT_PAUSE_SECONDS,
    seed: str = "",
    limits: Limits = DEFAULT_LIMITS,
    proxies: str = "",
    forget_days: int = KEEP_TABLES_DAYS,
    root_path: str = "",
    workers: int = 0,
    backups: int = 14,
    backup_folder: str = "",
    json_logs: bool = False,
    metrics: str = "",
    webhooks: bool = True,
    listing: bool = True,
) -> None:
    """Runs the server until it is stopped. Calls `ready` with the link. Logs hold no moves, names or tokens.

    Only `proxies` (addresses or networks, separated by commas) are believed when they say whom they speak for. No
    number of `workers` means one for each core but one. Without a `backup_folder` there are no daily backups.
    `metrics` is the address at which Prometheus may ask. Without `webhooks`, no table may name a chat room.
    Without `listing`, none is shown to everybody.
    """
    if json_logs:
        logs.write_json()
    if metrics:
        address, _, number = metrics.rpartition(":")
        _listening(address, int(number)).close()  # while an error can still be told in one line
    url = database_url(data, database)
    with reserved(url), _listening(host, port) as listening:
        migrate(url)  # while an error can still be told in one line
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        link = f"http://{shown}:{listening.getsockname()[1]}{root_path}/"
        kept = Backups(Path(backup_folder), backups) if backup_folder else None
        workers = workers or max(1, (os.cpu_count() or 2) - 1)
        app = create_app(url, workers, limits, pause, seed, forget_days, root_path, kept, metrics, webhooks, listing)
        config = uvicorn.Config(
            app,
            http=partial(ImpatientProtocol, limits.head_seconds),  # type: ignore[arg-type]
            log_config=None if json_logs else LOGGING_CONFIG,
            log_level=None if json_logs else "warning",
            access_log=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            ws=partial(Connection, Pulse()),  # type: ignore[arg-type]
            ws_max_size=4096,
        )
        logging.getLogger("uvicorn.error").addFilter(our_fault)
        AnnouncingServer(config, lambda: ready(link)).run([listening])


def _listening(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port))
    except (OSError, OverflowError, UnicodeError) as wrong:
        problem = getattr(wrong, "strerror", None) or str(wrong)
        raise CannotListen(fact("cannot-listen", address=f"{host}:{port}", problem=problem)) from wrong

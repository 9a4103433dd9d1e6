"""Starting the server."""

import asyncio
import logging
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.app import NotStarted, create_app
from ludopolis.server.host.upgrades import upgrade
from ludopolis.server.ops import garbage, logs
from ludopolis.server.settings import Settings, of_arguments
from ludopolis.server.socket.protocol import Connection, Pulse
from ludopolis.server.storage.urls import reserved

MAX_HEAD_BYTES = 64 * 1024


class CannotListen(LudopolisError):
    """The address is in use, or is not one of this machine."""


class AnnouncingServer(uvicorn.Server):
    """A uvicorn server that calls `ready` once it listens."""

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
    """HTTP with a timeout for the head of a request, after which it hangs up."""

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
        """Passes data on, unless the headers have become too long."""
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self.transport.close()
                return
        super().data_received(data)
        if not self._upgraded and (self.cycle is None or self.cycle.response_complete):
            self._await_head()

    def on_message_begin(self) -> None:
        """Called when the head of a request begins."""
        self._in_head = True
        self._head_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Called when the head of a request is complete."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the WebSocket, and lets go of this protocol."""
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
    """Whether a line belongs in the log. The one about a failed start does not, because it has been reported."""
    return NotStarted.__name__ not in record.getMessage()


def serve(
    settings: Settings | str,
    *old: Any,
    ready: Callable[[str], None] = lambda link: None,
    copied: Callable[[Path], None] = lambda file: None,
    **named: Any,
) -> None:
    """Runs the server until it is stopped. Calls `ready` with the link. Logs hold no moves, names or tokens.

    Calls `copied` with the file to which a database of an older version was copied before its migration.
    """
    if isinstance(settings, str):
        order = ("port", "data", "database", "ready", "pause", "seed", "limits", "proxies", "forget_days", "root_path")
        given = {"host": settings, **dict(zip(order, old, strict=False)), **named}
        ready = given.pop("ready", ready)
        settings = of_arguments("serve", **given)
    json_logs = settings.logs == "json"
    if json_logs:
        logs.write_json()
    if settings.metrics:
        address, _, number = settings.metrics.rpartition(":")
        _listening(address, int(number)).close()  # while an error can still be told in one line
    url = settings.made_url()
    with reserved(url), _listening(settings.host, settings.port) as listening:
        folder = None if settings.no_backup else settings.daily_backup_folder
        upgrade(url, folder, copied)  # while an error can still be told in one line
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        link = f"http://{shown}:{listening.getsockname()[1]}{settings.root_path}/"
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            http=partial(ImpatientProtocol, settings.caller_limits.head_seconds),  # type: ignore[arg-type]
            log_config=None if json_logs else LOGGING_CONFIG,
            log_level=None if json_logs else "warning",
            access_log=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy,
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

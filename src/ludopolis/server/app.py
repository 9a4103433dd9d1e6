"""The application: its routes, errors in words, and what is checked before every request."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from time import perf_counter
from typing import Any

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludopolis import registry
from ludopolis.engine.values.facts import Arg, BadRecord, Fact, LudopolisError, fact
from ludopolis.server import prometheus
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.addresses import PADS, RootPathMiddleware, site_url, table_of
from ludopolis.server.guard.devices import device_of
from ludopolis.server.guard.limits import Limiter, QuotaSpent
from ludopolis.server.guard.origin import HEADERS, same_origin
from ludopolis.server.hall import Hall
from ludopolis.server.host.daily_backups import keep_daily
from ludopolis.server.model.pads import PadLocked
from ludopolis.server.model.tables import NotFound
from ludopolis.server.ops import garbage, metrics
from ludopolis.server.people.my_tables import Card
from ludopolis.server.review.analyses import AnalysisFailed
from ludopolis.server.review.previews import MAX_BYTES as MAX_PREVIEW_BYTES
from ludopolis.server.routes import (
    clocks,
    coach,
    deals,
    home,
    lessons,
    mine,
    next_table,
    notifications,
    pads,
    pages,
    people,
    previews,
    puzzles,
    replays,
    report,
    rules,
    shell,
    table_pages,
    tables,
    talk,
    television,
    waiting,
)
from ludopolis.server.routes.moves import Moves
from ludopolis.server.settings import Settings, of_arguments
from ludopolis.server.socket import pad_bell, viewer
from ludopolis.server.static.assets import Assets
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.storage.pads import PadRepository
from ludopolis.server.storage.store import Store
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.storage.urls import BadDatabase, problem
from ludopolis.server.tables.changes import OutOfDate, SeatTaken
from ludopolis.server.tables.live import CLOSE_TRY_AGAIN
from ludopolis.server.tables.open_tables import Unplayable

log = logging.getLogger(__name__)


class BadBody(LudopolisError):
    """The body is too large, or arrives too slowly."""


STATUS: dict[type[LudopolisError], int] = {
    BadRecord: 400,
    Forbidden: 403,
    NotFound: 404,
    registry.UnknownGame: 404,
    OutOfDate: 409,
    PadLocked: 409,
    versions.Outdated: 409,
    SeatTaken: 409,
    Unplayable: 410,
    QuotaSpent: 429,
    AnalysisFailed: 503,
}
"""The HTTP status of each error. Any other `LudopolisError` is 422."""
MAX_BODY_BYTES = 64 * 1024
MAX_RECORD_BYTES = 1024 * 1024
MAX_HOST_CHARS = 300
"""Longest `Host` header: a name has at most 253 characters, and a port may follow. QR codes of links need a limit."""
MAX_TOLD_CHARS = 100
"""Longest argument of an error that is sent back: it may be anything that a caller sent."""
MAX_TOLD_NUMBER = 2**53
LIKELY_TABLES = 3
"""Most tables that an error page offers."""
HTTP_ERRORS = {400: fact("bad-request", field="body"), 405: fact("wrong-method")}
"""Reasons for the framework's own errors, by status. Any other status is told as an address that does not exist."""
SECURITY_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class NotStarted(Exception):
    """The server could not start. The log says why."""


class Site(FastAPI):
    """The FastAPI application. Moves and sockets are answered before its routing."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or one WebSocket."""
        if scope["type"] == "websocket":
            scope["app"] = self
            scope["path"] = scope["path"].removeprefix(self.state.root_path)
            at_pad = scope["path"].startswith(PADS)
            await (pad_bell if at_pad else viewer).answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | str, **old: Any) -> FastAPI:
    """The whole server on one database."""
    if isinstance(settings, str):
        settings = of_arguments("create_app", database=settings, **{"workers": 1, **old})
    chosen = settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(Store(chosen.url), chosen)
        app.state.hall = hall
        try:
            await hall.open()
            if chosen.forget_days:
                await _forget("tables", hall.store.tables, chosen.forget_days)
                await _forget("pads", hall.store.pads, chosen.forget_days)
                await hall.store.puzzles.forget(chosen.forget_days)
            await hall.store.notifications.forget_strangers()
        except (BadDatabase, DatabaseFailed) as wrong:  # it answered a moment ago
            log.error("the database failed while the server started: %s", problem(wrong))
            raise NotStarted from None
        hall.tasks.run("garbage", garbage.collect_now_and_then)
        if chosen.backups:
            hall.tasks.run("backups", partial(keep_daily, chosen.url, chosen.daily_backup_folder, chosen.backups))
        with prometheus.shown(hall, chosen.metrics) if chosen.metrics else nullcontext():
            yield
        await hall.close()

    app = Site(title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.root_path = chosen.root_path
    app.state.assets = Assets(chosen.root_path)
    app.state.limiter = Limiter(chosen.caller_limits)
    app.add_exception_handler(LudopolisError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(500, _failed)
    app.add_exception_handler(DatabaseFailed, _database_failed)  # type: ignore[arg-type]
    asked = (
        *(
            tables,
            notifications,
            clocks,
            people,
            mine,
            talk,
            waiting,
            pads,
            next_table,
            replays,
            coach,
            report,
            previews,
        ),
        *(home, table_pages, television, rules, lessons),
    )
    for part in (*(one.router for one in asked), television.api, deals.api, puzzles.router, puzzles.api):
        app.include_router(part, dependencies=[Depends(deals.check_look)])
    for part in (deals.router, shell.router):
        app.include_router(part)
    app.mount("/static", app.state.assets)
    app.add_middleware(Moves)
    app.add_middleware(ExceptionMiddleware, handlers=app.exception_handlers)  # for what moves raise
    app.add_middleware(GuardMiddleware, limiter=app.state.limiter)
    if chosen.root_path:
        app.add_middleware(RootPathMiddleware, root_path=chosen.root_path)
    return app


async def _forget(what: str, stored: TableRepository | PadRepository, days: int) -> None:
    done = await stored.forget(days)
    if done.refused:
        log.warning(
            "%d of %d %s are older than %d days. None was deleted: has the clock been wrong? "
            "If they may go: ludopolis %s forget --days %d",
            *(done.old, done.all, what, days, what, days),
        )
    elif done.old:
        log.warning("deleted %d of %d %s, which nobody had touched for %d days", done.old, done.all, what, days)


class GuardMiddleware:
    """Checks origin, rate, size and pace of every request, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [name.lower() for name, _ in message["headers"]]
                message["headers"] = [*message["headers"], *(one for one in SECURITY_HEADERS if one[0] not in given)]
            await send(message)

        try:
            await self._pass_on(scope, receive, send_guarded)
        finally:
            # The route's pattern, which names no table.
            route = getattr(scope.get("route"), "path", "")
            metrics.REQUESTS.labels(scope["method"], route, f"{status // 100}xx").observe(perf_counter() - began)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            try:
                async with asyncio.timeout(self.limiter.body_seconds):
                    body = await _body(receive, _max_bytes(scope))
                receive = _given(body, receive)
            except BadBody as wrong:
                refusal = 413, wrong.reason
            except TimeoutError:
                refusal = 408, fact("too-slow")
            except ClientDisconnect:
                return
        if refusal is not None:
            status, why = refusal
            answer = _answer(Request(scope), status, why)
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, Fact] | None:
        reads = scope["method"] in ("GET", "HEAD")
        headers = Headers(scope=scope)
        if len(headers.get("host", "")) > MAX_HOST_CHARS:
            return 400, fact("bad-request", field="host")
        if not reads and not same_origin(headers):
            return 403, fact("foreign-origin")
        limit = self.limiter.reads if reads else self.limiter.changes
        if not limit.allow(HTTPConnection(scope)):
            return 429, fact("too-many-requests")
        length = headers.get("content-length", "0")
        if not reads and (len(length) > 9 or not length.isdecimal() or int(length) > _max_bytes(scope)):
            return 413, fact("too-large")
        return None


def _max_bytes(scope: Scope) -> int:
    if table_of(scope, "/preview"):
        return MAX_PREVIEW_BYTES
    return MAX_RECORD_BYTES if scope["path"] == "/api/records" else MAX_BODY_BYTES


async def _body(receive: Receive, most: int) -> bytes:
    """Reads the whole body. Raises `BadBody` by what arrives, whatever its header says."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            raise BadBody(fact("too-large"))
        if not message.get("more_body", False):
            return bytes(body)


def _given(body: bytes, receive: Receive) -> Receive:
    """A `receive` that replays the body already read, then passes on what follows."""
    first = True

    async def given() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return given


def _is_page(request: Request) -> bool:
    """Whether a person has opened an address."""
    return not request.scope["path"].startswith("/api/") and "text/html" in request.headers.get("accept", "")


def _answer(request: Request, status: int, why: Fact, tables: Sequence[Card] = ()) -> Response:
    """The reason as data and in words, or as a page for a person: with the ways home and back to their tables."""
    words = pages.words_for(request, getattr(request.state, "game", ""))
    why = Fact(why.kind, {name: _short(value) for name, value in why.args.items()})
    text = words.say("why", why, lambda seat: f"{seat + 1}")
    if _is_page(request):
        home = (site_url(request, "/"), words.text("page-home"))
        if status < 500:
            mine = (site_url(request, "/mine"), words.text("mine-title"))
            lines = (words.text("door-nobody"), text) if status == 404 else (text,)
            return pages.message_page(request, words, *lines, status=status, links=[home, mine], tables=tables)
        again = (site_url(request, request.scope["path"]), words.text("door-again"))
        return pages.message_page(request, words, words.text("door-fell"), text, status=status, links=[again, home])
    return JSONResponse({"why": why.to_json(), "text": text}, status)


def _short(value: Arg) -> Arg:
    """An argument that is safe to send back: shortened, and without lone surrogates."""
    if isinstance(value, tuple):
        return tuple(str(_short(item)) for item in value)
    if isinstance(value, int):
        return max(-MAX_TOLD_NUMBER, min(value, MAX_TOLD_NUMBER))
    whole = value.encode(errors="replace").decode()
    return whole if len(whole) <= MAX_TOLD_CHARS else whole[: MAX_TOLD_CHARS - 1] + "…"


async def _likely_tables(request: Request) -> list[Card]:
    """The tables of whoever has opened a wrong address: probably they looked for one of these."""
    device = device_of(request.cookies)
    if not device or not _is_page(request):
        return []
    hall: Hall = request.app.state.hall
    try:
        mine = await hall.my_tables.of(request.app.state.assets, pages.language_of(request), device, LIKELY_TABLES, 0)
    except DatabaseFailed:  # it is no reason to say less about the address
        return []
    return [*mine.yours, *mine.waiting]


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudopolisError)
    return _answer(request, STATUS.get(type(error), 422), error.reason, await _likely_tables(request))


async def _failed(request: Request, error: Exception) -> Response:
    """Answers 500. The error is raised again after this, and logged."""
    answer = _answer(request, 500, fact("server-failed"))
    answer.headers.update(HEADERS)
    return answer


async def _database_failed(connection: Request | WebSocket, error: Exception) -> Response | None:
    """Answers 503: nothing was stored, and the caller may retry. Our own mistakes, such as wrong SQL, end here too."""
    metrics.DATABASE_ERRORS.inc()
    log.error("the database failed: %s: %s", type(error).__name__, problem(error))
    if isinstance(connection, Request):
        return _answer(connection, 503, fact("database-failed"))
    with suppress(RuntimeError):  # it may be closed
        await connection.close(CLOSE_TRY_AGAIN)
    return None


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _answer(
        request,
        error.status_code,
        HTTP_ERRORS.get(error.status_code, fact("no-such-page")),
        await _likely_tables(request),
    )
    answer.headers.update(error.headers or {})
    return answer


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return _answer(request, 422, fact("bad-request", field=where))

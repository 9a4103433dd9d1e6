"""Rendering a page: the reader's language, its words, the template. Every word comes from the catalogues."""

import gzip
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection

from ludopolis.i18n import Words
from ludopolis.i18n.words import COACH, LESSONS, language_names, languages
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.static.assets import Assets
from ludopolis.server.tables import descriptions

PAGE_GZIP_LEVEL = 6
LETTERS = {
    **dict.fromkeys(("ru", "uk"), ("cyrillic",)),
    **dict.fromkeys(("cs", "hu", "pl", "ro", "sk"), ("western", "central")),
}
"""Font files that a language needs beside the basic one. A page preloads them."""
templates = Environment(
    loader=PackageLoader("ludopolis.web", "pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)

templates.filters["signed"] = lambda points: str(points).replace("-", "−")


def language_of(request: HTTPConnection) -> str:
    """The caller's language: the cookie's, else the first of the browser's that we have, else English."""
    known = languages()
    chosen = request.cookies.get("lang", "")
    if chosen in known:
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        tongue = wish.split(";")[0].split("-")[0].strip().lower()
        if tongue in known:
            return tongue
    return "en"


def fonts_of(language: str) -> tuple[str, ...]:
    """The font files that pages of a language need."""
    return "basic", *LETTERS.get(language, ())


def words_for(request: HTTPConnection, game: str = "") -> Words:
    """The words of the caller's language, including a game's own."""
    return descriptions.words_of(language_of(request), game)


def page(request: Request, template: str, words: Words, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the caller's language."""
    assets: Assets = request.app.state.assets
    text: Callable[..., str] = words.text
    html = templates.get_template(template).render(
        t=text,
        url=assets.url,
        site_url=partial(site_url, request),
        root=assets.url("").rstrip("/"),
        drawing=lambda *names: drawing(assets, *names),
        lang=words.language,
        fonts=fonts_of(words.language),
        languages=language_names(),
        path=site_url(request, request.scope["path"]),
        **context,
    )
    return _packed(request, html, status)


def _packed(request: Request, html: str, status: int) -> HTMLResponse:
    """A page, compressed if possible. A page with secrets contains no text of a caller, so its length leaks nothing."""
    headers = {"Vary": "Accept-Encoding"}
    body = html.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, PAGE_GZIP_LEVEL, mtime=0)
    return HTMLResponse(body, status, headers)


def drawing(assets: Assets, *names: str) -> Markup:
    """The contents of the first of these SVG files that exists, for use inside a page, where it follows the theme."""
    svg = next(assets.files[name] for name in names if assets.has(name)).decode()
    return Markup(svg[svg.index(">") + 1 : svg.rindex("</svg>")])


def message_page(
    request: Request,
    words: Words,
    title: str,
    *lines: str,
    status: int = 200,
    links: list[tuple[str, str]] | None = None,
    tables: Sequence[dict[str, Any]] = (),
) -> HTMLResponse:
    """A page with one message, links onward, and the tables that its reader may have looked for."""
    onward = [(site_url(request, "/"), words.text("page-home"))] if links is None else links
    return page(request, "door.html", words, status, title=title, lines=lines, links=onward, tables=tables)


def game_of_page(request: Request, id: str) -> dict[str, Any]:
    """A game as the caller's pages show it."""
    return descriptions.game_card(request.app.state.assets, language_of(request), id)


def catalogues(request: Request, words: Words, game: str, lesson: bool = False, coach: bool = False) -> list[str]:
    """The catalogues that a game's words are in, the most specific first."""
    assets: Assets = request.app.state.assets
    own = f"games/{game}/locale/"
    parts = [own, "locale/"]
    if lesson:
        parts.insert(0, f"{own}{LESSONS}")
    if coach:
        parts.append(f"locale/{COACH}")
    return [name for part in parts for name in assets.catalogues(part, words.language)]

"""The pages as an installable app: manifest, service worker, and the offline page."""

import re

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ludopolis.server.guard.addresses import site_url
from ludopolis.server.routes import pages
from ludopolis.server.routes.dependencies import ListedGamesDep
from ludopolis.server.static.assets import Assets

router = APIRouter()
ICON_SIZES = (192, 512)
PAPER = "#f6efdf"
SHELL = (
    *("bundle/styles.css", "styles/door.css", "kit/device/theme.js", "kit/device/trouble.js", "kit/device/worker.js"),
    *("kit/pages/offline.js", "kit/net/site.js", "art/flecks.svg"),
)
"""Files that the offline page needs, besides fonts."""
RULES = ("bundle/rules.js", "art/favicon.svg")
"""Files that every rules page needs, besides its own and the shell's."""


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """The manifest by which a device installs the pages as an app."""
    assets: Assets = request.app.state.assets
    words = pages.words_for(request)
    home = site_url(request, "/")
    icons = [
        {"src": assets.url(f"art/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in ICON_SIZES
        for purpose in ("any", "maskable")
    ]
    data = {
        "id": home,
        "name": words.text("page-title"),
        "short_name": "Ludopolis",
        "description": words.text("page-description"),
        "lang": words.language,
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }
    return JSONResponse(data, media_type="application/manifest+json")


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """The service worker. Its text changes with the client, so that browsers notice a new one."""
    assets: Assets = request.app.state.assets
    text = assets.files["sw.js"].decode()
    text = text.replace("SITE_ROOT", site_url(request, "")).replace("CLIENT_HASH", assets.hash)
    text = text.replace("ICON", assets.url(f"art/icon-{ICON_SIZES[0]}.png"))
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(request: Request, listed_games: ListedGamesDep) -> HTMLResponse:
    """The page that the service worker shows when the server cannot be reached."""
    words = pages.words_for(request)
    games = [pages.game_of_page(request, id) for id in listed_games]
    return pages.page(request, "offline.html", words, games=games)


@router.get("/offline/files")
async def kept(request: Request, listed_games: ListedGamesDep) -> JSONResponse:
    """What the service worker keeps: the offline page, and the rules of all games in the caller's language."""
    assets: Assets = request.app.state.assets
    language = pages.language_of(request)
    fonts = [f"fonts/nunito-{letters}.woff2" for letters in pages.fonts_of(language)]
    files = list(RULES)
    for id in listed_games:
        files += _files_of(assets, id)
        files += pages.catalogues(request, pages.words_for(request, id), id)
    rules = [site_url(request, f"/rules/{id}{part}") for id in listed_games for part in ("", "/pictures.json")]
    data = {
        "version": assets.hash,
        "language": language,
        "shell": [assets.url(name) for name in (*SHELL, *fonts)],
        "files": [assets.url(name) for name in dict.fromkeys(files)],
        "pages": rules,
    }
    return JSONResponse(data, headers={"Cache-Control": "no-store"})


def _files_of(assets: Assets, game: str) -> list[str]:
    """The files of a game's rules page: what draws its pictures."""
    own = re.compile(rf"games/{game}/(board\.css|cover\.svg|art/(?!thumb)\S+\.svg)|bundle/figures-{game}(\+\S+)?\.js")
    return [name for name in assets.files if own.fullmatch(name)]

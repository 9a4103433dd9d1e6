"""The pages as an installable app: manifest, service worker, and the offline page."""

import json

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ludopolis.server.guard.addresses import site_url
from ludopolis.server.routes import pages
from ludopolis.server.static.assets import Assets

router = APIRouter()
ICON_SIZES = (192, 512)
PAPER = "#f6efdf"
SHELL = ("bundle/styles.css", "kit/device/theme.js", "kit/device/trouble.js", "fonts/nunito-basic.woff2")
"""Files that the offline page needs."""


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
    text = (
        text.replace("SITE_ROOT", site_url(request, ""))
        .replace("SHELL_HASH", assets.hash)
        .replace("SHELL_FILES", json.dumps([assets.url(one) for one in SHELL]))
    )
    text = text.replace("ICON", assets.url(f"art/icon-{ICON_SIZES[0]}.png"))
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> HTMLResponse:
    """The offline page, which the service worker keeps."""
    words = pages.words_for(request)
    links = [(site_url(request, "/"), words.text("offline-again"))]
    return pages.message_page(request, words, words.text("offline-title"), words.text("offline-text"), links=links)

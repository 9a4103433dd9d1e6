"""Static files: the client's and each game's, under one content hash, so that browsers may keep them forever."""

import gzip
import hashlib
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludopolis import registry
from ludopolis.i18n.words import DEFAULT
from ludopolis.server.static.bundle import bundle, parse, shortened_styles

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""A key of a catalogue."""
FTL_REMARK = re.compile(rb"^#.*\n", re.MULTILINE)
"""A comment of a catalogue."""
IMPORTED_SHEET = re.compile(r'@import "(board/[\w-]+\.css)";')
"""A sheet of a board's subject, which begins its `board.css`."""
SERVED_SUFFIXES = (".js", ".css", ".svg", ".woff2", ".ftl", ".txt", ".png")
GZIPPED_SUFFIXES = (".js", ".css", ".svg", ".ftl")
PAGE_SCRIPTS = (
    *("box", "deals", "devicecode", "duelgames", "home", "invitation"),
    *("lessons", "mine", "pad", "puzzles", "room", "rules", "television"),
)
"""Scripts of pages that the server draws."""
BOARD_SCRIPTS = {
    "table": "table/table",
    "replay": "replay/replay",
    "figures": "book/figures",
    "puzzle": "puzzles/puzzle",
    "tv": "table/tv",
    "aid": "pages/aid",
    "layout": "pages/layout",
}
"""Scripts of pages with a game's board, and their paths in the kit."""
MOVED_MODULES = {
    "advised": "ctx",
    "art": "draw",
    "camera": "map",
    "control": "ctx",
    "format": "words",
    "log": "parts",
    "pan": "map",
    "paper": "draw",
    "styled": "draw",
    "tray": "parts",
}
"""Modules of the kit that boards written for 0.1.0 import from `kit/`, and their present folders."""
MOVED = 'console.warn("{old} has moved: a board imports from kit/board.js");\nexport {{ {names} }} from "./{new}";\n'
"""The script served at a module's old address, until the next major version."""
STYLE_SHEETS = (
    "tokens",
    "base",
    "page",
    "table",
    "pan",
    "score",
    "end",
    "rulebook",
    "frames",
    "hints",
    "lesson",
    "whatis",
    "gains",
    "deals",
    "print",
)
HOME_STYLES = ("tokens", "base", "page", "lesson", "deals")
"""The only style sheets of the home page."""
LATER_STYLES = ("score", "end", "rulebook", "hints", "lesson", "whatis", "gains", "deals", "print")
"""Style sheets that a table loads after the first board, and those of talk."""
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}

CONNECTED = 'import { connection } from "./early.js";\n'
"""The first line of a table's script. The early script has run before it, and runs only once."""
COVER = (
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cover" viewBox="0 0 280 160" '
    'preserveAspectRatio="xMidYMid slice">{drawing}</symbol></svg>'
)


def _cover(game: str) -> str:
    return f"games/{game}/cover.svg" if game else "art/cover.svg"


class Assets:
    """Serves `/static/HASH/…`: `web/…`, `games/ID/…` and the shared `locale/…`, read once into memory.

    What a page needs at once is bundled: `bundle/styles.css`, `bundle/home.js`, and for a page with a board
    `bundle/table-GAME.js`; a table loads `bundle/early.js` before that, which opens the connection.
    """

    def __init__(self, root_path: str = "") -> None:
        self.root_path = root_path
        self.files: dict[str, bytes] = {}
        self._collect("", files("ludopolis.web"))
        self._collect("locale/", files("ludopolis.i18n") / "locale")
        for id, module in registry.modules().items():
            self._collect(f"games/{id}/", files(module))
        self._join_sheets()
        self._draw_covers()
        self._keep_old_places()
        self._bundle()
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(name.encode() + b"\0" + self.files[name])
        self.hash = digest.hexdigest()[:12]
        self._gzipped: dict[str, bytes] = {}
        self._known_keys: dict[str, set[str]] = {}

    def _collect(self, prefix: str, folder: Traversable) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._collect(f"{prefix}{item.name}/", item)
            elif item.name.endswith(SERVED_SUFFIXES):
                self.files[prefix + item.name] = _read(item)

    def _join_sheets(self) -> None:
        """Puts the sheets that a board's style sheet imports in its place: a page asks once for all of them."""
        for id in registry.modules():
            name = f"games/{id}/board.css"
            if not self.has(name):
                continue
            whole = self._text(name)
            for part in IMPORTED_SHEET.findall(whole):
                sheet = self._text(f"games/{id}/{part}").replace("url(../", "url(")
                whole = whole.replace(f'@import "{part}";', sheet)
            self.files[name] = whole.encode()

    def _bundle(self) -> None:
        bundles = {
            f"bundle/{name}.css": "\n".join(self._text(f"styles/{sheet}.css") for sheet in sheets)
            for name, sheets in {
                "styles": STYLE_SHEETS,
                "home": HOME_STYLES,
                "table": (sheet for sheet in STYLE_SHEETS if sheet not in LATER_STYLES),
                "table+rest": (*LATER_STYLES, "talk"),
            }.items()
        }
        read = cache(self._text)  # bundles share most of their modules
        for page in PAGE_SCRIPTS:
            bundles |= bundle(f"bundle/{page}", f'import "./kit/pages/{page}.js";', read)
        bundles |= bundle("bundle/early", 'export { connection } from "./kit/table/early.js";', read)
        for page, script in BOARD_SCRIPTS.items():
            for game in registry.modules():
                board = f"games/{game}/{'board/aid' if page == 'aid' else 'board'}.js"
                imported = f'import * as board from "./{board}";' if self.has(board) else "const board = null;"
                given = "board, connection" if page == "table" else "board"
                lay = f"games/{game}/board/lay.js"
                if page == "layout" and self.has(lay):
                    imported, given = f'{imported}\nimport {{ lay }} from "./{lay}";', "board, lay"
                entry = f'import {{ open }} from "./kit/{script}.js";\n{imported}\nopen({given});'
                bundles |= bundle(f"bundle/{page}-{game}", entry, read)
                if page == "table":
                    bundles[f"bundle/{page}-{game}.js"] = CONNECTED + bundles[f"bundle/{page}-{game}.js"]
        self.files.update({name: text.encode() for name, text in bundles.items()})
        parse.cache_clear()  # a server bundles once

    def _keep_old_places(self) -> None:
        for module, room in MOVED_MODULES.items():
            old, new = f"kit/{module}.js", f"{room}/{module}.js"
            names = ", ".join(parse(f"kit/{new}", self._text(f"kit/{new}")).exports)
            self.files[old] = MOVED.format(old=old, names=names, new=new).encode()

    def _draw_covers(self) -> None:
        """Turns each game's picture into an SVG symbol, which pages can reference and which follows their theme."""
        for id in ("", *registry.modules()):
            own = f"games/{id}/art/thumb.svg"
            svg = self._text(own if self.has(own) else "art/thumb.svg")
            drawing = svg[svg.index(">", svg.index("<svg")) + 1 : svg.rindex("</svg>")]
            self.files[_cover(id)] = COVER.format(drawing=drawing).encode()

    def cover(self, game: str) -> str:
        """The address of a game's picture; of a general one if the game is not installed."""
        return self.url(_cover(game if self.has(_cover(game)) else "")) + "#cover"

    def _text(self, name: str) -> str:
        return self.files[name].decode()

    def url(self, name: str) -> str:
        """The address of a file."""
        return f"{self.root_path}/static/{self.hash}/{name}"

    def page(self, path: str) -> str:
        """The address of one of our pages, as browsers know it."""
        return self.root_path + path

    def has(self, name: str) -> bool:
        """Whether the file exists."""
        return name in self.files

    def catalogues(self, part: str, language: str) -> list[str]:
        """The catalogues of a part in a language: its own, and English if that lacks a key."""
        own, english = (f"{part}{tongue}.ftl" for tongue in (language, DEFAULT))
        names = [name for name in dict.fromkeys((own, english)) if self.has(name)]
        return names[:1] if names and self._keys(english) <= self._keys(names[0]) else names

    def _keys(self, name: str) -> set[str]:
        if name not in self._known_keys:
            self._known_keys[name] = set(KEY.findall(self._text(name))) if self.has(name) else set()
        return self._known_keys[name]

    def _gzip(self, name: str) -> bytes:
        """The compressed file."""
        if name not in self._gzipped:
            self._gzipped[name] = gzip.compress(self.files[name], mtime=0)
        return self._gzipped[name]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        request = Request(scope)
        path = request.url.path.removeprefix("/static/")
        hash, _, name = path.partition("/")
        body = self.files.get(name)
        if body is None:
            response = Response(status_code=404)
        else:
            suffix = "." + name.rpartition(".")[2]
            media = MEDIA_TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
            caching = "public, max-age=31536000, immutable" if hash == self.hash else "no-cache"
            headers = {"Cache-Control": caching}
            if suffix in GZIPPED_SUFFIXES:
                headers["Vary"] = "Accept-Encoding"
                if "gzip" in request.headers.get("accept-encoding", ""):
                    headers["Content-Encoding"] = "gzip"
                    body = self._gzip(name)
            response = Response(body, media_type=media, headers=headers)
        await response(scope, receive, send)


def _read(file: Traversable) -> bytes:
    """A file as it is served: style sheets and catalogues lose their comments."""
    if file.name.endswith(".css"):
        return shortened_styles(file.read_text("utf-8")).encode()
    return FTL_REMARK.sub(b"", file.read_bytes()) if file.name.endswith(".ftl") else file.read_bytes()

"""Rulebooks: Markdown, written by us or by translators, as safe HTML in sections.

A game keeps its rules in `locale/rules.LANGUAGE.md`: headings with ids that are the same in all languages
(`## Set-up {#setup}`), paragraphs, lists, tables, bold, italics, code; `>` marks a ruling of ours. A table after a line
`{.by-players}` is one of which readers see the row of their number of players. Fenced blocks draw: `board NAME` shows
a position of `pictures/NAME.json`, `symbols` a list of signs with their meaning (docs/rulebook.md).
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

EVERYBODY = "all"
"""The seat of a picture that shows only what everybody may see."""
HEADING_ID = re.compile(r"\s*\{#([a-z][a-z0-9-]*)\}$")
BY_PLAYERS = "{.by-players}"
PIN = re.compile(r"(\d+) \[([^\]|]+)(?:\| ?([a-z ]+))?\] (.+)")
SYMBOL = re.compile(r"([a-z0-9_-]+): (.+)")
FIGURE_SETTINGS = ("title", "seat", "draw", "show", "break", "legal")


class BadFigure(ValueError):
    """A fenced block that cannot be read: its line."""


class Pin(NamedTuple):
    """A number on a picture and what it says there."""

    number: str
    target: str
    """The `data-id` of a thing on the board, or a selector that begins with a dot."""
    corner: str
    says: str


class Figure(NamedTuple):
    """A picture in a rulebook: a position, who sees it, what of it is shown, and its pins."""

    position: str
    seat: str
    title: str
    draw: str
    """Which functions of the board draw it: `board`, `tray`, `peek`, `mini`."""
    shows: list[str]
    """Selectors; each is a strip of the picture. Without any the whole drawing is shown."""
    breaks: str
    """A selector of things at whose left edges a strip may be broken into rows where it has no room."""
    legal: bool
    """Whether the moves that the seat may choose are lit."""
    pins: list[Pin]

    @property
    def key(self) -> str:
        """Names the message that the page draws it from."""
        return f"{self.position}/{self.seat}"


class Section(NamedTuple):
    """A heading with what stands under it, and the smaller headings below."""

    id: str
    title: str
    html: Markup
    parts: list["Section"]


class Book(NamedTuple):
    """The rules of a game in one language."""

    sections: list[Section]
    figures: list[Figure]
    symbols: list[str]

    def passages(self) -> Iterator[Section]:
        """All headings in order."""
        for section in self.sections:
            yield section
            yield from section.parts


@cache
def book_of(module: str, language: str) -> Book:
    """The rules of a game in a language, in English if there are none in that language, or an empty book."""
    for tongue in (language, "en"):
        file = files(module) / "locale" / f"rules.{tongue}.md"
        if file.is_file():
            return to_book(file.read_text("utf-8"))
    return Book([], [], [])


def to_book(text: str) -> Book:
    """Markdown as a book. HTML inside it is escaped."""
    tokens = _marked(_parser.parse(text))
    drawn: dict[str, Any] = {"figures": [], "symbols": []}
    sections: list[Section] = []
    for number, (heading, body) in enumerate(_split(tokens)):
        html = Markup(_parser.renderer.render(body, _parser.options, drawn))
        if heading:
            level, title = heading[0].tag, heading[1].content
            found = HEADING_ID.search(title)
            section = Section(found[1] if found else f"part-{number}", HEADING_ID.sub("", title), html, [])
            (sections[-1].parts if level == "h3" and sections else sections).append(section)
        elif html.strip():
            sections.append(Section("lead", "", html, []))
    return Book(sections, drawn["figures"], drawn["symbols"])


def to_html(text: str) -> Markup:
    """Markdown without headings as HTML."""
    return Markup(_parser.render(text, {"figures": [], "symbols": []}))


def _split(tokens: Sequence[Token]) -> Iterator[tuple[Sequence[Token], list[Token]]]:
    """What stands before the first heading, then every heading with what follows it; `####` is no heading here."""
    heading: Sequence[Token] = ()
    body: list[Token] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in ("h1", "h2", "h3"):
            yield heading, body
            heading, body = tokens[at : at + 3], []
        elif not any(token is part for part in heading):
            body.append(token)
    yield heading, body


def _marked(tokens: list[Token]) -> list[Token]:
    """Takes out the lines that mark the table after them."""
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        if token.type == "table_open" and at > 2 and tokens[at - 2].content == BY_PLAYERS:
            token.attrSet("class", "by-players")
            del kept[-3:]
        kept.append(token)
    return kept


def _fence(_renderer: object, tokens: Sequence[Token], at: int, _options: object, env: Any) -> str:
    kind, _, name = tokens[at].info.strip().partition(" ")
    lines = [line for line in tokens[at].content.splitlines() if line.strip()]
    if kind == "board":
        figure = read_figure(name, lines)
        env["figures"].append(figure)
        return _figure_html(figure)
    if kind == "symbols":
        return _symbols_html(lines, env)
    return Markup("<pre><code>{}</code></pre>").format(tokens[at].content)


def read_figure(position: str, lines: Sequence[str]) -> Figure:
    """Reads the block of a picture."""
    settings: dict[str, list[str]] = {name: [] for name in FIGURE_SETTINGS}
    pins: list[Pin] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if found := PIN.fullmatch(line.strip()):
            pins.append(Pin(found[1], found[2].strip(), (found[3] or "top left").strip(), found[4]))
        elif word in settings:
            settings[word].append(rest.strip())
        else:
            raise BadFigure(line)
    one = {name: " ".join(values) for name, values in settings.items()}
    return Figure(
        position=position,
        seat=one["seat"] or "0",
        title=one["title"],
        draw=one["draw"] or "board",
        shows=settings["show"],
        breaks=one["break"],
        legal=bool(settings["legal"]),
        pins=pins,
    )


FIGURE = Markup(
    '<figure class="figure{example}" data-picture="{key}" data-draw="{draw}"{breaks}{legal}>'
    "{title}{strips}{pins}</figure>\n"
)
STRIP = Markup('<div class="crop" data-show="{}"></div>')
KEY = Markup('<ol class="key">{}</ol>')
KEY_LINE = Markup('<li data-pin="{target}" data-corner="{corner}"><b class="pin">{number}</b><span>{says}</span></li>')


def _figure_html(figure: Figure) -> Markup:
    pins = Markup("").join(KEY_LINE.format(**{**pin._asdict(), "says": _inline(pin.says)}) for pin in figure.pins)
    return FIGURE.format(
        example=" example" if figure.title else "",
        key=figure.key,
        draw=figure.draw,
        breaks=Markup(' data-break="{}"').format(figure.breaks) if figure.breaks else "",
        legal=Markup(" data-legal") if figure.legal else "",
        title=Markup('<figcaption class="cap">{}</figcaption>').format(figure.title) if figure.title else "",
        strips=Markup("").join(STRIP.format(show) for show in figure.shows or [""]),
        pins=KEY.format(pins) if pins else "",
    )


def _symbols_html(lines: Sequence[str], env: Any) -> Markup:
    rows: list[Markup] = []
    for line in lines:
        found = SYMBOL.fullmatch(line.strip())
        if found is None:
            raise BadFigure(line)
        env["symbols"].append(found[1])
        rows.append(Markup('<li><i data-symbol="{}"></i><span>{}</span></li>').format(found[1], _inline(found[2])))
    return Markup('<ul class="symbols">{}</ul>\n').format(Markup("").join(rows))


def _inline(text: str) -> Markup:
    return Markup(_parser.renderInline(text))


_parser = MarkdownIt("commonmark", {"html": False}).enable("table")
_parser.add_render_rule("fence", _fence)

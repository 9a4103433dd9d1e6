"""Rulebooks: Markdown, written by us or by translators, as safe HTML in sections.

A game keeps its rules in `locale/rules.LANGUAGE.md`: headings with ids that are the same in all languages
(`## Set-up {#setup}`), paragraphs, lists, tables, bold, italics, code; `>` marks a ruling of ours. A table after a line
`{.by-players}` is one of which readers see the row of their number of players. Fenced blocks draw: `board NAME` shows
a position of `pictures/NAME.json`, `symbols` a list of signs with their meaning (docs/rulebook.md). A paragraph, an
item, a row or a line of a fenced block may have an id too, at its end: that is how boards quote it.
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
"""The seat of a picture that shows public information only."""
ID = re.compile(r"\s*\{#([a-z][a-z0-9-]*)\}$")
BY_PLAYERS = "{.by-players}"
PIN = re.compile(r"(\d+) \[([^\]|]+)(?:\| ?([a-z ]+))?\] (.+)")
SYMBOL = re.compile(r"([a-z0-9_-]+): (.+)")
ENDS = (".", "!", "?", "…", "”", "»", ")")
"""Endings of a paragraph that does not announce a list or table."""
PARAGRAPH = Markup("<p>{}</p>")
ROW = Markup("<p><b>{}</b>: {}</p>")
FIGURE_SETTINGS = ("title", "seat", "draw", "show", "break", "legal")


class BadFigure(ValueError):
    """A fenced block that cannot be read; the message is the wrong line."""


class Pin(NamedTuple):
    """A numbered pin on a picture, with its text."""

    number: str
    target: str
    """The `data-id` of a thing on the board, or a selector that begins with a dot."""
    corner: str
    says: str
    id: str = ""


class Figure(NamedTuple):
    """A picture in a rulebook: a position, the seat that sees it, the part shown, and its pins."""

    position: str
    seat: str
    title: str
    draw: str
    """The function of the board that draws it: `board`, `tray`, `peek` or `mini`."""
    shows: list[str]
    """Selectors; each is a strip of the picture. Without any the whole drawing is shown."""
    breaks: str
    """A selector of things at whose left edges a strip may be broken into rows on narrow screens."""
    legal: bool
    """Whether the seat's legal moves are highlighted."""
    pins: list[Pin]

    @property
    def key(self) -> str:
        """The name of the message that the page draws it from."""
        return f"{self.position}/{self.seat}"


class Section(NamedTuple):
    """A heading with its text and its subsections."""

    id: str
    title: str
    html: Markup
    parts: list["Section"]


class Excerpt(NamedTuple):
    """A passage of the rules with an id, short enough to be quoted; of a section, its first paragraph."""

    title: str
    """The heading above it."""
    html: Markup


class Book(NamedTuple):
    """The rules of a game in one language."""

    sections: list[Section]
    figures: list[Figure]
    symbols: list[str]
    excerpts: dict[str, Excerpt]
    """By id."""

    def passages(self) -> Iterator[Section]:
        """All headings in order."""
        for section in self.sections:
            yield section
            yield from section.parts


@cache
def book_of(module: str, language: str) -> Book:
    """The rules of a game in a language; without a translation, in English; without rules, an empty book."""
    for tongue in (language, "en"):
        file = files(module) / "locale" / f"rules.{tongue}.md"
        if file.is_file():
            return to_book(file.read_text("utf-8"))
    return Book([], [], [], {})


def to_book(text: str) -> Book:
    """Markdown as a book. HTML inside it is escaped."""
    tokens = _marked(_parser.parse(text))
    book = Book([], [], [], {})
    sections = book.sections
    for number, (heading, body) in enumerate(_split(tokens)):
        title, id = _split_id(heading[1].content) if heading else ("", "lead")
        quoted = _named(body)
        html = _render(body, quoted, book)
        if heading:
            section = Section(id or f"part-{number}", title, html, [])
            (sections[-1].parts if heading[0].tag == "h3" and sections else sections).append(section)
        elif html.strip():
            sections.append(Section(id, title, html, []))
        quoted = {id: _first_block(body), **quoted}
        book.excerpts.update((one, Excerpt(title, text)) for one, text in quoted.items() if one and text)
    return book


def _render(tokens: Sequence[Token], quoted: dict[str, Markup], book: Book) -> Markup:
    """Tokens as HTML. Figures of fenced blocks go into the book, their texts with an id into the quotations."""
    return Markup(_parser.renderer.render(tokens, _parser.options, {"book": book, "quoted": quoted}))


def _split_id(text: str) -> tuple[str, str]:
    """A text without the id at its end, and the id; `""` if it has none."""
    found = ID.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def _named(body: Sequence[Token]) -> dict[str, Markup]:
    """Gives paragraphs, items and rows their ids, and returns their texts."""
    found: list[tuple[str, Token, int]] = []
    for at, token in enumerate(body):
        last = token.children[-1] if token.type == "inline" and token.children else None
        text, id = _split_id(last.content) if last is not None and last.type == "text" else ("", "")
        if last is None or not id:
            continue
        last.content, token.content = text, _split_id(token.content)[0]
        holder = next(
            one for one in reversed(body[:at]) if one.nesting == 1 and not one.hidden and one.type != "td_open"
        )
        holder.attrSet("id", id)
        found.append((id, holder, at))
    return {id: _quotation(body, holder, at) for id, holder, at in found}


def _quotation(body: Sequence[Token], holder: Token, at: int) -> Markup:
    """The text of the paragraph, item or row whose last token is at `at`."""
    if holder.type == "tr_open":
        name, *cells = [_inline_html(cell) for cell in body[body.index(holder) : at + 1] if cell.type == "inline"]
        return ROW.format(name, Markup(", ").join(cells))
    return _paragraph(body, at) if holder.level == 0 else PARAGRAPH.format(_inline_html(body[at]))


def _paragraph(body: Sequence[Token], at: int) -> Markup:
    """The paragraph at `at`, with the list that it announces."""
    html = PARAGRAPH.format(_inline_html(body[at]))
    return html if body[at].content.endswith(ENDS) else html + _block(body, at + 2)


def _block(body: Sequence[Token], start: int) -> Markup:
    """The list or table that begins at `start`; empty at the end of the section."""
    end = next((at for at in range(start, len(body)) if body[at].level == 0 and body[at].nesting == -1), -1)
    return _render(body[start : end + 1], {}, Book([], [], [], {}))


def _first_block(body: Sequence[Token]) -> Markup:
    """The first paragraph of a section, or else its first list or table."""
    outer = [at for at, token in enumerate(body) if token.level == 0 and token.nesting == 1]
    for at in outer:
        if body[at].type == "paragraph_open":
            return _paragraph(body, at + 1)
    return _block(body, outer[0]) if outer else Markup("")


def _split(tokens: Sequence[Token]) -> Iterator[tuple[Sequence[Token], list[Token]]]:
    """The text before the first heading, then each heading with its text; `####` is no heading here."""
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
    """Removes the lines that mark the table after them."""
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
        env["book"].figures.append(figure)
        env["quoted"].update((pin.id, PARAGRAPH.format(_inline(pin.says))) for pin in figure.pins if pin.id)
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
            pins.append(Pin(found[1], found[2].strip(), (found[3] or "top left").strip(), *_split_id(found[4])))
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
KEY_LINE = Markup(
    '<li{id} data-pin="{target}" data-corner="{corner}"><b class="pin">{number}</b><span>{says}</span></li>'
)
SIGN = Markup('<li{id}><i data-symbol="{name}"></i><span>{says}</span></li>')
SIGNS = Markup('<ul class="symbols">{}</ul>\n')


def _figure_html(figure: Figure) -> Markup:
    pins = Markup("").join(
        KEY_LINE.format(**{**pin._asdict(), "says": _inline(pin.says), "id": _id_html(pin.id)}) for pin in figure.pins
    )
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
        name, (says, id) = found[1], _split_id(found[2])
        env["book"].symbols.append(name)
        if id:
            env["quoted"][id] = SIGNS.format(SIGN.format(id="", name=name, says=_inline(says)))
        rows.append(SIGN.format(id=_id_html(id), name=name, says=_inline(says)))
    return SIGNS.format(Markup("").join(rows))


def _id_html(id: str) -> Markup:
    return Markup(' id="{}"').format(id) if id else Markup("")


def _inline_html(token: Token) -> Markup:
    return Markup(_parser.renderer.render([token], _parser.options, {}))


def _inline(text: str) -> Markup:
    return Markup(_parser.renderInline(text))


_parser = MarkdownIt("commonmark", {"html": False}).enable("table")
_parser.add_render_rule("fence", _fence)

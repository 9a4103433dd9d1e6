"""Rules pages: a small part of Markdown, written by us or by translators, as safe HTML.

A game keeps its rules in `locale/rules.LANGUAGE.md`: headings, paragraphs, lists, tables, bold, italics, code.
"""

import re
from functools import cache
from importlib.resources import files

from markupsafe import Markup, escape

SPANS = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"(?<!\w)\*(?=\S)(.+?)(?<=\S)\*(?!\w)"), r"<i>\1</i>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


@cache
def rules_of(module: str, language: str) -> Markup:
    """The rules of a game in a language, in English if they are not there, or nothing."""
    for tongue in (language, "en"):
        file = files(module) / "locale" / f"rules.{tongue}.md"
        if file.is_file():
            return to_html(file.read_text("utf-8"))
    return Markup("")


def to_html(text: str) -> Markup:
    """Text as HTML; everything in it is escaped first."""
    return Markup("\n").join(_block(block) for block in re.split(r"\n\s*\n", text.strip()) if block.strip())


def _block(block: str) -> Markup:
    lines = [line.rstrip() for line in block.splitlines()]
    heading = re.match(r"(#{1,3}) (.+)", lines[0])
    if heading:
        level = max(2, len(heading[1]))  # the page has its own title
        rest = _block("\n".join(lines[1:])) if lines[1:] else Markup("")
        return Markup("<h{0}>{1}</h{0}>").format(level, _inline(heading[2])) + rest
    if lines[0].startswith(("- ", "1. ")):
        tag = "ul" if lines[0].startswith("- ") else "ol"
        return Markup("<{0}>{1}</{0}>").format(tag, Markup("").join(_items(lines)))
    if lines[0].startswith("|"):
        return _table(lines)
    return Markup("<p>{}</p>").format(_inline(" ".join(lines)))


def _items(lines: list[str]) -> list[Markup]:
    items: list[str] = []
    for line in lines:
        started = re.match(r"(?:- |\d+\. )(.*)", line)
        if started:
            items.append(started[1])
        else:
            items[-1] += " " + line.strip()
    return [Markup("<li>{}</li>").format(_inline(item)) for item in items]


def _table(lines: list[str]) -> Markup:
    rows = [
        [_inline(cell.strip()) for cell in line.strip("|").split("|")] for line in lines if not set(line) <= set("|-: ")
    ]
    head = Markup("").join(Markup("<th>{}</th>").format(cell) for cell in rows[0])
    body = Markup("").join(
        Markup("<tr>{}</tr>").format(Markup("").join(Markup("<td>{}</td>").format(cell) for cell in row))
        for row in rows[1:]
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)


def _inline(text: str) -> Markup:
    html = str(escape(text))
    for pattern, tag in SPANS:
        html = pattern.sub(tag, html)
    return Markup(html)

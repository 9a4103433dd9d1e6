"""Rules pages: Markdown, written by us or by translators, as safe HTML.

A game keeps its rules in `locale/rules.LANGUAGE.md`: headings, paragraphs, lists, tables, bold, italics, code.
"""

from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt
from markupsafe import Markup

_parser = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules_of(module: str, language: str) -> Markup:
    """The rules of a game in a language, in English if there are none in that language, or nothing."""
    for tongue in (language, "en"):
        file = files(module) / "locale" / f"rules.{tongue}.md"
        if file.is_file():
            return to_html(file.read_text("utf-8"))
    return Markup("")


def to_html(text: str) -> Markup:
    """Markdown as HTML. HTML inside it is escaped."""
    tokens = _parser.parse(text)
    for token in tokens:
        if token.tag == "h1":
            token.tag = "h2"  # the page has its own title
    return Markup(_parser.renderer.render(tokens, _parser.options, {}))

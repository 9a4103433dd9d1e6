"""Finds words for people written into templates: pages (Jinja), lit templates (JavaScript) and drawings (SVG).

A word is two or more letters between tags, or in an attribute that is shown or read out; single letters are labels of
pieces and keys. Literals inside an expression count too: `${won ? "Hurray" : ""}` is found, `${t("status-won")}` is
fine.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

Literal = tuple[int, str]
"""A line number and the words in that line."""

KEPT = {"Ludopolis", "HOTEL"}
"""Not translated: our name, and a sign in a drawing."""
WORD = re.compile(r"[^\W\d_]{2}")
SHOWN = {"alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title"}
"""Attributes that are shown or read out."""
NOT_SHOWN = {"script", "style"}
FIRST_GAP = 0xE000
LAST_GAP = 0xF8FF
"""Private-use characters stand for expressions while markup is read."""


def literals_in_page(text: str) -> list[Literal]:
    """Words in a Jinja page."""
    gaps: list[list[str]] = []

    def close(match: re.Match[str]) -> str:
        lines = "\n" * match[0].count("\n")
        if match[1] is None:
            return lines
        gaps.append(Script(match[1]).loose)
        return chr(FIRST_GAP + len(gaps) - 1) + lines

    return markup(re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{(.*?)\}\}", close, text, flags=re.DOTALL), gaps)


def literals_in_script(text: str) -> list[Literal]:
    """Words in the markup of a JavaScript module."""
    return sorted(Script(text).found)


def literals_in_drawing(text: str) -> list[Literal]:
    """Words in an SVG file."""
    return markup(text, [])


# Markup


def markup(text: str, gaps: list[list[str]]) -> list[Literal]:
    """Words in markup. `gaps` holds the literals of each expression marked in it."""
    parser = Markup(gaps)
    parser.feed(text)
    parser.close()
    return parser.found


class Markup(HTMLParser):
    """Parses markup and collects the words in it."""

    def __init__(self, gaps: list[list[str]]) -> None:
        super().__init__()
        self.gaps = gaps
        self.found: list[Literal] = []
        self.silent = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Looks at the attributes that people see or hear."""
        self.silent = tag in NOT_SHOWN
        given = dict(attrs)
        for name, value in attrs:
            described = name == "content" and given.get("name") == "description"
            if value and (name in SHOWN or described):
                self.look(value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag without an inside."""
        self.handle_starttag(tag, attrs)
        self.silent = False

    def handle_endtag(self, tag: str) -> None:
        """After a script, text is shown again."""
        self.silent = False

    def handle_data(self, data: str) -> None:
        """Looks at the text between tags."""
        if not self.silent:
            self.look(data)

    def look(self, text: str) -> None:
        """Collects a text that has words, and the words of the expressions in it."""
        start = text[: len(text) - len(text.lstrip())].count("\n")
        line = self.getpos()[0] + start
        for words in [without_gaps(text), *(word for gap in self.gaps_of(text) for word in gap)]:
            plain = " ".join(words.split())
            if plain not in KEPT and WORD.search(plain):
                self.found.append((line, plain))

    def gaps_of(self, text: str) -> Iterator[list[str]]:
        """The literals of the expressions in a text."""
        for sign in text:
            if FIRST_GAP <= ord(sign) < FIRST_GAP + len(self.gaps):
                yield self.gaps[ord(sign) - FIRST_GAP]


def without_gaps(text: str) -> str:
    """A text without the marks of expressions."""
    return re.sub(f"[{chr(FIRST_GAP)}-{chr(LAST_GAP)}]", " ", text)


# JavaScript

TOKEN = re.compile(
    r"""(?P<blank>\s+|//[^\n]*|/\*.*?\*/)
    | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    | (?P<word>[\w$]+)
    | (?P<equals>[=!]==?)
    | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/\w*")
BEFORE_REGEX = re.compile(r"|.*[(,=:\[!&|?{;+*%~^<>-]|return|typeof|case|in|of", re.DOTALL)
COMPARING = {"==", "===", "!=", "!=="}
TAGGED = {"html", "svg"}


class Script:
    """Parses JavaScript just well enough to tell markup, strings and code apart."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[Literal] = []
        _, self.loose = self.code(0)

    def code(self, at: int) -> tuple[int, list[str]]:
        """Reads code up to its closing brace; returns where it ends and the literals it may evaluate to."""
        depth = 0
        before = ""
        loose: list[str] = []
        while at < len(self.text):
            token = TOKEN.match(self.text, at)
            assert token is not None
            sign = token[0]
            end = token.end()
            if token["blank"] is not None:
                at = end
                continue
            if sign == "`":
                end, words = self.template(end, before in TAGGED)
                loose += words if depth == 0 else []
            elif token["string"] is not None:
                self.maybe_markup(sign[1:-1], at, [])
                if depth == 0 and before not in COMPARING:
                    loose.append(sign[1:-1])
            elif token["equals"] is not None and before[:1] in ("'", '"') and depth == 0:
                loose = loose[:-1]
            elif sign == "/" and BEFORE_REGEX.fullmatch(before) and (regex := REGEX.match(self.text, at)):
                end = regex.end()
            elif sign in "([{":
                depth += 1
            elif sign in ")]}":
                if depth == 0:
                    return end, loose
                depth -= 1
            before = sign
            at = end
        return at, loose

    def template(self, at: int, tagged: bool) -> tuple[int, list[str]]:
        """Reads a template up to its closing backtick; returns where it ends and, if it is plain text, its literals."""
        start = at
        static = ""
        gaps: list[list[str]] = []
        while at < len(self.text) and self.text[at] != "`":
            if self.text.startswith("${", at):
                end, loose = self.code(at + 2)
                static += chr(FIRST_GAP + len(gaps)) + "\n" * self.text.count("\n", at, end)
                gaps.append(loose)
                at = end
            else:
                width = 2 if self.text[at] == "\\" else 1
                static += self.text[at : at + width]
                at += width
        if tagged:
            self.keep(static, start, gaps)
            return at + 1, []
        self.maybe_markup(static, start, gaps)
        return at + 1, [without_gaps(static), *(word for gap in gaps for word in gap)]

    def maybe_markup(self, text: str, start: int, gaps: list[list[str]]) -> None:
        """Collects words from a plain string that contains markup."""
        if re.search(r"<[a-zA-Z][^<]*>", text):
            self.keep(text, start, gaps)

    def keep(self, text: str, start: int, gaps: list[list[str]]) -> None:
        """Collects the words of markup that begins at that place."""
        above = self.text.count("\n", 0, start)
        self.found += [(line + above, words) for line, words in markup(text, gaps)]

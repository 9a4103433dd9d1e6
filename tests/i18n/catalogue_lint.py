"""Finds mistakes in catalogues, and words for people that stand in a template instead of a catalogue.

    PYTHONPATH=tests python -m i18n.catalogue_lint [FOLDER]

prints a line for each finding in our package, or in the folder of another, and fails if there is any.

A game must have English, and is held to the languages for which it has a `locale/LANG.ftl`: a draft need not wait for
its translators. `test_catalogue_lint.py` asks full games for all.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import ludopolis
from i18n.signs import wrong
from i18n.template_words import literals_in_drawing, literals_in_page, literals_in_script
from ludopolis.i18n.words import COACH, COMMANDS, DEFAULT, LESSONS, PAD, PAGES, TERMINAL

PACKAGE = Path(ludopolis.__file__).resolve().parent
TYPED = re.compile(r"[^\W\d_]'[^\W\d_]|\w …")
"""An apostrophe as typed on a keyboard, and an ellipsis that is set like a word."""
AS_TYPED = re.compile(r"why-bad[-_](move|outcome)|terminal-(command-\w+|help|puzzle-help)")
"""Messages that show what one types, in columns."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""All plural categories of any language."""
TEMPLATES = (
    ("web/pages/**/*.html", literals_in_page),
    ("arena/pages/**/*.html", literals_in_page),
    ("terminal/pages/**/*.html", literals_in_page),
    ("web/kit/**/*.js", literals_in_script),
    ("games/*/**/*.js", literals_in_script),
    ("web/art/**/*.svg", literals_in_drawing),
    ("games/*/art/**/*.svg", literals_in_drawing),
)
"""Files that show words to people, and the function that finds words in them."""


class Finding(NamedTuple):
    """A mistake and its place."""

    file: Path
    line: int
    what: str


class Message(NamedTuple):
    """A message, and what it must have in common with the English one."""

    entry: fluent.Message
    variables: set[str]
    emphases: int


class Catalogue:
    """The messages and terms of a file; the key of a term begins with a dash."""

    def __init__(self, file: Path, language: str) -> None:
        self.file = file
        self.language = language
        self.text = file.read_text("utf-8")
        self.body = FluentParser().parse(self.text).body
        self.entries: list[tuple[str, fluent.Message | fluent.Term, list[fluent.BaseNode]]] = []
        """Each with its key and its parts."""
        for entry in self.body:
            if isinstance(entry, fluent.Message | fluent.Term):
                key = ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
                self.entries.append((key, entry, parts(entry)))

    def messages(self) -> dict[str, Message]:
        """The messages by their keys. A message has the variables of those that it consists of."""
        insides = {key: inside for key, _, inside in self.entries}

        def named(key: str, above: tuple[str, ...] = ()) -> set[str]:
            inside = [] if key in above else insides.get(key, [])
            return variables(inside).union(*(named(other, (*above, key)) for other in references(inside)))

        return {
            key: Message(entry, named(key), emphases(inside))
            for key, entry, inside in self.entries
            if isinstance(entry, fluent.Message)
        }

    def finding(self, node: fluent.SyntaxNode, what: str) -> Finding:
        """A mistake in a part of the file."""
        return Finding(self.file, self.text.count("\n", 0, node.span.start if node.span else 0) + 1, what)


def lint(package: Path) -> list[Finding]:
    """All mistakes in a package with catalogues and templates."""
    found: list[Finding] = []
    for folder in sorted(package.glob("**/locale")):
        languages = languages_of(folder) | {DEFAULT}
        found += catalogues(folder, languages)
        for prefix in (COACH, LESSONS, PAD, PAGES, TERMINAL):
            if list(folder.glob(f"{prefix}*.ftl")):
                found += catalogues(folder, languages, prefix)
        if list(folder.glob(f"{COMMANDS}*.ftl")):
            found += catalogues(folder, {DEFAULT}, COMMANDS)
        found += rules_pages(folder, languages)
    for pattern, literals in TEMPLATES:
        for file in sorted(package.glob(pattern)):
            for line, text in literals(file.read_text("utf-8")):
                found.append(Finding(file, line, f"“{text}” should come from the catalogue"))
    return found


# A folder of catalogues


def languages_of(folder: Path) -> set[str]:
    """The languages that have a catalogue in a folder."""
    return {file.stem for file in folder.glob("*.ftl") if "." not in file.stem}


def catalogues(folder: Path, languages: Iterable[str], prefix: str = "") -> Iterator[Finding]:
    """Compares each language with English: the same keys, the same variables."""
    files = {language: folder / f"{prefix}{language}.ftl" for language in sorted(languages)}
    known = {language: Catalogue(file, language) for language, file in files.items() if file.is_file()}
    english = known[DEFAULT].messages() if DEFAULT in known else {}
    for language, file in files.items():
        if language not in known:
            yield Finding(file, 1, "the catalogue is missing")
            continue
        yield from catalogue(known[language])
        if language != DEFAULT:
            yield from comparison(english, known[language])


def comparison(english: dict[str, Message], other: Catalogue) -> Iterator[Finding]:
    """The keys a language lacks or adds, compared with English. Terms may differ."""
    messages = other.messages()
    for key in english:
        if key not in messages:
            yield Finding(other.file, 1, f"{key} is missing")
    for key, message in messages.items():
        if key not in english:
            yield other.finding(message.entry, f"{key} is not in the English catalogue")
        elif message.variables != english[key].variables:
            wanted = ", ".join(sorted(english[key].variables)) or "none"
            yield other.finding(message.entry, f"{key} has other variables than in English: {wanted}")
        elif message.emphases != english[key].emphases:
            yield other.finding(message.entry, f"{key} is not emphasised like the English text")


def rules_pages(folder: Path, languages: Iterable[str]) -> Iterator[Finding]:
    """Whether the rules page exists in each language, with the same headings, lists and tables."""
    pages = {language: folder / f"rules.{language}.md" for language in sorted({*languages, DEFAULT})}
    if not any(page.is_file() for page in pages.values()):
        return
    shapes = {language: shape(page.read_text("utf-8")) for language, page in pages.items() if page.is_file()}
    for language, page in pages.items():
        if language not in shapes:
            yield Finding(page, 1, "the rules page is missing")
        elif shapes[language] != shapes.get(DEFAULT, shapes[language]):
            yield Finding(page, 1, "headings, lists or tables differ from those of the English page")
        if page.is_file():
            for what in wrong(page.read_text("utf-8"), language):
                yield Finding(page, 1, what)


def shape(text: str) -> list[str]:
    """The Markdown marks that begin the lines of a rules page."""
    return re.findall(r"^(#+(?= )|- |\d+\. |\|)", text, re.MULTILINE)


# One catalogue


def catalogue(read: Catalogue) -> Iterator[Finding]:
    """Mistakes in a single catalogue."""
    for junk in read.body:
        if isinstance(junk, fluent.Junk):
            # A selector on one line ends up here too: each variant needs a line of its own.
            reason = junk.annotations[0].message if junk.annotations else ""
            yield read.finding(junk, f"cannot be read: {(junk.content or '').splitlines()[0]} ({reason})")
    known = {key for key, _, _ in read.entries}
    seen: set[str] = set()
    for key, entry, inside in read.entries:
        if key in seen:
            yield read.finding(entry, f"{key} stands there twice")
        seen.add(key)
        if entry.value is None:
            yield read.finding(entry, f"{key} has no text")
        for missing in sorted(references(inside) - known):
            yield read.finding(entry, f"{key} refers to {missing}, which is not there")
        for part in inside:
            if isinstance(part, fluent.SelectExpression):
                for what in plural(part, read.language):
                    yield read.finding(part, f"{key} {what}")
            elif isinstance(part, fluent.TextElement):
                if TYPED.search(part.value):
                    yield read.finding(part, f"{key} has a typewriter's apostrophe or a space before an ellipsis")
                for what in () if AS_TYPED.fullmatch(key) else wrong(part.value, read.language):
                    yield read.finding(part, f"{key} {what}")


def plural(select: fluent.SelectExpression, language: str) -> Iterator[str]:
    """Mistakes in the plural forms of a selector; a selector without plural forms has none."""
    variants = {variant.key.name: variant for variant in select.variants if isinstance(variant.key, fluent.Identifier)}
    if not variants.keys() & (CATEGORIES - {"other"}):
        return
    form = Locale.parse(language, sep="-").plural_form
    needed = {*form.tags, "other"}
    for category in sorted(needed - variants.keys()):
        yield f"lacks the plural form [{category}]"
    for category in sorted((variants.keys() & CATEGORIES) - needed):
        yield f"has the plural form [{category}], which the language does not know"
    # Where “one” means 1, 21, 31 …, it must show the number like the other forms.
    shown = variables(parts(variants["other"].value)) if "other" in variants else set()
    if (
        form(21) == "one"
        and "one" in variants
        and variables(parts(select.selector)) & shown - variables(parts(variants["one"].value))
    ):
        yield "does not show its number in the plural form [one]"


# Parts of an entry


def parts(node: fluent.BaseNode) -> list[fluent.BaseNode]:
    """A node and everything in it, but for names and places in the file, which are most of it."""
    found = [node]
    for part in found:  # it grows meanwhile
        for value in vars(part).values():
            for inner in value if isinstance(value, list) else (value,):
                if isinstance(inner, fluent.BaseNode) and not isinstance(inner, fluent.Span | fluent.Identifier):
                    found.append(inner)
    return found


def variables(inside: list[fluent.BaseNode]) -> set[str]:
    """The variables among the parts of a node."""
    return {part.id.name for part in inside if isinstance(part, fluent.VariableReference)}


def emphases(inside: list[fluent.BaseNode]) -> int:
    """How often `**` stands in each variant of a text: the most of them, since languages differ in variants."""
    counts = [part.value.count("**") for part in inside if isinstance(part, fluent.TextElement)]
    return max(counts, default=0)


def references(inside: list[fluent.BaseNode]) -> set[str]:
    """The messages and terms among the parts of a node."""
    messages = {part.id.name for part in inside if isinstance(part, fluent.MessageReference)}
    return messages | {f"-{part.id.name}" for part in inside if isinstance(part, fluent.TermReference)}


def main(package: Path = PACKAGE) -> int:
    """Prints the findings; 1 if there are any."""
    found = lint(package)
    for file, line, what in found:
        sys.stdout.write(f"{file.relative_to(package)}:{line}: {what}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))

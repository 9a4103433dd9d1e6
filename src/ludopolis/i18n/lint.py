"""Finds what is wrong with the catalogues, and words for people that stand in a template instead of a catalogue.

`python -m ludopolis.i18n.lint` prints a line for each finding and fails if there is any.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludopolis.i18n.literals import literals_in_drawing, literals_in_page, literals_in_script
from ludopolis.i18n.words import DEFAULT

PACKAGE = Path(__file__).resolve().parent.parent
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""The plural categories that there are in any language."""
TEMPLATES = (
    ("web/pages/**/*.html", literals_in_page),
    ("web/kit/**/*.js", literals_in_script),
    ("games/*/**/*.js", literals_in_script),
    ("web/art/**/*.svg", literals_in_drawing),
    ("games/*/art/**/*.svg", literals_in_drawing),
)
"""Which files show words to people, and how their own words are found."""


class Finding(NamedTuple):
    """Something to mend, and where."""

    file: Path
    line: int
    what: str


class Entry(NamedTuple):
    """A message or, with a dash before its key, a term."""

    key: str
    line: int
    node: fluent.Message | fluent.Term


def lint(package: Path) -> list[Finding]:
    """Everything that is wrong in a package with catalogues and templates."""
    languages = {file.stem for file in (package / "i18n" / "locale").glob("*.ftl")} | {DEFAULT}
    found: list[Finding] = []
    for folder in sorted(package.glob("**/locale")):
        found += catalogues(folder, languages)
        found += rules_pages(folder, languages)
    for pattern, literals in TEMPLATES:
        for file in sorted(package.glob(pattern)):
            for line, text in literals(file.read_text("utf-8")):
                found.append(Finding(file, line, f"“{text}” should come from the catalogue"))
    return found


# A folder of catalogues


def catalogues(folder: Path, languages: Iterable[str]) -> Iterator[Finding]:
    """Whether each language says what English says, and nothing else."""
    files = {language: folder / f"{language}.ftl" for language in sorted(languages)}
    texts = {language: file.read_text("utf-8") for language, file in files.items() if file.is_file()}
    for language, text in texts.items():
        yield from catalogue(files[language], text, language)
    english = {entry.key: entry for entry in entries(texts.get(DEFAULT, "")) if not entry.key.startswith("-")}
    for language, file in files.items():
        if language not in texts:
            yield Finding(file, 1, "the catalogue is missing")
        elif language != DEFAULT:
            yield from comparison(file, english, entries(texts[language]))


def comparison(file: Path, english: dict[str, Entry], others: Iterable[Entry]) -> Iterator[Finding]:
    """What a language has less or more than English. Terms are its own affair."""
    known = {entry.key: entry for entry in others if not entry.key.startswith("-")}
    for key in english.keys() - known.keys():
        yield Finding(file, 1, f"{key} is missing")
    for key, entry in known.items():
        if key not in english:
            yield Finding(file, entry.line, f"{key} is not in the English catalogue")
        elif variables(entry.node) != variables(english[key].node):
            wanted = ", ".join(sorted(variables(english[key].node))) or "none"
            yield Finding(file, entry.line, f"{key} has other variables than in English: {wanted}")


def rules_pages(folder: Path, languages: Iterable[str]) -> Iterator[Finding]:
    """Whether the rules page of a game is there in each language, with the same headings, lists and tables."""
    pages = {language: folder / f"rules.{language}.md" for language in sorted({*languages, DEFAULT})}
    if not any(page.is_file() for page in pages.values()):
        return
    shapes = {language: shape(page.read_text("utf-8")) for language, page in pages.items() if page.is_file()}
    for language, page in pages.items():
        if language not in shapes:
            yield Finding(page, 1, "the rules page is missing")
        elif shapes[language] != shapes.get(DEFAULT, shapes[language]):
            yield Finding(page, 1, "headings, lists or tables differ from those of the English page")


def shape(text: str) -> list[str]:
    """The marks that begin the lines of a rules page."""
    return re.findall(r"^(#+(?= )|- |\d+\. |\|)", text, re.MULTILINE)


# One catalogue


def parse(text: str) -> list[tuple[int, fluent.EntryType]]:
    """The entries of a catalogue with their lines."""
    return [(line_of(text, entry), entry) for entry in FluentParser().parse(text).body]


def line_of(text: str, node: fluent.SyntaxNode) -> int:
    """The line on which a part of a catalogue begins."""
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def entries(text: str) -> Iterator[Entry]:
    """The messages and terms of a catalogue."""
    for line, entry in parse(text):
        if isinstance(entry, fluent.Message):
            yield Entry(entry.id.name, line, entry)
        elif isinstance(entry, fluent.Term):
            yield Entry(f"-{entry.id.name}", line, entry)


def catalogue(file: Path, text: str, language: str) -> Iterator[Finding]:
    """What is wrong with a catalogue by itself."""
    for line, junk in parse(text):
        if isinstance(junk, fluent.Junk):
            # A selector on one line ends here too: each of its variants needs a line of its own.
            reason = junk.annotations[0].message if junk.annotations else ""
            yield Finding(file, line, f"cannot be read: {(junk.content or '').splitlines()[0]} ({reason})")
    known: set[str] = set()
    for key, _, _ in entries(text):
        known.add(key)
    seen: set[str] = set()
    for key, line, node in entries(text):
        if key in seen:
            yield Finding(file, line, f"{key} stands there twice")
        seen.add(key)
        if node.value is None:
            yield Finding(file, line, f"{key} has no text")
        for missing in sorted(references(node) - known):
            yield Finding(file, line, f"{key} refers to {missing}, which is not there")
        for select in parts(node):
            if isinstance(select, fluent.SelectExpression):
                for what in plural(select, language):
                    yield Finding(file, line_of(text, select), f"{key} {what}")


def plural(select: fluent.SelectExpression, language: str) -> Iterator[str]:
    """What is wrong with the plural forms of a selector; one that has none is no plural."""
    variants = {variant.key.name: variant for variant in select.variants if isinstance(variant.key, fluent.Identifier)}
    if not variants.keys() & (CATEGORIES - {"other"}):
        return
    form = Locale.parse(language, sep="-").plural_form
    needed = {*form.tags, "other"}
    for category in sorted(needed - variants.keys()):
        yield f"lacks the plural form [{category}]"
    for category in sorted((variants.keys() & CATEGORIES) - needed):
        yield f"has the plural form [{category}], which the language does not know"
    # Where “one” means 1, 21, 31 …, it must show the number as the other forms do.
    shown = variables(variants["other"].value) if "other" in variants else set()
    if form(21) == "one" and "one" in variants and variables(select.selector) & shown - variables(variants["one"].value):
        yield "does not show its number in the plural form [one]"


# Parts of an entry


def parts(node: fluent.BaseNode) -> Iterator[fluent.BaseNode]:
    """A node and everything in it."""
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, fluent.BaseNode):
                yield from parts(inner)


def variables(node: fluent.BaseNode) -> set[str]:
    """The variables that are used in a node."""
    return {part.id.name for part in parts(node) if isinstance(part, fluent.VariableReference)}


def references(node: fluent.BaseNode) -> set[str]:
    """The messages and terms that are used in a node."""
    messages = {part.id.name for part in parts(node) if isinstance(part, fluent.MessageReference)}
    return messages | {f"-{part.id.name}" for part in parts(node) if isinstance(part, fluent.TermReference)}


def main() -> int:
    """Prints the findings; 1 if there are any."""
    found = lint(PACKAGE)
    for file, line, what in found:
        sys.stdout.write(f"{file.relative_to(PACKAGE.parent.parent)}:{line}: {what}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Every letter of every language is drawn from our own font."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from i18n.catalogue_lint import PACKAGE
from ludopolis.server.routes.pages import LETTERS

WEB = PACKAGE / "web"
FACE = re.compile(r"fonts/nunito-([\w-]+)\.woff2.*?unicode-range: ([^;]+);")
SIGNS = set("\n\t★←→↔↕◆●✓✗∞≥≤≈×\u00ad\u2060\ufeff")
"""Signs that any device has."""


def faces() -> dict[str, set[str]]:
    """What each file of the font draws: it has the letter, and the style sheet sends browsers there for it."""
    drawn: dict[str, set[str]] = {}
    for name, ranges in FACE.findall((WEB / "styles" / "base.css").read_text("utf-8")):
        sent: set[int] = set()
        for part in ranges.split(","):
            first, _, last = part.strip().removeprefix("U+").partition("-")
            sent |= set(range(int(first, 16), int(last or first, 16) + 1))
        glyphs = TTFont(WEB / "fonts" / f"nunito-{name}.woff2").getBestCmap()
        drawn[name] = {chr(code) for code in sent & glyphs.keys()}
    return drawn


def texts() -> dict[str, list[Path]]:
    """The catalogues and rules pages by language."""
    found: dict[str, list[Path]] = {}
    for file in sorted(PACKAGE.glob("**/locale/*")):
        if file.suffix in (".ftl", ".md"):
            found.setdefault(file.stem.rpartition(".")[2], []).append(file)
    return found


@pytest.mark.parametrize("language", sorted(texts()))
def test_every_letter_is_in_the_files_that_a_page_of_the_language_asks_for(language: str) -> None:
    drawn = faces()
    assert {"basic", "western", "central", "cyrillic"} <= drawn.keys()
    # English asks for no more than the basic letters at once; a café loads the others when it comes.
    ours = set().union(*(drawn[name] for name in ("basic", *LETTERS.get(language, drawn))))
    others = {"language-name"}  # the names of languages stand in their own letters
    missing: dict[str, str] = {}
    for file in texts()[language]:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#") and line.partition(" =")[0] not in others:
                missing |= dict.fromkeys(set(line) - ours - SIGNS, f"{file.name}: {line[:60]}")
    assert missing == {}


def test_a_letter_that_no_file_has_is_noticed() -> None:
    drawn = faces()
    everything = set().union(*drawn.values())
    assert set("őűșțřůľĺїґąęłżńáéíóúýčďěňšťž") <= everything
    assert "ő" not in drawn["basic"]
    assert "漢" not in everything

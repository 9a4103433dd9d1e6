"""Finds signs and words that do not belong to a language: in a catalogue, and on a rules page."""

import re
from collections.abc import Iterator

from ludopolis.i18n.words import DEFAULT

QUOTES = {"en": "“”", "ru": "«»„“", "uk": "«»„“", "pl": "„”«»", "cs": "„“", "sk": "„“", "ro": "„”«»", "hu": "„”»«"}
"""The quotation marks of a language, those inside others too."""
ALL_QUOTES = set('"«»„“”')
NOT_OURS = {"ru": "іїєґІЇЄҐ", "uk": "ыэёъЫЭЁЪ"}
"""Letters of a neighbour."""
ENGLISH = re.compile(
    r"the|and|your|you|with|this|that|these|those|have|which|who|when|where|what|from|their|there|(card|point|seat"
    r"|player|building|street|tile|move|take|build|house)s?",
    re.IGNORECASE,
)
"""English words that are no words of any other language here."""
WORD = re.compile(r"[^\W\d_]+")
TITLES = re.compile(r"\b(Streets|Welcome To|Happy City|UpTown)\b")
"""Titles of games, which some languages keep."""
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|\{[#.][\w -]+\}|https?://\S+|--[a-z_]+|LUDOPOLIS_\w+", re.DOTALL)
"""Parts of a text that are not language: code, addresses, options."""


def wrong(text: str, language: str) -> Iterator[str]:
    """What is wrong with a text of a language."""
    text = TITLES.sub("¤", CODE.sub("¤", text))
    if re.search(r"[^\s|>] {2,}[^\s|]", text):
        yield "has a doubled space"
    if "..." in text:
        yield "has three dots instead of …"
    foreign = sorted((set(text) & ALL_QUOTES) - set(QUOTES.get(language, ALL_QUOTES)))
    if foreign:
        yield f"has quotation marks that the language does not use: {' '.join(foreign)}"
    for word in WORD.findall(text):
        if language != DEFAULT and ENGLISH.fullmatch(word):
            yield f"has the English word “{word}”"
        scripts = {"cyrillic" if "\u0400" <= letter <= "\u052f" else "latin" for letter in word}
        if len(scripts) > 1:
            yield f"mixes alphabets in “{word}”"
        elif set(word) & set(NOT_OURS.get(language, "")):
            yield f"has a neighbour's letter in “{word}”"

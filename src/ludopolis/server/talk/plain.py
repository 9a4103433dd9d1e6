"""Sanitises text that people write: nothing in it can hide, reverse or flood the text beside it."""

import unicodedata

from ludopolis.engine.values.facts import LudopolisError, fact

MAX_SAID_CHARS = 200
MAX_NOTE_CHARS = 4_000
MAX_MARKS = 3
"""Most accents on one letter; more climb over the lines above."""
JOINERS = "\u200c\u200d"
"""Joiners, which emoji and some scripts need, one at a time."""


class BadText(LudopolisError):
    """A text that cannot be said."""


def said(text: str) -> str:
    """A message: one line. Raises `BadText` if nothing is left of it, or too much."""
    plain = " ".join(_letters(text).split())
    if not plain:
        raise BadText(fact("talk-empty"))
    if len(plain) > MAX_SAID_CHARS:
        raise BadText(fact("talk-too-long", most=MAX_SAID_CHARS))
    return plain


def noted(text: str) -> str:
    """A note: its lines as they were written. Raises `BadText` if it is too long."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    plain = "\n".join(_letters(line).rstrip() for line in lines).strip("\n")
    if len(plain) > MAX_NOTE_CHARS:
        raise BadText(fact("talk-too-long", most=MAX_NOTE_CHARS))
    return plain


def _letters(text: str) -> str:
    """The text without what cannot be seen: control characters, changes of direction, halves of characters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            letter = " "
        elif letter in JOINERS:
            if not kept or kept[-1] in (" ", *JOINERS):
                continue
        elif kind in ("Cc", "Cf", "Cs", "Co"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return "".join(kept).rstrip(JOINERS)

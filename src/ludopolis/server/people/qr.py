"""A link as a QR code, for the phone beside the screen."""

from typing import NamedTuple

QUIET = 4
"""Empty modules around a code, which make it readable on any paper."""


class Drawing(NamedTuple):
    """What a page draws: the side of a square in modules, and the path of the dark ones."""

    side: int
    path: str


def drawn(text: str) -> Drawing:
    """The code of a text."""
    import segno  # few servers ever draw one, and it takes a moment to load

    matrix = segno.make_qr(text, error="m").matrix
    path = ""
    for y, row in enumerate(matrix, QUIET):
        for x, dark in enumerate(row, QUIET):
            if dark:
                path += f"M{x} {y}h1v1h-1z"
    return Drawing(len(matrix) + 2 * QUIET, path)

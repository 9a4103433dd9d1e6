"""What the browser tests need to know of UpTown."""

BOARD_PARTS = [".ut .scene", ".ut .offers"]
FINGERS_IN_LANDSCAPE = True
"""Its places are large enough for fingers on a phone in landscape too."""

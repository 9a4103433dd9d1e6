"""Measures what fingers have to hit."""

from browser.player import Player, Seen

FINGER_PX = 44
"""What a finger needs, in both directions."""


class Ruler:
    """Looks on before each touch: is every legal control large enough, and does the page fit its screen?"""

    def __init__(self) -> None:
        self.too_small: set[str] = set()
        self.measured = 0
        self.touches = 0

    def __call__(self, player: Player, seen: Seen) -> None:
        """Measures the page before a touch."""
        self.touches += 1
        for control in seen.controls:
            self.measured += 1
            if min(control.width, control.height) < FINGER_PX - 0.5:
                self.too_small.add(f"{control.move}: {control.width:.0f} × {control.height:.0f}")
        overflow = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert overflow <= 0, f"the page is {overflow} pixels too wide: {seen.question}"

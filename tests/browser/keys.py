"""Players without a mouse."""

from playwright.sync_api import Locator, expect

from browser.player import Control, Player, Seen

MAX_TABS = 120
"""Stops on the way round a page."""


class Keys(Player):
    """Presses Tab until a legal control has the focus, sometimes a few controls further, then Enter."""

    def choose(self, seen: Seen) -> Control:
        """The next control the focus comes to, or one of those after it."""
        further = self.rng.randrange(3)
        for _ in range(MAX_TABS):
            at = self.focused()
            if at >= 0 and not further:
                return next(control for control in seen.controls if control.at == at)
            further -= at >= 0
            self.page.keyboard.press("Tab")
        raise AssertionError("no legal control can be reached with Tab")

    def focused(self) -> int:
        """The index of the control that has the focus, -1 for none."""
        return int(self.page.evaluate("[...document.querySelectorAll('[data-move]')].indexOf(document.activeElement)"))

    def reach(self, control: Control) -> bool:
        """Goes there by keys alone."""
        self.touch(self.page.locator("[data-move]").nth(control.at))
        return True

    def touch(self, control: Locator) -> None:
        """Enter, on what has the focus."""
        for _ in range(MAX_TABS):
            if control.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(control).to_be_focused()
        self.page.keyboard.press("Enter")


class Arrows(Keys):
    """In text mode: goes through the list of moves with the arrow keys."""

    def choose(self, seen: Seen) -> Control:
        """A move some way down the list."""
        while self.focused() < 0:
            self.page.keyboard.press("Tab")
        for _ in range(self.rng.randrange(len(seen.controls))):
            self.page.keyboard.press(self.rng.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
        at = self.focused()
        return next(control for control in seen.controls if control.at == at)

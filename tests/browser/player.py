"""A player that knows no game: looks at the page and touches some legal control, until the score sheet shows."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

PATIENCE_MS = 60_000
"""How long a page may show nothing new."""
GLANCE_MS = 100
"""How long to watch one page while another may be the one to move."""
MAX_ROUNDS = 1_500
"""How often each page is looked at, in the longest game."""
COMMIT_CHANCE = 0.6
"""How often the picked move is made, rather than another one picked."""


class Control(NamedTuple):
    """A legal control; `at` is its index among all `[data-move]` of the page."""

    at: int
    move: str
    tray: bool
    pressed: bool
    width: float
    height: float


class Seen(NamedTuple):
    """A page at a glance."""

    controls: list[Control]
    question: str
    confirm: bool
    curtain: bool
    over: bool
    lost: bool
    sign: str

    @property
    def asked(self) -> bool:
        """Whether there is something to touch."""
        return bool(self.controls or self.confirm or self.curtain)


class Player:
    """Plays on one page with mouse or finger; chance decides what is touched."""

    def __init__(self, page: Page, seed: str, finger: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.finger = finger
        self.before: Seen | None = None
        """What was seen before the last touch."""

    def look(self) -> Seen:
        """The page now."""
        return _seen(self.page.evaluate("look()"))

    def ready(self, wait_ms: int = PATIENCE_MS) -> Seen | None:
        """Waits until there is something to touch or the game is over."""
        found = self.page.evaluate("wait => lookReady(wait)", wait_ms)
        return None if found is None else _seen(found)

    def step(self, seen: Seen) -> Seen:
        """One touch, and what it leads to."""
        if seen.curtain:
            self.touch(self.page.locator(".curtain button.main"))
        elif seen.confirm:
            self.touch(self.page.locator("[data-confirm]"))
        elif not self.reach(self.choose(seen)):
            return self.look()
        self.before = seen
        found = self.page.evaluate("([sign, wait]) => lookChanged(sign, wait)", [seen.sign, PATIENCE_MS])
        assert found is not None, f"nothing has changed: {seen.question} {[one.move for one in seen.controls]}"
        return _seen(found)

    def choose(self, seen: Seen) -> Control:
        """Any control; after a touch that only picked, a control that it brought up or the button that confirms."""
        controls = seen.controls
        if self.before is not None and self.before.question == seen.question:
            old = {(control.move, control.tray) for control in self.before.controls}
            controls = [one for one in controls if one.tray and (one.move, one.tray) not in old] or controls
        pressed = {one.move for one in seen.controls if one.pressed}
        doing = [one for one in seen.controls if one.tray and one.move in pressed and not one.pressed]
        if doing and self.rng.random() < COMMIT_CHANCE:
            controls = doing
        return self.rng.choice(controls)

    def reach(self, control: Control) -> bool:
        """Touches a control where it is, if it lies open; otherwise brings it into view first, which may fail.

        A page that was drawn anew meanwhile may have fewer controls: then nothing is touched.
        """
        spot = self.page.evaluate("at => openSpot(at)", control.at)
        if spot == []:
            return False
        if spot is None:
            self.touch(self.page.locator("[data-move]").nth(control.at))
        elif self.finger:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return True

    def touch(self, control: Locator) -> None:
        """A click, or a tap of the finger."""
        if self.finger:
            control.tap()
        else:
            control.click()


def play(
    players: Sequence[Player],
    until: Callable[[Seen], bool] = lambda seen: seen.over,
    watch: Callable[[Player, Seen], None] = lambda player, seen: None,
) -> None:
    """Plays until every page shows what is wanted, by default the score sheet. `watch` is called before each touch."""
    waiting = list(players)
    for _ in range(MAX_ROUNDS):
        for player in list(waiting):
            seen = player.ready(PATIENCE_MS if len(waiting) == 1 else GLANCE_MS)
            while seen is not None and not until(seen) and seen.asked:
                watch(player, seen)
                seen = player.step(seen)
            if seen is not None and until(seen):
                waiting.remove(player)
        if not waiting:
            return
    raise AssertionError(f"no end in sight: {[player.look() for player in waiting]}")


def _seen(found: dict[str, Any]) -> Seen:
    return Seen(**{**found, "controls": [Control(**control) for control in found["controls"]]})

"""A player that knows no game: looks at the page, touches something lit, goes on until the score sheet is there."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

PATIENCE = 30_000
"""Milliseconds until a page that shows nothing new is given up."""
GLANCE = 100
"""Milliseconds spent on one page while another may be the one to move."""
MOST = 1_500
"""Touches in the longest game."""
SETTLED = 0.6
"""How often what has been picked is done, rather than something else picked."""


class Control(NamedTuple):
    """Something lit: its place among all `[data-move]` of the page."""

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

    def ready(self, wait: int = PATIENCE) -> Seen | None:
        """Waits until there is something to touch or the game is over."""
        found = self.page.evaluate("wait => lookReady(wait)", wait)
        return None if found is None else _seen(found)

    def step(self, seen: Seen) -> Seen:
        """One touch, and what it leads to."""
        if seen.curtain:
            self.touch(self.page.locator(".curtain button.main"))
        elif seen.confirm:
            self.touch(self.page.locator("[data-confirm]"))
        else:
            self.reach(self.choose(seen))
        self.before = seen
        found = self.page.evaluate("([sign, wait]) => lookChanged(sign, wait)", [seen.sign, PATIENCE])
        assert found is not None, f"nothing has changed: {seen.question} {[one.move for one in seen.controls]}"
        return _seen(found)

    def choose(self, seen: Seen) -> Control:
        """Any control; after a touch that only picked, one of those that it brought, or the button that does it."""
        controls = seen.controls
        if self.before is not None and self.before.question == seen.question:
            old = {(control.move, control.tray) for control in self.before.controls}
            controls = [one for one in controls if one.tray and (one.move, one.tray) not in old] or controls
        pressed = {one.move for one in seen.controls if one.pressed}
        doing = [one for one in seen.controls if one.tray and one.move in pressed and not one.pressed]
        if doing and self.rng.random() < SETTLED:
            controls = doing
        return self.rng.choice(controls)

    def reach(self, control: Control) -> None:
        """Touches a control. What lies open needs no second look; the rest is brought into view, or cannot be had."""
        lit = self.page.locator("[data-move]").nth(control.at)
        self.touch(lit, force=self.page.evaluate("at => liesOpen(at)", control.at))

    def touch(self, control: Locator, force: bool = False) -> None:
        """A click, or a tap of the finger."""
        if self.finger:
            control.tap(force=force)
        else:
            control.click(force=force)


def play(
    players: Sequence[Player],
    until: Callable[[Seen], bool] = lambda seen: seen.over,
    watch: Callable[[Player, Seen], None] = lambda player, seen: None,
) -> None:
    """Lets the players play until every page shows what was asked for: the score sheet. `watch` sees touches coming."""
    waiting = list(players)
    for _ in range(MOST):
        for player in list(waiting):
            seen = player.ready(PATIENCE if len(waiting) == 1 else GLANCE)
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

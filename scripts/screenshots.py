"""Pictures of every important page into build/screenshots: wide and narrow, light and dark, in every language.

Games are played once, up to the moments to be shown; then each moment is pictured in every theme, size and language.
"""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

from browser.chromium import opened
from browser.games import GAMES, full_options
from browser.people import BEGINNER, BOT, DESK, FRIEND, ME, PHONE, QUICK, Person
from browser.player import Player, play
from browser.records import finished
from playwright.sync_api import Page

from ludopolis.i18n.words import languages

FOLDER = Path("build/screenshots")
DRAWN_MS = 10_000
"""Time for a page to be drawn."""


class Scene(NamedTuple):
    """A page at a moment."""

    name: str
    path: str
    shown: str
    """A selector that must match before the picture is taken."""
    act: Callable[[Page], None] = lambda page: None


def played(host: Person, name: str, touches: int, table: str) -> Scene:
    """A table after that many touches."""
    done = iter(range(touches))
    host.sit(table)
    play([Player(host.page, name)], until=lambda seen: seen.over or next(done, None) is None)
    return Scene(name, f"/t/{table}", "[data-move], .fin")


def ended(host: Person, game: str) -> tuple[Scene, Scene, Scene]:
    """The score sheet, the replay and the analysis of a whole game."""
    text = finished(game, seed="screenshots").record().to_text()
    answer = host.context.request.post("/api/records", data=text, headers={"Origin": host.base})
    table = answer.json()["table"]
    return (
        Scene(f"{game}-score", f"/t/{table}", ".fin"),
        Scene(f"{game}-replay", f"/replay/{table}#40", ".stepper .at"),
        Scene(f"{game}-analysis", f"/replay/{table}?analysis", ".co-plot > svg"),
    )


def pick(page: Page) -> None:
    """Touches the first card that can be picked."""
    page.locator(".hc .card[data-move]").first.click()


def set_up(page: Page) -> None:
    """Opens the form for a new table."""
    page.locator("[data-new]").first.click()


def scenes(host: Person, stranger: Person) -> list[Scene]:
    """All scenes."""
    new = host.new_table
    bought = played(host, "happy_city-buy", 4, new("happy_city", ME, BOT, BEGINNER))
    return [
        played(host, "happy_city-start", 0, new("happy_city", ME, BOT)),
        played(host, "happy_city-draft", 0, new("happy_city", ME, BOT, mode="expert")),
        bought._replace(act=pick),
        played(host, "happy_city-late", 45, new("happy_city", ME, BOT, BEGINNER, mode="expert")),
        played(host, "welcome_to-start", 0, new("welcome_to", ME, BOT, BEGINNER)),
        played(host, "welcome_to-place", 1, new("welcome_to", ME, BOT)),
        played(host, "welcome_to-late", 40, new("welcome_to", ME, BOT, BEGINNER)),
        played(host, "welcome_to-draft", 0, new("welcome_to", ME, BOT, draft=True, expert=True)),
        played(host, "ginkgopolis-start", 0, new("ginkgopolis", ME, BOT)),
        played(host, "ginkgopolis-draft", 0, new("ginkgopolis", ME, BOT, BEGINNER, characters="draft")),
        played(host, "ginkgopolis-late", 40, new("ginkgopolis", ME, BOT, BEGINNER)),
        played(host, "ginkgopolis-solo", 12, new("ginkgopolis", ME)),
        played(host, "streets-start", 0, new("streets", ME, BOT)),
        played(host, "streets-late", 40, new("streets", ME, BOT, BEGINNER, **full_options("streets"))),
        played(host, "streets-solo", 20, new("streets", ME, business=True)),
        played(host, "uptown-start", 0, new("uptown", ME, BOT)),
        played(host, "uptown-late", 12, new("uptown", ME, BOT, BEGINNER)),
        *(scene for game in GAMES for scene in ended(host, game)),
        Scene("invitation", f"/t/{stranger.new_table('happy_city', ME, FRIEND)}", "#seats li"),
        Scene("home", "/", ".games"),
        Scene("set-up", "/", ".games", set_up),
        *(Scene(f"rules-{game}", f"/rules/{game}", ".prose") for game in GAMES),
        Scene("words", f"{bought.path}?text", ".words"),
    ]


def main() -> None:
    """Plays, then photographs."""
    with opened() as (browser, server):
        host, stranger = Person(browser, server, QUICK), Person(browser, server, QUICK)
        all_scenes = scenes(host, stranger)
        seats = host.context.storage_state()
        variants = list(product([("desk", DESK), ("phone", PHONE)], ["light", "dark"], languages()))
        for (form, size), colours, language in variants:
            narrow = form == "phone"
            device = {"viewport": size, "is_mobile": narrow, "has_touch": narrow, "device_scale_factor": 1 + narrow}
            person = Person(
                browser, server, QUICK, True, color_scheme=colours, locale=language, storage_state=seats, **device
            )
            folder = FOLDER / f"{form}-{colours}-{language}"
            for scene in all_scenes:
                page = person.open(scene.path)
                page.locator(scene.shown).first.wait_for(timeout=DRAWN_MS)
                scene.act(page)
                page.evaluate("document.fonts.ready")
                page.screenshot(path=folder / f"{scene.name}.png", animations="disabled")
            person.context.close()
            print(f"{folder}: {len(all_scenes)}")


if __name__ == "__main__":
    main()

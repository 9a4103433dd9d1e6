"""The home page of a server that has any number of games."""

import json
import re
from functools import cache
from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Page, Route

from browser.people import Person
from ludopolis.i18n import Words
from ludopolis.i18n.words import language_names
from ludopolis.server.routes import pages
from ludopolis.server.static.assets import Assets

NAMES = ("Oasis", "Terracotta Harbour", "Über den Dächern", "Go", "The Great Railway Exhibition of 1873")
PLAYERS = ((1, 1), (2, 2), (2, 5), (3, 4), (1, 100))
LOTS = ("empty", "house", "park", "house", "house", "house", "free")
DATA = re.compile(r'<script type="application/json" id="home">(.*?)</script>', re.DOTALL)


def games(known: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """`count` games: the known ones, then made-up ones with their pictures."""
    made_up = [
        {**like, "id": f"game_{number}", "name": f"{name} {number}", "low": low, "high": high}
        for number, like, name, (low, high) in zip(
            range(count), cycle(known), cycle(NAMES), cycle(PLAYERS), strict=False
        )
    ]
    return list(islice(known + made_up, count))


def day(game: dict[str, Any]) -> dict[str, Any]:
    """The deal of the day with a long street."""
    lots = [{"day": "Mo", "kind": kind, "colour": 1, "what": "…", "today": kind == "free"} for kind in LOTS]
    street = {"title": "18", "note": "…", "built": False, "lots": lots}
    told = {"id": "x", "day": "…", "about": "…", "length": game["length"], "ends": "2026-06-16T00:00:00+00:00"}
    told |= {"name": game["name"], "cover": game["cover"], "headline": "", "names": "Boris"}
    return {**told, "running": False, "done": False, "street": street}


@cache
def bundled() -> Assets:
    """What pages load, bundled once for all tests."""
    return Assets()


def open_home(person: Person, count: int, language: str = "en", running: int = 0) -> Page:
    """Opens the home page with `count` games, and running tables of the first ones."""
    assets = bundled()
    words = Words(language)

    def answer(route: Route) -> None:
        real = route.fetch()
        data = DATA.search(real.text())
        assert data is not None
        shown = games(json.loads(data[1])["games"], count)
        html = pages.templates.get_template("home.html").render(
            t=words.text,
            site_url=str,
            url=assets.url,
            root=assets.url("").rstrip("/"),
            drawing=lambda *names: pages.drawing(assets, *names),
            lang=language,
            fonts=("basic",),
            languages=language_names(),
            path="/",
            games=shown,
            puzzle_of_day=None,
            running=[
                {
                    "cover": game["cover"],
                    "name": game["name"],
                    "people": "Boris",
                    "variation": "",
                    "wait": "Boris",
                    "since": "3 h",
                    "url": "/",
                    "yours": True,
                    "chip": "…",
                    "fresh": True,
                    "unread": 12,
                }
                for game in shown[:running]
            ],
            over=[],
            day=day(shown[0]),
            friends=[],
            bots=["beginner", "easy", "regular", "expert", "master"],
            listed=[],
            listing=False,
        )
        route.fulfill(response=real, body=html)

    person.context.route(f"{person.base}/", answer)
    return person.open("/")

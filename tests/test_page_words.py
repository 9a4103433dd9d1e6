"""Every key that the client and the pages use is in the shared catalogue."""

import re
from collections.abc import Iterable
from pathlib import Path

from ludopolis.bots import CHARACTERS
from ludopolis.i18n import Words

PACKAGE = Path(__file__).parent.parent / "src" / "ludopolis"
WEB = PACKAGE / "web"
LOCALE = PACKAGE / "i18n" / "locale"
GAMES_OWN = re.compile(r"^(ask|move|why|event|line|score|figure|ending|warning|option|game)-")
ASKED = re.compile(r"""(?:\bt|\.t|\.text|button)\(\s*["'`]([a-z][\w-]*(?:\$\{[^}]*\})?)["'`]""")
MADE = {
    "prefs-${name}": ["theme", "confirm", "pace", "sound", "since", "toasts", "firsts", "remarks", "text"],
    "prefs-${name}-help": ["since", "toasts", "firsts", "remarks", "text"],
    "prefs-theme-${value}": ["auto", "light", "dark"],
    "prefs-confirm-${value}": ["off", "end", "every"],
    "prefs-pace-${value}": ["instant", "quick", "steps"],
    "prefs-sound-${value}": ["off", "turn", "all"],
    "talk-sign-${name}": ["smile", "wow", "heart", "hand"],
    "table-tab-${tab}": ["board", "players", "log", "talk", "notes", "score"],
    "table-see-${other}": ["board", "score"],
    "home-seat-${name}": ["me", "link", "screen", "bot"],
    "bot-${bot}": ["beginner", "easy", "regular", "expert", "master"],
    **{
        f"character-{character}-${{part}}": ["trade", "temper", "gain", "rival", "won", "lost"]
        for character in CHARACTERS
    },
}
"""Keys composed from parts."""
AROUND = {*WEB.glob("kit/pages/*.js"), *WEB.glob("kit/pad/*.js"), WEB / "kit/setup/form.js", WEB / "kit/setup/plan.js"}
"""Scripts that no page with a board loads."""


def keys_of(files: Iterable[Path]) -> set[str]:
    return {key for file in files for key in ASKED.findall(file.read_text()) if "$" not in key}


def asked_for() -> set[str]:
    keys = keys_of([*WEB.glob("kit/**/*.js"), *WEB.glob("pages/*.html")])
    for pattern, values in MADE.items():
        keys |= {re.sub(r"\$\{\w+\}", value, pattern) for value in values}
    return {key for key in keys if not GAMES_OWN.match(key) or key.startswith(("score-sheet", "why-"))}


def test_enough_keys_were_found() -> None:
    assert len(asked_for()) > 120


def test_the_catalogue_has_every_key() -> None:
    words = Words()
    assert [key for key in sorted(asked_for()) if not words.has(key)] == []


def test_no_table_asks_for_words_that_only_other_pages_load() -> None:
    pages = (LOCALE / "pages.en.ftl").read_text()
    later = set(re.findall(r"^([a-z][\w-]*) =", pages, re.MULTILINE))
    assert len(later) > 120
    assert keys_of(set(WEB.glob("kit/**/*.js")) - AROUND) & later == set()

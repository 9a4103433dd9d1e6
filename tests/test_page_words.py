"""Every key that the client and the pages use is in the shared catalogue."""

import re
from pathlib import Path

from ludopolis.i18n import Words

WEB = Path(__file__).parent.parent / "src" / "ludopolis" / "web"
GAMES_OWN = re.compile(r"^(ask|move|why|event|line|score|figure|ending|warning|option|game)-")
ASKED = re.compile(r"""(?:\bt|\.t|\.text|button)\(\s*["'`]([a-z][\w-]*(?:\$\{[^}]*\})?)["'`]""")
MADE = {
    "prefs-${name}": ["theme", "confirm", "pace", "sound", "since", "toasts", "firsts", "text"],
    "prefs-${name}-help": ["since", "toasts", "firsts", "text"],
    "prefs-theme-${value}": ["auto", "light", "dark"],
    "prefs-confirm-${value}": ["off", "end", "every"],
    "prefs-pace-${value}": ["instant", "quick", "steps"],
    "prefs-sound-${value}": ["off", "turn", "all"],
    "talk-sign-${name}": ["smile", "wow", "heart", "hand"],
    "table-tab-${tab}": ["board", "players", "log", "talk", "notes", "score"],
    "table-see-${other}": ["board", "score"],
    "home-seat-${name}": ["me", "link", "screen", "bot"],
    "bot-${bot}": ["beginner", "easy", "regular", "expert", "master"],
}
"""Keys composed from parts."""


def asked_for() -> set[str]:
    keys: set[str] = set()
    for file in [*WEB.glob("kit/**/*.js"), *WEB.glob("pages/*.html")]:
        keys |= {key for key in ASKED.findall(file.read_text()) if "$" not in key}
    for pattern, values in MADE.items():
        keys |= {re.sub(r"\$\{\w+\}", value, pattern) for value in values}
    return {key for key in keys if not GAMES_OWN.match(key) or key.startswith(("score-sheet", "why-"))}


def test_enough_keys_were_found() -> None:
    assert len(asked_for()) > 120


def test_the_catalogue_has_every_key() -> None:
    words = Words()
    assert [key for key in sorted(asked_for()) if not words.has(key)] == []

"""Everything the terminal prints: two streams, one language, and the names of the players."""

import json
import os
import re
import sys

from rich import _wrap
from rich.console import Console
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadRecord, Fact, LudopolisError
from ludopolis.i18n import Words
from ludopolis.i18n.words import DEFAULT

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")
"""A colour for each seat. Colour only repeats what the name beside it says."""
PIPED_WIDTH_CHARS = 100

_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
"""Rich would break lines at no-break spaces too, between a figure and what it counts; it has no setting for that."""


class Output:
    """Prints in one language. At a table it knows the game's own words and the players' names."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self.stdout = console(stderr=False)
        self.stderr = console(stderr=True)
        self.words = Words(language, terminal=True)
        self.names: list[str] = []
        self.towns: list[str] = []

    def turn_to(self, game: Game, names: list[str] | None = None, lessons: bool = False) -> None:
        """Switches to the words of this game, and of its lessons if asked, and to players with these names."""
        self.words = Words(self.language, registry.modules()[game.id], lessons, terminal=True)
        self.names, self.towns = names or [], []

    def text(self, key: str, **args: object) -> str:
        """A message of the catalogue."""
        return self.words.text(key, **args)

    def say(self, key: str, **args: object) -> None:
        """Prints a message; a line stays one line however narrow the screen."""
        self.stdout.print(self.text(key, **args), soft_wrap=True)

    def note(self, key: str, **args: object) -> None:
        """Prints a message on the error stream."""
        self.stderr.print(self.text(key, **args), soft_wrap=True)

    def sentence(self, prefix: str, told: Fact) -> str:
        """A fact in words."""
        return self.words.say(prefix, told, self.name)

    def line(self, prefix: str, told: Fact) -> Text:
        """A fact in words, players' names in the colours of their seats."""
        text = Text(self.sentence(prefix, told))
        for seat, name in enumerate(self.names):
            text.highlight_words([name], style=seat_style(seat))
        return text

    def name(self, seat: int) -> str:
        """The name of a seat; the one beyond the players belongs to the virtual player of a solo game."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("virtual-player") if self.names else self.text("terminal-seat", number=seat + 1)

    def town(self, seat: int) -> str:
        """What the player of a seat calls their town, if anything."""
        return self.towns[seat] if 0 <= seat < len(self.towns) else ""

    def reason(self, wrong: LudopolisError) -> str:
        """What was wrong and what would be right. A bad record also says why a move in it is impossible."""
        told = self.sentence("why", wrong.reason)
        if isinstance(wrong, BadRecord) and isinstance(wrong.__cause__, LudopolisError):
            return f"{told} {self.reason(wrong.__cause__)}"
        return told


def console(stderr: bool) -> Console:
    """A console that prints text as it is: no markup, no automatic highlighting."""
    made = Console(stderr=stderr, markup=False, emoji=False, highlight=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = PIPED_WIDTH_CHARS
    return made


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def write_json(data: Data) -> None:
    """Prints one JSON document on the standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

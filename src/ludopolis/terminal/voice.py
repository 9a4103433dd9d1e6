"""What the terminal speaks with: two streams, one language, and the names of whoever sits at the table."""

import os
from importlib.resources import files

from rich.console import Console
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.facts import BadRecord, Fact, LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.i18n import Words
from ludopolis.i18n.words import DEFAULT

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")
"""A colour by seat. It only repeats what the name beside it says."""
PIPED_WIDTH = 100


class UnknownLanguage(LudopolisError):
    """There is no catalogue for that language."""


class Voice:
    """Says everything, in one language. At a table it knows the game's own words and the players' names."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self.out = console(stderr=False)
        self.err = console(stderr=True)
        self.words = Words(language)
        self.names: list[str] = []

    def turn_to(self, game: Game, names: list[str] | None = None) -> None:
        """From now on speaks with the words of this game, of players with these names."""
        self.words = Words(self.language, registry.modules()[game.id])
        self.names = names or []

    def text(self, key: str, **args: object) -> str:
        """A message of the catalogue."""
        return self.words.text(key, **args)

    def say(self, key: str, **args: object) -> None:
        """Prints a message; a line stays one line however narrow the screen."""
        self.out.print(self.text(key, **args), soft_wrap=True)

    def note(self, key: str, **args: object) -> None:
        """Prints a message on the error stream."""
        self.err.print(self.text(key, **args), soft_wrap=True)

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
        """The name of a seat; a seat beyond the players' is an automa's."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("terminal-automa") if self.names else self.text("terminal-seat", number=seat + 1)

    def reason(self, wrong: LudopolisError) -> str:
        """What was wrong and what would be right. A bad record also says why the move in it could not be."""
        told = self.sentence("why", wrong.reason)
        if isinstance(wrong, BadRecord) and isinstance(wrong.__cause__, LudopolisError):
            return f"{told} {self.reason(wrong.__cause__)}"
        return told


def console(stderr: bool) -> Console:
    """A console that takes every text as it is: no markup, no guessing at what to colour."""
    made = Console(stderr=stderr, markup=False, emoji=False, highlight=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = PIPED_WIDTH
    return made


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def languages() -> list[str]:
    """The languages for which there is a catalogue."""
    folder = files("ludopolis.i18n") / "locale"
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def choose_language(asked: str) -> str:
    """The language asked for, else that of `LUDOPOLIS_LANG`, else that of `LANG` if there is a catalogue for it."""
    named = asked or os.environ.get("LUDOPOLIS_LANG", "")
    if named:
        if named not in languages():
            raise UnknownLanguage(fact("unknown-language", given=named, allowed=", ".join(languages())))
        return named
    locale = os.environ.get("LANG", "").partition(".")[0]
    for known in (locale.replace("_", "-"), locale.partition("_")[0]):
        if known in languages():
            return known
    return DEFAULT

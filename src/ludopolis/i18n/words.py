"""Turns facts into sentences of one language."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ludopolis.engine.values.facts import Arg, Fact
from ludopolis.i18n.catalogue import Catalogue
from ludopolis.i18n.format import either, listed

DEFAULT = "en"
SHARED = "ludopolis.i18n"
LESSONS = "lessons."
"""How the name of a catalogue of lessons begins: `lessons.en.ftl`."""
PAD = "pad."
"""How the names of the catalogues of score pads begin, which no table loads."""
TERMINAL = "terminal."
"""How the names of the catalogues of the terminal begin, which no browser loads."""
COACH = "coach."
"""How the names of the catalogues of the coach begin, which replays load."""
PAGES = "pages."
"""How the names of the catalogues of pages begin that the server draws, and that no table loads."""
COMMANDS = "commands."
"""How the name of the catalogue of commands begins. It is English alone: hosts and developers read it."""
PLACE = re.compile(r"[A-Z]\d+\.[a-z]?\d+")
"""A place with two numbers in notation: `S2.5`. The message of its domain puts it into words."""
NUMBER = re.compile(r"\d+")
ANY = "any_"
"""How the names of arguments begin whose lists are choices: “north or west”."""


class MissingWord(KeyError):
    """The catalogue lacks a key, or a message lacks one of its arguments."""


@cache
def _catalogue(module: str, prefix: str, language: str) -> Catalogue | None:
    folder: Traversable = files(module) / "locale"
    file = folder / f"{prefix}{language}.ftl"
    return Catalogue(file, language) if file.is_file() else None


@cache
def languages() -> list[str]:
    """The languages that have a shared catalogue, English first."""
    folder: Traversable = files(SHARED) / "locale"
    names = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted((name for name in names if "." not in name), key=lambda name: name != DEFAULT)


def _readable(name: str) -> str:
    """An id as a name: `corner_shop` is “Corner shop”."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


class Words:
    """The words of one language: a game's own if its package is named, then the shared ones. English fills gaps.

    With `lessons` they include those of the game's lessons, which only lessons need; with `terminal` those of the
    command line.
    """

    def __init__(
        self, language: str = DEFAULT, module: str = "", lessons: bool = False, terminal: bool = False
    ) -> None:
        self.language = language
        self.module = module
        self._catalogues: list[Catalogue] = []
        sources = [(module, ""), (module, PAD), (SHARED, ""), (SHARED, PAD), (SHARED, PAGES), (SHARED, COACH)]
        if lessons:
            sources.insert(0, (module, LESSONS))
        if terminal:
            sources += [(SHARED, TERMINAL), (SHARED, COMMANDS)]
        for source, prefix in sources:
            for tongue in dict.fromkeys((language, DEFAULT)):
                catalogue = _catalogue(source, prefix, tongue) if source else None
                if catalogue is not None:
                    self._catalogues.append(catalogue)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(catalogue.has(key) for catalogue in self._catalogues)

    def speaks(self, key: str) -> bool:
        """Whether there is a message of that key in the language itself."""
        return any(catalogue.language == self.language and catalogue.has(key) for catalogue in self._catalogues)

    def text(self, key: str, **args: object) -> str:
        """The message of that key; raises `MissingWord` rather than show the key to a person."""
        return self._format(key, args)

    def say(self, prefix: str, told: Fact, name: Callable[[int], str] | None = None) -> str:
        """A fact as a sentence: the message `PREFIX-KIND`, with arguments turned into words by their domain.

        `name` returns the name of a seat.
        """
        args = {key: self._arg(key, value, name) for key, value in told.args.items()}
        return self._format(f"{prefix}-{told.kind}", args)

    def _arg(self, key: str, value: Arg, name: Callable[[int], str] | None) -> object:
        domain = key.rpartition("_")[2]
        if not isinstance(value, tuple):
            return self.word(domain, value, name)
        together = either if key.startswith(ANY) else listed
        return together(self.language, (str(self.word(domain, item, name)) for item in value))

    def word(self, domain: str, value: int | str, name: Callable[[int], str] | None) -> object:
        """A thing of a domain as it is called: `card-museum`. A seat has its player's name, other numbers stay."""
        if isinstance(value, int):
            return name(value) if domain == "seat" and name is not None else value
        key = f"{domain}-{value}"
        if self.has(key):
            return self._format(key, {})
        if PLACE.fullmatch(value) and self.has(domain):
            first, second = map(int, NUMBER.findall(value))
            return self._format(domain, {"first": first, "second": second, "next": second + 1})
        unnamed = f"{domain}-unnamed"  # an id from a user's component folder
        return self._format(unnamed, {"name": _readable(value)}) if self.has(unnamed) else value

    def _format(self, key: str, args: Mapping[str, object]) -> str:
        for catalogue in self._catalogues:
            if catalogue.has(key):
                text, errors = catalogue.format(key, dict(args))
                if text is None:
                    break
                if errors:
                    raise MissingWord(f"{key}: {errors[0]}")
                return text
        raise MissingWord(key)


@cache
def language_names() -> list[tuple[str, str]]:
    """The languages, each with its name in itself."""
    return [(language, Words(language).text("language-name")) for language in languages()]

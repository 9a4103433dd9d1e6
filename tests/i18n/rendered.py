"""Renders messages as people read them: with names, amounts, cards and places in them.

Arguments are chosen by the name of a variable. Those that selectors name come first, then the kinds below, then the
words of the catalogue (`card` is any `card-…`); a variable that is none of these is a number.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent

from i18n import catalogue_lint as lint
from i18n.catalogue_lint import PACKAGE
from ludopolis.i18n.catalogue import ENTRY
from ludopolis.i18n.format import listed, percent
from ludopolis.i18n.words import COACH, COMMANDS, DEFAULT, LESSONS, PAD, PAGES, TERMINAL, Words

NUMBERS = (0, 1, 2, 5, 21, 1000)
"""Every plural form of our languages that a whole number has, and a number with a separator."""
FEW = (1, 2, 3, 5, 12)
"""Players, places, floors: as many as a table has at most."""
PLACES = {"slot", "gap"}
"""Messages that put a place with two numbers into words."""
PREFIXES = ("", COACH, COMMANDS, LESSONS, PAD, PAGES, TERMINAL)
LONG_NAME = "Maximiliana Konstantina von Hohenstaufen"
"""Forty letters, the longest name that a player may have."""
NAMES = {
    "seat",
    "from_seat",
    "to_seat",
    "first_seat",
    "active_seat",
    "owner_seat",
    "other_seat",
    "name",
    "rival",
    "mover",
    "nudger",
}
PHRASES = {"worth", "gap"}
"""Amounts with their unit: “5 points”."""
PHRASES_IN = re.compile(
    r"opening-.+/amount|analysis-cost.*/points|mine-coach-part/points|deal-headline.*/points"
    r"|(device-record-short|status-won|score-sheet-decided|terminal-(winners?|draw|solo-score))/(points|total)"
)
MOVES = {"move", "moves", "turn", "turns", "do", "told"}
SHARES = {"share", "error", "chance", "before", "after", "now", "best"}
TIMES = {"time", "bank", "increment"}
LETTERS_IN = re.compile(r"(ask|event|why)-(token\w*|cell_taken)|move-exploit_letter")
"""Where a card of Ginkgopolis is always a letter."""
COUNTED_IN = re.compile(r"why-(too-many(-towns)?|wrong-count|too-few-verified|ragged-row|record-count|bad-total)")
"""Where what was given or expected is a number."""
NUMBERED_IN = re.compile(r"replay-at/move|(cli-replay-at|why-cannot-withdraw)/entry|deal-.+/seat")
"""Where a word that is text elsewhere is a number."""
SMALL = {
    "place",
    "rank",
    "pick",
    "deck",
    "stack",
    "street",
    "plot",
    "height",
    "signs",
    "units",
    "times",
    "players",
    "step",
    "level",
    "placed",
}
"""What is never more than a few."""
TEXTS: Mapping[str, str] = {
    "ability": "ABILITY",
    "address": "games.example.org",
    "alpha": "5%",
    "allowed": "uptown, streets",
    "beta": "5%",
    "begin": "25%",
    "bots": "net, cmd",
    "category": "“…”",
    "cell": "-1,2",
    "column": "price",
    "command": "play",
    "default": "2",
    "entry": "uptown",
    "expected": "int",
    "field": "header",
    "figures": "Anna 40, Boris 38",
    "file": "games.gz",
    "floor": "55%",
    "folder": "backups",
    "given": "abc",
    "host": "example.org",
    "id": "uptown",
    "interval": "50% – 60%",
    "known": "1.0",
    "label": "X",
    "letter": "B",
    "letters": "C, D",
    "link": "http://127.0.0.1:8000",
    "module": "my_bots",
    "network": "0.9",
    "option": "--port",
    "other": "streets",
    "path": "games.jsonl",
    "picture": "#",
    "problem": "(errno)",
    "protocol": "1",
    "range": "1–3",
    "seed": "abc",
    "sizes": "2, 3",
    "spread": "60 ± 5",
    "table": "cards.csv",
    "text": "abc",
    "version": "1.0",
}
"""What programs call things."""


NO_THING = re.compile(r"-(help|decides|unnamed)$")


@cache
def entries(file: Path) -> dict[str, str]:
    """The messages of a file as they are written, by their keys."""
    return {entry[1]: entry[0] for entry in ENTRY.finditer(file.read_text("utf-8"))}


def plain(entry: str) -> str:
    """The text of a message that has no variables."""
    return re.sub(r"\n +", "\n", entry.partition("=")[2]).strip()


class Shelf:
    """One English catalogue: its messages, and the variables of each with the values that its selectors name."""

    def __init__(self, file: Path) -> None:
        self.prefix = file.name.removesuffix("en.ftl")
        self.game = file.parent.parent.name if "games" in file.parts else ""
        self.file = file
        parsed = lint.Catalogue(file, DEFAULT)
        self._parts = {key: inside for key, _, inside in parsed.entries}

    def language(self, language: str) -> Path:
        """The same catalogue in a language."""
        return self.file.with_name(f"{self.prefix}{language}.ftl")

    def variables(self, key: str) -> dict[str, set[str]]:
        """The variables of a message and of those that it consists of, with the names of their selectors' variants."""
        found: dict[str, set[str]] = {}
        for part in self._inside(key, set()):
            if isinstance(part, fluent.VariableReference):
                found.setdefault(part.id.name, set())
            if isinstance(part, fluent.SelectExpression) and isinstance(part.selector, fluent.VariableReference):
                names = {one.key.name for one in part.variants if isinstance(one.key, fluent.Identifier)}
                found.setdefault(part.selector.id.name, set()).update(names - lint.CATEGORIES)
        return found

    def _inside(self, key: str, seen: set[str]) -> Iterator[fluent.BaseNode]:
        if key in seen or key not in self._parts:
            return
        seen.add(key)
        yield from self._parts[key]
        for other in lint.references(self._parts[key]):
            yield from self._inside(other, seen)


@cache
def shelves() -> list[Shelf]:
    """All English catalogues of the package."""
    folders = [PACKAGE / "i18n", *sorted((PACKAGE / "games").iterdir())]
    files = [folder / "locale" / f"{prefix}en.ftl" for folder in folders for prefix in PREFIXES]
    return [Shelf(file) for file in files if file.is_file()]


class Reader:
    """Somebody who reads a catalogue in a language."""

    def __init__(self, shelf: Shelf, language: str) -> None:
        self.shelf = shelf
        self.language = language
        module = f"ludopolis.games.{shelf.game}" if shelf.game else ""
        self.words = Words(language, module, lessons=shelf.prefix == LESSONS, terminal=True)
        self.raw = entries(shelf.language(language))
        self._things = entries(shelf.file.with_name(f"{language}.ftl"))
        self._domains: dict[str, list[object]] = {}

    def texts(self, key: str) -> Iterator[str]:
        """A message with each of its arguments, the longest list of values once through."""
        if "{" not in self.raw[key]:  # parsing takes most of the time
            yield plain(self.raw[key])
            return
        variables = self.shelf.variables(key)
        values = {name: self.values(key, name, chosen) for name, chosen in variables.items()}
        for turn in range(max((len(some) for some in values.values()), default=1)):
            yield self.words.text(
                key, **{name: some[(turn + at) % len(some)] for at, (name, some) in enumerate(values.items())}
            )

    def values(self, key: str, name: str, chosen: set[str]) -> Sequence[object]:
        """What a variable may be."""
        if chosen:
            return sorted(chosen)
        if (name == "card" and LETTERS_IN.fullmatch(key)) or name == "letter":
            return ["B"]
        if name in {"given", "expected"} and COUNTED_IN.fullmatch(key):
            return list(NUMBERS)
        if NUMBERED_IN.fullmatch(f"{key}/{name}"):
            return list(FEW)
        if name == "bot":
            return [self.words.text("bot-random"), self.words.text("bot-mc")]
        if name == "ending":
            return self.domain("ending")[:1] or [
                Words(self.language, "ludopolis.games.uptown").text("ending-deck_empty")
            ]
        if key == "deal-ends":
            return [self.words.text("deal-midnight")]
        if name in NAMES:
            return self.names()
        if name == "names":
            return [listed(self.language, self.names()[:count]) for count in (1, 2, 3)]
        if name in PHRASES or PHRASES_IN.fullmatch(f"{key}/{name}"):
            return [self.words.text("amount-points", points=points) for points in NUMBERS]
        if name == "game":
            return ["UpTown", Words(self.language, "ludopolis.games.welcome_to").text("game-name")]
        if not self.shelf.game and name in MOVES:
            return [Words(self.language, "ludopolis.games.uptown").text("move-discard")]
        if not self.shelf.game and name in SHARES:
            return [percent(self.language, share) for share in (0, 7, 100)]
        if name in TIMES:
            return [self.words.text("time-hours", count=count) for count in NUMBERS[1:]]
        if self.words.has(place := name.rpartition("_")[2]) and place in PLACES:
            return [self.words.text(place, first=2, second=second) for second in (5, 11)]
        if domain := self.domain(name.rpartition("_")[2]):
            return domain
        if name.rpartition("_")[2] in TEXTS:
            return [TEXTS[name.rpartition("_")[2]]]
        return list(FEW if name in SMALL else NUMBERS)

    def names(self) -> list[str]:
        """Players: one letter, forty, and a bot that the program has numbered."""
        bot = self.words.text("bot-numbered", bot=self.words.text("bot-random"), number=2)
        return ["Ω", bot, LONG_NAME]

    def domain(self, name: str) -> Sequence[object]:
        """The shortest and the longest thing of a domain in a game's catalogue, one that ends in a figure, and two."""
        if name not in self._domains:
            raw = self._things.items() if self.shelf.game else ()
            things = [text for key, text in raw if key.startswith(f"{name}-") and not NO_THING.search(key)]
            words = sorted((plain(text) for text in things if "{" not in text), key=len)
            ends = [word for word in words if word[-1:].isdigit()][-1:]
            few = [*words[:1], *ends, *words[-1:]]
            lists = [listed(self.language, few[-2:])] if few and not few[-1].endswith(".") else []
            self._domains[name] = [*few, *lists]
        return self._domains[name]

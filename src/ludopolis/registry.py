"""Finds games: our own in `games/`, other people's by the entry-point group `ludopolis.games`.

An entry point is a package that exports `GAME`, or names the game itself: `package:GAME`, `package.module:NAME`. The
game's id is its own, whatever the entry is called. The module of a game may also export `OLDER`: games of earlier rules
versions whose records can still be replayed.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from operator import attrgetter
from pkgutil import iter_modules
from typing import NamedTuple

from ludopolis import games as own
from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import BadLesson, Lesson, parse
from ludopolis.engine.table.record import Header
from ludopolis.engine.values.facts import BadRecord, Fact, LudopolisError, fact

GROUP = "ludopolis.games"
ENGLISH_CATALOGUE = "locale/en.ftl"
"""The catalogue that every game must have, in its package."""
LESSONS = "lessons"
"""The folder of a game's lessons, in its package."""


class UnknownGame(LudopolisError):
    """No game of that id is installed, or it cannot be used."""


class BadGame(NamedTuple):
    """An entry point that gives no game, and why."""

    entry: str
    reason: Fact


class _Source(NamedTuple):
    """Where a game is: a name in a module, and the package that holds its catalogues and files."""

    module: str
    name: str
    package: str


@cache
def _sources() -> tuple[dict[str, _Source], list[BadGame]]:
    """The games by id, and the entries that give none. The first game of an id stays."""
    found: dict[str, _Source] = {}
    bad: list[BadGame] = []
    for module in iter_modules(own.__path__):
        if module.ispkg:
            package = f"{own.__name__}.{module.name}"
            found[module.name] = _Source(package, "GAME", package)
    for entry in entry_points(group=GROUP):
        source = _Source(entry.module, entry.attr or "GAME", "")
        try:
            id, package = _load(source)
        except Exception as wrong:  # a stranger's module may fail in any way
            problem = f"{type(wrong).__name__}: {wrong}"
            bad.append(BadGame(entry.name, fact("game-fails", entry=_written(entry), problem=problem)))
            continue
        if not package or not (files(package) / ENGLISH_CATALOGUE).is_file():
            bad.append(BadGame(entry.name, fact("game-without-words", entry=_written(entry), path=ENGLISH_CATALOGUE)))
        elif id in found:
            other = found[id]
            taken = fact("game-id-taken", entry=_written(entry), given=id, other=f"{other.module}:{other.name}")
            bad.append(BadGame(entry.name, taken))
        else:
            found[id] = source._replace(package=package)
    return found, bad


def _load(source: _Source) -> tuple[str, str]:
    """The id of a game and the package around its module."""
    module = import_module(source.module)
    game = attrgetter(source.name)(module)
    if not isinstance(game, Game):
        raise TypeError(f"{source.name} is not a Game")
    return game.id, module.__package__ or ""


def _written(entry: EntryPoint) -> str:
    return f"{entry.name} = {entry.value}"


def modules() -> dict[str, str]:
    """The package of every installed game, by the game's id: there its catalogues and files are."""
    return {id: source.package for id, source in _sources()[0].items()}


def bad_games() -> list[BadGame]:
    """The entry points that give no game."""
    return _sources()[1]


def ids() -> list[str]:
    """The ids of all installed games."""
    return sorted(_sources()[0])


def listed(drafts: bool) -> list[str]:
    """The ids of the games that a server lists: drafts only if they are wanted."""
    return [id for id in ids() if drafts or not find(id).draft]


def find(id: str, components: str = "", rules: int = 0) -> Game:
    """The game of that id, with its own components or with those of a folder; by today's rules, or by older ones."""
    source = _source(id)
    game: Game = attrgetter(source.name)(import_module(source.module))
    for known in _older(id):
        if known.version == rules:
            game = known
    return game.with_components(components) if components else game


@cache
def lessons(id: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises `BadLesson`."""
    folder = files(_source(id).package) / LESSONS
    texts = {
        file.name: file.read_text("utf-8") for file in (folder.iterdir() if folder.is_dir() else ()) if file.is_file()
    }
    found = [
        parse(name.removesuffix(".toml"), text, texts.get(name.replace(".toml", ".json"), ""))
        for name, text in texts.items()
        if name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.number, lesson.id)))


def lesson(game: str, id: str = "") -> Lesson:
    """A lesson of a game, the first without an id; raises `BadLesson`."""
    known = lessons(game)
    for one in known:
        if one.id == id or not id:
            return one
    raise BadLesson(fact("no-such-lesson", game=game, given=id, allowed=", ".join(one.id for one in known) or "-"))


def _older(id: str) -> tuple[Game, ...]:
    """The games of earlier rules versions."""
    older: tuple[Game, ...] = getattr(import_module(_source(id).module), "OLDER", ())
    return older


def _source(id: str) -> _Source:
    found, bad = _sources()
    if id in found:
        return found[id]
    for entry, reason in bad:
        if entry == id:
            raise UnknownGame(reason)
    raise UnknownGame(fact("unknown-game", given=id, allowed=", ".join(ids())))


def find_for(header: Header, components: str = "") -> Game:
    """The game a record was played with; refuses one whose rules version or components are not installed."""
    game = find(header.game, components, header.rules)
    same_rules = [known for known in (game, *_older(header.game)) if known.version == header.rules]
    if not same_rules:
        raise BadRecord(fact("record-rules", game=header.game, given=header.rules, known=game.version))
    for known in same_rules:
        if known.components.digest == header.components:
            return known
    known_digest = same_rules[0].components.digest
    raise BadRecord(fact("record-components", game=header.game, given=header.components, known=known_digest))

"""Finds games: our own by looking into `games/`, strangers' by the entry-point group `ludopolis.games`.

An entry names a `Game`; a module may also export `OLDER`, games of earlier rules versions that can still be replayed.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludopolis import games as own
from ludopolis.engine.facts import BadRecord, LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.record import Header

GROUP = "ludopolis.games"


class UnknownGame(LudopolisError):
    """No game of that name is installed."""


@cache
def modules() -> dict[str, str]:
    """The module of every installed game, by the game's id."""
    found = {module.name: f"{own.__name__}.{module.name}" for module in iter_modules(own.__path__) if module.ispkg}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value)
    return found


def ids() -> list[str]:
    """The ids of all installed games."""
    return sorted(modules())


def find(id: str, components: str = "") -> Game:
    """The game of that id, on its own components or on those of a folder."""
    if id not in modules():
        raise UnknownGame(fact("unknown-game", given=id, allowed=", ".join(ids())))
    game: Game = import_module(modules()[id]).GAME
    return game.with_components(components) if components else game


def find_for(header: Header, components: str = "") -> Game:
    """The game that a record was played with; refuses one whose rules version or components are not there."""
    game = find(header.game, components)
    older: tuple[Game, ...] = getattr(import_module(modules()[header.game]), "OLDER", ())
    same_rules = [known for known in (game, *older) if known.version == header.rules]
    if not same_rules:
        raise BadRecord(fact("record-rules", game=header.game, given=header.rules, known=game.version))
    for known in same_rules:
        if known.components.digest == header.components:
            return known
    known_digest = same_rules[0].components.digest
    raise BadRecord(fact("record-components", game=header.game, given=header.components, known=known_digest))

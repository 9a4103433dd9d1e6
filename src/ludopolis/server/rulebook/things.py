"""Things on a board: `what.toml` of a game names the place in the rules that explains each of them.

    [things]    what boards mark with `data-what`; its name is the message `what-KIND`. `KIND-CASE` is one of its cases
    [asks]      what is being decided
    [scores]    lines of the score sheet
    [firsts]    events that are explained when they first happen

Every value is the id of a heading, paragraph, item or row of the rules page (docs/rulebook.md).
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from ludopolis import registry
from ludopolis.engine.values.data import Data
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.server.rulebook.book import book_of

FILE = "what.toml"
PARTS = ("things", "asks", "scores", "firsts")
EVERY_BOARD = ("player", "table")
"""Things on every board: a player, and the board as a whole."""

Places = dict[str, dict[str, str]]


@cache
def places(game: str) -> Places:
    """For each part of the file, the id in the rules by kind. Empty if the game has no such file."""
    file = files(registry.modules()[game]) / FILE
    read = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {part: {str(kind): str(id) for kind, id in read.get(part, {}).items()} for part in PARTS}


def answers(game: str, language: str) -> Data:
    """`places` with the title and the text of each place in a language; places missing in the rules are left out."""
    found = book_of(registry.modules()[game], language).excerpts
    return {
        part: {
            kind: {"id": id, "title": found[id].title, "html": found[id].html}
            for kind, id in ids.items()
            if id in found
        }
        for part, ids in places(game).items()
    }


def faults(game: str) -> Iterator[str]:
    """Faults of a game's `what.toml`: words or places that a language lacks, kinds that do not exist."""
    module = registry.modules()[game]
    known = places(game)
    if not any(known.values()):
        return
    events = {kind.name for kind in registry.find(game).event_kinds}
    yield from (f"[things] lacks {kind}" for kind in EVERY_BOARD if kind not in known["things"])
    yield from (f"[firsts] {kind} is no event" for kind in known["firsts"] if kind not in events)
    for language in languages():
        if not (files(module) / "locale" / f"{language}.ftl").is_file():
            continue
        words = Words(language, module)
        book = book_of(module, language)
        keys = [f"what-{kind.partition('-')[0]}" for kind in known["things"]]
        keys += [f"ask-{kind}" for kind in known["asks"]] + [f"score-{kind}" for kind in known["scores"]]
        yield from (f"{language}: there is no word {key}" for key in keys if not words.speaks(key))
        for part, ids in known.items():
            missing = ((kind, id) for kind, id in ids.items() if id not in book.excerpts)
            yield from (f"{language}: [{part}] {kind}: the rules have no {id}" for kind, id in missing)

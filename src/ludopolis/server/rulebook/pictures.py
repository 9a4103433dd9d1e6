"""Positions that a rulebook shows: `pictures/NAME.json` in a game's folder, each a dump as `Game.load` reads it."""

import json
from functools import cache
from importlib.resources import files

from ludopolis import registry
from ludopolis.engine.contract import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server.rulebook.book import EVERYBODY, Book, Figure
from ludopolis.server.tables.wire import deciding, encode, facts, final, sheets

SOMEBODY: Data = {"name": "", "kind": "human", "bot": "", "here": True, "resigned": False}


@cache
def position(game: str, name: str) -> State:
    """The position of that name."""
    text = (files(registry.modules()[game]) / "pictures" / f"{name}.json").read_text("utf-8")
    return registry.find(game).load(json.loads(text))


def pictures(game: str, book: Book) -> str:
    """The messages from which a page draws the figures of a book, by key, as JSON."""
    return encode({figure.key: message(game, figure) for figure in book.figures})


def message(game: str, figure: Figure) -> Data:
    """The message that the seat of a figure would get, with the position in words."""
    return shown(position(game, figure.position), SPECTATOR if figure.seat == EVERYBODY else int(figure.seat))


def shown(state: State, seat: int) -> Data:
    """The message from which a page draws a position as a seat or the spectator sees it."""
    blinded = state.blind(seat)
    due = deciding(state)
    asked = seat in due
    told: Data = {
        "turn": blinded.turn(),
        "view": blinded.view(seat),
        "me": None if seat == SPECTATOR else seat,
        "deciding": due,
        "seats": [SOMEBODY] * state.players,
        "asks": blinded.asks(seat).to_json() if asked else None,
        "legal": _legal(blinded, seat) if asked else [],
        "position": facts(blinded.position(seat)),
        "scores": sheets(blinded),
    }
    return {**told, "over": final(state)} if state.pending() == 0 else told


def _legal(blinded: State, seat: int) -> list[Data]:
    return [
        {
            "move": blinded.to_text(seat, move),
            "say": blinded.describe(seat, move).to_json(),
            "ends": False,
            "reveals": False,
        }
        for move in blinded.legal(seat)
    ]

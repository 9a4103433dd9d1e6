"""Descriptions of games and tables in the reader's language. Catalogues of other people's games may lack messages."""

import logging
from typing import Any

from ludopolis import registry
from ludopolis.bots import is_level
from ludopolis.bots.characters import level_and_character
from ludopolis.bots.levels import NET, player_of
from ludopolis.bots.network import nearest
from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import Lesson
from ludopolis.engine.values.facts import LudopolisError
from ludopolis.engine.values.options import Option, spelling
from ludopolis.i18n import Words
from ludopolis.server.model.tables import TableRow
from ludopolis.server.static.assets import Assets

log = logging.getLogger(__name__)

UNITS = {"days": 86_400, "hours": 3_600, "minutes": 60, "seconds": 1}


def words_of(language: str, game: str) -> Words:
    """The words of a game, or the shared ones alone if it is not installed."""
    return Words(language, registry.modules().get(game, ""))


def name_of(words: Words, game: str) -> str:
    """The name of a game; its id where the catalogue has no name, or the game is gone."""
    return _text(words, "game-name", game)


def game_card(assets: Assets, language: str, id: str) -> dict[str, Any]:
    """A game with its options, for the pages that present it and for setting up a table."""
    game: Game = registry.find(id)
    words = words_of(language, id)
    pitch = _text(words, "game-pitch")
    return {
        "id": id,
        "name": name_of(words, id),
        "pitch": pitch,
        "goal": _text(words, "game-goal", pitch),
        "length": _text(words, "game-length"),
        "difficulty": _text(words, "game-difficulty"),
        "ease": game.ease,
        "low": game.players[0],
        "high": game.players[1],
        "towns": bool(game.seat_label),
        "options": [_option(words, option) for option in game.options],
        "cover": assets.cover(id),
        "pad": game.pad is not None,
        "lessons": lessons(language, id),
        "edition": _text(words, f"edition-{game.components.certainty}"),
        "about": about_edition(words, game),
    }


def lessons(language: str, id: str) -> list[dict[str, str]]:
    """The lessons of a game by name, without those that cannot be read."""
    try:
        known = registry.lessons(id)
    except LudopolisError as wrong:
        log.warning("the lessons of %s cannot be read: %s", id, wrong)
        return []
    words = lesson_words(language, id)
    keys = [(lesson.id, f"lesson-{lesson.id}") for lesson in known]
    return [{"id": name, "title": _text(words, key, name), "about": _text(words, f"{key}-about")} for name, key in keys]


def lesson_words(language: str, game: str) -> Words:
    """The words of a game and of its lessons."""
    return Words(language, registry.modules()[game], lessons=True)


def lesson_data(lesson: Lesson, language: str, game: str) -> dict[str, Any]:
    """A lesson as the client gets it: its steps, and the moves it expects."""
    told = lessons(language, game)
    at = [one["id"] for one in told].index(lesson.id)
    return {
        **told[at],
        "seat": lesson.seat,
        "steps": [
            {"id": step.id, "light": step.light, "wait": step.wait, "answers": step.answers} for step in lesson.steps
        ],
        "cues": [cue._asdict() for cue in lesson.cues()],
        "later": lesson.later,
        "next": told[at + 1] if at + 1 < len(told) else None,
    }


def about_edition(words: Words, game: Game) -> str:
    """How certain the components are, in the game's own sentences if it has them."""
    certainty = game.components.certainty
    own = _text(words, f"edition-about-{certainty}")
    return own or words.text("edition-says", what=_text(words, f"certainty-{certainty}", certainty))


def _option(words: Words, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "label": _text(words, f"option-{option.name}", option.name),
        "help": _text(words, f"option-{option.name}-help"),
        "default": option.default,
        "values": [(value, value_name(words, option.name, value)) for value in option.choices],
        "low": option.low,
        "high": option.high,
        "fewest": option.fewest,
        "most": option.most,
        "needs": option.needs,
        "solo": option.solo,
        "minor": option.minor,
    }


def value_name(words: Words, option: str, value: object) -> str:
    """A value of an option as a person calls it."""
    if isinstance(value, bool):
        return words.text(spelling(value))
    return _text(words, f"option-{option}-{value}", str(value))


def chips(words: Words, game: Game, row: TableRow, players: bool = True) -> list[str]:
    """A table's settings as short labels: players, options that differ from the default, levels of bots."""
    if isinstance(row.settings.get("lesson"), str):
        return [words.text("lesson-title")]
    told = [words.text("table-variation")] if row.settings.get("variation") else []
    if players:
        told.append(words.text("table-players-count", count=len(row.seats)))
    if "deal" in row.settings:
        told.append(words.text("duel-title" if row.settings.get("duel") else "deal-title"))
    told += unusual(words, game, row.options)
    if row.settings.get("hints"):
        told.append(words.text("home-hints"))
    if row.settings.get("clock"):
        told.append(clock_terms(words, row.settings["clock"]))
    levels = {level_and_character(place.bot)[0] for place in row.seats if place.kind == "bot" and is_level(place.bot)}
    if any(player_of(game, level).bot == NET for level in levels):
        learned = nearest(game, len(row.seats), row.options) is not None
        told.append(words.text("table-learned" if learned else "table-not-learned"))
    return told


def unusual(words: Words, game: Game, options: dict[str, Any]) -> list[str]:
    """The options that differ from the default, as short labels."""
    told: list[str] = []
    for option in game.options:
        value = options.get(option.name, option.default)
        if value != option.default:
            label = _text(words, f"option-{option.name}", option.name)
            told.append(label if value is True else f"{label}: {value_name(words, option.name, value)}")
    return told


def clock_terms(words: Words, clock: dict[str, Any]) -> str:
    """How long people may think at a table."""
    lengths = {name: _length(words, clock[name]) for name in ("bank", "increment")}
    return words.text(f"clock-{clock['kind']}-chip", **lengths)


def _length(words: Words, seconds: int) -> str:
    unit, length = next((unit, length) for unit, length in UNITS.items() if seconds % length == 0)
    return words.text(f"time-{unit}", count=seconds // length)


def _text(words: Words, key: str, instead: str = "") -> str:
    return words.text(key) if words.has(key) else instead

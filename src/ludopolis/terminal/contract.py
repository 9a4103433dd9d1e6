"""`ludopolis check`: runs the contract on a game and listens whether all its facts can be said."""

import traceback

from rich.progress import Progress

from ludopolis import registry
from ludopolis.engine.check import check_setting
from ludopolis.engine.facts import BrokenLaw, Fact
from ludopolis.engine.game import Game
from ludopolis.engine.schedule import Setting, covering
from ludopolis.engine.state import Data
from ludopolis.i18n.words import MissingWord
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.voice import Voice


def check(voice: Voice, id: str, components: str, pairs: bool, seed: str, as_json: bool) -> bool:
    """A line for every setting that kept all laws; stops at the first that did not. Says whether all did."""
    game = registry.find(id, components)
    settings = covering(game, 2 if pairs else 1)
    done: list[Data] = []
    law = _missing_words(voice, game)
    with Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        bar = progress.add_task(voice.text("cli-check-progress"), total=len(settings))
        for index, setting in enumerate(settings):
            if law:
                break
            row, law = _try(voice, game, setting, f"{seed}/{index}")
            done.append(row)
            if not as_json and not law:
                voice.say("cli-check-line", setting=setting.name(), moves=row["moves"], positions=row["positions"])
            progress.advance(bar)
    if as_json:
        write_json({"game": game.id, "rules": game.version, "seed": seed, "settings": done, "broken": law or None})
    elif not law:
        voice.say("cli-check-good", game=game.id, settings=len(settings))
    if law:
        where = done[-1]["setting"] if done else ""
        voice.note("cli-check-broken" if where else "cli-check-words", game=game.id, setting=where, law=law)
    return not law


def _try(voice: Voice, game: Game, setting: Setting, seed: str) -> tuple[Data, str]:
    """One setting: what was found, and the law that was broken, if any."""
    row: Data = {"setting": setting.name(), "players": setting.players, "options": setting.options}
    voice.turn_to(game, [voice.text("terminal-seat", number=seat + 1) for seat in range(setting.players)])

    def hear(prefix: str, told: Fact) -> None:
        voice.sentence(prefix, told)

    try:
        found = check_setting(game, setting, seed, hear)
    except BrokenLaw as broken:
        law = str(broken)
    except MissingWord as missing:
        law = voice.text("cli-check-missing", word=str(missing.args[0]))
    except Exception as crash:  # a stranger's rules may fail in any way
        traceback.print_exc()
        law = voice.text("cli-check-crash", error=type(crash).__name__, message=str(crash))
    else:
        return {**row, "moves": found.moves, "positions": found.positions, "ending": found.ending}, ""
    return row, law


def _missing_words(voice: Voice, game: Game) -> str:
    """The first message that every game needs and this one lacks: those that no random game is sure to use."""
    voice.turn_to(game)
    needed = ["game-name", "game-pitch", f"certainty-{game.components.certainty}"]
    for option in game.options:
        needed += [f"option-{option.name}", f"option-{option.name}-help"]
        needed += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    needed += [f"ending-{ending}" for ending in game.endings]
    needed += [f"event-{kind.name}" for kind in game.event_kinds[1:]]
    for key in needed:
        if not voice.words.has(key):
            return voice.text("cli-check-missing", word=key)
    return ""

"""`ludopolis check`: runs the contract on a game, takes its lessons, and makes sure that nothing lacks words."""

import traceback

from rich.progress import Progress

from ludopolis import registry
from ludopolis.bots.settings import settings_of
from ludopolis.engine.check import check_setting, unchecked
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BrokenLaw, Fact, LudopolisError
from ludopolis.i18n.words import MissingWord
from ludopolis.server.rulebook.things import faults
from ludopolis.terminal.check_lessons import CheckedLesson, check_lessons, law_of
from ludopolis.terminal.output import Output, write_json


def run(output: Output, id: str, components: str, pairs: bool, seed: str, as_json: bool) -> bool:
    """Prints a line for each setting that keeps all laws; stops at the first that does not. Returns whether all do."""
    game = registry.find(id, components)
    settings = covering(game, 2 if pairs else 1)
    done: list[Data] = []
    lessons: list[CheckedLesson] = []
    law = _missing_word(output, game) or next(faults(game.id), "") or _bad_settings(game)
    if not law:
        try:
            lessons = check_lessons(game)
        except LudopolisError as wrong:
            law = law_of(output, wrong)
    for lesson in lessons if not as_json else ():
        output.say("cli-check-lesson", id=lesson.id, steps=lesson.steps, moves=lesson.moves)
    with Progress(console=output.stderr, transient=True, disable=not output.stderr.is_terminal) as progress:
        bar = progress.add_task(output.text("cli-check-progress"), total=len(settings))
        for index, setting in enumerate(settings):
            if law:
                break
            row, law = _try(output, game, setting, f"{seed}/{index}")
            done.append(row)
            if not as_json and not law:
                output.say("cli-check-line", setting=setting.name(), moves=row["moves"], positions=row["positions"])
            progress.advance(bar)
    if as_json:
        told = {"lessons": [lesson._asdict() for lesson in lessons], "settings": done, "broken": law or None}
        write_json({"game": game.id, "rules": game.version, "seed": seed, **told, "unchecked": unchecked(game)})
    elif not law:
        output.say("cli-check-good", game=game.id, settings=len(settings))
        for left in unchecked(game):
            output.say(f"cli-check-not-{left}")
    if law:
        where = done[-1]["setting"] if done else ""
        output.note("cli-check-broken" if where else "cli-check-words", game=game.id, setting=where, law=law)
    return not law


def _try(output: Output, game: Game, setting: Setting, seed: str) -> tuple[Data, str]:
    """One setting: its row of the summary, and the law that was broken, if any."""
    row: Data = {"setting": setting.name(), "seed": seed, "players": setting.players, "options": setting.options}
    output.turn_to(game, [output.text("terminal-seat", number=seat + 1) for seat in range(setting.players)])

    def hear(prefix: str, told: Fact) -> None:
        output.sentence(prefix, told)

    try:
        found = check_setting(game, setting, seed, hear)
    except BrokenLaw as broken:
        law = str(broken)
    except MissingWord as missing:
        law = output.text("cli-check-missing", word=str(missing.args[0]))
    except Exception as crash:  # a stranger's rules may fail in any way
        traceback.print_exc()
        law = output.text("cli-check-crash", error=type(crash).__name__, message=str(crash))
    else:
        return {**row, "moves": found.moves, "positions": found.positions, "ending": found.ending}, ""
    # A broken law names setting and seed itself; the others need the seed to be repeated.
    return row, law if seed in law else output.text("cli-check-seed", law=law, seed=seed)


def _bad_settings(game: Game) -> str:
    """What is wrong with the file in which the game tells the bots about its levels."""
    try:
        settings_of(game)
    except ValueError as wrong:
        return str(wrong)
    return ""


def _missing_word(output: Output, game: Game) -> str:
    """The first message that the game needs and lacks, of those that a random game may not use."""
    output.turn_to(game)
    needed = ["game-name", "game-pitch", f"certainty-{game.components.certainty}"]
    for option in game.options:
        needed += [f"option-{option.name}", f"option-{option.name}-help"]
        needed += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    needed += [f"ending-{ending}" for ending in game.endings]
    needed += [f"event-{kind.name}" for kind in game.event_kinds[1:]]
    for key in needed:
        if not output.words.has(key):
            return output.text("cli-check-missing", word=key)
    return ""

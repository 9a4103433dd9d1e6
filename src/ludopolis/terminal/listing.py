"""`ludopolis games`: what is installed."""

from rich.table import Table

from ludopolis import registry
from ludopolis.engine.game import Game
from ludopolis.engine.options import Option, OptionValue
from ludopolis.engine.state import Data
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.voice import Voice


def games(voice: Voice, as_json: bool) -> None:
    """Lists the games, as a table or as data."""
    found = [registry.find(id) for id in registry.ids()]
    if as_json:
        write_json({"games": [_data(voice, game) for game in found]})
        return
    for game in found:
        voice.turn_to(game)
        low, high = game.players
        voice.out.print(voice.text("cli-games-title", name=voice.text("game-name"), id=game.id), style="bold")
        voice.out.print("  " + voice.text("game-pitch"))
        grid = Table.grid(padding=(0, 2))
        grid.add_row("  " + voice.text("cli-games-players"), voice.text("cli-games-from-to", low=low, high=high))
        sure = voice.text(f"certainty-{game.components.certainty}")
        grid.add_row("  " + voice.text("cli-games-components"), sure)
        grid.add_row("  " + voice.text("cli-games-rules"), str(game.version))
        voice.out.print(grid)
        if game.options:
            voice.out.print(_options(voice, game.options))
        voice.out.print()
    if not found:
        voice.say("cli-games-none")


def _options(voice: Voice, options: tuple[Option, ...]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("cli-games-option", "cli-games-values", "cli-games-default", "cli-games-meaning"):
        table.add_column(voice.text(heading))
    for option in options:
        table.add_row(option.name, values(voice, option), spelled(option.default), meaning(voice, option))
    return table


def meaning(voice: Voice, option: Option) -> str:
    """What an option does, in a line."""
    return voice.text(f"option-{option.name}-help")


def values(voice: Voice, option: Option) -> str:
    """The values of an option as they are typed."""
    if option.choices:
        return ", ".join(spelled(choice) for choice in option.choices)
    return voice.text("cli-games-from-to", low=option.low, high=option.high)


def spelled(value: OptionValue) -> str:
    """A value as it is typed: `on` and `off` are the same in every language."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def label(voice: Voice, option: Option, value: OptionValue) -> str:
    """A value as a person calls it."""
    if isinstance(value, bool):
        return voice.text(spelled(value))
    key = f"option-{option.name}-{value}"
    return voice.text(key) if voice.words.has(key) else str(value)


def _data(voice: Voice, game: Game) -> Data:
    voice.turn_to(game)
    return {
        "id": game.id,
        "name": voice.text("game-name"),
        "rules": game.version,
        "players": list(game.players),
        "components": {"digest": game.components.digest, "certainty": game.components.certainty},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices) or None,
                "low": None if option.choices else option.low,
                "high": None if option.choices else option.high,
            }
            for option in game.options
        ],
    }

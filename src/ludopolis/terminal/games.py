"""`ludopolis games`: the installed games."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import Option, spelling
from ludopolis.terminal.options import help_text, values_text
from ludopolis.terminal.output import Output, write_json


def run(output: Output, as_json: bool) -> None:
    """Lists the games, as text or as data."""
    games = listed(output)
    if as_json:
        write_json({"games": [_data(output, game) for game in games]})
        return
    for game in games:
        output.stdout.print(_page(output, game))
    if not games:
        output.say("cli-games-none")


def listed(output: Output) -> list[Game]:
    """The games that can be listed; each of the others is named on the error stream with its reason."""
    games: list[Game] = []
    for game in (registry.find(id) for id in registry.ids()):
        output.turn_to(game)
        needed = ["game-name", "game-pitch", f"certainty-{game.components.certainty}"]
        needed += [f"option-{option.name}-help" for option in game.options]
        missing = [key for key in needed if not output.words.has(key)]
        if missing:
            output.note("cli-games-words", game=game.id, word=missing[0])
        else:
            games.append(game)
    for bad in registry.bad_games():
        output.stderr.print(output.sentence("why", bad.reason), soft_wrap=True)
    return games


def _page(output: Output, game: Game) -> RenderableType:
    output.turn_to(game)
    low, high = game.players
    grid = Table.grid(padding=(0, 2))
    grid.add_row("  " + output.text("cli-games-players"), output.text("cli-games-from-to", low=low, high=high))
    sure = output.text(f"certainty-{game.components.certainty}")
    grid.add_row("  " + output.text("cli-games-components"), sure)
    grid.add_row("  " + output.text("cli-games-rules"), str(game.version))
    if game.draft:
        grid.add_row("  " + output.text("cli-games-state"), output.text("cli-games-draft"))
    title = Text(output.text("cli-games-title", name=output.text("game-name"), id=game.id), "bold")
    options = [_options(output, game.options)] if game.options else []
    return Group(title, "  " + output.text("game-pitch"), grid, *options, "")


def _options(output: Output, options: tuple[Option, ...]) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("cli-games-option", "cli-games-values", "cli-games-default", "cli-games-meaning"):
        table.add_column(output.text(heading))
    for option in options:
        row = values_text(output, option), spelling(option.default), help_text(output, option)
        table.add_row(option.name, *row)
    return table


def _data(output: Output, game: Game) -> Data:
    output.turn_to(game)
    return {
        "id": game.id,
        "name": output.text("game-name"),
        "rules": game.version,
        "draft": game.draft,
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

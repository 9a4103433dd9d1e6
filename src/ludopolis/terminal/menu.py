"""The menu of `ludopolis play`: pick a game, players, opponents and options by number."""

from typing import NamedTuple

from rich.table import Table

from ludopolis import bots
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.engine.values.options import Option, OptionValue
from ludopolis.registry import UnknownGame
from ludopolis.terminal.games import listed
from ludopolis.terminal.options import help_text, value_name, values_text
from ludopolis.terminal.output import Output
from ludopolis.terminal.prompt import ask, ask_number
from ludopolis.terminal.seating import DEFAULT_BOT


class Choice(NamedTuple):
    """What was chosen in the menu."""

    game: Game
    players: int
    people: list[str]
    towns: list[str]
    bots: list[str]
    options: dict[str, OptionValue]


def choose(output: Output, names: list[str], towns: list[str]) -> Choice:
    """Asks the questions; names and towns are those given on the command line."""
    output.say("terminal-welcome")
    game = _game(output)
    low, high = game.players
    people = names or _people(output, high)
    if game.seat_label and not towns:
        given = ask(output, "terminal-menu-towns", count=len(people))
        towns = [town.strip() for town in given.split(",")][: len(people)] if given else []
    fewest = max(low, len(people))
    players = fewest if fewest == high else ask_number(output, "terminal-menu-players", fewest, high, max(fewest, 2))
    opponents = [_bot(output)] if players > len(people) else []
    return Choice(game, players, people, towns, opponents, _options(output, game, players))


def _game(output: Output) -> Game:
    games = listed(output)
    if not games:
        raise UnknownGame(fact("no-games"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", min_width=4)
    for number, game in enumerate(games, 1):
        output.turn_to(game)
        low, high = game.players
        players = output.text("terminal-menu-for", low=low, high=high)
        grid.add_row(str(number), output.text("game-name"), output.text("game-pitch"), players)
    output.stdout.print(grid)
    game = games[ask_number(output, "terminal-menu-game", 1, len(games), 1) - 1]
    output.turn_to(game)
    return game


def _people(output: Output, high: int) -> list[str]:
    while True:
        given = ask(output, "terminal-menu-names", default=output.text("terminal-you"))
        names = [name.strip() for name in given.split(",") if name.strip()] or [output.text("terminal-you")]
        if len(names) <= high and len(set(names)) == len(names):
            return names
        output.say("terminal-menu-bad-names", high=high)


def _bot(output: Output) -> str:
    output.say("terminal-menu-opponents")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", min_width=4)
    for number, name in enumerate(bots.LEVELS, 1):
        grid.add_row(str(number), output.text(f"bot-{name}"), output.text(f"bot-{name}-help"))
    output.stdout.print(grid)
    default = bots.LEVELS.index(DEFAULT_BOT) + 1
    return bots.LEVELS[ask_number(output, "terminal-menu-bot", 1, len(bots.LEVELS), default) - 1]


def _options(output: Output, game: Game, players: int) -> dict[str, OptionValue]:
    """Shows the options that are there, and lets the person change them until the game allows the combination."""
    chosen: dict[str, OptionValue] = {option.name: option.default for option in game.options}
    while offered := game.offered(chosen, players):
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", min_width=4)
        for number, option in enumerate(offered, 1):
            value = value_name(output, option, chosen[option.name])
            grid.add_row(str(number), output.text(f"option-{option.name}"), value, help_text(output, option))
        output.stdout.print(grid)
        number = ask_number(output, "terminal-menu-options", 1, len(offered), 0)
        if number == 0:
            try:
                return game.complete({option.name: chosen[option.name] for option in offered}, players)
            except LudopolisError as wrong:
                output.stdout.print(output.reason(wrong), style="yellow")
            continue
        option = offered[number - 1]
        chosen[option.name] = _value(output, option, chosen[option.name])
    return game.complete({}, players)


def _value(output: Output, option: Option, present: OptionValue) -> OptionValue:
    """A new value: the other of two, else the one picked or typed."""
    if len(option.choices) == 2:
        return option.choices[1 - option.choices.index(present)]
    while option.choices:
        for number, choice in enumerate(option.choices, 1):
            output.say("terminal-menu-value", number=number, value=value_name(output, option, choice))
        number = ask_number(output, "terminal-menu-pick", 1, len(option.choices), option.choices.index(present) + 1)
        return option.choices[number - 1]
    while True:
        given = ask(output, "terminal-menu-number", values=values_text(output, option))
        try:
            return option.parse(given)
        except LudopolisError as wrong:
            output.stdout.print(output.reason(wrong), style="yellow")

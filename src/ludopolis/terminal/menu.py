"""The menu: pick a game, players, opponents and options by number."""

from typing import NamedTuple

from rich.table import Table

from ludopolis import bots, registry
from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import Option, OptionValue
from ludopolis.terminal.ask import ask, ask_number
from ludopolis.terminal.listing import label, meaning, values
from ludopolis.terminal.seating import OPPONENT
from ludopolis.terminal.voice import Voice


class Choice(NamedTuple):
    """What the menu found out."""

    game: Game
    players: int
    people: list[str]
    bots: list[str]
    options: dict[str, OptionValue]


def choose(voice: Voice, names: list[str]) -> Choice:
    """Goes through the questions; `names` are those given on the command line."""
    voice.say("terminal-welcome")
    game = _game(voice)
    low, high = game.players
    people = names or _people(voice, high)
    fewest = max(low, len(people))
    players = fewest if fewest == high else ask_number(voice, "terminal-menu-players", fewest, high, max(fewest, 2))
    opponents = [_bot(voice)] if players > len(people) else []
    return Choice(game, players, people, opponents, _options(voice, game, players))


def _game(voice: Voice) -> Game:
    games = [registry.find(id) for id in registry.ids()]
    if not games:
        raise registry.UnknownGame(fact("no-games"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", min_width=4)
    for number, game in enumerate(games, 1):
        voice.turn_to(game)
        low, high = game.players
        players = voice.text("terminal-menu-for", low=low, high=high)
        grid.add_row(str(number), voice.text("game-name"), voice.text("game-pitch"), players)
    voice.out.print(grid)
    game = games[ask_number(voice, "terminal-menu-game", 1, len(games), 1) - 1]
    voice.turn_to(game)
    return game


def _people(voice: Voice, high: int) -> list[str]:
    while True:
        given = ask(voice, "terminal-menu-names", default=voice.text("terminal-you"))
        names = [name.strip() for name in given.split(",") if name.strip()] or [voice.text("terminal-you")]
        if len(names) <= high and len(set(names)) == len(names):
            return names
        voice.say("terminal-menu-bad-names", high=high)


def _bot(voice: Voice) -> str:
    voice.say("terminal-menu-opponents")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", min_width=4)
    for number, name in enumerate(bots.LEVELS, 1):
        grid.add_row(str(number), voice.text(f"bot-{name}"), voice.text(f"bot-{name}-help"))
    voice.out.print(grid)
    default = bots.LEVELS.index(OPPONENT) + 1
    return bots.LEVELS[ask_number(voice, "terminal-menu-bot", 1, len(bots.LEVELS), default) - 1]


def _options(voice: Voice, game: Game, players: int) -> dict[str, OptionValue]:
    """Shows the options as they stand until the person is content with them and the game allows them."""
    chosen: dict[str, OptionValue] = {option.name: option.default for option in game.options}
    while game.options:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", min_width=4)
        for number, option in enumerate(game.options, 1):
            value = label(voice, option, chosen[option.name])
            grid.add_row(str(number), voice.text(f"option-{option.name}"), value, meaning(voice, option))
        voice.out.print(grid)
        number = ask_number(voice, "terminal-menu-options", 1, len(game.options), 0)
        if number == 0:
            try:
                return game.complete(chosen, players)
            except LudopolisError as wrong:
                voice.out.print(voice.reason(wrong), style="yellow")
            continue
        option = game.options[number - 1]
        chosen[option.name] = _value(voice, option, chosen[option.name])
    return game.complete(chosen, players)


def _value(voice: Voice, option: Option, present: OptionValue) -> OptionValue:
    """Another value: the next of two, else the one picked or typed."""
    if len(option.choices) == 2:
        return option.choices[1 - option.choices.index(present)]
    while option.choices:
        for number, choice in enumerate(option.choices, 1):
            voice.say("terminal-menu-value", number=number, value=label(voice, option, choice))
        number = ask_number(voice, "terminal-menu-pick", 1, len(option.choices), option.choices.index(present) + 1)
        return option.choices[number - 1]
    while True:
        given = ask(voice, "terminal-menu-number", values=values(voice, option))
        try:
            return option.parse(given)
        except LudopolisError as wrong:
            voice.out.print(voice.reason(wrong), style="yellow")

"""Options of a game: read from the command line, and named for people."""

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import Option, OptionValue, spelling
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output


def read_options(game: Game, pairs: list[str], players: int) -> dict[str, OptionValue]:
    """All options of the game, those written as `name=value` set; refuses options the game does not have."""
    known = {option.name: option for option in game.options}
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadUsage(fact("bad-pair", given=pair))
        given[name] = known[name].parse(value) if name in known else value
    game.new(given, players)
    return game.complete(given, players)


def help_text(output: Output, option: Option) -> str:
    """What an option does, in a line."""
    return output.text(f"option-{option.name}-help")


def values_text(output: Output, option: Option) -> str:
    """The values of an option as they are typed."""
    if option.choices:
        return ", ".join(spelling(choice) for choice in option.choices)
    return output.text("cli-games-from-to", low=option.low, high=option.high)


def value_name(output: Output, option: Option, value: OptionValue) -> str:
    """A value as a person calls it."""
    if isinstance(value, bool):
        return output.text(spelling(value))
    key = f"option-{option.name}-{value}"
    return output.text(key) if output.words.has(key) else str(value)

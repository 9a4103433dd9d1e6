"""The command line around the commands: the language, values of options, help pages and errors, in our own words."""

import os
import re
from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text
from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from ludopolis.engine.values.facts import Fact, LudopolisError, fact
from ludopolis.i18n.words import DEFAULT, languages
from ludopolis.terminal.output import Output

SEED = re.compile(r"[\w.+-]{1,64}", re.ASCII)
NAME_WITH_HYPHEN = re.compile(r"-\w[\w-]{10}", re.ASCII)


class BadUsage(LudopolisError):
    """A command line that no command takes."""


class UnknownLanguage(LudopolisError):
    """There is no catalogue for that language."""


# The language

FOR_PLAYERS = {"analyse", "games", "learn", "play", "replay"}
"""Commands that speak the language of players; so does `--play`. Hosts, bot writers and developers read English."""


def take_language(argv: list[str]) -> tuple[str, list[str]]:
    """Takes `--lang` out of the command line, wherever it stands: help pages need it before parsing begins."""
    asked = ""
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            asked = next(words, "")
            if not asked:
                raise BadUsage(fact("flag-value", given=word))
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    chosen = _choose_language(asked)
    for_players = rest[:1] and (rest[0] in FOR_PLAYERS or "--play" in rest) and "--help" not in rest
    return chosen if for_players else DEFAULT, rest


def _choose_language(asked: str) -> str:
    """The language asked for, else that of `LUDOPOLIS_LANG`, else that of `LANG` if there is a catalogue for it."""
    named = asked or os.environ.get("LUDOPOLIS_LANG", "")
    if named:
        if named not in languages():
            raise UnknownLanguage(fact("unknown-language", given=named, allowed=", ".join(languages())))
        return named
    locale = os.environ.get("LANG", "").partition(".")[0]
    for known in (locale.replace("_", "-"), locale.partition("_")[0]):
        if known in languages():
            return known
    return DEFAULT


# Values of options


def whole(option: str, low: int) -> Callable[[Any], int]:
    """A parser of whole numbers, at least `low`."""

    def parse(given: Any) -> int:
        text = str(given).strip()
        if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII) or int(text) < low:
            raise BadUsage(fact("bad-number", option=option, given=text, low=low))
        return int(text)

    return parse


def several(option: str, low: int, text: str) -> list[int]:
    """Whole numbers written as `2`, `2-5` or `2,4`."""
    parse = whole(option, low)
    found: list[int] = []
    for part in text.split(",") if text else []:
        first, dash, last = part.partition("-")
        found += range(parse(first), parse(last if dash else first) + 1)
    return found


def share(option: str) -> Callable[[Any], float]:
    """A parser of shares between 0 and 1: `0.7` or `70%`."""

    def parse(given: Any) -> float:
        text = str(given).strip()
        if re.fullmatch(r"\d*\.?\d+%?", text, re.ASCII):
            value = float(text.rstrip("%")) / (100 if text.endswith("%") else 1)
            if 0 < value < 1:
                return value
        raise BadUsage(fact("bad-share", option=option, given=text))

    return parse


def seconds(option: str) -> Callable[[Any], float]:
    """A parser of times in seconds, above 0."""

    def parse(given: Any) -> float:
        text = str(given).strip()
        if not re.fullmatch(r"\d{0,5}\.?\d{1,5}", text, re.ASCII) or float(text) <= 0:
            raise BadUsage(fact("bad-seconds", option=option, given=text))
        return float(text)

    return parse


def seed(given: str) -> str:
    """A seed: a short word or number."""
    if not SEED.fullmatch(given):
        raise BadUsage(fact("bad-seed", given=given))
    return given


# Help pages and errors


class Command(TyperCommand):
    """A command whose help comes from the catalogue: `cli-NAME`, and `cli-option-NAME` for its parameters."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        output: Output = ctx.obj
        with output.stdout.capture() as page:
            _page(output, ctx, self, f"cli-{self.name}", _parameters(output, self, ctx))
        formatter.write(page.get())

    def invoke(self, ctx: Any) -> Any:
        """Runs the command; refuses words it does not take."""
        if ctx.args:
            raise BadUsage(fact("extra-argument", given=" ".join(ctx.args), command=str(self.name)))
        return super().invoke(ctx)


class TableCommand(Command):
    """A command that takes a table's name, which begins with a hyphen where an older version made it."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Reads such a name as a name, wherever it stands."""
        names = [word for word in args if NAME_WITH_HYPHEN.fullmatch(word)]
        if names and "--" not in args:
            args = [word for word in args if word not in names] + ["--", *names]
        return super().parse_args(ctx, args)


class Commands(TyperGroup):
    """The group of all commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page: a line for each command."""
        output: Output = ctx.obj
        rows = [(Text(name, "bold"), output.text(f"cli-{name}")) for name in self.commands]
        with output.stdout.capture() as page:
            _page(output, ctx, self, "cli", [("cli-heading-commands", rows), *_parameters(output, self, ctx)])
        formatter.write(page.get())

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Finds the command; an unknown one is refused with a line that names all commands."""
        if args[0] not in self.commands:
            raise BadUsage(fact("unknown-command", given=args[0], allowed=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


Rows = list[tuple[Text, str]]


def _parameters(output: Output, command: Any, ctx: Any) -> list[tuple[str, Rows]]:
    arguments: Rows = []
    options: Rows = []
    for parameter in command.get_params(ctx):
        told = output.text(f"cli-option-{parameter.name}")
        named = getattr(parameter, "show_default", None)
        default = named if isinstance(named, str) else parameter.default
        if default not in (None, False, "") and not callable(default):
            told = output.text("cli-default", text=told, value=str(default))
        if parameter.param_type_name == "argument":
            arguments.append((Text(_value(output, parameter), "bold"), told))
        else:
            takes = "" if parameter.is_flag else f" {_value(output, parameter)}"
            options.append((Text.assemble((", ".join(parameter.opts), "bold"), takes), told))
    return [("cli-heading-arguments", arguments), ("cli-heading-options", options)]


def _value(output: Output, parameter: Any) -> str:
    return output.text(f"cli-value-{parameter.name}")


def _page(output: Output, ctx: Any, command: Any, key: str, parts: list[tuple[str, Rows]]) -> None:
    arguments = []
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            value = _value(output, parameter)
            arguments.append(value if parameter.required else f"[{value}]")
    if isinstance(command, TyperGroup):
        arguments.append(output.text("cli-value-command"))
    line = " ".join([ctx.command_path, *arguments, output.text("cli-value-options")])
    output.stdout.print(Text.assemble(output.text("cli-heading-usage"), " ", (line, "bold")))
    output.stdout.print()
    output.stdout.print(output.text(key))
    for heading, rows in parts:
        if rows:
            grid = Table.grid(padding=(0, 2))
            for name, told in rows:
                grid.add_row(Text.assemble("  ", name), told)
            output.stdout.print()
            output.stdout.print(Text(output.text(heading), "bold"))
            output.stdout.print(grid)


def complaint(wrong: TyperException) -> Fact:
    """Typer's error as one of our facts."""
    option = str(getattr(wrong, "option_name", "") or "")
    parameter: Any = getattr(wrong, "param", None)
    match type(wrong).__name__:
        case "NoSuchOption":
            return fact("unknown-flag", given=option)
        case "BadOptionUsage":
            return fact("flag-value", given=option)
        case "MissingParameter" if parameter is not None:
            name = parameter.name.upper() if parameter.param_type_name == "argument" else parameter.opts[0]
            return fact("missing-argument", given=name)
    return fact("usage", message=" ".join(wrong.format_message().split()))

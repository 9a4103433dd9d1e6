"""How commands explain themselves and refuse what they do not understand: typer's parsing with our own words."""

import re
from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text
from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from ludopolis.engine.facts import Fact, LudopolisError, fact
from ludopolis.terminal.voice import Voice

SEED = re.compile(r"[\w.+-]{1,64}", re.ASCII)


class BadUsage(LudopolisError):
    """A command line that is not one of ours."""


# What the parts of a command line must be


def whole(option: str, low: int) -> Callable[[Any], int]:
    """A parser of whole numbers from `low` on."""

    def parse(given: Any) -> int:
        text = str(given).strip()
        if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII) or int(text) < low:
            raise BadUsage(fact("bad-number", option=option, given=text, low=low))
        return int(text)

    return parse


def share(option: str) -> Callable[[Any], float]:
    """A parser of shares between nothing and everything: `0.7` or `70%`."""

    def parse(given: Any) -> float:
        text = str(given).strip()
        if re.fullmatch(r"\d*\.?\d+%?", text, re.ASCII):
            value = float(text.rstrip("%")) / (100 if text.endswith("%") else 1)
            if 0 < value < 1:
                return value
        raise BadUsage(fact("bad-share", option=option, given=text))

    return parse


def seconds(option: str) -> Callable[[Any], float]:
    """A parser of times, in seconds."""

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


# Help, and command lines that no command takes


class Command(TyperCommand):
    """A command whose help comes from the catalogue: `cli-NAME`, and `cli-option-NAME` for its parameters."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        voice: Voice = ctx.obj
        with voice.out.capture() as page:
            _page(voice, ctx, self, f"cli-{self.name}", _parameters(voice, self, ctx))
        formatter.write(page.get())

    def invoke(self, ctx: Any) -> Any:
        """Runs the command, unless words are left over that it does not take."""
        if ctx.args:
            raise BadUsage(fact("extra-argument", given=" ".join(ctx.args), command=str(self.name)))
        return super().invoke(ctx)


class Commands(TyperGroup):
    """All commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page: what there is, a line each."""
        voice: Voice = ctx.obj
        rows = [(Text(name, "bold"), voice.text(f"cli-{name}")) for name in self.commands]
        with voice.out.capture() as page:
            _page(voice, ctx, self, "cli", [("cli-heading-commands", rows), *_parameters(voice, self, ctx)])
        formatter.write(page.get())

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command meant, or a line that names all there are."""
        if args[0] not in self.commands:
            raise BadUsage(fact("unknown-command", given=args[0], allowed=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


Rows = list[tuple[Text, str]]


def _parameters(voice: Voice, command: Any, ctx: Any) -> list[tuple[str, Rows]]:
    arguments: Rows = []
    options: Rows = []
    for parameter in command.get_params(ctx):
        told = voice.text(f"cli-option-{parameter.name}")
        if parameter.default not in (None, False, "") and not callable(parameter.default):
            told = voice.text("cli-default", text=told, value=str(parameter.default))
        if parameter.param_type_name == "argument":
            arguments.append((Text(_value(voice, parameter), "bold"), told))
        else:
            takes = "" if parameter.is_flag else f" {_value(voice, parameter)}"
            options.append((Text.assemble((", ".join(parameter.opts), "bold"), takes), told))
    return [("cli-heading-arguments", arguments), ("cli-heading-options", options)]


def _value(voice: Voice, parameter: Any) -> str:
    return voice.text(f"cli-value-{parameter.name}")


def _page(voice: Voice, ctx: Any, command: Any, key: str, parts: list[tuple[str, Rows]]) -> None:
    arguments = []
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            value = _value(voice, parameter)
            arguments.append(value if parameter.required else f"[{value}]")
    if isinstance(command, TyperGroup):
        arguments.append(voice.text("cli-value-command"))
    line = " ".join([ctx.command_path, *arguments, voice.text("cli-value-options")])
    voice.out.print(Text.assemble(voice.text("cli-heading-usage"), " ", (line, "bold")))
    voice.out.print()
    voice.out.print(voice.text(key))
    for heading, rows in parts:
        if rows:
            grid = Table.grid(padding=(0, 2))
            for name, told in rows:
                grid.add_row(Text.assemble("  ", name), told)
            voice.out.print()
            voice.out.print(Text(voice.text(heading), "bold"))
            voice.out.print(grid)


def complaint(wrong: TyperException) -> Fact:
    """What typer found wrong, as a fact of ours."""
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

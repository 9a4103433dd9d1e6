"""What a host may set. One table (`server/settings.py`) gives the flags, variables, keys of the file and the docs page.

A flag counts before a variable, a variable before the file, and the file before the default.
"""

import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, fields
from inspect import Parameter, Signature, signature
from ipaddress import ip_network
from typing import Annotated, Any, NamedTuple, TypeVar

import typer

from ludopolis.engine.values.facts import fact
from ludopolis.server.settings import Settings
from ludopolis.terminal.atomic_files import read_text
from ludopolis.terminal.command_line import BadUsage, whole

PREFIX = "LUDOPOLIS_"
CONFIG = "config"
CONFIG_VARIABLE = PREFIX + "CONFIG"
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")
LOG_FORMATS = ("text", "json")
OUR_PLACES = (
    *("api", "box", "claim", "deals", "duel", "healthz", "language", "learn", "lens", "manifest.webmanifest"),
    *("mine", "offline", "pad", "puzzles", "replay", "rules", "static", "sw.js", "t", "tv", "w"),
)
"""What our own addresses begin with. A path that begins like one of them could be taken for it."""

Value = str | int | bool
Check = Callable[[str, str], str]
Command = TypeVar("Command", bound=Callable[..., None])


def _proxies(label: str, given: str) -> str:
    """Addresses and networks, separated by commas."""
    parts = [part.strip() for part in given.split(",") if part.strip()]
    for part in parts:
        try:
            ip_network(part)
        except ValueError:
            raise BadUsage(fact("bad-proxy", option=label, given=part)) from None
    return ",".join(parts)


def _root_path(label: str, given: str) -> str:
    """The path under which the pages are, without a slash at its end."""
    path = given.rstrip("/")
    first = path.strip("/").partition("/")[0]
    if path and (not re.fullmatch(r"(/[A-Za-z0-9_.~-]+)+", path) or first in (*OUR_PLACES, ".", "..")):
        raise BadUsage(fact("bad-root-path", option=label, given=given))
    return path


def _listener(label: str, given: str) -> str:
    """An address and a port."""
    host, colon, port = given.rpartition(":")
    if given and not (host and colon and port.isdecimal() and 0 < int(port) < 65536):
        raise BadUsage(fact("bad-listener", option=label, given=given))
    return given


def _log_format(label: str, given: str) -> str:
    """The form of the log."""
    if given not in LOG_FORMATS:
        raise BadUsage(fact("bad-choice", option=label, given=given, allowed=", ".join(LOG_FORMATS)))
    return given


CHECKS: dict[str, Check] = {"root_path": _root_path, "proxy": _proxies, "logs": _log_format, "metrics": _listener}
TABLE: dict[str, Field[Any]] = {one.name: one for one in fields(Settings) if one.metadata.get("host", True)}
STORED = ("data", "database")
"""Where the tables are: all that the host's other commands need."""


class Source(NamedTuple):
    """Where a value comes from: `flag`, `variable`, `file` or `default`, and how it is called there."""

    kind: str
    label: str


class Chosen(NamedTuple):
    """The settings, and where each of them comes from."""

    settings: Settings
    sources: dict[str, Source]


def flag(name: str) -> str:
    """A setting on the command line."""
    return "--" + key(name)


def variable(name: str) -> str:
    """A setting in the environment."""
    return PREFIX + name.upper()


def key(name: str) -> str:
    """A setting in the file."""
    return name.replace("_", "-")


def taking(*names: str) -> Callable[[Command], Command]:
    """Gives a command flags for these settings and for the file. What is not on the command line is `None`."""

    def decorated(command: Command) -> Command:
        own = [one for one in signature(command).parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
        options = [_option(name, TABLE[name].type, str(TABLE[name].default)) for name in names]
        options.append(_option(CONFIG, str, ""))
        command.__signature__ = Signature([*own, *options])  # type: ignore[attr-defined]
        return command

    return decorated


def _option(name: str, kind: Any, shown: str) -> Parameter:
    parser = whole(flag(name), 0) if kind is int else None
    default = shown if shown not in ("", "False") else False
    option = typer.Option(flag(name), parser=parser, show_default=default)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option])


def choose(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Chosen:
    """Puts the settings together from the flags given, the environment and the file. Raises `BadUsage`."""
    file = given.get(CONFIG) or environment.get(CONFIG_VARIABLE, "")
    written = _read(file) if file else {}
    values: dict[str, Value] = {}
    sources: dict[str, Source] = {}
    for name, one in TABLE.items():
        if given.get(name) is not None:
            source, value = Source("flag", flag(name)), given[name]
        elif environment.get(variable(name)):
            source, value = Source("variable", variable(name)), environment[variable(name)]
        elif key(name) in written:
            source, value = Source("file", f"{file}: {key(name)}"), written[key(name)]
            if type(value) is not type(one.default):
                raise BadUsage(fact("bad-type", option=source.label, given=str(value), type=type(one.default).__name__))
        else:
            source, value = Source("default", ""), one.default
        sources[name] = source
        values[name] = _checked(one, source.label, value)
    return Chosen(Settings(**values), sources)  # type: ignore[arg-type]


def unknown_variables(environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """Variables that look like ours and are none. Not refused: others may set them for reasons of their own."""
    known = {CONFIG_VARIABLE, PREFIX + "LANG", *map(variable, TABLE)}
    return (name for name in sorted(environment) if name.startswith(PREFIX) and name not in known)


def _read(file: str) -> dict[str, Any]:
    try:
        written = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as wrong:
        raise BadUsage(fact("bad-toml", path=file, problem=str(wrong))) from None
    known = list(map(key, TABLE))
    for name in written:
        if name not in known:
            raise BadUsage(fact("unknown-setting", given=name, path=file, allowed=", ".join(known)))
    return written


def _checked(one: "Field[Any]", label: str, value: Any) -> Value:
    if one.type is bool:
        return value if isinstance(value, bool) else _truth(label, value)
    if one.type is int:
        return whole(label, 0)(value)
    check = CHECKS.get(one.name)
    return str(value) if check is None else check(label, str(value))


def _truth(label: str, text: str) -> bool:
    if text.lower() not in (*YES, *NO):
        raise BadUsage(fact("bad-choice", option=label, given=text, allowed=", ".join((*YES, *NO))))
    return text.lower() in YES

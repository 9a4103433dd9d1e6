"""What the host's commands take; `cli.py` adds them to the others. What they do is in the modules that they import."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from ludopolis.terminal import settings
from ludopolis.terminal.arguments import Json
from ludopolis.terminal.command_line import Command, TableCommand, whole


@settings.taking(*settings.TABLE)
def serve_command(
    context: typer.Context, check: Annotated[bool, typer.Option("--check")] = False, **given: Any
) -> None:
    """Runs the server, or only says what is set and whether it would work."""
    chosen = settings.choose(given)
    # Only the host's commands need the server's libraries, which take a second to load.
    if check:
        from ludopolis.terminal import serve_check

        if not serve_check.run(context.obj, chosen):
            raise typer.Exit(1)
        return
    from ludopolis.terminal import serve

    serve.run(context.obj, chosen.settings)


@settings.taking(*settings.STORED)
def tables_command(
    context: typer.Context,
    action: Annotated[str, typer.Argument()] = "list",
    table: Annotated[str, typer.Argument()] = "",
    unseated: Annotated[int | None, typer.Option("--seat", parser=whole("--seat", 1))] = None,
    days: Annotated[int | None, typer.Option(parser=whole("--days", 1))] = None,
    line: Annotated[int | None, typer.Option(parser=whole("--line", -2_000))] = None,
    json: Json = False,
    **given: Any,
) -> None:
    """Lists the server's tables, or acts on one."""
    from ludopolis.terminal import tables

    tables.run(context.obj, action, table, unseated, days, line, settings.choose(given).settings, json)


@settings.taking(*settings.STORED)
def pads_command(
    context: typer.Context,
    pad_action: Annotated[str, typer.Argument()] = "list",
    pad: Annotated[str, typer.Argument()] = "",
    erased: Annotated[int | None, typer.Option("--seat", parser=whole("--seat", 1))] = None,
    days: Annotated[int | None, typer.Option(parser=whole("--days", 1))] = None,
    json: Json = False,
    **given: Any,
) -> None:
    """Lists the server's score pads, or acts on one."""
    from ludopolis.terminal import pads

    pads.run(context.obj, pad_action, pad, erased, days, settings.choose(given).settings, json)


@settings.taking(*settings.STORED)
def backup_command(context: typer.Context, backup_file: Annotated[str, typer.Argument()], **given: Any) -> None:
    """Writes all tables to one file."""
    from ludopolis.terminal.backup import backup

    backup(context.obj, backup_file, settings.choose(given).settings)


@settings.taking(*settings.STORED)
def restore_command(context: typer.Context, backup_file: Annotated[str, typer.Argument()], **given: Any) -> None:
    """Reads a backup into an empty database."""
    from ludopolis.terminal.backup import restore

    restore(context.obj, backup_file, settings.choose(given).settings)


COMMANDS: Final[dict[str, tuple[type[TyperCommand], Callable[..., None]]]] = {
    "serve": (Command, serve_command),
    "tables": (TableCommand, tables_command),
    "pads": (TableCommand, pads_command),
    "backup": (Command, backup_command),
    "restore": (Command, restore_command),
}
"""The classes and functions of the host's commands, by name."""

"""Arguments and options that several commands take."""

from typing import Annotated

import typer

from ludopolis.terminal.command_line import seconds, seed, whole

# Extra words reach our own command class, which refuses them in one line.
LOOSE = {"allow_extra_args": True}

GameId = Annotated[str, typer.Argument()]
Players = Annotated[int | None, typer.Option("--players", parser=whole("--players", 1))]
Bots = Annotated[str, typer.Option("--bots")]
Options = Annotated[list[str] | None, typer.Option("--option")]
Seed = Annotated[str, typer.Option("--seed", parser=seed)]
Components = Annotated[str, typer.Option("--components")]
Jobs = Annotated[int | None, typer.Option("--jobs", parser=whole("--jobs", 1))]
Ray = Annotated[str, typer.Option("--ray")]
Limit = Annotated[float, typer.Option("--limit", parser=seconds("--limit"))]
Json = Annotated[bool, typer.Option("--json")]

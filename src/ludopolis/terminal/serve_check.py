"""`ludopolis serve --check`: what is set and from where, and whether database and folders work. Changes nothing."""

import os
from pathlib import Path

from rich.table import Table

from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.app import database_url
from ludopolis.server.database import schema, shown
from ludopolis.terminal.output import Output
from ludopolis.terminal.settings import Chosen, Settings, backup_folder, data_folder, key, unknown_variables


def run(output: Output, chosen: Chosen) -> bool:
    """Prints the settings and what was found; returns whether the server would work."""
    output.stdout.print(_settings(output, chosen))
    output.stdout.print()
    for name in unknown_variables():
        output.say("cli-check-unknown", name=name)
    fine = [_database(output, chosen.settings)]
    if not chosen.settings.database:
        fine.append(_folder(output, "data", data_folder(chosen.settings)))
    if chosen.settings.backups:
        fine.append(_folder(output, "backups", backup_folder(chosen.settings)))
    return all(fine)


def _settings(output: Output, chosen: Chosen) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("setting", "value", "source"):
        table.add_column(output.text(f"cli-check-{heading}"), overflow="fold")
    for name, source in chosen.sources.items():
        value = getattr(chosen.settings, name)
        if isinstance(value, bool):
            value = output.text("on" if value else "off")
        if name == "database" and value:
            value = shown(value)
        told = source.label or output.text("cli-check-default")
        table.add_row(key(name), str(value), told)
    return table


def _database(output: Output, settings: Settings) -> bool:
    url = settings.database or database_url(data_folder(settings), None, make=False)
    try:
        found = schema(url)
    except LudopolisError as wrong:
        output.stdout.print(output.reason(wrong), soft_wrap=True)
        return False
    output.say(f"cli-check-database-{found.value}", address=shown(url))
    return found.value != "newer"


def _folder(output: Output, what: str, folder: Path) -> bool:
    """Whether files can be written there, or the folder be made."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    fine = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    state = ("there" if there == folder else "new") if fine else "closed"
    output.say(f"cli-check-{what}-{state}", path=str(folder))
    return fine

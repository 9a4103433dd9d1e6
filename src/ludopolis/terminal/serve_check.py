"""`ludopolis serve --check`: what is set and from where, and whether database and folders work. Changes nothing."""

import os
from pathlib import Path

from rich.table import Table

from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.settings import Settings
from ludopolis.server.storage.migrating import Schema, schema
from ludopolis.server.storage.urls import shown
from ludopolis.terminal.output import Output
from ludopolis.terminal.settings import Chosen, key, unknown_variables


def run(output: Output, chosen: Chosen) -> bool:
    """Prints the settings and what was found; returns whether the server would work."""
    output.stdout.print(_settings(output, chosen))
    output.stdout.print()
    for name in unknown_variables():
        output.say("cli-check-unknown", name=name)
    found = _database(output, chosen.settings)
    fine = [found not in (None, Schema.NEWER)]
    if not chosen.settings.database:
        fine.append(_folder(output, "data", chosen.settings.data_folder))
    if chosen.settings.backups or (found is Schema.OLDER and not chosen.settings.no_backup):
        fine.append(_folder(output, "backups", chosen.settings.daily_backup_folder))
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


def _database(output: Output, settings: Settings) -> Schema | None:
    """How its tables compare with ours; none if it cannot be used."""
    url = settings.url
    try:
        found = schema(url)
    except LudopolisError as wrong:
        output.stdout.print(output.reason(wrong), soft_wrap=True)
        return None
    kind = "older-copied" if found is Schema.OLDER and not settings.no_backup else found.value
    output.say(f"cli-check-database-{kind}", address=shown(url))
    return found


def _folder(output: Output, what: str, folder: Path) -> bool:
    """Whether files can be written there, or the folder be made."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    fine = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    state = ("there" if there == folder else "new") if fine else "closed"
    output.say(f"cli-check-{what}-{state}", path=str(folder))
    return fine

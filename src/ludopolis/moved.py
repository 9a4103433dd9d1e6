"""Old module names: they go on working until the next major version, with a warning that names the new place.

`install` puts a finder behind Python's own, so that only a name that no file has costs anything. An old module is
empty: each name asked of it comes from the module that has it now, and so is the same object.
"""

import sys
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ENGINE = {
    "state": ("values.data", "values.scores", "contract", "contract.state"),
    "knowledge": ("contract", "contract.knowledge"),
    "speech": ("contract", "contract.speech"),
    "judge": ("contract", "contract.judge"),
    "features": ("contract", "contract.features"),
    "game": ("contract", "contract.game"),
    "record": ("table.record",),
    "step": ("table.step",),
    "packed": ("table.packed",),
    "seen": ("table.seen",),
    "ties": ("values.scores", "table.ties"),
    "interleaving": ("check.interleaving",),
    "schedule": ("check.schedule",),
    "perft": ("check.perft",),
    "lesson_check": ("check.lesson_check",),
    "facts": ("values.facts",),
    "events": ("values.events",),
    "chance": ("values.chance",),
    "options": ("values.options",),
    "dump_reader": ("values.dump_reader",),
    "component_tables": ("values.component_tables",),
    "difference": ("values.difference",),
}
"""`engine.table` and `engine.check` are rooms now, which export what the modules of that name had."""

SERVER = {
    "api": (
        "routes.tables",
        "routes.fields",
        "routes.dependencies",
    ),
    "moves": (
        "routes.moves",
        "routes.fields",
        "guard.addresses",
    ),
    "call_api": ("routes.notifications",),
    "clock_api": ("routes.clocks",),
    "coach": (
        "routes.coach",
        "review.retry",
    ),
    "deal_pages": ("routes.deals",),
    "pages": (
        "routes.pages",
        "routes.home",
        "routes.table_pages",
        "routes.rules",
    ),
    "people_pages": ("routes.mine",),
    "people_api": ("routes.people",),
    "talk.requests": ("routes.talk",),
    "replays": (
        "routes.replays",
        "review.replay",
    ),
    "lessons": ("routes.lessons",),
    "waiting": ("routes.next_table",),
    "report": ("routes.report",),
    "shell": ("routes.shell",),
    "sockets": ("socket.viewer",),
    "websocket": ("socket.protocol",),
    "backup_file": ("host.backup_file",),
    "backups": ("host.daily_backups",),
    "forgetting": ("storage.tables",),
    "host_store": (
        "storage.backup",
        "storage.store",
    ),
    "standings": ("deals.standings",),
    "people.erasing": ("storage.devices",),
    "people.kept": (
        "model.people",
        "storage.people",
        "storage.schema",
    ),
    "people.looks": ("people.last_seen",),
    "calls": ("notifications.notifier",),
    "outside": (),
    "outside.post": ("notifications.outgoing",),
    "outside.push": (
        "notifications.push",
        "model.notifications",
    ),
    "outside.hooks": ("notifications.webhooks",),
    "outside.kept": (
        "model.notifications",
        "storage.notifications",
        "storage.schema",
    ),
    "analyses": ("review.analyses",),
    "talk.rules": ("model.talk",),
    "talk.kept": (
        "model.talk",
        "storage.talk",
        "storage.schema",
    ),
    "talk.notes": (
        "storage.notes",
        "storage.schema",
    ),
    "markdown": ("rulebook.book",),
    "pictures": ("rulebook.pictures",),
    "what": ("rulebook.things",),
    "live": ("tables.live",),
    "open_tables": ("tables.open_tables",),
    "changes": ("tables.changes",),
    "wire": ("tables.wire",),
    "sent": ("tables.sent",),
    "presence": ("tables.presence",),
    "other_processes": ("tables.other_processes",),
    "bot_turns": ("tables.bot_turns",),
    "consent": ("tables.consent",),
    "uptime": ("tables.heartbeat",),
    "cards": (
        "tables.descriptions",
        "model.tables",
    ),
    "clocks": ("model.clocks",),
    "database": (
        "storage.database",
        "storage.migrating",
        "storage.urls",
        "storage.schema",
    ),
    "rows": (
        "model.tables",
        "storage.schema",
        "storage.rows",
    ),
    "store": (
        "storage.store",
        "storage.tables",
        "storage.database",
        "model.tables",
    ),
    "kept_clocks": (
        "storage.clocks",
        "model.clocks",
        "storage.schema",
    ),
    "tries": (
        "model.tries",
        "storage.tries",
        "storage.secrets",
        "storage.schema",
    ),
    "kept_analyses": (
        "model.analyses",
        "storage.analyses",
        "storage.schema",
    ),
    "telling": (
        "storage.notices",
        "storage.schema",
    ),
    "worker_seed": ("workers.preload",),
    "bot_workers": ("workers.bots",),
    "coach_work": ("workers.coach",),
    "assets": ("static.assets",),
    "bundle": ("static.bundle",),
    "versions": ("guard.versions",),
    "keys": ("guard.keys",),
    "root_path": ("guard.addresses",),
    "tasks": ("ops.tasks",),
    "failures": ("ops.failures",),
    "metrics": ("ops.metrics",),
    "logs": ("ops.logs",),
    "garbage": ("ops.garbage",),
}
"""`server.deals`, `guard`, `host` and `workers` are rooms now, which find what the modules of that name had."""

TRAINING = {
    "": ("",),
    ".course": (".course",),
    ".gate": (".gate",),
    ".lessons": (".selfplay",),
    ".quantise": (".quantise",),
    ".rows": (".rows",),
    ".training": (".fit",),
}

MOVED: dict[str, tuple[str, ...]] = {
    **{f"ludopolis.engine.{old}": tuple(f"ludopolis.engine.{place}" for place in new) for old, new in ENGINE.items()},
    "ludopolis.engine.levels": ("ludopolis.bots.settings",),
    **{f"ludopolis.server.{old}": tuple(f"ludopolis.server.{place}" for place in new) for old, new in SERVER.items()},
    **{f"ludopolis.learn{old}": tuple(f"ludopolis.training{place}" for place in new) for old, new in TRAINING.items()},
}
"""By old module: the modules that have its names now; of two that have a name, the first is told."""


class MovedModule(ModuleType):
    """An old module: looks a name up where it is now."""

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("__"):
            for place in MOVED[self.__name__]:
                module = import_module(place)
                if hasattr(module, name):
                    old, new = f"{self.__name__}.{name}", f"{place}.{name}"
                    warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel=2)
                    return getattr(module, name)
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}", name=name, obj=self)


def names(room: str, places: Mapping[str, Iterable[str]]) -> Callable[[str], Any]:
    """The `__getattr__` of a room that took a module's name: by file of the room, the names that went there."""
    where = {name: f"{room}.{place}" for place, some in places.items() for name in some}

    def look_up(name: str) -> Any:
        if name not in where:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        warnings.warn(f"{room}.{name} is now {where[name]}.{name}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(where[name]), name)

    return look_up


class MovedFinder(MetaPathFinder, Loader):
    """Finds modules by their old names."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MOVED:
            return None
        return ModuleSpec(name, self, is_package=any(other.startswith(f"{name}.") for other in MOVED))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return MovedModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to run."""


def install() -> None:
    """Makes the old names importable."""
    if not any(isinstance(finder, MovedFinder) for finder in sys.meta_path):
        sys.meta_path.append(MovedFinder())

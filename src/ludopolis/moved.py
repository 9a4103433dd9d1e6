"""Old module names: they go on working until the next major version, with a warning that names the new place.

`install` puts a finder behind Python's own, so that only a name that no file has costs anything. An old module is
empty: each name asked of it comes from the module that has it now, and so is the same object.
"""

import sys
import warnings
from collections.abc import Sequence
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

MOVED: dict[str, tuple[str, ...]] = {
    **{f"ludopolis.engine.{old}": tuple(f"ludopolis.engine.{place}" for place in new) for old, new in ENGINE.items()},
    "ludopolis.engine.levels": ("ludopolis.bots.settings",),
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


class MovedFinder(MetaPathFinder, Loader):
    """Finds modules by their old names."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name in MOVED else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return MovedModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to run."""


def install() -> None:
    """Makes the old names importable."""
    if not any(isinstance(finder, MovedFinder) for finder in sys.meta_path):
        sys.meta_path.append(MovedFinder())

"""Compiles the engine, the bots and the games with mypyc into the wheel; `make compiled` asks for it.

Every game is a library of its own: they compile side by side, and a further game adds its own time and no more.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
COMPILED = ("ludopolis/engine/*.py", "ludopolis/bots/*.py", "ludopolis/games/*/**/*.py")
OPTIMISATION = "1"
"""No slower than 3 beyond the noise, and compiles in two thirds of the time."""


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; their sources stay in it beside them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.folder = TemporaryDirectory()
        libraries = Path(self.folder.name, "lib")
        compile_all(Path(self.root), Path(self.folder.name), libraries)
        for library in libraries.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.folder.cleanup()


def groups(root: Path) -> dict[str, list[str]]:
    """The files to compile, by the name of the library they go into. Package files stay plain Python."""
    found: dict[str, list[str]] = {}
    for pattern in COMPILED:
        for file in sorted((root / SOURCES).glob(pattern)):
            if file.name != "__init__.py":
                room, game = file.relative_to(root / SOURCES / "ludopolis").parts[:2]
                name = game if room == "games" else "engine"
                found.setdefault(f"ludopolis_{name}", []).append(str(file.relative_to(root)))
    return found


def compile_all(root: Path, folder: Path, libraries: Path) -> None:
    """Compiles every group, as many at a time as there are cores."""
    from setuptools import Distribution  # before mypyc, which patches it
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    arguments = ["--strict", "--no-warn-unused-ignores", f"--cache-dir={folder / 'cache'}"]
    files = groups(root)
    extensions = mypycify(
        [*arguments, *(file for group in files.values() for file in group)],
        opt_level=OPTIMISATION,
        separate=[(group, name) for name, group in files.items()],
        target_dir=str(folder / "c"),
    )
    command = build_ext(Distribution({"name": "ludopolis", "ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()

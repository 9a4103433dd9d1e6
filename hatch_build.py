"""Compiles the engine, the bots and the games with mypyc into the wheel; `make compiled` asks for it.

Every game is a library of its own: they compile side by side, and a further game adds its own time and no more.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))  # what is compiled here need not be installed

from ludopolis.terminal.compile import (
    COMPILED_SUFFIXES,
    DIGEST,
    ENGINE,
    ENGINE_ROOMS,
    compile_groups,
    engine_digest,
    sources,
)


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; their sources stay in it beside them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.folder = TemporaryDirectory()
        libraries = Path(self.folder.name, "lib")
        files = groups(Path(self.root))
        compile_groups(files, Path(self.folder.name), libraries, files)
        for library in libraries.rglob("*"):
            if library.suffix not in COMPILED_SUFFIXES:
                continue
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        digest = Path(self.folder.name, "digest")
        digest.write_text(engine_digest(Path(self.folder.name), files[ENGINE]), "utf-8")
        build_data["force_include"][str(digest)] = f"ludopolis/{DIGEST}"
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.folder.cleanup()


def groups(root: Path) -> dict[str, list[str]]:
    """The files to compile, by the name of the library they go into."""
    found = {ENGINE: sources(root, [f"src/ludopolis/{room}" for room in ENGINE_ROOMS])}
    for game in sorted((root / "src" / "ludopolis" / "games").iterdir()):
        if game.is_dir() and game.name != "__pycache__":
            found[f"ludopolis_{game.name}"] = sources(root, [str(game.relative_to(root))])
    return found

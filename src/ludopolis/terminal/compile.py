"""`ludopolis compile`: compiles the package of a game so that it works on the compiled engine.

mypyc has to see the engine's sources together with the package's. Given the package alone, it takes `State` and `Game`
for plain Python classes and gives the fields of their subclasses the memory in which the native ones have theirs: the
import crashes. So both are compiled in one call, each into a library of its own, and the package's library is kept. It
fits the installed engine if that has the same sources and C header; the wheel has a digest of them.

The build hook of our own wheel (`hatch_build.py`) uses this module too, so it needs the standard library alone.
"""

import hashlib
import os
import shutil
from collections.abc import Container, Iterable
from contextlib import chdir
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import ludopolis
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.moved import MOVED

if TYPE_CHECKING:
    from ludopolis.terminal.output import Output

ENGINE = "ludopolis_engine"
"""The library of engine and bots."""
ENGINE_ROOMS = ("engine", "bots")
COMPILED_SUFFIXES = (".so", ".pyd")
"""What compiled modules are called, on Windows the second."""
DIGEST = "engine/compiled.sha256"
"""Where the wheel has the engine's digest, in our package."""
OPTIMISATION = os.environ.get("MYPYC_OPT_LEVEL", "3")
"""With `NO_INTERPOSITION` 3 is 1.1 to 1.2 times as quick as 1 (policy, rows of Happy City), and compiles in twice the
time. Our tests build with g, which compiles in two thirds of the time of 1: little is inlined."""
NO_SYMBOLS = "-g0"
"""Without symbols for a debugger, which Python's own flags ask for: a quarter less to compile, a fifth of the size."""
NO_INTERPOSITION = "-fno-semantic-interposition"
"""Functions of a library call each other directly, and can be inlined: nobody replaces them at run time."""
COMPILER = "mypy[mypyc]==2.4.1"


class CannotCompile(LudopolisError):
    """A package that cannot be compiled here."""


def run(output: "Output", package: str, folder: str) -> None:
    """Puts a copy of a package with its libraries into a folder, to be found before the plain one."""
    spec = find_spec(package) if package.isidentifier() else None
    if spec is None or not spec.submodule_search_locations:
        raise CannotCompile(fact("no-package", given=package))
    if Path(folder, package).exists():
        raise CannotCompile(fact("folder-exists", path=str(Path(folder, package))))
    home = Path(ludopolis.__file__).parent
    if not (home / DIGEST).is_file():
        raise CannotCompile(fact("engine-not-compiled", path=str(home)))
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CannotCompile(fact("no-mypyc", given=COMPILER))
    with TemporaryDirectory() as name:
        work = Path(name).resolve()
        shutil.copytree(
            spec.submodule_search_locations[0],
            work / package,
            ignore=shutil.ignore_patterns(*(f"*{end}" for end in COMPILED_SUFFIXES)),
        )
        for room in ENGINE_ROOMS:
            shutil.copytree(
                home / room,
                work / "ludopolis" / room,
                ignore=shutil.ignore_patterns(*(f"*{end}" for end in COMPILED_SUFFIXES)),
            )
        for file in ("__init__.py", "moved.py"):
            shutil.copy(home / file, work / "ludopolis")
        write_old_names(work)
        groups = {ENGINE: sources(work, [f"ludopolis/{room}" for room in ENGINE_ROOMS])}
        groups[f"{package}_game"] = sources(work, [package])
        with chdir(work):
            try:
                compile_groups(groups, work / "build", work / "lib", {f"{package}_game"})
            except SystemExit as wrong:  # mypyc has printed what it does not like
                raise CannotCompile(fact("not-compiled-types", given=package)) from wrong
            except Exception as wrong:
                raise CannotCompile(fact("not-compiled", given=package, problem=str(wrong))) from wrong
            if engine_digest(work / "build", groups[ENGINE]) != (home / DIGEST).read_text("utf-8"):
                raise CannotCompile(fact("other-engine", given=COMPILER))
        shutil.copytree(work / package, Path(folder, package), ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(work / "lib", folder, dirs_exist_ok=True)
    output.say("cli-compile-done", package=package, path=folder)


def write_old_names(root: Path) -> None:
    """Lets mypy find the engine's modules by their old names too, as `ludopolis.moved` lets Python."""
    for old, places in MOVED.items():
        if old.startswith("ludopolis.engine."):
            stub = root.joinpath(*old.split(".")).with_suffix(".pyi")
            stub.write_text("".join(f"from {place} import *\n" for place in places), "utf-8")


def sources(root: Path, folders: Iterable[str]) -> list[str]:
    """The modules of some folders, relative to the root. Package files stay plain Python."""
    files = [file for folder in folders for file in sorted((root / folder).rglob("*.py"))]
    return [str(file.relative_to(root)) for file in files if file.name != "__init__.py"]


def compile_groups(files: dict[str, list[str]], folder: Path, libraries: Path, kept: Container[str]) -> None:
    """Compiles files, given by the library they go into, and builds those libraries that are `kept`."""
    from setuptools import Distribution  # before mypyc, which patches it
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    arguments = ["--strict", "--no-warn-unused-ignores", f"--cache-dir={folder / 'cache'}"]
    extensions = mypycify(
        [*arguments, *(file for group in files.values() for file in group)],
        opt_level=OPTIMISATION,
        separate=[(group, name) for name, group in files.items()],
        target_dir=str(folder / "c"),
    )
    others = [name for name in files if name not in kept]
    left_out = {f"{name}__mypyc" for name in others} | {_module(file) for name in others for file in files[name]}
    built = [extension for extension in extensions if extension.name not in left_out]
    if os.name != "nt":
        flags = [*built[0].extra_compile_args, NO_SYMBOLS, NO_INTERPOSITION]
        header = _precompiled_header(folder / "headers", flags)
        for extension in built:
            extension.extra_compile_args = flags
            extension.include_dirs.insert(0, str(header.parent))
    command: Any = build_ext(Distribution({"name": "ludopolis", "ext_modules": built}))
    command.build_lib = str(libraries)
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _precompiled_header(folder: Path, flags: list[str]) -> Path:
    """Python's header as gcc has read it, for files that begin with it.

    There is a file with one function for every module: reading the header is two thirds of the work on it.
    """
    from setuptools.command.build_ext import customize_compiler, new_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    folder.mkdir(parents=True)
    header = Path(get_path("include"), "Python.h")
    precompiled = folder / f"{header.name}.gch"  # other compilers do not look for it
    compiler.spawn([*compiler.compiler_so, *flags, "-x", "c-header", str(header), "-o", str(precompiled)])
    return precompiled


def engine_digest(folder: Path, files: Iterable[str]) -> str:
    """Names what the engine was compiled from and into: its sources, and the C header in the compilation's folder."""
    sha = hashlib.sha256((folder / "c" / f"__native_{ENGINE}.h").read_bytes())
    for file in files:
        sha.update(Path(file).read_bytes())
    return sha.hexdigest()


def _module(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts).removeprefix("src.")

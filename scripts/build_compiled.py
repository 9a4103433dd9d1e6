"""Builds the compiled wheel and unpacks it into a folder, unless the sources have not changed.

The libraries are only in the wheel: the working tree stays interpreted.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "src")


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    site.parent.parent.mkdir(parents=True, exist_ok=True)
    with site.parent.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # somebody may be building it already
        build(site)


def build(site: Path) -> None:
    """Builds the package, unless it is there."""
    stamp = site.parent / "built-from"
    digest = digest_of_sources()
    if stamp.is_file() and stamp.read_text() == digest:
        say("the compiled package is up to date")
        return
    need_compiler()
    say("compiling …")
    began = time.monotonic()
    shutil.rmtree(site.parent, ignore_errors=True)
    os.environ["HATCH_BUILD_HOOKS_ENABLE"] = "1"
    # Not by `pip wheel`: to learn the wheel's metadata it has hatchling build, and so compile, a first one.
    run("hatchling", "build", "--target", "wheel", "--directory", str(site.parent))
    (wheel,) = site.parent.glob("*.whl")
    run("pip", "--disable-pip-version-check", "install", "--no-compile", "--no-deps", "--target", str(site), str(wheel))
    stamp.write_text(digest)
    say(f"{wheel.name} built in {time.monotonic() - began:.0f} s")


def digest_of_sources() -> str:
    sha = hashlib.sha256(f"{sys.version} {os.environ.get('MYPYC_OPT_LEVEL')}".encode())
    files = (file for name in NEEDED for file in sorted((ROOT / name).rglob("*") if name == "src" else [ROOT / name]))
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            sha.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return sha.hexdigest()


def need_compiler() -> None:
    """Makes sure of a C compiler and Python's headers: installs them if possible, else stops with one line."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    header = Path(sysconfig.get_path("include"), "Python.h")
    missing = [] if any(map(shutil.which, ("cc", "gcc", "clang"))) else ["gcc", "libc6-dev"]
    missing += [] if header.is_file() else [f"python{version}-dev"]
    if not missing:
        return
    command = ["apt-get", "install", "-y", *missing]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"{' '.join(command)} …")
        subprocess.run(["apt-get", "update"], check=False, capture_output=True)
        subprocess.run(command, check=False, capture_output=True)
        if any(map(shutil.which, ("cc", "gcc", "clang"))) and header.is_file():
            return
    sys.exit(f"The compiled package needs a C compiler and Python's headers; run: sudo {' '.join(command)}")


def run(module: str, *arguments: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{done.stderr}\n{module} failed: see above")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()

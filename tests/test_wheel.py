"""The wheel holds everything: installed without the sources, it serves pages and plays."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM
from sysconfig import get_path

import httpx
import pytest
from server.devices import BOT, ME, Device
from server.running import free_port

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "ludopolis"
ASSET = re.compile(r'(?:href|src)="(/static/[^"#]+)"')
FONT = re.compile(r"url\(\.\./(fonts/[^)]+)\)")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in an environment of its own, which shares nothing with ours but the libraries we depend on."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "libraries.pth").write_text(get_path("purelib") + "\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    return folder / "bin" / "ludopolis"


def run(program: Path, *words: str) -> str:
    done = subprocess.run([program, *words], cwd=program.parent, env=bare(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bare() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")} | {"LANG": "C.UTF-8"}


@pytest.fixture(scope="module")
def device(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A browser on a server that was started from the wheel with one line."""
    port, folder = free_port(), tmp_path_factory.mktemp("data")
    command = [str(program), "serve", "--port", str(port), "--data", str(folder)]
    process = subprocess.Popen(command, cwd=folder, env=bare(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
    yield Device(f"http://127.0.0.1:{port}")
    process.terminate()
    assert process.wait(20) in (0, -SIGTERM)


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    files = {file.relative_to(SOURCES.parent).as_posix() for file in SOURCES.rglob("*") if file.is_file()}
    ours = {file for file in files if "__pycache__" not in file and not file.endswith((".so", ".pyd"))}
    with zipfile.ZipFile(wheel) as packed:
        assert {name for name in packed.namelist() if ".dist-info/" not in name} == ours


def test_the_program_says_its_version_and_finds_its_games(program: Path) -> None:
    assert re.match(r"Ludopolis \d+\.\d+\.\d+, not compiled, on Python 3\.", run(program, "--version"))
    listed = run(program, "games")
    assert all(game.name in listed for game in (SOURCES / "games").iterdir() if (game / "__init__.py").is_file())


def test_pages_rules_and_fonts_are_there(device: Device) -> None:
    for page in ("/", "/rules/ginkgopolis", "/learn/streets"):
        assets = ASSET.findall(device.get(page).text)
        assert len(assets) > 3
        assert [asset for asset in assets if device.get(asset).status_code != 200] == []
    (styles,) = (asset for asset in ASSET.findall(device.get("/").text) if asset.endswith("home.css"))
    fonts = FONT.findall(device.get(styles).text)
    assert fonts
    for font in fonts:
        assert device.get(styles.replace("bundle/home.css", font)).headers["content-type"] == "font/woff2"


def test_a_person_plays_against_a_bot(device: Device) -> None:
    table = device.new_table("happy_city", ME, BOT)
    assert device.get(f"/t/{table}").status_code == 200
    moves = 0
    with device.watch(table, 0) as watcher:
        while moves < 4:
            if watcher.state["legal"]:
                device.play(table, watcher, 0, watcher.state["legal"][0]["move"])
                moves += 1
            else:
                watcher.next()
        assert {line.get("seat") for line in watcher.log} >= {0, 1}, watcher.log


def test_the_server_is_well(device: Device) -> None:
    answer: httpx.Response = device.get("/healthz")
    assert answer.json() == {"ok": True, "database": True, "waiting": {}, "restarts": {}}

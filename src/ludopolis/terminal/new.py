"""`ludopolis new`: lays out a new game, with tests: the game in `template/` under another name."""

import re
from importlib.util import find_spec
from pathlib import Path

from ludopolis import registry
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.terminal.output import Output

TEMPLATE = Path(__file__).with_name("template")
MODULE = "ludopolis.terminal.template.game"
CHECKOUT = Path(__file__).parents[3]
"""The repository, if this is one."""
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_ID_CHARS = 24
"""Longer names would not fit into the template's lines."""


class BadNewGame(LudopolisError):
    """A game that cannot be laid out there, or under that name."""


def run(output: Output, id: str, package_folder: str) -> None:
    """Lays out a game in this repository, or in a folder as a package of its own."""
    if not ID.fullmatch(id) or len(id) > MAX_ID_CHARS:
        raise BadNewGame(fact("bad-game-id", given=id, high=MAX_ID_CHARS))
    if id in registry.ids() or find_spec(id) is not None:
        raise BadNewGame(fact("game-id-in-use", given=id))
    if package_folder:
        root = Path(package_folder)
        if root.exists():
            raise BadNewGame(fact("folder-exists", path=str(root)))
        _lay_out(TEMPLATE / "game", root / "src" / id, id, own=True)
        _lay_out(TEMPLATE / "tests", root / "tests", id, own=True)
        _lay_out(TEMPLATE / "package", root, id, own=True)
        output.say("cli-new-package", game=id, path=str(root))
        return
    if not (CHECKOUT / "tests" / "golden.py").is_file():
        raise BadNewGame(fact("no-checkout"))
    tests = CHECKOUT / "tests" / id
    if tests.exists():
        raise BadNewGame(fact("folder-exists", path=str(tests)))
    _lay_out(TEMPLATE / "game", CHECKOUT / "src" / "ludopolis" / "games" / id, id, own=False)
    _lay_out(TEMPLATE / "tests", tests, id, own=False)
    output.say("cli-new-here", game=id)


def _lay_out(source: Path, target: Path, id: str, own: bool) -> None:
    """Copies a folder of the template under the game's name."""
    for file in sorted(source.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(_renamed(file.read_text("utf-8"), id, own), "utf-8")


def _renamed(text: str, id: str, own: bool) -> str:
    if own:
        # Imports of the engine stand with other packages', those of the game apart.
        text = text.replace("import pytest\n\nfrom ludopolis.engine", "import pytest\nfrom ludopolis.engine")
        text = re.sub(rf"(\nfrom ludopolis.*)\nfrom {MODULE}", rf"\1\n\nfrom {MODULE}", text, count=1)
    words = [word.capitalize() for word in id.split("_")]
    text = text.replace(MODULE, id if own else f"ludopolis.games.{id}")
    return text.replace("sample_game", id).replace("SampleGame", "".join(words)).replace("Sample Game", " ".join(words))

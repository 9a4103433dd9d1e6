"""What calls is an outline: nothing that can be chosen fades, and no animation has the name of another."""

import re
from pathlib import Path

import ludopolis

WEB = Path(ludopolis.__file__).parent
SHEETS = [*(WEB / "web" / "styles").glob("*.css"), *(WEB / "games").glob("*/board.css")]
FRAMES = re.compile(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}")
CALLS = re.compile(r"animation: ([\w-]+)[^;]*var\(--calls\)")
"""An animation that says: this can be chosen."""


def test_every_animation_has_a_name_of_its_own() -> None:
    names = [name for sheet in SHEETS for name, _ in FRAMES.findall(sheet.read_text("utf-8"))]
    assert names
    assert sorted(names) == sorted(set(names))


def test_what_can_be_chosen_never_fades() -> None:
    texts = [sheet.read_text("utf-8") for sheet in SHEETS]
    frames = {name: body for text in texts for name, body in FRAMES.findall(text)}
    calling = {name for text in texts for name in CALLS.findall(text)}
    assert calling >= {"halo", "breathe", "march"}
    assert {name for name in calling if "opacity" in frames[name]} == set()

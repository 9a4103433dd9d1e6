"""The catalogue has a word for everything the game can say."""

import re

import pytest

from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import EFFECT_NAMES, KINDS, MARKS, PLACES
from ludopolis.games.uptown.rules.state import STEP_NAMES
from ludopolis.i18n import Words
from uptown.given import HOME, PARTS

WORDS = Words(module="ludopolis.games.uptown")


def missing(keys: list[str]) -> list[str]:
    return [key for key in keys if not WORDS.has(key)]


def test_projects_traits_and_effects() -> None:
    assert missing([f"project-{name}" for name in PARTS.projects]) == []
    traits = [*KINDS, *MARKS, *PLACES[1:], *(f"two_{kind}" for kind in KINDS[:-1]), "no_kind"]
    assert missing([f"trait-{name}" for name in traits]) == []
    effects = [*(name.replace(".", "_") for name in EFFECT_NAMES[1:]), "closing", "end"]
    assert missing([f"effect-{name}" for name in effects]) == []


def test_every_project_in_the_catalogue_is_in_the_box() -> None:
    text = (HOME / "locale" / "en.ftl").read_text("utf-8")
    # `unnamed` stands for projects of a user's own folder.
    assert set(re.findall(r"^project-(\w+) =", text, re.MULTILINE)) == {*PARTS.projects, "unnamed"}


def test_events() -> None:
    assert missing([f"event-{kind.name}" for kind in GAME.event_kinds[1:]]) == []


def test_questions_and_reasons_by_step() -> None:
    asked = [name for name in STEP_NAMES if name not in ("start", "deal", "over")]
    assert missing([f"ask-{name}" for name in asked]) == []
    assert missing([f"why-now-{name}" for name in asked]) == []


@pytest.mark.parametrize(
    ("file", "prefixes"),
    [
        ("components/tables.py", ("why",)),
        ("speech/notation.py", ("why",)),
        ("speech/position.py", ("line",)),
        ("speech/questions.py", ("move", "ask")),
        ("speech/refusals.py", ("why",)),
    ],
)
def test_every_fact_in_the_code_has_a_message(file: str, prefixes: tuple[str, ...]) -> None:
    kinds = re.findall(r"fact\(\s*\"([a-z-]+)\"", (HOME / file).read_text("utf-8"))
    assert kinds
    assert [kind for kind in kinds if not any(WORDS.has(f"{prefix}-{kind}") for prefix in prefixes)] == []


def test_the_game_is_not_mistaken_and_its_cards_are_not_passed_off_as_printed() -> None:
    assert "Trefl" in WORDS.text("game-name")
    assert "Trefl" in WORDS.text("game-pitch")
    assert "reconstructed" in WORDS.text("certainty-reconstructed")
    assert "not public" in WORDS.text("certainty-reconstructed")

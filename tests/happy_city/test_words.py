"""The catalogue has a message for everything the game can say."""

import re

import pytest

from happy_city.given import HOME, PARTS
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.components.tables import CERTAINTIES, COLOUR_NAMES
from ludopolis.games.happy_city.rules.state import STEP_NAMES
from ludopolis.i18n import Words

WORDS = Words(module="ludopolis.games.happy_city")


def missing(keys: list[str]) -> list[str]:
    return [key for key in keys if not WORDS.has(key)]


def test_cards_colours_and_effects() -> None:
    assert missing([f"card-{name}" for name in (*PARTS.ids, "empty")]) == []
    assert missing([f"colour-{name}" for name in (*COLOUR_NAMES, "nothing")]) == []
    assert missing([f"certainty-{name}" for name in CERTAINTIES]) == []
    assert missing([f"effect-{PARTS.ids[card]}" for card in range(131) if PARTS.effect[card]]) == []


def test_events() -> None:
    assert missing([f"event-{kind.name}" for kind in GAME.event_kinds[1:]]) == []


def test_questions_and_reasons_by_step() -> None:
    asked = [name for name in STEP_NAMES if name not in ("deal", "draw", "box", "over")]
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


def test_the_reconstructed_card_says_so() -> None:
    assert "reconstructed" in WORDS.text("card-night_market")
    assert "reconstructed" in WORDS.text("certainty-reconstructed")

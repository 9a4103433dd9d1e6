"""Moves as text, both ways."""

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation

from .given import given


def test_both_ways() -> None:
    state = given(["", ""], offer="house_1 house_2 house_3")
    assert [state.to_text(0, move) for move in state.legal(0)] == ["take house_1", "take house_2", "take house_3"]
    assert state.from_text(0, "take park_6") == state.parts.ids.index("park_6")
    assert state.to_text(CHANCE, 29) == "theatre_6"


@pytest.mark.parametrize("text", ["", "take", "take house_7", "house_1", "TAKE house_1"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        given(["", ""], offer="house_1 house_2 house_3").from_text(0, text)

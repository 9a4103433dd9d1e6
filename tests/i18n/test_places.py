"""Places of a board, written `S2.5` in notation, are put into words."""

import pytest

from ludopolis.engine.values.facts import fact
from ludopolis.i18n.words import Words

MODULE = "ludopolis.games.welcome_to"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Anna writes 7 in the 11th house of street 2."), ("ru", "Anna вписывает 7 (11-й дом улицы 2).")],
)
def test_a_place_in_words(language: str, sentence: str) -> None:
    told = fact("wrote", seat=0, number=7, slot="S2.11")
    assert Words(language, MODULE).say("event", told, lambda seat: ["Anna"][seat]) == sentence


def test_a_gap_in_words() -> None:
    assert (
        Words("en", MODULE).say("move", fact("fence", gap="S1.g3"))
        == "a fence in street 1 between the 3rd and 4th houses"
    )


def test_other_texts_stay_as_they_are() -> None:
    told = fact("bad_move", text="S2.5")
    assert Words("en", MODULE).say("why", told).startswith("“S2.5” is not a move.")


def test_a_list_of_places_may_be_empty() -> None:
    assert Words("en", MODULE).say("line", fact("pools", pools=0, slot=())) == "Pools: 0."
    assert Words("en", MODULE).say("line", fact("pools", pools=2, slot=("S1.3", "S3.7"))) == (
        "Pools: 2 (the 3rd house of street 1 and the 7th house of street 3)."
    )

"""What the cards of first times quote from the rules."""

import re
from pathlib import Path

import pytest

from ludopolis.games import streets

LOCALE = Path(streets.__file__).parent / "locale"
LONGEST = 150
"""As in kit/help/firsts.js: what is longer is cut after a sentence."""


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl", "cs", "sk", "ro", "hu"])
def test_the_card_of_a_closed_street_tells_that_symbols_at_its_ends_count(language: str) -> None:
    text = (LOCALE / f"rules.{language}.md").read_text()
    found = re.search(r"\{#closing\}\n\n((?:.+\n)+)", text)
    assert found is not None
    first, second, *_ = re.split(r"(?<=\.)\s+", found[1])
    assert re.search("(?i)symbol|simbol|символ|szimból", second)
    assert len(f"{first} {second}") <= LONGEST

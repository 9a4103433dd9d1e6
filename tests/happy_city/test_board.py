"""The browser's board is complete: a drawing for every card, a picture for every effect, a message for every key."""

import re
from importlib.resources import files

from happy_city.given import PARTS
from ludopolis.i18n.words import Words

FOLDER = files("ludopolis.games.happy_city")
WORDS = Words("en", "ludopolis.games.happy_city")


def source(folder: str) -> str:
    """All modules of a folder in one text."""
    scripts = sorted((FOLDER / folder).iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in scripts if file.name.endswith(".js"))


def test_every_card_is_drawn() -> None:
    drawn = re.findall(r"^  (\w+): \(\) =>", source("art"), re.MULTILINE)
    assert {card: drawn.count(card) for card in PARTS.ids} == dict.fromkeys(PARTS.ids, 1)


def test_every_effect_has_a_picture() -> None:
    table = re.search(r"const SIGNS = \{(.*?)\n\};", source("board"), re.DOTALL)
    assert table is not None
    pictured = set(re.findall(r'(\w+): "', table[1]))
    assert pictured == {card for card in PARTS.ids if WORDS.has(f"effect-{card}")}


def test_every_word_of_the_board_is_in_the_catalogue() -> None:
    text = source("board") + (FOLDER / "board.js").read_text("utf-8")
    keys = set(re.findall(r'"(board-[a-z-]+)"', text))
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []
    catalogue = (FOLDER / "locale" / "en.ftl").read_text("utf-8")
    written = set(re.findall(r"^(board-[a-z-]+) =", catalogue, re.MULTILINE))
    made = {key for key in written if re.match(r"board-(step|gives|bring)-", key)}
    assert written - made - keys == set()

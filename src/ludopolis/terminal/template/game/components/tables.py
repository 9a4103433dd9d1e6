"""The cards: a CSV table read, checked and laid out as flat lists."""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import digest_of, read_rows, read_texts, want_total

PACKAGE: Final = "ludopolis.terminal.template.game.components"
TABLE: Final = "cards.csv"
CARDS: Final = 30
KINDS: Final = ("house", "shop", "park", "school", "theatre")
MOST_POINTS: Final = 9


class SampleGameComponents(Components):
    """The cards of a folder, or the game's own for `""`. Lists are indexed by card."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, PACKAGE, (TABLE,))
        rows = read_rows(TABLE, texts[0], ("id", "kind", "points"), key="id")
        want_total(TABLE, "id", len(rows), CARDS)
        super().__init__(folder, digest_of(texts), "certain")
        self.ids = [row.word("id") for row in rows]
        self.kind = [KINDS.index(row.word("kind", KINDS)) for row in rows]
        self.points = [row.number("points", 0, MOST_POINTS) for row in rows]

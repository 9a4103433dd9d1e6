"""Reads and checks the tables of tiles, cards, characters and set-up figures."""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import Row, digest_of, read_rows, read_texts, want_total
from ludopolis.engine.values.data import Data

COLOURS: Final = ("red", "blue", "yellow")
ITEMS: Final = ("resource", "tile", "point")
"""What a building produces, by colour."""
ITEM_RESOURCE: Final = 0
ITEM_TILE: Final = 1
ITEM_POINT: Final = 2
TRIGGERS: Final = ("exploit", "urbanize", "construct")
EXPLOIT: Final = 0
URBANIZE: Final = 1
CONSTRUCT: Final = 2

END_RULES: Final = ("resources_on", "low_buildings", "high_buildings", "bonus_cards", "cards", "flat")
RESOURCES_ON: Final = 0
LOW_BUILDINGS: Final = 1
HIGH_BUILDINGS: Final = 2
BONUS_CARDS: Final = 3
CARDS_OF: Final = 4
FLAT: Final = 5
NOTHING: Final = -1

NUMBERS: Final = 20
TILES: Final = 60
"""A tile is 20 × colour + number - 1."""
START_NUMBER: Final = 3
START_TILES: Final[list[int]] = [0, 1, 2, 20, 21, 22, 40, 41, 42]
"""The tiles up to START_NUMBER, which are the first city."""
LETTERS: Final = "ABCDEFGHIJKL"
TOKENS: Final = 12
CARDS: Final = 72
"""Cards 0 … 11 are the letters, 12 + tile the buildings."""
CHARACTERS: Final = 27
FIRST_CHARACTER: Final = 60
"""In a tableau buildings are numbered by tile, characters by 60 + character."""
TRIOS: Final = 6
MAX_PLAYERS: Final = 5

TABLES: Final = ("buildings.csv", "characters.csv", "tokens.csv", "setup.csv")
GAIN_COLUMNS: Final = ("resources", "tiles", "points")
START_COLUMNS: Final = ("start_resources", "start_tiles", "start_points")


class GinkgopolisComponents(Components):
    """Everything printed. Lists by tableau card are indexed by tile, then by 60 + character."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, "ludopolis.games.ginkgopolis.components", TABLES)
        super().__init__(folder, digest_of(texts), "mostly_certain")
        self.printed: dict[int, Data] = {}
        """What is printed on a component, by its number, as a view shows it: made once, never written to."""
        self.tile_ids: list[str] = []
        self.card_ids: list[str] = list(LETTERS)
        self.character_ids: list[str] = []
        # Cards of a tableau
        self.colour_of: list[int] = []
        self.trigger_of: list[int] = []
        """The action that brings a permanent bonus; NOTHING for end-game cards."""
        self.gains: list[int] = []
        """Three per card: the resources, tiles and points of the bonus."""
        self.end_rule: list[int] = []
        """How an end-game card counts; NOTHING for permanent bonuses."""
        self.end_of: list[int] = []
        """The colour or trigger that it counts; NOTHING if it counts neither."""
        self.end_points: list[int] = []
        # Characters
        self.start_items: list[int] = []
        """Three per character: resources, tiles and points."""
        self.trios: list[list[int]] = [[] for _ in range(TRIOS)]
        # The table
        self.token_x: list[int] = []
        self.token_y: list[int] = []
        self.allotment: list[int] = [0]
        """By number of players (1: solo), like the lists below: the resources of each side."""
        self.removed_tiles: list[int] = [0]
        self.turned_cards: list[int] = [0]
        self.renewals: list[int] = [0]
        self._read_buildings(texts[0])
        self._read_characters(texts[1])
        self._read_tokens(texts[2])
        self._read_setup(texts[3])

    def _read_buildings(self, text: str) -> None:
        columns = ("building", "colour", "number", "trigger", *GAIN_COLUMNS, "end_rule", "end_of", "end_points")
        rows = read_rows("buildings", text, columns, key="building")
        want_total("buildings", "building", len(rows), TILES)
        for tile, row in enumerate(rows):
            colour, number = divmod(tile, NUMBERS)
            row.word("colour", (COLOURS[colour],))
            row.number("number", number + 1, number + 1)
            id = f"{COLOURS[colour][0].upper()}{number + 1}"
            row.word("building", (id,))
            self.tile_ids.append(id)
            self.card_ids.append(id)
            self.colour_of.append(colour)
            if row.optional("trigger"):
                self._add_bonus(row)
            else:
                self._add_end(row)

    def _add_bonus(self, row: Row) -> None:
        self.trigger_of.append(TRIGGERS.index(row.word("trigger", TRIGGERS)))
        self.gains += [row.number(column, 0, 9) for column in GAIN_COLUMNS]
        self.end_rule.append(NOTHING)
        self.end_of.append(NOTHING)
        self.end_points.append(0)

    def _add_end(self, row: Row) -> None:
        rule = END_RULES.index(row.word("end_rule", END_RULES))
        self.trigger_of.append(NOTHING)
        self.gains += [0, 0, 0]
        self.end_rule.append(rule)
        if rule in (RESOURCES_ON, CARDS_OF):
            self.end_of.append(COLOURS.index(row.word("end_of", COLOURS)))
        elif rule == BONUS_CARDS:
            self.end_of.append(TRIGGERS.index(row.word("end_of", TRIGGERS)))
        else:
            self.end_of.append(NOTHING)
        self.end_points.append(row.number("end_points", 0, 99))

    def _read_characters(self, text: str) -> None:
        columns = ("character", "colour", "trigger", "trio", *START_COLUMNS, *GAIN_COLUMNS)
        rows = read_rows("characters", text, columns, key="character")
        want_total("characters", "character", len(rows), CHARACTERS)
        for character, row in enumerate(rows):
            self.character_ids.append(row.word("character"))
            self.colour_of.append(COLOURS.index(row.word("colour", COLOURS)))
            row.word("trigger", TRIGGERS)
            self._add_bonus(row)
            self.start_items += [row.number(column, 0, 9) for column in START_COLUMNS]
            trio = row.number("trio", 0, TRIOS)
            if trio:
                self.trios[trio - 1].append(character)
        for trio in range(TRIOS):
            want_total("characters", "trio", len(self.trios[trio]), 3)

    def _read_tokens(self, text: str) -> None:
        rows = read_rows("tokens", text, ("letter", "x", "y"), key="letter")
        want_total("tokens", "letter", len(rows), TOKENS)
        for letter, row in zip(LETTERS, rows, strict=True):
            row.word("letter", (letter,))
            x, y = row.number("x", -2, 2), row.number("y", -2, 2)
            if sorted((abs(x), abs(y))) not in ([0, 2], [1, 2]):
                raise row.wrong("x", "-1 … 1, ±2")
            if (x, y) in zip(self.token_x, self.token_y, strict=True):
                raise row.wrong("x", "-1 … 1, ±2")
            self.token_x.append(x)
            self.token_y.append(y)

    def _read_setup(self, text: str) -> None:
        columns = ("players", "resources", "removed_tiles", "turned_cards", "renewals")
        rows = read_rows("setup", text, columns, key="players")
        want_total("setup", "players", len(rows), MAX_PLAYERS)
        for players, row in enumerate(rows, start=1):
            row.number("players", players, players)
            self.allotment.append(row.number("resources", 12, 25))
            self.removed_tiles.append(row.number("removed_tiles", 0, 12))
            # 5.6: hands must leave a card in the deck of 21.
            most = 20 - 4 * max(players, 2)
            self.turned_cards.append(row.number("turned_cards", 0, most))
            self.renewals.append(row.number("renewals", 0, 9))

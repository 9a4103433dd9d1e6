"""Reads and checks the tables of tiles, people, business tokens and advisors."""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import Row, digest_of, read_rows, read_texts, want_total
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadComponents, fact

KINDS: Final = ("tourist", "hipster", "family", "shopping", "mixed")
"""The kinds of buildings, shown on their backs; the first four house people of their colour."""
MIXED: Final = 4
NEUTRAL: Final = 5  # start tiles
LETTERS: Final = "THPSW"
"""Symbols by kind; `W` is the wild symbol of mixed buildings, which stands for any other."""
WILD: Final = 4
SYMBOLS: Final = 5
PEOPLE: Final = ("tourist", "hipster", "parent", "shopper")
COLOURS: Final = 4
TOKENS: Final = ("restaurant", "housing", "leisure", "trade")
UNIVERSAL: Final = 4
BUSINESSES: Final = (*TOKENS, "universal")

BUILDINGS: Final = 45
BASE_BUILDINGS: Final = 40
STATION: Final = 45
PARK: Final = 46
TILES: Final = 47
MAX_PEOPLE: Final = 24
"""The most people of a colour that a component set may have: the move space is laid out for them."""

# Values (9)
VALUES: Final = (
    "none",
    "people",
    "symbols",
    "set",
    "mixed",
    "signs",
    "street_size",
    "neighbourhood",
    "closing",
    "copy",
)
NO_VALUE: Final = 0
PEOPLE_VALUE: Final = 1
SYMBOLS_VALUE: Final = 2
SET_VALUE: Final = 3
MIXED_VALUE: Final = 4
SIGNS_VALUE: Final = 5
SIZE_VALUE: Final = 6
NEIGHBOURS_VALUE: Final = 7
CLOSING_VALUE: Final = 8
COPY_VALUE: Final = 9
LAST_COPYABLE: Final = 6
"""R18: values up to this one, except `none`, may be copied."""
WANTED: Final = {"people": (1, 1), "symbols": (1, 1), "set": (2, 8)}
"""The fewest and most symbols that the column `wants` names, for values that have any."""

# Advisors (10)
ADVISORS: Final = (
    "contractor",
    "hacker",
    "entrepreneur",
    "investor",
    "hipster_legend",
    "restorer",
    "search_specialist",
)
CONTRACTOR: Final = 0
HACKER: Final = 1
ENTREPRENEUR: Final = 2
INVESTOR: Final = 3
HIPSTER_LEGEND: Final = 4
RESTORER: Final = 5
SEARCH_SPECIALIST: Final = 6

ARROWS: Final = ("road", "sky", "both")
"""The edges of a tile across which its symbols point (R4): of index + 1, bit 0 is the road edge, bit 1 the sky edge."""
TABLES: Final = ("tiles.csv", "people.csv", "tokens.csv", "advisors.csv")


class StreetsComponents(Components):
    """Everything printed. Lists are by tile unless stated otherwise; buildings come first, then station and park."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, "ludopolis.games.streets.components", TABLES)
        rows = _tile_rows(texts[0])
        super().__init__(folder, digest_of(texts), _certainty(rows))
        self.printed: dict[int, Data] = {}
        """What is printed on a component, by its number, as a view shows it: made once, never written to."""
        self.tile_ids: list[str] = []
        self.number: dict[str, int] = {}
        """Tiles by id."""
        self.kind: list[int] = []
        self.symbols: list[int] = []
        """`SYMBOLS` per tile: how many of each."""
        self.arrows: list[int] = []
        """Bit 0: the symbols point across the road edge, bit 1: across the sky edge."""
        self.value: list[int] = []
        self.price: list[int] = []
        self.wants: list[int] = []
        """The colour that a `people` or `symbols` value counts."""
        self.set_first: list[int] = [0]
        """Where a tile's entries in `set_mask` and `set_need` begin; one more entry than there are tiles."""
        self.set_mask: list[int] = []
        """For every group of the colours in a set: the group, as a mask of colours …"""
        self.set_need: list[int] = []
        """… and how many symbols of the group one set needs."""
        self.business: list[int] = []
        self.units: list[int] = []
        self.source: list[str] = []
        self.kind_tiles: list[int] = [0] * len(KINDS)
        """By kind: the mask of its base buildings."""
        self.kind_extras: list[int] = [0] * len(KINDS)
        """By kind: the mask of its buildings for five players."""
        self.people: list[int] = []
        """By colour: how many there are."""
        self.tokens: list[int] = []
        """By type: how many there are."""
        self.advisor_low: list[int] = []
        self.advisor_high: list[int] = []
        self.advisor_solo: list[bool] = []
        self.advisor_business: list[bool] = []
        self.card_symbols: list[int] = []
        """`SYMBOLS` per advisor."""
        for row in rows:
            self._read_tile(row)
        self._check_tiles(rows)
        self._read_people(texts[1])
        self._read_tokens(texts[2])
        self._read_advisors(texts[3])

    def _read_tile(self, row: Row) -> None:
        tile = len(self.tile_ids)
        start = row.word("set") == "start"
        kind = NEUTRAL if start else KINDS.index(row.word("kind", KINDS))
        symbols = _letters(row, "symbols")
        if not start and (not 1 <= len(symbols) <= 2 or set(symbols) != {kind}):
            raise row.wrong("symbols", f"{LETTERS[kind]}, {LETTERS[kind]} {LETTERS[kind]}")
        value = VALUES.index(row.word("value", VALUES[:1] if start else VALUES[1:]))
        wanted = _letters(row, "wants")
        low, high = WANTED.get(VALUES[value], (0, 0))
        if not low <= len(wanted) <= high or WILD in wanted:
            raise row.wrong("wants", f"{low} … {high} × {', '.join(LETTERS[:COLOURS])}")
        business = -1 if start else BUSINESSES.index(row.word("business", BUSINESSES))
        self.tile_ids.append(row.word("tile"))
        self.number[row.word("tile")] = tile
        self.kind.append(kind)
        self.symbols += [symbols.count(symbol) for symbol in range(SYMBOLS)]
        self.arrows.append(ARROWS.index(row.word("arrows", ARROWS)) + 1)
        self.value.append(value)
        self.price.append(row.number("price", 0, 99))
        self.wants.append(wanted[0] if value in (PEOPLE_VALUE, SYMBOLS_VALUE) else -1)
        self._read_set(wanted if value == SET_VALUE else [])
        self.business.append(business)
        self.units.append(0 if start else row.number("units", 1, 2))
        self.source.append(row.word("source"))
        if row.word("set") == "base":
            self.kind_tiles[kind] |= 1 << tile
        elif not start:
            self.kind_extras[kind] |= 1 << tile

    def _read_set(self, wanted: list[int]) -> None:
        """K sets are complete if no group of their colours lacks more symbols than there are wild ones."""
        for mask in range(1, 1 << COLOURS):
            if all(colour in wanted for colour in range(COLOURS) if mask >> colour & 1):
                self.set_mask.append(mask)
                self.set_need.append(sum(mask >> colour & 1 for colour in wanted))
        self.set_first.append(len(self.set_mask))

    def _check_tiles(self, rows: list[Row]) -> None:
        """Every kind has the two tiles that a game for two removes, and one more to play with."""
        for kind, name in enumerate(KINDS):
            if self.kind_tiles[kind].bit_count() < 3:
                raise BadComponents(fact("few_tiles", tile_kind=name, given=self.kind_tiles[kind].bit_count(), low=3))
        for row in rows[STATION:]:
            expected = ("station", "park")[rows.index(row) - STATION]
            row.word("tile", (expected,))

    def _read_people(self, text: str) -> None:
        rows = read_rows("people", text, ("person", "count", "source"), key="person")
        want_total("people", "person", len(rows), COLOURS)
        for row, person in zip(rows, PEOPLE, strict=True):
            row.word("person", (person,))
            self.people.append(row.number("count", 1, MAX_PEOPLE))

    def _read_tokens(self, text: str) -> None:
        rows = read_rows("tokens", text, ("token", "count", "source"), key="token")
        want_total("tokens", "token", len(rows), len(TOKENS))
        for row, token in zip(rows, TOKENS, strict=True):
            row.word("token", (token,))
            self.tokens.append(row.number("count", 1, 99))

    def _read_advisors(self, text: str) -> None:
        columns = ("advisor", "low", "high", "solo", "business", "symbols", "source")
        rows = read_rows("advisors", text, columns, key="advisor")
        want_total("advisors", "advisor", len(rows), len(ADVISORS))
        for row, advisor in zip(rows, ADVISORS, strict=True):
            row.word("advisor", (advisor,))
            self.advisor_low.append(row.number("low", 1, 5))
            self.advisor_high.append(row.number("high", 1, 5))
            self.advisor_solo.append(row.word("solo", ("yes", "no")) == "yes")
            self.advisor_business.append(row.word("business", ("yes", "no")) == "yes")
            letters = _letters(row, "symbols")
            self.card_symbols += [letters.count(symbol) for symbol in range(SYMBOLS)]


def _tile_rows(text: str) -> list[Row]:
    """The rows in the order of tile numbers: base buildings, those for five players, station and park."""
    columns = ("tile", "set", "kind", "symbols", "arrows", "value", "price", "wants", "business", "units", "source")
    rows = read_rows("tiles", text, columns, key="tile")
    sets: dict[str, list[Row]] = {"base": [], "five": [], "start": []}
    for row in rows:
        sets[row.word("set", sets)].append(row)
    want_total("tiles", "set = base", len(sets["base"]), BASE_BUILDINGS)
    want_total("tiles", "set = five", len(sets["five"]), BUILDINGS - BASE_BUILDINGS)
    want_total("tiles", "set = start", len(sets["start"]), TILES - BUILDINGS)
    return [*sets["base"], *sets["five"], *sets["start"]]


def _certainty(rows: list[Row]) -> str:
    """From what the column `source` says of the tiles."""
    doubtful = sum("reconstructed" in row.word("source") for row in rows)
    if not doubtful:
        return "certain"
    return "reconstructed" if 2 * doubtful > len(rows) else "mostly_certain"


def _letters(row: Row, column: str) -> list[int]:
    found: list[int] = []
    for letter in row.optional(column).split():
        if letter not in LETTERS or len(letter) != 1:
            raise row.wrong(column, ", ".join(LETTERS))
        found.append(LETTERS.index(letter))
    return found

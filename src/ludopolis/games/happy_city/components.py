"""The cards: CSV tables read, checked and laid out as flat lists by card number."""

from pathlib import Path
from typing import Final

from ludopolis.engine.component_tables import Row, digest_of, read_rows
from ludopolis.engine.facts import BadComponents, fact
from ludopolis.engine.game import Components
from ludopolis.games.happy_city.effects import (
    COPY_SPECIAL,
    EFFECTS,
    EXTRA_INCOME_OF_OPPONENT,
    PARAMETERS,
    PLAIN,
)

COLOURS: Final = ("yellow", "blue", "green", "orange", "purple")
NO_COLOUR: Final = 5
COLOUR_SLOTS: Final = 6
"""Five colours and `NO_COLOUR`."""
COLOUR_NAMES: Final = (*COLOURS, "none")

DECKS: Final = 3
COPIES: Final = 2

# Kinds: what has a name of its own and can be bought.
BUILDINGS: Final = 33
DWELLINGS: Final = 3
KINDS: Final = 36
"""Building kinds 0 … 32, dwelling kinds 33 … 35."""

# Cards: every building card by itself (kind = card // 2), then one number for each thing whose copies are equal.
BUILDING_CARDS: Final = 66
FIRST_DWELLING: Final = 66
FIRST_MARKET: Final = 69
MARKETS: Final = 5
WHITE_MARKET: Final = 74
FIRST_SPECIAL: Final = 75
FAMILY_SPECIALS: Final = 18
EXPERT_SPECIALS: Final = 38
SPECIALS: Final = 56
CARDS: Final = 131

LONGEST_ROW: Final = 7
"""The specials laid out for five players."""

CERTAINTIES: Final = ("certain", "one_source", "blurred", "reconstructed")
TABLES: Final = ("buildings.csv", "dwellings.csv", "markets.csv", "specials_family.csv", "specials_expert.csv")


class CardTable(Components):
    """Every list but the last few is indexed by card number."""

    def __init__(self, folder: str, texts: list[str]) -> None:
        super().__init__(folder, digest_of(texts), "mostly_certain")
        self.ids: list[str] = []
        self.colour: list[int] = []
        self.cost: list[int] = []
        self.income: list[int] = []
        self.residents: list[int] = []
        self.hearts: list[int] = []
        self.deck: list[int] = []
        """0 … 2 for building cards, -1 for the others."""
        self.effect: list[int] = []
        self.effect_colour: list[int] = []
        self.first: list[int] = []
        """The first number of the effect, in the order of `effects.EFFECTS`; then the second and so on."""
        self.second: list[int] = []
        self.third: list[int] = []
        self.fourth: list[int] = []
        self.card_certainty: list[str] = []
        self.needs: list[int] = []
        """Five numbers by special (card - FIRST_SPECIAL): the cards of each colour that its condition asks for."""
        self.deck_start: list[int] = []
        """The first card of each deck, and after the last deck the number of all building cards."""
        self.family_box = 0
        """The specials of a mode as a bit mask by special; so the next two."""
        self.expert_box = 0
        self.verified_box = 0
        """The expert specials without the reconstructed ones."""
        self.number: dict[str, int] = {}
        """The first card with this id."""

    def add(self, row: Row, colour: int, cost: int, income: int, residents: int, hearts: int, deck: int = -1) -> None:
        """Lays out one more card that has no effect."""
        self.ids.append(row.word("id"))
        self.number.setdefault(self.ids[-1], len(self.ids) - 1)
        self.colour.append(colour)
        self.cost.append(cost)
        self.income.append(income)
        self.residents.append(residents)
        self.hearts.append(hearts)
        self.deck.append(deck)
        self.effect.append(PLAIN)
        self.effect_colour.append(NO_COLOUR)
        for parameter in (self.first, self.second, self.third, self.fourth):
            parameter.append(0)
        self.card_certainty.append("certain")

    def reconstructed(self, card: int) -> bool:
        """Whether the card is a stand-in for one that no source shows."""
        return self.card_certainty[card] == "reconstructed"


def load_cards(folder: str) -> CardTable:
    """Reads the tables of a folder, or the game's own for `""`; raises `BadComponents`."""
    base = Path(folder) if folder else Path(__file__).parent
    texts: list[str] = []
    for table in TABLES:
        try:
            texts.append((base / table).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            raise BadComponents(fact("missing-table", table=table, folder=folder)) from None
    cards = CardTable(folder, texts)
    _buildings(cards, texts[0])
    _dwellings(cards, texts[1])
    _markets(cards, texts[2])
    _family(cards, texts[3])
    _expert(cards, texts[4])
    names = [cards.ids[card] for card in range(0, BUILDING_CARDS, COPIES)] + cards.ids[BUILDING_CARDS:]
    for name in names:
        if names.count(name) > 1:
            raise BadComponents(fact("duplicate-card", card=name))
        if not name.replace("_", "").isalnum() or not name.isascii() or name == "coin":
            raise BadComponents(fact("bad-card-id", card=name))
    return cards


def _rows(table: str, text: str, columns: tuple[str, ...], count: int) -> list[Row]:
    rows = read_rows(table, text, ("id", *columns, "source"), key="id")
    if len(rows) != count:
        raise BadComponents(fact("wrong-count", table=table, given=len(rows), expected=count))
    return rows


def _colour(row: Row, allowed: tuple[str, ...] = COLOURS) -> int:
    return COLOUR_NAMES.index(row.word("colour", allowed))


def _figures(row: Row) -> tuple[int, int, int]:
    return row.number("income", 0, 9), row.number("residents", -9, 9), row.number("hearts", -9, 9)


def _buildings(cards: CardTable, text: str) -> None:
    columns = ("deck", "colour", "cost", "income", "residents", "hearts")
    for row in _rows(TABLES[0], text, columns, BUILDINGS):
        deck = row.number("deck", 1, DECKS) - 1
        while len(cards.deck_start) <= deck:
            cards.deck_start.append(len(cards.ids))
        if deck != len(cards.deck_start) - 1:
            raise row.wrong("deck", f"{len(cards.deck_start)} …")
        colour = _colour(row)
        income, residents, hearts = _figures(row)
        for _ in range(COPIES):
            cards.add(row, colour, row.number("cost", 0, 99), income, residents, hearts, deck)
    while len(cards.deck_start) <= DECKS:
        cards.deck_start.append(len(cards.ids))
    for deck in range(DECKS):
        if cards.deck_start[deck] == cards.deck_start[deck + 1]:
            raise BadComponents(fact("empty-deck", table=TABLES[0], deck=deck + 1))


def _dwellings(cards: CardTable, text: str) -> None:
    for row in _rows(TABLES[1], text, ("colour", "cost", "income", "residents", "hearts"), DWELLINGS):
        income, residents, hearts = _figures(row)
        cards.add(row, _colour(row), row.number("cost", 0, 99), income, residents, hearts)


def _markets(cards: CardTable, text: str) -> None:
    # The rows stand in the order of the colours, the white side last.
    for row, colour in zip(_rows(TABLES[2], text, ("colour", "income"), COLOUR_SLOTS), COLOUR_NAMES, strict=True):
        cards.add(row, _colour(row, (colour,)), 0, row.number("income", 0, 9), 0, 0)


def _needs(cards: CardTable, row: Row) -> None:
    for colour in COLOURS:
        cards.needs.append(row.number(colour, 0, 10))


def _family(cards: CardTable, text: str) -> None:
    for row in _rows(TABLES[3], text, (*COLOURS, "income", "residents", "hearts"), FAMILY_SPECIALS):
        _needs(cards, row)
        income, residents, hearts = _figures(row)
        cards.add(row, NO_COLOUR, 0, income, residents, hearts)
    cards.family_box = (1 << FAMILY_SPECIALS) - 1


def _expert(cards: CardTable, text: str) -> None:
    for row in _rows(TABLES[4], text, (*COLOURS, "effect", "parameters", "certainty"), EXPERT_SPECIALS):
        bit = 1 << (len(cards.ids) - FIRST_SPECIAL)
        _needs(cards, row)
        cards.add(row, NO_COLOUR, 0, 0, 0, 0)
        cards.effect[-1], names = EFFECTS[row.word("effect", EFFECTS)]
        numbers = _parameters(cards, row, names)
        cards.first[-1], cards.second[-1], cards.third[-1], cards.fourth[-1] = numbers
        cards.card_certainty[-1] = row.word("certainty", CERTAINTIES)
        cards.expert_box |= bit
        if not cards.reconstructed(len(cards.ids) - 1):
            cards.verified_box |= bit
        if cards.effect[-1] in (COPY_SPECIAL, EXTRA_INCOME_OF_OPPONENT) and cards.effect.count(cards.effect[-1]) > 1:
            raise row.wrong("effect", "one card alone with this effect")
    if cards.verified_box.bit_count() < LONGEST_ROW:
        raise BadComponents(fact("too-few-verified", table=TABLES[4], expected=LONGEST_ROW))


def _parameters(cards: CardTable, row: Row, names: tuple[str, ...]) -> list[int]:
    """The numbers of the cell `colour=blue coins=3`, in the order of the effect's parameters; the colour goes apart."""
    expected = " ".join(f"{name}=…" for name in names)
    given: dict[str, str] = {}
    for word in row.optional("parameters").split():
        name, _, value = word.partition("=")
        given[name] = value
    if sorted(given) != sorted(names):
        raise row.wrong("parameters", expected)
    numbers: list[int] = []
    for name in names:
        value = given[name]
        if name == "colour":
            if value not in COLOURS:
                raise row.wrong("parameters", expected)
            cards.effect_colour[-1] = COLOURS.index(value)
        elif value.isdigit() and int(value) < 100:
            numbers.append(int(value))
        else:
            raise row.wrong("parameters", expected)
    return numbers + [0] * (PARAMETERS - len(numbers))

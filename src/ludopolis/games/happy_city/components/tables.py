"""The cards: CSV tables read, checked and laid out as flat lists by card number."""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import Row, digest_of, read_rows, read_texts
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadComponents, fact
from ludopolis.games.happy_city.components import effects

COLOURS: Final = ("yellow", "blue", "green", "orange", "purple")
NO_COLOUR: Final = 5
COLOUR_SLOTS: Final = 6
"""Five colours and `NO_COLOUR`."""
COLOUR_NAMES: Final = (*COLOURS, "none")

DECKS: Final = 3
COPIES: Final = 2

# Kinds: what has a name of its own and can be bought
BUILDINGS: Final = 33
DWELLINGS: Final = 3
KINDS: Final = 36
"""Building kinds 0 … 32, dwelling kinds 33 … 35."""

# Cards: one number for each building card (kind = card // 2), then one for each card whose copies are all alike
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
"""Specials laid out for five players."""

CERTAINTIES: Final = ("certain", "one_source", "blurred", "reconstructed")
TABLES: Final = ("buildings.csv", "dwellings.csv", "markets.csv", "specials_family.csv", "specials_expert.csv")


def kind_of(card: int) -> int:
    """The kind of a building card or a dwelling; cards of one kind have the same name."""
    return card >> 1 if card < BUILDING_CARDS else card - BUILDING_CARDS + BUILDINGS


def card_of_kind(kind: int) -> int:
    """The (first) card of a kind."""
    return kind * COPIES if kind < BUILDINGS else FIRST_DWELLING + kind - BUILDINGS


class HappyCityComponents(Components):
    """The cards of a folder, or the game's own for `""`. Lists are indexed by card unless they say otherwise."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, "ludopolis.games.happy_city.components", TABLES)
        super().__init__(folder, digest_of(texts), "mostly_certain")
        self.printed: dict[int, Data] = {}
        """What is printed on a component, by its number, as a view shows it: made once, never written to."""
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
        """The first number of the effect, in the order of `effects.EFFECTS`; the next three lists hold the others."""
        self.second: list[int] = []
        self.third: list[int] = []
        self.fourth: list[int] = []
        self.card_certainty: list[str] = []
        self.needs: list[int] = []
        """Five numbers by special (card - FIRST_SPECIAL): the cards of each colour that its condition asks for."""
        self.deck_start: list[int] = []
        """By deck: its first card. A last entry holds the number of building cards."""
        self.deck_low: list[int] = []
        """By deck: the lowest price, as printed on its backs."""
        self.deck_high: list[int] = []
        self.family_box = 0
        """The specials of the family mode, as a bit mask by special."""
        self.expert_box = 0
        self.verified_box = 0
        """The expert specials without the reconstructed ones."""
        self.number: dict[str, int] = {}
        """The first card with this id."""
        self._add_buildings(texts[0])
        self._add_dwellings(texts[1])
        self._add_markets(texts[2])
        self._add_family_specials(texts[3])
        self._add_expert_specials(texts[4])
        names = [self.ids[card] for card in range(0, BUILDING_CARDS, COPIES)] + self.ids[BUILDING_CARDS:]
        for name in names:
            if names.count(name) > 1:
                raise BadComponents(fact("duplicate-card", card=name))
            if not name.replace("_", "").isalnum() or not name.isascii() or name == "coin":
                raise BadComponents(fact("bad-card-id", card=name))

    def card_text(self, card: int) -> str:
        """The id of a card as dumps and notation write it: `museum.2` for the second copy of a building."""
        name = self.ids[card]
        return f"{name}.{card % COPIES + 1}" if card < BUILDING_CARDS else name

    def _add(self, row: Row, colour: int, cost: int, income: int, residents: int, hearts: int, deck: int = -1) -> None:
        """Adds a card without an effect."""
        self.ids.append(row.word("id"))
        self.number.setdefault(self.ids[-1], len(self.ids) - 1)
        self.colour.append(colour)
        self.cost.append(cost)
        self.income.append(income)
        self.residents.append(residents)
        self.hearts.append(hearts)
        self.deck.append(deck)
        self.effect.append(effects.PLAIN)
        self.effect_colour.append(NO_COLOUR)
        for parameter in (self.first, self.second, self.third, self.fourth):
            parameter.append(0)
        self.card_certainty.append("certain")

    def _add_buildings(self, text: str) -> None:
        columns = ("deck", "colour", "cost", "income", "residents", "hearts")
        for row in _rows(TABLES[0], text, columns, BUILDINGS):
            deck = row.number("deck", 1, DECKS) - 1
            while len(self.deck_start) <= deck:
                self.deck_start.append(len(self.ids))
            if deck != len(self.deck_start) - 1:
                raise row.wrong("deck", f"{len(self.deck_start)} …")
            colour = _colour(row)
            income, residents, hearts = _figures(row)
            for _ in range(COPIES):
                self._add(row, colour, row.number("cost", 0, 99), income, residents, hearts, deck)
        while len(self.deck_start) <= DECKS:
            self.deck_start.append(len(self.ids))
        for deck in range(DECKS):
            if self.deck_start[deck] == self.deck_start[deck + 1]:
                raise BadComponents(fact("empty-deck", table=TABLES[0], deck=deck + 1))
            prices = self.cost[self.deck_start[deck] : self.deck_start[deck + 1]]
            self.deck_low.append(min(prices))
            self.deck_high.append(max(prices))

    def _add_dwellings(self, text: str) -> None:
        for row in _rows(TABLES[1], text, ("colour", "cost", "income", "residents", "hearts"), DWELLINGS):
            income, residents, hearts = _figures(row)
            self._add(row, _colour(row), row.number("cost", 0, 99), income, residents, hearts)

    def _add_markets(self, text: str) -> None:
        # The rows follow the order of the colours, the white side last.
        for row, colour in zip(_rows(TABLES[2], text, ("colour", "income"), COLOUR_SLOTS), COLOUR_NAMES, strict=True):
            self._add(row, _colour(row, (colour,)), 0, row.number("income", 0, 9), 0, 0)

    def _add_needs(self, row: Row) -> None:
        for colour in COLOURS:
            self.needs.append(row.number(colour, 0, 10))

    def _add_family_specials(self, text: str) -> None:
        for row in _rows(TABLES[3], text, (*COLOURS, "income", "residents", "hearts"), FAMILY_SPECIALS):
            self._add_needs(row)
            income, residents, hearts = _figures(row)
            self._add(row, NO_COLOUR, 0, income, residents, hearts)
        self.family_box = (1 << FAMILY_SPECIALS) - 1

    def _add_expert_specials(self, text: str) -> None:
        for row in _rows(TABLES[4], text, (*COLOURS, "effect", "parameters", "certainty"), EXPERT_SPECIALS):
            bit = 1 << (len(self.ids) - FIRST_SPECIAL)
            self._add_needs(row)
            self._add(row, NO_COLOUR, 0, 0, 0, 0)
            effect, names = effects.EFFECTS[row.word("effect", effects.EFFECTS)]
            self.effect[-1] = effect
            numbers = self._parameters(row, names)
            self.first[-1], self.second[-1], self.third[-1], self.fourth[-1] = numbers
            self.card_certainty[-1] = row.word("certainty", CERTAINTIES)
            self.expert_box |= bit
            if self.card_certainty[-1] != "reconstructed":
                self.verified_box |= bit
            if effect in (effects.COPY_SPECIAL, effects.EXTRA_INCOME_OF_OPPONENT) and self.effect.count(effect) > 1:
                raise row.wrong("effect", "one card alone with this effect")
        if self.verified_box.bit_count() < LONGEST_ROW:
            raise BadComponents(fact("too-few-verified", table=TABLES[4], expected=LONGEST_ROW))

    def _parameters(self, row: Row, names: tuple[str, ...]) -> list[int]:
        """The numbers of a cell like `colour=blue coins=3`, in the effect's order; a colour goes to `effect_colour`."""
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
                self.effect_colour[-1] = COLOURS.index(value)
            elif value.isascii() and value.isdigit() and int(value) < 100:
                numbers.append(int(value))
            else:
                raise row.wrong("parameters", expected)
        return numbers + [0] * (effects.PARAMETERS - len(numbers))


def _rows(table: str, text: str, columns: tuple[str, ...], count: int) -> list[Row]:
    rows = read_rows(table, text, ("id", *columns, "source"), key="id")
    if len(rows) != count:
        raise BadComponents(fact("wrong-count", table=table, given=len(rows), expected=count))
    return rows


def _colour(row: Row, allowed: tuple[str, ...] = COLOURS) -> int:
    return COLOUR_NAMES.index(row.word("colour", allowed))


def _figures(row: Row) -> tuple[int, int, int]:
    return row.number("income", 0, 9), row.number("residents", -9, 9), row.number("hearts", -9, 9)

"""The cards: CSV tables read, checked and laid out as flat lists.

A *project* is what one end of a card shows; a *half* is one end of one card. Halves are numbered card by card, so a
half's number tells which card it is on.
"""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import Row, digest_of, read_rows, read_texts
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadComponents, fact

KINDS: Final = ("office", "services", "flat", "cafe", "shop", "hotel")
NO_KIND: Final = -1
COUNTED: Final = (*KINDS, "gift")
"""What effects can count, besides roofs."""
GIFT_COUNT: Final = 6
COUNTS: Final = 7
HOTEL: Final = 5

# Where a project may be built (1.1)
ANY: Final = 0
GROUND: Final = 1
UPPER: Final = 2
ROOFTOP: Final = 3
PLACES: Final = ("any", "ground", "upper", "rooftop")

MARKS: Final = ("duo", "roof", "gift", "no_gifts")

# What an effect multiplies its amount by (1.1)
FIXED: Final = 0
GROUND_FLOOR: Final = 1
BELOW: Final = 2
ROOF_ON_PLOT: Final = 3
ROOFS_ON_STREET: Final = 4
ON_PLOT: Final = 5  # + what is counted
ON_STREET: Final = 12  # + what is counted
EFFECT_NAMES: Final = (
    "fixed",
    "ground",
    "below",
    "plot.roof",
    "street.roof",
    *(f"plot.{counted}" for counted in COUNTED),
    *(f"street.{counted}" for counted in COUNTED),
)
MAX_AMOUNT: Final = 99
"""The largest price or amount a card can show."""

PROJECT_CARDS: Final = 84
MUNICIPAL_CARDS: Final = 28
CARDS: Final = 112
"""Project cards 0 … 83, municipal cards 84 … 111."""
MUNICIPAL_HALVES: Final = 4
FIRST_MUNICIPAL_HALF: Final = 168
HALVES: Final = 280

RECONSTRUCTED: Final = ("reconstructed", "rulebook in part")
SOURCES: Final = ("rulebook", "card", *RECONSTRUCTED)
"""Where a row comes from. The last two are reconstructions."""

TABLES: Final = ("projects.csv", "project_cards.csv", "municipal_cards.csv")


def card_of(half: int) -> int:
    """The card that a half belongs to."""
    if half < FIRST_MUNICIPAL_HALF:
        return half >> 1
    return PROJECT_CARDS + (half - FIRST_MUNICIPAL_HALF) // MUNICIPAL_HALVES


def first_half(card: int) -> int:
    """The first half of a card; the others follow it."""
    if card < PROJECT_CARDS:
        return card << 1
    return FIRST_MUNICIPAL_HALF + (card - PROJECT_CARDS) * MUNICIPAL_HALVES


def halves_of(card: int) -> int:
    """How many halves a card has: a municipal card is printed on both faces."""
    return 2 if card < PROJECT_CARDS else MUNICIPAL_HALVES


class UpTownComponents(Components):
    """The cards of a folder, or the game's own for `""`. Lists are indexed by half unless they say otherwise."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, "ludopolis.games.uptown.components", TABLES)
        shown = _rows(TABLES[0], texts[0], ("kind", "marks", "place", "revenue", "prestige"))
        dealt = _counted(_rows(TABLES[1], texts[1], ("price", "first", "second")), PROJECT_CARDS)
        ends = ("front_first", "front_second", "back_first", "back_second")
        common = _counted(_rows(TABLES[2], texts[2], ends), MUNICIPAL_CARDS)
        super().__init__(folder, digest_of(texts), _certainty([*shown, *dealt, *common]))
        self.printed: dict[int, Data] = {}
        """What is printed on a component, by its number, as a view shows it: made once, never written to."""
        projects = [_Project(row) for row in shown]
        self.ids: list[str] = []
        """By card."""
        self.price: list[int] = []
        """By card; municipal cards are free."""
        self.number: dict[str, int] = {}
        """The card with this id."""
        self.projects = [project.id for project in projects]
        """By project: its id."""
        self.project_number = {project.id: number for number, project in enumerate(projects)}
        self.project: list[int] = []
        """Which project the half shows."""
        self.kind: list[int] = []
        self.weight: list[int] = []
        """How many premises of its kind the half counts for."""
        self.roof: list[int] = []
        self.gift: list[int] = []
        self.no_gifts: list[int] = []
        self.place: list[int] = []
        self.revenue_from: list[int] = []
        """Where the half's revenue effects begin in `effect` and `amount`; `revenue_to` is where they end."""
        self.revenue_to: list[int] = []
        self.prestige_from: list[int] = []
        self.prestige_to: list[int] = []
        self.effect: list[int] = []
        """By effect: what it counts."""
        self.amount: list[int] = []
        """By effect: how much for each."""
        for row in dealt:
            self._add_card(projects, row, row.number("price", 0, MAX_AMOUNT), ("first", "second"))
        for row in common:
            self._add_card(projects, row, 0, ends)

    def project_id(self, half: int) -> str:
        """The id of the project that a half shows."""
        return self.projects[self.project[half]]

    def projects_of(self, card: int) -> tuple[str, ...]:
        """The ids of all projects of a card."""
        first = first_half(card)
        return tuple(self.project_id(half) for half in range(first, first + halves_of(card)))

    def whole(self, card: int) -> int:
        """All projects of a card, in events: a number beyond those of single projects."""
        return len(self.projects) + card

    def named(self, number: int) -> str | tuple[str, ...]:
        """A project in an event by its id, or all projects of a card by theirs."""
        count = len(self.projects)
        return self.projects[number] if number < count else self.projects_of(number - count)

    def _add_card(self, projects: list["_Project"], row: Row, price: int, ends: tuple[str, ...]) -> None:
        """Adds a card with all its halves."""
        name = _name(row)
        if name in self.number:
            raise BadComponents(fact("same-card-id", table=row.table, line=row.line, given=name))
        self.number[name] = len(self.ids)
        self.ids.append(name)
        self.price.append(price)
        seen: set[int] = set()
        for end in ends:
            number = self.project_number.get(row.word(end), -1)
            if number < 0:
                raise row.wrong(end, f"{TABLES[0]}: id")
            if number in seen:
                given = row.word(end)
                raise BadComponents(fact("same-project", table=row.table, line=row.line, column=end, given=given))
            seen.add(number)
            self._add_half(number, projects[number])

    def _add_half(self, number: int, project: "_Project") -> None:
        self.project.append(number)
        self.kind.append(project.kind)
        self.weight.append(2 if "duo" in project.marks else 1)
        self.roof.append(int("roof" in project.marks))
        self.gift.append(int("gift" in project.marks))
        self.no_gifts.append(int("no_gifts" in project.marks))
        self.place.append(project.place)
        self.revenue_from.append(len(self.effect))
        self._add_effects(project.revenue)
        self.revenue_to.append(len(self.effect))
        self.prestige_from.append(len(self.effect))
        self._add_effects(project.prestige)
        self.prestige_to.append(len(self.effect))

    def _add_effects(self, effects: list[tuple[int, int]]) -> None:
        for effect, amount in effects:
            self.effect.append(effect)
            self.amount.append(amount)


class _Project:
    """A row of the projects table, before it is laid out by half."""

    def __init__(self, row: Row) -> None:
        self.id = _name(row)
        kind = row.word("kind", (*KINDS, "none"))
        self.kind = KINDS.index(kind) if kind != "none" else NO_KIND
        self.marks = row.optional("marks").split()
        for mark in self.marks:
            if mark not in MARKS or self.marks.count(mark) > 1:
                raise row.wrong("marks", " ".join(MARKS))
        if "duo" in self.marks and self.kind in (NO_KIND, HOTEL):
            raise row.wrong("marks", f"duo: {' '.join(KINDS[:HOTEL])}")
        self.place = PLACES.index(row.word("place", PLACES))
        if self.place == ROOFTOP and "roof" in self.marks:
            raise row.wrong("marks", "rooftop: duo gift no_gifts")
        self.revenue = _effects(row, "revenue")
        self.prestige = _effects(row, "prestige")


def _certainty(rows: list[Row]) -> str:
    """Of a whole set: reconstructed if most of its rows are."""
    doubtful = sum(row.word("source", SOURCES) in RECONSTRUCTED for row in rows)
    if not doubtful:
        return "certain"
    return "reconstructed" if 2 * doubtful > len(rows) else "mostly_certain"


def _rows(table: str, text: str, columns: tuple[str, ...]) -> list[Row]:
    return read_rows(table, text, ("id", *columns, "source"), key="id")


def _counted(rows: list[Row], count: int) -> list[Row]:
    if len(rows) != count:
        raise BadComponents(fact("wrong-count", table=rows[0].table, given=len(rows), expected=count))
    return rows


def _name(row: Row) -> str:
    """An id that notation can use."""
    name = row.word("id")
    if not name.replace("_", "").isalnum() or not name.isascii():
        raise row.wrong("id", "A-Z a-z 0-9 _")
    return name


def _effects(row: Row, column: str) -> list[tuple[int, int]]:
    """The effects of a cell: `2`, `ground:1`, `below:1`, `plot.shop:2`, `street.flat:1`, separated by spaces."""
    effects: list[tuple[int, int]] = []
    for word in row.optional(column).split():
        what, _, number = word.rpartition(":")
        digits = number.removeprefix("-")
        if (what or "fixed") not in EFFECT_NAMES or what == "fixed" or not digits.isascii() or not digits.isdigit():
            raise row.wrong(column, "2 ground:1 below:1 plot.shop:2 street.flat:1")
        if not -MAX_AMOUNT <= int(number) <= MAX_AMOUNT:
            raise row.wrong(column, f"-{MAX_AMOUNT} … {MAX_AMOUNT}")
        effects.append((EFFECT_NAMES.index(what or "fixed"), int(number)))
    return effects

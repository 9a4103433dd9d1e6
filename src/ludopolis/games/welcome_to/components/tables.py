"""The cards, plans and sheet of Welcome To…, read from the tables and checked."""

from typing import Final

from ludopolis.engine.contract import Components
from ludopolis.engine.values.component_tables import Row, digest_of, read_rows, read_texts, want_total
from ludopolis.engine.values.facts import BadComponents, fact

EFFECTS: Final = ("fence", "agent", "park", "pool", "temp", "bis")
FENCE: Final = 0
AGENT: Final = 1
PARK: Final = 2
POOL: Final = 3
TEMP: Final = 4
BIS: Final = 5

GOALS: Final = (
    "estates",
    "street_full",
    "street_ends",
    "temps",
    "bis_in_street",
    "parks_of_streets",
    "pools_of_streets",
    "parks_and_pools",
    "parks_pools_and_ring",
)
ESTATES: Final = 0
STREET_FULL: Final = 1
STREET_ENDS: Final = 2
TEMPS_HIRED: Final = 3
BIS_IN_STREET: Final = 4
PARKS_OF_STREETS: Final = 5
POOLS_OF_STREETS: Final = 6
PARKS_AND_POOLS: Final = 7
PARKS_POOLS_AND_RING: Final = 8

DETAIL_RANGES: Final = {
    "street_full": (1, 3),
    "street_ends": (0, 0),
    "temps": (1, 11),
    "bis_in_street": (1, 9),
    "parks_of_streets": (1, 3),
    "pools_of_streets": (1, 3),
    "parks_and_pools": (1, 3),
    "parks_pools_and_ring": (0, 0),
}
"""The numbers that each goal except estates may ask for."""

CARDS: Final = 81
NUMBERS: Final = 15
PLANS: Final = 28
HOUSES: Final = (10, 11, 12)
STREET_START: Final[list[int]] = [0, 10, 21, 33]
"""The first slot of each street, of all 33 slots in a row. A list: compiled, a tuple is built anew to be indexed."""

TRACKS: Final = {
    "pools": 9,
    "temps": 11,
    "temps_solo": 6,
    "estate_1": 1,
    "estate_2": 2,
    "estate_3": 3,
    "estate_4": 4,
    "estate_5": 4,
    "estate_6": 4,
    "bis": 9,
    "refusals": 3,
    "rings": 2,
}
"""The boxes of every track. Fixed, because positions and moves depend on them."""

TABLES: Final = ("cards.csv", "plans.csv", "streets.csv", "tracks.csv")


class WelcomeToComponents(Components):
    """Everything printed. Cards, plans and slots are indices into the lists."""

    def __init__(self, folder: str) -> None:
        texts = read_texts(folder, "ludopolis.games.welcome_to.components", TABLES)
        super().__init__(folder, digest_of(texts), "certain")
        # Construction cards
        self.card_ids: list[str] = []
        self.number_of: list[int] = []
        self.effect_of: list[int] = []
        # City plans
        self.plan_ids: list[str] = []
        self.plan_expert: list[bool] = []
        self.plan_stack: list[int] = []
        self.plan_goal: list[int] = []
        self.plan_detail: list[int] = []
        """The number a goal asks for (temps, bis houses, streets, or which street, from 1); 0 where there is none."""
        self.plan_sizes: list[list[int]] = []
        """The number of estates an estate plan wants, by size (index 1 … 6); all 0 for other goals."""
        self.plan_high: list[int] = []
        self.plan_low: list[int] = []
        # The sheet
        self.planned_pools = 0
        """The slots with a planned pool, as a mask."""
        self.park_values: list[list[int]] = []
        """By street (from 0): value by number of parks."""
        self.pool_values: list[int] = []
        self.temp_ranks: list[int] = []
        self.solo_temps = 0
        self.solo_temp_points = 0
        self.estate_values: list[list[int]] = [[]]
        """By size (from 1): value by number of agents."""
        self.bis_values: list[int] = []
        self.refusal_values: list[int] = []
        self.ring_values: list[int] = []
        self._read_cards(texts[0])
        self._read_plans(texts[1])
        self._read_streets(texts[2])
        self._read_tracks(texts[3])

    def _read_cards(self, text: str) -> None:
        rows = read_rows("cards", text, ("number", *EFFECTS, "source"), key="number")
        for expected, row in enumerate(rows, start=1):
            number = row.number("number", 1, NUMBERS)
            if number != expected:
                raise row.wrong("number", str(expected))
        want_total("cards", "number", len(rows), NUMBERS)
        for effect, name in enumerate(EFFECTS):
            for row in rows:
                number = row.number("number", 1, NUMBERS)
                copies = row.number(name, 0, 9)
                for copy in range(copies):
                    letter = "abcdefghi"[copy] if copies > 1 else ""
                    self.card_ids.append(f"{name}_{number}{letter}")
                    self.number_of.append(number)
                    self.effect_of.append(effect)
        want_total("cards", "copies", len(self.card_ids), CARDS)

    def _read_plans(self, text: str) -> None:
        columns = ("plan", "set", "stack", "goal", "detail", "high", "low", "source")
        rows = read_rows("plans", text, columns, key="plan")
        for row in rows:
            goal = row.word("goal", GOALS)
            sizes = [0] * 7
            detail = 0
            if goal == "estates":
                wanted = row.numbers("detail", 1, 6)
                if not wanted:
                    raise row.wrong("detail", "1 … 6, …")
                for size in wanted:
                    sizes[size] += 1
            else:
                low, high = DETAIL_RANGES[goal]
                detail = row.number("detail", low, high) if high else 0
            self.plan_ids.append(row.word("plan"))
            self.plan_expert.append(row.word("set", ("base", "expert")) == "expert")
            self.plan_stack.append(row.number("stack", 1, 3) - 1)
            self.plan_goal.append(GOALS.index(goal))
            self.plan_detail.append(detail)
            self.plan_sizes.append(sizes)
            self.plan_high.append(row.number("high", 1, 99))
            self.plan_low.append(row.number("low", 1, 99))
        want_total("plans", "plan", len(rows), PLANS)
        for stack in range(3):
            if not any(self.plan_stack[i] == stack and not self.plan_expert[i] for i in range(PLANS)):
                raise BadComponents(fact("bad-total", table="plans", column="stack", given=0, expected=1))

    def _read_streets(self, text: str) -> None:
        rows = read_rows("streets", text, ("street", "houses", "pools", "parks", "source"), key="street")
        want_total("streets", "street", len(rows), len(HOUSES))
        for street, row in enumerate(rows):
            row.number("street", street + 1, street + 1)
            row.number("houses", HOUSES[street], HOUSES[street])
            for slot in row.numbers("pools", 1, HOUSES[street]):
                self.planned_pools |= 1 << STREET_START[street] + slot - 1
            self.park_values.append(_values(row, "parks", street + 4))

    def _read_tracks(self, text: str) -> None:
        rows = {
            row.word("track", TRACKS): row for row in read_rows("tracks", text, ("track", "boxes", "values"), "track")
        }
        want_total("tracks", "track", len(rows), len(TRACKS))
        for name, boxes in TRACKS.items():
            rows[name].number("boxes", boxes, boxes)
        self.pool_values = _values(rows["pools"], "values", TRACKS["pools"] + 1)
        self.temp_ranks = _values(rows["temps"], "values", 3)
        self.solo_temps = TRACKS["temps_solo"]
        self.solo_temp_points = _values(rows["temps_solo"], "values", 1)[0]
        for size in range(1, 7):
            name = f"estate_{size}"
            self.estate_values.append(_values(rows[name], "values", TRACKS[name] + 1))
        self.bis_values = _values(rows["bis"], "values", TRACKS["bis"] + 1)
        self.refusal_values = _values(rows["refusals"], "values", TRACKS["refusals"] + 1)
        self.ring_values = _values(rows["rings"], "values", TRACKS["rings"] + 1)


def _values(row: Row, column: str, count: int) -> list[int]:
    values = row.numbers(column, 0, 99)
    if len(values) != count:
        raise row.wrong(column, f"{count} × 0 … 99")
    return values

"""The score pad: districts as resources by side, points, tokens and end-game cards. In solo Hal is the second side.

End-game cards are asked by what they show, not by their number: which number shows what, only lists of owners say.
"""

from typing import Final

from ludopolis.engine.contract import (
    CHOICE,
    GRID,
    NUMBER,
    TALLY,
    TRACK,
    Counted,
    Field,
    Filled,
    Pad,
    PadEntry,
    Problem,
)
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis.components.tables import (
    CARDS_OF,
    COLOURS,
    END_RULES,
    FLAT,
    HIGH_BUILDINGS,
    LOW_BUILDINGS,
    NOTHING,
    RESOURCES_ON,
    START_NUMBER,
    START_TILES,
    TILES,
    TRIGGERS,
    GinkgopolisComponents,
)
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.scoring import (
    LOW_HEIGHT,
    District,
    Share,
    counted,
    district_of,
    districts,
    results_by,
    screen_points,
    worth,
)
from ludopolis.games.ginkgopolis.rules.setup import PACKET_SIZE, SOLO_START
from ludopolis.games.ginkgopolis.rules.state import HAND_SIZE, OWN_RENEWALS, OWN_SIZE

MOST_POINTS: Final = 499
MOST_DISTRICTS: Final = 25
MOST_COUNTED: Final = 60
MANY_DISTRICTS: Final = 12
MANY_POINTS: Final = 150
"""More than this is asked about."""


class GinkgopolisPad(Pad[GinkgopolisState]):
    """Fields, counts and set-up of Ginkgopolis."""

    def __init__(self, parts: GinkgopolisComponents) -> None:
        self.parts = parts
        self.kinds: dict[str, list[int]] = {}
        """End-game cards by what they show."""
        for card in range(TILES):
            if parts.end_rule[card] != NOTHING:
                self.kinds.setdefault(kind_of(parts, card), []).append(card)

    # What is asked

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        sides = max(players, 2)
        most = self.parts.allotment[players]
        found = [Field("districts", GRID, high=most, default=[], columns=sides, rows=MOST_DISTRICTS, digits=1)]
        for row, resources in enumerate(Filled(found, entry).rows("districts")):
            found += _rank_fields(row, resources, entry)
        tokens = self.parts.renewals[players]
        for side in range(sides):
            found.append(Field("points", NUMBER, side, 0, MOST_POINTS))
            if tokens:
                found.append(Field("renewals", TRACK, side, 0, tokens, 0, values=tuple(range(0, 2 * tokens + 1, 2))))
            kept = [
                Field(f"end_{kind}", TALLY, side, 0, len(cards), 0, label=fact("end", end=kind))
                for kind, cards in self.kinds.items()
            ]
            filled = Filled(kept, entry)
            for field, (kind, cards) in zip(kept, self.kinds.items(), strict=True):
                found.append(field)
                rule = self.parts.end_rule[cards[0]]
                if filled.number(field.name, side) and rule != FLAT:
                    low = 1 if rule == CARDS_OF else 0  # R16: the card counts itself
                    found.append(Field(f"count_{kind}", NUMBER, side, low, MOST_COUNTED, label=fact("count", end=kind)))
        return found

    # What it counts

    def _shares(self, sides: int, filled: Filled) -> list[Share]:
        found: list[Share] = []
        for side in range(sides):
            share = Share(filled.number("points", side), filled.number("renewals", side), [], [], [])
            for kind, cards in self.kinds.items():
                rule = self.parts.end_rule[cards[0]]
                for _ in range(filled.number(f"end_{kind}", side)):
                    share.rules.append(rule)
                    share.each.append(self.parts.end_points[cards[0]])
                    share.counts.append(1 if rule == FLAT else filled.number(f"count_{kind}", side))
            found.append(share)
        return found

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        found = [_district(filled, row, resources) for row, resources in enumerate(filled.rows("districts"))]
        shares = self._shares(max(players, 2), filled)
        return Counted(worth(shares, found), results_by(shares, found, players == 1), [])

    # What cannot be

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        sides = max(players, 2)
        most = self.parts.allotment[players]
        rows = filled.rows("districts")
        found: list[Problem] = []
        for side in range(sides):
            there = sum(row[side] for row in rows)
            if there > most:
                told = fact("too-many-resources", seat=side, count=there, most=most)
                found.append(Problem(told, ("districts",)))
            found += self._counts_fit(filled, side, most)
            if filled.number("points", side) > MANY_POINTS:
                told = fact("many-points", seat=side, points=filled.number("points", side))
                found.append(Problem(told, (f"points.{side}",), False))
        for kind, cards in self.kinds.items():
            keys = [f"end_{kind}.{side}" for side in range(sides) if filled.number(f"end_{kind}", side)]
            if sum(filled.number(f"end_{kind}", side) for side in range(sides)) > len(cards):
                found.append(Problem(fact("too-many-cards", end=kind, most=len(cards)), tuple(keys)))
        if len(rows) > MANY_DISTRICTS:
            found.append(Problem(fact("many-districts", count=len(rows)), ("districts",), False))
        return found

    def _counts_fit(self, filled: Filled, side: int, most: int) -> list[Problem]:
        """Resources of a side lie once: on one colour, in low or in high buildings."""
        found: list[Problem] = []
        on = [f"count_{kind}" for kind, cards in self.kinds.items() if self.parts.end_rule[cards[0]] == RESOURCES_ON]
        low, high = f"count_{END_RULES[LOW_BUILDINGS]}", f"count_{END_RULES[HIGH_BUILDINGS]}"
        floors = filled.number(low, side) + (LOW_HEIGHT + 1) * filled.number(high, side)
        for names, held in ((on, sum(filled.number(name, side) for name in on)), ([low, high], floors)):
            if held > most:
                keys = [f"{name}.{side}" for name in names if filled.number(name, side)]
                found.append(Problem(fact("more-than-resources", seat=side, count=held, most=most), tuple(keys)))
        return found

    def rulings(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Fact]:
        filled = Filled(self.fields(players, options, entry), entry)
        return [fact("hal_districts")] if players == 1 and filled.rows("districts") else []

    # A finished position

    def entry(self, state: GinkgopolisState) -> PadEntry:
        found: PadEntry = {}
        there = [district for group in districts(state) if (district := district_of(state, group)).ranks]
        found["districts"] = [district.resources for district in there]
        for row, district in enumerate(there):
            for rank, name in enumerate((f"first_{row + 1}", f"second_{row + 1}")):
                asked = [field for field in _rank_fields(row, district.resources, found) if field.name == name]
                if asked:
                    found[name] = district.ranks[rank]
        for side in range(state.sides):
            found[f"points.{side}"] = screen_points(state, side)
            if state.parts.renewals[state.players]:
                found[f"renewals.{side}"] = state.own[OWN_SIZE * side + OWN_RENEWALS]
            for kind, cards in self.kinds.items():
                kept = [card for card in cards if card in state.tableau[side]]
                found[f"end_{kind}.{side}"] = len(kept)
                if kept and state.parts.end_rule[cards[0]] != FLAT:
                    found[f"count_{kind}.{side}"] = counted(state, side, kept[0])
        return found

    # The beginning

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        parts = self.parts
        found = [fact("square", count=len(START_TILES), number=START_NUMBER), fact("letters")]
        if parts.removed_tiles[players]:
            found.append(fact("tiles_away", count=parts.removed_tiles[players]))
        if parts.turned_cards[players]:
            found.append(fact("cards_turned", count=parts.turned_cards[players]))
        found.append(fact("resources", count=parts.allotment[players]))
        if players == 1:
            return [*found, fact("hal", count=SOLO_START)]
        found.append(fact("renewals", count=parts.renewals[players]))
        draft = options["characters"] == "draft"
        found.append(fact("draft", count=PACKET_SIZE) if draft else fact("trios"))
        return [*found, fact("hand", count=HAND_SIZE)]


def kind_of(parts: GinkgopolisComponents, card: int) -> str:
    """What an end-game card shows: `resources_on_red`, `low_buildings`, `bonus_cards_exploit`."""
    rule, of = parts.end_rule[card], parts.end_of[card]
    if of == NOTHING:
        return END_RULES[rule]
    return f"{END_RULES[rule]}_{COLOURS[of] if rule in (RESOURCES_ON, CARDS_OF) else TRIGGERS[of]}"


def _level(resources: list[int], without: int) -> list[int]:
    """The sides with the most resources in a district, one side left out."""
    best = max([count for side, count in enumerate(resources) if side != without], default=0)
    return [side for side, count in enumerate(resources) if count == best and side != without] if best else []


def _rank_fields(row: int, resources: list[int], entry: PadEntry) -> list[Field]:
    """Who is first and who is second in a district, where resources leave that open. The third gets nothing."""
    found: list[Field] = []
    first = _level(resources, NOTHING)
    if len(first) > 1:
        found.append(_rank_field("first", row, first))
        ahead = Filled(found, entry).values.get(f"first_{row + 1}", NOTHING)
        if ahead == NOTHING or len(first) == 2:
            return found
        first = [int(str(ahead))]
    second = _level(resources, first[0]) if first else []
    if len(second) > 1:
        found.append(_rank_field("second", row, second))
    return found


def _rank_field(name: str, row: int, sides: list[int]) -> Field:
    asks = fact(name, district=row + 1)
    return Field(f"{name}_{row + 1}", CHOICE, choices=tuple(sides), of="seat", label=asks)


def _district(filled: Filled, row: int, resources: list[int]) -> District:
    """A district with its two best sides in order; the others get nothing, whatever their order."""
    ranks = sorted((side for side, count in enumerate(resources) if count), key=lambda side: -resources[side])
    for rank, name in enumerate((f"first_{row + 1}", f"second_{row + 1}")):
        if name in filled.values:
            side = filled.number(name)
            ranks.remove(side)
            ranks.insert(rank, side)
    return District(resources, ranks)

"""The score pad: money, the income of each tile with an own sign, and tokens. In solo Sly is the second side.

It reads no tile, because most of ours are a reconstruction: people count what their tiles are worth.
"""

from typing import Final

from ludopolis.engine.contract import GRID, NUMBER, TRACK, Counted, Field, Filled, Pad, PadEntry, Problem
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets.components.tables import TOKENS
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.scoring import Purse, purses_of, results_by, worth
from ludopolis.games.streets.rules.stack import CONTRACTOR_REMOVES, END_STACK, REMOVED, sly_money
from ludopolis.games.streets.rules.state import DIFFICULTIES, HAND, SIGNS, SLY

MOST_MONEY: Final = 999
MOST_TILES: Final = 47
MOST_INCOME: Final = 199
MOST_TOKENS: Final = 12
"""4.4: of each type, by the rulebook."""
RICH: Final = 300
WELL_PAID: Final = 60
"""More money or income of a tile than this is asked about."""
TILES_BY_PLAYERS: Final = {2: 30, 3: 36, 4: 40, 5: 45}
"""4.2: the tiles in play; in solo as for two."""


class StreetsPad(Pad[StreetsState]):
    """Fields, counts and set-up of Streets."""

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        found: list[Field] = []
        for side in range(max(players, 2)):
            sly = players == 1 and side == SLY
            low = _start(options) if sly else 0
            found.append(Field("money", NUMBER, side, low, MOST_MONEY))
            rows = MOST_TILES if sly else SIGNS
            asks = fact("tiles" if options["closing_value_at_final"] is True else "tiles_open")
            found.append(Field("tiles", GRID, side, 0, MOST_INCOME, [], rows=rows, digits=2, label=asks))
            if options["business"] is True:
                for name in TOKENS:
                    values = tuple(range(MOST_TOKENS + 1))
                    found.append(
                        Field(
                            f"tokens_{name}",
                            TRACK,
                            side,
                            0,
                            MOST_TOKENS,
                            0,
                            values=values,
                            label=fact("tokens", token=name),
                        )
                    )
        return found

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        solo = players == 1
        round_total = options["final_rounding"] == "total"
        business = options["business"] is True
        purses = _purses(players, options, filled)
        sheets = worth(purses, business, round_total, solo)
        return Counted(sheets, results_by(purses, business, round_total, solo), [])

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        purses = _purses(players, options, filled)
        found: list[Problem] = []
        for token, name in enumerate(TOKENS):
            have = sum(purse.tokens[token] for purse in purses)
            if have > MOST_TOKENS:
                keys = [f"tokens_{name}.{side}" for side, purse in enumerate(purses) if purse.tokens[token]]
                told = fact("too-many-tokens", token=name, count=have, most=MOST_TOKENS)
                found.append(Problem(told, tuple(keys)))
        for side, purse in enumerate(purses):
            if purse.money > RICH:
                found.append(Problem(fact("rich", seat=side, money=purse.money), (f"money.{side}",), False))
            if purse.amounts and max(purse.amounts) > WELL_PAID:
                told = fact("well-paid", seat=side, income=max(purse.amounts))
                found.append(Problem(told, (f"tiles.{side}",), False))
        return found

    def rulings(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Fact]:
        """R14 decides where two halves of one player are rounded."""
        filled = Filled(self.fields(players, options, entry), entry)
        halves = [sum(amount % 2 for amount in purse.amounts) for purse in _purses(players, options, filled)]
        if max(halves) < 2:
            return []
        return [fact("half_total" if options["final_rounding"] == "total" else "half_each")]

    def entry(self, state: StreetsState) -> PadEntry:
        found: PadEntry = {}
        for side, purse in enumerate(purses_of(state)):
            found[f"money.{side}"] = purse.money
            found[f"tiles.{side}"] = [[amount] for amount in purse.amounts]
            if state.table.business:
                for token, name in enumerate(TOKENS):
                    found[f"tokens_{name}.{side}"] = purse.tokens[token]
        return found

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        seats = max(players, 2)
        coloured, mixed = REMOVED[seats]
        found = [fact("start")]
        if coloured or mixed:
            found.append(fact("remove_all" if mixed else "remove_coloured", count=coloured))
        elif players == max(REMOVED):
            found.append(fact("extras"))
        found.append(fact("stack", count=TILES_BY_PLAYERS[seats]))
        found.append(fact("hand", count=HAND))
        found.append(fact("signs", count=SIGNS))
        if options["business"] is True:
            found.append(fact("tokens", count=MOST_TOKENS))
        if options["advisors"] != "off":
            found.append(fact("advisors"))
            if players > 1:
                found.append(fact("contractor", count=CONTRACTOR_REMOVES))
        if players == 1:
            found.append(fact("sly", count=END_STACK, money=_start(options)))
        return found


def _start(options: dict[str, OptionValue]) -> int:
    """What Sly begins with."""
    return sly_money(DIFFICULTIES.index(str(options["difficulty"])), options["advisors"] != "off")


def _purses(players: int, options: dict[str, OptionValue], filled: Filled) -> list[Purse]:
    found: list[Purse] = []
    for side in range(max(players, 2)):
        start = _start(options) if players == 1 and side == SLY else 0
        amounts = [row[0] for row in filled.rows("tiles", side)]
        tokens = [filled.number(f"tokens_{name}", side) for name in TOKENS]
        found.append(Purse(filled.number("money", side), start, amounts, tokens))
    return found

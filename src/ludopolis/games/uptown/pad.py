"""The score pad, with the rows of the printed one: five plots and the coins.

It reads no card list, because ours is a reconstruction: people add up what their cards show.
"""

from typing import Final

from ludopolis.engine.contract import NUMBER, Counted, Field, Filled, Pad, PadEntry, Problem, level_at_the_top
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results, TieBreak
from ludopolis.games.uptown.components.tables import MUNICIPAL_CARDS, PROJECT_CARDS
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import Street, street_of, winners, worth
from ludopolis.games.uptown.rules.state import PLOTS, START_COINS

LOWEST: Final = -99
HIGHEST: Final = 199
MOST_COINS: Final = 999
MOST_CARDS: Final = PROJECT_CARDS + MUNICIPAL_CARDS
GOOD_PLOT: Final = 40
"""More points than this on one plot are asked about."""
MANY_COINS: Final = 200


class UpTownPad(Pad[UpTownState]):
    """Fields, counts and set-up of UpTown."""

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        found: list[Field] = []
        coins = "coins_and_deck" if options["count_uncollected"] is True else "coins"
        for side in range(players):
            for plot in range(PLOTS):
                found.append(Field(f"plot_{plot + 1}", NUMBER, side, LOWEST, HIGHEST))
            found.append(Field("coins", NUMBER, side, 0, MOST_COINS, label=fact(coins)))
        filled = Filled(found, entry)
        if not filled.missing:
            for side in level_at_the_top(_totals(_streets(players, filled))):
                found.append(Field("tallest", NUMBER, side, 0, MOST_CARDS))
        return found

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        streets = _streets(players, filled)
        totals = _totals(streets)
        heights = [street.tallest for street in streets]
        ties = [TieBreak("highest_building", heights)] if level_at_the_top(totals) else []
        return Counted([worth(street) for street in streets], Results(totals, winners(totals, heights)), ties)

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        found: list[Problem] = []
        for side, street in enumerate(_streets(players, filled)):
            for plot, points in enumerate(street.prestige):
                if points > GOOD_PLOT:
                    told = fact("good-plot", seat=side, plot=plot + 1, points=points)
                    found.append(Problem(told, (f"plot_{plot + 1}.{side}",), False))
            if street.coins > MANY_COINS:
                found.append(Problem(fact("many-coins", seat=side, coins=street.coins), (f"coins.{side}",), False))
        tallest = [f"tallest.{side}" for side in range(players) if filled.number("tallest", side)]
        if sum(filled.number("tallest", side) for side in range(players)) > MOST_CARDS:
            found.append(Problem(fact("more-cards", most=MOST_CARDS), tuple(tallest)))
        return found

    def entry(self, state: UpTownState) -> PadEntry:
        found: PadEntry = {}
        for side in range(state.players):
            street = street_of(state, side)
            for plot, points in enumerate(street.prestige):
                found[f"plot_{plot + 1}.{side}"] = points
            found[f"coins.{side}"] = street.coins
        for field in self.fields(state.players, {"count_uncollected": state.count_uncollected}, found):
            if field.name == "tallest":
                found[field.key()] = street_of(state, field.side).tallest
        return found

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        return [
            fact("decks", cards=PROJECT_CARDS // players),
            fact("municipal", cards=MUNICIPAL_CARDS),
            fact("coins", count=START_COINS),
            fact("boards"),
        ]


def _streets(players: int, filled: Filled) -> list[Street]:
    found: list[Street] = []
    for side in range(players):
        prestige = [filled.number(f"plot_{plot + 1}", side) for plot in range(PLOTS)]
        found.append(Street(prestige, [], filled.number("coins", side), filled.number("tallest", side)))
    return found


def _totals(streets: list[Street]) -> list[int]:
    return [sum(line.points for line in worth(street)) for street in streets]

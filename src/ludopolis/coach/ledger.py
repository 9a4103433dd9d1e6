"""The ledger: every change of what a side could expect is booked once, in whole millionths, so that all adds up.

What a draw changes is luck. What a decision costs compared with the best one, judged from what its seat knew, is that
seat's own; what it does to the others is booked there as rivals. The rest, hidden cards, choices made at the same time
and the error of the estimate, is unforeseeable. Start and all four are the result, for every side.
"""

from math import floor
from typing import Final, NamedTuple

from ludopolis.bots.account import Account, kind_of
from ludopolis.coach.curve import Curve
from ludopolis.coach.decisions import Decision
from ludopolis.coach.story import DRAW, Story
from ludopolis.engine.values.data import Data

MILLION: Final = 1_000_000
ACCOUNTS: Final = ("luck", "decisions", "rivals", "unforeseeable")


class Entry(NamedTuple):
    """What one draw or turn changed, by account and side."""

    luck: list[int]
    decisions: list[int]
    rivals: list[int]
    unforeseeable: list[int]

    def to_json(self) -> Data:
        """The accounts in which anything was booked."""
        return {name: booked for name, booked in self._asdict().items() if any(booked)}


class Ledger:
    """One measure of a game: shares of the victory, or margins in points."""

    def __init__(self, values: list[list[int]], entries: list[Entry]) -> None:
        self.values = values
        """By block, and at last the result; each by side."""
        self.entries = entries
        """By block."""

    def total(self, account: str, side: int) -> int:
        """What was booked in an account of a side."""
        return sum(getattr(entry, account)[side] for entry in self.entries)

    def to_json(self, side: int) -> Data:
        """A side's sum: start + luck + decisions + rivals + unforeseeable = result; `adjusted` is without the luck."""
        accounts = {account: self.total(account, side) for account in ACCOUNTS}
        start, result = self.values[0][side], self.values[-1][side]
        return {"start": start, **accounts, "result": result, "adjusted": result - accounts["luck"]}


def book(story: Story, curve: Curve, decisions: dict[int, list[Decision]]) -> tuple[Ledger, Ledger]:
    """Shares and points of the whole story. Decisions are given by block."""
    ends = [*(block.first for block in story.blocks), len(story.steps)]
    means = [curve.mean(at) for at in ends]
    shares = [whole(mean.shares()) for mean in means]
    points = [[round(margin * MILLION) for margin in mean.margins()] for mean in means]
    sides = len(shares[0])
    ledgers: list[Ledger] = []
    for values, start in ((shares, 0), (points, sides)):
        entries: list[Entry] = []
        for at, block in enumerate(story.blocks):
            change = [after - before for before, after in zip(values[at], values[at + 1], strict=True)]
            zero = [0] * sides
            if block.kind == DRAW:
                entries.append(Entry(change, zero, zero, zero))
            else:
                entries.append(turn_entry(change, decisions.get(at, []), start))
        ledgers.append(Ledger(values, entries))
    return ledgers[0], ledgers[1]


def turn_entry(change: list[int], decisions: list[Decision], start: int) -> Entry:
    """The entry of a turn; `start` is where the measure begins among a decision's effects."""
    sides = len(change)
    own, rivals = [0] * sides, [0] * sides
    for decision in decisions:
        effects = decision.effects()[start : start + sides]
        for side, effect in enumerate(effects):
            account = own if side == decision.seat else rivals
            account[side] += round(effect * MILLION)
    rest = [change[side] - own[side] - rivals[side] for side in range(sides)]
    return Entry([0] * sides, own, rivals, rest)


def why(account: Account, points: int) -> list[Data]:
    """Why a turn cost so many millionths of a point, in rows that add up to the figure that is shown for it."""
    total, scale = shown(points)
    return [
        {"kind": kind_of(term), "term": term, "points": units * MILLION // scale}
        for term, units in account.column(total, scale)
    ]


def shown(points: int) -> tuple[int, int]:
    """Points as they are shown: in tenths, from ten on in whole ones; and how many units a point has."""
    tenths = floor(points * 10 / MILLION + 0.5)
    return (tenths, 10) if abs(tenths) < 100 else (floor(tenths / 10 + 0.5), 1)


def whole(shares: list[float]) -> list[int]:
    """Shares in millionths that add up to a million: what rounding leaves goes to the largest remainders."""
    total = sum(shares)
    exact = [share / total * MILLION for share in shares]
    found = [int(share) for share in exact]
    order = sorted(range(len(shares)), key=lambda side: (found[side] - exact[side], side))
    for side in order[: MILLION - sum(found)]:
        found[side] += 1
    return found

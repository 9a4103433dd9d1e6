"""An analysis in words and round figures, for the screen and for the report alike."""

from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from ludopolis.bots.account import RIVAL
from ludopolis.coach.ledger import ACCOUNTS, MILLION, shown
from ludopolis.coach.rounding import rounded, whole
from ludopolis.coach.story import DRAW
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import format
from ludopolis.terminal.output import Output

PERCENT: Final = MILLION // 100
OF_ALL: Final = ("alone", "draw", "automa-level")
"""Endings that are told alike of everybody."""
MOST_TOLD: Final = 3
"""Lines about what happened at a turning point."""


class Sum(NamedTuple):
    """A side's sum in figures that add up as they are shown."""

    name: str
    start: int
    accounts: dict[str, int]
    result: int
    adjusted: int


class Told(NamedTuple):
    """A dear decision in words."""

    heading: str
    cost: str
    played: str
    better: str
    reasons: list[str]
    line: str


class Teller:
    """Puts one analysis into the words of one language."""

    def __init__(self, output: Output, data: Data) -> None:
        self.output = output
        self.data = data
        self.shared = data["measure"] == "share"
        """Whether there is a victory to share; else points alone count."""

    def percent(self, share: int) -> str:
        """A share without decimals."""
        return format.percent(self.output.language, whole(share, PERCENT))

    def signed(self, number: int) -> str:
        """A number, with a real minus."""
        return format.signed(self.output.language, number)

    def plus(self, number: int) -> str:
        """A change, with its sign."""
        return format.plus(self.output.language, number)

    @property
    def accounts(self) -> list[str]:
        """The accounts of the sums. Where nobody else plays, there are no rivals."""
        return [account for account in ACCOUNTS if account != "rivals" or len(self.data["sides"]) > 1]

    def name(self, side: int) -> str:
        """Who that is."""
        return self.output.name(side)

    def sums(self, measure: str) -> list[Sum]:
        """Every side's sum, in per cent of the victory or in points."""
        unit = PERCENT if measure == "share" else MILLION
        found: list[Sum] = []
        for row in self.data["sides"]:
            kept: Data = row[measure]
            start, *parts = rounded([kept["start"], *(kept[account] for account in ACCOUNTS)], unit)
            accounts = dict(zip(ACCOUNTS, parts, strict=True))
            result = start + sum(parts)
            found.append(Sum(self.name(row["side"]), start, accounts, result, result - accounts["luck"]))
        return found

    def sum_heading(self, measure: str) -> str:
        """What a table of sums is about."""
        return self.output.text(f"analysis-sum-{measure if self.shared else 'alone'}")

    def looked(self) -> str:
        """How long was looked, and by whom."""
        judge = self.output.text(f"analysis-judge-{self.data['judge']}")
        return self.output.text("analysis-looked", rounds=self.data["rounds"], judge=judge)

    def classes(self, row: Data) -> str:
        """How many decisions of a seat were errors."""
        counts = row["classes"]
        return self.output.text(
            "analysis-classes",
            decisions=row["decisions"],
            blunders=counts["blunder"],
            mistakes=counts["mistake"],
            inaccuracies=counts["inaccuracy"],
        )

    def opening(self, row: Data) -> str:
        """The first sentence about a seat: how it ended, and what that came from."""
        first, *others = row["opening"]
        return " ".join([self._ended(first), *(self._clause(one, row["side"]) for one in others)])

    def _ended(self, told: Data) -> str:
        kind = told["kind"]
        args = {
            "amount": self._amount(told["points"]),
            "name": self.name(told["side"]),
            "rival": self.name(told["rival"] if "rival" in told else told["side"]),
            "names": format.listed(
                self.output.language, [self.name(side) for side in (told["side"], *told.get("with", []))]
            ),
            "place": told.get("place", 0),
            "count": told.get("count", 0),
        }
        return self.output.text(f"opening-{kind}" if kind in OF_ALL else f"opening-name-{kind}", **args)

    def _clause(self, told: Data, side: int) -> str:
        rounds = told.get("rounds", [])
        named = f"opening-name-{told['kind']}"
        args = {name: told.get(name, 0) for name in ("count", "round", "advised", "turns")}
        return self.output.text(
            named if self.data["players"] > 1 and self.output.words.has(named) else f"opening-{told['kind']}",
            name=self.name(side),
            amount=self._amount(told.get("points", 0)),
            rounds=format.listed(self.output.language, [str(number) for number in rounds]),
            several=len(rounds),
            **args,
        )

    def _amount(self, points: int) -> str:
        return self.output.text("amount-points", points=points)

    def accuracy(self, row: Data) -> str:
        """How much of what was at stake a seat kept, and how sure that is."""
        kept = row["accuracy"]
        if kept is None:
            return self.output.text("analysis-few-decisions")
        share, error = self.percent(kept), self.percent(row["accuracy_error"])
        return self.output.text("analysis-accuracy-about", share=share, error=error)

    def dearest(self, row: Data) -> list[Told]:
        """The dearest decisions of a seat."""
        by_entry = {
            decision["entries"][0]: decision
            for block in self.data["blocks"]
            for decision in block.get("decisions", [])
            if decision["seat"] == row["side"]
        }
        return [self._decision(by_entry[n]) for n in row["dearest"]]

    def _decision(self, decision: Data) -> Told:
        said = self.output.text
        heading = said(f"analysis-class-{decision['class']}", n=decision["entries"][0])
        points = said("amount-points", points=tenth(decision["loss_points"]))
        cost = said("analysis-cost-points", points=points)
        if self.shared and whole(decision["loss"], PERCENT):
            cost = said("analysis-cost", share=self.percent(decision["loss"]), points=points)
        better = self.moves(decision["seat"], decision["better"])
        if decision["goes_on"]:
            better = said("analysis-goes-on", turn=better)
        return Told(
            heading,
            cost,
            said("analysis-played", turn=self.moves(decision["seat"], decision["played"])),
            said("analysis-better", turn=better),
            [self._reason(decision["seat"], one) for one in decision["reasons"]],
            self._line(decision["line"]),
        )

    def _line(self, line: list[Data]) -> str:
        """What is expected after the better turn, seat by seat, and how often if chance has a say in it."""
        if not line:
            return ""
        turns = [f"{self.name(seat)}: {self.moves(seat, list(run))}" for seat, run in groupby(line, itemgetter("seat"))]
        share = line[-1]["share"]
        key = "analysis-line" if share == MILLION else "analysis-line-likely"
        return self.output.text(key, moves=". ".join(turns), share=self.percent(share))

    def _reason(self, seat: int, reason: Data) -> str:
        """A row of the account of a seat: they add up to the cost."""
        term, players = reason["term"], len(self.data["sides"])
        own = "term-rival-of" if term == RIVAL else f"term-{term}"
        key = own if self.output.words.has(own) else f"score-{term}"
        named = self.output.text(key, players=players, rival=self.name((seat + 1) % players))
        return f"{named[:1].upper()}{named[1:]}: {format.plus(self.output.language, reason['points'] / MILLION)}"

    def moves(self, seat: int, moves: list[Data]) -> str:
        """A turn in words."""
        return "; ".join(self.output.sentence("move", as_fact(one["say"])).rstrip(".") for one in moves)

    def turning_points(self) -> list[tuple[str, list[str]]]:
        """What happened at each turning point, and what it changed."""
        return [(self._happened(point), self._changes(point["block"])) for point in self.data["turning_points"]]

    def _happened(self, point: Data) -> str:
        block = self.data["blocks"][point["block"]]
        n = block["entries"][0]
        if block["kind"] == DRAW:
            if point["block"] == 0:
                told = [self.output.text("analysis-dealt")]
            else:
                told = [self.output.sentence("event", as_fact(one)) for one in point["told"][:MOST_TOLD]]
            return self.output.text("analysis-turning-draw", n=n, told=" ".join(told))
        turns = [f"{self.name(one['seat'])}: {self.moves(one['seat'], one['played'])}" for one in block["decisions"]]
        return self.output.text("analysis-turning-turn", n=n, told=" / ".join(turns))

    def _changes(self, at: int) -> list[str]:
        before, after = self.data["curve"][at], self.data["curve"][at + 1]
        found: list[str] = []
        for side in range(len(self.data["sides"])):
            if self.shared:
                figures = self.percent(before["shares"][side]), self.percent(after["shares"][side])
            else:
                figures = (
                    self.signed(whole(before["points"][side], MILLION)),
                    self.signed(whole(after["points"][side], MILLION)),
                )
            if figures[0] != figures[1]:
                found.append(
                    self.output.text("analysis-change", name=self.name(side), before=figures[0], after=figures[1])
                )
        return found


def as_fact(said: Data) -> Fact:
    """A fact that was told as data."""
    args: dict[str, Any] = {key: tuple(arg) if isinstance(arg, list) else arg for key, arg in said.items()}
    return Fact(args.pop("kind"), args)


def tenth(points: int) -> float | int:
    """Points: whole ones from ten on, else to a tenth."""
    units, scale = shown(points)
    return units / scale if units % scale else units // scale

"""The score pad: the plans, then every sheet as it is printed. No numbers, no fences: 23 counts are enough."""

from typing import Final

from ludopolis.engine.contract import CHOICE, PICK, TALLY, TRACK, Counted, Field, Filled, Pad, PadEntry, Problem
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to.components.tables import CARDS, PLANS, WelcomeToComponents
from ludopolis.games.welcome_to.pad.problems import NONE, Sheet, sheet_problems, table_problems
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.scoring import (
    C_AGENTS,
    C_BIS,
    C_ESTATES,
    C_PARKS,
    C_PLANS,
    C_POOLS,
    C_REFUSALS,
    C_RINGS,
    C_TEMPS,
    counts_of,
    results_by,
    tie_breaks_by,
    worth,
)
from ludopolis.games.welcome_to.rules.sheet import MAX_TEMPS, SLOTS

UNCLAIMED: Final = "none"
FIRST: Final = "first"
LATER: Final = "later"
MOST_ESTATES: Final = 15
STACKS: Final = 3


class WelcomeToPad(Pad[WelcomeToState]):
    """Fields, counts and set-up of Welcome To…."""

    def __init__(self, parts: WelcomeToComponents) -> None:
        self.parts = parts

    # What is asked

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        parts = self.parts
        found: list[Field] = []
        for stack in range(STACKS):
            plans = [
                parts.plan_ids[plan]
                for plan in range(PLANS)
                if parts.plan_stack[plan] == stack and (options["expert"] is True or not parts.plan_expert[plan])
            ]
            asks = fact("plan", stack=stack + 1)
            found.append(Field(f"plan_{stack + 1}", PICK, low=1, high=1, choices=tuple(plans), of="plan", label=asks))
        rings = options["expert"] is True or options.get("rings") is True
        for side in range(players):
            for stack in range(STACKS):
                plan = Filled(found[stack : stack + 1], entry).word(f"plan_{stack + 1}")
                asks = fact("claim", plan=plan) if plan else fact("claim_unknown", stack=stack + 1)
                claims = (UNCLAIMED, FIRST, LATER)
                found.append(Field(f"claim_{stack + 1}", CHOICE, side, 0, 0, UNCLAIMED, claims, "claimed", label=asks))
            found += self._sheet_fields(side, rings)
        return found

    def _sheet_fields(self, side: int, rings: bool) -> list[Field]:
        """The boxes of one sheet, from top to bottom."""
        parts = self.parts
        found = [_track(f"parks_{street + 1}", side, parts.park_values[street]) for street in range(3)]
        found.append(_track("pools", side, parts.pool_values))
        found.append(_track("temps", side, list(range(MAX_TEMPS + 1))))
        for size in range(1, 7):
            found.append(Field(f"estates_{size}", TALLY, side, 0, min(MOST_ESTATES, SLOTS // size), 0))
        for size in range(1, 7):
            track = _track(f"agents_{size}", side, parts.estate_values[size])
            found.append(track._replace(label=fact("agents", size=size)))
        found.append(_track("bis", side, [-value for value in parts.bis_values]))
        found.append(_track("refusals", side, [-value for value in parts.refusal_values]))
        if rings:
            found.append(_track("rings", side, [-value for value in parts.ring_values]))
        return found

    # What it counts

    def _sheets(self, players: int, filled: Filled) -> list[Sheet]:
        parts = self.parts
        words = [filled.word(f"plan_{stack + 1}") for stack in range(STACKS)]
        plans = [parts.plan_ids.index(word) if word else NONE for word in words]
        found: list[Sheet] = []
        for side in range(players):
            claims = [filled.word(f"claim_{stack + 1}", side) for stack in range(STACKS)]
            points: list[int] = []
            for plan, claim in zip(plans, claims, strict=True):
                worth_of = parts.plan_high if claim == FIRST else parts.plan_low
                points.append(0 if plan == NONE or claim == UNCLAIMED else worth_of[plan])
            counts = [
                *points,
                *[filled.number(f"parks_{street}", side) for street in (1, 2, 3)],
                filled.number("pools", side),
                filled.number("temps", side),
                *[filled.number(f"estates_{size}", side) for size in range(1, 7)],
                *[filled.number(f"agents_{size}", side) for size in range(1, 7)],
                filled.number("bis", side),
                filled.number("refusals", side),
                filled.number("rings", side),
            ]
            claimed = [plan if claim != UNCLAIMED else NONE for plan, claim in zip(plans, claims, strict=True)]
            found.append(Sheet(side, counts, claimed, [claim == FIRST for claim in claims]))
        return found

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        counts = [sheet.counts for sheet in self._sheets(players, filled)]
        return Counted(worth(self.parts, counts), results_by(self.parts, counts), tie_breaks_by(counts))

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        sheets = self._sheets(players, filled)
        found: list[Problem] = []
        for sheet in sheets:
            found += sheet_problems(self.parts, sheet)
        return found + (table_problems(sheets) if players > 1 else [])

    # A finished position

    def entry(self, state: WelcomeToState) -> PadEntry:
        found: PadEntry = {}
        for stack, plan in enumerate(state.plans):
            found[f"plan_{stack + 1}"] = [state.parts.plan_ids[plan]]
        for side, sheet in enumerate(state.sheets):
            counts = counts_of(sheet)
            for stack, plan in enumerate(state.plans):
                points = counts[C_PLANS + stack]
                claim = FIRST if points == state.parts.plan_high[plan] else LATER
                found[f"claim_{stack + 1}.{side}"] = claim if points else UNCLAIMED
            for street in range(3):
                found[f"parks_{street + 1}.{side}"] = counts[C_PARKS + street]
            for size in range(1, 7):
                found[f"estates_{size}.{side}"] = counts[C_ESTATES + size - 1]
                found[f"agents_{size}.{side}"] = counts[C_AGENTS + size - 1]
            found[f"pools.{side}"] = counts[C_POOLS]
            found[f"temps.{side}"] = counts[C_TEMPS]
            found[f"bis.{side}"] = counts[C_BIS]
            found[f"refusals.{side}"] = counts[C_REFUSALS]
            if state.table.rings:
                found[f"rings.{side}"] = counts[C_RINGS]
        return found

    # The beginning

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        found = [fact("sheets")]
        found.append(fact("plans_expert" if options["expert"] is True else "plans"))
        if players == 1:
            found.append(fact("deck_solo", count=CARDS))
        elif options["draft"] is True:
            found.append(fact("deck_draft", count=CARDS))
        else:
            found.append(fact("stacks", count=CARDS // 3))
        return found


def _track(name: str, side: int, values: list[int]) -> Field:
    return Field(name, TRACK, side, 0, len(values) - 1, 0, values=tuple(values))

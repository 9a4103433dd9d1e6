"""Scores: the lines of a sheet, what breaks ties, and who has won."""

from typing import NamedTuple


class ScoreLine(NamedTuple):
    """One line of a score sheet. A seat's lines add up to its total; `figures` show the arithmetic."""

    category: str
    points: int
    figures: dict[str, int]


class TieBreak(NamedTuple):
    """A number by seat that tells equal totals apart: more is better."""

    name: str
    values: list[int]


class Results(NamedTuple):
    """Totals by seat and the winning seats after tie-breaks: several share a victory, a solo score has none."""

    totals: list[int]
    winners: list[int]


def best_by(totals: list[int], breaks: list[TieBreak]) -> list[int]:
    """The seats that are best by points and then by each tie-break in turn."""
    merits = [[total, *[line.values[seat] for line in breaks]] for seat, total in enumerate(totals)]
    best = max(merits)
    return [seat for seat, merit in enumerate(merits) if merit == best]


def results_of(sheet: list[list[ScoreLine]], breaks: list[TieBreak]) -> Results:
    """Totals of the sheets, and who is best by them; one sheet alone has no winner."""
    totals = [sum([line.points for line in lines]) for lines in sheet]
    return Results(totals, best_by(totals, breaks) if len(totals) > 1 else [])

"""Scores: the lines of a sheet, tie-breaks, and results."""

from typing import NamedTuple


class ScoreLine(NamedTuple):
    """One line of a score sheet. A seat's lines add up to its total; `figures` show the arithmetic."""

    category: str
    points: int
    figures: dict[str, int]


class Counted(NamedTuple):
    """Things on the board for which a line of the score sheet has points.

    What is counted for a line adds up to its points or, where the line is no sum, to the `figure` of it that is named.
    """

    category: str
    things: list[str]
    """As the board names them (`data-id`)."""
    points: int
    figure: str = ""


class TieBreak(NamedTuple):
    """A tie-break: its name, and a number by seat of which more is better."""

    name: str
    values: list[int]


class Results(NamedTuple):
    """Totals by seat and the winning seats after tie-breaks. Several may share a victory; a solo game has no winner."""

    totals: list[int]
    winners: list[int]


def best_by(totals: list[int], breaks: list[TieBreak]) -> list[int]:
    """The seats that are best by points and then by each tie-break in turn."""
    merits = [[total, *[line.values[seat] for line in breaks]] for seat, total in enumerate(totals)]
    best = max(merits)
    return [seat for seat, merit in enumerate(merits) if merit == best]


def results_of(sheet: list[list[ScoreLine]], breaks: list[TieBreak]) -> Results:
    """The totals of the sheets and the winners; a single sheet has no winner."""
    totals = [sum([line.points for line in lines]) for lines in sheet]
    return Results(totals, best_by(totals, breaks) if len(totals) > 1 else [])

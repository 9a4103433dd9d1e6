"""Results as CSV: a row for each seat of each game."""

import csv
from collections.abc import Iterable
from io import StringIO

from ludopolis.arena.play import Result

COLUMNS = ("game", "deal", "seat", "bot", "points", "place", "share", "moves", "ending", "fault")


def to_csv(results: Iterable[Result]) -> str:
    """The table. Games, deals and seats count from 0, places from 1; `share` is the seat's part of the victory."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for result in results:
        faults = {fault.seat: fault.reason.kind for fault in result.faults}
        for seat, (bot, place) in enumerate(zip(result.seats, result.places(), strict=True)):
            table.writerow(
                (
                    result.number,
                    result.deal,
                    seat,
                    bot,
                    result.totals[seat],
                    place + 1,
                    round(result.share(seat), 6),
                    result.moves,
                    result.ending,
                    faults.get(seat, ""),
                )
            )
    return text.getvalue()

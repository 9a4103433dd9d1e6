"""Places at a deal, the best try, and the days of a calendar."""

from datetime import date, timedelta

from ludopolis.server.deals.standings import days_played, standing_of, standings, weeks
from ludopolis.server.model.tries import PLAYED, RESIGNED, Try

DAY = date(2026, 11, 16)


def attempt(device: str, points: int | None, number: int = 1, day: date = DAY, game: str = "uptown") -> Try:
    deal = f"{day}.{game}.table"
    outcome = RESIGNED if points is None else PLAYED
    table = f"{device} {deal} {number}"
    return Try(table, deal, device, 0, device, number, number == 1, outcome=outcome, points=points)


def test_equal_points_have_equal_places_and_points_may_be_negative() -> None:
    found = standings([attempt("a", -3), attempt("b", 5), attempt("c", 5), attempt("d", 0), attempt("e", None)])
    assert [(one.place, one.points, one.one.device) for one in found] == [
        (1, 5, "b"),
        (1, 5, "c"),
        (3, 0, "d"),
        (4, -3, "a"),
    ]
    assert standing_of(found, "e") is None


def test_the_best_try_is_that_of_whoever_has_one_that_counts() -> None:
    tries = [attempt("a", -3), attempt("a", -1, 2), attempt("a", None, 3), attempt("b", 4), attempt("b", 2, 2)]
    tries += [attempt("late", 9, 2), attempt("gave up", None), attempt("gave up", 50, 2)]
    assert [(one.points, one.one.number) for one in standings(tries)] == [(4, 1), (-3, 1)]
    assert [(one.points, one.one.number) for one in standings(tries, best=True)] == [(4, 1), (-1, 2)]


def test_a_calendar_counts_deals_and_knows_good_places() -> None:
    yesterday = DAY - timedelta(days=1)
    others = [attempt(f"other {index}", 100 + index, day=yesterday) for index in range(3)]
    tries = [
        attempt("a", 5),
        attempt("a", 5, game="streets"),
        attempt("a", 7, 2),
        attempt("a", 1, day=yesterday),
        *others,
    ]
    days = days_played(tries, "a")
    assert {day: (one.games, one.top) for day, one in days.items()} == {DAY: (2, True), yesterday: (1, False)}
    assert days_played(tries, "nobody") == {}


def test_weeks_begin_on_monday() -> None:
    month = weeks(2026, 11)
    assert [len(week) for week in month] == [7] * 6
    assert month[0][0] == date(2026, 10, 26)
    assert month[0][-1] == date(2026, 11, 1)

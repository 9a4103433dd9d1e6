"""Histories: everything they say is computed a second time, plainly, from the records of the games."""

import asyncio
import json
import math
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from ludopolis.engine.values.data import Data
from ludopolis.i18n import Words
from ludopolis.server.host import commands
from ludopolis.server.model.people import Player, Result
from ludopolis.server.people import history, my_tables
from ludopolis.server.people.results import count_all
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.descriptions import words_of
from server.played import ME, Played, some_games, store_games

FIRST = datetime(2026, 3, 1, tzinfo=UTC)


class Recount:
    """What Anna's history must say of one game, read off the closing lines of its records."""

    def __init__(self, games: list[tuple[Played, Data, datetime]]) -> None:
        self.games = [
            {
                "at": at,
                "mine": played.row.settings["host"],
                "points": closing["results"]["totals"][played.row.settings["host"]],
                "won": played.row.settings["host"] in closing["results"]["winners"],
                "totals": closing["results"]["totals"],
                "winners": closing["results"]["winners"],
                "sheet": {line["category"]: line["points"] for line in closing["sheets"][played.row.settings["host"]]},
                "seats": played.row.seats,
            }
            for played, closing, at in games
        ]

    @staticmethod
    def beats(game: dict[str, Any], one: int, other: int) -> bool:
        """Whether a seat came out before another."""
        if game["totals"][one] != game["totals"][other]:
            return bool(game["totals"][one] > game["totals"][other])
        return one in game["winners"] and other not in game["winners"]

    @staticmethod
    def mean(values: list[int]) -> int:
        """The mean as it is shown."""
        return math.floor(Fraction(sum(values), len(values)) + Fraction(1, 2))

    def figures(self, games: list[dict[str, Any]]) -> tuple[int, int, int, int]:
        points = [game["points"] for game in games]
        return len(games), sum(1 for game in games if game["won"]), self.mean(points), max(points)

    def modes(self) -> dict[str, tuple[int, int, int, int]]:
        sorted_out: dict[str, list[dict[str, Any]]] = {"alone": [], "bots": [], "people": []}
        for game in self.games:
            people = [seat for seat in game["seats"] if seat.kind == "human" and seat.seat != game["mine"]]
            kind = "alone" if len(game["seats"]) == 1 else "people" if people else "bots"
            sorted_out[kind].append(game)
        return {kind: self.figures(games) for kind, games in sorted_out.items() if games}

    def categories(self) -> dict[str, tuple[int, int]]:
        names = {name for game in self.games for name in game["sheet"]}
        points = {name: [game["sheet"].get(name, 0) for game in self.games] for name in names}
        return {name: (self.mean(some), max(some)) for name, some in points.items() if set(some) != {0}}

    def friends(self) -> dict[str, tuple[int, int, int, int]]:
        meetings: dict[str, list[str]] = {}
        for game in self.games:
            for seat in game["seats"]:
                if seat.kind == "human" and seat.seat != game["mine"]:
                    sign = (
                        "+"
                        if self.beats(game, game["mine"], seat.seat)
                        else "-"
                        if self.beats(game, seat.seat, game["mine"])
                        else "="
                    )
                    meetings.setdefault(seat.name.lower(), []).append(sign)
        told = {}
        for name, signs in meetings.items():
            text = "".join(signs)
            last = text[-1]
            run = len(text) - len(text.rstrip(last))
            told[name] = (len(text), text.count("+"), text.count("-"), {"+": run, "-": -run, "=": 0}[last])
        return told

    def course(self) -> list[tuple[int, bool, Fraction]]:
        points = [game["points"] for game in self.games]
        return [
            (points[at], self.games[at]["won"], Fraction(sum(points[max(0, at - 4) : at + 1]), min(5, at + 1)))
            for at in range(len(points))
        ]


async def counted(url: str, games: list[Played]) -> tuple[list[Result], int, int, list[Data]]:
    """Anna's results as the host's command counts them, how many it counted twice over, and the closing lines."""
    store = Store(url)
    await store.open()
    await store_games(store, games, FIRST)
    kept = store.people
    first, again = await count_all(store), await count_all(store)
    results = await kept.results_of(ME)
    await store.close()
    closings = [json.loads((await commands.export(url, one.row.id)).splitlines()[-1]) for one in games]
    return results, first, again, closings


def compare(url: str, count: int) -> None:
    games = some_games(count)
    results, first, again, closings = asyncio.run(counted(url, games))
    dated = [
        (one, closing, FIRST + timedelta(hours=at))
        for at, (one, closing) in enumerate(zip(games, closings, strict=True))
    ]
    own = [
        (one, closing, at)
        for one, closing, at in dated
        if one.counts and one.row.seats[one.row.settings["host"]].kind == "human"
    ]
    elsewhere = [  # her seat was left to a bot, but somebody else at her screen played on
        one
        for one, _, _ in dated
        if one.counts
        and one.row.seats[one.row.settings["host"]].kind == "bot"
        and any(place.kind == "human" and place.device == ME for place in one.row.seats)
    ]
    assert first > 0
    assert again == 0
    assert len(results) == len(own) + len(elsewhere)
    hers = [one for one in results if one.table_id not in {other.row.id for other in elsewhere}]
    grouped = history.by_game(hers)
    assert set(grouped) == {one.row.game for one, _, _ in own}
    for game, found in grouped.items():
        expected = Recount([one for one in own if one[0].row.game == game])
        assert tuple(history.figures(found)) == expected.figures(expected.games)
        assert {mode: tuple(figures) for mode, figures in history.by_mode(found)} == expected.modes()
        assert {one.name: (one.average, one.best) for one in history.categories(found)} == expected.categories()
        friends = {one.name.lower(): (one.games, one.ahead, one.behind, one.streak) for one in history.friends(found)}
        assert friends == expected.friends()
        dots = history.course(found)
        assert [(dot.points, dot.won, Fraction(dot.mean).limit_denominator(10)) for dot in dots] == expected.course()
        assert [dot.at for dot in dots] == [game["at"] for game in expected.games]


@pytest.mark.slow
def test_a_second_count_from_the_records_comes_to_the_same(sqlite: str) -> None:
    compare(sqlite, 25)


@pytest.mark.soak
def test_a_second_count_of_five_hundred_games_comes_to_the_same(sqlite: str) -> None:
    compare(sqlite, 500)


def test_an_average_is_rounded_as_people_do() -> None:
    assert [history.average(points) for points in ([1, 2], [-1, -2], [3], [1, 1, 2])] == [2, -1, 3, 1]


def test_a_history_outlives_its_tables_but_not_what_a_host_deletes(sqlite: str, tmp_path: Path) -> None:
    games = [one for one in some_games(12) if one.counts]

    async def scene() -> tuple[int, int, int]:
        store = Store(sqlite)
        await store.open()
        await store_games(store, games, FIRST)
        kept = store.people
        await count_all(store)
        before = await kept.results_of(ME)
        await store.tables.delete(before[0].table_id)  # as tables are that nobody touches
        forgotten = await kept.results_of(ME)
        await commands.delete(sqlite, before[1].table_id)
        deleted = await kept.results_of(ME)
        await store.close()
        return len(before), len(forgotten), len(deleted)

    before, forgotten, deleted = asyncio.run(scene())
    assert (forgotten, deleted) == (before, before - 1)


@pytest.mark.parametrize(
    ("language", "this_year", "last_year"),
    [
        ("en", "2 January", "16 November 2025"),
        ("cs", "2. ledna", "16. listopadu 2025"),
        ("sk", "2. januára", "16. novembra 2025"),
        ("hu", "január 2.", "2025. november 16."),
    ],
)
def test_days_are_written_as_their_language_writes_them(
    monkeypatch: pytest.MonkeyPatch, language: str, this_year: str, last_year: str
) -> None:
    monkeypatch.setattr(my_tables, "now", lambda: FIRST)
    words = Words(language)
    assert my_tables.day(words, date(2026, 1, 2)) == this_year
    assert my_tables.day(words, date(2025, 11, 16)) == last_year


@pytest.mark.parametrize(
    ("points", "places", "told"),
    [
        ([42, 54], [2, 1], "You lost by 12"),
        ([54, 42], [1, 2], "You won by 12"),
        ([50, 50], [1, 2], "A tie at 50, and you win it"),
        ([50, 50], [2, 1], "A tie at 50, won by B"),
        ([50, 50, 8], [1, 1, 3], "A tie at 50: you share the victory with B"),
        ([40, 30, 46], [2, 3, 1], "You came second of 3, 6 behind C"),
        ([50, 30, 46], [2, 3, 1], "2nd of 3"),
        ([81], [1], "81 points"),
    ],
)
def test_my_games_tell_my_own_result(points: list[int], places: list[int], told: str) -> None:
    players = [Player("ABC"[seat], True, *one) for seat, one in enumerate(zip(points, places, strict=True))]
    result = Result("t", 0, "d", "happy_city", {}, FIRST, points[0], places[0] == 1, {}, players)
    assert my_tables.outcome(words_of("en", "happy_city"), result) == told

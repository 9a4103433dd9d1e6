"""The report: whole, safe whatever bots are called; and where its marks stand."""

from html.parser import HTMLParser

import pytest

from arena.given import result, venue
from ludopolis.arena import plots
from ludopolis.arena.play import Result
from ludopolis.arena.plots import Scale, Tick, chart, point_rows, share_rows
from ludopolis.arena.report import render
from ludopolis.arena.sequential import Claim
from ludopolis.arena.tournament import Plan, Tournament
from ludopolis.bots.match import Fault
from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words

NASTY = 'cmd:sh -c "<script>alert(1)</script>"'


def tournament() -> Tournament:
    played = Tournament(Plan(venue(), 2, ["a", NASTY], "x", "1"), 8, Claim(0.5, 0.1, 0.05, 0.05))
    late = [Fault(1, fact("bot-illegal", move="<b>"), fact("no-such-seat", given=1, high=0))]
    games = [
        result(0, "xa", [9, 4], [0]),
        result(1, "ax", [5, 5], [0, 1]),
        result(2, "xy", [9, 1], [0], late),
        result(3, "yx", [3, 8], [1]),
    ]
    for game in games:
        played.add(game._replace(seats=[NASTY if bot == "y" else bot for bot in game.seats]))
    return played


class Page(HTMLParser):
    """Reads a page and notices tags that do not close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"


def read(language: str = "en") -> Page:
    page = Page()
    page.feed(render(tournament(), Words(language, "ludopolis.games.happy_city", terminal=True)))
    page.close()
    return page


def test_the_page_is_complete() -> None:
    page = read()
    assert page.open == []
    assert page.tags.count("svg") == 5  # shares, test, ratings, points, seats
    assert page.tags.count("polyline") == 1 + 3
    text = " ".join(page.text.split())
    assert "x wins in 87.5% of its 4 seats in 4 games (95% interval 39.6% – 98.7%)." in text
    assert "Open: 4 games do not show whether x wins at least 50.0%." in text
    assert "One game was lost through a time-out" in text
    assert "There is no seat 1" in text


def test_names_of_bots_are_escaped() -> None:
    page = read()
    assert "script" not in page.tags
    assert "b" not in page.tags
    assert NASTY in page.text
    assert "http" not in render(
        tournament(), Words("en", "ludopolis.games.happy_city", terminal=True)
    )  # it needs nothing else


# Coordinates


def test_scales() -> None:
    scale = Scale(0, 100, 10, 210)
    assert [scale.at(value) for value in (0, 50, 100)] == [10, 110, 210]
    assert [tick.value for tick in scale.ticks()] == [0, 20, 40, 60, 80, 100]
    assert [tick.value for tick in Scale(-3, 3, 0, 1).ticks()] == [-2, 0, 2]
    assert [tick.value for tick in Scale(17, 38, 0, 1).ticks()] == [20, 25, 30, 35]
    assert [tick.value for tick in Scale(0, 1, 0, 1).ticks()] == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert Scale(5, 5, 0, 10).at(5) == 0  # nothing but one value


@pytest.mark.parametrize("high", [0.3, 1, 7, 12, 99, 1234, 1e6])
def test_axes_have_a_few_labels(high: float) -> None:
    assert 3 <= len(Scale(0, high, 0, 1).ticks()) <= 7


def test_rows_of_shares() -> None:
    drawn = share_rows([("a", 0.25, 0.5, 0.75), ("b", 0.0, 0.0, 1.0)], 0.5)
    first, second = drawn.bars
    assert (first.low, first.mark, first.high) == (315, 440, 565)
    assert (second.low, second.high) == (plots.LEFT, plots.RIGHT)
    assert second.y - first.y == plots.ROW
    assert drawn.reference == 440
    assert drawn.ticks[0] == Tick(plots.LEFT, 0)


def test_rows_of_points() -> None:
    bar = point_rows([("a", [0, 1, 2, 3, 4])]).bars[0]
    assert (bar.low, bar.mark, bar.high) == (190, 440, 690)
    assert bar.box == (315, 565)
    alone = point_rows([("a", [7])]).bars[0]
    assert alone.low == alone.mark == alone.high


def test_lines_keep_their_ends_and_names_do_not_overlap() -> None:
    drawn = chart([("a", [float(n) for n in range(1000)]), ("b", [float(n) for n in range(1000)])], [0.0, 999.0])
    first = drawn.lines[0].points.split()
    assert first[0] == f"{plots.CHART_LEFT:.1f},{plots.HEIGHT - plots.BOTTOM:.1f}"
    assert first[-1] == f"{plots.CHART_RIGHT:.1f},{plots.TOP:.1f}"
    assert len(first) <= 2 * plots.MAX_POINTS
    assert drawn.lines[1].name_y - drawn.lines[0].name_y == plots.NAME_GAP
    assert [rule.at for rule in drawn.rules] == [plots.HEIGHT - plots.BOTTOM, plots.TOP]


def test_a_tournament_of_three() -> None:
    """Bots that have not played yet are left out, and there is no test to draw."""
    played = Tournament(Plan(venue(), 2, ["a", "b", "c"], "", "1"), 6, None)
    games: list[Result] = [result(0, "ab", [9, 4], [0]), result(1, "ba", [5, 6], [1])]
    for game in games:
        played.add(game)
    page = Page()
    page.feed(render(played, Words("en", "ludopolis.games.happy_city", terminal=True)))
    assert page.tags.count("svg") == 4
    assert page.tags.count("polyline") == 2

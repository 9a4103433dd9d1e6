"""The deal of the day in rotation, and the street of somebody's days, by script with the clock moved."""

import re
from datetime import UTC, date, datetime, timedelta

import pytest
from fastapi.testclient import TestClient

from ludopolis import registry
from ludopolis.server.deals import deals
from ludopolis.server.deals.street import EMPTY, FREE, HOUSE, PARK, street_of
from ludopolis.server.hall import Hall
from ludopolis.server.model.tries import PLAYED, RESIGNED, Try
from server.callers import Caller, watch_of
from server.devices import BOT, FRIEND, ME

MONDAY = date(2026, 11, 16)
SCORE = '<b class="v">'
"""How the points of a result begin."""
LOTS = re.compile(r'<ol aria-label="Your street">(.*?)</ol>', re.DOTALL)
SENT = re.compile(r'<textarea class="vh" id="sent"[^>]*>(.*?)</textarea>', re.DOTALL)
PICTURE = re.compile(r'<svg class="dpicture".*?</svg>', re.DOTALL)


def attempt(day: date, outcome: str = PLAYED, game: str = "uptown", rated: bool = True) -> Try:
    return Try(f"{day} {game}", f"{day}.{game}.table", "me", 0, "Anna", 1, rated, outcome=outcome)


def ago(days: int) -> date:
    return MONDAY - timedelta(days=days)


# Which deal, and what stands in a street


def test_every_game_has_its_day_in_turn_and_the_day_ends_at_midnight_utc() -> None:
    games = registry.listed(False)
    for start in range(3):
        week = [deals.chief_of(MONDAY + timedelta(days=start + day), games) for day in range(len(games))]
        assert sorted(id.split(".")[1] for id in week) == sorted(games)
        assert all(id in deals.ids_of(deals.day_of(id) or MONDAY) for id in week)
    assert deals.chief_of(MONDAY, ["uptown"]) == f"{MONDAY}.uptown.table"
    assert deals.ends(MONDAY) == datetime(2026, 11, 17, tzinfo=UTC)


def test_a_day_with_a_deal_is_a_house_and_one_without_a_park() -> None:
    street = street_of([attempt(ago(4)), attempt(ago(2), game="streets"), attempt(ago(1))], MONDAY)
    assert [lot.kind for lot in street.lots] == [EMPTY, EMPTY, HOUSE, PARK, HOUSE, HOUSE, FREE]
    assert [lot.game for lot in street.lots if lot.kind == HOUSE] == ["uptown", "streets", "uptown"]
    assert (street.in_a_row, street.houses, street.is_back, street.built_today) == (2, 3, False, False)


def test_a_late_try_keeps_the_row_and_one_that_was_given_up_builds_nothing() -> None:
    late = attempt(ago(1), rated=False)
    assert street_of([attempt(ago(2)), late, attempt(MONDAY)], MONDAY).in_a_row == 3
    assert street_of([attempt(ago(2)), attempt(ago(1), RESIGNED), attempt(MONDAY)], MONDAY).in_a_row == 1
    assert street_of([attempt(MONDAY, "")], MONDAY).lots[-1].kind == FREE  # it is still being played


def test_after_a_gap_houses_are_counted_and_no_day_before_the_first_is_a_park() -> None:
    back = street_of([attempt(ago(20)), attempt(ago(19))], MONDAY)
    assert (back.houses, back.in_a_row, back.is_back) == (2, 0, True)
    assert [lot.kind for lot in back.lots] == [PARK] * 6 + [FREE]
    assert [lot.kind for lot in street_of([], MONDAY).lots] == [EMPTY] * 6 + [FREE]
    duel = Try("t", "duel.x", "me", 0, "Anna", 1, True, outcome=PLAYED)
    assert street_of([duel], MONDAY).houses == 0


# A week by script


class Clock:
    """The server's day, which the test moves."""

    day = MONDAY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(deals, "today", lambda: found.day)
    return found


@pytest.fixture
def client(client: TestClient, clock: Clock) -> TestClient:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    hall.listed_games = ["uptown"]
    return client


def deal(day: date) -> str:
    return f"deals/{day}.uptown.table"


def signs(caller: Caller, path: str = "/") -> str:
    """A street as letters: a house, a park, a free lot, nothing."""
    found = LOTS.search(caller.get(path).text)
    assert found is not None
    told = {"wall": "H", "trunk": "P", "plot2": "F", "bare2": "-"}
    return "".join(told[name] for name in re.findall(r'class="(wall|trunk|plot2|bare2)"', found[1]))


def test_a_week_with_a_missed_day_a_late_try_and_midnight(anna: Caller, boris: Caller, clock: Clock) -> None:
    day = [MONDAY + timedelta(days=index) for index in range(7)]
    assert 'class="strt"' in anna.get("/").text
    assert signs(anna) == "------F"
    anna.play(deal(day[0]))
    assert "Your first house" in anna.get("/").text
    assert signs(anna) == "------H"

    clock.day = day[1]
    over_midnight = anna.begin(deal(day[1]))
    boris.play(deal(day[1]), 5)
    clock.day = day[2]
    anna.finish(over_midnight, 1)  # begun on its day: it counts there, and Wednesday's lot is still free
    assert signs(anna) == "----HHF"
    assert "2 days in a row" in anna.get("/").text
    assert anna.get(f"/deals?deal={day[1]}.uptown.table").text.count(SCORE) == 2

    clock.day = day[3]  # Wednesday was missed
    assert signs(anna) == "---HHPF"
    assert "Welcome back. 2 houses in your town." in anna.get("/").text
    anna.play(deal(day[2]), 2)  # and is played late
    assert signs(anna) == "---HHHF"
    assert "3 days in a row" in anna.get("/").text
    late = anna.get(f"/deals?deal={day[2]}.uptown.table").text
    assert SCORE not in late  # nobody has a place: a late try never enters the standings
    assert SENT.search(late) is None
    boris.play(deal(day[3]), 3)
    assert signs(boris) == "----HPH"
    calendar = anna.get("/deals").text
    assert re.search(r'<a class="[^"]*free today"[^>]*>19', calendar)
    assert '<span class="later">20</span>' in calendar  # a day to come leads nowhere


def test_two_devices_of_one_person_have_one_street(anna: Caller, client: TestClient, clock: Clock) -> None:
    anna.play(deal(MONDAY))
    phone = Caller(client, "Anna on her phone")
    clock.day += timedelta(days=1)
    phone.play(deal(clock.day), 1)
    assert (signs(anna), signs(phone)) == ("-----HF", "------H")
    code = anna.post("/mine/code").json()["code"]
    assert phone.post("/mine/move", code=code).status_code == 200
    assert (signs(anna), signs(phone)) == ("------F", "-----HH")


def test_a_result_to_send_tells_nothing_of_a_deal_that_can_be_played_as_new(anna: Caller, boris: Caller) -> None:
    shared = anna.post("/tables", game="uptown", seats=[ME, FRIEND]).json()["table"]
    boris.post(f"/tables/{shared}/join", seat=1, name="Boris")
    anna.finish(shared)
    boris.get("/mine")  # counts it
    table = anna.begin(deal(MONDAY))
    points = anna.finish(table)
    watch = watch_of(anna, table)
    for path in ("/", "/deals", f"/deals?deal={MONDAY}.uptown.table", "/deals?best=true", "/mine"):
        page = boris.get(path).text
        assert watch not in page, path
        assert SCORE not in page, path
        assert PICTURE.search(page) is None, path
        assert SENT.search(page) is None, path
    said = f"{points} point{'' if points == 1 else 's'}".replace("-", "−")
    home = boris.get("/").text
    assert "Played so far: Anna" in home
    assert said not in home
    assert said in anna.get("/").text

    mine = anna.get("/deals").text
    sent, picture = SENT.search(mine), PICTURE.search(mine)
    assert sent is not None
    assert picture is not None
    assert sent[1] == f"Ludopolis · 16 Nov · UpTown\n{said}\n▫️▫️▫️▫️▫️▫️🏠"
    assert re.findall(r"<text[^>]*>([^<]*)</text>", picture[0]) == [
        "Ludopolis",
        "16 Nov 2026",
        "UpTown",
        said,
        "",
        "Your first house",
    ]
    assert "<use" not in picture[0]  # no picture of the board or of a card

    boris.play(deal(MONDAY), 4)
    page = boris.get("/deals").text
    assert "People you have played with" in page
    assert page.count(SCORE) == 4  # both among friends, and both among all
    assert re.search(r"rank [12] of 2", page)


# My games


def test_a_game_that_a_bot_finished_says_so_and_is_no_duel(anna: Caller) -> None:
    table = str(anna.post("/tables", game="uptown", seats=[ME, BOT]).json()["table"])
    assert anna.post(f"/tables/{table}/take_over", seat=0, bot="beginner").status_code == 200
    anna.finish(table)
    page = anna.get("/mine").text
    assert "Not counted" in page
    assert "a bot finished it" in page
    assert anna.post(f"/tables/{table}/duel").json()["why"]["kind"] == "not-a-duel"
    assert '"duel": false' in anna.get(f"/t/{table}").text


def test_a_chart_comes_with_the_third_game_and_a_finished_game_is_never_among_running_ones(anna: Caller) -> None:
    for number in range(3):
        assert 'class="plot"' not in anna.get("/mine").text
        table = str(anna.post("/tables", game="uptown", seats=[ME, BOT]).json()["table"])
        running = anna.get("/").text.partition('class="sheet mytables"')[2].partition("</section>")[0]
        assert f"/t/{table}" in running
        anna.finish(table, number)
        home = anna.get("/").text
        running = home.partition('class="sheet mytables"')[2].partition("</section>")[0]
        assert table not in running
        last = home.partition('class="sheet lastgames"')[2]
        assert re.search(rf'href="/t/{table}".*?<b>(You (won|lost) by \d+|A tie at [^<]+)</b>', last)
    assert 'class="plot"' in anna.get("/mine").text

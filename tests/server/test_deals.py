"""The same cards for everybody: deals of the day and duels, and that nobody is told of a deal before playing it."""

import asyncio
import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludopolis.server.deals import deals
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.hall import Hall
from ludopolis.server.host import backup_file
from ludopolis.server.model.tables import FINISHED
from ludopolis.server.model.tries import Try
from ludopolis.server.storage.secrets import DEALS
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.live import CLOSE_FORBIDDEN
from server.callers import Caller, play_out, row_of, watch_of
from server.devices import BOT, FRIEND, ME
from server.halls import open_hall

DAY = date(2026, 11, 16)
DEAL = f"{DAY}.uptown.table"
DAILY = f"deals/{DEAL}"
SCORE = '<b class="v">'
"""How the points of a result begin."""


def shown(points: int) -> str:
    """The points of a result as a page writes them, with a real minus."""
    return f"{SCORE}{points}<".replace("-", "−")


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: DAY)


def looks(table: str, watch: str) -> list[str]:
    """Every address that shows something of a game."""
    api = [
        f"/api/tables/{id}/{what}" for id in (table, watch) for what in ("record", "replay", "replay/frames", "report")
    ]
    return [*api, f"/t/{table}", f"/w/{watch}", f"/replay/{watch}", f"/replay/{table}"]


def refused_socket(caller: Caller, id: str) -> bool:
    cookie = f"{COOKIE}={caller.cookies[COOKIE]}"
    with caller.client.websocket_connect(f"/api/tables/{id}/ws", headers={"Cookie": cookie}) as socket:
        try:
            socket.receive_json()
        except WebSocketDisconnect as closed:
            return bool(closed.code == CLOSE_FORBIDDEN)
    return False


def test_everybody_gets_the_same_deal_on_the_same_seat_against_the_same_bots(anna: Caller, boris: Caller) -> None:
    rows = [row_of(caller, caller.begin(DAILY)) for caller in (anna, boris)]
    assert rows[0].seed == rows[1].seed
    assert [(place.kind, place.bot) for place in rows[0].seats] == [(place.kind, place.bot) for place in rows[1].seats]
    assert sorted(place.kind for place in rows[0].seats) == ["bot", "bot", "human"]
    assert {place.bot for place in rows[0].seats if place.kind == "bot"} == {"regular"}
    assert rows[0].id != rows[1].id


def test_every_game_is_dealt_and_alone_where_it_can_be(client: TestClient) -> None:
    found = {id.partition(".")[2] for id in deals.ids_of(DAY)}
    assert {"uptown.table", "happy_city.table", "welcome_to.solo", "ginkgopolis.solo", "streets.solo"} < found
    assert {"uptown.solo", "happy_city.solo"} & found == set()


def test_deals_differ_by_day_game_way_and_server(sqlite: str, tmp_path: Path) -> None:
    async def seeds(url: str) -> list[str]:
        async with open_hall(url) as hall:
            ids = [*deals.ids_of(DAY), *deals.ids_of(DAY - timedelta(days=1))]
            return [(await hall.deals.daily(id, DAY)).seed for id in ids]

    here, again = asyncio.run(seeds(sqlite)), asyncio.run(seeds(sqlite))
    elsewhere = asyncio.run(seeds(f"sqlite:///{tmp_path / 'other.sqlite'}"))
    assert here == again
    assert len({*here, *elsewhere}) == 2 * len(here)


@pytest.mark.parametrize(
    "deal",
    [
        f"{DAY + timedelta(days=1)}.uptown.table",
        f"{DAY}.uptown.solo",
        f"{DAY}.chess.table",
        "2026-01-01.uptown.table",
        "x",
    ],
)
def test_nobody_is_told_of_tomorrow_or_of_what_is_not_dealt(anna: Caller, deal: str) -> None:
    assert anna.post(f"/deals/{deal}/tries", name="Anna").status_code == 404
    assert anna.get(f"/deals?deal={deal}").status_code == 404


def test_the_first_try_counts_and_then_there_are_as_many_as_one_likes(anna: Caller) -> None:
    first = anna.begin(DAILY)
    assert anna.begin(DAILY) == first
    points = anna.finish(first)
    second = anna.begin(DAILY)
    assert second not in (first, "")
    assert row_of(anna, second).seed == row_of(anna, first).seed
    assert anna.begin(DAILY) == second
    better = anna.finish(second, 1)
    page = anna.get(f"/deals?deal={DEAL}").text
    assert shown(points) in page
    best = anna.get(f"/deals?deal={DEAL}&best=true").text
    assert shown(max(points, better)) in best


def test_a_table_made_with_a_key_of_ones_own_is_no_try(anna: Caller) -> None:
    table = anna.post("/tables", game="uptown", seats=[ME, BOT], key=f"{DEAL}/1").json()["table"]
    assert anna.begin(DAILY) != table


def test_whoever_has_not_played_sees_names_and_nothing_else(anna: Caller, boris: Caller) -> None:
    table = anna.begin(DAILY)
    points, watch = anna.finish(table), watch_of(anna, table)
    page = boris.get(f"/deals?deal={DEAL}").text
    assert "Anna" in page
    assert watch not in page
    assert SCORE not in page
    assert {path: boris.get(path).status_code for path in looks(table, watch)} == dict.fromkeys(
        looks(table, watch), 403
    )
    assert all(refused_socket(boris, id) for id in (table, watch))
    assert {anna.get(path).status_code for path in looks(table, watch)} == {200}

    mine = boris.begin(DAILY)
    assert boris.get(f"/replay/{watch}").status_code == 403
    assert watch not in boris.get(f"/deals?deal={DEAL}").text
    boris.finish(mine, 5)
    assert {path: boris.get(path).status_code for path in looks(table, watch)} == dict.fromkeys(
        looks(table, watch), 200
    )
    assert not refused_socket(boris, watch)
    page = boris.get(f"/deals?deal={DEAL}").text
    assert watch in page
    assert shown(points) in page


def test_a_running_try_is_shown_to_nobody_who_has_yet_to_play(anna: Caller, boris: Caller) -> None:
    table = anna.begin(DAILY)
    watch = watch_of(anna, table)
    assert boris.get(f"/w/{watch}").status_code == 403
    assert refused_socket(boris, watch)
    assert "Anna" not in boris.get(f"/deals?deal={DEAL}").text


def test_nobody_helps_at_a_try(anna: Caller) -> None:
    table = anna.begin(DAILY)
    (seat,) = (place.seat for place in row_of(anna, table).seats if place.kind == "human")
    for path, body in (("take_over", {"seat": seat, "bot": "master"}), ("link", {"seat": seat})):
        answer = anna.post(f"/tables/{table}/{path}", **body)
        assert answer.status_code == 422
        assert answer.json()["why"]["kind"] == "deal-alone"
    hint = anna.post(f"/tables/{table}/hint", seat=seat, number=0)
    assert hint.json()["why"]["kind"] == "no-hints"


def test_a_try_that_was_given_up_has_no_place(anna: Caller, boris: Caller) -> None:
    table = anna.begin(DAILY)
    (seat,) = (place.seat for place in row_of(anna, table).seats if place.kind == "human")
    assert anna.post(f"/tables/{table}/resign", seat=seat).status_code == 200
    anna.finish(table)
    boris.play(DAILY, 3)
    page = anna.get(f"/deals?deal={DEAL}").text
    assert "resigned" in page
    assert page.count(SCORE) == 1


def test_when_the_day_is_over_anybody_may_look_who_is_not_still_playing(
    anna: Caller, boris: Caller, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.begin(DAILY)
    anna.finish(table)
    watch = watch_of(anna, table)
    late = boris.begin(DAILY)
    monkeypatch.setattr(deals, "today", lambda: DAY + timedelta(days=1))
    assert boris.get(f"/replay/{watch}").status_code == 403
    vera = Caller(client, "Vera")
    assert vera.get(f"/replay/{watch}").status_code == 200
    vera.play(DAILY, 4)
    boris.finish(late, 2)
    page = boris.get(f"/deals?deal={DEAL}").text
    assert page.count(SCORE) == 2
    assert "Vera" not in page


def test_a_rematch_of_a_try_is_an_ordinary_table(anna: Caller) -> None:
    table = anna.begin(DAILY)
    anna.finish(table)
    again = anna.post(f"/tables/{table}/rematch").json()["url"].removeprefix("/t/")
    row = row_of(anna, again)
    assert not {"deal", "duel"} & set(row.settings)
    assert row.seed != row_of(anna, table).seed


# Duels


ELIF = {**BOT, "bot": "beginner:elif"}


def played_table(caller: Caller, **more: Any) -> str:
    table = str(caller.post("/tables", game="uptown", seats=[ME, BOT, ELIF], **more).json()["table"])
    caller.finish(table)
    return table


def test_a_duel_is_the_same_deal_and_both_results_are_shown_when_both_have_played(anna: Caller, boris: Caller) -> None:
    table = played_table(anna, options={"count_uncollected": True}, live_score=False)
    url = anna.post(f"/tables/{table}/duel").json()["url"]
    assert anna.post(f"/tables/{table}/duel").json()["url"] == url
    source = row_of(anna, table)
    before = boris.get(url)
    assert before.status_code == 200
    assert "Anna" in before.text
    assert source.watch not in before.text
    link = url.removeprefix("/duel/")
    assert boris.get(f"/duel/{link}/games?with={source.watch}").status_code == 403

    mine = boris.begin(f"duels/{link}")
    row = row_of(boris, mine)
    assert (row.seed, row.options, row.rules) == (source.seed, source.options, source.rules)
    assert [(place.kind, place.bot) for place in row.seats] == [(place.kind, place.bot) for place in source.seats]
    assert [place.name for place in row.seats] == ["Boris", "Ada", "Elif"]
    assert row.settings["live_score"] is False
    assert source.watch not in boris.get(url).text
    points = boris.finish(mine, 7)
    for caller in (anna, boris):
        page = caller.get(url).text
        assert source.watch in page
        assert row.watch in page
        assert f"<b>{points}</b>".replace("-", "−") in page
        assert caller.get(f"/duel/{link}/games?with={row.watch}").text.count("<iframe") == 2
        assert caller.get(f"/replay/{row.watch}").status_code == 200


def test_a_duel_at_todays_deal_is_the_rated_try(anna: Caller, boris: Caller) -> None:
    table = anna.begin(DAILY)
    anna.finish(table)
    link = anna.post(f"/tables/{table}/duel").json()["url"].removeprefix("/duel/")
    mine = boris.begin(f"duels/{link}")
    assert boris.begin(DAILY) == mine
    boris.finish(mine, 2)
    assert boris.get(f"/deals?deal={DEAL}").text.count(SCORE) == 2


def test_only_whole_games_of_ones_own_against_bots_are_sent(anna: Caller, boris: Caller) -> None:
    running = anna.post("/tables", game="uptown", seats=[ME, BOT]).json()["table"]
    shared = anna.post("/tables", game="uptown", seats=[ME, FRIEND]).json()["table"]
    boris.post(f"/tables/{shared}/join", seat=1, name="Boris")
    anna.finish(shared)
    mine = played_table(anna)
    assert anna.post(f"/tables/{running}/duel").json()["why"]["kind"] == "table-running"
    assert anna.post(f"/tables/{shared}/duel").json()["why"]["kind"] == "not-a-duel"
    assert boris.post(f"/tables/{mine}/duel").status_code == 403
    assert boris.get("/duel/nothing").status_code == 404
    assert boris.post("/duels/nothing/tries", name="Boris").status_code == 404


# What is stored


def test_a_backup_keeps_tries_and_the_deals_of_the_day(
    sqlite: str, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    """Also on PostgreSQL; a try is stored once."""

    async def fill() -> str:
        async with open_hall(sqlite) as hall:
            deal = await hall.deals.daily(DEAL, DAY)
            table = await hall.deals.begin(deal, "device", "Anna", ["Bo"], DAY)
            await play_out(hall, table, "device", 1)
            await hall.deals.counted(await hall.store.tries.at(DEAL))
            return deal.seed

    async def found(url: str) -> tuple[str, list[Try]]:
        async with open_hall(url) as hall:
            tries = await hall.store.tries.of_device("device")
            await hall.store.tries.add(tries[0])
            await hall.store.tries.send(tries[0].table_id, "link")
            await hall.store.tries.send(tries[0].table_id, "another")
            (sent,) = await hall.store.tries.through("link")
            assert sent._replace(link=None) == tries[0]
            return (await hall.deals.daily(DEAL, DAY)).seed, await hall.store.tries.at(DEAL)

    seed = asyncio.run(fill())
    file = tmp_path / "backup"
    asyncio.run(backup_file.write(sqlite, file))
    url = new_database("postgres")
    asyncio.run(Store(url).open())
    asyncio.run(backup_file.read(url, file))
    for place in (url, sqlite):
        again, tries = asyncio.run(found(place))
        assert again == seed
        assert [(one.status, one.outcome, one.link) for one in tries] == [(FINISHED, "played", "link")]
        assert tries[0].points is not None


def test_a_deleted_table_takes_its_try_along(sqlite: str) -> None:
    async def left() -> list[Try]:
        async with open_hall(sqlite) as hall:
            table = await hall.deals.begin(await hall.deals.daily(DEAL, DAY), "device", "Anna", ["Bo"], DAY)
            await hall.store.tables.delete(table)
            return await hall.store.tries.of_device("device")

    assert asyncio.run(left()) == []


def test_the_secret_is_in_no_answer(anna: Caller) -> None:
    table = anna.begin(DAILY)
    anna.finish(table)
    hall: Hall = anna.client.app.state.hall  # type: ignore[attr-defined]
    assert anna.client.portal is not None
    secret = anna.client.portal.call(hall.store.secrets.get, DEALS, "")
    seed = row_of(anna, table).seed
    for path in [*looks(table, watch_of(anna, table)), f"/deals?deal={DEAL}"]:
        text = anna.get(path).text
        assert secret not in text, path
        assert seed not in text, path
    assert json.loads(anna.get(f"/api/tables/{table}/report").text)["settings"]["deal"] == DEAL

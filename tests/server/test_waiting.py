"""A device's other tables: the next one that waits for it, finished ones put away, rematches with other options."""

import asyncio
from pathlib import Path

import httpx

from ludopolis.server.host import commands
from ludopolis.server.model.people import LastSeen
from ludopolis.server.people.last_seen import left_after
from server.devices import BOT, FRIEND, ME
from server.halls import ANNA, BORIS, look, open_hall, sit
from server.running import Server


def refused(answer: httpx.Response, status: int, why: str) -> None:
    assert (answer.status_code, answer.json()["why"]["kind"]) == (status, why)


def test_the_next_table_is_another_one_that_waits_for_me(server: Server) -> None:
    anna, boris = server.device(), server.device()
    assert anna.get("/api/next").json() == {"url": None}
    first = anna.new_table("happy_city", ME, FRIEND)
    second = anna.new_table("happy_city", ME, BOT)
    elsewhere = boris.new_table("happy_city", ME, FRIEND)
    anna.post(f"/tables/{elsewhere}/join", seat=1, name="Anna").raise_for_status()  # there Boris is to move
    assert anna.get("/api/next").json() == {"url": f"/t/{first}", "name": "Happy City", "people": ""}
    assert anna.get(f"/api/next?table={first}").json() == {"url": f"/t/{second}", "name": "Happy City", "people": "Bo"}
    asyncio.run(commands.end(server.url, second))
    assert anna.get(f"/api/next?table={first}").json() == {"url": None}
    assert server.device().get("/api/next").json() == {"url": None}


def test_a_finished_table_leaves_the_list_and_keeps_its_address(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris").raise_for_status()
    refused(anna.post(f"/tables/{table}/leave"), 422, "table-running")
    with anna.watch(table, 0) as a:
        asyncio.run(commands.end(server.url, table))
        while a.state["status"] != "ended":
            a.next()
    refused(server.device().post(f"/tables/{table}/leave"), 403, "not-your-table")
    for _ in range(2):
        assert anna.post(f"/tables/{table}/leave").json() == {}
    assert table not in anna.get("/mine").text
    assert table in boris.get("/mine").text
    assert anna.get(f"/t/{table}").status_code == 200


def test_a_rematch_with_other_options(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    with anna.watch(table, 0) as a:
        asyncio.run(commands.end(server.url, table))
        while a.state["status"] != "ended":
            a.next()
    known = anna.get(f"/api/tables/{table}/options").json()
    assert known["chosen"]["mode"] == "family"
    assert "mode" in [option["name"] for option in known["options"]]
    refused(server.device().get(f"/api/tables/{table}/options"), 403, "not-your-table")
    refused(anna.post(f"/tables/{table}/rematch", options={"mode": "hard"}), 422, "bad-option-choice")
    again = anna.post(f"/tables/{table}/rematch", options={"mode": "expert"}, hints=True).json()["url"]
    now = anna.get(f"/api/tables{again.removeprefix('/t')}/options").json()
    assert (now["chosen"]["mode"], now["hints"], now["live_score"]) == ("expert", True, True)
    assert anna.post(f"/tables/{table}/rematch", options={"mode": "family"}).json()["url"] == again


def test_whoever_has_seen_the_end_and_gone_has_left(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_hall(f"sqlite:///{tmp_path / 'ludopolis.sqlite'}") as hall:
            live = await sit(hall)
            people = hall.store.people
            assert await left_after(live, people, ANNA) == set()  # he has not looked yet
            await people.set_last_seen(BORIS, live.row.id, LastSeen(7))
            assert await left_after(live, people, ANNA) == set()  # nor seen the end
            await people.set_last_seen(BORIS, live.row.id, LastSeen(9, over=True))
            assert await left_after(live, people, ANNA) == {BORIS}
            assert await left_after(live, people, BORIS) == set()
            await look(hall, live, 1, BORIS)
            assert await left_after(live, people, ANNA) == set()

    asyncio.run(happens())

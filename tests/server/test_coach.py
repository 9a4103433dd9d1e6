"""The coach on the server: analyses in the background, turns tried again, variations."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from coach.short import ending, planted
from fastapi.testclient import TestClient

from ludopolis import registry
from ludopolis.coach.analysis import VERSION, analyse, last
from ludopolis.coach.grades import LOST
from ludopolis.coach.prospects import Prospect, Prospects
from ludopolis.engine.contract import State
from ludopolis.engine.table import record as records
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.app import create_app
from ludopolis.server.model.analyses import Findings, Subject
from ludopolis.server.model.people import Result
from ludopolis.server.model.tables import FINISHED, SeatRow, new_row
from ludopolis.server.review import analyses
from ludopolis.server.review.graded import graded
from ludopolis.server.review.retry import before, dealt_anew, follow
from ludopolis.server.settings import Limits, Settings
from ludopolis.server.storage.store import Store
from ludopolis.server.workers import coach as coach_work
from ludopolis.server.workers.pool import Workers
from server.halls import open_hall
from server.test_worker_faults import until

UPTOWN = registry.find("uptown")
ORIGIN = {"origin": "http://testserver"}


def short(steps: int = 24) -> Record:
    """The last moves of a game of UpTown."""
    return ending(UPTOWN, 2, {}, steps)


@pytest.fixture
def client(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose coach is soon done."""
    monkeypatch.setattr(analyses, "SECONDS_PER_PLAYER", 0.1)
    with TestClient(
        create_app(Settings(database=sqlite, limits=Limits(0, 0, 0, analyses_per_hour=0), backups=0)), headers=ORIGIN
    ) as found:
        yield found


def uploaded(client: TestClient, record: Record) -> str:
    answer = client.post("/api/records", content=record.to_text())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def analysed(client: TestClient, id: str) -> dict[str, Any]:
    """The whole analysis, when it is done."""
    assert client.post(f"/api/tables/{id}/analysis").status_code == 200
    for _ in range(600):
        told: dict[str, Any] = client.get(f"/api/tables/{id}/analysis").json()
        if told["status"] == "done":
            return told
        time.sleep(0.05)  # nothing but its answers tells how far it is
    raise AssertionError(told)


def test_an_analysis_is_made_once_and_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    record = short()
    id = uploaded(client, record)
    assert client.get(f"/api/tables/{id}/analysis").json()["status"] == "idle"
    told = analysed(client, id)
    assert (told["part"], told["serial"]) == (1.0, -1)
    expected = last(analyse(record, UPTOWN, analyses.SEED, rounds=told["rounds"]))
    assert told["result"] == json.loads(json.dumps(coach_work.public(expected)))
    assert client.get(f"/api/tables/{id}/analysis?known=-1").json()["result"] is None
    monkeypatch.setattr(analyses.Analyses, "start", None)  # nobody looks at it again
    assert client.post(f"/api/tables/{id}/analysis").json() == told


def test_an_analysis_names_nobody(client: TestClient) -> None:
    table = replay(short(), UPTOWN)
    record = table.record()
    named = record._replace(header=record.header._replace(seats=["Annabel", "Boris"]))
    told = analysed(client, uploaded(client, named))
    assert "Annabel" not in json.dumps(told)


def test_a_running_game_is_not_analysed(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Boris", "bot": "beginner"}]
    id = client.post("/api/tables", json={"game": "uptown", "seats": seats}).json()["table"]
    asked = [
        client.post(f"/api/tables/{id}/analysis"),
        client.get(f"/api/tables/{id}/analysis"),
        client.get(f"/api/tables/{id}/analysis/grade"),
        client.post(f"/api/tables/{id}/analysis/try", json={"seat": 0, "n": 1, "moves": []}),
        client.post(f"/api/tables/{id}/variation", json={"frame": 0, "seats": seats}),
    ]
    assert [answer.status_code for answer in asked] == [403] * 5
    assert {answer.json()["why"]["kind"] for answer in asked} == {"table-running"}


def test_too_many_analyses_are_refused(sqlite: str) -> None:
    limits = Limits(0, 0, 0, analyses_per_hour=3)
    with TestClient(create_app(Settings(database=sqlite, limits=limits, backups=0)), headers=ORIGIN) as client:
        first, second = uploaded(client, short()), uploaded(client, short(26))
        assert client.post(f"/api/tables/{first}/analysis").status_code == 200
        assert client.post(f"/api/tables/{first}/analysis").status_code == 200  # the same one
        refused = client.post(f"/api/tables/{second}/analysis")
        assert (refused.status_code, refused.json()["why"]["kind"]) == (429, "too-many-analyses")


async def stored(url: str, record: Record, id: str = "table") -> None:
    store = Store(url)
    await store.open()
    places = [SeatRow(seat, "human", "", "", None, None) for seat in range(record.header.players)]
    settings = {"position": record.header.position}
    await store.tables.create(new_row(record.header, settings, "seed", FINISHED, places, id), record.entries)
    await store.close()


def test_a_dead_worker_loses_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SECONDS_PER_PLAYER", 0.3)
    record = short()

    async def look() -> Findings:
        async with open_hall(sqlite) as hall:
            live = await hall.tables.open("table")
            await hall.analyses.start(live)
            running = hall.analyses.running["table"]
            await until(partial(lambda: running.known is not None))
            os.kill(await hall.analyses.workers.run(os.getpid), 9)
            await until(partial(lambda: "table" not in hall.analyses.running), 60)
            kept = await hall.store.analyses.find(running.subject)
            assert kept is not None
            assert kept.seconds >= analyses.seconds_for(live)
            return kept

    asyncio.run(stored(sqlite, record))
    kept = asyncio.run(look())
    expected = last(analyse(record, UPTOWN, analyses.SEED, rounds=kept.rounds))
    assert json.loads(kept.result) == json.loads(json.dumps(coach_work.public(expected)))


@pytest.mark.parametrize(
    ("game", "players", "options"), [("uptown", 4, {}), ("welcome_to", 2, {"draft": True}), ("ginkgopolis", 1, {})]
)
def test_whoever_opens_a_replay_finds_the_worker_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, players: int, options: dict[str, Any]
) -> None:
    asked: list[Callable[[], Any]] = []

    async def run(self: object, work: Callable[[], Any]) -> None:
        asked.append(work)

    monkeypatch.setattr(Workers, "run", run)
    id = uploaded(client, ending(registry.find(game), players, options, 14))
    assert asked == []
    assert client.get(f"/replay/{id}").status_code == 200
    (work,) = asked
    judged: list[State] = []
    values = Prospects.values

    def heard(self: Prospects, states: list[State]) -> list[Prospect]:
        judged.extend(states)
        return values(self, states)

    monkeypatch.setattr(Prospects, "values", heard)
    work()
    (state,) = judged
    assert (state.game.id, state.players) == (game, players)
    assert state.pending() > 0  # somebody decides: all that judges positions is loaded


def test_the_worker_needs_no_database() -> None:
    """It would start half a second later."""
    code = "import sys, ludopolis.server.workers.coach; print({'sqlalchemy', 'psycopg', 'fastapi'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"


def test_what_was_stored_is_seen_while_it_is_made_again(sqlite: str) -> None:
    """As after the server was killed in the middle."""

    async def look() -> None:
        async with open_hall(sqlite) as hall:
            live = await hall.tables.open("table")
            subject = analyses.subject_of(live, [])
            await hall.store.analyses.keep(subject, Findings(7, 1.0, '{"rounds":7}'))
            await hall.analyses.start(live)
            shown = await hall.analyses.find(live)
            assert shown is not None
            assert (shown.rounds, shown.done, shown.result) == (7, False, '{"rounds":7}')

    asyncio.run(stored(sqlite, short()))
    asyncio.run(look())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_better_analysis_stays_and_one_of_another_coach_goes(new_database: Callable[[str], str], kind: str) -> None:
    url = new_database(kind)

    async def keep() -> None:
        store = Store(url)
        await store.open()
        subject = Subject("table", VERSION, "digest", "1")
        await store.analyses.keep(subject, Findings(5, 2.0, "five"))
        await store.analyses.keep(subject, Findings(3, 1.0, "three"))
        assert await store.analyses.find(subject) == Findings(5, 2.0, "five")
        newer = subject._replace(coach=VERSION + 1)
        assert await store.analyses.find(newer) is None
        await store.analyses.keep(newer, Findings(1, 1.0, "one"))
        assert await store.analyses.find(subject) is None
        await store.tables.delete("table")
        assert await store.analyses.find(newer) is None
        await store.analyses.keep(newer, Findings(1, 1.0, "one"))  # of a table that is gone
        await store.close()

    asyncio.run(stored(url, short()))
    asyncio.run(keep())


# Trying again


def dearest(told: dict[str, Any], seat: int) -> dict[str, Any]:
    """The dearest decision of a seat."""
    n = told["result"]["sides"][seat]["dearest"][0]
    return next(
        decision
        for block in told["result"]["blocks"]
        for decision in block.get("decisions", [])
        if decision["seat"] == seat and decision["entries"][0] == n
    )


def test_a_turn_is_tried_again(client: TestClient) -> None:
    id = uploaded(client, planted())
    decision = dearest(analysed(client, id), 0)
    asked = {"seat": 0, "n": decision["entries"][0]}
    path = f"/api/tables/{id}/analysis/try"
    start = client.post(path, json={**asked, "moves": []}).json()
    assert start["verdict"] is None
    assert start["state"]["asks"]
    assert decision["played"][0]["move"] in [entry["move"] for entry in start["state"]["legal"]]
    better = [one["move"] for one in decision["better"]]
    found = client.post(path, json={**asked, "moves": better}).json()
    assert found["verdict"]["verdict"] == "found"
    assert found["verdict"]["loss_points"] == 0
    played = [one["move"] for one in decision["played"]]
    again = client.post(path, json={**asked, "moves": played}).json()["verdict"]
    assert again["verdict"] == "again"
    assert again["loss_points"] > 0
    refused = client.post(path, json={**asked, "moves": ["nonsense"]})
    assert refused.status_code == 422
    nobody = client.post(path, json={**asked, "n": 9999, "moves": []})
    assert nobody.json()["why"]["kind"] == "no-such-decision"


def test_a_position_to_try_again_is_what_the_seat_saw() -> None:
    table = replay(short(60), UPTOWN)
    step = next(step for step in table.steps if step.seat == 1 and not step.forced)
    blinded = before(table, step.n, step.n, 1)
    assert blinded.dump() == blinded.blind(1).dump()
    assert step.move in blinded.legal(1)
    moves = [blinded.to_text(1, step.move)]
    state, over, _ = follow(blinded, 1, moves, [])
    while not over:  # the turn goes on until chance or the rival decides
        assert state.pending() == 1 << 1
        moves.append(state.to_text(1, state.legal(1)[0]))
        state, over, _ = follow(blinded, 1, moves, [])
    assert state.pending() != 1 << 1


# Playing on


def test_a_variation_deals_anew_what_was_hidden(client: TestClient) -> None:
    game = registry.find("ginkgopolis")
    table = replay(ending(game, 2, {}, 60), game)
    id = uploaded(client, table.record())
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
    key = "k" * 32
    made = client.post(f"/api/tables/{id}/variation", json={"frame": 3, "seats": seats, "key": key})
    assert made.status_code == 201, made.text
    assert (
        client.post(f"/api/tables/{id}/variation", json={"frame": 3, "seats": seats, "key": key}).json() == made.json()
    )
    page = client.get(made.json()["url"]).text
    assert "Variation" in page
    assert '"variation": true' in page
    assert "Variation" in client.get("/").text
    known = [dealt_anew(table, 3, 0) for _ in range(8)]
    hands = {json.dumps(game.load(position).blind(1).dump()) for position in known}
    assert len(hands) > 1  # the rival's hand
    assert len({json.dumps(game.load(position).blind(0).dump()) for position in known}) == 1  # not one's own
    over = client.post(f"/api/tables/{id}/variation", json={"frame": 9999, "seats": seats})
    assert over.json()["why"]["kind"] == "no-such-moment"
    few = client.post(f"/api/tables/{id}/variation", json={"frame": 3, "seats": seats[:1]})
    assert few.json()["why"]["kind"] == "bad-players"


def test_the_record_of_a_variation_says_so() -> None:
    table = replay(short(), UPTOWN)
    position = dealt_anew(table, 0, 0)
    varied = Table(UPTOWN, table.options, ["", ""], Dealer("1"), position, (), True)
    header = records.parse(varied.record().to_text()).header
    assert header.variation
    assert replay(records.parse(varied.record().to_text()), UPTOWN).record() == varied.record()
    assert not records.parse(table.record().to_text()).header.variation
    assert '"variation"' not in table.record().to_text()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_player_is_graded_from_the_fifth_game_on(new_database: Callable[[str], str], kind: str) -> None:
    """By the own decisions of all of them; the games of others and analyses by other coaches say nothing."""
    decision = {"counts": True, "advised": False, "stand_in": False, LOST: 200_000}
    given = {"seat": 1, **decision}
    advised = {"seat": 1, **decision, "advised": True, LOST: 990_000}
    rivals = {"seat": 0, **decision, LOST: 770_000}
    result = json.dumps({"players": 2, "blocks": [{"decisions": [given, advised, rivals]}] * 3})

    async def run() -> list[tuple[int, int | None]]:
        told: list[tuple[int, int | None]] = []
        async with open_hall(new_database(kind)) as hall:
            for number in range(6):
                places = [SeatRow(seat, "human", "", "", f"device {seat}", None) for seat in range(2)]
                found = short(8)
                row = new_row(found.header, {"position": found.header.position}, "seed", FINISHED, places, f"t{number}")
                await hall.store.tables.create(row, found.entries)
                at = datetime(2026, 1, 1 + number, tzinfo=UTC)
                played = Result(row.id, 1, "device 1", "uptown", {}, at, 5, True, {}, [])
                await hall.store.people.add_results([played])
                coach = VERSION + 1 if number == 0 else VERSION
                await hall.store.analyses.keep(Subject(row.id, coach, "digest", "1"), Findings(4, 30.0, result))
                live = await hall.tables.open(row.id)
                answer = await graded(hall.store.analyses, live, "device 1")
                grade = answer["grade"]
                told.append((answer["games"], None if grade is None else grade[LOST]))
            assert await graded(hall.store.analyses, live, "device 0") == {"games": 0, "grade": None}
        return told

    assert asyncio.run(run()) == [(0, None), (1, None), (2, None), (3, None), (4, None), (5, 200_000)]

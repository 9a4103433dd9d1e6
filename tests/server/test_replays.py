"""Replays of finished games, and records that come from elsewhere."""

import asyncio
import json
from random import Random
from typing import Any

import httpx
import pytest

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.server import host
from server.devices import FRIEND, ME, Device
from server.running import Server


def played(seed: str = "replay", rounds: int = 2) -> Table:
    """A short game of Happy City in which one move was taken back."""
    game = registry.find("happy_city")
    table = Table(game, {"max_rounds": rounds}, ["Anna", "Boris"], Dealer(seed), towns=("Elmwood", ""))
    rng, taken_back = Random(seed), False
    while table.state.pending():
        seat = table.state.pending().bit_length() - 1
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.randrange(len(legal))])
        back = table.withdrawable(seat)
        if back and not taken_back and table.state.pending():
            table.withdraw(seat, back[0])
            taken_back = True
    assert taken_back
    return table


def upload(device: Device, text: str | bytes) -> httpx.Response:
    return device.http.post("/api/records", content=text)


def taken_in(device: Device, table: Table) -> str:
    answer = upload(device, table.record().to_text())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def outline(device: Device, id: str) -> dict[str, Any]:
    answer = device.get(f"/api/tables/{id}/replay")
    assert answer.status_code == 200, answer.text
    whole: dict[str, Any] = answer.json()
    return whole


def frames(device: Device, id: str, **query: object) -> list[dict[str, Any]]:
    answer = device.http.get(f"/api/tables/{id}/replay/frames", params=query)  # type: ignore[arg-type]
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["frames"]
    return found


def test_a_record_comes_back_as_it_was_sent(server: Server) -> None:
    device, table = server.device(), played()
    id = taken_in(device, table)
    assert device.get(f"/api/tables/{id}/record").text == table.record().to_text()
    assert device.get(f"/replay/{id}").status_code == 200


def test_a_replay_has_a_frame_for_each_move_that_stood(server: Server) -> None:
    device, table = server.device(), played()
    id = taken_in(device, table)
    whole = outline(device, id)
    moves = [step for step in table.steps if step.seat != CHANCE]
    assert [frame["seat"] for frame in whole["frames"][1:]] == [step.seat for step in moves]
    assert (whole["frames"][0]["seat"], whole["frames"][0]["move"]) == (None, "")
    assert [fact for frame in whole["frames"] for fact in frame["facts"]] == [
        told.to_json() for _, told in table.log(29)
    ]
    assert whole["over"]["totals"] == table.state.results().totals
    assert [(seat["name"], seat["town"]) for seat in whole["seats"]] == [("Anna", "Elmwood"), ("Boris", "")]


def test_positions_come_in_pages(server: Server) -> None:
    device, table = server.device(), played()
    id = taken_in(device, table)
    count = len(outline(device, id)["frames"])
    whole = frames(device, id)
    assert len(whole) == count
    assert whole[-1]["view"] == json.loads(json.dumps(table.state.view(29)))
    assert whole[-1]["deciding"] == []
    assert frames(device, id, start=3, count=2) == whole[3:5]
    assert frames(device, id, start=count) == []
    assert "position" not in whole[0]
    assert frames(device, id, count=1, text="true")[0]["position"][0]["kind"] == "round"


def test_a_seat_sees_the_replay_with_its_own_eyes(server: Server) -> None:
    device, table = server.device(), played()
    id = taken_in(device, table)
    assert frames(device, id, seat=1)[-1]["view"] == json.loads(json.dumps(table.state.view(1)))
    refused = device.get(f"/api/tables/{id}/replay?seat=2")
    assert refused.status_code == 404
    assert refused.json()["why"]["kind"] == "no-such-seat"


@pytest.mark.parametrize("path", ["/replay", "/replay/frames", "/record"])
def test_a_running_game_is_not_replayed(server: Server, path: str) -> None:
    device = server.device()
    id = device.new_table("happy_city", ME, FRIEND)
    refused = device.get(f"/api/tables/{id}{path}")
    assert refused.status_code == 403
    assert refused.json()["why"]["kind"] == "table-running"


def test_nobody_sits_at_a_table_from_a_record(server: Server) -> None:
    device = server.device()
    id = taken_in(device, played())
    assert device.post(f"/tables/{id}/rematch").json()["why"]["kind"] == "not-your-table"
    assert device.post(f"/tables/{id}/link", seat=0).json()["why"]["kind"] == "not-your-seat"


def lying(table: Table) -> dict[str, str | bytes]:
    """Records that must not be believed, by the reason that must be given."""
    lines = table.record().to_text().splitlines()
    closing = json.loads(lines[-1])
    closing["results"]["totals"][0] += 5
    first = next(index for index, line in enumerate(lines) if '"move"' in line)
    return {
        "record-closing": "\n".join([*lines[:-1], json.dumps(closing)]),
        "record-move": "\n".join([*lines[:first], lines[first].replace('"move":"', '"move":"x'), *lines[first + 1 :]]),
        "record-truncated": "\n".join(lines[:-1]),
        "record-foreign": "\n".join(lines[1:]),
        "record-unfinished": Table(table.game, {}, ["A", "B"], Dealer("x")).record().to_text(),
        "record-json": b"\xff\xfe",
        "record-empty": "",
    }


@pytest.mark.parametrize(
    "reason",
    [
        "record-closing",
        "record-move",
        "record-truncated",
        "record-foreign",
        "record-unfinished",
        "record-json",
        "record-empty",
    ],
)
def test_a_record_that_lies_is_refused_by_name(server: Server, reason: str) -> None:
    answer = upload(server.device(), lying(played())[reason])
    assert answer.status_code == 400
    assert answer.json()["why"]["kind"] == reason
    assert answer.json()["text"]


def test_spectators_are_given_no_id_of_a_table(server: Server) -> None:
    device = server.device()
    answer = upload(device, played().record().to_text())
    id = answer.json()["table"]
    watch = asyncio.run(host.list_tables(server.url))[0].watch
    record = device.get(f"/api/tables/{watch}/record")
    assert watch in record.headers["content-disposition"]
    pages = [
        record,
        device.get(f"/w/{watch}"),
        device.get(f"/replay/{watch}"),
        device.get(f"/api/tables/{watch}/replay"),
    ]
    assert [page.status_code for page in pages] == [200] * 4
    assert not [page for page in pages if id in page.text or id in str(page.headers)]

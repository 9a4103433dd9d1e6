"""Score pads: numbered changes, of which the last one wins; everybody's yes, codes, results; what is left of people."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludopolis import cli
from ludopolis.server.guard.access import new_token
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.guard.limits import CODES_PER_HOUR
from ludopolis.server.host import commands
from ludopolis.server.model.pads import PadRow
from ludopolis.server.model.tables import NotFound, now
from ludopolis.server.pads import codes
from ludopolis.server.settings import Limits
from server.devices import Device
from server.halls import open_hall
from server.running import Server

FAMILY = {"mode": "family"}
H1 = {"residents": (9, 6, 9), "hearts": (8, 12, 8)}
"""A worked example of the design: 72 points each."""


def refused(answer: httpx.Response, status: int, why: str) -> None:
    assert (answer.status_code, answer.json()["why"]["kind"]) == (status, why), answer.text


class Evening:
    """A pad of Happy City for three. Anna has made it, Boris has the link, Clara has no phone."""

    def __init__(self, server: Server, game: str = "happy_city", **options: Any) -> None:
        self.server = server
        self.anna, self.boris = server.device(), server.device()
        made = self.anna.post("/pads", game=game, names=["Anna", "Boris", "Clara"], options=options or FAMILY)
        assert made.status_code == 201, made.text
        self.id = made.json()["pad"]
        assert made.json()["url"].endswith(f"/pad/{self.id}")
        self.step(self.anna, "sit", side=0)

    def send(self, device: Device, kind: str, **body: Any) -> httpx.Response:
        return device.post(f"/pads/{self.id}", kind=kind, **body)

    def step(self, device: Device, kind: str, **body: Any) -> dict[str, Any]:
        answer = self.send(device, kind, **body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def enter(self, device: Device, field: str, value: object) -> dict[str, Any]:
        return self.step(device, "enter", field=field, value=value)

    def view(self, device: Device) -> dict[str, Any]:
        return dict(device.get(f"/api/pads/{self.id}").json())

    def value(self, device: Device, field: str) -> Any:
        return next(one["value"] for one in self.view(device)["fields"] if one["key"] == field)

    def fill(self, **figures: tuple[int, ...]) -> None:
        for name, values in figures.items():
            for side, value in enumerate(values):
                self.enter(self.anna, f"{name}.{side}", value)

    def all_say_yes(self) -> dict[str, Any]:
        self.step(self.anna, "yes", side=0)
        self.step(self.anna, "yes", side=2)
        return self.step(self.boris, "yes", side=1)


@pytest.fixture
def evening(server: Server) -> Evening:
    return Evening(server)


# Changes


def test_two_phones_correct_each_other_and_the_last_one_wins(evening: Evening) -> None:
    evening.step(evening.boris, "sit", side=1)
    evening.enter(evening.anna, "hearts.0", 7)
    evening.enter(evening.boris, "hearts.0", 8)
    for device in (evening.anna, evening.boris):
        assert evening.value(device, "hearts.0") == 8
        last = evening.view(device)["changes"][0]
        assert (last["by"], last["about"], last["old"], last["new"]) == ("Boris", "Anna", "7", "8")
        assert last["own"] == (device is evening.boris)


def test_undo_is_a_change_and_spares_what_came_later(evening: Evening) -> None:
    evening.enter(evening.anna, "hearts.0", 7)
    first = evening.view(evening.anna)["n"]
    seen = evening.enter(evening.boris, "hearts.0", 8)
    refused(evening.send(evening.anna, "undo", n=first), 422, "pad-changed-since")
    after = evening.step(evening.anna, "undo", n=seen["n"])
    assert evening.value(evening.boris, "hearts.0") == 7
    assert after["n"] == seen["n"] + 1
    assert after["changes"][0]["undoes"] == seen["n"]
    refused(evening.send(evening.anna, "undo", n=99), 422, "pad-no-such-change")


def test_digits_typed_in_one_go_are_undone_together(evening: Evening) -> None:
    evening.enter(evening.anna, "hearts.0", 1)
    seen = evening.enter(evening.anna, "hearts.0", 12)
    assert [(one["old"], one["new"]) for one in seen["changes"]] == [("–", "12")]
    evening.step(evening.anna, "undo", n=seen["n"])
    assert evening.value(evening.anna, "hearts.0") is None


def test_a_retry_changes_nothing(evening: Evening) -> None:
    key = new_token()
    first = evening.step(evening.anna, "enter", field="hearts.0", value=7, key=key)
    evening.enter(evening.boris, "hearts.0", 8)
    again = evening.step(evening.anna, "enter", field="hearts.0", value=7, key=key)
    assert again["n"] == first["n"] + 1
    assert evening.value(evening.anna, "hearts.0") == 8


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"field": "hearts.0", "value": 999}, "bad-entry"),
        ({"field": "hearts.0", "value": "many"}, "bad-entry"),
        ({"field": "hearts.0", "value": [["a"]]}, "bad-request"),
        ({"field": "hearts.0", "value": True}, "bad-request"),
        ({"field": "hearts.7", "value": 1}, "pad-not-asked"),
        ({"field": "coins.0", "value": 1}, "pad-not-asked"),
    ],
)
def test_what_a_field_does_not_take_is_refused_and_changes_nothing(
    evening: Evening, body: dict[str, Any], why: str
) -> None:
    evening.enter(evening.anna, "hearts.0", 7)
    before = evening.view(evening.anna)
    refused(evening.send(evening.anna, "enter", **body), 422, why)
    assert evening.view(evening.anna) == before


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "enter", "field": "hearts.0\0", "value": 1},
        {"kind": "enter", "field": "districts", "row": 0, "cells": [10**30, 0, 0]},
        {"kind": "enter", "field": "districts", "row": 63, "cells": [1]},
        {"kind": "enter", "field": "districts", "row": 0, "cells": []},
        {"kind": "enter", "field": "districts", "value": [["a", "b"]]},
        {"kind": "enter", "field": "districts", "value": "\ud800"},
        {"kind": "enter", "field": "points.0", "row": 1, "cells": [1, 2, 3], "value": []},
        {"kind": "undo", "n": 2**31},
        {"kind": "sit", "side": 99},
        {"kind": "sit", "side": -1},
        {"kind": "done"},
        {"kind": "yes", "side": 3},
        {"kind": "name", "side": 0, "name": "x" * 41},
        {"kind": "keep", "problem": "\0"},
        {"kind": "dance"},
    ],
)
def test_strange_requests_are_refused_and_change_nothing(server: Server, body: dict[str, Any]) -> None:
    evening = Evening(server, "ginkgopolis", characters="trios")
    before = evening.view(evening.anna)
    content = json.dumps({**body, "key": new_token()})
    headers = {"Content-Type": "application/json"}
    answer = evening.anna.http.post(f"/api/pads/{evening.id}", content=content, headers=headers)
    assert answer.status_code == 422, answer.text
    assert evening.view(evening.anna) == before


def test_two_people_fill_different_rows_of_a_grid(server: Server) -> None:
    evening = Evening(server, "ginkgopolis", characters="trios")
    evening.step(evening.anna, "enter", field="districts", row=0, cells=[4, 0, 3])
    evening.step(evening.boris, "enter", field="districts", row=1, cells=[0, 2, 1])
    evening.step(evening.anna, "enter", field="districts", row=0, cells=[4, 0, 4])
    assert evening.value(evening.boris, "districts") == [[4, 0, 4], [0, 2, 1]]
    asked = evening.view(evening.anna)["missing"]
    assert "first_1" in asked  # a tie in the first district: who has the taller building?
    evening.step(evening.boris, "enter", field="first_1", value=2)
    evening.step(evening.anna, "enter", field="districts", row=0, cells=[5, 5, 0])
    assert evening.value(evening.anna, "first_1") is None  # it is a tie of others now, and the pad is not stuck
    evening.step(evening.anna, "enter", field="districts", row=0, cells=None)
    assert evening.value(evening.boris, "districts") == [[0, 2, 1]]


def test_changes_reach_other_phones_at_once(evening: Evening) -> None:
    with bell(evening.boris, evening.id) as rings:
        assert json.loads(rings.recv(10))["n"] == 1
        evening.enter(evening.anna, "hearts.0", 7)
        assert json.loads(rings.recv(10))["n"] == 2


def test_changes_reach_phones_at_another_process(pair: tuple[Server, Server]) -> None:
    here, there = pair
    evening = Evening(here)
    with bell(there.device(), evening.id) as rings:
        assert json.loads(rings.recv(10))["n"] == 1
        evening.enter(evening.anna, "hearts.0", 7)
        assert json.loads(rings.recv(10))["n"] == 2
        stranger = there.device()
        assert stranger.post(f"/pads/{evening.id}", kind="enter", field="hearts.0", value=8).status_code == 200
        assert json.loads(rings.recv(10))["n"] == 3
    assert evening.value(evening.anna, "hearts.0") == 8


def test_writers_at_two_processes_lose_nothing(pair: tuple[Server, Server]) -> None:
    evening = Evening(pair[0])
    devices = [server.device() for server in pair]

    async def write(at: int) -> None:
        base = pair[at].base
        async with httpx.AsyncClient(base_url=base, headers={"Origin": base}) as http:
            for side in range(3):
                for name in ("hearts", "residents"):
                    body = {"kind": "enter", "field": f"{name}.{side}", "value": at + 3, "key": new_token()}
                    (await http.post(f"/api/pads/{evening.id}", json=body, timeout=60)).raise_for_status()

    async def both() -> None:
        await asyncio.gather(write(0), write(1))

    asyncio.run(both())
    view = evening.view(devices[0])
    assert view["n"] >= 7
    assert view == evening.view(devices[1])
    assert view["missing"] == [] or all(key.startswith("coins") for key in view["missing"])


def bell(device: Device, pad: str) -> ClientConnection:
    base = str(device.http.base_url).rstrip("/")
    return connect(f"{base.replace('http', 'ws')}/api/pads/{pad}/ws", origin=Origin(base))


# Yes


def test_ties_are_asked_and_told_in_words(evening: Evening) -> None:
    evening.fill(**H1)
    asked = evening.view(evening.anna)
    assert asked["missing"] == ["coins.0", "coins.1", "coins.2"]
    assert asked["sheet"] is None
    evening.fill(coins=(5, 4, 0))
    sheet = evening.view(evening.anna)["sheet"]
    assert (sheet["totals"], sheet["winners"]) == ([72, 72, 72], [0])
    assert sheet["tie"] == ["A tie, decided by the coins left", "Coins left: Anna 5, Boris 4 and Clara 0"]
    evening.enter(evening.anna, "hearts.0", 9)
    after = evening.view(evening.anna)
    assert after["sheet"]["tie"] == []
    assert "coins.0" not in [field["key"] for field in after["fields"]]


def test_everybody_s_yes_locks_and_a_later_change_takes_the_yeses_back(evening: Evening) -> None:
    evening.step(evening.boris, "sit", side=1)
    refused(evening.send(evening.anna, "yes", side=0), 422, "pad-unfinished")
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    evening.step(evening.anna, "yes", side=0)
    assert evening.enter(evening.boris, "hearts.0", 9)["yes"] == []
    refused(evening.send(evening.anna, "yes", side=1), 403, "pad-not-your-side")
    assert evening.step(evening.anna, "yes", side=0)["yes"] == [0]
    assert evening.step(evening.anna, "no", side=0)["yes"] == []
    assert not evening.view(evening.boris)["locked"]
    assert evening.all_say_yes()["locked"]
    refused(evening.send(evening.boris, "enter", field="hearts.0", value=3), 409, "pad-locked")
    refused(evening.send(evening.boris, "undo", n=2), 409, "pad-locked")
    opened = evening.step(evening.boris, "open")
    assert (opened["locked"], opened["yes"]) == (False, [])
    assert evening.enter(evening.boris, "hearts.0", 3)["n"] == opened["n"] + 1


def test_what_cannot_be_is_named_and_can_be_kept_on_purpose(evening: Evening) -> None:
    evening.fill(residents=(3, 10, 7), hearts=(3, 8, 11))
    evening.enter(evening.anna, "residents.0", most(evening, "residents.0"))
    evening.enter(evening.anna, "hearts.0", most(evening, "hearts.0"))
    (problem,) = evening.view(evening.anna)["problems"]
    assert (problem["fields"], problem["impossible"], problem["kept"]) == (["residents.0", "hearts.0"], True, False)
    refused(evening.send(evening.anna, "yes", side=0), 422, "pad-contradicts")
    refused(evening.send(evening.anna, "keep", problem="nonsense"), 422, "pad-not-asked")
    evening.step(evening.anna, "keep", problem=problem["name"])
    assert evening.view(evening.boris)["problems"][0]["kept"]
    assert evening.step(evening.anna, "yes", side=0)["yes"] == [0]
    evening.enter(evening.anna, "hearts.0", most(evening, "hearts.0") - 1)
    assert not evening.view(evening.boris)["problems"][0]["kept"]  # it is another figure now


def most(evening: Evening, field: str) -> int:
    return next(int(one["high"]) for one in evening.view(evening.anna)["fields"] if one["key"] == field)


def test_problems_of_a_side_are_told_when_it_is_done(evening: Evening) -> None:
    evening.enter(evening.anna, "residents.0", most(evening, "residents.0"))
    seen = evening.enter(evening.anna, "hearts.0", most(evening, "hearts.0"))
    assert seen["problems"] == []
    assert len(evening.step(evening.anna, "done", side=0)["problems"]) == 1
    refused(evening.send(evening.anna, "done", side=5), 422, "pad-no-such-side")


# Results


def test_results_are_kept_with_the_box_apart_from_online_games(evening: Evening) -> None:
    evening.step(evening.boris, "sit", side=1)
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    evening.all_say_yes()
    for device, points in ((evening.anna, 88), (evening.boris, 80)):
        told = device.get("/api/mine/export").json()
        (game,) = told["games"]
        assert (game["table"], game["mode"], game["points"]) == (evening.id, "box", points)
        assert [player["name"] for player in game["players"]] == ["Anna", "Boris", "Clara"]
        page = device.get("/mine").text
        assert f"/pad/{evening.id}" in page
        assert "With the box" in page
    evening.step(evening.anna, "open")
    assert evening.boris.get("/api/mine/export").json()["games"] == []
    evening.enter(evening.anna, "hearts.1", 9)
    evening.all_say_yes()
    assert evening.boris.get("/api/mine/export").json()["games"][0]["points"] == 90


def test_a_device_that_only_looks_or_has_not_said_yes_keeps_nothing(evening: Evening) -> None:
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    for side in range(3):
        evening.step(evening.boris if side else evening.anna, "yes", side=side)
    assert evening.view(evening.anna)["locked"]
    assert len(evening.anna.get("/api/mine/export").json()["games"]) == 1
    assert evening.boris.get("/api/mine/export").json()["games"] == []


# Codes


def test_a_short_code_opens_the_pad_until_a_new_one_is_made(evening: Evening) -> None:
    made = evening.anna.post(f"/pads/{evening.id}/code").json()
    assert len(made["code"]) == codes.LENGTH
    assert made["url"].endswith(f"/pad/{evening.id}")
    assert made["qr"]["side"] > 20
    spelled = " ".join(made["code"].lower())
    assert evening.boris.post("/code", code=spelled).json()["url"] == f"/pad/{evening.id}"
    evening.anna.post(f"/pads/{evening.id}/code").raise_for_status()
    refused(evening.boris.post("/code", code=made["code"]), 404, "wrong-code")


def test_a_code_expires(new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_hall(new_database("sqlite")) as hall:
            at = now()
            await hall.store.pads.create(PadRow("one", "uptown", 1, "", {}, ["1", "2"], "d", False, at, at))
            code = await codes.make(hall.store.pads, "one")
            assert await codes.find(hall.store.pads, code) == "one"
            monkeypatch.setattr("ludopolis.server.storage.pads.now", lambda: at + 2 * codes.HOLDS)
            with pytest.raises(NotFound):
                await codes.find(hall.store.pads, code)

    asyncio.run(run())


def test_strangers_cannot_guess_codes_nor_make_pads_without_end(
    new_database: Callable[[str], str], strangers: Path
) -> None:
    limits = Limits(0, 0, tables_per_hour=6, open_sockets=0, analyses_per_hour=0, notifications_per_hour=0)
    server = Server(new_database("sqlite"), strangers, limits=limits)
    try:
        device = server.device()
        device.http.cookies.set(COOKIE, new_token())
        tried = [device.post("/code", code="234567").status_code for _ in range(int(CODES_PER_HOUR / 3) + 1)]
        assert tried == [404] * int(CODES_PER_HOUR / 3) + [429]
        made = [device.post("/pads", game="uptown", names=["A", "B"], options={}) for _ in range(3)]
        assert [one.status_code for one in made] == [201, 201, 429]
        pad = made[0].json()["pad"]
        shown = [device.post(f"/pads/{pad}/code").status_code for _ in range(int(CODES_PER_HOUR / 3) + 1)]
        assert shown == [200] * int(CODES_PER_HOUR / 3) + [429]
    finally:
        server.stop()


# People


def test_deleting_oneself_takes_one_s_name_out_of_the_pad_and_of_others_results(evening: Evening) -> None:
    evening.step(evening.boris, "sit", side=1)
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    evening.all_say_yes()
    (own,) = evening.boris.get("/api/mine/export").json()["pads"]
    assert (own["pad"], own["made"], [one["kind"] for one in own["changes"]]) == (evening.id, False, ["sit", "yes"])
    evening.boris.post("/mine/delete").raise_for_status()
    view = evening.view(evening.anna)
    assert view["sides"] == ["Anna", "2", "Clara"]
    assert view["taken"] == [0]
    (game,) = evening.anna.get("/api/mine/export").json()["games"]
    assert [player["name"] for player in game["players"]] == ["Anna", "2", "Clara"]
    assert view["sheet"]["totals"] == [88, 80, 77]  # what was entered stays


def test_somebody_whom_others_have_named_removes_the_name(evening: Evening) -> None:
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    for side in range(3):
        evening.step(evening.anna, "yes", side=side)
    clara = evening.server.device()
    view = evening.step(clara, "name", side=2, name="")
    assert view["sides"] == ["Anna", "Boris", "3"]
    assert view["locked"]  # a name changes no result
    exported = evening.anna.get("/api/mine/export").text
    assert "Clara" not in exported
    assert "Clara" not in clara.get("/api/mine/export").text


def test_a_device_that_moves_takes_its_pads_along(evening: Evening) -> None:
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    new = evening.server.device()
    code = evening.anna.post("/mine/code").json()["code"]
    new.post("/mine/move", code=code).raise_for_status()
    assert evening.view(new)["me"] == 0
    assert evening.view(evening.anna)["me"] == -1
    refused(evening.anna.post(f"/pads/{evening.id}/delete"), 403, "pad-not-yours")
    assert new.post(f"/pads/{evening.id}/delete").status_code == 200
    refused(new.get(f"/api/pads/{evening.id}"), 404, "no-such-pad")


def test_a_host_lists_erases_forgets_and_deletes(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    url = evening.server.url
    evening.fill(residents=(11, 10, 7), hearts=(8, 8, 11))
    for side in range(3):
        evening.step(evening.anna, "yes", side=side)
    cli.run(["pads", "list", "--database", url, "--json"])
    rows = json.loads(capsys.readouterr().out)["pads"]
    assert evening.id in [row["pad"] for row in rows]
    asyncio.run(commands.erase_from_pad(url, evening.id, 2))
    assert evening.view(evening.anna)["sides"] == ["Anna", "Boris", "3"]
    asyncio.run(commands.erase_from_pad(url, evening.id, 0))  # with all that is stored of its device
    assert evening.view(evening.anna)["sides"] == ["1", "Boris", "3"]
    assert evening.anna.get("/api/mine/export").json()["games"] == []
    assert asyncio.run(commands.forget_pads(url, 90)) == 0
    asyncio.run(commands.delete_pad(url, evening.id))
    refused(evening.anna.get(f"/api/pads/{evening.id}"), 404, "no-such-pad")


# Pages


def test_the_pages_are_there(evening: Evening) -> None:
    assert "/box/happy_city" in evening.anna.get("/box").text
    assert "/box" in evening.anna.get("/").text
    assert evening.anna.get("/box/happy_city").status_code == 200
    assert evening.id in evening.anna.get(f"/pad/{evening.id}").text
    assert evening.anna.get("/pad/nothing").status_code == 404
    assert evening.anna.get("/box/chess").status_code == 404
    told = evening.anna.post("/box", game="happy_city", players=3, options=FAMILY).json()["steps"]
    assert {"text": "Give each player 2 coins.", "fact": {"kind": "coins", "count": 2}} in told
    refused(evening.anna.post("/box", game="happy_city", players=9, options={}), 422, "bad-players")

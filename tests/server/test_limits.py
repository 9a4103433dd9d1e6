"""One caller cannot keep the others from playing: limits, quotas, time-outs, and long work beside the event loop."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludopolis.engine.table.record import Record, closing
from ludopolis.engine.table.table import Table
from ludopolis.server.guard import DEVICES_PER_ADDRESS, Limits, network
from ludopolis.server.run import MAX_HEAD_BYTES
from server.devices import FRIEND, ME, Watcher
from server.running import Server
from server.stored import owner
from server.test_replays import played, upload

HOURLY = 9
AT_ONCE = HOURLY // 3
READS = 1
SOCKETS = 3
TRY_AGAIN = 1013


@pytest.fixture(scope="module")
def strict(new_database: Callable[[str], str], strangers: Path) -> Iterator[Server]:
    """A server on which limits are soon reached."""
    server = Server(new_database("sqlite"), strangers, limits=Limits(0, 0, HOURLY, open_sockets=SOCKETS))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def hasty(new_database: Callable[[str], str], strangers: Path) -> Iterator[Server]:
    """A server that waits for nobody. Ordinary requests have no place there: a busy machine may be too slow for it."""
    server = Server(new_database("sqlite"), strangers, limits=Limits(0, READS, 0, 0.5, 0.5))
    yield server
    server.stop()


def long_record(entries: int, name: str = "Boris") -> str:
    """A legal record of many entries: somebody else sits down again and again."""
    table = played()
    record = table.record()
    end = record.entries.pop()
    while len(record.entries) < entries:
        record.entries.append({"n": len(record.entries) + 1, "seat": 1, "take_over": name})
    whole = Table(table.game, table.options, list(record.header.seats))
    for entry in record.entries:
        whole.follow(entry)
    whole.follow(end)
    return Record(record.header, whole.entries, closing(whole.state, len(whole.entries))).to_text()


def test_a_device_keeps_only_so_many_sockets_open(strict: Server) -> None:
    device = strict.device()
    table = device.new_table("happy_city", ME, FRIEND)
    watchers = [device.watch(table, 0) for _ in range(SOCKETS)]
    with pytest.raises(ConnectionClosed) as closed:
        device.watch(table, 0)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN
    watchers[0].connection.close()
    again: Watcher | None = None
    for _ in range(100):  # the server may take a moment to notice
        with suppress(ConnectionClosed):
            again = device.watch(table, 0)
            break
    assert again is not None
    assert again.state["number"] >= 0


def test_new_tables_and_uploads_share_a_quota(strict: Server) -> None:
    anna, boris = owner(strict.base), strict.device()
    body = {"game": "happy_city", "seats": [ME, FRIEND]}
    text = played().record().to_text()
    answers = [anna.post("/tables", **body), anna.post("/tables", **body), upload(anna, text)]
    refused = [anna.post("/tables", **body), upload(anna, text)]
    assert [answer.status_code for answer in answers] == [201] * AT_ONCE
    assert [answer.status_code for answer in refused] == [429, 429]
    assert {answer.json()["why"]["kind"] for answer in refused} == {"too-many-tables"}
    assert boris.post("/tables", **body).status_code == 201


def test_an_address_has_a_quota_whatever_its_cookies_and_forwarding_headers_say(strict: Server) -> None:
    body = {"game": "happy_city", "seats": [ME, FRIEND]}
    with httpx.Client(base_url=strict.base, headers={"Origin": strict.base}) as eve:
        answers = []
        for n in range(AT_ONCE * DEVICES_PER_ADDRESS + 1):
            eve.cookies.clear()
            forged = {"Cookie": f"ludopolis={n:043}", "X-Forwarded-For": f"10.0.{n}.1", "Forwarded": f"for=10.1.{n}.1"}
            answers.append(eve.post("/api/tables", json=body, headers=forged).status_code)
    assert answers[0] == 201
    assert answers[-1] == 429


def test_pages_files_and_sockets_are_limited_too(hasty: Server) -> None:
    eve = hasty.device()
    eve.http.cookies.set("ludopolis", "e" * 43)
    answers = [eve.get("/healthz").status_code for _ in range(READS * 40)]
    assert answers.count(200) >= READS * 4
    assert 429 in answers


@pytest.mark.parametrize(("address", "counts_as"), [("10.0.0.1", "10.0.0.1"), ("::ffff:10.0.0.1", "10.0.0.1")])
def test_an_address_is_one_customer(address: str, counts_as: str) -> None:
    assert network(address) == counts_as
    assert network("2001:db8::1") == network("2001:db8::2") != network("2001:db8:0:1::1")


def test_a_record_too_long_or_with_an_endless_name_is_refused(server: Server) -> None:
    device = server.device()
    kinds = {
        "record-too-long": "\n" * 20_000,
        "record-entry": long_record(500, "x" * 1_001),
        "record-header": played().record().to_text().replace('"Anna"', '"' + "A" * 900_000 + '"', 1),
    }
    for kind, text in kinds.items():
        answer = upload(device, text)
        assert answer.status_code == 400, answer.text
        assert answer.json()["why"]["kind"] == kind
    assert upload(device, "x" * 1_100_000).status_code == 413


PATIENT = """
from time import sleep
from ludopolis.server import replays

def patient(name, work):
    def waiting(*args):
        (FOLDER / f"{name}-begun").touch()
        while not (FOLDER / f"{name}-may-end").exists():
            sleep(0.01)
        return work(*args)
    setattr(replays, name, waiting)

for name in ("checked", "outlined", "shown"):
    patient(name, getattr(replays, name))
"""
"""Work on a whole game does not end until the test, in `FOLDER`, lets it."""


def test_work_on_a_whole_game_does_not_stop_the_others(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, before=f"from pathlib import Path\nFOLDER = Path({str(tmp_path)!r})\n{PATIENT}")
    device, other = server.device(), server.device()
    answers: list[httpx.Response] = []

    def others_go_on(name: str, work: Callable[[], httpx.Response]) -> None:
        working = threading.Thread(target=lambda: answers.append(work()))
        working.start()
        while not (tmp_path / f"{name}-begun").exists():
            assert working.is_alive()
        assert other.get("/healthz").status_code == 200
        (tmp_path / f"{name}-may-end").touch()
        working.join()
        assert answers[-1].is_success, answers[-1].text

    try:
        others_go_on("checked", lambda: upload(device, played().record().to_text()))
        path = f"/api/tables/{answers[0].json()['table']}/replay"
        others_go_on("outlined", lambda: device.get(path))
        others_go_on("shown", lambda: device.get(f"{path}/frames"))
    finally:
        server.kill()
    assert len(answers) == 3


def test_a_long_record_is_taken(server: Server) -> None:
    device = server.device()
    answer = upload(device, long_record(9_900))
    assert answer.status_code == 201, answer.text
    for path in ("replay", "replay/frames", "record"):
        assert device.get(f"/api/tables/{answer.json()['table']}/{path}").status_code == 200


def test_half_a_request_is_not_waited_for(hasty: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 9\r\n\r\n"
    halves = {"": "", "GET / HTTP/1.1\r\nHost: x\r\n": "", "\r\n\r\n": "", head + "{": "HTTP/1.1 408"}
    clients: list[socket.socket] = []
    for sent in halves:
        clients.append(socket.create_connection(("127.0.0.1", hasty.port), 60))
        clients[-1].sendall(sent.encode())
    for client, answer in zip(clients, halves.values(), strict=True):
        assert client.recv(12) == answer.encode()
        client.close()


def test_an_endless_head_is_not_read(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.settimeout(10)
        client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sent = 0
        try:
            while sent < 50 * MAX_HEAD_BYTES:
                sent += client.send(b"x" * 10_000)
        except ConnectionError:
            pass
    assert sent < 50 * MAX_HEAD_BYTES

"""Six people finish the same round of Welcome To at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

from server.devices import FRIEND, ME, Device
from server.running import Server

SEATS = 6
ROUNDS = 4


class Client:
    """One of them, without a browser."""

    def __init__(self, device: Device, table: str, seat: int) -> None:
        self.device, self.table, self.seat = device, table, seat
        self.watcher = device.watch(table, seat)
        self.rng = Random(seat)
        self.sent: list[str] = []

    def round(self, together: Barrier) -> list[int]:
        """Moves until nothing is left to decide; all send their last move together. Returns the answers' statuses."""
        answers = []
        turn = self.watcher.state["turn"]
        while self.watcher.state["asks"] and self.watcher.state["turn"] == turn:
            entry = self.rng.choice(self.watcher.state["legal"])
            if entry["ends"]:
                together.wait(30)
            number = self.watcher.state["number"]
            answer = self.device.move(self.table, self.seat, number, entry["move"])
            answers.append(answer.status_code)
            if answer.status_code != 200:
                break
            self.sent.append(entry["move"])
            self.watcher.until(self.watcher.state["number"] + 1)
        return answers


def test_six_people_end_a_round_at_once(server: Server) -> None:
    devices = [server.device() for _ in range(SEATS)]
    table = devices[0].new_table("welcome_to", ME, *[FRIEND] * (SEATS - 1))
    for seat, device in enumerate(devices[1:], 1):
        assert device.post(f"/tables/{table}/join", seat=seat, name=f"Seat {seat}").status_code == 200
    clients = [Client(device, table, seat) for seat, device in enumerate(devices)]
    together = Barrier(SEATS)
    with ThreadPoolExecutor(SEATS) as pool:
        for _ in range(ROUNDS):
            turn = clients[0].watcher.state["turn"]
            answers = list(pool.map(lambda client: client.round(together), clients))
            assert {status for those in answers for status in those} == {200}
            for client in clients:
                while client.watcher.state["turn"] == turn:
                    client.watcher.next()
    sheets = clients[0].watcher.state["view"]["sheets"]
    for client in clients:
        assert client.watcher.state["view"]["sheets"] == sheets
        written = sum(move.startswith(("place", "bis")) for move in client.sent)
        lots = [lot for street in sheets[client.seat]["streets"] for lot in street.split()]
        assert sum(lot[0].isdigit() for lot in lots) == written
        client.watcher.connection.close()

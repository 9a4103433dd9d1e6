"""What viewers assemble from their messages is the table itself, whatever is played and taken back."""

import json
from random import Random
from typing import Any

import pytest
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.table import Table
from ludopolis.server.live import Live, Socket
from ludopolis.server.store import RUNNING, SeatRow, new_row
from ludopolis.server.wire import Viewer, deciding, log_lines

PLAYERS = 3


class Reader:
    """Follows a viewer's messages as the page does."""

    def __init__(self, live: Live, seat: int) -> None:
        self.socket = Socket(Viewer(seat, False), "device")
        self.log: list[Any] = []
        self.state: dict[str, Any] = {}
        live.attach(self.socket)

    def read(self) -> int:
        """Reads all messages; returns how many there were."""
        count = 0
        while not self.socket.outbox.empty():
            message = self.socket.outbox.get_nowait()
            assert message is not None
            self.state = json.loads(message)
            change = self.state["log"]
            assert change["keep"] <= len(self.log)
            self.log = self.log[: change["keep"]] + change["add"]
            count += 1
        return count


def live_table(game_id: str, seed: str) -> Live:
    game = registry.find(game_id)
    table = Table(game, {}, ["a", "b", "c"], Dealer(seed))
    seats = [SeatRow(seat, "human", name, "", "device", None) for seat, name in enumerate(table.seats)]
    row = new_row(table.header(), {"live_score": True, "hints": False}, seed, RUNNING, seats)
    return Live(row, game, table.entries, set())


def as_sent(live: Live, seat: int) -> list[Any]:
    found: list[Any] = json.loads(json.dumps([line for _, line in log_lines(live.table, seat)]))
    return found


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_assembled_log_is_the_whole_log_even_if_moves_are_taken_back(game: str) -> None:
    live = live_table(game, "log")
    rng = Random(7)
    readers = {seat: Reader(live, seat) for seat in (*range(PLAYERS), SPECTATOR)}
    taken_back = 0
    for _ in range(120):
        able = deciding(live.table.state)
        back = [seat for seat in range(PLAYERS) if live.table.withdrawable(seat)]
        if back and rng.random() < 0.3:
            seat = rng.choice(back)
            live.table.withdraw(seat, rng.choice(live.table.withdrawable(seat)))
            taken_back += 1
        elif able:
            seat = rng.choice(able)
            live.table.play(seat, rng.choice(live.table.state.legal(seat)))
        live.push()
        for viewer, reader in readers.items():
            reader.read()
            assert reader.log == as_sent(live, viewer)
            assert reader.state["number"] == live.table.view_number(viewer)
    assert taken_back > 10
    assert Reader(live, 0).read() == 1


def test_a_second_window_of_a_viewer_gets_the_whole_log_and_the_first_goes_on() -> None:
    live = live_table("happy_city", "windows")
    first = Reader(live, 0)
    for _ in range(20):
        (seat,) = deciding(live.table.state)
        live.table.play(seat, live.table.state.legal(seat)[0])
        live.push()
    second = Reader(live, 0)
    assert second.read() == 1
    assert first.read() > 1
    assert first.log == second.log == as_sent(live, 0) != []


def test_nobody_is_sent_anything_when_nothing_has_changed() -> None:
    live = live_table("happy_city", "quiet")
    readers = [Reader(live, seat) for seat in range(PLAYERS)]
    for reader in readers:
        reader.read()
    live.push()
    assert [reader.read() for reader in readers] == [0, 0, 0]

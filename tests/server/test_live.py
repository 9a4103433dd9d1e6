"""What viewers assemble from their messages is the table itself, whatever is played and taken back."""

import json
from random import Random
from typing import Any

import pytest
from our_games import FULL_GAMES

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.difference import applied
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server.model.tables import RUNNING, SeatRow, new_row
from ludopolis.server.tables.live import Live, Socket
from ludopolis.server.tables.wire import Viewer, deciding, log_lines

PLAYERS = 3


class Reader:
    """Follows a viewer's messages as the page does."""

    def __init__(self, live: Live, seat: int, changes: bool = False) -> None:
        self.socket = Socket(Viewer(seat, changes=changes), "device")
        self.log: list[Any] = []
        self.state: dict[str, Any] = {}
        self.serial = 0
        self.bytes = 0
        live.attach(self.socket)

    def read(self) -> int:
        """Reads all messages; returns how many there were."""
        count = 0
        while self.socket.outbox:
            message = self.socket.outbox.pop(0)
            told = json.loads(message)
            change = told.pop("log")
            serial = told.pop("serial")
            if told["t"] == "changes":
                assert serial == self.serial + 1
                self.state = applied(self.state, told["state"])
            else:
                self.state = told
            self.serial = serial
            self.bytes += len(message)
            assert change["keep"] <= len(self.log)
            self.log = self.log[: change["keep"]] + change["add"]
            count += 1
        return count


LESS = 2.75
"""How many times less changes are than the whole. Streets, at 2.8, says of every placement how it would pay."""


def live_table(game_id: str, seed: str) -> Live:
    game = registry.find(game_id)
    table = Table(game, {}, ["a", "b", "c"], Dealer(seed))
    seats = [SeatRow(seat, "human", name, "", "device", None) for seat, name in enumerate(table.seats)]
    row = new_row(table.header(), {"live_score": True, "hints": False}, seed, RUNNING, seats)
    return Live(row, game, table.entries, set())


def text_of(state: dict[str, Any]) -> str:
    """Told apart: 1 and true, which Python takes for the same."""
    return json.dumps(state, sort_keys=True)


def as_sent(live: Live, seat: int) -> list[Any]:
    found: list[Any] = json.loads(json.dumps([line for _, line in log_lines(live.table, seat)]))
    return found


@pytest.mark.parametrize("moves", [60, pytest.param(150, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", FULL_GAMES)
def test_what_is_assembled_is_the_whole_even_if_moves_are_taken_back(game: str, moves: int) -> None:
    live = live_table(game, "log")
    rng = Random(7)
    viewers = (*range(PLAYERS), SPECTATOR)
    readers = {seat: Reader(live, seat) for seat in viewers}
    thrifty = {seat: Reader(live, seat, changes=True) for seat in viewers}
    taken_back = 0
    for _ in range(moves):
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
            thrifty[viewer].read()
            assert text_of(thrifty[viewer].state) == text_of(reader.state)
            assert thrifty[viewer].log == reader.log
    assert taken_back > 5
    assert Reader(live, 0).read() == 1
    spent, whole = (sum(reader.bytes for reader in some.values()) for some in (thrifty, readers))
    assert spent * LESS < whole, f"{whole / spent:.2f} times less"


def play_on(live: Live, moves: int) -> None:
    for _ in range(moves):
        (seat,) = deciding(live.table.state)
        live.table.play(seat, live.table.state.legal(seat)[0])
        live.push()


@pytest.mark.parametrize("changes", [False, True])
def test_a_second_window_of_a_viewer_gets_everything_and_the_first_goes_on(changes: bool) -> None:
    live = live_table("happy_city", "windows")
    first = Reader(live, 0, changes)
    play_on(live, 20)
    second = Reader(live, 0, changes)
    assert second.read() == 1
    assert first.read() > 1
    assert first.log == second.log == as_sent(live, 0) != []
    play_on(live, 5)
    assert first.read() == second.read() > 1
    assert (first.state, first.log, first.serial) == (second.state, second.log, second.serial)


def test_nobody_is_sent_anything_when_nothing_has_changed() -> None:
    live = live_table("happy_city", "quiet")
    readers = [Reader(live, seat) for seat in range(PLAYERS)]
    for reader in readers:
        reader.read()
    live.push()
    assert [reader.read() for reader in readers] == [0, 0, 0]


def test_bots_hurry_only_where_every_player_wants_it() -> None:
    live = live_table("happy_city", "haste")
    assert not live.hasty()
    live.attach(Socket(Viewer(0), "device", hasty=True))
    live.attach(Socket(Viewer(SPECTATOR), "olga"))
    live.sockets.add(Socket(Viewer(0, lens=True), "friend"))  # only looks
    assert live.hasty()
    live.attach(Socket(Viewer(1), "device"))
    assert not live.hasty()


def test_what_spectators_say_is_not_told_to_players() -> None:
    live = live_table("happy_city", "gallery")
    player, watching, spectator = (
        Socket(Viewer(0), "device"),
        Socket(Viewer(SPECTATOR), "device"),  # a player who opens the spectators' link
        Socket(Viewer(SPECTATOR), "olga"),
    )
    for socket in (player, watching, spectator):
        live.attach(socket)
    for socket in (player, watching, spectator):
        socket.outbox.clear()
    live.hear(gallery=True)
    assert [socket.outbox for socket in (player, watching, spectator)] == [[], [], ['{"t":"talk"}']]
    live.hear()
    assert [len(socket.outbox) for socket in (player, watching, spectator)] == [1, 1, 2]

"""How much travels: over a whole game, the mover is sent no more than 3 KB for a move (median)."""

from random import Random
from statistics import median

import pytest

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.live import Live, Socket
from ludopolis.server.rows import RUNNING, SeatRow, human_seats, new_row
from ludopolis.server.wire import Viewer, deciding

MOST_BYTES = 3_000
SEED = "sizes"


@pytest.mark.parametrize("game", ["ginkgopolis", "happy_city", "streets", "uptown", "welcome_to"])
def test_a_move_is_a_short_message_to_the_mover(game: str) -> None:
    rules, rng = registry.find(game), Random(SEED)
    places = [SeatRow(seat, "human", f"{seat}", "", f"device {seat}", None) for seat in range(2)]
    begun = Table(rules, {}, [place.name for place in places], Dealer(SEED))
    row = new_row(begun.header(), {"live_score": True, "hints": True}, SEED, RUNNING, places)
    live = Live(row, rules, begun.entries, set())
    sockets = [Socket(Viewer(place.seat, changes=True), str(place.device)) for place in places]
    for socket in sockets:
        live.attach(socket)
    sizes: list[int] = []
    while deciding(live.table.state):
        for socket in sockets:
            socket.outbox.clear()
        seat = rng.choice(deciding(live.table.state))
        live.table.play(seat, rng.choice(live.table.state.legal(seat)))
        live.table.play_only_moves(human_seats(places))
        live.push()
        sizes += [len(message.encode()) for message in sockets[seat].outbox]
    assert len(sizes) > 40
    assert median(sizes) <= MOST_BYTES

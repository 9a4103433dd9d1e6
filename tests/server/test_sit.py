"""A program on a seat: the blinded position on the socket, and the example that plays by it."""

import json

import pytest
from our_games import OUR_GAMES

from examples.sit import Player
from ludopolis import bots, registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.tables import wire
from server.devices import FRIEND, ME, Device
from server.running import Server
from server.stored import table_row


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_bot_of_yours_plays_at_a_table(server: Server) -> None:
    id = Device(server.base).new_table("welcome_to", FRIEND)
    over = Player(f"{server.base}/t/{id}").play(bots.make("greedy"), "Robo")
    assert len(over["totals"]) == 1
    assert over["ending"] in registry.find("welcome_to").endings


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_table_without_an_open_seat_is_refused(server: Server) -> None:
    id = Device(server.base).new_table("welcome_to", ME)
    with pytest.raises(SystemExit, match="open seat"):
        Player(f"{server.base}/t/{id}").open_seat()


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_program_is_sent_what_its_seat_knows_and_nothing_else(game: str) -> None:
    table = Table(registry.find(game), {}, ["Anna", "Boris"], Dealer("sit"))
    for seat in range(2):
        plain = wire.state_message(table_row(table), table, wire.Viewer(seat), {"deciding": []})
        told = wire.state_message(table_row(table), table, wire.Viewer(seat, blinded=True), {"deciding": []})
        sent = json.loads(json.dumps(told.pop("blinded")))
        assert told == plain
        assert "blinded" not in plain
        state = registry.find(sent["game"], rules=sent["rules"]).load(sent["position"])
        assert state.dump() == table.state.blind(seat).dump()

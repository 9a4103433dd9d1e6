"""A running game as one viewer saw it, which may leave the server, while its record may not."""

import json
from random import Random

import pytest

from ludopolis import registry
from ludopolis.engine.table.record import write_lines
from ludopolis.engine.table.seen import parse_seen, seen
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadRecord

GAMES = ["ginkgopolis", "happy_city", "streets", "uptown", "welcome_to"]


def running(game: str, moves: int = 25, seed: str = "seen") -> Table:
    """A game in its middle."""
    table = Table(registry.find(game), {}, ["Anna", "Boris", "Clara"], Dealer(seed))
    rng = Random(seed)
    for _ in range(moves):
        seat = table.state.pending().bit_length() - 1
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.randrange(len(legal))])
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_what_was_seen_is_read_back(game: str, viewer: int) -> None:
    table = running(game)
    whole = seen(table, viewer)
    again = parse_seen(write_lines(whole.lines()))
    assert [moment.position for moment in again.moments] == [moment.position for moment in whole.moments]
    assert [moment.told for moment in again.moments] == [moment.told for moment in whole.moments]
    last = table.game.load(again.moments[-1].position)
    assert last.position(viewer) == table.state.position(viewer)
    assert [line for moment in again.moments for line in moment.told] == [line for _, line in table.log(viewer)]
    assert "Anna" not in write_lines(whole.lines())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_what_the_viewer_does_not_know_is_not_in_it(game: str, viewer: int) -> None:
    """What others hold, and how many hidden moves they have made, changes not a byte."""
    table = running(game)
    guess = table.state.blind(viewer).determinize(Random(1))
    assert guess.blind(viewer).dump() == seen(table, viewer).moments[-1].position
    for seat in range(3):
        if seat != viewer and table.state.pending() >> seat & 1:
            before = write_lines(seen(table, viewer).lines())
            number, deciding = table.view_number(viewer), table.state.pending()
            table.play(seat, table.state.legal(seat)[0])
            after = write_lines(seen(table, viewer).lines())
            assert (before == after) == ((table.view_number(viewer), table.state.pending()) == (number, deciding))


def test_a_damaged_file_is_refused_by_its_line() -> None:
    lines = [json.dumps(line) for line in seen(running("happy_city"), 0).lines()]
    for wrong, line in (
        (lines[:-1], len(lines) - 1),
        ([lines[0].replace('"viewer": 0', '"viewer": 3'), *lines[1:]], 1),
        ([lines[0], '{"n":1,"told":[3],"moves":[],"position":{},"gone":[]}', *lines[2:]], 2),
        ([lines[0], '{"n":1}', *lines[2:]], 2),
    ):
        with pytest.raises(BadRecord) as refused:
            parse_seen("\n".join(wrong))
        assert refused.value.reason.args["line"] == line

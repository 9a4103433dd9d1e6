"""What must not leak: tables that differ only in hidden things send the others the same bytes, message by message."""

from collections.abc import Callable

import pytest
from barter import GAME as BARTER

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.tables import wire
from server.devices import Device, Watcher
from server.running import Server
from server.stored import owner, store, table_row

Pick = Callable[[str, int, list[int]], int]
"""Chooses an outcome: source, audience, outcomes."""


def dealt(game: Game, options: dict[str, OptionValue], players: int, pick: Pick) -> Table:
    """A table whose first draws were made by hand."""
    table = Table(game, options, [f"player {seat}" for seat in range(players)])
    while table.state.pending() == CHANCE:
        chance = table.state.chance()
        table.play(CHANCE, pick(chance.source, chance.audience, chance.outcomes))
    return table


def test_a_seat_that_a_bot_plays_is_asked_nothing() -> None:
    game = registry.find("happy_city")
    table = dealt(game, {}, 2, lambda source, audience, outcomes: outcomes[0])
    (seat,) = wire.deciding(table.state)
    for kind, asked in (("human", True), ("bot", False)):
        row = table_row(table, kind)
        message = wire.state_message(row, table, wire.Viewer(seat, False), {"deciding": [seat]})
        assert (message["asks"] is not None, bool(message["legal"])) == (asked, asked)


on_sqlite_first = pytest.mark.parametrize(
    "server", ["sqlite", pytest.param("postgres", marks=pytest.mark.soak)], indirect=True
)
"""What a viewer is sent does not depend on the database. `make soak` makes sure."""

Play = Callable[[Device, str, Watcher], None]
"""What a seat does, looking through its own socket."""


def heard(server: Server, table: Table, play: Play, seat: int = 1) -> tuple[list[str], list[str]]:
    """Every byte that a rival (the seat before or after) and the spectator are sent while a seat plays."""
    device, row = owner(server.base), table_row(table)
    store(server.url, row, table=table)
    id = row.id
    with (
        device.watch(id, seat) as own,
        device.watch(id, 1 - seat, text=True) as rival,
        device.watch(id, 1 - seat, text=True, changes=True) as thrifty,
        device.watch(id, text=True) as spectator,
    ):
        play(device, id, own)
        while not (rival.quiet() and thrifty.quiet() and spectator.quiet()):
            pass
        return rival.raw + thrifty.raw, spectator.raw


def until_here(own: Watcher, seat: int, here: bool) -> None:
    """Waits until somebody has come or gone."""
    while own.state["seats"][seat]["here"] is not here:
        own.next()


def moves_of(own: Watcher) -> list[str]:
    """The moves of a seat that announce nothing."""
    return [entry["move"] for entry in own.state["legal"] if not entry["reveals"]]


@on_sqlite_first
@pytest.mark.parametrize(
    ("game", "options", "seat"),
    [
        (BARTER, {}, 1),
        (registry.find("ginkgopolis"), {}, 1),
        (registry.find("ginkgopolis"), {"characters": "draft", "screens": "closed"}, 1),
        (registry.find("streets"), {"business": True}, 0),
    ],
    ids=["barter", "ginkgopolis", "ginkgopolis-draft", "streets"],
)
def test_a_rivals_hidden_things_and_secret_choice_change_no_byte(
    server: Server, game: Game, options: dict[str, OptionValue], seat: int
) -> None:
    def pick(own: int) -> Pick:
        """The seat draws other things, and leaves the last ones to the others."""
        return lambda source, audience, outcomes: outcomes[own if audience == 1 << seat else -1]

    def choice(which: int) -> Play:
        return lambda device, id, own: void(device.play(id, own, seat, moves_of(own)[which]))

    one, two = dealt(game, options, 3, pick(0)), dealt(game, options, 3, pick(1))
    assert one.state.dump() != two.state.dump()
    assert one.state.blind(1 - seat).dump() == two.state.blind(1 - seat).dump()
    first = heard(server, one, choice(0), seat)
    assert first == heard(server, two, choice(-1), seat)
    assert all(first)


@on_sqlite_first
def test_a_secret_choice_that_stands_while_another_draws_changes_no_byte(server: Server) -> None:
    """A seat has chosen, another one announces a new hand, the first takes its choice back and makes another."""

    def wavering(first: int, second: int) -> Play:
        def play(device: Device, id: str, own: Watcher) -> None:
            device.play(id, own, 1, moves_of(own)[first])
            with device.watch(id, 2) as other:
                until_here(own, 2, True)
                number = own.state["number"]
                device.play(id, other, 2, "renew")
                own.until(number + 1)
            until_here(own, 2, False)  # everybody is told, before whatever comes next
            assert own.state["undo"] == 1
            number = own.state["number"]
            answer = device.post(f"/tables/{id}/withdraw", seat=1, number=number, key="take it back", all=False)
            assert answer.status_code == 200, answer.text
            own.until(number + 1)
            device.play(id, own, 1, moves_of(own)[second])

        return play

    def pick(own: int) -> Pick:
        return lambda source, audience, outcomes: outcomes[own if audience == 0b010 else -1]

    game = registry.find("ginkgopolis")
    one, two = dealt(game, {}, 3, pick(0)), dealt(game, {}, 3, pick(1))
    first = heard(server, one, wavering(0, 3))
    assert first == heard(server, two, wavering(-1, 1))
    assert any("renewed" in message for message in first[0])


def void(_: object) -> None:
    """Drops a result."""


def finish(device: Device, id: str, own: Watcher, which: int) -> None:
    """Plays seat 1's round to its end."""
    while 1 in own.state["deciding"]:
        moves = moves_of(own)
        device.play(id, own, 1, moves[which % len(moves)])


@on_sqlite_first
def test_how_many_private_steps_a_rival_takes_changes_no_byte(server: Server) -> None:
    def wavering(device: Device, id: str, own: Watcher) -> None:
        for _ in range(2):
            device.play(id, own, 1, moves_of(own)[-1])
        number = own.state["number"]
        answer = device.post(f"/tables/{id}/withdraw", seat=1, number=number, key="take it all back", all=True)
        assert answer.status_code == 200, answer.text
        own.until(number + 1)
        finish(device, id, own, 5)

    def table(high: bool) -> Table:
        def pick(source: str, audience: int, outcomes: list[int]) -> int:
            return outcomes[-1] if high and audience == 0b010 else outcomes[len(source) % len(outcomes)]

        return dealt(registry.find("welcome_to"), {"draft": True, "expert": True}, 3, pick)

    straight = heard(server, table(False), lambda device, id, own: finish(device, id, own, 0))
    assert straight == heard(server, table(True), wavering)
    assert len(straight[0]) > 1

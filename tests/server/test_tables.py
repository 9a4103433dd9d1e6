"""Tables over the network: sitting down, moving, coming back, on both databases."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ludopolis import registry
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.server.tables.presence import SILENCE_SECONDS
from server.devices import BOT, FRIEND, ME, Device, Watcher
from server.running import Server


def friends(server: Server, game: str = "happy_city") -> tuple[Device, Device, str]:
    """Anna has set a table up and Boris has sat down by the link."""
    anna, boris = server.device(), server.device()
    table = anna.new_table(game, ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    return anna, boris, table


def first_legal(watcher: Watcher) -> str:
    return str(watcher.state["legal"][0]["move"])


def test_two_friends_and_a_spectator_see_the_same_move(server: Server) -> None:
    anna, boris, table = friends(server)
    spectator = server.device()
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b, spectator.watch(table) as s:
        assert [seat["name"] for seat in s.state["seats"]] == ["Anna", "Boris"]
        assert a.state["deciding"] == [0]
        assert a.state["legal"]
        assert b.state["legal"] == s.state["legal"] == []
        before = b.state["number"]
        anna.play(table, a, 0, first_legal(a))
        b.until(before + 1)
        s.until(before + 1)
        assert a.state["view"]["face_up"] == b.state["view"]["face_up"] == s.state["view"]["face_up"]
        assert len(a.state["view"]["face_up"]) == 1


def test_a_repeated_request_is_carried_out_once(server: Server) -> None:
    anna, _, table = friends(server)
    with anna.watch(table, 0) as a:
        number, move = a.state["number"], first_legal(a)
        first = anna.move(table, 0, number, move, key="the same key")
        again = anna.move(table, 0, number, move, key="the same key")
        assert first.status_code == again.status_code == 200
        a.until(number + 1)
        assert a.quiet()
        assert len(a.state["view"]["face_up"]) == 1


@pytest.mark.parametrize(("last", "entries"), [("road {}", 3), ("road X", 2), ("tile", 2)])
def test_moves_picked_as_one_are_made_up_to_the_first_that_is_not_legal(
    server: Server, last: str, entries: int
) -> None:
    anna, boris, table = friends(server, "streets")
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        a.next()  # Boris came
        spot = next(one for one in a.state["view"]["spots"] if one["roads"])
        then = [f"cell {spot['cell']}", last.format(spot["roads"][0])]
        number, tiles = a.state["number"], len(a.state["view"]["city"])
        body = {"seat": 0, "number": number, "key": "all of it at once", "move": first_legal(a), "then": then}
        answers = [anna.post(f"/tables/{table}/moves", **body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        state = a.until(number + 1)
        assert a.quiet()
        assert len(a.raw) == 3  # the moves are told as one
        assert state["undo"] == (0 if entries == 3 else entries)
        assert len(state["view"]["city"]) == tiles + (entries == 3)
        if entries == 3:
            assert len(b.next()["view"]["city"]) == tiles + 1
        else:
            assert b.quiet()  # what is not built yet is nobody else's business


def test_an_out_of_date_view_is_told_so_and_nothing_changes(server: Server) -> None:
    anna, _, table = friends(server)
    with anna.watch(table, 0) as a:
        stale = anna.move(table, 0, a.state["number"] - 1, first_legal(a))
        assert stale.status_code == 409
        assert stale.json()["why"]["kind"] == "out-of-date"
        assert a.quiet()


def test_after_a_kill_nothing_acknowledged_is_lost(server: Server) -> None:
    anna, boris, table = friends(server)
    with anna.watch(table, 0) as a:
        for _ in range(3):
            anna.play(table, a, 0, first_legal(a))
        view, number = a.state["view"], a.state["number"]
    server.kill()
    server.start()
    with anna.watch(table, 0) as a, boris.watch(table, 1):
        assert (a.state["view"], a.state["number"]) == (view, number)
        anna.play(table, a, 0, first_legal(a))


def test_a_key_repeated_after_a_restart_is_still_known(server: Server) -> None:
    anna, _, table = friends(server)
    with anna.watch(table, 0) as a:
        number, move = a.state["number"], first_legal(a)
        assert anna.move(table, 0, number, move, key="before the storm").status_code == 200
    server.kill()
    server.start()
    assert anna.move(table, 0, number, move, key="before the storm").status_code == 200
    with anna.watch(table, 0) as a:
        assert len(a.state["view"]["face_up"]) == 1


def test_undo_goes_back_to_the_barrier_and_no_further(server: Server) -> None:
    anna, _, table = friends(server)
    with anna.watch(table, 0) as a:
        while a.state["asks"]["kind"] == "reveal":
            anna.play(table, a, 0, first_legal(a))
        assert a.state["undo"] == 0
        coins = a.state["view"]["cities"][0]["coins"]
        anna.play(table, a, 0, "take coin")
        assert a.state["undo"] == 1
        assert a.state["view"]["cities"][0]["coins"] == coins + 1
        number = a.state["number"]
        back = anna.post(f"/tables/{table}/withdraw", seat=0, number=number, key="take it back", all=True)
        assert back.status_code == 200
        a.until(number + 1)
        assert a.state["view"]["cities"][0]["coins"] == coins
        none = anna.post(f"/tables/{table}/withdraw", seat=0, number=a.state["number"], key="once more", all=False)
        assert none.status_code == 422


def test_two_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    anna, _, table = friends(server)
    with anna.watch(table, 0) as one, anna.watch(table, 0, text=True) as two:
        number = two.state["number"]
        anna.play(table, one, 0, first_legal(one))
        two.until(number + 1)
        assert two.state["view"] == one.state["view"]
        assert two.state["position"]


def test_a_bot_plays_and_the_finished_record_can_be_checked(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("barter", ME, BOT, options={"rounds": 1})
    assert anna.get(f"/api/tables/{table}/record").status_code == 403
    with anna.watch(table, 0) as a:
        while "over" not in a.state:
            if a.state["legal"]:
                anna.play(table, a, 0, first_legal(a))
            else:
                a.next()
        assert a.state["status"] == "finished"
        sheets = a.state["over"]["sheets"]
    record = parse(anna.get(f"/api/tables/{table}/record").text)
    assert record.header.seats == ["Anna", "Bo"]
    assert [[line["points"] for line in sheet] for sheet in sheets] == [
        [line["points"] for line in sheet] for sheet in record.closing["sheets"]
    ]
    from barter import GAME

    assert replay(record, GAME).state.pending() == 0


def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("barter", ME, FRIEND, options={"rounds": 1})
    boris.post(f"/tables/{table}/join", seat=1, name="Boris")
    assert anna.post(f"/tables/{table}/rematch").status_code == 422
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        while "over" not in a.state:
            for device, watcher, seat in ((anna, a, 0), (boris, b, 1)):
                if seat in watcher.state["deciding"] and watcher.state["legal"]:
                    device.play(table, watcher, seat, first_legal(watcher))
            a.next() if "over" not in a.state and 0 not in a.state["deciding"] else None
    first = anna.post(f"/tables/{table}/rematch").json()["url"]
    assert boris.post(f"/tables/{table}/rematch").json()["url"] == first
    with boris.watch(first.removeprefix("/t/"), 0) as b:
        assert [seat["name"] for seat in b.state["seats"]] == ["Boris", "Anna"]
    assert '"colours": [0, 1]' in anna.get(f"/t/{table}").text
    assert '"colours": [1, 0]' in anna.get(first).text  # everybody keeps theirs
    with boris.watch(table, 1) as b, server.device().watch(table) as s:
        assert b.state["next"] == first.removeprefix("/t/")
        assert s.state["next"] != b.state["next"]  # whoever knows a table's id can sit down there
        assert server.device().get(f"/w/{s.state['next']}").status_code == 200


def test_a_seat_moves_to_another_device_by_its_personal_link(server: Server) -> None:
    anna, _, table = friends(server)
    phone = server.device()
    url = anna.post(f"/tables/{table}/link", seat=0).json()["url"]
    token = url.partition("#")[2]
    assert phone.post(f"/tables/{table}/claim", seat=0, token="guess").status_code == 403
    assert phone.post(f"/tables/{table}/claim", seat=1, token=token).status_code == 403
    assert phone.post(f"/tables/{table}/claim", seat=0, token=token).status_code == 200
    with phone.watch(table, 0) as p:
        phone.play(table, p, 0, first_legal(p))
        assert anna.move(table, 0, p.state["number"], first_legal(p)).status_code == 403


def test_a_bot_takes_over_and_hands_back(server: Server) -> None:
    anna, boris, table = friends(server)
    assert anna.post(f"/tables/{table}/take_over", seat=1, bot="beginner").status_code == 200
    with anna.watch(table, 0) as a:
        assert a.state["seats"][1]["kind"] == "bot"
        assert anna.post(f"/tables/{table}/hand_back", seat=1).status_code == 403
        assert boris.post(f"/tables/{table}/hand_back", seat=1).status_code == 200
        while a.state["seats"][1]["kind"] == "bot":
            a.next()
        assert a.state["seats"][1]["name"] == "Boris"


def test_who_is_here_cannot_be_replaced(server: Server) -> None:
    anna, boris, table = friends(server)
    with boris.watch(table, 1):
        refused = anna.post(f"/tables/{table}/take_over", seat=1, bot="beginner")
        assert refused.json()["why"]["kind"] == "seat-is-here"


def test_who_resigns_is_played_by_a_bot_and_the_result_says_so(server: Server) -> None:
    anna, boris, table = friends(server)
    assert boris.post(f"/tables/{table}/resign", seat=1).status_code == 200
    with anna.watch(table, 0) as a:
        assert a.state["seats"][1]["resigned"]
        assert a.state["seats"][1]["kind"] == "bot"
    assert boris.post(f"/tables/{table}/hand_back", seat=1).status_code == 422


@pytest.mark.parametrize("victim", [0, 1])
def test_two_processes_on_one_postgres_serve_one_table(
    new_database: Callable[[str], str], strangers: Path, victim: int
) -> None:
    url = new_database("postgres")
    servers = [Server(url, strangers), Server(url, strangers)]
    anna = servers[0].device()
    boris = servers[1].device()
    table = anna.new_table("happy_city", ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        before = b.state["number"]
        anna.play(table, a, 0, first_legal(a))
        b.until(before + 1)
        assert b.state["view"]["face_up"] == a.state["view"]["face_up"]
        view = a.state["view"]
    servers[victim].kill()
    other = servers[1 - victim]
    anna.base = other.base
    anna.http.base_url = httpx.URL(other.base)
    anna.http.headers["Origin"] = other.base
    with anna.watch(table, 0) as a:
        assert a.state["view"] == view
        anna.play(table, a, 0, first_legal(a))
    other.stop()


def here(watcher: Watcher, *expected: bool) -> None:
    """Waits until the seats are connected or not, as expected."""
    while [seat["here"] for seat in watcher.state["seats"]] != list(expected):
        watcher.next(2 * SILENCE_SECONDS)


@pytest.mark.slow
def test_two_processes_on_one_postgres_know_who_is_here(new_database: Callable[[str], str], strangers: Path) -> None:
    url = new_database("postgres")
    one, two = Server(url, strangers), Server(url, strangers)
    anna, boris = one.device(), two.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris")
    with anna.watch(table, 0) as a:
        here(a, True, False)
        with boris.watch(table, 1) as b:
            here(a, True, True)
            here(b, True, True)
            refused = anna.post(f"/tables/{table}/take_over", seat=1, bot="beginner")
            assert refused.json()["why"]["kind"] == "seat-is-here"
        here(a, True, False)
        with boris.watch(table, 1):
            here(a, True, True)
            two.kill()
            here(a, True, False)
        two.start()
        with boris.watch(table, 1) as b:
            here(b, True, True)
            here(a, True, True)
            two.stop()
            here(a, True, False)
    assert anna.post(f"/tables/{table}/take_over", seat=1, bot="beginner").status_code == 200
    one.stop()
    for server in (one, two):
        assert "Traceback" not in server.log.read_text(), server.log.read_text()


def test_every_installed_game_can_be_set_up(server: Server) -> None:
    for id in registry.ids():
        low, _ = registry.find(id).players
        device = server.device()
        table = device.new_table(id, *[ME] * low)
        with device.watch(table, 0, text=True) as watcher:
            assert watcher.state["position"]


def test_towns_are_told_in_games_that_ask_for_them(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("welcome_to", {**ME, "town": " Elmwood "}, FRIEND)
    join = f"/tables/{table}/join"
    assert boris.post(join, seat=1, name="Boris", town="x" * 25).status_code == 422
    assert boris.post(join, seat=1, name="Boris", town="a\nb").status_code == 422
    assert boris.post(join, seat=1, name="Boris", town="Sosnovka").status_code == 200
    with boris.watch(table, 1) as b:
        assert [seat["town"] for seat in b.state["seats"]] == ["Elmwood", "Sosnovka"]
    other = anna.new_table("happy_city", {**ME, "town": "Elmwood"}, BOT)
    with anna.watch(other, 0) as a:
        assert [seat["town"] for seat in a.state["seats"]] == ["", ""]

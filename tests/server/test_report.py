"""What the server adds to a report of a problem holds nothing that the caller may not know."""

import json

from ludopolis import registry
from ludopolis.engine.table.record import parse, write_lines
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.seen import parse_seen
from server.devices import FRIEND, ME
from server.running import Server
from server.test_replays import played, taken_in


def test_a_running_game_is_reported_as_the_seat_saw_it(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("streets", ME, FRIEND)
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        anna.play(table, a, 0, str(a.state["legal"][0]["move"]))
        mine = [held["tile"] for held in a.state["view"]["hands"][0]]
        theirs = [held["tile"] for held in b.state["view"]["hands"][1]]
        told = a.log
    answer = anna.get(f"/api/tables/{table}/report?seat=0")
    text = answer.text
    assert all(f'"{tile}"' in text for tile in mine)
    assert not any(f'"{tile}"' in text for tile in theirs)
    for secret in (table, "Anna", "Boris", anna.http.cookies["ludopolis"]):
        assert secret not in text
    seen = parse_seen(write_lines(answer.json()["lines"]))
    assert [line.to_json() for moment in seen.moments for line in moment.told] == [
        {name: tuple(value) if isinstance(value, list) else value for name, value in line.items()} for line in told
    ]
    for stranger in (boris, server.device()):
        assert stranger.get(f"/api/tables/{table}/report?seat=0").status_code == 403
    watched = server.device().get(f"/api/tables/{table}/report").text
    assert not any(f'"{tile}"' in watched for tile in (*mine, *theirs))


def test_a_finished_game_is_reported_whole_but_without_names(server: Server) -> None:
    device = server.device()
    id = taken_in(device, played())
    answer = device.get(f"/api/tables/{id}/report").json()
    assert answer["status"] == "finished"
    text = write_lines(answer["lines"])
    record = parse(text)
    assert record.header.seats == ["", ""]
    assert "Anna" not in json.dumps(answer)
    assert replay(record, registry.find("happy_city")).state.ending()

"""A table on a television: what spectators may see, and no way to sit down unless a player shows it."""

import pytest

from server.devices import BOT, FRIEND, ME, Device
from server.running import Server


def set_up(anna: Device, waits: bool) -> tuple[str, str]:
    """A table with a free seat: its id and that of its spectators."""
    made = anna.post("/tables", game="happy_city", seats=[ME, FRIEND, BOT], wait=waits)
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["watch"].rpartition("/")[2]


@pytest.mark.parametrize("waits", [True, False])
def test_the_players_link_is_nowhere_until_a_player_shows_it(server: Server, waits: bool) -> None:
    anna, screen, boris = server.device(), server.device(), server.device()
    table, watch = set_up(anna, waits)
    with screen.watch(watch) as watcher:
        pages = [screen.get(path).text for path in (f"/tv/{watch}", f"/tv/{watch}/stage", f"/w/{watch}")]
        assert all(table not in text for text in [*pages, *watcher.raw])
        assert anna.post(f"/tables/{table}/television", on=True).json() == {"on": True}
        assert watcher.next()["join"] == table
        assert anna.get(f"/api/tables/{table}/television").json() == {"on": True}
        assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
        assert "join" not in watcher.next()  # nobody else can sit down
        assert all(table not in screen.get(path).text for path in (f"/tv/{watch}", f"/tv/{watch}/stage"))


def test_only_a_player_shows_it_and_may_hide_it_again(server: Server) -> None:
    anna, stranger = server.device(), server.device()
    table, watch = set_up(anna, waits=True)
    for id in (table, watch):
        answer = stranger.post(f"/tables/{id}/television", on=True)
        assert answer.status_code in (403, 404), answer.text
    with stranger.watch(watch) as watcher:
        assert "join" not in watcher.state
        anna.post(f"/tables/{table}/television", on=True)
        assert watcher.next()["join"] == table
        anna.post(f"/tables/{table}/television", on=False)
        assert "join" not in watcher.next()


def test_what_is_not_there(server: Server) -> None:
    assert server.device().get("/tv/nowhere").status_code == 404
    assert server.device().get("/tv/nowhere/stage").status_code == 404

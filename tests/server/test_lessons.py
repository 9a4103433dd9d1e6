"""Lessons over the network: a table for one whose rivals play from the lesson, until it is over or left."""

import re

from ludopolis import registry
from server.devices import BOT, ME, Device, Watcher
from server.running import Server

CUES = registry.lesson("happy_city", "first").cues()


def begin(device: Device, game: str = "happy_city", lesson: str = "") -> str:
    """Begins a lesson, or goes on with it; returns its table."""
    answer = device.http.post(f"/learn/{game}?lesson={lesson}")
    assert answer.status_code == 303, answer.text
    table = re.fullmatch(r"/t/(.+)", answer.headers["location"])
    assert table is not None
    return table[1]


def until_asked(watcher: Watcher) -> None:
    """Waits for the learner's next decision."""
    while not watcher.state["asks"]:
        watcher.next()


def take(device: Device, table: str, watcher: Watcher, moves: int) -> None:
    """Makes the moves that the lesson waits for."""
    for _ in range(moves):
        until_asked(watcher)
        cue = CUES[watcher.state["lesson"]]
        assert cue.seat == 0
        device.play(table, watcher, 0, cue.moves[0])


def test_rivals_play_from_the_lesson_another_move_leaves_it_and_taking_back_leads_back(server: Server) -> None:
    anna = server.device()
    table = begin(anna)
    with anna.watch(table, 0) as watcher:
        assert watcher.state["lesson"] == 0
        take(anna, table, watcher, 4)
        until_asked(watcher)
        assert watcher.state["lesson"] == 7
        told = [line["card"] for line in watcher.log if line["kind"] == "bought" and line["seat"] == 1]
        assert told == ["steelworks"]

        anna.play(table, watcher, 0, "keep")
        assert watcher.state["lesson"] == -1
        number = watcher.state["number"]
        assert anna.post(f"/tables/{table}/withdraw", seat=0, number=number, key="a" * 8, all=False).status_code == 200
        assert watcher.until(number + 1)["lesson"] == 7


def test_a_lesson_calls_its_learner_by_the_name_they_gave(server: Server) -> None:
    anna, boris, guest = server.device(), server.device(), server.device()
    anna.new_table("uptown", ME, BOT)
    assert boris.post("/mine", name="Boris B", colour=None).is_success
    for device, name in ((anna, "Anna"), (boris, "Boris B"), (guest, "Guest")):
        with device.watch(begin(device), 0) as watcher:
            assert watcher.state["seats"][0]["name"] == name


def test_a_device_goes_on_where_it_left(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = begin(anna)
    with anna.watch(table, 0) as watcher:
        take(anna, table, watcher, 2)
    assert begin(anna) == table
    assert begin(boris) != table
    assert "step 3 of 18" in anna.get("/").text
    assert "step 3 of 18" not in boris.get("/").text


def test_a_lesson_that_was_left_or_is_over_begins_anew(server: Server) -> None:
    anna = server.device()
    table = begin(anna)
    with anna.watch(table, 0) as watcher:
        anna.play(table, watcher, 0, "reveal 3")
    assert begin(anna) != table


def test_pages_offer_to_learn_where_there_are_lessons(server: Server) -> None:
    anna = server.device()
    assert 'action="/learn/happy_city"' in anna.get("/").text
    assert 'action="/learn/happy_city"' in anna.get("/rules/happy_city").text
    listed = anna.get("/learn/happy_city").text
    assert "Your first city" in listed
    assert 'action="/learn/happy_city?lesson=first"' in listed


def test_a_table_for_a_lesson_says_which_words_and_steps_it_has(server: Server) -> None:
    anna = server.device()
    page = anna.get(f"/t/{begin(anna)}").text
    assert "locale/lessons.en.ftl" in page
    assert '"cues"' in page
    ordinary = anna.new_table("happy_city", {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "beginner"})
    assert "locale/lessons" not in anna.get(f"/t/{ordinary}").text


def test_what_does_not_exist_cannot_be_learned(server: Server) -> None:
    anna = server.device()
    assert anna.http.post("/learn/happy_city?lesson=second").status_code == 422
    assert anna.http.post("/learn/chess").status_code in (404, 422)
    assert anna.get("/learn/chess").status_code in (404, 422)

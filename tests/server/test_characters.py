"""Characters at a server's tables: named by seats and records, and nowhere that a level alone was meant."""

import json
import re
from pathlib import Path

from ludopolis.bots import CHARACTERS
from ludopolis.bots.characters import level_and_character
from ludopolis.engine.table.record import Header
from ludopolis.i18n.words import Words, languages
from ludopolis.server.model.tables import RUNNING, SeatRow, bots_of, new_row
from ludopolis.server.tables.waiting_room import seated_bots
from server.devices import ME
from server.running import Server
from server.test_replays import played, upload

WEB = Path(__file__).parents[2] / "src" / "ludopolis" / "web"
NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elif"]
OPEN = SeatRow(0, "open", "", "", None, None)


def test_the_client_knows_the_same_characters_and_has_their_faces() -> None:
    listed = re.search(r"CHARACTERS = \[(.*)\]", (WEB / "kit" / "draw" / "face.js").read_text("utf-8"))
    assert listed is not None
    assert tuple(re.findall(r"\w+", listed[1])) == CHARACTERS
    drawn = re.findall(r'<symbol id="([\w-]+)"', (WEB / "art" / "characters.svg").read_text("utf-8"))
    assert set(drawn) == {f"{name}-{look}" for name in CHARACTERS for look in range(1, 6)}


def test_every_language_has_a_name_for_each() -> None:
    for language in languages():
        names = Words(language).text("home-bot-names").split(", ")[: len(CHARACTERS)]
        assert len(set(names)) == len(CHARACTERS)


def test_a_table_may_name_a_level_or_a_character(server: Server) -> None:
    anna = server.device()
    seats = [{"kind": "bot", "bot": bot, "name": "Robo"} for bot in ("regular", "easy:chiara")]
    table = anna.new_table("happy_city", ME, *seats)
    with anna.watch(table, 0) as watcher:
        assert [one["bot"] for one in watcher.state["seats"]] == ["", "regular", "easy:chiara"]
    wrong = anna.post("/tables", game="happy_city", seats=[ME, {"kind": "bot", "bot": "easy:zoe", "name": "Zoe"}])
    assert (wrong.status_code, wrong.json()["why"]["kind"]) == (422, "unknown-bot")


def test_free_seats_are_filled_with_those_who_are_not_there_yet() -> None:
    places = [OPEN._replace(seat=seat) for seat in range(3)]
    places[1] = SeatRow(1, "bot", "Chiara", "easy:chiara", None, None)
    taken = seated_bots(places, "regular", NAMES)
    assert [(place.seat, place.bot, place.name) for place in taken] == [
        (0, "regular:ada", "Ada"),
        (2, "regular:dario", "Dario"),
    ]
    again = seated_bots(places, "master:chiara", NAMES)
    assert [(place.bot, place.name) for place in again] == [
        ("master:chiara", "Chiara 2"),
        ("master:chiara", "Chiara 3"),
    ]


def test_a_record_names_the_bots_and_comes_back_with_them(server: Server) -> None:
    lines = played().record().to_text().splitlines()
    header = {**json.loads(lines[0]), "bots": ["", "regular:elif"]}
    text = "\n".join([json.dumps(header, ensure_ascii=False, separators=(",", ":")), *lines[1:], ""])
    device = server.device()
    answer = upload(device, text)
    assert answer.status_code == 201, answer.text
    back = device.get(f"/api/tables/{answer.json()['table']}/record").text
    assert json.loads(back.partition("\n")[0]) == header


def test_a_seat_that_a_person_left_to_a_bot_is_no_bots_in_the_record() -> None:
    left = SeatRow(0, "bot", "Anna", "regular", "a device", None)
    rival = SeatRow(1, "bot", "Elif", "regular:elif", None, None)
    row = new_row(Header("happy_city", 1, "", {}, 2, ["Anna", "Elif"]), {}, "", RUNNING, [left, rival])
    assert bots_of(row) == ("", "regular:elif")


def test_a_level_alone_is_nobody() -> None:
    assert level_and_character("master") == ("master", "")
    assert level_and_character("master:ada") == ("master", "ada")

"""Talk at a table: who hears what, who may remove it, and hostile texts."""

import asyncio
import json
import re
from typing import Any
from uuid import uuid4

import httpx
import pytest

from ludopolis import cli
from ludopolis.server.guard.access import new_token
from ludopolis.server.host import commands
from ludopolis.server.model.tables import now
from ludopolis.server.model.talk import Line
from ludopolis.server.tables.live import Live
from ludopolis.server.talk.plain import BadText, noted, said
from server.devices import BOT, FRIEND, ME, Device, Watcher
from server.halls import ANNA, BORIS, open_hall, sit
from server.running import Server


def refused(answer: httpx.Response, status: int, why: str) -> None:
    assert (answer.status_code, answer.json()["why"]["kind"]) == (status, why)


class Party:
    """Anna, who set the table up, Boris, and Olga, who watches."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.anna, self.boris, self.olga = server.device(), server.device(), server.device()
        made = self.anna.post("/tables", game="happy_city", seats=[ME, FRIEND]).json()
        self.table, self.watch = made["table"], made["watch"].rpartition("/")[2]
        self.boris.post(f"/tables/{self.table}/join", seat=1, name="Boris").raise_for_status()

    def say(self, device: Device, text: str = "", seat: int | None = None, **more: Any) -> httpx.Response:
        """Olga says it by the spectators' id."""
        who = {"name": "Olga"} if seat is None else {"seat": seat}
        id = self.watch if seat is None else self.table
        return device.post(f"/tables/{id}/talk", text=text, **{**who, **more})

    def talk(self, device: Device) -> dict[str, Any]:
        """What a device is told."""
        id = self.watch if device is self.olga else self.table
        return dict(device.get(f"/api/tables/{id}/talk").json())

    def heard(self, device: Device) -> list[str]:
        """What a device hears."""
        return [line["text"] or line["sign"] for line in self.talk(device)["said"]]


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server)


def hears(watcher: Watcher) -> bool:
    """Waits until a viewer is told that something was said. Views may come before."""
    while True:
        message = str(watcher.connection.recv(10))
        watcher.raw.append(message)
        if json.loads(message)["t"] == "talk":
            return message == '{"t":"talk"}'


# Who hears what


def test_players_and_spectators_hear_players_at_once(party: Party) -> None:
    with party.boris.watch(party.table, 1) as b, party.olga.watch(party.watch) as o:
        assert party.say(party.anna, "Hello", 0).json() == {}
        assert hears(b)
        assert hears(o)
    for device in (party.anna, party.boris, party.olga):
        (line,) = party.talk(device)["said"]
        assert (line["n"], line["text"], line["seat"], line["gallery"]) == (1, "Hello", 0, False)
        assert "device" not in line


def test_spectators_talk_among_themselves_until_the_end(party: Party) -> None:
    with party.anna.watch(party.table, 0) as a, party.olga.watch(party.watch) as o:
        assert party.say(party.olga, "Boris has the church").json() == {}
        assert hears(o)
        assert party.say(party.boris, "Your move", 1).json() == {}
        assert hears(a)
        assert party.heard(party.anna) == party.heard(party.boris) == ["Your move"]
        assert [line["n"] for line in party.talk(party.anna)["said"]] == [1]  # no gap tells of the gallery
        assert party.heard(party.olga) == ["Boris has the church", "Your move"]
        seated = party.anna.get(f"/api/tables/{party.watch}/talk").json()  # the spectators' link does not help a player
        assert [line["text"] for line in seated["said"]] == ["Your move"]
        refused(party.anna.post(f"/tables/{party.watch}/talk", name="Eve", text="x"), 403, "not-your-seat")
        asyncio.run(commands.end(party.url, party.table))
    assert party.heard(party.anna) == ["Boris has the church", "Your move"]


def test_the_host_lets_players_hear_spectators(party: Party) -> None:
    party.say(party.olga, "Nice town")
    refused(party.boris.post(f"/tables/{party.table}/talk/arrange", on=True, gallery=True), 403, "not-the-host")
    with party.boris.watch(party.table, 1) as b:
        assert party.anna.post(f"/tables/{party.table}/talk/arrange", on=True, gallery=True).json() == {}
        assert hears(b)
        assert party.heard(party.boris) == ["Nice town"]
        party.say(party.olga, "Really")
        assert hears(b)


def test_talk_switched_off_is_neither_heard_nor_said(party: Party) -> None:
    party.say(party.anna, "Hello", 0)
    party.anna.post(f"/tables/{party.table}/talk/arrange", on=False, gallery=False).raise_for_status()
    assert not party.talk(party.boris)["on"]
    assert party.heard(party.boris) == []
    refused(party.say(party.boris, "Hello", 1), 403, "talk-off")
    refused(party.say(party.olga, "Hello"), 403, "talk-off")
    party.anna.post(f"/tables/{party.table}/talk/arrange", on=True, gallery=False).raise_for_status()
    assert party.heard(party.boris) == ["Hello"]


def test_a_view_is_not_told_and_the_record_does_not_know(party: Party) -> None:
    party.say(party.anna, "SECRET WORDS", 0)
    with party.anna.watch(party.table, 0) as a, party.boris.watch(party.table, 1) as b:
        number = b.state["number"]
        party.say(party.boris, "MORE WORDS", 1)
        assert hears(a)
        assert hears(b)
        assert "WORDS" not in "".join(a.raw + b.raw)
        anna_next = a.state["legal"][0]["move"]
        party.anna.play(party.table, a, 0, anna_next)
        assert number <= b.next()["number"]
    assert "WORDS" not in asyncio.run(commands.export(party.url, party.table))


# Reactions, reading, muting, removing


def test_a_reaction_belongs_to_a_line_and_is_taken_back_by_giving_it_again(party: Party) -> None:
    party.say(party.anna, "Hello", 0)
    give = {"seat": 1, "sign": "heart", "about": 1}
    assert party.boris.post(f"/tables/{party.table}/talk", **give).json() == {}
    (_, reaction) = party.talk(party.anna)["said"]
    assert (reaction["sign"], reaction["about"], reaction["seat"]) == ("heart", 1, 1)
    key = uuid4().hex
    for _ in range(2):  # the second is a repetition
        party.boris.post(f"/tables/{party.table}/talk", **give, key=key).raise_for_status()
    assert party.heard(party.anna) == ["Hello"]
    refused(party.boris.post(f"/tables/{party.table}/talk", **{**give, "about": 7}), 404, "nothing-said")
    refused(party.boris.post(f"/tables/{party.table}/talk", **{**give, "sign": "skull"}), 422, "bad-request")
    refused(party.boris.post(f"/tables/{party.table}/talk", **{**give, "text": "both"}), 422, "bad-request")


def test_a_request_that_is_repeated_says_nothing_twice(party: Party) -> None:
    key = uuid4().hex
    for _ in range(3):
        party.say(party.anna, "Hello", 0, key=key).raise_for_status()
    assert party.heard(party.boris) == ["Hello"]


def test_what_was_read_is_kept_and_muting_is_private(party: Party) -> None:
    party.say(party.anna, "One", 0)
    party.say(party.anna, "Two", 0)
    assert party.talk(party.boris)["read"] == 0
    party.boris.post(f"/tables/{party.table}/talk/read", n=99).raise_for_status()
    assert party.talk(party.boris)["read"] == 2
    party.boris.post(f"/tables/{party.table}/talk/read", n=1).raise_for_status()
    assert party.talk(party.boris)["read"] == 2
    author = party.talk(party.boris)["said"][0]["author"]
    assert author == party.talk(party.anna)["me"] != party.talk(party.boris)["me"]
    party.boris.post(f"/tables/{party.table}/talk/mute", author=author, muted=True).raise_for_status()
    assert party.talk(party.boris)["muted"] == [author]
    assert party.talk(party.anna)["muted"] == []
    party.boris.post(f"/tables/{party.table}/talk/mute", author=author, muted=False).raise_for_status()
    assert party.talk(party.boris)["muted"] == []
    refused(party.boris.post(f"/tables/{party.table}/talk/mute", author="nobody", muted=True), 404, "nothing-said")


def test_whoever_said_it_the_tables_host_and_the_servers_host_remove_it(party: Party) -> None:
    for text in ("One", "Two", "Three"):
        party.say(party.boris, text, 1)
    party.anna.post(f"/tables/{party.table}/talk", seat=0, sign="wow", about=1).raise_for_status()
    refused(party.olga.post(f"/tables/{party.table}/talk/remove", n=1), 403, "not-the-host")
    party.anna.post(f"/tables/{party.table}/talk/remove", n=1).raise_for_status()
    assert party.heard(party.boris) == ["Two", "Three"]  # and the reaction to it is gone
    party.boris.post(f"/tables/{party.table}/talk/remove", n=2).raise_for_status()
    with party.boris.watch(party.table, 1) as b:
        lines = asyncio.run(commands.said(party.url, party.table))
        assert [line.text for line in lines] == ["Three"]
        asyncio.run(commands.unsay(party.url, party.table, lines[0].n))
        assert hears(b)
    assert party.heard(party.boris) == []
    refused(party.anna.post(f"/tables/{party.table}/talk/remove", n=3), 404, "nothing-said")


def test_the_command_lists_talk_and_removes_a_line(party: Party, capsys: pytest.CaptureFixture[str]) -> None:
    party.say(party.boris, "[bold]rude[/bold]", 1)
    party.say(party.olga, "from the gallery")
    at = ["--database", party.url]
    assert cli.run(["tables", "talk", party.table, "--json", *at]) == 0
    listed = json.loads(capsys.readouterr().out)["talk"]
    assert [(line["line"], line["seat"], line["text"]) for line in listed] == [
        (1, 2, "[bold]rude[/bold]"),
        (-1, None, "from the gallery"),
    ]
    assert cli.run(["tables", "talk", party.table, *at]) == 0
    assert "[bold]rude[/bold]" in capsys.readouterr().out
    assert cli.run(["tables", "unsay", party.table, *at]) == 2
    assert "--line" in "".join(capsys.readouterr())
    assert cli.run(["tables", "unsay", party.table, "--line", "-1", *at]) == 0
    assert cli.run(["tables", "unsay", party.table, "--line", "1", *at]) == 0
    assert cli.run(["tables", "unsay", party.table, "--line", "1", *at]) == 2
    assert party.heard(party.boris) == party.heard(party.olga) == []


def test_only_seats_of_ones_own_speak(party: Party) -> None:
    refused(party.say(party.anna, "I am Boris", 1), 403, "not-your-seat")
    refused(party.olga.post(f"/tables/{party.watch}/talk", seat=0, text="I am Anna"), 422, "bad-request")
    refused(party.olga.post(f"/tables/{party.watch}/talk", text="Nameless"), 422, "bad-request")


def test_too_much_talk_is_refused_for_a_while(party: Party) -> None:
    answers = [party.say(party.boris, f"{count}", 1) for count in range(15)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    refused(answers[-1], 429, "too-much-talk")


def test_two_processes_hear_each_other(pair: tuple[Server, Server]) -> None:
    party = Party(pair[0])
    elsewhere = pair[1].device()
    elsewhere.http.cookies.update(party.boris.http.cookies)
    with elsewhere.watch(party.table, 1) as b, pair[1].device().watch(party.watch) as o:
        party.say(party.olga, "Among ourselves")
        assert hears(o)
        party.say(party.anna, "Hello", 0)
        assert hears(b)
        assert hears(o)
        party.anna.post(f"/tables/{party.table}/talk/arrange", on=False, gallery=False).raise_for_status()
        assert hears(b)
    assert not elsewhere.get(f"/api/tables/{party.table}/talk").json()["on"]


def test_an_erased_person_has_said_nothing(party: Party) -> None:
    party.say(party.boris, "I am Boris Ivanov", 1)
    party.boris.post(f"/tables/{party.table}/notes", seat=1, text="my plan").raise_for_status()
    asyncio.run(commands.erase(party.url, party.table, 1))
    assert party.heard(party.anna) == []
    assert asyncio.run(commands.said(party.url, party.table)) == []


# Notes


def test_notes_are_ones_own(party: Party) -> None:
    notes = f"/tables/{party.table}/notes"
    assert party.anna.post(notes, seat=0, text="First line\n\nthird  \n").json() == {}
    assert party.anna.get(f"/api{notes}?seat=0").json() == {"text": "First line\n\nthird"}
    refused(party.boris.get(f"/api{notes}?seat=0"), 403, "not-your-seat")
    refused(party.boris.post(notes, seat=0, text="x"), 403, "not-your-seat")
    refused(party.olga.get(f"/api/tables/{party.watch}/notes?seat=0"), 403, "not-your-seat")
    refused(party.anna.post(notes, seat=0, text="x" * 4001), 422, "talk-too-long")
    for page in (f"/t/{party.table}", f"/w/{party.watch}"):
        assert "First line" not in party.boris.get(page).text


def test_notes_and_words_follow_a_seat_to_another_device_of_its_owner(party: Party) -> None:
    phone, notes = Device(party.anna.base), f"/tables/{party.table}/notes"
    party.boris.post(notes, seat=1, text="my plan").raise_for_status()
    party.say(party.boris, "Hello", 1)
    link = party.boris.post(f"/tables/{party.table}/link", seat=1).json()["url"]
    phone.post(f"/tables/{party.table}/claim", seat=1, token=link.partition("#")[2]).raise_for_status()
    assert phone.get(f"/api{notes}?seat=1").json() == {"text": "my plan"}
    assert phone.post(f"/tables/{party.table}/talk/remove", n=1).json() == {}


def test_whoever_sits_down_next_does_not_read_the_notes(party: Party) -> None:
    notes, eve = f"/tables/{party.table}/notes", Device(party.anna.base)
    party.boris.post(notes, seat=1, text="my plan").raise_for_status()
    with party.anna.watch(party.table, 0) as a:
        asyncio.run(commands.unseat(party.url, party.table, 1))
        while a.state["seats"][1]["kind"] != "open":
            a.next()
    eve.post(f"/tables/{party.table}/join", seat=1, name="Eve").raise_for_status()
    assert eve.get(f"/api{notes}?seat=1").json() == {"text": ""}


# Hostile texts


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  two\n\nlines\t ", "two lines"),
        ("bell\x07 null\x00 escape\x1b[31m", "bell null escape[31m"),
        ("pay \u202egnp.exe\u202c \u2066x\u2069", "pay gnp.exe x"),
        ("a\u200b\u200b\u200bb\ufeff\u2060\u00adc", "abc"),
        ("\u200d\u200d\u200dx\u200d\u200d", "x"),
        ("👩\u200d👩\u200d👧 ❤️ 🇺🇦", "👩\u200d👩\u200d👧 ❤️ 🇺🇦"),
        ("Z" + "\u0335" * 50 + "algo", "Z" + "\u0335" * 3 + "algo"),
        ("half \ud83d and \udead", "half and"),
        ("<script>alert(1)</script> &lt;b&gt; **bold** [x](javascript:y)",) * 2,
        ("{ $name } { DATETIME() } -term", "{ $name } { DATETIME() } -term"),
        ("שלום مرحبا สวัสดี 你好", "שלום مرحبا สวัสดี 你好"),
        ("e\u0301", "é"),
        ("x\u2028y\u3000z", "x y z"),
    ],
)
def test_text_is_plain(text: str, plain: str) -> None:
    assert said(text) == plain
    assert noted(text.replace("\n", " ")).split() == plain.split()


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e\x00", "\u200d"])
def test_nothing_cannot_be_said(text: str) -> None:
    with pytest.raises(BadText) as error:
        said(text)
    assert error.value.reason.kind == "talk-empty"


def test_a_long_text_is_refused_whole(party: Party) -> None:
    assert said("я" * 200) == "я" * 200
    refused(party.say(party.anna, "x" * 201, 0), 422, "talk-too-long")
    refused(party.say(party.anna, "x" * 10_000, 0), 422, "bad-request")
    refused(party.say(party.anna, "\u202e", 0), 422, "talk-empty")
    assert party.heard(party.anna) == []


def test_markup_braces_and_sql_come_back_as_they_are(party: Party) -> None:
    sent = ["<img src=x onerror=alert(1)>", "{ $name } { -brand }", "'; DROP TABLE said; --"]
    for text in sent:
        party.say(party.anna, text, 0).raise_for_status()
    assert party.heard(party.boris) == sent


def test_half_a_character_is_refused(party: Party) -> None:
    half = json.dumps({"seat": 0, "text": "half \ud83d"})
    headers = {"Content-Type": "application/json"}
    refused(party.anna.http.post(f"/api/tables/{party.table}/talk", content=half, headers=headers), 422, "bad-request")


# Unread


def test_unread_lines_are_counted_in_one_query(sqlite: str) -> None:
    async def scene() -> list[dict[str, int]]:
        async with open_hall(sqlite) as hall:
            first, second = await sit(hall), await sit(hall)
            counts = [await hall.store.talk.unread(BORIS)]
            for live, n in ((first, 3), (second, 1)):
                for _ in range(n):
                    await hall.store.talk.say(
                        live.row.id, Line(0, False, 0, ANNA, "anna", "", "x", "", None, now()), new_token()
                    )
            heart = Line(0, False, 0, ANNA, "anna", "", "", "heart", 1, now())
            gallery = Line(0, True, None, "olga", "olga", "Olga", "x", "", None, now())
            own = Line(0, False, 1, BORIS, "boris", "", "x", "", None, now())
            for line in (heart, gallery, own):
                await hall.store.talk.say(first.row.id, line, new_token())
            counts.append(_named(await hall.store.talk.unread(BORIS), first, second))
            await hall.store.talk.read_up_to(first.row.id, BORIS, 2)
            await hall.store.talk.mute(second.row.id, BORIS, "anna", muted=True)
            counts.append(_named(await hall.store.talk.unread(BORIS), first, second))
            counts.append(await hall.store.talk.unread("device of nobody"))
            return counts

    assert asyncio.run(scene()) == [{}, {"first": 3, "second": 1}, {"first": 1}, {}]


def marks(device: Device) -> list[str]:
    """The marks of unread talk on the home page, which must be those in My games."""
    found = [
        re.findall(r'class="newsaid">.*?</svg>(.*?)</span></span>', device.get(page).text) for page in ("/", "/mine")
    ]
    assert found[0] == found[1]
    return [mark.replace('<span class="vh">', "") for mark in found[0]]


def test_lists_of_tables_say_how_much_talk_is_unread(party: Party) -> None:
    for text in ("Hello", "Your move"):
        party.say(party.anna, text, 0)
    party.say(party.olga, "Boris has the church")
    assert (marks(party.anna), marks(party.boris)) == ([], ["2 new messages"])
    party.boris.post(f"/tables/{party.table}/talk/read", n=1).raise_for_status()
    assert marks(party.boris) == ["1 new message"]
    party.anna.post(f"/tables/{party.table}/talk/arrange", on=False, gallery=False).raise_for_status()
    assert marks(party.boris) == []  # nobody could read it
    party.anna.post(f"/tables/{party.table}/talk/arrange", on=True, gallery=False).raise_for_status()
    asyncio.run(commands.end(party.url, party.table))
    assert marks(party.boris) == ["1 new message"]  # the gallery can be heard now, but nobody is called to it


def test_whoever_left_a_seat_to_a_bot_is_company_and_bots_are_not(party: Party) -> None:
    def company(table: str) -> bool:
        return '"company": true' in party.anna.get(f"/t/{table}").text

    party.boris.post(f"/tables/{party.table}/take_over", seat=1, bot="beginner").raise_for_status()
    assert company(party.table)
    assert not company(party.anna.new_table("happy_city", ME, BOT))
    assert not company(party.anna.new_table("happy_city", ME, {"kind": "screen", "name": "Dora"}))


def _named(counts: dict[str, int], first: Live, second: Live) -> dict[str, int]:
    names = {first.row.id: "first", second.row.id: "second"}
    return {names[id]: count for id, count in counts.items()}

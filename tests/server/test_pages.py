"""The pages around the board, as a browser without scripts would get them."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.app import create_app
from ludopolis.server.host import commands
from ludopolis.server.model.tables import RUNNING, SeatRow, is_guest, new_row
from ludopolis.server.routes import rules
from ludopolis.server.settings import Settings
from ludopolis.server.static.assets import Assets
from ludopolis.server.tables import descriptions
from server.devices import BOT, FRIEND, ME
from server.running import NO_LIMITS, Server

HTML = {"Accept": "text/html"}


def data(html: str, id: str) -> Any:
    """What a page hands to its script."""
    found = re.search(rf'<script type="application/json" id="{id}">(.*?)</script>', html, re.S)
    assert found is not None
    return json.loads(found[1])


def test_the_home_page_offers_every_game_with_its_options(server: Server) -> None:
    answer = server.device().get("/")
    assert answer.status_code == 200
    games = {game["id"]: game for game in data(answer.text, "home")["games"]}
    assert {"happy_city", "barter"} <= games.keys()
    assert (games["happy_city"]["low"], games["happy_city"]["high"]) == (2, 5)
    assert [option["name"] for option in games["happy_city"]["options"]][:2] == ["mode", "scoring"]
    assert "not affiliated" in answer.text


def test_no_page_needs_what_the_policy_forbids(server: Server) -> None:
    device = server.device()
    table = device.new_table("happy_city", ME, BOT)
    for path in ("/", f"/t/{table}", "/rules/happy_city", f"/claim/{table}/0", "/nothing"):
        html = device.http.get(path, headers=HTML).text
        assert " style=" not in html
        assert " onclick=" not in html
        assert re.findall(r"<script(?![^>]*(?:src=|application/json))", html) == []
        outside = re.findall(r'(?:src|href)="(https?:)?//', html)
        assert outside == []


def test_every_file_a_page_names_is_there_and_may_be_kept(server: Server) -> None:
    device = server.device()
    table = device.new_table("happy_city", ME, BOT)
    for path in ("/", f"/t/{table}"):
        addresses = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', device.get(path).text))
        assert len(addresses) > 1
        for address in addresses:
            answer = device.get(address)
            assert answer.status_code == 200, address
            assert "immutable" in answer.headers["cache-control"]


def test_my_tables_are_on_the_home_page_and_say_whose_turn_it_is(server: Server) -> None:
    device = server.device()
    table = device.new_table("happy_city", ME, FRIEND)
    html = device.get("/").text
    assert f'href="/t/{table}"' in html
    assert "your turn" in html
    assert "<div>a seat is free · " in html
    device.new_table("happy_city", ME, BOT, FRIEND, FRIEND)
    assert f"<div>with {BOT['name']} · 2 seats are free · " in device.get("/").text
    assert f'href="/t/{table}"' not in server.device().get("/").text


def test_running_tables_come_before_finished_ones(server: Server) -> None:
    device = server.device()
    running = [device.new_table("happy_city", ME, BOT) for _ in range(2)]
    ended = device.new_table("happy_city", ME, BOT)
    asyncio.run(commands.end(server.url, ended))
    assert re.findall(r'href="/t/([^"]+)"', device.get("/").text) == [running[1], running[0], ended]


def test_an_invitation_says_how_long_one_may_think_and_what_is_unusual(server: Server) -> None:
    clock = {"kind": "slow", "bank": 86_400}
    table = server.device().new_table("happy_city", ME, FRIEND, clock=clock, options={"mode": "expert"})
    html = server.device().get(f"/t/{table}").text
    assert re.findall(r'<span class="chip">(.*?)</span>', html) == ["Game: expert", "slow: 1 day a turn"]


def test_only_whoever_was_invited_to_a_table_is_its_guest(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", FRIEND, ME)
    assert boris.post(f"/tables/{table}/join", seat=0, name="Boris").status_code == 200
    setup = data(anna.get(f"/t/{table}").text, "setup")
    assert setup["guest"] is False
    assert data(boris.get(f"/t/{table}").text, "setup")["guest"] is True
    assert data(boris.get(f"/w/{setup['watch']}").text, "setup")["guest"] is False
    lesson = boris.http.post("/learn/happy_city", follow_redirects=True)
    assert (data(lesson.text, "setup")["guest"], data(lesson.text, "setup")["lesson"] is None) == (False, False)


def test_whoever_wants_to_replay_a_running_game_is_shown_the_way_back_to_it(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    watch = data(anna.get(f"/t/{table}").text, "setup")["watch"]
    for id, address in ((table, f"/t/{table}"), (watch, f"/w/{watch}")):
        answer = anna.get(f"/replay/{id}")
        assert answer.status_code == 403
        assert f'href="{address}"' in answer.text


def test_nobody_is_a_guest_at_a_deal() -> None:
    places = [SeatRow(0, "human", "Anna", "", "anna", None), SeatRow(1, "human", "Boris", "", "boris", None)]
    table = Table(registry.find("happy_city"), {}, ["Anna", "Boris"], Dealer("cards"))
    row = new_row(table.header(), {"host": 0}, "cards", RUNNING, places)
    assert (is_guest(row, [0]), is_guest(row, [1]), is_guest(row, [])) == (False, True, False)
    assert not is_guest(row._replace(settings={"host": 0, "deal": "a deal"}), [1])


def test_whoever_has_no_seat_is_told_who_invites_to_what(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", FRIEND, ME, FRIEND)
    assert data(anna.get(f"/t/{table}").text, "setup")["mine"] == [1]
    html = boris.get(f"/t/{table}").text
    assert re.search(r"<h1><span>Anna invites you to</span> Happy City</h1>", html)
    assert "You score residents times hearts" in html
    assert (data(html, "invitation")["kind"], data(html, "invitation")["host"]) == ("invitation", 1)
    assert 'id="setup"' not in html  # there is no board behind it
    assert 'id="town"' not in html
    assert 'id="town"' in boris.get(f"/t/{anna.new_table('welcome_to', ME, FRIEND)}").text
    assert boris.post(f"/tables/{table}/join", seat=0, name="Boris").status_code == 200
    late = server.device()
    assert "Anna invites you to" in late.get(f"/t/{table}").text  # not whoever sits first
    assert late.post(f"/tables/{table}/join", seat=2, name="Clara").status_code == 200
    full = server.device().get(f"/t/{table}").text
    assert "Anna’s table is full" in full
    assert f'href="/w/{data(late.get(f"/t/{table}").text, "setup")["watch"]}"' in full


def test_a_personal_link_says_whose_seat_it_moves(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, BOT)
    html = server.device().get(f"/claim/{table}/0").text
    assert "<h1><span>Anna’s seat in</span> Happy City</h1>" in html
    assert "The other device will be told." in html
    assert server.device().get(f"/claim/{table}/7").status_code == 404
    assert server.device().get("/claim/nowhere/0").status_code == 404


def test_pictures_are_not_part_of_the_home_page(server: Server) -> None:
    device = server.device()
    html = device.get("/").text
    covers = set(re.findall(r'<use href="(/static/[^"]+cover.svg)#cover"', html))
    assert len(covers) == len(data(html, "home")["games"])
    for cover in covers:
        assert '<symbol id="cover"' in device.get(cover).text
    assert len(html) < 120_000


def test_a_catalogue_that_lacks_words_does_not_break_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "speechless" / "locale").mkdir(parents=True)
    (tmp_path / "speechless" / "__init__.py").touch()
    (tmp_path / "speechless" / "locale" / "en.ftl").write_text("option-mode = Mode\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "modules", lambda: {"happy_city": "speechless"})
    card = descriptions.game_card(Assets(), "ru", "happy_city")
    assert (card["name"], card["pitch"], card["goal"], card["length"]) == ("happy_city", "", "", "")
    assert [option["label"] for option in card["options"]] == ["Mode", "scoring", "max_rounds", "verified_only"]
    assert descriptions.name_of(descriptions.words_of("en", "removed"), "removed") == "removed"


def test_a_table_page_knows_the_seats_of_its_device_only(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    watch = data(anna.get(f"/t/{table}").text, "setup")["watch"]
    assert data(anna.get(f"/t/{table}").text, "setup")["mine"] == [0]
    spectator = data(anna.get(f"/w/{watch}").text, "setup")
    assert (spectator["mine"], spectator["spectator"], spectator["table"]) == ([], True, watch)


def test_a_guest_is_whoever_sits_at_a_table_of_somebody_else(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", FRIEND, ME)
    assert boris.post(f"/tables/{table}/join", seat=0, name="Boris").is_success
    pages = [anna.get(f"/t/{table}"), boris.get(f"/t/{table}")]
    pages.append(anna.get(f"/w/{data(pages[0].text, 'setup')['watch']}"))
    assert [data(page.text, "setup")["guest"] for page in pages] == [False, True, False]


def test_a_person_is_told_in_words_and_a_program_in_json(server: Server) -> None:
    device = server.device()
    page = device.http.get("/t/nothing", headers=HTML)
    assert page.status_code == 404
    assert "There is no such table" in page.text
    assert device.get("/t/nothing").json()["why"]["kind"] == "no-such-table"
    assert device.http.get("/nowhere", headers=HTML).status_code == 404
    assert device.get("/nowhere").json()["why"]["kind"] == "no-such-page"


def test_a_wrong_address_leads_home_and_back_to_the_tables_of_its_reader(server: Server) -> None:
    anna = server.device()
    running = anna.new_table("happy_city", ME, FRIEND)
    for device, offered in ((anna, True), (server.device(), False)):
        page = device.http.get("/t/nothing", headers=HTML).text
        assert "<h1>Nobody has built here yet</h1>" in page
        assert {"/", "/mine"} <= set(re.findall(r'<a class="btn (?:main|soft)" href="([^"]+)"', page))
        assert (f'href="/t/{running}"' in page) == offered


def test_a_failure_is_told_with_a_way_to_try_again_and_the_headers_of_every_page(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "book_of", lambda *_: 1 / 0)
    app = create_app(Settings(database=sqlite, limits=NO_LIMITS, backups=0))
    with TestClient(app, raise_server_exceptions=False) as client:
        page = client.get("/rules/uptown", headers=HTML)
        assert page.status_code == 500
        assert "<h1>Something fell off the table</h1>" in page.text
        assert '<a class="btn main" href="/rules/uptown">' in page.text
        assert "default-src" in page.headers["content-security-policy"]
        assert client.get("/rules/uptown").json()["why"] == {"kind": "server-failed"}


@pytest.mark.parametrize(
    ("level", "options", "said"),
    [
        ("master", {}, "Trained bots"),
        ("master", {"draft": True}, "Trained bots"),
        ("master", {"rings": True}, "Rule-of-thumb bots"),
        ("regular", {}, None),
    ],
)
def test_a_table_says_whether_its_bots_are_learned(
    server: Server, level: str, options: dict[str, Any], said: str | None
) -> None:
    device = server.device()
    table = device.new_table("welcome_to", ME, {**BOT, "bot": level}, options=options)
    told = [chip for chip in data(device.get(f"/t/{table}").text, "setup")["chips"] if "ots" in chip]
    assert told == ([said] if said else [])


def test_names_are_shown_as_text(server: Server) -> None:
    device = server.device()
    name = "</script><b>Anna & Co"
    table = device.new_table("happy_city", {"kind": "me", "name": "A"}, {"kind": "bot", "bot": "regular", "name": name})
    home = device.get("/").text
    assert name not in home
    assert "&lt;b&gt;Anna &amp; Co" in home
    assert name not in device.get(f"/t/{table}").text


def test_a_language_is_chosen_and_the_way_back_stays_here(server: Server) -> None:
    device = server.device()
    answer = device.http.post("/language/en?back=/rules/happy_city")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/happy_city")
    assert device.http.cookies["lang"] == "en"
    for outside in ("//evil.example", "https://evil.example", "/\\evil.example"):
        assert device.http.post("/language/en", params={"back": outside}).headers["location"] == "/"


def test_the_rules_are_told_with_the_options(server: Server) -> None:
    html = server.device().get("/rules/happy_city").text
    assert "<h2>A round</h2>" in html
    assert "Verified cards only" in html
    assert server.device().get("/rules/barter").status_code == 200
    assert server.device().get("/rules/nothing").status_code == 404


def test_what_stands_under_a_heading_can_be_fetched(server: Server) -> None:
    device = server.device()
    html = device.get("/rules/happy_city/income").text
    assert html.startswith("<p>All players take their income from the bank at the same time")
    assert html in device.get("/rules/happy_city").text
    assert device.get("/rules/happy_city/nothing").status_code == 404
    assert set(device.get("/rules/happy_city/pictures.json").json()) == {"table/0", "special/0", "count/0"}
    assert device.get("/rules/barter/pictures.json").json() == {}


@pytest.mark.parametrize("language", ["en", "hu", "uk"])
def test_a_page_loads_the_words_of_one_language(server: Server, language: str) -> None:
    anna = server.device()
    table = anna.new_table("uptown", ME, BOT)
    page = anna.http.get(f"/t/{table}", headers={"Accept-Language": f"{language},en;q=0.5"}).text
    assert re.findall(r'href="/static/\w+/([^"]+\.ftl)"', page) == [
        f"games/uptown/locale/{language}.ftl",
        f"locale/{language}.ftl",
    ]


def test_english_stands_in_for_words_that_a_strangers_game_lacks() -> None:
    assets = Assets()
    assets.files |= {"games/x/locale/en.ftl": b"a = A\nb = B\n", "games/x/locale/hu.ftl": b"a = A\n"}
    both = ["games/x/locale/hu.ftl", "games/x/locale/en.ftl"]
    assert assets.catalogues("games/x/locale/", "hu") == both
    assert assets.catalogues("games/x/locale/", "cs") == both[1:]
    assert assets.catalogues("games/uptown/locale/", "hu") == ["games/uptown/locale/hu.ftl"]

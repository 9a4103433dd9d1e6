"""An invited guest's first turn: one suggested move with its reason, and who gets none."""

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from server.running import Server

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import FRIEND, ME, PHONE, Person
from browser.positions import play_at, walks
from browser.test_talk import play_turn

LOW: ViewportSize = {"width": 1280, "height": 720}
SETUP = "() => JSON.parse(document.getElementById('setup').textContent)"
NEWCOMER = json.dumps({"sound": False})
"""Preferences of somebody to whom the games are new."""


def sits(host: Person, guest: Person, **wish: Any) -> Page:
    """The page of a guest whose turn is the first."""
    table = str(
        host.post("/tables", **{"game": "happy_city", "seats": [FRIEND, ME], "hints": True, **wish}).json()["table"]
    )
    guest.join(table, 0, "Boris")
    return guest.sit(table)


def test_a_guest_is_suggested_a_move_with_its_reason_picks_it_and_the_coach_knows(
    invite: Invite, server: Server
) -> None:
    anna, boris = invite(), invite(NEWCOMER, viewport=PHONE)
    page = sits(anna, boris)
    suggested = page.locator(".suggesting .suggested")
    expect(page.locator(".status .goal")).to_be_visible()
    above = page.locator(".market").bounding_box()
    expect(suggested).to_contain_text("A good move: Reveal a card costing")
    expect(suggested.locator("p")).to_contain_text(". ")  # and why
    lit = page.locator("[data-lit]").first.get_attribute("data-move")
    assert lit
    expect(page.locator(".tray [data-move]").first).to_be_visible()  # any other move is one tap away
    assert barriers(page, "a suggested move") == []
    assert page.locator(".market").bounding_box() == above  # it comes and goes below the table, which keeps still
    suggested.get_by_role("button", name="Prepare this move").click()
    expect(suggested).to_have_count(0)
    expect(page.locator(".tray .turnlist")).to_contain_text("Not played yet.")
    expect(page.locator(f".deck.awaits[data-move='{lit}']")).to_have_count(1)
    assert page.locator(".market").bounding_box() == above
    expect(page.locator(".log li", has_text="reveals")).to_have_count(0)  # nothing is sent before it is confirmed
    page.locator("[data-confirm]").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    with sqlite3.connect(server.url.removeprefix("sqlite:///")) as database:
        asked = "SELECT seat, turn FROM hints WHERE table_id = ? ORDER BY entry LIMIT 1"
        shown = database.execute(asked, (page.url.rpartition("/")[2],)).fetchall()
    assert [(seat, turn.split("\n")[0]) for seat, turn in shown] == [(0, lit)]
    expect(suggested).to_contain_text(re.compile("A good move:|One option:"))  # the turn goes on
    suggested.get_by_role("button", name="Close the hint").click()
    expect(suggested).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator(".tray [data-move^=reveal]").first.click()  # the guest's own way needs no second tap
    expect(page.locator(".log li", has_text="reveals")).to_have_count(2)
    expect(suggested).to_have_count(0)


@pytest.mark.parametrize("game", ["happy_city", "uptown"])
def test_a_guest_whose_host_begins_is_suggested_a_move_too(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite(NEWCOMER, viewport=PHONE)
    table = anna.new_table(game, ME, FRIEND, hints=True)
    boris.join(table, 1, "Boris")
    page = boris.sit(table)
    expect(page.locator(".status .head")).to_contain_text([re.compile("Anna|Boris")])  # in UpTown either may begin
    play_turn(anna.open(f"/rules/{game}"), anna, table, 0)
    expect(page.locator(".suggested")).to_contain_text(re.compile("A good move:|One option:"))
    for size in (PHONE, LOW):
        page.set_viewport_size(size)
        expect(page.get_by_role("button", name="Prepare this")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Prepare this").click(trial=True)  # nothing lies over it


def test_nothing_is_suggested_to_hosts_in_timed_games_without_hints_and_to_whoever_knows_the_game(
    invite: Invite,
) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 15}
    asked: list[str] = []
    for wish in ({"hints": False}, {"clock": clock}, {"seats": [ME, FRIEND]}, {}):
        anna, boris = invite(NEWCOMER), invite(NEWCOMER)
        asked.clear()
        for one in (anna, boris):
            one.page.on("request", lambda request: asked.append(request.url))
        if not wish:
            learned = json.dumps({"done": ["happy_city/first"], "closed": ""})
            boris.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-lessons'] = {learned!r}")
        if "seats" in wish:
            table = str(anna.post("/tables", game="happy_city", hints=True, **wish).json()["table"])
            boris.join(table, 1, "Boris")
            page = anna.sit(table)
        else:
            page = sits(anna, boris, **wish)
        page.locator(".tray [data-move^=reveal]").first.click()  # as soon as it can be touched
        expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
        expect(page.locator(".status .goal")).to_have_count(1 if wish else 0)
        expect(page.locator(".suggested")).to_have_count(0)
        assert not [url for url in asked if url.endswith("/hint")], wish


def test_nothing_is_suggested_in_a_deal_a_duel_and_a_lesson(invite: Invite) -> None:
    anna, boris = invite(NEWCOMER), invite(NEWCOMER)
    alone = next(moves for _, seat, moves in walks("welcome_to", [ME], {}) if seat is None)
    table = play_at(anna, anna.new_table("welcome_to", ME, hints=True), alone)
    duel = str(anna.post(f"/tables/{table}/duel").json()["url"]).removeprefix("/duel/")
    asked: list[str] = []
    boris.page.on("request", lambda request: asked.append(request.url))
    for deal in ("deals/2026-06-15.happy_city.table", f"duels/{duel}"):
        page = boris.open(str(boris.post(f"/{deal}/tries", name="Boris").json()["url"]))
        expect(
            page.locator(".app.talks .status.mine")
        ).to_be_visible()  # a guest would have been suggested a move by now
        assert page.evaluate(SETUP)["guest"] is False, deal
        expect(page.locator(".suggested")).to_have_count(0)
    assert page.evaluate(SETUP)["hints"] is True  # as at the table that the duel comes from
    lesson = boris.context.request.post("/learn/happy_city", headers={"Origin": boris.base})
    page = boris.open(lesson.url)
    expect(page.locator(".app.teaching")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".status .goal, .suggested")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/hint")]

"""Whatever happens to pages, tabs and the server, the table stays as it was."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.running import Server

from browser.fixtures import Invite
from browser.games import sampled
from browser.heard import State, listen
from browser.people import BEGINNER, FRIEND, ME, SCREEN
from browser.player import Player, play
from ludopolis import registry


def wait_for_moves(page: Page) -> None:
    """The page offers moves."""
    expect(page.locator("[data-move]").first).to_be_visible()


def wait_for_town(page: Page) -> None:
    """The page shows a town."""
    expect(page.locator(".wt-town")).to_be_visible()


def board(page: Page) -> tuple[str, str, list[str]]:
    """The question, the log, and what may be done."""
    wait_for_moves(page)
    moves = page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    return page.locator(".status .head").inner_text(), page.locator(".log").inner_text(), sorted(set(moves))


@pytest.mark.parametrize("game", sampled(2, 1))
def test_a_page_reloaded_in_mid_turn_shows_the_same(invite: Invite, game: str) -> None:
    anna = invite()
    other = FRIEND if registry.find(game).secrets else SCREEN  # no curtain, whoever begins
    page = anna.sit(anna.new_table(game, ME, other))
    player = Player(page, "reload")
    first = player.ready()
    assert first is not None
    # what is only picked changes a question, too, but does not outlast the page
    picked = page.locator(".tray [aria-pressed=true], .st-turner")
    play([player], until=lambda seen: seen.question != first.question and not picked.count())
    before = player.look()
    page.reload()
    page.wait_for_function("sign => look().sign === sign", arg=before.sign)
    assert player.look().sign == before.sign


LOST = "No connection. Trying again…"


@pytest.mark.slow
def test_pages_reconnect_after_the_server_was_killed_and_no_move_is_lost_or_doubled(
    invite: Invite, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, pause=0.01)
    anna, boris = invite(at=server), invite(at=server)
    table = anna.new_table("happy_city", ME, FRIEND, max_rounds=1)
    boris.join(table, 1, "Boris")
    anna.sit(table)
    boris.sit(table)
    one, two = Player(anna.page, "killed one"), Player(boris.page, "killed two")
    seen = one.ready()
    assert seen is not None
    one.step(seen)
    before = board(anna.page)
    server.kill()
    for person in (anna, boris):
        expect(person.page.get_by_text(LOST)).to_be_visible()
    server.start()
    for person in (anna, boris):
        expect(person.page.get_by_text(LOST)).to_be_hidden()
        person.faults.clear()  # the tries while nobody answered
    assert board(anna.page) == before
    play([one, two])
    assert anna.page.locator("tfoot td").all_inner_texts() == boris.page.locator("tfoot td").all_inner_texts()

    # A move sent while the server is away is played once.
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    reveal = page.locator('.tray [data-move="reveal 1"]')
    expect(page.locator(".status .head")).to_have_text("Anna: Reveal a card: from which deck? Cards to reveal: 3.")
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    reveal.click()
    server.start()
    expect(page.locator(".status .head")).to_have_text("Anna: Reveal a card: from which deck? Cards to reveal: 2.")
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    for person in (anna, boris):
        person.faults.clear()  # the tries while nobody answered
    server.stop()


def test_a_second_tab_of_the_same_seat_stays_in_step(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("happy_city", ME, FRIEND))
    tab = anna.context.new_page()
    tab.goto(anna.page.url)
    assert board(tab) == board(anna.page)
    anna.page.locator('.tray [data-move="reveal 2"]').click()
    expect(tab.locator(".log li", has_text="Anna reveals")).to_have_count(1)
    tab.locator('.tray [data-move="reveal 3"]').click()
    expect(anna.page.locator(".log li", has_text="Anna reveals")).to_have_count(2)
    expect(tab.locator(".log li", has_text="Anna reveals")).to_have_count(2)
    assert board(tab) == board(anna.page)


def test_spectators_see_what_is_public_and_no_hands(invite: Invite) -> None:
    anna, stranger = invite(), invite()
    table = anna.new_table("welcome_to", ME, BEGINNER, draft=True)
    states: list[State] = []
    listen(stranger.page, states)
    page = anna.sit(table)
    wait_for_moves(page)
    expect(page.locator(".wt-hand .wt-group")).to_have_count(3)
    page.get_by_role("button", name="Share").click()
    other = stranger.open(page.get_by_label("For spectators", exact=True).input_value())
    page.keyboard.press("Escape")
    expect(other.locator(".bar .chip.eye")).to_have_text("watching")
    expect(other.locator(".status .head")).to_have_text("Anna is deciding.")
    player = Player(page, "watched")
    play([player], until=lambda seen: "Round 2" in page.locator(".log").inner_text() or seen.over)
    expect(other.locator(".log")).to_contain_text("Round 2")
    assert re.search(r"Anna draws \d+ /", page.locator(".log").inner_text())
    assert not re.search(r"draws \d+ /", other.locator(".log").inner_text())
    wait_for_town(other)
    expect(other.locator("[data-move], .wt-hand, .wt-combo, .wt-opt")).to_have_count(0)
    expect(other.get_by_role("button", name="Undo")).to_have_count(0)
    hands = [hand for state in states for hand in state["view"]["hands"]]
    assert {state["view"]["round"] for state in states} == {1, 2}
    assert {card["number"] for hand in hands for card in hand} == {None}
    assert all(state["legal"] == [] and state["asks"] is None for state in states)

"""“What is this?”: everything on a board answers, by hand, by finger and by keyboard."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.games import GAMES, full_options
from browser.held import Held
from browser.people import FRIEND, ME, PHONE, SCREEN, TOUCH, Person, drawn
from browser.positions import reach
from browser.questions import Puppet, golden_files, questions, read, watched
from ludopolis import registry
from ludopolis.engine.table.table import Table

THINGS = Path(__file__).parent / "things.js"
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "tablet": (820, 1180), "phone": (390, 844), "side": (844, 390)}


def check(page: Page) -> set[str]:
    """Everything on the page answers, with a paragraph of the rules. Returns the kinds of things there are."""
    lift = page.locator("[data-lift]")
    expect(lift.or_(page.locator("main.board > *").first)).to_be_attached()
    if lift.count():
        lift.click()
    expect(page.locator("main.board [data-what]").first).to_be_attached()  # an empty table comes first
    expect(page.locator(".whatnote")).to_be_attached()  # which comes with what the first board does without
    assert page.evaluate("things.unanswered()") == []
    told: dict[str, Any] = page.evaluate("things.ask()")
    assert told["poor"] == []
    return set(told["kinds"])


def later(moves: int) -> Any:
    """A position after so many moves of a random game."""

    def wanted(twin: Table, seat: int) -> bool:
        return len(twin.record().entries) >= moves

    return wanted


@pytest.mark.parametrize("game", [game for game in GAMES if game != "happy_city"])  # that one is asked by hand below
def test_everything_answers(invite: Invite, game: str) -> None:
    anna = invite()
    table, _, _ = reach(anna, game, [ME, SCREEN], later(20))
    anna.context.add_init_script(path=THINGS)
    assert len(check(anna.sit(table))) > 6


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [1, 12, 80])
def test_everything_answers_at_many_positions_and_sizes(invite: Invite, game: str, moves: int) -> None:
    anna = invite()
    anna.context.add_init_script(path=THINGS)
    low, high = registry.find(game).players[0], registry.find(game).players[-1]
    for count in sorted({low, min(high, 4)}):
        options = full_options(game) if count > 1 else {}
        seats = [ME, *[{**SCREEN, "name": f"P{seat}"} for seat in range(1, count)]]
        table, _, _ = reach(anna, game, seats, later(moves), **options)
        page = anna.sit(table)
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            check(page)


def asked(page: Page, name: str) -> None:
    expect(page.locator(".whatis h2")).to_have_text(name)
    expect(page.locator(".whatis blockquote")).not_to_be_empty()


def at_happy_city(invite: Invite, **how: Any) -> tuple[Person, Page]:
    anna = invite(**how)
    table, _, _ = reach(anna, "happy_city", [ME, SCREEN], later(20))
    page = anna.sit(table)
    expect(page.locator(".whatnote")).to_be_attached()
    return anna, page


def test_by_mouse_and_keyboard(invite: Invite) -> None:
    _, page = at_happy_city(invite)
    number = page.evaluate(
        "performance.getEntriesByType('resource').filter(({name}) => name.includes('what.json')).length"
    )
    assert number == 0  # nothing is fetched before somebody asks
    page.evaluate(THINGS.read_text("utf-8") + "null")
    assert len(check(page)) > 6
    # A right click asks; a click elsewhere closes the card and acts.
    page.locator(".purseline").click(button="right")
    asked(page, "Coins")
    expect(page.locator(".board [data-lit]").first).to_be_visible()  # the cards that pay
    page.locator(".bar h1").click()
    expect(page.locator(".whatis, [data-lit]")).to_have_count(0)
    # “?” and then a click asks too, and the click does nothing else.
    before = page.locator("[data-move]").count()
    page.keyboard.press("?")
    expect(page.locator(".whatnote")).to_contain_text("Choose anything")
    page.locator(".tray [data-move]").first.click()
    expect(page.locator(".whatis h2")).to_be_visible()
    assert page.locator("[data-move]").count() == before
    expect(page.locator(".whatnote")).to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".whatis")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(page.locator(".whatnote")).to_be_empty()
    # “?” on what has the focus: the focus goes into the card and comes back.
    card = page.locator(".sale .card").first
    card.focus()
    page.keyboard.press("?")
    expect(page.locator(".whatis")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".whatis")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    # The link opens the rules at the paragraph.
    page.locator(".purseline").click(button="right")
    page.locator(".whatis footer a").click()
    expect(page.locator(".drawer #coins")).to_be_in_viewport()


@pytest.mark.soak
def test_nothing_stands_in_the_way_of_reading_an_answer(invite: Invite) -> None:
    _, page = at_happy_city(invite)
    found: list[str] = []
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-purse]").locator("visible=true").first.click(button="right")
        asked(page, "Coins")
        found += barriers(page, f"{width} wide", ".whatis")
        page.keyboard.press("Escape")
    assert found == []


def test_by_finger(invite: Invite) -> None:
    _, page = at_happy_city(invite, viewport=PHONE, **TOUCH)
    picked = page.locator("[aria-pressed=true]").count()
    box = page.locator(".sale .card").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".whatis h2")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    sheet = page.locator(".whatis").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 220
    assert page.locator("[aria-pressed=true]").count() == picked  # the press has picked nothing
    page.get_by_label("Show more").click()
    expect(page.locator(".whatis blockquote")).to_be_in_viewport()
    # A finger that moves asks nothing.
    page.locator(".whatis header .iconbtn").click()
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{**point, "y": point["y"] - 40}]})
    page.wait_for_timeout(600)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".whatis")).to_have_count(0)


def test_what_happens_for_the_first_time_is_told_once(invite: Invite) -> None:
    anna = invite(prefs='{"sound": false}')
    learned = json.dumps({"done": ["happy_city/first"]})  # the goal is not told any more
    anna.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-lessons'] = {learned!r}")
    table, _, _ = reach(anna, "happy_city", [ME, SCREEN], lambda twin, seat: twin.state.asks(seat).kind == "action")
    page = anna.sit(table)
    card = page.locator(".first")
    expect(card).to_be_empty()
    page.locator('.tray [data-move="take coin"]').click()
    expect(card).to_contain_text("New · Turns")
    expect(card).to_contain_text("You must do one of three things")
    page.set_viewport_size(PHONE)  # nothing is covered and nothing moves before the line is opened
    expect(card).to_be_hidden()
    line = page.locator(".newline > :first-child")
    expect(line).to_have_text("New: Anna takes 1 coin.")
    height = "document.querySelector('.status').offsetHeight"
    before = page.evaluate(height)
    line.click()
    card.get_by_text("Got it").click()
    expect(card).to_be_empty()
    expect(line).to_have_count(0)
    assert page.evaluate(height) == before
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage['ludopolis-firsts'])")
    assert kept == {"happy_city": ["coin-taken"]}


def test_what_was_done_for_a_newcomer_is_told_after_the_rivals_turn_that_came_before_it(invite: Invite) -> None:
    anna = invite(viewport=PHONE, prefs='{"sound": false}')
    learned = json.dumps({"done": ["uptown/first"]})  # the goal is not told any more
    anna.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-lessons'] = {learned!r}")
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(anna, record, seat := watched(path, record.header.players))
    for question in questions(record, seat):
        puppet.ask(question)
        if question.lines[-1]["kind"] == "coins-collected":
            break
    told = puppet.page.locator(".status .news")
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text("buys")
    expect(told.last).to_contain_text("collects")


def test_the_goal_comes_before_what_is_new_which_stays_new(invite: Invite) -> None:
    anna = invite(prefs='{"sound": false}', viewport=PHONE)
    table, _, _ = reach(anna, "happy_city", [ME, SCREEN], lambda twin, seat: twin.state.asks(seat).kind == "action")
    page = anna.sit(table)
    page.locator('.tray [data-move="take coin"]').click()
    expect(page.locator(".first")).to_contain_text("New ·")
    expect(page.locator(".status .goal")).to_be_visible()  # of Boris, on the same screen
    expect(page.locator(".newline")).to_have_count(0)
    page.locator('.tray [data-move="keep"]').click()
    page.wait_for_function("() => JSON.parse(localStorage['ludopolis-firsts']).happy_city.length === 0")


def test_what_is_new_in_one_move_is_told_in_its_order(invite: Invite) -> None:
    anna = invite(prefs='{"sound": false}', viewport=PHONE)
    learned = json.dumps({"done": ["streets/first"]})
    anna.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-lessons'] = {learned!r}")
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    page.locator("button.st-card").first.click()
    page.locator('[data-move="cell -1,0"]').click()
    expect(page.locator(".st-turner")).to_be_visible()
    for _ in range(4):
        if page.locator(".st-roll:not(.open)").count():  # it closes a street
            break
        page.locator(".st-turner").click()
        drawn(page)
    page.locator(".st-tray .btn.main").click()
    line, card = page.locator(".newline > :first-child"), page.locator(".first")
    expect(line).to_have_text("New: Anna closes a street of 1 tile")
    line.click()
    card.get_by_text("Got it").click()
    expect(line).to_have_text("New: Everybody who lived there looks for a home.")
    line.click()
    card.get_by_text("Got it").click()
    expect(line).to_have_text("New: Somebody finds no home and waits in a dashed bubble.")


def test_what_happened_before_the_rules_came_hides_nothing_later_and_stays_new(invite: Invite) -> None:
    anna = invite(prefs='{"sound": false}')
    learned = json.dumps({"done": ["happy_city/first"]})
    anna.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-lessons'] = {learned!r}")
    table, _, _ = reach(anna, "happy_city", [ME, SCREEN], lambda twin, seat: twin.state.asks(seat).kind == "action")
    held = Held(anna.page, "**/what.json")
    page = anna.sit(table)
    page.locator('.tray [data-move="take coin"]').click()
    rules = held.next()
    expect(page.locator(".log li", has_text="takes 1 coin")).not_to_have_count(0)
    page.locator('.tray [data-move="keep"]').click()
    expect(page.locator('.tray [data-move="take coin"]')).to_be_visible()  # of Boris, on the same screen
    with page.expect_response("**/what.json"):
        rules.continue_()
    page.wait_for_function("() => JSON.parse(localStorage['ludopolis-firsts'])?.happy_city?.length === 0")
    expect(page.locator(".first")).to_be_empty()
    page.locator('.tray [data-move="take coin"]').click()
    expect(page.locator(".first")).to_contain_text("takes 1 coin")


def test_a_tap_is_answered_although_the_page_is_still_loading(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    rest = Held(anna.page, "**/*+rest.js")
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    held = rest.next()
    page.locator(".happy [data-tap]").first.click()
    expect(page.locator(".whatis")).to_have_count(0)
    held.continue_()
    asked(page, "Residents")

"""A lesson in the browser: what is lit up leads through it, other moves are answered, and the game goes on."""

import pytest
from our_games import FULL_GAMES
from playwright.sync_api import expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.learner import NOTE, go_on, ready, where
from browser.people import PHONE, TOUCH
from ludopolis import registry

LESSONS = [(game, lesson.id) for game in FULL_GAMES for lesson in registry.lessons(game)]
NORMAL = {("happy_city", "last-round")}
"""What a normal run takes."""
OFFERED = [
    pytest.param(game, lesson, marks=() if (game, lesson) in NORMAL else pytest.mark.soak) for game, lesson in LESSONS
]


@pytest.mark.parametrize(("game", "lesson"), OFFERED)
def test_what_is_lit_up_leads_through_a_lesson(invite: Invite, game: str, lesson: str) -> None:
    anna = invite(prefs='{"sound": false}')
    page = anna.open(f"/learn/{game}")
    page.locator(f"[data-lesson='{game}/{lesson}'] button").click()
    steps = registry.lesson(game, lesson).steps
    seen: list[int] = []
    for _ in range(200):
        ready(page)
        shown = int(where(page)[1].split()[1])
        if not seen or seen[-1] != shown:
            seen.append(shown)
            expect(page.locator(".pin.at:visible")).to_have_count(len(steps[shown - 1].light))
            expect(page.locator(f"{NOTE} header [tabindex]")).to_be_focused()  # a screen reader says it
        go_on(page)
        if not page.locator(NOTE).count():
            break
    assert seen == list(range(1, len(steps) + 1))
    expect(page.locator(".status")).to_be_visible()
    page.mouse.move(0, 0)  # left where the note was, it may be over a line of the log, which lights up its tile
    expect(page.locator(".pin.at, [data-lit]")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['ludopolis-firsts'] ?? '{}')")  # what a lesson has taught is not new
    page.goto(f"/learn/{game}")
    expect(page.locator(f"[data-lesson='{game}/{lesson}'] .done")).to_be_visible()


@pytest.mark.slow
def test_other_moves_are_answered_and_nothing_happens(invite: Invite) -> None:
    anna = invite(viewport=PHONE, **TOUCH)
    page = anna.open("/")
    page.locator("#game-happy_city .learn button").click()
    note = page.locator(NOTE)
    ready(page)
    expect(page.locator("[data-part=specials]")).to_have_attribute("data-later", "Special buildings come in step 12")
    page.locator("[data-id='deck:3']").tap()
    expect(note).to_contain_text("those cards cost more than your 3 coins")
    for _ in range(3):
        go_on(page)
    ready(page)
    page.locator("[data-id='card:house:0']").tap()  # picked first on this board
    expect(note).to_contain_text("the Bookshop brings a coin every round and a resident")
    page.locator("[data-id='card:amusement_park:0']").tap()
    expect(note).to_contain_text("costs 9 coins; you have 3")  # the rules' own reason
    expect(note.locator(".show.breathes")).to_have_count(0)
    page.locator("[data-id='card:steelworks:0']").tap()
    expect(note.locator(".show.breathes")).to_be_visible()  # after two answers
    note.get_by_role("button", name="Show me").tap()
    expect(note.locator(".todo")).to_have_text("Buy Bookshop for 3 coins")
    assert barriers(page, "lesson") == []
    assert where(page)[:2] == ["3", "Step 4 of 18"]
    box, tray, board = (page.locator(part).bounding_box() for part in (NOTE, ".tray", ".board"))
    assert box is not None
    assert tray is not None
    assert board is not None
    assert box["y"] + box["height"] <= board["y"] + 1
    assert board["y"] + board["height"] <= tray["y"] + 1
    go_on(page)
    ready(page)
    told = note.get_by_text("buys the Steelworks")
    expect(told).to_be_hidden()  # no room to say it at once
    note.get_by_role("button", name="What happened?").tap()
    expect(told).to_be_visible()
    page.goto("/")
    expect(page.locator(".c")).to_contain_text("step 5 of 18")

"""The turn that a hint advises, on every board: ghosts in order that take no clicks. The search is left out."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.fixtures import Invite
from browser.games import sampled
from browser.people import ME, PHONE, SCREEN

Turn = list[tuple[str, dict[str, Any]]]
"""Moves in notation, and as facts."""


def names(page: Page, things: str, attribute: str = "data-move") -> list[str]:
    """What these things stand for."""
    found: list[str] = page.locator(things).evaluate_all(f"all => all.map(one => one.getAttribute('{attribute}'))")
    assert found, things
    return found


def play(page: Page) -> Turn:
    """A tile of one's own on the first building, or at the first letter, of the hand."""
    card = names(page, ".gk-card[data-move]")[0].split(" ")[1]
    tile = names(page, ".gk-tile", "data-id")[0].removeprefix("tile:")
    kind = "urbanize" if len(card) == 1 else "construct"
    return [(f"play {card} {tile}", {"kind": kind, "card": card, "tile": tile})]


def buy(page: Page) -> Turn:
    """A dwelling."""
    card = names(page, ".dwell [data-id]", "data-id")[0].split(":")[1]
    reveal = ("reveal 1", {"kind": "reveal", "deck": 1, "low": 1, "high": 3})
    return [reveal, (f"buy {card}", {"kind": "buy", "card": card, "price": 1})]


def build(page: Page) -> Turn:
    """The first tile of the hand on the first free cell."""
    tile = names(page, ".tray [data-id]", "data-id")[0].removeprefix("tile:")
    cell = names(page, ".st-free")[0].removeprefix("cell ")
    road = [("road S", {"kind": "road", "side": "S"})]
    return [(f"build {tile}", {"kind": "build", "tile": tile}), (f"cell {cell}", {"kind": "cell"}), *road]


def place(page: Page) -> Turn:
    """The card in hand on the first plot that takes it."""
    move = names(page, ".slot[data-move]")[0]
    _, project, plot = move.split(" ")
    return [(move, {"kind": "place", "project": project, "plot": int(plot)})]


def write(page: Page) -> Turn:
    """A house with a pool."""
    house = ("place 7 S1.3", {"kind": "place", "number": 7, "slot": "S1.3"})
    return [("combo 1", {"kind": "combo", "combo": 1, "number": 7, "effect": "pool"}), house]


TURNS: dict[str, tuple[Callable[[Page], Turn], int]] = {
    "ginkgopolis": (play, 1),
    "happy_city": (buy, 2),
    "streets": (build, 2),
    "uptown": (place, 1),
    "welcome_to": (write, 2),
}
"""By game: a turn, and the number of the move that has a ghost."""


@pytest.mark.parametrize("game", sampled(2, 1))
def test_the_advised_turn_is_drawn_as_ghosts_that_take_no_clicks(game: str, invite: Invite) -> None:
    make, number = TURNS.get(game, (None, 0))
    if make is None:
        pytest.skip("it has no board of ours")
    anna = invite()
    page = anna.sit(anna.new_table(game, ME, SCREEN, hints=True))
    page.locator("[data-move], .curtain").first.wait_for()
    if page.locator(".curtain").is_visible():
        page.locator(".curtain button").first.click()
    page.locator(".tray [data-move], .board [data-move]").first.wait_for()
    turn = make(page)
    asked: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json or {})
        said = [{"move": move, "say": say} for move, say in turn]
        told = {"turn": said, "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
        route.fulfill(content_type="application/json", body=json.dumps(told))

    page.route("**/hint", answer)
    page.keyboard.press("h")
    ghost = page.locator(f"[data-ghost='{number}']")
    expect(ghost.first).to_be_visible()
    expect(page.locator(".pin.at:not([hidden])").last).to_have_text(f"{number}")
    box = ghost.first.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert not page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-ghost]')", middle)
    if game == "streets":  # a whole placement is compared, not the tile alone
        page.locator(".tray .st-card").first.click()
        with page.expect_response(lambda answer: answer.url.endswith("/hint") and len(asked[-1]["pick"]) > 1):
            page.locator(".st-free").nth(1).click()
        assert [move.split(" ")[0] for move in asked[-1]["pick"]][:2] == ["build", "cell"]
    page.set_viewport_size(PHONE)
    cards = page.locator(".tray .st-card").first if game == "streets" else page.locator(".tray")  # its button stays
    expect(cards).to_be_hidden()
    board, hint = page.locator("main.board").bounding_box(), page.locator(".hints").bounding_box()
    assert board
    assert hint
    assert board["y"] + board["height"] <= hint["y"] + 1
    page.get_by_role("button", name="Why not…?").click()
    expect(cards).to_be_visible()
    page.keyboard.press("h")
    expect(cards).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("[data-ghost]")).to_have_count(0)

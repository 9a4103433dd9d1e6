"""Streets: what a turn that waits for Confirm shows, part by part, and the prices of tiles to abandon."""

import pytest
from browser.fixtures import Invite
from browser.people import LANDSCAPE, PHONE, drawn
from browser.questions import Puppet, golden_files, questions, read
from browser.test_picked import advice, pick_turn
from playwright.sync_api import ViewportSize, expect

from ludopolis.engine.values.data import Data

TWO = 34
"""The golden record of a game of two."""
FIVE = 37
"""The golden record of a game of five."""
UNSEEN_MARKS = """marks => {
  const map = document.querySelector(".pan-frame").getBoundingClientRect();
  const room = { left: map.left, right: map.right, top: map.top - 14, bottom: map.bottom + 14 };
  const signs = [...document.querySelectorAll(".pan-edge:not([hidden])")].map((sign) => sign.getBoundingClientRect());
  const within = ({ x, y }, { left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  return marks
    .map((mark) => mark.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x }) => x < map.right)
    .filter((middle) => !within(middle, room) || signs.some((sign) => within(middle, sign)));
}"""
"""Where marks of a turn stand beside the map or under a sign at its edge."""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
def test_every_part_of_a_hints_turn_is_in_view_before_it_is_confirmed(invite: Invite, size: ViewportSize) -> None:
    record = read(golden_files("streets")[FIVE])
    puppet = Puppet(invite(viewport=size), record, 0, hints=True)
    page = puppet.page
    turn: list[Data] = []
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=advice(turn)))
    marks = page.locator(".pin.at:not([hidden])")
    for question in [one for one in questions(record, 0) if len(one.turn) > 4]:
        turn[:] = question.turn
        puppet.ask(question)
        pick_turn(page)
        drawn(page)
        assert marks.count() > 2
        assert marks.evaluate_all(UNSEEN_MARKS) == [], question.n


COVERED = """() => {
  const boxes = (names) => [...document.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const things = boxes(".st-tile .tok, .st-tile path[paint-order], .st-crowd > rect, .st-ring");
  return boxes(".st-cost rect").filter((price) => things.some((one) => meet(price, one))).length;
}"""
"""How many prices lie over a marker, a symbol or people."""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
def test_a_phone_shows_every_price_of_a_tile_to_abandon(invite: Invite, size: ViewportSize) -> None:
    record = read(golden_files("streets")[TWO])
    puppet = Puppet(invite(viewport=size), record, 1)
    puppet.ask(next(one for one in questions(record, 1) if one.n == 79))
    prices = puppet.page.locator(".st-prices .btn")
    expect(prices).to_have_count(5)
    for price in prices.all():
        expect(price).to_be_in_viewport(ratio=1)
    sizes = prices.evaluate_all("all => all.map((one) => `${one.offsetWidth} ${one.offsetHeight}`)")
    assert len(set(sizes)) == 1, sizes
    expect(puppet.page.locator(".st-cost")).to_have_count(5)
    assert puppet.page.evaluate(COVERED) == 0


def test_a_tile_to_abandon_that_is_pressed_again_is_let_go(invite: Invite) -> None:
    record = read(golden_files("streets")[TWO])
    puppet = Puppet(invite(viewport=PHONE), record, 1)
    puppet.ask(next(one for one in questions(record, 1) if one.n == 79))
    price, tiles = puppet.page.locator(".st-prices .btn").first, puppet.page.locator(".st-choice.on")
    for pressed, marked in (("true", 1), ("false", 0)):
        price.click()
        expect(price).to_have_attribute("aria-pressed", pressed)
        expect(tiles).to_have_count(marked)
    expect(puppet.page.locator(".step-abandon .btn.main")).to_be_disabled()


def test_a_picked_turn_shows_who_goes_where_and_which_tile_is_abandoned(invite: Invite) -> None:
    record = read(golden_files("streets")[TWO])
    puppet = Puppet(invite(viewport=PHONE), record, 1, hints=True)
    page = puppet.page
    turn: list[Data] = []
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=advice(turn)))
    asked = {one.n: one for one in questions(record, 1)}
    going = page.locator(".st-advised circle.full")
    steps = page.locator("[data-confirm] .partlist > span:last-child")
    for n, places, told in (
        (61, 1, "2 hipsters to Microbrewery"),
        (127, 2, "1 shopper to Games Hall, 3 to Glass Arcade"),
    ):
        turn[:] = asked[n].turn
        puppet.ask(asked[n])
        pick_turn(page)
        expect(going).to_have_count(places)
        expect(steps.last).to_have_text(told)
    expect(page.locator(".st-cost")).to_have_text(["−$12"])
    expect(page.locator(".st-choice.on")).to_have_attribute("data-move", turn[0]["move"])

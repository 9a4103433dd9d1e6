"""Streets' first lesson on a phone: what is not to be touched yet neither calls nor stands in the way."""

import pytest
from browser.fixtures import Invite
from browser.learner import go_on, ready, where
from browser.people import PHONE, TOUCH, drawn
from playwright.sync_api import Page, expect

HIDDEN = """() => {
  const boxes = (names) => [...document.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, r: width / 2 });
  const pins = boxes(".pin.at:not([hidden])").map(middle);
  const symbols = boxes(".st-city .st-tile path[paint-order]");
  if (!symbols.length) return -1;
  return symbols.filter(({ left, right, top, bottom }) =>
    pins.some(({ x, y, r }) => x + r > left && x - r < right && y + r > top && y - r < bottom)).length;
}"""
"""How many symbols of the city are under a pin."""


def reach(page: Page, step: int) -> None:
    """Goes on to a step."""
    while f"Step {step} of" not in where(page)[1]:
        go_on(page)
        ready(page)
    drawn(page)


@pytest.mark.slow
def test_a_lesson_on_a_phone_shows_only_what_it_speaks_of(invite: Invite) -> None:
    page = invite(viewport=PHONE, **TOUCH).open("/learn/streets")
    page.locator("[data-lesson='streets/first'] button").click()
    ready(page)
    build = page.locator(".st-acts .btn.main")
    expect(build).to_be_visible()
    reach(page, 2)
    expect(build).to_be_hidden()
    assert page.evaluate(HIDDEN) == 0
    reach(page, 5)
    expect(build).to_be_visible()
    expect(page.locator(".pan-edge:visible")).to_have_count(0)

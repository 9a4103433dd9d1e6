"""With the box, by keyboard and screen reader: what Tab reaches has a name, shows the focus, and is in sight."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import LANDSCAPE, PHONE, Person

TABLET = {"width": 820, "height": 1180}
SIZES = [PHONE, LANDSCAPE, TABLET]
MOST_STOPS = 200
FOCUSED = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const label = element.labels?.[0] ?? element;
  const name = element.getAttribute("aria-label") || label.innerText || element.title;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const seen = over !== null && (label.contains(over) || over.contains(element));
  const ring = [element, label, ...label.children].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
  return [name.trim(), ring, seen];
}"""


class Stop(NamedTuple):
    """What Tab has come to."""

    name: str
    ring: bool
    seen: bool


def stops(page: Page) -> list[Stop]:
    """All of a page, from the first to the last."""
    found: list[Stop] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUSED)
        if at is None:
            return found
        found.append(Stop(*at))
    raise AssertionError("Tab never leaves the page")


def new_pad(anna: Person, game: str, *names: str) -> str:
    id = str(anna.post("/pads", game=game, names=names, options={}).json()["pad"])
    assert anna.post(f"/pads/{id}", kind="sit", side=0).ok
    return id


def page_of(anna: Person, which: str) -> str:
    match which:
        case "set-up":
            return "/box/streets?players=4"
        case "pad":
            return f"/pad/{new_pad(anna, 'welcome_to', 'Anna', 'Boris')}"
        case "sheet":
            id = new_pad(anna, "happy_city", "Anna", "Boris")
            for key in ("residents.0", "hearts.0", "residents.1", "hearts.1"):
                assert anna.post(f"/pads/{id}", kind="enter", field=key, value=5).ok
            return f"/pad/{id}"
        case "flipper":
            id = new_pad(anna, "welcome_to", "Anna", "Boris")
            assert anna.post(f"/pads/{id}", kind="act", act="turn", answers={}).ok
            return f"/pad/{id}/aid"
    return f"/pad/{new_pad(anna, 'ginkgopolis', 'Anna')}/aid"


def walk(anna: Person, which: str) -> None:
    page = anna.open(page_of(anna, which))
    expect(page.locator(".padmain button, #laid[data-drawn]").first).to_be_visible()
    found = stops(page)
    assert len(found) > 5
    assert [stop for stop in found if not (stop.name and stop.ring and stop.seen)] == []
    assert barriers(page, which) == []
    assert anna.faults == []


@pytest.mark.parametrize("which", ["set-up", "pad", "sheet", "flipper", "hal"])
def test_every_stop_has_a_name_and_is_seen(invite: Invite, which: str) -> None:
    walk(invite(viewport=PHONE), which)


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-GB", "ru", "hu"])
@pytest.mark.parametrize("size", SIZES)
def test_every_stop_at_every_size(invite: Invite, size: dict[str, int], locale: str) -> None:
    anna = invite(viewport=size, locale=locale)
    for which in ("set-up", "pad", "sheet", "flipper", "hal"):
        walk(anna, which)


def test_an_evening_without_a_mouse(invite: Invite) -> None:
    anna = invite()
    page = anna.open(page_of(anna, "flipper"))
    turn = page.locator('[data-act="turn"]')
    turn.focus()
    for round in (2, 3):  # the key that turns the cards keeps the focus
        page.keyboard.press("Enter")
        expect(page.locator(".aidfigures dd")).to_have_text(str(round))
        expect(turn).to_be_focused()
    page.locator('[data-act="claim"]').focus()
    page.keyboard.press("Space")
    for question, choice in (("plan", "1"), ("side", "1"), ("reshuffle", "no")):
        page.locator(f'[data-field="{question}"] [data-choice="{choice}"]').focus()
        page.keyboard.press("Enter")
    expect(page.locator(".wt-flipplans li").first).to_contain_text("Boris")
    expect(page.locator('[data-act="claim"]')).to_be_focused()

    page = anna.open(page_of(anna, "hal"))
    for question, choice in (("card_kind", "C"), ("tile_colour", "red"), ("tile_number", "9"), ("card_beside", "5")):
        asked = page.locator(f'[data-field="{question}"]')
        if question != "card_kind":  # a question that is answered hands the focus on to the next one
            expect(asked.locator("button").first).to_be_focused()
        asked.locator(f'[data-choice="{choice}"]').focus()
        page.keyboard.press("Enter")
    expect(page.locator(".aidtold")).to_contain_text(re.compile("gets 5 points"))
    expect(page.locator('[data-field="card_kind"] button').first).to_be_focused()
    assert anna.faults == []

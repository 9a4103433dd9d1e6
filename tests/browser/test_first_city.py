"""A newcomer's first turn in Ginkgopolis on a phone: whatever else is told, every answer is in sight."""

import json

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.fixtures import Invite
from browser.held import Held
from browser.people import BOT, FRIEND, LANDSCAPE, ME, PHONE, TOUCH, Person, drawn
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.test_choosing import MEASURE

PLACES = """() => [...document.querySelectorAll(".gk-target")].map((target) => {
  const { left, top, width } = target.getBoundingClientRect();
  return [target.dataset.move, ...[left, top, width].map(Math.round)];
})"""
"""Where one may play in the city."""
NEWCOMER = json.dumps({"sound": False})
ANSWERS = 'choosing([...document.querySelectorAll(".gk-hand [data-move]")].map(({ dataset }) => dataset.move))'
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const chips = [...document.querySelectorAll(".gk-bottom .gk-pile")].filter((chip) => chip.checkVisibility()).map(box);
  return [...document.querySelectorAll("[data-id^='token:']")]
    .filter((token) => chips.some((chip) => {
      const { left, right, top, bottom } = box(token);
      return left < chip.right && right > chip.left && top < chip.bottom && bottom > chip.top;
    }))
    .map((token) => token.dataset.id);
}"""
"""Letters below what stands in a corner of the map."""
OUTSIDE = """() => {
  const frame = document.querySelector(".pan-frame").getBoundingClientRect();
  return [...document.querySelectorAll("[data-id^='token:']")]
    .filter((token) => {
      const { top, bottom } = token.getBoundingClientRect();
      return top < frame.top || bottom > frame.bottom;
    })
    .map((token) => token.dataset.id);
}"""
"""Letters above or below the map's frame."""


def first_turn(person: Person) -> Page:
    """The person's first turn, at a table with hints, when the bot has chosen: whatever comes puts a hint away."""
    page = person.sit(person.new_table("ginkgopolis", ME, BOT, hints=True))
    expect(page.locator(".gk-hand [data-move]").first).to_be_visible()
    expect(page.locator(".status .goal")).to_be_attached()
    expect(page.locator(".scorestrip .gk-mood")).to_be_visible()
    page.evaluate(MEASURE)
    drawn(page)
    return page


@pytest.mark.parametrize("locale", ["hu-HU", "cs-CZ"])
def test_nothing_lies_over_a_letter_with_a_hint_or_without(invite: Invite, locale: str) -> None:
    page = first_turn(invite(NEWCOMER, viewport=PHONE, locale=locale, **TOUCH))
    assert page.evaluate(COVERED) == []
    assert page.evaluate(ANSWERS) == {}
    page.locator(".hintbtn").tap()
    expect(page.locator(".hints .because:not(.quiet)")).to_be_visible()
    drawn(page)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(ANSWERS) == {}


@pytest.mark.parametrize("viewport", [PHONE, {"width": 820, "height": 1180}], ids=["phone", "upright"])
def test_a_suggested_move_leaves_the_city_its_room_and_moves_nothing_when_it_comes(
    invite: Invite, viewport: ViewportSize
) -> None:
    anna, boris = invite(), invite(NEWCOMER, viewport=viewport, **TOUCH)
    boris.join(table := anna.new_table("ginkgopolis", FRIEND, ME, hints=True), 0, "Boris")
    thinking = Held(boris.page, "**/hint")
    page = boris.sit(table)
    expect(page.locator(".suggested.quiet")).to_be_visible()
    drawn(page)
    places = page.evaluate(PLACES)
    thinking.next().continue_()
    expect(page.locator(".suggested p")).to_be_visible()
    page.evaluate(MEASURE)
    drawn(page)
    assert page.evaluate(PLACES) == places
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(ANSWERS) == {}
    words = page.locator(".gk-tray.phone .gk-laneline .lw")
    for at in range(words.count()):
        expect(words.nth(at)).to_be_visible()  # what the bonuses are for


def test_on_its_side_a_phone_shows_what_plays_the_picked_turn(invite: Invite) -> None:
    page = first_turn(invite(NEWCOMER, viewport=LANDSCAPE, locale="hu-HU", **TOUCH))
    expect(page.locator(".status .goal")).to_be_visible()
    page.locator(".gk-hand [data-move]").first.tap()
    page.locator(".gk-tile:not(.dear)").first.tap()
    drawn(page)
    for button in page.locator(".gk-buttons .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".gk-hand .gk-card").first).to_be_in_viewport(ratio=0.9)  # the picked one is raised


def test_sentences_of_the_line_above_the_city_are_parted(invite: Invite) -> None:
    path = golden_files("ginkgopolis")[10]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    told = ""
    for question in questions(record, seat):
        puppet.ask(question)
        drawn(puppet.page)
        line = puppet.page.locator(".gk-told")
        told = line.inner_text() if line.count() else ""
        if "is reshuffled" in told:
            break
    assert ". The deck has run out" in told

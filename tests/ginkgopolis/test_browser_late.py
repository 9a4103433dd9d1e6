"""Ginkgopolis in recorded games, late and with many at the table: nothing is cut, covered or out of reach."""

import pytest
from browser.fixtures import Invite
from browser.people import LANDSCAPE, PHONE, drawn
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.test_choosing import MEASURE, begin, measured
from playwright.sync_api import ViewportSize, expect

FIVE = 45
"""The golden record of a game of five."""
OVER = """([above, below]) => {
  const boxes = (names) => [...document.querySelectorAll(names)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  const list = document.querySelector(".gk-plays")?.getBoundingClientRect();
  const shared = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
  const seen = boxes(above).filter((box) => box.left < list.right && box.top < list.bottom);
  return seen.flatMap((one) => boxes(below).filter((other) => shared(one, other) > 3)).length;
}"""
"""How many things lie under what has just been played."""
CITY = ".gk-stack, [data-id^='token:']"
TWO_SIGNS = 42
"""The golden record of a game with a card that pays two points for every plot."""
BEYOND = """[...document.querySelectorAll(".gk-card .hf")].flatMap((foot) => {
  const { left, right } = foot.getBoundingClientRect();
  return [...foot.children]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width && (box.left < left - 0.5 || box.right > right + 0.5))
    .map((box) => [foot.textContent.trim(), box.left - left, right - box.right]);
})"""
"""What of a card's foot sticks out of it."""


@pytest.mark.parametrize(
    ("width", "height", "below", "most"),
    [(844, 390, ".gk-bottom > *", 0), (1280, 720, CITY, 1), (1024, 768, CITY, 1), (820, 1180, CITY, 0)],
)
def test_what_five_have_just_played_lies_beside_the_city(
    invite: Invite, width: int, height: int, below: str, most: int
) -> None:
    record = read(golden_files("ginkgopolis")[FIVE])
    puppet = Puppet(invite(viewport={"width": width, "height": height}), record, 2)
    found: list[int] = []
    for question in questions(record, 2):
        puppet.ask(question)
        drawn(puppet.page)
        found += [question.n] * puppet.page.evaluate(OVER, [".gk-plays li", below])
    assert len(found) <= most, found


def test_a_card_of_the_hand_holds_what_its_foot_says(invite: Invite) -> None:
    record = read(golden_files("ginkgopolis")[TWO_SIGNS])
    for locale in ("en-GB", "ru-RU", "hu-HU"):
        puppet = Puppet(invite(locale=locale), record, 0)
        question = next(one for one in questions(record, 0) if one.n == 188)
        puppet.ask(question)
        for width, height in ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390)):
            puppet.page.set_viewport_size({"width": width, "height": height})
            drawn(puppet.page)
            assert puppet.page.evaluate(BEYOND) == [], (locale, width)


@pytest.mark.parametrize(("size", "least"), [(PHONE, 12), (LANDSCAPE, 10)])
def test_a_phone_shows_many_tiles_that_may_go_back(invite: Invite, size: ViewportSize, least: int) -> None:
    record = read(golden_files("ginkgopolis")[TWO_SIGNS])
    puppet = Puppet(invite(viewport=size), record, 0)
    puppet.ask(next(one for one in questions(record, 0) if one.n == 239))
    tiles = puppet.page.locator(".gk-give[data-move]")
    expect(tiles).to_have_count(12)
    for tile in tiles.all()[:least]:
        expect(tile).to_be_in_viewport(ratio=1)
    expect(puppet.page.locator(".gk-buttons .btn.main")).to_be_in_viewport(ratio=1)


FIRST_OVER_SCORE = """[...document.querySelectorAll(".plcard:has(.gk-first)")].filter((card) => {
  const [first, score] = [".gk-first", ".sc > *"].map((name) => card.querySelector(name).getBoundingClientRect());
  return first.right > score.left && first.bottom > score.top && first.top < score.bottom;
}).length"""


def test_the_mark_of_the_first_player_leaves_the_score_its_room(invite: Invite) -> None:
    record = read(golden_files("ginkgopolis")[FIVE])
    puppet = Puppet(invite(viewport={"width": 1024, "height": 768}), record, 2)
    for question in list(questions(record, 2))[:8]:
        puppet.ask(question)
        assert puppet.page.evaluate(FIRST_OVER_SCORE) == 0, question.n


TOWER_IN_FRONT = 16
"""The golden record of a game in which an empty place, a tower and another tower can be chosen one behind the other."""


def test_a_tower_and_an_empty_place_behind_it_share_the_room_for_a_finger(invite: Invite) -> None:
    record = read(path := golden_files("ginkgopolis")[TOWER_IN_FRONT])
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(locale="cs-CZ", viewport=PHONE), record, seat)  # words that leave the city less room
    puppet.page.evaluate(MEASURE)
    question = next(one for one in questions(record, seat) if one.n == 211)
    puppet.send(question)
    begin(puppet.page, question.legal)
    assert measured(puppet.page) == {}

"""Streets on the phone of somebody who plays for the first time: all that is shown can be read and reached."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.people import PHONE, TOUCH, drawn
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from playwright.sync_api import Page, Route, expect

from ludopolis.engine.values.data import Data

NEWCOMER = json.dumps({"sound": False})
WITHOUT_A_LESSON = 16
"""A golden record of two players without advisors and business."""
QUESTIONS = 16

LINES = """() => {
  const status = document.querySelector(".status").getBoundingClientRect();
  const walk = document.createTreeWalker(document.querySelector(".status .tx"), NodeFilter.SHOW_TEXT);
  const common = (one, other) => Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
  const within = (one, other) => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    let [across, down] = [[status.left, status.right], [status.top, status.bottom]];
    for (let one = parent; !one.matches(".status"); one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (overflowX !== "visible") across = within(across, [left, right]);
      if (overflowY !== "visible") down = within(down, [top, bottom]);
    }
    const height = parseFloat(getComputedStyle(parent).lineHeight);
    const part = parent.closest(".newline, .newbrief") ? "new" : parent.closest(".news") ? "news" : "";
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const from = (top + bottom - height) / 2;
      const seen = common([left, right], across) > 0 ? common([from, from + height], down) / height : 0;
      found.push({ text: node.data, part, seen: Math.round(100 * seen) / 100 });
    }
  }
  return found;
}"""
"""The lines of the status, each with how much of its height is seen."""


def seated(invite: Invite, **how: Any) -> tuple[Puppet, int]:
    anna = invite(prefs=NEWCOMER, viewport=PHONE, **TOUCH, **how)
    path = golden_files("streets")[WITHOUT_A_LESSON]
    record = read(path)
    return Puppet(anna, record, seat := watched(path, record.header.players), hints=True), seat


def asked(puppet: Puppet, seat: int) -> Iterator[Question]:
    """The questions as they come: what the seat did itself, then what the others did."""
    before: Question | None = None
    for question in questions(read(golden_files("streets")[WITHOUT_A_LESSON]), seat):
        if before is not None:
            moved = {**before.message, "number": before.message["number"] + 1, "asks": None, "legal": []}
            puppet.send(before._replace(message=moved))
        puppet.ask(question)
        yield question
        before = question


def place(page: Page, option: Data) -> None:
    """Picks a placement by hand."""
    card = page.locator(f'.st-card[data-move="build {option["tile"]}"]')
    if card.get_attribute("aria-pressed") != "true":
        card.dispatch_event("click")
    cell = page.locator(f'[data-move="cell {option["cell"]}"]')
    cell.dispatch_event("click")
    expect(cell).to_have_count(0)
    petal = page.locator(f'.st-petal[data-step="road {option["road"]}"]')
    if petal.count():
        petal.dispatch_event("click")
        expect(petal).to_have_count(0)


def saying(option: Data) -> list[dict[str, Any]]:
    """The placement as a hint names it."""
    tile, cell, road = option["tile"], option["cell"], option["road"]
    return [
        {"move": f"build {tile}", "say": {"kind": "build", "tile": tile}},
        {"move": f"cell {cell}", "say": {"kind": "cell", "cell": cell, "any_side": []}},
        {"move": f"road {road}", "say": {"kind": "road", "side": road, "any_side": []}},
    ]


def advising(page: Page, option: Data, **more: object) -> dict[str, object]:
    """Answers every request for a hint with that placement; what is returned can be changed."""
    advice = {"turn": saying(option), "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0, **more}

    def hint(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(advice))

    def reasons(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"reasons": [{"term": "rest", "points": 4}]}))

    page.route("**/hint", hint)
    page.route("**/hint/reasons", reasons)
    return advice


BESIDES = """cell => {
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const edge = document.querySelector(".st-advised .st-hintedge.under");
  const box = edge.getBoundingClientRect();
  const half = edge.getScreenCTM().a * parseFloat(getComputedStyle(edge).strokeWidth) / 2;
  const drawn = { left: box.left - half, right: box.right + half, top: box.top - half, bottom: box.bottom + half };
  return [...document.querySelectorAll(".st-tile .st-ground")]
    .filter((one) => meets(one.getBoundingClientRect(), drawn)).map((one) => one.closest("[data-cell]").dataset.cell);
}"""
"""The tiles of the city that the frame of an advised tile lies over."""


@pytest.mark.parametrize("locale", ["en", "hu", "ru"])
def test_no_line_of_the_status_is_cut_and_the_news_comes_before_what_is_new(invite: Invite, locale: str) -> None:
    puppet, seat = seated(invite, locale=locale)
    page = puppet.page
    told = set()
    heights = set()
    for question in islice(asked(puppet, seat), QUESTIONS):
        page.evaluate("() => document.fonts.ready")
        drawn(page)
        trays = set()
        for picked in (False, True):
            if picked and question.message["view"]["step"] == "tile":
                place(page, question.message["view"]["previews"][0])
            trays.add(page.locator(".tray").evaluate("tray => tray.offsetHeight"))
            lines = page.evaluate(LINES)
            assert all(line["seen"] in (0, 1) for line in lines), (question.n, lines)
            assert all(line["seen"] for line in lines if not line["part"]), (question.n, lines)
            news = [line["seen"] for line in lines if line["part"] == "news"]
            new = [line["seen"] for line in lines if line["part"] == "new"]
            assert picked or all(news), (question.n, lines)  # a long name of what is picked may take its last line
            told.add((bool(news), bool(new)))
            heights.add(page.evaluate("document.querySelector('.status').offsetHeight"))
        assert len(trays) == 1, (question.n, trays)  # the map stays where it is under the finger that picks a place
    assert {(True, False), (True, True)} <= told, told
    assert len(heights) == 1, heights


def first_with(puppet: Puppet, seat: int, wanted: Any) -> tuple[Question, Data]:
    """The first question about a tile with a placement like that."""
    for question in asked(puppet, seat):
        view = question.message["view"]
        found = [one for one in view["previews"] if wanted(view, one)] if view["step"] == "tile" else []
        if found:
            return question, found[0]
    raise AssertionError("the record has none")


def joins_a_street(view: Data, option: Data) -> bool:
    """Whether a tile lies beside it on its street, which stays open."""
    x, y = map(int, option["cell"].split(","))
    dx, dy = (1, 0) if option["road"] in "NS" else (0, 1)
    beside = (f"{x + dx},{y + dy}", f"{x - dx},{y - dy}")
    return not option["closes"] and any(
        tile["cell"] in beside and tile["road"] == option["road"] for tile in view["city"]
    )


def test_a_preview_shows_its_street_and_where_it_is_open(invite: Invite) -> None:
    puppet, seat = seated(invite)
    _, option = first_with(puppet, seat, joins_a_street)
    page = puppet.page
    place(page, option)
    ghost, street = page.locator(".st-ghost .st-edge.under"), page.locator(".st-onward .under")
    expect(street).to_have_count(1)
    small, large = (
        one.evaluate("one => { const { width, height } = one.getBBox(); return width * height }")
        for one in (ghost, street)
    )
    assert large > 1.7 * small
    assert page.locator(".st-onward circle").count() in (3, 6)  # at one end, or at both


def test_a_tile_of_the_city_answers_a_tap_however_long_it_has_been_there(invite: Invite) -> None:
    puppet, seat = seated(invite)
    for _ in islice(asked(puppet, seat), 4):
        pass
    page = puppet.page
    page.locator('.st-tile[data-id="tile:station"]').dispatch_event("click")
    expect(page.locator(".tray .st-details h3")).to_contain_text("Station")


def closes_for_me(view: Data, option: Data) -> bool:
    return bool(option["earns"]) and option["moves"] and view["active"] in [paid["seat"] for paid in option["earns"]]


def test_a_prepared_turn_shows_what_the_same_one_shows_that_was_picked_by_hand(invite: Invite) -> None:
    puppet, seat = seated(invite)
    _, option = first_with(puppet, seat, closes_for_me)
    page = puppet.page
    place(page, option)
    counts = (".st-run", ".st-onward", ".st-chip.maybe", ".st-map .st-crowd")
    told = page.locator(".st-roll").inner_text().split("\n")
    at_hand = [page.locator(one).count() for one in counts]
    assert at_hand[0] > 0
    assert any("move" in line and "in." in line for line in told), told
    page.locator("button.st-card.on").dispatch_event("click")
    advising(page, option)
    page.locator(".hintbtn").click()
    page.locator(".hints .teach").click()
    assert page.locator(".turnlist .st-roll").inner_text().split("\n") == told
    assert [page.locator(one).count() for one in counts] == at_hand
    least, whole = page.locator(".turnlist .st-roll").evaluate("one => [one.clientHeight, one.scrollHeight]")
    assert least >= whole


def test_what_to_do_for_an_answer_is_no_reproach_and_the_button_that_builds_stays(invite: Invite) -> None:
    puppet, seat = seated(invite)
    question, option = first_with(puppet, seat, joins_a_street)
    page = puppet.page
    other = next(one for one in question.message["view"]["previews"] if one["cell"] != option["cell"])
    advice = advising(page, option)
    build = page.locator(".st-tray .btn.main")
    page.locator(".hintbtn").click()
    expect(page.locator(".tray")).to_be_hidden()
    page.get_by_role("button", name="Why not…?").click()
    said = page.locator(".status .sub.forced")
    expect(said).to_have_text("Pick the move you have in mind.")
    expect(page.locator(".status .why")).to_have_count(0)
    advice |= {"other": saying(other), "gain": 4}
    place(page, other)
    expect(page.locator(".hints h2")).to_have_text("A stronger turn")
    named = page.locator(f'.st-card[data-move="build {other["tile"]}"] > span').text_content()
    assert build.inner_text().strip() == f"Build {named}", "below another turn, it says which one it makes"
    assert page.evaluate(BESIDES, f"{option['cell']}") == [], "the advised tile covers no neighbour"
    expect(said).to_have_count(0)
    expect(build).to_be_in_viewport()
    page.get_by_role("button", name="Another move…").click()  # this one is answered
    expect(said).to_have_text("Pick another move to compare.")
    advice |= {"agrees": True}
    place(page, option)
    expect(page.locator(".hints h2")).to_have_text("I would play the same turn")
    expect(build).to_be_in_viewport()
    expect(build).to_be_enabled()
    marks = page.locator(".pin.at:not([hidden]) .vh").all_text_contents()
    assert marks == ["1", "2"], "the map marks tile and place with the numbers that the list gives them"


def points_in(view: Data, option: Data) -> bool:
    """Whether its street stays open, and a symbol counts that is on a tile of another street."""
    roads = {tile["cell"]: tile["road"] for tile in view["city"]}
    counts = option["pays"]["counts"] if option["pays"] else {}
    return not option["closes"] and any(
        letters and roads.get(cell, option["road"]) != option["road"] for cell, letters in counts.items()
    )


BOX = "one => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom } }"


def test_a_symbol_at_the_end_of_a_street_is_led_into_its_frame(invite: Invite) -> None:
    puppet, seat = seated(invite)
    _, option = first_with(puppet, seat, points_in)
    page = puppet.page
    place(page, option)
    arrow = page.locator(".st-counts path:not(.under)")
    expect(arrow).to_have_count(1)
    tip, street = (one.evaluate(BOX) for one in (arrow, page.locator(".st-onward .under")))
    inside = [
        min(tip[far], street[far]) - max(tip[near], street[near])
        for near, far in (("left", "right"), ("top", "bottom"))
    ]
    outside = [
        tip["left"] < street["left"] - 1,
        tip["right"] > street["right"] + 1,
        tip["top"] < street["top"] - 1,
        tip["bottom"] > street["bottom"] + 1,
    ]
    assert min(inside) > 4, (tip, street)
    assert any(outside), (tip, street)


def test_a_tap_anywhere_closes_what_is_said_of_the_stack_and_does_nothing_else(invite: Invite) -> None:
    puppet, seat = seated(invite)
    next(asked(puppet, seat))
    page = puppet.page
    page.get_by_text("Stack").first.tap()
    stack = page.locator(".st-piles")
    expect(stack).to_have_attribute("open", "")
    expect(stack.locator(".st-sheet")).to_contain_text("next")
    for other in (".status", ".st-card"):
        box = page.locator(other).first.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(stack).not_to_have_attribute("open", "")
        expect(page.locator(".st-card.on")).to_have_count(0)
        page.get_by_text("Stack").first.tap()
        expect(stack).to_have_attribute("open", "")


def test_a_tile_says_what_it_would_count_as_at_the_end(invite: Invite) -> None:
    puppet, seat = seated(invite)
    page, seen = puppet.page, set()
    for question in islice(asked(puppet, seat), QUESTIONS):
        for built in question.message["view"]["city"]:
            income = built["income"]
            if not income or income % 2 in seen:
                continue
            seen.add(income % 2)
            page.locator(f'.st-tile[data-id="tile:{built["tile"]}"]').dispatch_event("click")
            facts = page.locator(".tray .st-details")
            rounded = ", rounded up" if income % 2 else ""
            expect(facts).to_contain_text(f"if it ended now: ${(income + 1) // 2} (half{rounded})")
            expect(facts).to_contain_text(f"${income} due = ")
            tall, whole = facts.evaluate("one => [one.clientHeight, one.scrollHeight]")
            assert whole <= tall, built["tile"]
            facts.get_by_role("button", name="Close").dispatch_event("click")
    assert seen == {0, 1}


@pytest.mark.parametrize("locale", ["en", "hu", "ru"])
def test_the_warning_of_the_last_marker_leaves_what_the_tile_pays_in_sight(invite: Invite, locale: str) -> None:
    puppet, seat = seated(invite, locale=locale)
    _, option = first_with(
        puppet, seat, lambda view, one: one["last_sign"] and not one["closes"] and one["tile"][0] != "M"
    )  # somebody moves in
    place(puppet.page, option)
    told = puppet.page.locator(".st-roll")
    expect(told.locator(".st-last")).to_be_visible()
    tall, whole = told.evaluate("one => [one.clientHeight, one.scrollHeight]")
    assert whole <= tall

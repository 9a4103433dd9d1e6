"""What newcomers misread on a phone is said plainly: whose town, what a move closes and loses, what figures are."""

import json
from itertools import islice
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.people import DESK, FRIEND, LANDSCAPE, ME, PHONE, Person, drawn
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.units import Unit
from playwright.sync_api import Page, Route, ViewportSize, expect

from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import base, play, sheet
from welcome_to.test_browser import CAREFUL, show

PLANS = ("estates_5_5", "estates_3_3_4", "estates_1_4_5")
COMBOS = ((7, "fence"), (14, "park"), (9, "temp"))


def town(*moves: str) -> WelcomeToState:
    """A town with a 15 at the end of street 3, beside a rival's, after some moves."""
    rival = sheet("1 2 | . . . . . . . .", parks=(1, 0, 1), temps=2, refusals=2)
    state = base(sheet(s3=". . . . . . . . . . . 15", temps=1), rival, combos=COMBOS, plans=PLANS)
    play(state, 0, *moves)
    return state


def sit(person: Person) -> Page:
    """At a table where nobody else moves: a message of the server would show the first position again."""
    return person.sit(person.new_table("welcome_to", ME, FRIEND))


def test_what_a_rival_has_done_is_told_with_whose_town_it_is(unit: Unit) -> None:
    wrote = {"kind": "wrote", "seat": 1, "number": 7, "slot": "S3.6"}
    fence = {"kind": "fence", "seat": 1, "gap": "S3.g6"}
    log, news = unit("overOwnTown", [wrote, fence, {"kind": "temp", "seat": 1, "temps": 2}])
    assert log[0] == "Robo writes 7 in the 6th house of street 3."
    assert news == [
        "Robo’s town: 7 in the 6th house of street 3.",
        "Robo’s town: a fence in street 3 between the 6th and 7th houses.",
        "Robo hires a temp, 2 so far.",
    ]


def test_before_confirmation_a_move_says_what_it_closes_and_counts(invite: Invite) -> None:
    anna = invite(CAREFUL, viewport=PHONE)
    _, temp = show(anna, [town("combo 1", "place 7 S2.6"), town("combo 3")])
    page = sit(anna)
    means = page.locator(".question.pend .means")
    expect(page.locator(".status .sub")).to_have_text("Estate: 1–6 numbered houses between fences.")
    page.locator('.wt-gap[data-move="fence S3.g11"]').click()
    expect(means).to_have_text("Estates of 1: +1 · plan 3: 1 of 3")
    page.locator('.wt-gap[data-move="fence S1.g2"]').click()
    expect(means).to_have_text("Closes no estate yet.")
    temp()
    page.locator(".wt-lot[data-what='slot S2.2 0']").click()
    page.locator(".wt-number").first.click()
    expect(means).to_have_text("Temps 1 → 2")


def test_a_pool_that_a_number_costs_is_named_while_it_can_be_taken_back(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    _, fence, elsewhere = show(
        anna, [town("combo 3"), town("combo 1", "place 7 S2.4"), town("combo 1", "place 7 S2.5")]
    )
    page = sit(anna)
    lost = page.locator(".tray .wt-lost")
    expect(lost).to_have_text("A number here loses the pool.")
    expect(lost.locator(".wt-losing")).to_have_count(1)  # drawn as in the town
    page.locator(".wt-lot[data-what='slot S1.2 0']").click()
    expect(page.locator(".wt-q.local")).to_be_visible()
    expect(lost).to_have_count(0)
    page.locator(".wt-lot[data-what='slot S1.3 0']").click()
    expect(lost).to_have_text("The pool planned here will be lost.")
    fence()
    expect(lost).to_have_text("7 in the 4th house of street 2, losing the planned pool.")
    elsewhere()
    expect(page.locator(".status .head")).to_contain_text("Fence")
    expect(lost).to_have_count(0)


def test_a_park_is_asked_for_by_its_street_and_the_house_just_written_is_in_sight(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    show(anna, [town("combo 2", "place 14 S3.11")])
    page = sit(anna)
    expect(page.locator(".status .head")).to_have_text("Anna: Park: plant one in street 3?")
    house, tray = page.locator('[data-id="house:0:S3.11"]').bounding_box(), page.locator(".tray").bounding_box()
    assert house
    assert tray
    assert house["y"] + house["height"] <= tray["y"]


def test_places_for_a_roundabout_begin_below_plans_that_take_three_lines(invite: Invite) -> None:
    """A question whose answers have just room between long plans and the tray, after somebody has scrolled."""
    path = next(
        path
        for path in golden_files("welcome_to")
        if path.stem.startswith("plans-p3-expert=true-draft=true-reshuffle_policy=first_plan_only-pass_direction=right")
    )
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(viewport=PHONE, locale="ru-RU"), record, seat)
    page = puppet.page
    before, asked = (one for one in questions(record, seat) if one.n in (594, 595))
    puppet.ask(before)
    page.locator("main.board").evaluate("board => board.scrollTo(0, 56)")
    puppet.ask(asked)
    drawn(page)
    plans, tray = page.locator(".wt-zone.plans").bounding_box(), page.locator(".tray").bounding_box()
    assert plans
    assert tray
    boxes = [lot.bounding_box() for lot in page.locator(".wt-lot[data-move]").all()]
    tops, feet = [box["y"] for box in boxes if box], [box["y"] + box["height"] for box in boxes if box]
    assert plans["height"] > 50, "three lines"
    assert plans["y"] + plans["height"] <= min(tops)
    assert max(feet) <= tray["y"]


def test_the_figures_of_a_rival_add_up_to_the_total(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    show(anna, [town()])
    page = sit(anna)
    page.locator(".tabs").get_by_text("Players").click()
    rival = page.locator(".plcard").nth(1)
    expect(rival.locator(".wt-facts b")).to_have_count(6)
    points = [int(one.replace("−", "-")) for one in rival.locator(".wt-facts b").all_inner_texts()]
    assert points == [4, 0, 2, 7, 0, -3]
    expect(rival.locator(".sc b")).to_have_text(str(sum(points)))
    expect(rival.locator(".wt-facts small")).to_have_text(["×2", "×2"])
    assert "underline" in rival.locator(".sc small").evaluate("unit => getComputedStyle(unit).textDecorationLine")


def test_plans_over_the_town_are_labelled_and_tell_first_from_later_as_the_sheet_does(invite: Invite) -> None:
    anna = invite(viewport=PHONE, locale="cs-CZ")  # the longest words
    show(anna, [town()])
    page = sit(anna)
    later = page.locator(".wt-plan .pts > span")
    expect(page.locator(".wt-strip-cap")).to_be_visible()
    expect(later).to_have_text(["potom 4", "potom 7", "potom 7"])
    expect(later.last).to_be_visible()
    assert page.locator(".wt-zone.plans").evaluate("strip => strip.scrollWidth - strip.clientWidth") <= 0
    expect(page.locator(".wt-zone.parks")).to_be_hidden()
    page.locator(".wt-plan").first.click()
    expect(later.first).to_be_visible()
    expect(page.locator(".wt-zone.parks .wt-track")).to_have_count(3)
    expect(page.locator(".wt-zone.parks")).to_be_visible()


def test_a_suggestion_goes_when_another_house_is_begun(invite: Invite) -> None:
    anna, boris = invite(), invite(json.dumps({"sound": False}), viewport=PHONE)
    place = {"kind": "place", "number": 8, "slot": "S2.2"}
    advice = {
        "turn": [{"move": "place 8 S2.2", "say": place}],
        "goes_on": False,
        "agrees": False,
        "alike": [],
        "gain": 0,
    }

    def advise(route: Route) -> None:
        route.fulfill(json={**advice, "other": [{"move": "place 9 S2.2", "say": {**place, "number": 9}}]})

    show(boris, [town("combo 3")])
    boris.page.route("**/hint", advise)
    wish: dict[str, Any] = {"game": "welcome_to", "seats": [FRIEND, ME], "hints": True}
    table = str(anna.post("/tables", **wish).json()["table"])
    boris.join(table, 0, "Boris")
    page = boris.sit(table)
    suggested, ghost = page.locator(".suggesting .suggested p"), page.locator("[data-ghost]")
    expect(suggested).to_contain_text("8 in the 2nd house of street 2")
    expect(ghost).to_have_count(1)
    page.locator(".wt-lot[data-what='slot S2.2 0']").click()
    expect(page.locator(".wt-q.local")).to_be_visible()
    expect(suggested).to_be_visible()  # that is its own house
    page.locator(".wt-lot[data-what='slot S1.3 0']").click()
    expect(suggested).to_have_count(0)
    expect(ghost).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(suggested).to_be_visible()


def test_a_reason_names_what_the_gain_pays_for_and_two_figures_that_differ_are_explained(unit: Unit) -> None:
    def reason(term: str, points: int, before: str = "", after: str = "") -> dict[str, Any]:
        return {"term": term, "points": points, "before": before, "after": after}

    told = unit(
        "becauseInWords",
        [
            [[reason("plans", 3), reason("parks", 1), reason("pools", -1)], 3],
            [[reason("pools", 4, "3", "6")], 4],
            [[reason("pools", 3, "3", "6")], 3],
            [[reason("pools", 2, "3", "6")], 2],
        ],
    )
    assert told == [
        "Your city plans will bring 3 points more at the end. In exchange: pools −1 point.",
        "Your pools will bring 4 points more at the end. At once: 3 → 6; the rest comes later.",
        "Your pools will bring 3 points more at the end. At once: 3 → 6.",
        "Your pools will bring 2 points more at the end.",
    ]


HEADED = """async () => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const [park, plans, news] = [box(".wt-town [data-whole]"), box(".wt-panel"), document.querySelector(".newline")];
  const lines = [...document.querySelectorAll(".status .tx > *")].filter((line) => line.checkVisibility());
  const inside = lines.every((line) => line.getBoundingClientRect().bottom <= box(".status").bottom);
  const more = !news || box(".newline .more").right <= box(".status .tx").right + 1;
  const parks = park.top >= plans.bottom - 1 || park.bottom <= plans.bottom + 1;
  return { top: box("main.board").top, inside, more, parks, said: Boolean(news), goal: Boolean(box(".status .goal")) };
}"""
"""Where the board begins, whether all that is told above it is within its room, and the parks are whole or away."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_what_is_told_above_the_town_moves_nothing_and_no_line_is_cut(invite: Invite, locale: str) -> None:
    path = golden_files("welcome_to")[2]
    record = read(path)
    seat = watched(path, record.header.players)
    person = invite(json.dumps({"sound": False}), viewport=PHONE, locale=locale)
    puppet = Puppet(person, record, seat, hints=True)
    found = []
    for question in islice(questions(record, seat), 14):
        puppet.ask(question)
        found.append(puppet.page.evaluate(HEADED))
    assert {one["top"] for one in found} == {found[0]["top"]}
    assert all(one["inside"] and one["more"] and one["parks"] for one in found), found
    assert {(True, False), (False, True)} <= {(one["goal"], one["said"]) for one in found}


def test_the_park_that_waits_for_confirmation_is_in_sight(invite: Invite) -> None:
    anna = invite(CAREFUL, viewport=PHONE)
    show(anna, [town("combo 2", "place 14 S3.11")])
    page = sit(anna)
    page.locator('.tray [data-move="build"]').wait_for()
    page.locator("main.board").evaluate("board => board.scrollTo(0, 1000)")
    page.locator('.tray [data-move="build"]').click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    plans, park = page.locator(".wt-panel"), page.locator('.wt-town [data-move="build"]')
    edge = plans.evaluate("plans => plans.getBoundingClientRect().bottom")
    page.wait_for_function(
        "edge => document.querySelector('.wt-town [data-move=build]').getBoundingClientRect().top >= edge", arg=edge
    )
    expect(park).to_have_attribute("data-picked", "")


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESK])
def test_a_tap_on_another_combination_takes_it_instead(invite: Invite, size: ViewportSize) -> None:
    anna = invite(viewport=size)
    page = sit(anna)
    cards, legal = page.locator(".tray .wt-combo"), page.locator(".wt-lot[data-move]")
    cards.nth(0).click()
    expect(legal.first).to_be_attached()
    other = page.locator(".tray .wt-combo.other")
    expect(other).to_have_count(2)
    expect(cards.nth(0)).to_have_class("wt-combo on")
    for at in (1, 2):
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_class("wt-combo on")
        expect(other).to_have_count(2)
        expect(legal.first).to_be_attached()
    box = other.first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    other.first.focus()
    page.keyboard.press("Enter")
    expect(cards.nth(0)).to_have_class("wt-combo on")
    legal.first.click()
    drawn(page)
    if page.locator(".wt-number").count():
        page.locator(".wt-number").first.click()
    expect(page.locator(".wt-town .wt-kerb")).to_have_count(1)


def test_nothing_is_taken_instead_where_a_roundabout_would_go_with_it(invite: Invite) -> None:
    state = base(sheet(), sheet(), combos=COMBOS, plans=PLANS, rings=True)
    play(state, 0, "ring S1.4", "combo 1")
    anna = invite(viewport=PHONE)
    show(anna, [state])
    page = sit(anna)
    expect(page.locator(".tray .wt-combo.on")).to_have_count(1)
    expect(page.locator(".tray .wt-combo.other")).to_have_count(0)


def test_a_house_that_would_lose_its_pool_is_struck_out_before_it_is_chosen(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    _, pool = show(anna, [town("combo 1"), town()])
    page = sit(anna)
    expect(page.locator(".wt-lot[data-what='slot S1.3 0'] .wt-losing")).to_have_count(1)
    expect(page.locator(".wt-lot[data-what='slot S1.2 0'] .wt-losing")).to_have_count(0)
    pool()
    expect(page.locator(".wt-losing")).to_have_count(0)


def test_what_is_skipped_and_who_scores_for_temps_is_said(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    show(anna, [town("combo 1", "place 7 S2.6")])
    page = sit(anna)
    expect(page.locator('.tray [data-move="skip"]')).to_have_text("No fence")
    page.locator(".wt-plan").first.click()
    expect(page.get_by_text("Most temps at the end: 7 points, fewer 4, none 0")).to_be_visible()


SHARED_COLOURS = """() => {
  const fills = (names, what) => [...document.querySelectorAll(names)].map((one) => getComputedStyle(one)[what]);
  const sizes = new Set(fills(".wt-eh", "backgroundColor"));
  const shared = fills('[data-id^="house:0:"] :is(rect, polygon)', "fill").filter((fill) => sizes.has(fill));
  return [sizes.size, shared];
}"""


def test_houses_have_no_colour_of_an_estates_size(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    most = sheet("1 2 3 4 5 7 8 9 10 11", "1 2 3 4 5 7 8 9 10 11 12", "1 2 3 4 5 6 7 8 9 10 11 .")
    show(anna, [base(most, sheet(), combos=COMBOS, plans=PLANS)])
    page = sit(anna)
    expect(page.locator('[data-id^="house:0:"]')).to_have_count(32)
    assert page.evaluate(SHARED_COLOURS) == [6, []]


def test_the_first_temp_says_what_temps_are_for(invite: Invite) -> None:
    anna = invite(CAREFUL, viewport=PHONE)
    state = base(sheet(), sheet(temps=1), combos=COMBOS, plans=PLANS)
    play(state, 0, "combo 3")
    show(anna, [state])
    page = sit(anna)
    page.locator(".wt-lot[data-what='slot S2.2 0']").click()
    page.locator(".wt-number").first.click()
    means = page.locator(".question.pend .means")
    expect(means).to_have_text("Temps 0 → 1 · Most temps at the end: 7 points, fewer 4, none 0")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_figure_of_a_rival_names_itself_and_its_rule(invite: Invite, size: ViewportSize) -> None:
    anna = invite(viewport=size)
    show(anna, [town()])
    page = sit(anna)
    if size == PHONE:
        page.locator(".tabs").get_by_text("Players").click()
    rival, card = page.locator(".plcard").nth(1), page.locator(".whatis")
    told = {"parks": "4 points", "bis": "Bis: 0 points", "temps": "Most temps at the end: 7 points, fewer 4, none 0"}
    for what, words in told.items():
        rival.locator(f".wt-facts [data-what^={what}]").click()
        expect(card).to_contain_text(words)
        expect(card.locator("blockquote")).to_be_attached()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    box = rival.locator(".wt-mini > svg").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("dialog[open] .peek")).to_be_visible()


def test_where_a_number_is_asked_for_there_is_one_way_back(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    table = anna.new_table("welcome_to", ME, FRIEND)
    page = anna.sit(table)
    undo = page.locator(".tray .backs")
    page.locator(".tray .wt-combo").first.click()
    expect(undo).to_be_visible()
    show(anna, [town("combo 3")])
    anna.sit(table)
    expect(undo).to_be_visible()
    page.locator(".wt-lot[data-what='slot S1.2 0']").click()
    expect(page.locator(".wt-number")).to_have_count(5)
    expect(undo).to_be_hidden()
    page.get_by_role("button", name="Take back").click()
    expect(undo).to_be_visible()


def test_in_a_first_game_a_question_of_the_turn_has_its_own_help(invite: Invite) -> None:
    boris = invite(json.dumps({"sound": False}), viewport=PHONE)
    _, fence = show(boris, [town(), town("combo 1", "place 7 S2.6")])
    page = sit(boris)
    goal, help_line = page.locator(".status .goal"), page.locator(".status .helps")
    expect(goal).to_be_visible()
    expect(help_line).to_be_hidden()
    top = "board => board.getBoundingClientRect().top"
    before = page.locator("main.board").evaluate(top)
    fence()
    expect(help_line).to_be_visible()
    expect(help_line).to_have_text("Estate: 1–6 numbered houses between fences.")
    expect(goal).to_be_hidden()
    assert page.locator("main.board").evaluate(top) == before


def test_a_wanted_estate_is_a_row_of_houses(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    show(anna, [town()])
    page = sit(anna)
    roofs = "chips => chips.map(chip => getComputedStyle(chip, '::before').clipPath.split(',').length)"
    chips = page.locator(".wt-plan .wt-sz")
    expect(chips).to_have_count(8)
    assert chips.evaluate_all(roofs) == [5, 5, 5, 5, 5, 3, 5, 5]


@pytest.mark.parametrize("players", [4, 5, 6])
def test_beside_a_card_of_what_is_new_every_player_is_seen_whole_with_figures(invite: Invite, players: int) -> None:
    path = next(one for one in golden_files("welcome_to") if read(one).header.players == players)
    puppet = Puppet(invite(json.dumps({"sound": False}), viewport=DESK), record := read(path), 0)
    page = puppet.page
    card = page.locator(".first .cap")
    for question in questions(record, 0):
        puppet.ask(question)
        if card.count():
            break
    for size in (DESK, ViewportSize(width=1101, height=821)):
        page.set_viewport_size(size)
        drawn(page)
        expect(card).to_be_visible()
        beyond = page.locator(".players").evaluate("list => list.scrollHeight - list.clientHeight")
        assert beyond == 0, size
        expect(page.locator(".players .wt-facts [data-what='parks']").nth(players - 2)).to_be_visible()

"""What has not moved keeps still: the board from turn to turn, and things whose frame has shifted."""

import json
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.fixtures import Invite
from browser.games import full_options, sampled
from browser.held import Held
from browser.people import FRIEND, ME, PHONE, drawn
from browser.player import Player
from browser.positions import reach
from ludopolis.engine.table.table import Table
from ludopolis.i18n.words import Words

TOUCHES = 30
LANGUAGES = ("en", "ru", "uk", "pl", "cs", "sk", "ro", "hu")
BOX = "element => { const box = element.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; }"


@pytest.mark.parametrize("game", ["happy_city", "uptown"])
def test_the_board_stays_where_it_is_from_turn_to_turn(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table(game, ME, FRIEND)
    boris.join(table, 1, "Boris")
    players = [Player(person.sit(table), f"still {game}") for person in (anna, boris)]
    boxes: set[tuple[float, ...]] = set()
    asked: set[bool] = set()
    for player in players * TOUCHES:
        seen = player.ready(300)
        if seen is not None and seen.asked:
            player.step(seen)
        asked.add(anna.page.locator("[data-move]").count() > 0)
        boxes.add(tuple(anna.page.locator("main.board").evaluate(BOX)))
        if len(asked) == 2:
            break
    assert len(asked) == 2
    assert len(boxes) == 1, boxes


ALL_BOXES = f"() => [...document.querySelectorAll('#app *:not(.first)')].map({BOX})"  # without an empty place
REST_IS_THERE = "() => [...document.styleSheets].some((sheet) => sheet.href?.endsWith('rest.css'))"


@pytest.mark.parametrize("game", sampled(3, 1))
def test_nothing_moves_when_the_rest_of_the_styles_comes(invite: Invite, game: str) -> None:
    anna = invite()
    held = Held(anna.page, "**/table+rest.css")
    anna.page.route("**/*+rest.js", lambda route: None)  # what it adds would be new
    page = anna.page
    with page.expect_request("**/table+rest.css"):
        page.goto(f"/t/{anna.new_table(game, ME, FRIEND)}", wait_until="commit")  # it is not loaded without them
    page.wait_for_selector("main.board [data-id]")
    page.evaluate("() => document.fonts.ready")
    before = page.evaluate(ALL_BOXES)
    assert not page.evaluate(REST_IS_THERE)
    held.next().continue_()
    page.wait_for_function(REST_IS_THERE)
    assert page.evaluate(ALL_BOXES) == before


def test_a_phones_first_board_comes_without_what_is_behind_tabs(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    anna.page.route("**/*+rest.js", lambda route: None)  # it never comes
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    expect(page.locator("main.board [data-id]").first).to_be_visible()
    expect(page.locator(".players, .log")).to_have_count(0)
    page.locator(".tabs button", has_text="Players").click()
    expect(page.locator(".players .pl")).to_have_count(2)


SCREENS = ((1280, 720), (820, 1180), (768, 1024), (390, 844), (844, 390))
PICKING = {"ginkgopolis": (".gk-hand", [".gk-card >> nth=0", ".gk-tile >> nth=0"]),
           "streets": (".st-hand", [".st-card >> nth=0", ".st-free >> nth=0"])}  # fmt: skip
"""What one chooses from, and what is touched, by game."""


def boxes_of(page: Page, hand: str) -> dict[tuple[int, int], list[list[float]]]:
    """Where the board and the hand are, on every screen."""
    found: dict[tuple[int, int], list[list[float]]] = {}
    for width, height in SCREENS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        drawn(page)
        found[width, height] = [page.locator(part).evaluate(BOX) for part in ("main.board", hand)]
    return found


@pytest.mark.parametrize("game", PICKING)
def test_board_and_hand_stay_where_they_are_while_one_picks(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table(game, ME, FRIEND, **({} if game == "ginkgopolis" else full_options(game)))
    boris.join(table, 1, "Boris")
    page = anna.sit(table)
    hand, touched = PICKING[game]
    page.locator(touched[0]).wait_for()
    before = boxes_of(page, hand)
    for what in touched:
        page.locator(what).click()
    drawn(page)
    assert page.locator(f"{hand} .on").count() == 1
    assert boxes_of(page, hand) == {
        screen: [pytest.approx(box, abs=4) for box in boxes] for screen, boxes in before.items()
    }


def test_a_way_back_takes_no_room_from_the_map_of_a_phone(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    boxes = []
    for asked in ("tile", "cell"):  # after a reload a tile may have been sent without its place
        table, _, _ = reach(anna, "streets", [ME], partial(asks, asked))
        tray = anna.sit(table).locator(".tray:has(.st-hand)")
        boxes.append(tray.evaluate(BOX))
    assert anna.page.locator(".backs").count() == 1
    assert boxes[0] == boxes[1]


GOAL_LINES = """async text => {
  const goal = document.querySelector(".status .goal");
  goal.replaceChildren(goal.querySelector("svg"), text);
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return Math.round(goal.getBoundingClientRect().height / parseFloat(getComputedStyle(goal).lineHeight));
}"""


@pytest.mark.parametrize("game", ["happy_city", "streets", "welcome_to"])
def test_on_a_phone_the_goal_takes_two_lines_in_every_language(invite: Invite, game: str) -> None:
    anna = invite(json.dumps({"sound": False}), viewport=PHONE)
    page = anna.sit(anna.new_table(game, ME, FRIEND, hints=True))  # the lamp stands beside it
    expect(page.locator(".status .goal")).to_be_visible()
    expect(page.locator(".hintbtn")).to_be_visible()
    goals = {language: Words(language, f"ludopolis.games.{game}").text("game-aim") for language in LANGUAGES}
    lines = {language: page.evaluate(GOAL_LINES, goal) for language, goal in goals.items()}
    assert lines == dict.fromkeys(goals, 2)


def asks(kind: str, twin: Table, seat: int) -> bool:
    return twin.state.asks(seat).kind == kind


SCENE = """async ([motion, before, change]) => {
  const { places, travel } = await import(motion);
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = before;
  const old = places(root);
  change = new Function("root", change);
  change(root);
  travel(root, old)();
  return root.getAnimations({ subtree: true }).map((one) => one.effect.target.dataset.id);
}"""
ROW = '<p hidden>above</p><div class="a" style="height: 100px"><b data-id="x">x</b></div><div class="b"></div>'
DRAWING = """<svg width="100" height="100" viewBox="0 0 100 100">
  <g><rect data-id="x" x="10" y="10" width="9" height="9"/></g></svg>"""


SCENES: tuple[tuple[str, str, list[str]], ...] = (
    (ROW, "root.querySelector('p').hidden = false", []),
    (ROW, "root.querySelector('[data-id]').style.marginLeft = '30px'", ["x"]),
    (ROW, "root.querySelector('.b').append(root.querySelector('[data-id]'))", ["x"]),
    (ROW, "root.querySelector('.a').insertAdjacentHTML('beforeend', '<i data-id=\"new\">new</i>')", ["new"]),
    (
        ROW.replace("height: 100px", "display: flex; align-items: end; height: 100px"),
        "root.querySelector('.a').style.height = '150px'",
        [],
    ),
    (DRAWING, "for (const side of ['width', 'height']) root.querySelector('svg').setAttribute(side, 200)", []),
    (DRAWING, "root.querySelector('rect').setAttribute('x', 40)", ["x"]),
    (DRAWING, "root.querySelector('g').insertAdjacentHTML('afterbegin', '<rect width=\"5\" height=\"5\"/>')", []),
)  # fmt: skip


PAID = """async ([module, after]) => {
  const { payments, purses } = await import(module);
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = ["0", "1", "deck", "card"].map((name, at) =>
    `<p ${name === "card" ? "" : `data-purse="${name}"`} data-coins="5"
      style="position: fixed; left: ${at * 100}px; top: 0; width: 10px; height: 10px; margin: 0"></p>`).join("");
  const before = purses(root);
  after.forEach((coins, at) => root.children[at].setAttribute("data-coins", coins));
  payments(root, before, () => root.children[3])();
  return [...document.querySelectorAll(".flying")].map((coin) => {
    const frames = coin.getAnimations()[0].effect.getKeyframes();
    return [0, frames.length - 1].map((at) => Math.floor(parseFloat(frames[at].translate) / 100)).join(">");
  });
}"""
"""Purses of two seats, coins on a deck, and the card that the news is about, 100 px from each other."""
PAYMENTS: tuple[tuple[list[int], list[str]], ...] = (
    ([5, 5, 5], []),
    ([3, 5, 7], ["0>2", "0>2"]),
    ([6, 5, 4], ["2>0"]),
    ([4, 5, 5], ["0>3"]),
    ([5, 7, 5], ["3>1", "3>1"]),
    ([5, 5, 7], []),
    ([5, 95, 5], ["3>1"] * 6),
)


def test_a_thing_travels_if_it_has_moved_within_its_frame(invite: Invite) -> None:
    anna = invite(bypass_csp=True)
    anna.page.goto("/", wait_until="networkidle")  # what the page loads last reads what the scenes replace
    theme = anna.page.locator("script[src*=theme]").get_attribute("src") or ""
    motion = theme.replace("device/theme.js", "draw/motion.js")
    for before, change, travels in SCENES:
        assert anna.page.evaluate(SCENE, [motion, before, change]) == travels, (before, change)
    coins = theme.replace("device/theme.js", "draw/coins.js")
    for after, flown in PAYMENTS:
        anna.page.emulate_media(reduced_motion="no-preference")
        assert anna.page.evaluate(PAID, [coins, after]) == flown, after
        anna.page.emulate_media(reduced_motion="reduce")
        assert anna.page.evaluate(PAID, [coins, after]) == [], after

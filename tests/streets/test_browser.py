"""The board of Streets: placing a tile, what it promises, Sly."""

import json
import re

import pytest
from browser.fixtures import Invite
from browser.learner import NOTE, go_on, ready, where
from browser.people import FRIEND, ME, PHONE, SCREEN, TOUCH, drawn
from browser.player import GLANCE_MS, Player, play
from browser.positions import reach
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.test_games import saved_game
from playwright.sync_api import Page, Request, expect

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.data import Data

SIDES = {"top": "N", "right": "E", "bottom": "S", "left": "W"}
"""How the sides of a tile are named on the page, and in moves."""


def road(page: Page) -> str:
    """The side of the road of the tile that is being placed."""
    label = page.locator(".st-turner").get_attribute("aria-label")
    found = re.search(r"road (?:at|on) the (\w+)", label or "")
    assert found is not None, label
    return found[1]


def pick(page: Page, cell: str) -> None:
    """Picks the first tile in hand and a place for it."""
    page.locator("button.st-card").first.click()
    page.locator(f'[data-move="cell {cell}"]').click()
    expect(page.locator(".st-ghost")).to_be_visible()


def test_a_tile_turns_by_tap_wheel_keys_and_buttons(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    page.locator('[data-move="cell -1,0"]').click()
    ghost = page.locator(".st-turner")
    expect(ghost).to_have_attribute("aria-label", re.compile(r"^Which tile goes here\? Road (at|on) the \w+: turn$"))
    page.locator("button.st-card").first.click()
    expect(ghost).to_have_attribute("aria-label", re.compile(r", road (at|on) the \w+: turn$"))
    sides = {"right", "bottom"}
    seen = [road(page)]

    def turned() -> None:
        expect(ghost).to_have_attribute("aria-label", re.compile(f"road (at|on) the {(sides - {seen[-1]}).pop()}"))
        seen.append(road(page))

    ghost.click()
    turned()
    ghost.hover()
    page.mouse.wheel(0, 100)
    turned()
    ghost.press("r")
    turned()
    page.get_by_role("button", name="Turn right").click()
    turned()
    page.locator(".st-petal").click()
    turned()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")  # with a tile in hand it turns, wherever the focus is
    turned()
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator("button.st-card.on").click()
    expect(page.locator(".st-ghost")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()


def test_a_place_first_takes_a_side_that_closes_nothing_and_shows_who_comes(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    head = page.locator(".status .head")
    expect(head).to_contain_text("Which tile do you build?")
    page.locator("button.st-card").first.click()
    expect(head).to_contain_text(re.compile(r"Where do you build .+\?"))
    page.locator('[data-move="cell -1,0"]').click()
    expect(head).to_contain_text(re.compile(r"Build .+ here\?"))
    assert road(page) == "bottom"  # to the right it would close the station's street
    expect(page.locator(".st-run")).to_have_count(0)
    comers = page.locator(".st-roll .st-goes")
    drawn = page.locator(".st-ghost .st-crowd")
    assert comers.count() == drawn.count() == page.locator("[data-people='-1,0']").count()
    page.locator(".st-petal").click()
    expect(page.locator(".st-run")).to_have_count(1)
    ink, seat = (
        page.locator(where).evaluate("(one, name) => getComputedStyle(one)[name]", name)
        for where, name in ((".st-run", "stroke"), (".st-turner .tok", "fill"))
    )
    assert ink != seat


def pays_a_rival(table: Table, seat: int) -> bool:
    view = table.state.view(seat)
    return view["step"] == "tile" and any(one["earns"] and rivals(one, seat) for one in view["previews"])


def rivals(option: Data, seat: int) -> bool:
    return all(paid["seat"] != seat and paid["amount"] for paid in option["earns"])


def test_a_placement_that_pays_only_others_says_so(invite: Invite) -> None:
    anna = invite()
    table, twin, seat = reach(anna, "streets", [ME, SCREEN], pays_a_rival)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    option = next(
        one for one in twin.state.view(seat)["previews"] if one["earns"] and one["signs"] == 1 and rivals(one, seat)
    )
    page.locator(f'[data-move="build {option["tile"]}"]').click()
    page.locator(f'[data-move="cell {option["cell"]}"]').click()
    expect(page.locator(".st-turner")).to_be_visible()
    turner = page.locator(".st-turner")
    for _ in range(3):
        if not page.locator(".st-run").count():
            label = turner.get_attribute("aria-label") or ""
            turner.press("r")
            expect(turner).not_to_have_attribute("aria-label", label)
    expect(page.locator(".st-roll h3")).to_have_text(re.compile(r"^Pays \w+ \$\d+, you nothing$"))


def test_nothing_is_sent_before_build_and_then_all_of_it(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    sent: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/moves"):
            body = json.loads(request.post_data or "")
            sent.append([body["move"], *body["then"]])

    page.on("request", note)
    pick(page, "-1,0")
    page.locator("button.st-card").nth(1).click()
    expect(page.locator("button.st-card").nth(1)).to_have_attribute("aria-pressed", "true")
    assert sent == []
    side = SIDES[road(page)]
    tile = page.locator("button.st-card").nth(1).get_attribute("data-move")
    page.get_by_role("button", name=re.compile("^Build")).click()
    expect(page.locator(".st-tile")).to_have_count(3)
    expect(page.locator(".log li", has_text="Anna builds")).to_have_count(1)
    assert sent == [[tile, "cell -1,0", f"road {side}"]]


SEEK = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const click = () => new MouseEvent("click", { bubbles: true });
  const press = (selector) => document.querySelector(selector)?.dispatchEvent(click());
  const moves = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.move);
  const cells = moves(".st-free");
  for (const card of moves("button.st-card.legal")) {
    if (document.querySelector("button.st-card.on")?.dataset.move !== card) press(`[data-move="${card}"]`);
    for (const cell of cells) {
      press(`[data-move="${cell}"]`);
      await drawn();
      const gain = document.querySelector(".st-sums span:has(.tok.p1) b")?.textContent;
      if (gain && document.querySelectorAll(".st-run").length === 1) return Number(gain.slice(2));
    }
  }
  return 0;
}"""
"""Picks one placement after the other until one closes a single street and pays Anna; says how much."""


def keeps_promise(page: Page) -> bool:
    """Builds where money is promised, if that can be found, and looks whether it comes."""
    gain = int(page.evaluate(SEEK))
    if gain:
        purse = page.locator(".st-purse .st-money b")
        owed = int(purse.inner_text()) + gain
        page.locator(".st-tray .btn.main").click()
        expect(purse).to_have_text(str(owed))
    return gain > 0


@pytest.mark.soak  # a whole game; the figures of the view have tests of their own
def test_what_a_placement_promises_is_paid(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("streets", ME, FRIEND)
    boris.join(table, 1, "Boris")
    players = [Player(anna.sit(table), "promised anna"), Player(boris.sit(table), "promised boris")]
    while True:
        for player in players:
            seen = player.ready(GLANCE_MS)
            assert seen is None or not seen.over, "nothing was promised"
            if seen is None:
                continue
            if player.page is anna.page and player.page.locator("button.st-card.legal").count():
                if keeps_promise(player.page):
                    return
                seen = player.look()
            player.step(seen)


def test_people_wait_where_they_lived_until_it_is_said_where_they_go(invite: Invite) -> None:
    anna = invite()

    def a_pair(table: Table, seat: int) -> bool:
        moving = table.state.view(seat)["moving"]
        return moving is not None and moving["count"] == 2 and len(moving["targets"]) == 1

    table, twin, seat = reach(anna, "streets", [ME, SCREEN], a_pair)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    moving = twin.state.view(seat)["moving"]
    walkers = f"[data-id^='walker:{moving['person']}:']"
    expect(page.locator(f".st-waiting {walkers}")).to_have_count(2)
    page.locator('[data-move="send 1"]').click()
    tiles = {built["cell"]: built["tile"] for built in twin.state.view(seat)["city"]}
    for cell in (moving["cell"], *moving["targets"]):
        expect(page.locator(f"[data-id='tile:{tiles[cell]}'] {walkers}")).to_have_count(1)
    expect(page.locator(walkers)).to_have_count(2)


def late(table: Table, seat: int) -> bool:
    """Most tiles are built."""
    return len(table.state.view(seat)["city"]) > 24


def test_sly_says_why_he_builds_where_he_builds(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("streets", ME, business=True, difficulty="hard"))
    expect(page.locator(".st-sly")).to_contain_text("50")
    table, *_ = reach(anna, "streets", [ME], late, business=True, difficulty="hard")
    anna.sit(table)
    play([Player(page, "sly")])
    expect(page.locator(".status .head")).to_have_text(re.compile(r"^(You beat Sly|Sly beat you) by \$\d+\.$"))
    played = saved_game(anna, "streets")
    assert played.state.results().totals[0] == int(page.locator(".fin [data-total='0']").inner_text())
    page.get_by_role("button", name="See the table").click()
    expect(
        page.locator(".log li", has_text=re.compile("Sly looks for the best place for .*(equally good|as good)"))
    ).not_to_have_count(0)
    expect(page.locator(".st-tile")).to_have_count(32)


COVERED = """() => {
  const frame = document.querySelector(".pan-frame").getBoundingClientRect();
  return [...document.querySelectorAll(".pan-frame [data-move]")].flatMap((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return cell.contains(hit) ? [] : [`${cell.dataset.move} under ${hit.outerHTML.slice(0, 80)}`];
  });
}"""
"""The places to build that are in view and cannot be touched."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def test_nothing_lies_over_places_to_build_and_the_edge_leads_to_the_others(invite: Invite) -> None:
    anna = invite()

    def crowded(table: Table, seat: int) -> bool:
        return late(table, seat) and table.state.view(seat)["step"] == "tile"

    table, *_ = reach(anna, "streets", [ME, SCREEN], crowded)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    expect(page.locator(".pan-frame")).to_be_visible()
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(COVERED) == [], f"{width} × {height}"
    where = "getComputedStyle(document.querySelector('.pan-world')).transform"
    before = page.evaluate(where)
    page.locator(".pan-edge:visible").first.click()
    page.evaluate(SETTLED)
    assert page.evaluate(where) != before
    assert page.evaluate(COVERED) == []


def test_every_answer_about_people_is_in_reach(invite: Invite) -> None:
    anna = invite()

    def a_crowd(table: Table, seat: int) -> bool:
        moving = table.state.view(seat)["moving"]
        return moving is not None and moving["count"] > 2 and len(moving["targets"]) > 1

    table, *_ = reach(anna, "streets", [ME, SCREEN, {**SCREEN, "name": "Mira"}], a_crowd, business=True)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    for width, height in ((1440, 900), (820, 1180), (768, 1024), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        tray = page.locator(".tray").bounding_box()
        assert tray is not None
        for answer in page.locator(".tray [data-move]").all():
            box = answer.bounding_box()
            assert box is not None
            assert tray["y"] <= box["y"], f"{width} × {height}"
            assert box["y"] + box["height"] <= tray["y"] + tray["height"], f"{width} × {height}"


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_turning_a_tile_on_a_tablet_lies_over_no_card(invite: Invite, locale: str) -> None:
    anna = invite(viewport={"width": 820, "height": 1180}, locale=locale)
    table, *_ = reach(anna, "streets", [ME, SCREEN], lambda table, seat: table.state.view(seat)["step"] == "road")
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    turning = page.locator(".st-turning").bounding_box()
    assert turning is not None
    for card in page.locator("button.st-card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= turning["x"]


def test_figures_and_signs_explain_themselves(invite: Invite) -> None:
    anna = invite(viewport={"width": 390, "height": 844})
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    expect(page.locator(".st-sumline")).to_contain_text("cash now")
    expect(page.locator(".st-sumline")).not_to_contain_text("half of")  # nothing is due
    page.locator("[data-what='tile park']").click()
    expect(page.locator(".st-details")).to_contain_text("Pays nobody, but its symbols count.")
    expect(page.locator(".st-details")).to_contain_text("Wild counts as any symbol.")
    pick(page, "1,-1")
    told = page.locator(".st-roll")
    expect(told).to_contain_text(re.compile(r"Closes no street. If its own street closed now: \$\d+ = "))
    for arrow in page.locator(".st-turning button").all():
        expect(arrow).to_have_attribute("data-step", re.compile("^road [NESW]$"))


def test_the_other_places_stay_when_one_is_picked(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("streets", ME, FRIEND))
    places = page.locator(".st-free")
    expect(places).to_have_count(4)
    pick(page, "-1,0")
    expect(places).to_have_count(3)
    for place in places.all():
        expect(place).to_be_in_viewport()
        expect(place.locator(".st-slot")).to_have_css("stroke-opacity", "1")
    expect(page.get_by_role("button", name="Turn right")).to_have_attribute("title", "Turn right")
    places.first.click()
    expect(places).to_have_count(3)
    expect(page.locator(".st-ghost")).to_have_count(1)


OVER_PEOPLE = """() => {
  const boxes = (names) => [...document.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
  const [chips, people] = [boxes(".st-chip .st-note"), boxes(".st-crowd > rect, .st-ring")];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [chips.length, chips.filter((chip) => people.some((one) => meet(chip, one))).length];
}"""


def test_what_a_tile_pays_lies_over_nobody(invite: Invite) -> None:
    path = golden_files("streets")[13]
    record = read(path)
    seat = watched(path, record.header.players)
    puppet = Puppet(invite(viewport=PHONE), record, seat)
    page, chips = puppet.page, 0
    for question in questions(record, seat):
        view = question.message["view"]
        closing = [one for one in view["previews"] if one.get("closes")] if view["step"] == "tile" else []
        if not closing:
            continue
        puppet.ask(question)
        most = max(closing, key=lambda one: sum(len(street["cells"]) for street in one["closes"]))
        page.locator(f'.st-card[data-move="build {most["tile"]}"]').dispatch_event("click")
        page.locator(f'[data-move="cell {most["cell"]}"]').dispatch_event("click")
        drawn(page)
        count, over = page.evaluate(OVER_PEOPLE)
        assert over == 0, question.n
        chips += count
    assert chips > 10


CUT = """() => [...document.querySelectorAll(".tray [data-lit]")].filter((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const list = one.closest(".st-acts").getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return left - ring < list.left || right + ring > list.right;
}).length"""
"""How many rings of a lesson are cut at the sides of the list that their buttons stand in."""


def test_a_lesson_on_a_phone_keeps_its_map_and_what_it_lights(invite: Invite) -> None:
    anna = invite(viewport=PHONE, locale="ru-RU", **TOUCH)
    page = anna.open("/learn/streets")
    page.locator("[data-lesson='streets/people'] button").click()
    asked = 0
    ready(page)
    while page.locator(NOTE).count():
        ready(page)
        drawn(page)
        board = page.locator(".st-map").bounding_box()
        assert board is not None
        assert board["height"] > 260, where(page)
        if page.locator(".answering [data-lit]").count():
            asked += 1
            assert page.evaluate(CUT) == 0
        go_on(page)
    assert asked


def test_a_lesson_in_a_low_window_leaves_room_for_the_button_that_it_asks_for(invite: Invite) -> None:
    page = invite(viewport={"width": 1024, "height": 768}).open("/learn/streets")
    page.locator("[data-lesson='streets/first'] button").click()
    ready(page)
    page.locator(".tray [data-move='build H1']").click()
    page.locator("[data-move='cell -1,0']").click()
    expect(page.locator(".tray .btn.main")).to_be_in_viewport(ratio=0.99)

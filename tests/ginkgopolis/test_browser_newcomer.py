"""What somebody learns from Ginkgopolis' screen alone: what a play costs, who gives a bonus, where the deck is."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.people import BOT, DESK, FRIEND, LANDSCAPE, ME, PHONE, SCREEN, TOUCH
from browser.positions import reach
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from playwright.sync_api import ViewportSize, expect

from ginkgopolis.test_browser import sit_down
from ludopolis.engine.table.table import Table

PITCH = 116
"""From one cell of the map to the next."""
NARROW: ViewportSize = {"width": 1024, "height": 768}
KINDS = ("hands_passed", "kept", "rebuilt", "renewed", "urbanized", "activated", "bonus", "returned", "cannot_pay")
SEEN = """() => {
  const { left, top, width, height } = document.querySelector(".spare").getBoundingClientRect();
  const one = document.elementFromPoint(left + width / 2, top + 6).closest(".newline, .newbrief");
  const [text, box] = [one.firstElementChild, one.getBoundingClientRect()];
  const low = box.bottom > top + height + 1;
  const cut = low || text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 3;
  return `${one.className.split(" ").at(-1)}${cut ? " is cut" : ""}`;
}"""
"""Which of the two is seen that tell what is new, and whether it is cut."""
NAMES = {"R": "red", "B": "blue", "Y": "yellow"}
HELD = "all => all.map(one => one.dataset.move.slice(5))"
MATRIX = "document.querySelector('.pan-world').style.transform.match(/-?[\\d.]+/g).map(Number)"


def too_dear(lacking: str) -> Callable[[Table, int], bool]:
    """Whether a seat chooses, and a floor on a building would cost more points or resources than it has."""

    def wanted(now: Table, seat: int) -> bool:
        return now.state.asks(seat).kind == "select" and bool(dear_plays(now, seat, lacking))

    return wanted


def dear_plays(now: Table, seat: int, lacking: str) -> list[dict[str, Any]]:
    """The plays of a seat that lack points, or only resources, one of them for the colour."""
    said = [now.state.describe(seat, move) for move in now.state.legal(seat)]
    floors: list[dict[str, Any]] = [dict(one.args) for one in said if one.kind == "dear" and "placed" in one.args]
    if lacking == "points":
        return [one for one in floors if one["points"] > one["has_points"]]
    return [one for one in floors if one["colour"] and one["points"] <= one["has_points"]]


@pytest.mark.parametrize("lacking", ["points", "resources"])
def test_a_price_that_cannot_be_paid_says_its_sum(invite: Invite, lacking: str) -> None:
    anna = invite(viewport=PHONE, **TOUCH)
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], too_dear(lacking))
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    expect(page.locator(".scorestrip .unit").first).to_have_text("if it ended now")
    dear = dear_plays(twin, seat, lacking)[0]
    page.locator(f".gk-hand [data-move='play {dear['card']}']").click()
    page.locator(f".gk-tiles [data-move='play {dear['card']} {dear['tile']}']").click()
    chips = page.locator(".gk-chips")
    if lacking == "points":
        above, below = str(dear["tile"])[1:], str(dear["card"])[1:]
        expect(chips).to_contain_text(f"lower number {below} → {above} costs {dear['points']} collected")
    else:
        expect(chips).to_contain_text(f"you place {dear['placed']}")
        expect(chips).to_contain_text("other colour")
    expect(page.locator(".gk-tray .say")).to_contain_text("comes back")
    expect(page.locator(".gk-tray .say small")).to_have_text("unless you can pay on your turn")
    expect(page.locator(".gk-buttons .btn")).to_have_text(["Card alone", "Try to build"])


def test_a_frame_does_not_cross_the_tall_building_in_front(invite: Invite) -> None:
    def behind(now: Table, seat: int) -> list[tuple[str, str]]:
        view = now.state.view(seat)
        tall = {(x, y + 1): f"{x},{y}" for x, y in (one["cell"] for one in view["city"] if one["height"] > 2)}
        cells = [(one["tiles"][0], tuple(one["cell"])) for one in view["city"]]
        cells += [(letter, tuple(cell)) for letter, cell in view["tokens"].items() if cell]
        held = view["sides"][seat]["hand"] if now.state.asks(seat).kind == "select" else []
        return [(card, tall[cell]) for card, cell in cells if card in held and cell in tall]

    anna = invite(viewport=PHONE, **TOUCH)
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], lambda now, seat: bool(behind(now, seat)))
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    card, front = behind(twin, seat)[0]
    frame = page.locator(f".gk-target[data-move='play {card}'] .gk-dash").bounding_box()
    face = page.locator(f"[data-id='cell:{front}'] use[href^='#gk-face']").bounding_box()
    assert frame is not None
    assert face is not None
    assert frame["y"] + frame["height"] <= face["y"]


def test_the_switch_for_districts_stays_under_the_finger_and_the_piles_close(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    switch = page.locator(".gk-switch")
    place = switch.bounding_box()
    for visible in (True, False):
        switch.click()
        expect(page.locator(".gk-tally")).to_be_visible(visible=visible)
        assert switch.bounding_box() == place
    page.locator(".gk-piles summary").click()
    page.locator(".gk-close").click()
    expect(page.locator(".gk-sheet")).to_be_hidden()


def test_no_place_looks_like_a_choice_while_a_new_hand_is_one(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    expect(page.locator(".gk-target")).to_have_count(4)
    page.locator(".gk-buttons .soft").click()
    expect(page.locator(".gk-target")).to_have_count(0)
    page.locator(".gk-buttons .soft").click()
    expect(page.locator(".gk-target")).to_have_count(4)


def test_a_letter_alone_shows_what_may_come_and_who_gives_the_bonus(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    page.locator(".gk-hand [data-move]").filter(has_text="outward").first.click()
    for item in ("resource", "tile"):
        expect(page.locator(f"[data-part='own:{item}'] .gk-then")).to_have_text(re.compile(r"→ \d+–\d+"))
    page.locator(".gk-chip.bonus").click()
    expect(page.locator(".whatis")).to_contain_text("Bio-")
    page.keyboard.press("Escape")
    page.locator(".gk-counts [data-what=resources]").click()
    expect(page.locator(".whatis")).to_contain_text("Resources in the supply: ")


def test_bonuses_are_told_from_the_first_round_and_name_who_gives_them(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    page.locator(".gk-tray .gk-laneline > span", has_text="alone").tap()
    expect(page.locator(".whatis")).to_contain_text("Bio-")


def test_every_play_says_what_it_makes_of_the_score(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    score = page.locator(".gk-line small")
    page.locator(".gk-hand [data-move]").last.tap()
    expect(score).to_have_text(re.compile(r"^if it ended now: \d+ → \d+$"))
    page.locator(".gk-tile:not(.dear)").last.tap()
    expect(score).to_have_text(re.compile(r"^if it ended now: \d+ → \d+$"))


def test_a_play_that_changes_no_points_says_that_they_stay(invite: Invite) -> None:
    path = golden_files("ginkgopolis")[2]
    record = read(path)
    asked = questions(record, seat := watched(path, record.header.players))
    question, move = next(found for one in asked if (found := stays(one, seat)))
    page = (puppet := Puppet(invite(viewport=PHONE, **TOUCH), record, seat)).page
    puppet.ask(question)
    page.locator(f".gk-hand [data-move='{move}']").tap()
    now = page.locator(".scorestrip .me b").inner_text()
    expect(page.locator(".gk-line small")).to_have_text(f"if it ended now: still {now}")


def stays(question: Question, seat: int) -> tuple[Question, str] | None:
    """A card of the hand that is a whole play, after which the points are what they are."""
    now = sum(part["points"] for part in question.message["scores"][seat])
    for entry in question.message["legal"]:
        if entry["say"]["kind"] == "exploit_letter" and entry["say"].get("then_score") == now:
            return question, entry["move"]
    return None


CUT = """() => {
  const { right, bottom } = document.querySelector(".gk-tray").getBoundingClientRect();
  const chips = [...document.querySelectorAll(".gk-chip")];
  const boxes = chips.map((chip) => [chip.textContent, chip.getBoundingClientRect()]);
  return boxes.filter(([, box]) => box.right > right + 0.5 || box.bottom > bottom).map(([text]) => text);
}"""
"""What the edge of the tray cuts off a preview."""


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE])
def test_no_consequence_is_cut_by_the_edge(invite: Invite, viewport: dict[str, int]) -> None:
    def long(now: Table, seat: int) -> list[dict[str, Any]]:
        legal = now.state.legal(seat) if now.state.asks(seat).kind == "select" else []
        said = [now.state.describe(seat, move) for move in legal]
        over = [dict(one.args) for one in said if one.kind == "construct_over"]
        return [one for one in over if one["colour"] and one["points"] and one["bonuses"]]

    anna = invite(viewport=viewport, locale="ru", **TOUCH)
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], lambda now, seat: bool(long(now, seat)))
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    play = long(twin, seat)[0]
    page.locator(f".gk-hand [data-move='play {play['card']}']").click()
    page.locator(f".gk-tiles [data-move='play {play['card']} {play['tile']}']").click()
    expect(page.locator(".gk-chip:visible")).to_have_count(5)
    assert page.evaluate(CUT) == []
    expect(page.locator(".gk-buttons .main")).to_be_in_viewport(ratio=1)


def test_what_a_new_building_brings_is_told_before_its_letter_moves(invite: Invite) -> None:
    def asked(now: Table, seat: int) -> bool:
        return now.state.asks(seat).kind == "token"

    anna = invite(viewport=PHONE, **TOUCH)
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], asked)
    before = dict(twin.state.view(seat)["sides"][seat])
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    told = page.locator(".gk-chips")
    expect(told).to_contain_text(re.compile(r"then:\s*around it"))
    counts = [chip.get_attribute("aria-label") or "" for chip in told.locator("[aria-label]").all()]
    move = next(move for move in twin.state.legal(seat))
    twin.play(seat, move)
    after = dict(twin.state.view(seat)["sides"][seat])
    for item in ("resource", "tile", "point"):
        promised = sum(int(count.split()[0]) for count in counts if item in count)
        assert after[f"{item}s"] - before[f"{item}s"] == promised, item


def test_districts_say_that_their_figures_are_points(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    page.locator(".gk-switch").tap()
    expect(page.locator(".gk-tally .i-point")).to_be_visible()


APART = """() => {
  const [plays, ...chips] = [".gk-plays", ".gk-bottom > *"].flatMap((name) => [...document.querySelectorAll(name)]);
  plays.dataset.corner = "bottom left";
  const { bottom } = plays.getBoundingClientRect();
  return chips.filter((chip) => chip.clientHeight && chip.getBoundingClientRect().top < bottom).length;
}"""
"""How many counts of the supplies the last plays would lie over in the corner above these."""


def test_a_new_deck_is_told_in_its_place(invite: Invite) -> None:
    record = read(golden_files("ginkgopolis")[10])
    puppet = Puppet(invite(viewport=PHONE, **TOUCH), record, 1)
    first, question, *_ = questions(record, 1)
    puppet.ask(first)
    shuffled = {"kind": "rebuilt", "cards": 13, "sites": 1}
    played = {"kind": "showed", "seat": 0, "card": "A"}
    renewed = {"kind": "renewed", "seat": 0, "tokens": 1}
    told = puppet.page.locator(".gk-told > span")
    puppet.ask(question._replace(lines=[*first.lines, played, shuffled, renewed]))
    expect(told).not_to_contain_text("The deck has run out")  # the new hand has not emptied it
    puppet.page.locator(".gk-told button").click()
    expect(told).to_contain_text(re.compile("plays A.*The deck has run out"))
    built = {"kind": "showed_tile", "seat": 0, "card": "B3", "tile": "B5"}
    gains = [{"kind": "gained", "seat": 0, "item": item, "count": 1} for item in ("point", "resource", "tile")]
    puppet.ask(
        question._replace(lines=[*first.lines, built, *gains, {"kind": "kept", "seat": 0, "card": "B3"}, shuffled])
    )
    expect(told).to_contain_text(re.compile(r"plays .*The deck has run out.*\.$"))
    assert told.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight") <= 1, "told to its end"
    puppet.page.set_viewport_size(DESK)
    puppet.ask(first)
    puppet.ask(question._replace(lines=[*first.lines, played, shuffled]))
    expect(puppet.page.locator(".gk-plays .whole")).to_contain_text("The deck has run out")
    assert puppet.page.evaluate(APART) == 0


def test_a_kept_card_is_called_a_bonus_and_tiles_say_whose_they_are(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    expect(page.locator(".gk-card .gk-keep").first).to_have_text("new bonus:")
    expect(page.locator(".gk-tiles .gk-mine")).to_have_text("Your tiles")
    feet = "all => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length"
    for size in (PHONE, LANDSCAPE, NARROW, DESK):
        page.set_viewport_size(size)
        assert page.locator(".gk-card .hf").evaluate_all(feet) == 0, size
        expect(page.locator(".gk-card .gk-keep").first).to_have_text("new bonus:")


def test_what_is_new_is_told_whole_or_by_its_title_on_a_phone(invite: Invite) -> None:
    anna = invite(viewport=PHONE, prefs='{"sound": false}', locale="ru-RU")
    told = {
        "lessons": {"done": ["ginkgopolis/first"]},
        "firsts": {"ginkgopolis": [kind for kind in KINDS if kind != "bonus"]},
    }
    for name, value in told.items():
        anna.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-{name}'] = {json.dumps(value)!r}")
    path = next(path for path in golden_files("ginkgopolis") if path.name.startswith("rules3-p2"))
    record = read(path)
    puppet = Puppet(anna, record, seat := watched(path, record.header.players))
    before = None
    for question in questions(record, seat):
        if before and any(line["kind"] == "bonus" for line in question.lines[len(before.lines) :]):
            break
        before = question
    assert before
    puppet.ask(before)
    puppet.ask(question)
    expect(puppet.page.locator(".newline")).to_contain_text("получает бонус")
    assert puppet.page.evaluate(SEEN) == "newline"
    puppet.page.evaluate("document.querySelector('.spare').style.maxHeight = '16px'")  # as below longer news
    assert puppet.page.evaluate(SEEN) == "newbrief"


def test_a_guest_reads_the_goal_beside_the_move_that_is_suggested(invite: Invite) -> None:
    anna, boris = invite(), invite(json.dumps({"sound": False}), viewport=PHONE)
    table = anna.new_table("ginkgopolis", FRIEND, BOT, hints=True)
    boris.join(table, 0, "Boris")
    page = boris.sit(table)
    status = page.locator(".status")
    expect(page.locator(".suggested")).to_contain_text("A good move:")
    expect(status.locator(".goal")).to_contain_text("Most points wins")
    expect(page.locator(".gk-tray .gk-laneline .lb")).to_be_visible()  # what the boxes beside the stocks are
    told, room = (one.bounding_box() for one in (status.locator(".goal"), status))
    assert told is not None
    assert room is not None
    assert told["y"] + told["height"] <= room["y"] + room["height"]
    page.get_by_role("button", name="Prepare this move").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert status.bounding_box() == room, "the city below it keeps its room"

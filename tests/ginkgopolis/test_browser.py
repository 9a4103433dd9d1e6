"""Ginkgopolis on its map: panning and zooming, picking, secrets, districts, Hal, letters that are hemmed in."""

import json
import re

from browser.fixtures import Invite
from browser.people import BOT, FRIEND, ME, PHONE, SCREEN, TOUCH, Person
from browser.player import Player, play
from browser.positions import reach
from browser.questions import Puppet, golden_files, questions, read, watched
from playwright.sync_api import Locator, Page, Request, expect

from ludopolis.engine.table.table import Table

PITCH = 116
"""From one cell of the map to the next."""
NAMES = {"R": "red", "B": "blue", "Y": "yellow"}
HELD = "all => all.map(one => one.dataset.move.slice(5))"
MATRIX = "document.querySelector('.pan-world').style.transform.match(/-?[\\d.]+/g).map(Number)"


def camera(page: Page) -> list[float]:
    """Where the map's origin is in its frame, and the scale."""
    expect(page.locator(".pan-world")).to_have_attribute("style", re.compile("scale"))
    return [float(value) for value in page.evaluate(MATRIX)]


def sit_down(person: Person, *seats: dict[str, str], **options: object) -> Page:
    """A new table with the person at it, asked for the first time."""
    page = person.sit(person.new_table("ginkgopolis", *seats, **options))
    expect(page.locator("[data-move]").first).to_be_visible()
    return page


def letters_in_view(page: Page) -> int:
    """How many of the twelve letters lie inside the frame."""
    frame = page.locator(".pan-frame").bounding_box()
    boxes = [letter.bounding_box() for letter in page.locator("[data-id^='token:']").all()]
    assert frame is not None
    return sum(
        1
        for box in boxes
        if box is not None
        and frame["x"] <= box["x"]
        and box["x"] + box["width"] <= frame["x"] + frame["width"]
        and frame["y"] <= box["y"]
        and box["y"] + box["height"] <= frame["y"] + frame["height"]
    )


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# The map


def test_the_map_fits_itself_and_is_zoomed_and_dragged(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    fitting = camera(page)
    assert letters_in_view(page) == 12
    sizes = page.locator(".gk-stack").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert max(sizes) < 1.1 * min(sizes)  # pins and outlines stand on buildings as they are seen
    expect(page.locator(".pan-tool.fit")).to_be_hidden()
    page.mouse.move(*middle(page.locator(".pan-frame")))
    page.mouse.wheel(0, -600)
    zoomed = camera(page)
    assert zoomed[2] > 1.5 * fitting[2]
    assert letters_in_view(page) < 12
    x, y = middle(page.locator("[data-id='cell:0,0']"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)
    page.mouse.up()
    dragged = camera(page)
    assert [round(dragged[0] - zoomed[0]), round(dragged[1] - zoomed[1])] == [60, 40]
    expect(page.locator(".gk-card.on")).to_have_count(0)
    expect(page.locator(".status .why")).to_have_count(0)
    page.locator(".pan-tool.fit").click()
    assert camera(page) == fitting


def test_the_map_by_keys(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    page.locator(".pan-frame").focus()
    x, y, scale = camera(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    assert camera(page) == [x - 80, y + 80, scale]
    page.keyboard.press("+")
    assert camera(page)[2] > scale
    page.keyboard.press("0")
    assert camera(page) == [x, y, scale]


def test_places_to_play_beyond_the_edge_are_pointed_at(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    places = page.locator(".gk-target").count()
    pointers = page.locator(".pan-edge:visible")
    expect(pointers).to_have_count(0)
    page.mouse.move(*middle(page.locator(".pan-frame")))
    page.mouse.wheel(0, -2000)
    beyond = sum(int(text) for text in pointers.locator("b").all_inner_texts())
    assert 0 < beyond <= places
    shown = page.locator(".pan-edge:visible").first
    side = shown.get_attribute("data-pan")
    shown.click()
    expect(page.locator(f".pan-edge.{side}")).to_be_hidden()


def test_what_has_the_focus_is_brought_into_view(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    page.mouse.move(*middle(page.locator(".pan-frame")))
    page.mouse.wheel(0, -3000)
    page.locator(".pan-frame").focus()
    for _ in range(page.locator(".gk-target").count()):
        page.keyboard.press("Tab")
        expect(page.locator(".gk-target:focus")).to_be_in_viewport(ratio=0.99)


def test_two_fingers_zoom_and_one_drags(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    _, _, scale = camera(page)
    x, y = middle(page.locator(".pan-frame"))
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": at[0], "y": at[1], "id": number} for number, at in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    fingers("touchStart", (x - 20, y))
    fingers("touchStart", (x - 20, y), (x + 20, y))
    for spread in (30, 45, 60):
        fingers("touchMove", (x - spread, y), (x + spread, y))
    fingers("touchEnd")
    wide = camera(page)
    assert wide[2] > 1.5 * scale
    fingers("touchStart", (x, y))
    for way in (10, 20, 40):
        fingers("touchMove", (x + way, y))
    fingers("touchEnd")
    assert camera(page)[0] - wide[0] > 20
    expect(page.locator(".gk-card.on")).to_have_count(0)


def test_a_phone_says_what_cards_and_bonuses_are_for(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    expect(page.locator(".gk-laneline .lb")).to_have_text("Bonuses")
    words = page.locator(".gk-laneline .lw")
    expect(words).to_have_text(["alone", "outward", "upward"])
    expect(page.locator(".gk-buttons .gk-help")).to_contain_text("With a tile it builds.")
    expect(page.locator(".gk-buttons .btn")).to_be_visible()


# Choosing


def test_a_play_is_shown_before_it_is_made(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    card = page.locator(".gk-hand [data-move]").first
    move = card.get_attribute("data-move")
    expect(page.locator(".gk-buttons .main")).to_have_count(0)
    card.click()
    expect(page.locator(f'.gk-target.on[data-move="{move}"]')).to_have_count(1)
    expect(page.locator(".gk-buttons .main")).to_have_attribute("data-move", str(move))
    expect(page.locator(".gk-preview")).to_have_count(0)
    tile = page.locator(".gk-tiles button:not(.dear)").first
    both = str(tile.get_attribute("data-move"))
    tile.click()
    expect(page.locator(".gk-buttons .main")).to_have_attribute("data-move", both)
    expect(page.locator(".gk-preview .gk-num")).to_have_text(re.sub(r"\D", "", both.split()[2]))
    expect(page.locator(".gk-chips")).to_contain_text("you place")
    page.locator(".gk-buttons .main").click()
    expect(page.locator(".gk-card.on")).to_have_count(1)
    expect(page.locator("[data-move]")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".gk-hand [data-move]")).to_have_count(4)


def test_a_tap_beside_the_discard_pile_closes_it(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    piles = page.locator(".gk-piles")
    piles.locator("summary").click()
    expect(piles).to_have_attribute("open", "")
    page.mouse.click(page.viewport_size["width"] / 2, 8)  # type: ignore[index]
    expect(piles).not_to_have_attribute("open", "")


def test_the_place_on_the_map_picks_its_card(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    spot = page.locator(".gk-target").first
    move = spot.get_attribute("data-move")
    spot.click()
    expect(page.locator(f'.gk-card.on[data-move="{move}"]')).to_have_count(1)
    spot.click()
    expect(page.locator(".gk-card.on")).to_have_count(0)


def test_others_see_that_one_has_chosen_and_nothing_else(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("ginkgopolis", ME, FRIEND)
    boris.join(table, 1, "Boris")
    page, his = anna.sit(table), boris.sit(table)
    mood = page.locator(".plcard", has_text="Boris").locator(".gk-mood")
    expect(mood).to_have_count(0)
    his.locator(".gk-hand [data-move]").first.click()
    his.locator(".gk-tiles button").first.click()
    his.locator(".gk-buttons .main").click()
    expect(mood).to_have_attribute("aria-label", "chosen")
    expect(page.locator(".plcard", has_text="Boris").locator(".gk-stamp")).to_have_count(0)
    expect(page.locator(".gk-plays")).to_have_count(0)
    page.locator(".gk-hand [data-move]").filter(has_text="outward").first.click()
    page.locator(".gk-buttons .main").click()
    page.locator("[data-move='take tile']").click()
    gain = his.locator(".gk-plays li").first.locator(".gk-gain").first
    expect(gain).to_have_attribute("aria-label", "2 tiles")  # the one she chose, and that of her character


def test_a_new_hand_is_announced_to_all_and_their_choices_stand(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("ginkgopolis", ME, FRIEND)
    boris.join(table, 1, "Boris")
    page, his = anna.sit(table), boris.sit(table)
    page.locator(".gk-hand [data-move]").first.click()
    his.locator(".gk-hand [data-move]").first.click()
    old = his.locator(".gk-hand").inner_html()
    his.locator(".gk-renew").click()
    expect(his.locator(".gk-card.on")).to_have_count(0)
    his.locator(".gk-buttons .main").click()
    expect(page.locator(".gk-plays")).to_contain_text("Boris takes a new hand")
    expect(page.locator(".gk-card.on")).to_have_count(1)  # what was picked stays picked
    expect(his.locator(".gk-renew")).to_contain_text("1 left")
    expect(his.locator(".gk-card.on")).to_have_count(0)
    assert his.locator(".gk-hand").inner_html() != old
    page.locator(".gk-buttons .main").click()
    expect(page.locator("[data-move]")).to_have_count(0)
    his.locator(".gk-renew").click()
    expect(his.locator(".gk-card.on")).to_have_count(0)
    his.locator(".gk-buttons .main").click()
    expect(his.locator(".gk-renew")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".gk-hand [data-move]")).to_have_count(4)


def test_tiles_are_returned_in_any_order_and_put_back(invite: Invite) -> None:
    def many(now: Table, seat: int) -> bool:
        view = now.state.view(seat)
        return view["step"] == "return" and len(view["sides"][seat]["known_tiles"]) > 2

    anna = invite()
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], many)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    own = twin.state.view(seat)["sides"][seat]["known_tiles"]
    first, second, *_, last = own
    for tile in (last, second, first, second):
        page.locator(f'.gk-give[data-move="return {tile}"]').click()
    expect(page.locator(".gk-give.on")).to_have_count(2)
    expect(page.locator(".gk-buttons .main")).to_contain_text("Return 2 tiles")
    page.locator(".gk-buttons .main").click()
    expect(page.locator(".gk-give")).to_have_count(0)
    page.locator(".curtain button.main").click()
    page.locator(".gk-buttons .main").click()  # the other player keeps all
    expect(page.locator(".log")).to_contain_text(f"returns {NAMES[first[0]]} {first[1:]}")
    expect(page.locator(".log")).to_contain_text(f"returns {NAMES[last[0]]} {last[1:]}")
    expect(page.locator(".log")).not_to_contain_text(f"returns {NAMES[second[0]]} {second[1:]},")


def test_behind_a_curtain_things_go_on_and_are_shown_to_whoever_lifts_it(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("ginkgopolis", ME, SCREEN))
    for _ in range(2):
        page.locator(".curtain button.main").click()
        expect(page.locator(".gk-plays")).to_have_count(0)
        page.locator(".gk-hand [data-move]").first.click()
        page.locator(".gk-buttons .main").click()
    page.locator(".curtain button.main").click()
    expect(page.locator(".gk-plays li").first).to_be_visible()


def test_a_building_without_a_card_in_hand_says_why_not(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND)
    held = [str(move) for move in page.locator(".gk-hand [data-move]").evaluate_all(HELD)]
    tops = page.locator(".gk-stack").evaluate_all("all => all.map(one => one.dataset.play)")
    other = next(top for top in tops if top not in held)
    page.locator(f".gk-stack[data-play={other}]").click()
    expect(page.locator(".status .why")).to_contain_text("in your hand")
    page.locator(".gk-hand [data-move]").first.click()  # what is picked now is legal: the reason is out of date
    expect(page.locator(".status .why")).to_have_count(0)


def test_stocks_stay_in_sight_whatever_is_asked_on_a_phone(invite: Invite) -> None:
    path = golden_files("ginkgopolis")[8]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    asked = {question.message["asks"]["kind"]: question for question in questions(record, seat)}
    for kind in ("select", "take", "token"):
        puppet.ask(question := asked[kind])
        side = question.message["view"]["sides"][seat]
        stocks = [str(side[name]) for name in ("resources", "tiles", "points")]
        expect(puppet.page.locator(".tray .gk-counts b")).to_have_text(stocks)


# What there is to see


def test_districts_add_up_to_the_score_sheet(invite: Invite) -> None:
    anna = invite()
    table, twin, _ = reach(anna, "ginkgopolis", [ME, SCREEN], lambda now, _: len(now.state.view(0)["city"]) > 16)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    expect(page.locator(".gk-prizes")).to_be_hidden()
    page.locator(".gk-switch").click()
    expect(page.locator(".gk-prizes")).to_be_visible()
    shown = [int(text) for text in page.locator(".gk-tally b").all_inner_texts()]
    assert shown == [sheet[-1].points for sheet in twin.state.sheet()]
    assert [line[-1].category for line in twin.state.sheet()] == ["districts", "districts"]
    assert sum(shown) == sum(int(text) for text in page.locator(".gk-prize text").all_text_contents()) > 0
    page.locator(".gk-prize").first.click()  # it says how it is scored
    expect(page.locator(".whatis h2")).to_contain_text("district")
    expect(page.locator(".whatis")).to_contain_text(
        re.compile("so each counts twice|so a point for every resource here")
    )


def hemmed_in(table: Table, seat: int) -> bool:
    """Whether the seat moves a letter that has no free cell, and others must make room."""
    moving = table.state.view(seat)["moving"]
    return moving is not None and "forward" in moving


def test_a_letter_that_is_hemmed_in_shows_who_would_make_room(invite: Invite) -> None:
    anna = invite()
    table, twin, seat = reach(anna, "ginkgopolis", [ME, SCREEN], hemmed_in)
    page = anna.sit(table)
    page.locator(".curtain button.main").click()
    moving = twin.state.view(seat)["moving"]
    for way in ("forward", "backward"):
        expect(page.locator(f".gk-push.{way} .tip")).to_have_count(len(moving[way]) - 1)
    page.locator('.gk-target[data-move="push forward"]').click()
    move = twin.state.from_text(seat, "push forward")
    twin.play(seat, move)
    cells = {letter: cell for letter, cell in twin.state.view(seat)["tokens"].items() if letter in moving["forward"]}
    assert cells == moving["forward"]
    for letter, (x, y) in cells.items():
        token = page.locator(f"g:has(> [data-id='token:{letter}'])")
        expect(token).to_have_attribute("transform", f"translate({x * PITCH} {-y * PITCH})")


def test_alone_against_hal(invite: Invite) -> None:
    anna = invite()
    page = sit_down(anna, ME, max_rounds=10)
    expect(page.locator(".gk-hal")).to_contain_text("Hal")
    play([Player(page, "hal")])
    expect(page.locator(".fin thead")).to_contain_text("Hal")
    expect(page.locator(".fin tfoot td")).to_have_count(2)


def test_a_draft_passes_what_is_not_kept(invite: Invite) -> None:
    page = sit_down(invite(), ME, BOT, characters="draft")
    for left in (4, 3, 2):
        people = page.locator(".gk-person[data-move]")
        expect(people).to_have_count(left)
        people.first.click()
        page.locator(".gk-buttons .main").click()
    expect(page.locator(".gk-hand [data-move]")).to_have_count(4)
    expect(page.locator(".gk-lanes .who")).to_have_count(3)


def test_alone_leaves_the_tile_out_and_asks_nothing_more(invite: Invite) -> None:
    page = sit_down(invite('{"confirm": "every"}'), ME, FRIEND)
    page.locator(".gk-card").first.click()
    page.locator(".gk-tile").first.click()
    expect(page.locator(".gk-preview")).to_have_count(1)
    page.locator(".gk-buttons .soft", has_text="Card alone").click()
    expect(page.locator(".gk-preview")).to_have_count(0)
    expect(page.locator(".gk-tile.on")).to_have_count(0)
    other = page.locator(".gk-target:not(.on)").first
    move = str(other.get_attribute("data-move"))
    other.click()
    main = page.locator(".gk-buttons .main")
    expect(main).to_have_attribute("data-move", move)
    main.click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator(".gk-card.on")).to_have_count(1)
    expect(page.locator("[data-move]")).to_have_count(0)


def test_whoever_picks_something_else_no_longer_confirms_a_hints_turn(invite: Invite) -> None:
    page = sit_down(invite(), ME, FRIEND, hints=True)
    page.keyboard.press("h")
    page.locator(".hints .btn.teach").click()
    advised = page.locator("[data-confirm]")
    expect(advised).to_be_visible()
    spot = page.locator(".gk-target").first
    spot.click()
    expect(advised).to_have_count(0)
    expect(page.locator(".gk-buttons .main")).to_have_attribute("data-move", str(spot.get_attribute("data-move")))


def test_answers_are_picked_where_they_are_and_sent_by_one_button(invite: Invite) -> None:
    path = golden_files("ginkgopolis")[8]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE, **TOUCH), record, seat := watched(path, record.header.players))
    page = puppet.page
    sent: list[str] = []

    def heard(request: Request) -> None:
        if request.url.endswith("/moves"):
            sent.append(json.loads(request.post_data or "")["move"])

    page.route("**/moves", lambda route: None)
    page.on("request", heard)
    asked = {question.message["asks"]["kind"]: question for question in questions(record, seat)}
    for kind in ("take", "token"):
        puppet.ask(asked[kind])
        place = page.locator("main.board").bounding_box()
        frame = camera(page)
        answer = page.locator(f"[data-move^={kind}]").first
        move = str(answer.get_attribute("data-move"))
        answer.click()
        main = page.locator(".gk-buttons .main")
        expect(main).to_have_attribute("data-move", move)
        assert sent == []
        assert (page.locator("main.board").bounding_box(), camera(page)) == (place, frame)
        with page.expect_request("**/moves"):
            main.click()
        expect(page.locator("[data-confirm]")).to_have_count(0)
        assert sent.pop() == move


def test_figures_answer_a_tap_with_their_sum(invite: Invite) -> None:
    page = sit_down(invite(viewport=PHONE, **TOUCH), ME, FRIEND)
    page.locator(".gk-counts [data-what=points]").click()
    card = page.locator(".whatis")
    expect(card).to_contain_text("Points collected")
    expect(card).to_contain_text("Renewal tokens: 4")
    total = page.locator(".scorestrip .me b").inner_text()
    expect(card).to_contain_text(f"If the game ended now: {total}")
    page.keyboard.press("Escape")
    page.locator(".gk-first:visible").first.click()
    expect(card).to_contain_text("First player")

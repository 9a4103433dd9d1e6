"""Hints: what a Master would do, shown beside the board, lit on it and played with a click."""

import json
import re
from itertools import pairwise

from playwright.sync_api import Locator, Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.held import Held
from browser.people import DESK, ME, PHONE, SCREEN
from browser.questions import Puppet, golden_files, questions, read, watched

LAMP = "What would a Master do?"


def lit(page: Page) -> set[str]:
    """The moves that are lit."""
    return set(page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.move)"))


def deck(hint: Locator) -> str:
    """The move that a hint proposes: a deck to reveal from."""
    words = re.fullmatch(r"Reveal a card costing (\d–\d)", hint.locator("li b").first.inner_text())
    assert words, hint.inner_text()
    return f"reveal {1 + ['1–3', '4–5', '6–9'].index(words[1])}"


def test_a_hint_is_lit_compared_with_what_is_picked_and_taken_with_the_usual_button(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    lamp, hint = page.get_by_role("button", name=LAMP), page.locator(".hints")
    expect(lamp).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    expect(hint.locator(".because")).to_be_visible()
    expect(lamp).to_have_attribute("aria-pressed", "true")
    best = deck(hint)
    assert lit(page) == {best}
    expect(page.locator(".pin.at")).to_have_text(["1"])
    assert barriers(page, "hints") == []
    page.locator(f".tray [data-move^=reveal]:not([data-move='{best}'])").first.click()
    expect(hint.locator(".than.mine")).to_have_text(
        re.compile(r"^Compared with yours: .+")
    )  # why not this? It is not sent
    expect(page.locator(".log li", has_text="reveals")).to_have_count(0)
    pick = hint.get_by_role("button", name="Prepare this move")
    page.set_viewport_size({"width": 1280, "height": 560})  # too low for all of the hint, whose buttons stay in sight
    expect(pick).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESK)
    pick.click()
    expect(hint).to_have_count(0)
    expect(page.locator(".log li", has_text="reveals")).to_have_count(0)
    page.locator("[data-confirm]").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    assert lit(page) == set()
    page.keyboard.press("h")
    expect(hint.locator(".because")).to_be_visible()
    page.set_viewport_size(PHONE)
    than, why = hint.locator(".than").bounding_box(), hint.locator(".because").bounding_box()
    assert than
    assert why
    assert than["y"] + than["height"] <= why["y"], "with what it is compared comes before the reason, folded or not"
    expect(page.locator(".tray")).to_be_hidden()
    board, box = page.locator("main.board").bounding_box(), hint.bounding_box()
    assert board
    assert box
    assert board["y"] + board["height"] <= box["y"] + 1
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.locator(".tray")).to_be_visible()


def test_a_table_without_hints_has_no_lamp(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    expect(page.locator(".tray [data-move]").first).to_be_visible()
    expect(page.get_by_role("button", name=LAMP)).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("h")
    page.locator(".tray [data-move='reveal 1']").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    assert not [url for url in asked if url.endswith("/hint")]
    expect(page.locator(".hints")).to_have_count(0)


def test_a_question_that_another_view_overtakes_is_asked_again(invite: Invite) -> None:
    path = golden_files("happy_city")[2]
    record = read(path)
    puppet = Puppet(invite(), record, seat := watched(path, record.header.players), hints=True)
    page = puppet.page
    before, now = next(pair for pair in pairwise(questions(record, seat)))
    held = Held(page, "**/hint")
    puppet.ask(before)
    page.keyboard.press("h")
    held.next().fulfill(content_type="application/json", body=json.dumps({"outdated": True}))
    expect(page.locator(".hints")).to_have_text(
        "Looking for a good move for you…"
    )  # the view that has overtaken it is on its way
    puppet.ask(now)
    again = held.next()
    assert (again.request.post_data_json or {})["number"] == now.message["number"]
    turn = [{key: now.message["legal"][0][key] for key in ("move", "say")}]
    told = {"turn": turn, "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
    again.fulfill(content_type="application/json", body=json.dumps(told))
    expect(page.locator(".hints li b")).to_have_count(1)


def test_whoever_moves_does_not_wait_for_a_hint(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    held = Held(page, "**/hint")
    expect(page.locator(".tray [data-move='reveal 1']")).to_be_visible()
    page.keyboard.press("h")
    hint = held.next()
    page.locator(".tray [data-move='reveal 1']").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    expect(page.locator(".hints")).to_have_count(0)
    assert len(held.asked) == 1
    hint.fulfill(content_type="application/json", body=json.dumps({"outdated": True}))
    expect(page.locator(".hints")).to_have_count(0)


def test_a_comparison_is_seen_to_be_worked_out_and_a_reason_that_comes_too_late_leaves_no_empty_table(
    invite: Invite,
) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    held = Held(page, "**/hint")
    page.route("**/hint/reasons", lambda route: route.fulfill(json={}, status=422))
    expect(page.locator(".tray [data-move='reveal 1']")).to_be_visible()

    def advise(gain: int) -> None:
        one, two = ({"move": f"reveal {n}", "say": {"kind": "reveal", "deck": n}} for n in (1, 2))
        told = {"turn": [one], "goes_on": False, "agrees": False, "alike": [], "other": [two], "gain": gain}
        held.next().fulfill(json=told)

    hint, tray = page.locator(".hints"), page.locator(".tray")
    page.get_by_role("button", name=LAMP).click()
    advise(0)
    expect(hint.locator("h2")).to_have_text("One of the good moves")  # the other is as good
    hint.get_by_role("button", name="Why not…?").click()
    expect(tray).to_be_visible()
    tray.locator("[data-move='reveal 2']").click()
    expect(hint.locator(".because")).to_have_text("Still working out why…")
    expect(tray).to_be_hidden()
    advise(3)
    expect(hint.locator("h2")).to_have_text("A stronger turn")
    expect(hint.locator(".because")).to_have_text(
        "I expect 3 points more from it, but there was no time to work out why."
    )
    expect(hint.locator(".versus")).to_have_count(0)
    anna.faults.clear()  # the answer that came too late

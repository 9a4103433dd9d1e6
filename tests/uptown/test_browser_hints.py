"""UpTown while a hint is open or its turn waits: what is picked, where it stands, whose figures change."""

import json
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.held import Held
from browser.people import DESK, LANDSCAPE, PHONE, drawn
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from browser.test_picked import advice, pick_turn
from playwright.sync_api import Page, Route, ViewportSize, expect

GIFT_AND_PURCHASE = 11
"""The question of the record whose answer was a gift, then a purchase from the same rival."""
RING_PX = 6
"""How far the ring of what is lit reaches."""
OVER = """pin => {
  const box = pin.getBoundingClientRect();
  const figures = [...document.querySelectorAll(".board :is(.fx, .sf, .blocked, .under, .stripe b)")];
  return figures.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return meets && one.checkVisibility() && !one.closest(".advised");
  }).map((one) => one.textContent);
}"""
"""The figures that a pin covers."""


def gift(invite: Invite, screen: ViewportSize) -> tuple[Page, Question, list[dict[str, Any]]]:
    """A page with a hint to give a card to the rival and to buy one; what is sent is kept and not played."""
    path = golden_files("uptown")[6]
    record = read(path)
    puppet = Puppet(invite(viewport=screen), record, seat := watched(path, record.header.players), hints=True)
    page = puppet.page
    sent: list[dict[str, Any]] = []
    question = list(questions(record, seat))[GIFT_AND_PURCHASE]
    told = {"turn": question.turn, "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}

    def take(route: Route) -> None:
        sent.append(route.request.post_data_json or {})
        route.fulfill(content_type="application/json", body="{}")

    page.route("**/moves", take)
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=json.dumps(told)))
    puppet.ask(question)
    return page, question, sent


def test_while_a_hint_is_open_a_tap_only_picks(invite: Invite) -> None:
    page, question, sent = gift(invite, PHONE)
    project = question.turn[0]["move"].split(" ")[1]
    other = next(half for half in question.message["asks"]["project"] if half != project)
    page.locator(f".hand [data-half={other}]").click()
    slot = page.locator(".scene .slot[data-move]").first
    move = slot.get_attribute("data-move")
    slot.click()
    page.keyboard.press("h")
    expect(page.locator(".hints .btn.teach")).to_be_visible()  # who taps before it has come does not wait for it
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)
    assert not sent, "it was compared, not played"
    with page.expect_response("**/moves"):
        slot.click()
    assert [body["move"] for body in sent] == [move]


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESK], ids=["phone", "side", "desk"])
def test_a_prepared_gift_stands_on_the_rivals_street(invite: Invite, screen: ViewportSize) -> None:
    page, question, _ = gift(invite, screen)
    plot = question.turn[0]["say"]["plot"]
    page.keyboard.press("h")
    page.locator(".hints .btn.teach").click()
    street = page.locator(".rival .lane" if screen == DESK else ".scene")
    expect(street.locator(f".plot:nth-child({plot}) [data-ghost='1']")).to_be_visible()
    expect(page.locator(".board .slot")).to_have_count(1)  # no other place is lit
    expect(page.locator(".board .pile.legal")).to_have_count(0)
    pins = page.locator(".pin.at:visible")
    expect(pins).to_have_count(2)
    assert [pin.evaluate(OVER) for pin in pins.all()] == [[], []]
    told = page.locator("[data-confirm] small").inner_text().replace("\u00a0", " ")
    rival, me = told.split(" · Boris: ")
    assert rival.startswith("Anna: ")
    assert me.startswith("Coins ")
    if screen != DESK:
        expect(street.locator(".heads .to").first).to_be_visible()
        page.locator(".heads .btn.small").click()  # one's own street can be looked at meanwhile
        expect(street).to_have_attribute("aria-label", "Your street")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".board .slot")).not_to_have_count(1)


def test_a_free_card_that_fits_nowhere_says_why(invite: Invite) -> None:
    path = golden_files("uptown")[8]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players))
    puppet.ask(next(questions(record, seat)))
    expect(puppet.page.locator(".thrown")).to_contain_text("(Loft and Tiled roof). You have no open building.")


@pytest.mark.parametrize("number", [0, 8, 9], ids=["second", "municipal", "two-players"])
def test_on_a_phone_the_deck_that_a_hint_lights_is_not_cut_by_its_words(invite: Invite, number: int) -> None:
    path = golden_files("uptown")[number]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players), hints=True)
    page = puppet.page
    question = next(questions(record, seat))
    told = {"turn": question.turn, "goes_on": False, "agrees": False, "alike": [], "other": question.turn, "gain": 3}
    page.route("**/hint", lambda route: route.fulfill(json=told))
    reasons = Held(page, "**/hint/reasons")
    puppet.ask(question)
    page.keyboard.press("h")
    held = reasons.next()
    deck, words = page.locator(".pile[data-lit]"), page.locator(".hints")
    expect(deck).to_have_count(1)
    words.evaluate("words => { words.style.minHeight = '380px' }")  # as high as a long reason makes it
    held.fulfill(json={"reasons": []})
    expect(words.locator(".because.quiet")).to_have_count(0)
    drawn(page)
    at, below = deck.bounding_box(), words.bounding_box()
    assert at
    assert below
    assert at["y"] + at["height"] + RING_PX <= below["y"], "with its ring"


def test_a_prepared_turn_shows_the_coins_that_its_button_names(invite: Invite) -> None:
    path = golden_files("uptown")[10]
    record = read(path)
    puppet = Puppet(invite(viewport=PHONE), record, seat := watched(path, record.header.players), hints=True)
    page = puppet.page
    kinds = ["close", "buy"]
    question = next(one for one in questions(record, seat) if [said["say"]["kind"] for said in one.turn] == kinds)
    body = advice(question.turn)
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=body))
    puppet.ask(question)
    pick_turn(page)
    named = page.locator("[data-confirm] small").inner_text().replace("\u00a0", " ")
    before = question.message["view"]["streets"][seat]["wallet"]
    after = before + question.turn[0]["say"]["coins"] - question.turn[1]["say"]["price"]
    assert f"Coins {before} → {after}" in named
    expect(page.locator(".scene .tag:has([data-purse]) .to")).to_have_text(str(after))

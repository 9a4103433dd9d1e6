"""Screens that have a job at the table with the box: one turns the cards of Welcome To…, one plays Hal."""

from playwright.sync_api import Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import PHONE

TELEVISION = {"width": 1280, "height": 720}


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def choose(page: Page, question: str, answer: str) -> None:
    page.locator(f'[data-field="{question}"] [data-choice="{answer}"]').click()


def test_a_screen_turns_the_cards_and_the_pad_knows_the_plans(invite: Invite) -> None:
    anna, boris = invite(viewport=TELEVISION), invite(viewport=PHONE)
    page = anna.open("/box/welcome_to")
    page.get_by_label("How many players, including you?").select_option("2")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Name for seat 2").fill("Boris")
    page.get_by_role("button", name="Let this device turn the cards").click()
    page.get_by_role("button", name="Turn the cards").click()
    expect(page.locator(".wt-flip .wt-combo")).to_have_count(3)
    expect(page.locator(".wt-flipplans li")).to_have_count(3)
    assert fits(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")  # across the room nobody scrolls
    assert barriers(page, "the flipper") == []

    # Boris marks a plan from his own phone; the screen shows it.
    other = boris.open(page.url.removeprefix(anna.base))
    other.get_by_role("button", name="Somebody has claimed a plan").click()
    choose(other, "plan", "2")
    choose(other, "side", "1")
    assert fits(other)
    choose(other, "reshuffle", "no")  # the last answer does it
    expect(page.locator(".wt-flipplans li").nth(1)).to_contain_text("Boris")
    cards = page.locator(".wt-flip .wt-combos").inner_text()
    page.get_by_role("button", name="Turn the cards").click()
    expect(page.locator(".wt-flip .wt-combos")).not_to_have_text(cards)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()  # cards that were seen stay turned
    page.get_by_role("button", name="Somebody has ended the game").click()
    page.locator(".aidfoot").get_by_role("link", name="Score pad").click()
    page.get_by_role("button", name="Boris").first.click()
    expect(page.locator('[data-field="claim_2.1"] [data-choice="first"]')).to_have_attribute("aria-pressed", "true")
    assert anna.faults == boris.faults == []


def test_hal_is_told_four_facts_and_says_what_he_does(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    made = anna.post("/pads", game="ginkgopolis", names=["Anna"], options={}).json()["pad"]
    page = anna.open(f"/pad/{made}/aid")
    play = page.locator('[data-act="turn"]')
    expect(page.locator('[data-field="card_kind"]')).to_be_visible()
    expect(play).to_have_count(0)  # the last answer plays
    choose(page, "card_kind", "red")
    choose(page, "card_number", "7")
    choose(page, "tile_colour", "yellow")
    choose(page, "tile_number", "4")
    choose(page, "card_floors", "2")
    choose(page, "card_owner", "hal")
    expect(page.locator(".aidfigures dd")).to_have_text(["24", "0", "1"])
    page.get_by_role("button", name="Undo").click()  # the answers come back, to correct one
    expect(page.locator('[data-field="card_owner"] [data-choice="hal"]')).to_have_attribute("aria-pressed", "true")
    choose(page, "card_owner", "you")
    play.click()
    told = page.locator(".aidtold")
    expect(told).to_contain_text("with 3 resources")
    expect(told).to_contain_text("You take back 2 resources and get 2 points")
    expect(page.locator(".gk-aid svg use").first).to_be_attached()
    expect(page.locator(".aidfigures dd")).to_have_text(["22", "0", "1"])
    assert fits(page)
    assert barriers(page, "Hal") == []
    page.get_by_role("button", name="I built on one of Hal’s buildings").click()
    choose(page, "floors_covered", "3")
    expect(page.locator(".aidfigures dd")).to_have_text(["25", "3", "1"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".aidfigures dd")).to_have_text(["22", "0", "1"])
    pad = anna.open(f"/pad/{made}")
    pad.get_by_role("button", name="Hal").first.click()
    expect(pad.locator('[data-field="points.1"] .padcell')).to_have_text("0")
    assert anna.faults == []


def test_the_table_that_is_laid_out_is_drawn_by_the_board(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.open("/box/ginkgopolis?players=4")
    expect(page.locator("#laid[data-drawn]")).to_be_visible()
    assert page.locator("#laid").get_attribute("data-lost") == ""
    expect(page.locator("#laid .gk-letter")).to_have_count(12)
    expect(page.get_by_text("Put 18 resources of each player’s colour into the supply.")).to_be_visible()
    assert fits(page)
    assert anna.faults == []

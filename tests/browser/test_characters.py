"""Characters in the browser: who they are where a table is set up, and their faces at the table."""

import re

from playwright.sync_api import expect

from browser.fixtures import Invite


def test_different_characters_are_offered_chosen_and_seen_at_their_seats(invite: Invite) -> None:
    anna = invite()
    anna.has_played("happy_city")
    page = anna.open("/")
    page.get_by_role("button", name="Play Happy City", exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Name for seat 1").fill("Anna")
    dialog.locator(".whom").get_by_text("Bots").click()
    dialog.locator(".counts").get_by_text("3", exact=True).click()
    rivals = dialog.locator(".rival")
    expect(rivals.locator("b")).to_have_text(["Bruno", "Chiara"])
    expect(rivals.first).to_contain_text("the builder · Regular")
    expect(rivals.last.locator("small")).to_have_text("Likes parks, hearts and patience.")
    dialog.get_by_text("Seat by seat").click()
    dialog.get_by_label("Character on seat 3").select_option("elif")
    expect(rivals.locator("b")).to_have_text(["Bruno", "Elif"])
    dialog.get_by_role("button", name="Start").click()
    cards = page.locator(".plcard")
    expect(cards.locator(".nm")).to_have_text(["Anna", "Bruno", "Elif"])
    expect(cards.nth(1).locator(".botface use")).to_have_attribute("href", re.compile("#bruno-[1-5]$"))
    expect(cards.nth(0).locator(".botface")).to_have_count(0)
    drawn = page.locator(".botface svg").first.evaluate("svg => svg.firstElementChild.getBBox().width")
    assert drawn > 0  # the drawing was fetched, and has this face

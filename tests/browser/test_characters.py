"""Characters in the browser: who they are where a table is set up, and their faces at the table."""

import re

import pytest
from playwright.sync_api import expect

from browser.fixtures import Invite
from browser.people import DESK, PHONE


def test_different_characters_are_offered_chosen_and_seen_at_their_seats(invite: Invite) -> None:
    anna = invite()
    anna.has_played("happy_city")
    page = anna.open("/")
    page.get_by_role("button", name="Play Happy City", exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Name for seat 1").fill("Anna")
    dialog.locator(".whom").get_by_text("Bots").click()
    dialog.locator(".counts").get_by_text("3", exact=True).click()
    rivals = dialog.locator(".botrow")
    expect(rivals.locator("b")).to_have_text(["Bruno", "Chiara"])
    expect(rivals.first).to_contain_text("the builder · Regular")
    expect(rivals.last.locator("small")).to_have_text("Likes parks, hearts and patience.")
    rivals.last.click()  # where they are shown is the way to where they are chosen
    expect(dialog.get_by_label("How Chiara plays")).to_be_focused()
    dialog.get_by_label("Character in seat 3").select_option("elif")
    expect(rivals.locator("b")).to_have_text(["Bruno", "Elif"])
    dialog.get_by_role("button", name="Start").click()
    cards = page.locator(".plcard")
    expect(cards.locator(".nm")).to_have_text(["Anna", "Bruno", "Elif"])
    expect(cards.nth(1).locator(".botface use")).to_have_attribute("href", re.compile("#bruno-[1-5]$"))
    expect(cards.nth(0).locator(".botface")).to_have_count(0)
    drawn = cards.locator(".botface svg").first.evaluate("svg => svg.firstElementChild.getBBox().width")
    assert drawn > 0  # the drawing was fetched, and has this face


def test_characters_say_little_in_the_log_unless_they_are_silenced(invite: Invite) -> None:
    anna = invite()
    bots = ({"kind": "bot", "name": name.title(), "bot": f"easy:{name}"} for name in ("bruno", "elif"))
    table = anna.new_table("uptown", {"kind": "me", "name": "Anna"}, *bots)
    page = anna.sit(table)
    expect(page.locator(".plcard")).to_have_count(3)
    anna.post(f"/tables/{table}/take_over", seat=0, bot="easy")
    said = page.locator(".rail .log .remark")
    expect(said.first).to_have_text(re.compile("^(Bruno|Elif): “.*”$"), timeout=60_000)
    expect(page.locator(".app.ended")).to_have_count(1, timeout=60_000)
    words = said.all_text_contents()
    assert 1 <= len(words) <= 3
    assert len(set(words)) == len(words)
    page.reload()
    expect(said).to_have_text(words)  # nothing is stored, and it is the same again
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_label("Let bots speak").uncheck()
    expect(said).to_have_count(0)


PLACEHOLDER = """field => {
  const drawing = document.createElement("canvas").getContext("2d");
  const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
  drawing.font = [fontWeight, fontSize, fontFamily].join(" ");
  const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
  return drawing.measureText(field.placeholder).width + padding <= field.clientWidth;
}"""
"""Whether the words in an empty field are whole."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "hu-HU"])
def test_what_a_field_for_the_name_of_a_town_is_for_can_be_read(invite: Invite, locale: str) -> None:
    anna = invite(viewport=PHONE, locale=locale)
    anna.has_played("welcome_to")
    page = anna.open("/")
    page.locator('[data-new="welcome_to"]').click()
    town = page.locator("dialog[open] .namerow .town")
    expect(town).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        assert town.evaluate(PLACEHOLDER), size

"""The deal of the day and a duel, from the home page to both games side by side."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import PHONE, TOUCH


@pytest.mark.slow
def test_a_deal_is_played_sent_and_answered(invite: Invite) -> None:
    anna, boris = invite(), invite(viewport=PHONE, **TOUCH)
    page = anna.open("/")
    page.get_by_role("link", name="Play today’s deal").click()
    page.get_by_role("navigation", name="Deals of this day").get_by_role("link", name="UpTown").click()
    found = barriers(page, "a deal to be played")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    seat = page.evaluate("JSON.parse(document.getElementById('setup').textContent).mine[0]")
    assert anna.post(f"/tables/{table}/resign", seat=seat).ok
    expect(page.locator(".fin")).to_be_visible()
    page.get_by_role("link", name="See the results").click()
    expect(page.get_by_role("heading", name="Today’s results")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to the duel")
    expect(link).to_have_value(re.compile("/duel/"))
    found += barriers(page, "a deal that was played")

    theirs = boris.open(link.input_value())
    found += barriers(theirs, "a duel")
    theirs.get_by_label("Your name").fill("Boris")
    theirs.get_by_role("button", name="Accept and play").tap()
    expect(theirs).to_have_url(re.compile("/t/"))
    theirs.goto(link.input_value())
    expect(theirs.get_by_role("button", name="Continue")).to_be_visible()

    page.goto(link.input_value())
    expect(page.locator(".duelbox")).to_contain_text("Boris")
    expect(page.locator(".duelbox")).to_contain_text("is playing")
    assert found == []


def test_the_page_says_in_the_readers_own_time_until_when_the_day_counts(invite: Invite) -> None:
    for zone, told in (("Asia/Tokyo", "09:00"), ("America/New_York", "20:00"), ("Asia/Kolkata", "05:30")):
        page = invite(timezone_id=zone).open("/deals")
        expect(page.locator("time[data-clock]")).to_have_text(told)
        expect(page.locator(".dh")).to_contain_text(f"Today’s deal counts until {told}.")

"""Hints of Ginkgopolis in the browser: what is advised and comes from no place in the city."""

from browser.fixtures import Invite
from browser.people import PHONE
from browser.questions import Puppet, golden_files, questions, read, watched
from playwright.sync_api import expect


def test_on_a_phone_what_a_hint_takes_stays_in_sight_with_its_number(invite: Invite) -> None:
    path = golden_files("ginkgopolis")[24]
    record = read(path)
    seat = watched(path, record.header.players)
    takes = next(one for one in questions(record, seat) if one.message["asks"]["kind"] == "take")
    puppet = Puppet(invite(viewport=PHONE), record, seat, hints=True)
    page = puppet.page
    told = {"turn": takes.turn, "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
    page.route("**/hint", lambda route: route.fulfill(json=told))
    puppet.ask(takes)
    page.keyboard.press("h")
    expect(page.locator(".hints li")).to_have_count(1)
    expect(page.locator(f".tray [data-move='{takes.turn[0]['move']}'][data-lit]")).to_be_visible()
    expect(page.locator(".pin.at:not([hidden])")).to_have_count(1)

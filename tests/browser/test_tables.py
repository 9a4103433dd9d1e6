"""The life of a table: setting up, sitting down, bots for absent people, moving a seat, resigning, playing again."""

import re

import pytest
from playwright.sync_api import expect

from browser.fixtures import Invite
from browser.people import BOT, FRIEND, ME, PHONE, SCREEN, Person
from browser.player import Player, play
from browser.positions import reach


def test_a_table_set_up_by_hand_and_a_friend_who_follows_the_link(invite: Invite) -> None:
    anna, boris = invite(), invite()
    page = anna.open("/")
    page.get_by_role("button", name="Play Happy City", exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Name for seat 1").fill("Anna")
    dialog.get_by_text("Friends, by link").click()
    dialog.get_by_text("expert", exact=True).click()
    dialog.get_by_role("button", name="Get the link").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".chip")).to_have_text(["2 players", "Game: expert", "Hints", "not begun"])
    link = page.get_by_label("Send this link", exact=True)
    expect(link).to_have_value(page.url)
    other = boris.open(link.input_value())
    expect(other.locator("h1")).to_have_text("Anna invites you to Happy City")
    expect(other.locator("#seats li")).to_have_text(
        [re.compile("Anna.*host, here"), re.compile("You.*this seat is free")]
    )
    expect(other.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/happy_city")
    expect(other.locator(".app")).to_have_count(0)
    other.get_by_label("Your name").fill("Boris")
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("status")).to_have_text("Boris has sat down")
    expect(other.locator(".go")).to_contain_text("Waiting for Anna to begin the game.")
    page.get_by_role("button", name="Begin the game").click()
    expect(other.locator(".plcard").first).to_contain_text("Boris")
    expect(page.locator(".plcard .nm")).to_have_text(["Anna", "Boris"])
    expect(page.locator(".status .head")).to_have_text("Boris is deciding.")
    expect(other.locator(".status .head")).to_have_text("Boris: Take a Happy Market.")


def test_a_latecomer_at_a_full_table_may_watch(invite: Invite) -> None:
    anna, boris, clara = invite(), invite(), invite()
    table = anna.new_table("happy_city", ME, FRIEND)
    page = clara.sit(table)
    expect(page.get_by_role("button", name="Sit down and play")).to_be_visible()
    boris.join(table, 1, "Boris")
    expect(page.locator("h1")).to_have_text("Anna’s table is full: Happy City")
    expect(page.get_by_role("link", name="Open a table of your own")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.locator(".bar .eye")).to_have_text("watching")


def test_set_up_shows_what_applies_and_keeps_what_was_chosen(invite: Invite) -> None:
    page = invite().open("/")
    page.locator("[data-new=streets]").click()
    dialog, foot = page.locator("dialog[open]"), page.locator("dialog[open] footer .sum b")
    expect(foot).to_have_text("2 players")
    expect(dialog.get_by_role("switch", name="Hints")).to_be_checked()  # this device's first game of Streets
    expect(dialog.get_by_role("group", name="Sly")).to_have_count(0)
    dialog.get_by_role("switch", name="Business").check()
    dialog.locator(".counts").get_by_text("1", exact=True).click()
    dialog.get_by_text("hard", exact=True).click()
    dialog.get_by_text("Hacker").click()
    expect(foot).to_have_text("one player, Business module, Hacker, hard")
    dialog.get_by_text("Seat by seat").click()
    dialog.get_by_role("button", name="Add a player").click()
    expect(foot).to_have_text("2 players, Business module")
    expect(dialog.get_by_text("Hacker")).to_have_count(0)
    dialog.get_by_label("Name for seat 1").fill("Anna")
    dialog.get_by_role("button", name="Start").click()  # not refused, though a level of Sly was chosen
    expect(page.locator(".bar .chip")).to_have_text(["2 players", "Business module", "Hints"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="About this edition").click()
    expect(page.locator("dialog[open]")).to_contain_text("most tiles are our reconstruction")
    page.goto("/")
    page.locator("[data-new=streets]").click()
    expect(dialog.get_by_role("switch", name="Hints")).not_to_be_checked()
    expect(dialog.get_by_label("Name for seat 1")).to_have_value("Anna")
    dialog.locator(".counts").get_by_text("1", exact=True).click()
    expect(foot).to_have_text("one player")


def test_against_bots_at_once(invite: Invite) -> None:
    anna = invite()
    anna.has_played("welcome_to")
    page = anna.open("/")
    page.get_by_role("button", name="Play Welcome To… against bots right away").click()
    page.locator("dialog[open]").get_by_role("button", name="Start").click()  # who has no name stays without
    expect(page.locator(".plcard .nm")).to_have_text(["Guest", "Bruno"])
    expect(page.locator("[data-move^=combo]").first).to_be_visible()
    page.goto("/")
    expect(page.locator(".cont .c")).to_have_count(1)
    expect(page.locator(".cont .yt")).to_have_text("your turn")


@pytest.mark.parametrize("expert", [False, True])
def test_a_score_sheet_leaves_out_what_is_not_played(invite: Invite, expert: bool) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, BOT, expert=expert))
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("button", name="Penalties").click()
    expect(page.locator(".scores th", has_text="Refusals")).to_have_count(1)
    expect(page.locator(".scores th", has_text="Roundabouts")).to_have_count(int(expert))


def shape_of(person: Person) -> str:
    """The colour of the own token, which stands first among the players."""
    return (person.page.locator(".plcard .tok").first.get_attribute("class") or "").removeprefix("tok ")


def test_playing_again_turns_the_seats_and_not_the_colours(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("happy_city", ME, FRIEND, max_rounds=1)
    boris.join(table, 1, "Boris")
    anna.sit(table)
    boris.sit(table)
    play([Player(anna.page, "again a"), Player(boris.page, "again b")])
    worn = [shape_of(person) for person in (anna, boris)]
    assert worn == ["p1", "p2"]
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page).not_to_have_url(re.compile(table))
    boris.page.get_by_role("link", name="Play again").click()
    for person in (anna, boris):
        expect(person.page.locator(".status .head")).to_contain_text("Boris")
    assert boris.page.url == anna.page.url
    assert [shape_of(person) for person in (anna, boris)] == worn
    expect(boris.page.locator(".status .head")).to_have_text(
        "Boris: Reveal a card: from which deck? Cards to reveal: 3."
    )
    expect(anna.page.locator(".status .head")).to_have_text("Boris is deciding.")


def test_a_bot_plays_for_somebody_away_who_takes_the_seat_back(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("happy_city", FRIEND, ME)
    boris.join(table, 0, "Boris")
    page = anna.sit(table)
    card = page.locator(".plcard", has_text="Boris")
    expect(card).to_contain_text("away")
    card.get_by_role("button", name="Let a bot play").click()
    expect(card.locator(".bot")).to_be_visible()
    expect(page.locator(".status .head")).to_contain_text("Anna:")
    boris.sit(table)
    expect(boris.page.locator("[data-move]")).to_have_count(0)
    boris.page.get_by_role("button", name="Take my seat back").click()
    expect(card.locator(".bot")).to_have_count(0)
    expect(card).not_to_contain_text("away")
    play([Player(page, "comes back")], until=lambda seen: "Boris is deciding" in seen.question)
    expect(boris.page.locator("[data-move]").first).to_be_visible()


def test_whoever_resigns_is_played_to_the_end_by_a_bot(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, BOT, max_rounds=2))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("dialog[open]")).to_contain_text(
        "A bot plays your seat to the end, and you cannot take it back."
    )
    page.locator("dialog[open] .acts").get_by_role("button", name="Resign").click()
    expect(page.locator(".fin")).to_be_visible()
    expect(page.locator(".plcard").first).to_contain_text("resigned, a bot plays on")
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_personal_link_moves_the_seat_to_another_device(invite: Invite) -> None:
    anna, phone = invite(), invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    page.get_by_text("More ways").click()
    page.locator(".linkfield", has_text="Anna’s seat").get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Anna’s seat").input_value()
    phone.open(link)
    expect(phone.page.locator("h1")).to_have_text("Anna’s seat in Happy City")
    phone.page.get_by_role("button", name="Continue here").click()
    expect(phone.page.locator(".status .head")).to_have_text(
        "Anna: Reveal a card: from which deck? Cards to reveal: 3."
    )
    expect(page.locator(".curtain h2")).to_have_text("You are playing on another device now.")
    expect(page.get_by_role("link", name="Play here again")).to_have_attribute("href", link.removeprefix(anna.base))
    page.get_by_role("link", name="The other seats on this device").click()
    expect(page.locator(".status .head")).to_have_text("Anna is deciding.")
    phone.page.locator('.tray [data-move="reveal 1"]').click()
    expect(page.locator(".log")).to_contain_text("Anna reveals")


def test_a_used_up_link_says_so(invite: Invite) -> None:
    anna, stranger = invite(), invite()
    table = anna.new_table("happy_city", ME, SCREEN)
    old = anna.post(f"/tables/{table}/link", seat=0).json()["url"]
    anna.post(f"/tables/{table}/link", seat=0)
    stranger.open(old)
    stranger.page.get_by_role("button", name="Continue here").click()
    expect(stranger.page.get_by_role("alert")).to_have_text(
        "This link does not open that seat, or no longer does. Ask for a new one."
    )
    assert [fault.split(":")[0] for fault in stranger.faults] == ["403", "console"]
    stranger.faults.clear()


def test_a_table_that_is_not_there(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/t/nowhere")
    expect(page.locator("main")).to_contain_text(
        "There is no such table. Perhaps the link is incomplete, or the table was deleted."
    )
    page.get_by_role("link", name="All games").click()
    expect(page.locator("h1")).to_have_text("Build cities together.")
    assert [fault.split(":")[0] for fault in anna.faults] == ["404", "console"]
    anna.faults.clear()


def test_a_phones_log_is_read_to_its_end(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    table, _, _ = reach(anna, "streets", [ME], lambda twin, seat: len(twin.entries) > 60)
    page = anna.sit(table)
    page.locator(".tabs button", has_text="Log").click()
    last = page.locator(".log li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    box, inside = page.locator("ol.log").evaluate("(log) => [log.clientHeight, log.scrollHeight]")
    assert box == inside, "what is outside its box is faded away"

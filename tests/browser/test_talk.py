"""Chat, notes and what happens between my moves, as people meet them on the page."""

from playwright.sync_api import Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import BOT, FRIEND, ME, PHONE, Person

SEEN = """([table, seat]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?seat=${seat}`);
    socket.onmessage = ({ data }) => {
        const { number, legal } = JSON.parse(data);
        socket.close();
        done([number, legal[0]?.move ?? ""]);
    };
})"""
"""What a seat sees: the number of its view, and its first legal move."""
HOSTILE = "<b id=bad>x</b> javascript:alert(1) { $name } https://example.org/a?b=<c>, ftp://old.example"


def play_turn(page: Page, person: Person, table: str, seat: int) -> None:
    """Plays for a seat, without the page's help, until it has nothing to decide."""
    while True:
        number, text = page.evaluate(SEEN, [table, seat])
        if not text:
            return
        key = f"{seat}-{number}-{table}"
        answer = person.post(f"/tables/{table}/moves", seat=seat, number=number, key=key, move=text)
        assert answer.ok, answer.text()


def test_friends_talk_and_note(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.join(table, 1, "Boris")
    page = anna.sit(table)
    tabs = page.locator(".rail .sidetabs")
    expect(tabs.get_by_role("button")).to_have_text(["Log", "Chat", "My notes"])
    boris.post(f"/tables/{table}/talk", seat=1, text=HOSTILE)
    expect(tabs.get_by_role("button", name="Chat 1 new message")).to_be_visible()
    expect(page.locator(".rail [role=status].vh")).to_contain_text("Boris: <b id=bad>x</b>")

    tabs.get_by_role("button", name="Chat").click()
    talk = page.get_by_role("log", name="Chat")
    expect(talk.locator(".tx")).to_have_text(HOSTILE)
    assert page.locator("#bad").count() == 0
    (link,) = talk.locator(".tx a").all()
    assert link.get_attribute("href") == "https://example.org/a?b="
    assert link.get_attribute("rel") == "noopener noreferrer nofollow"
    expect(page.locator(".newtalk")).to_have_count(1)
    expect(page.locator(".unread")).to_have_count(0)

    field = page.get_by_role("textbox", name="Say something")
    field.fill("I see")
    field.press("Enter")
    expect(talk.locator(".tx")).to_have_text([HOSTILE, "I see"])
    expect(field).to_be_focused()
    talk.locator(".wh").first.press("Enter")
    page.get_by_role("group", name="Reactions").get_by_role("button", name="Love it").click()
    expect(talk.get_by_role("button", name="Love it Anna")).to_have_attribute("aria-pressed", "true")
    assert barriers(page, "talk", ".rail") == []

    tabs.get_by_role("button", name="My notes").click()
    page.get_by_role("textbox", name="My notes").fill("Buy the museum\nnext round")
    expect(page.locator(".notes [role=status]")).to_have_text("Saved.")
    page.reload()
    tabs.get_by_role("button", name="My notes").click()
    expect(page.get_by_role("textbox", name="My notes")).to_have_value("Buy the museum\nnext round")

    anna.post(f"/tables/{table}/talk/arrange", on=False, gallery=False)
    expect(tabs.get_by_role("button")).to_have_text(["Log", "My notes"])
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Chat at this table").click()
    page.get_by_role("checkbox", name="Chat at this table").click()
    page.keyboard.press("Escape")
    expect(tabs.get_by_role("button")).to_have_text(["Log", "Chat", "My notes"])


OVER = """() => {
  const sign = document.querySelector(".reaction").getBoundingClientRect();
  return [...document.querySelectorAll("[data-move], .scorestrip b, .scorestrip .digits")].filter((thing) => {
    const one = thing.getBoundingClientRect();
    return one.left < sign.right && one.right > sign.left && one.top < sign.bottom && one.bottom > sign.top;
  }).map((one) => one.outerHTML);
}"""
"""The places to play and the figures that a reaction lies over."""


def test_talk_and_log_have_tabs_of_their_own_and_reactions_are_seen_at_the_players_place(invite: Invite) -> None:
    anna, boris = invite(viewport=PHONE), invite()
    clock = {"kind": "live", "bank": 600, "increment": 15}
    answer = anna.post("/tables", game="happy_city", seats=[ME, FRIEND, FRIEND], clock=clock)
    table = str(answer.json()["table"])
    boris.join(table, 1, "Boris")
    page = anna.sit(table)
    tabs = page.locator(".tabs [data-to]")
    expect(tabs).to_have_text(["Table", "Players", "Chat", "Log"])
    boris.post(f"/tables/{table}/talk", seat=1, text="Hello")
    expect(page.get_by_role("button", name="Chat 1 new message")).to_be_visible()
    expect(page.locator(".scorestrip li").nth(1).locator(".said")).to_be_visible()
    boris.post(f"/tables/{table}/talk", seat=1, sign="heart")
    reaction = page.locator(".scorestrip li").nth(1).locator(".reaction")
    expect(reaction).to_be_visible()
    assert page.evaluate(OVER) == []
    assert reaction.evaluate("(one) => getComputedStyle(one).animationName") == "none"  # motion is reduced here
    expect(reaction).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".logbox .log")).to_be_visible()
    expect(page.locator(".talkbox")).to_have_count(0)
    page.locator(".tabs [data-to=talk]").click()
    expect(page.get_by_role("log", name="Chat").locator(".msg")).to_have_count(2)
    expect(page.locator(".sidetabs, .unread, .said")).to_have_count(0)
    page.set_viewport_size({"width": 1024, "height": 768})
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.locator("dialog[open] .talkbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("dialog[open] .log")).to_be_visible()


def test_what_happened_since_my_move_and_the_next_table(invite: Invite) -> None:
    anna, boris = invite(viewport=PHONE), invite()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.join(table, 1, "Boris")
    anna.new_table("happy_city", ME, BOT)
    page, other = anna.sit(table), boris.open("/rules/happy_city")
    expect(page.locator(".status.mine")).to_be_visible()
    play_turn(page, anna, table, 0)
    expect(page.locator(".status:not(.mine)")).to_be_visible()
    expect(page.get_by_role("link", name="Next table: Happy City")).to_be_visible()

    page.goto("/rules/happy_city")
    play_turn(other, boris, table, 1)
    anna.sit(table)
    strip = page.get_by_role("group", name="Since your last move")
    expect(strip).to_contain_text("Boris")
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)

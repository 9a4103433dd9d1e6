"""When something goes wrong: lost answers, mistakes in the page, a report of a problem, a newer server."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from browser.axe import barriers, barriers_in_dialog
from browser.fixtures import Invite
from browser.held import Held
from browser.people import BOT, FRIEND, ME, SCREEN, Person
from browser.player import Player
from ludopolis.cli import run
from ludopolis.engine.table.seen import parse_seen

TROUBLE = "Something went wrong on this page, but your game is safe."
NEWER = "There is a newer version of Ludopolis."


def lose_first_answer(person: Person, path: str) -> list[Request]:
    """The server gets the first request to the path, but its answer never arrives. Returns the requests."""
    sent: list[Request] = []

    def handle(route: Route) -> None:
        sent.append(route.request)
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    person.page.route(path, handle)
    return sent


def make_a_mistake(person: Person) -> None:
    """Puts a mistake into every board."""

    def handle(route: Route) -> None:
        script = route.fetch()
        wrong = script.text().replace("table.board?.board(ctx)", "table.board.board(ctx).no.such.field")
        assert wrong != script.text()
        route.fulfill(response=script, body=wrong)

    person.page.route(re.compile(r"/bundle/table-\w+\.js$"), handle)


# Lost answers


def test_a_table_is_set_up_once_although_the_answer_got_lost(invite: Invite) -> None:
    anna = invite()
    anna.has_played("happy_city")
    page = anna.open("/")
    sent = lose_first_answer(anna, "**/api/tables")
    page.locator("[data-bots=happy_city]").first.click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".status .head")).to_be_visible()
    assert len(sent) == 2
    first, again = [json.loads(request.post_data or "") for request in sent]
    assert first["key"] == again["key"]
    anna.open("/")
    expect(page.locator("a[href^='/t/']")).to_have_count(1)
    anna.faults.clear()  # the answer that got lost


def test_nobody_is_told_that_the_seat_is_taken_by_themselves(invite: Invite) -> None:
    anna, boris = invite(), invite()
    page = boris.sit(anna.new_table("happy_city", ME, FRIEND))
    sent = lose_first_answer(boris, "**/join")
    page.get_by_label("Your name").fill("Boris")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".app.seated .players")).to_contain_text("Boris")
    assert len(sent) == 2
    boris.faults.clear()  # the answer that got lost


def test_a_guest_who_is_quicker_than_the_page_sits_down_all_the_same(invite: Invite) -> None:
    """A name that is sent before its script is there, or before the seats are known, is not lost."""
    anna, boris = invite(), invite()
    page = boris.page
    scripts = Held(page, "**/bundle/invitation.js")
    waiting: list[Callable[[], None]] | None = []

    def line(socket: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            if waiting is None:
                socket.send(message)
            else:
                waiting.append(lambda: socket.send(message))

        socket.connect_to_server().on_message(tell)

    page.route_web_socket(re.compile("/ws"), line)
    page.goto(f"/t/{anna.new_table('happy_city', ME, FRIEND)}", wait_until="commit")
    page.get_by_label("Your name").fill("Boris")
    page.keyboard.press("Enter")
    sit = page.get_by_role("button", name="Sit down")
    expect(sit).to_be_disabled()
    scripts.next().continue_()
    sit.click()
    while not waiting:
        page.wait_for_timeout(10)
    told, waiting = waiting, None
    for tell in told:
        tell()
    expect(page.locator(".app.seated .players")).to_contain_text("Boris")


# Mistakes in the page


def test_a_mistake_in_a_board_leaves_a_calm_line_and_the_game_goes_on(invite: Invite) -> None:
    anna = invite()
    make_a_mistake(anna)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    notice = page.locator("#trouble")
    expect(notice).to_contain_text(TROUBLE)
    expect(page.locator(".words .askline, .words .moves").first).to_be_visible()
    player = Player(page, "trouble")
    seen = player.ready()
    assert seen is not None
    player.step(seen)
    assert barriers(page, "trouble", "#trouble") == []
    notice.get_by_role("button", name="Report a problem").click()
    expect(page.locator("dialog .file")).to_contain_text("reading 'such'")
    page.keyboard.press("Escape")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()
    assert len(anna.faults) == 1
    anna.faults.clear()


def test_a_script_that_cannot_be_loaded_leaves_a_calm_line(invite: Invite) -> None:
    anna = invite()
    table = anna.new_table("happy_city", ME, BOT)
    anna.page.route("**/bundle/table-*.js", lambda route: route.abort())
    page = anna.sit(table)
    expect(page.locator("#trouble")).to_contain_text(TROUBLE)
    expect(page.locator("[data-report]")).to_be_hidden()
    page.unroute_all()
    page.locator("#trouble [data-reload]").click()
    expect(page.locator(".status .head")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()
    anna.faults.clear()


# Reports


def report(page: Page, folder: Path) -> Path:
    """Saves a report from the menu, and where it is."""
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("The tile does not turn.")
    expect(page.locator("dialog .file")).to_contain_text('"told"')
    assert barriers_in_dialog(page, "report") == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_report_holds_what_the_seat_knows_and_replay_opens_it(
    invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table("streets", ME, FRIEND)
    boris.join(table, 1, "Boris")
    page = anna.sit(table)
    player = Player(page, "report")
    seen = player.ready()
    assert seen is not None
    path = report(page, tmp_path)
    text = path.read_text()
    problem = json.loads(text.partition("\n")[0])
    assert problem["said"] == "The tile does not turn."
    assert problem["game"] == "streets"
    assert "HeadlessChrome" in problem["browser"]["agent"]
    assert problem["versions"]["client"] == problem["versions"]["server"]
    assert "/api/tables/…/report" not in [request["path"] for request in problem["requests"]]
    watch = re.search(r'"watch": "([^"]+)"', page.content())
    cookie = next(one["value"] for one in anna.context.cookies() if one.get("name") == "ludopolis")
    for secret in (table, watch[1] if watch else table, str(cookie), "Anna", "Boris", anna.base):
        assert secret not in text
    last = parse_seen(text.partition("\n")[2]).moments[-1].position
    assert [held["tile"] for held in last["hands"][1]] == ["?"] * 3
    run(["replay", str(path)])
    told = capsys.readouterr().out
    assert "The tile does not turn." in told
    assert "Player 1 (you)" in told


# Old pages and new servers


UPGRADE = """
const sockets = [];
window.old = false;
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(window.old ? url.replace(/client=[^&]+/, "client=0123456789ab") : url);
    sockets.push(this);
  }
};
window.upgrade = () => {
  window.old = true;
  for (const socket of sockets) socket.close();
};
if (origin !== "null" && sessionStorage.cached) window.old = Boolean(sessionStorage.cached);
if (origin !== "null") delete sessionStorage.cached;
"""
"""After `upgrade()` the client is another version than the server's, until the page is loaded again."""


def test_a_page_from_the_cache_that_does_not_fit_is_reloaded_at_once(invite: Invite) -> None:
    anna = invite()
    anna.context.add_init_script(UPGRADE)
    # For the page from the cache no time passes: it cannot wait until nobody has touched it for a while.
    anna.context.add_init_script("if (window.old) { const at = Date.now(); Date.now = () => at; }")
    table = anna.new_table("happy_city", ME, BOT)
    page = anna.open("/")
    page.evaluate("sessionStorage.cached = 'yes'")
    anna.sit(table)
    page.wait_for_function("() => !window.old")
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.get_by_text(NEWER)).to_be_hidden()


def test_a_newer_server_is_told_of_and_the_page_reloads_when_nobody_is_disturbed(invite: Invite) -> None:
    anna = invite()
    anna.context.add_init_script(UPGRADE)
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    player = Player(page, "newer")
    assert player.ready() is not None
    page.get_by_role("button", name="Menu").first.click()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.evaluate("upgrade()")
    expect(page.get_by_text(NEWER)).to_be_visible()
    page.evaluate("document.querySelector('[data-move]').click()")
    page.evaluate("const now = Date.now; Date.now = () => now() + 60_000")  # nobody has touched it for a minute
    page.wait_for_timeout(1_000)  # nothing happens: the menu is open
    assert page.evaluate("window.old")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !window.old")
    expect(page.get_by_text(NEWER)).to_be_hidden()
    assert sent == []
    seen = player.ready()
    assert seen is not None
    player.step(seen)

"""A screen across the room: everything large and in sight, nothing to touch, nothing that is somebody's secret."""

import re

import pytest
from our_games import OUR_GAMES
from playwright.sync_api import FrameLocator, expect

from browser.fixtures import Invite
from browser.people import BEGINNER, FRIEND, ME, Person
from browser.player import Player, play
from browser.positions import reach

SCREENS = [{"width": 1920, "height": 1080}, {"width": 1280, "height": 720}]
LEAST_LETTER = 1 / 54
"""Height of the smallest letters, as a part of the screen's: 20 px of 1080."""
MEASURE = """(root) => {
  const found = { small: [], outside: [], scale: frameElement.getBoundingClientRect().width / innerWidth };
  const least = parent.innerHeight * LEAST / found.scale;
  for (const element of root.querySelectorAll(".status *, .players :is(.nm, .sc b), .tvhead h1, .tvcodes *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = element.getBoundingClientRect();
    if (!own || !box.width || element.closest(".vh")) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < least) found.small.push(element.textContent);
    const card = element.closest(".plcard");
    const room = (element.closest(".players") ?? root).getBoundingClientRect();
    const cut = card && card.scrollWidth > card.clientWidth + 1;
    const inside = !cut && box.right < innerWidth + 1 && box.bottom < room.bottom + 1 && box.top > -1;
    if (!inside) found.outside.push(element.textContent);
  }
  return found;
}""".replace("LEAST", str(LEAST_LETTER))


def on_television(person: Person, anna: Person, table: str) -> FrameLocator:
    """Opens the table's television, as Anna's share dialog links to it."""
    watch = re.search(r'"watch": ?"([^"]+)"', anna.context.request.get(f"/t/{table}").text())
    assert watch is not None
    return person.open(f"/tv/{watch[1]}").frame_locator("iframe")


def half_way(anna: Person, game: str, touches: int) -> str:
    table = anna.new_table(game, ME, BEGINNER, BEGINNER)
    done = iter(range(touches))
    anna.sit(table)
    play([Player(anna.page, game)], until=lambda seen: seen.over or next(done, None) is None)
    return table


def check(screen: FrameLocator) -> None:
    expect(screen.locator(".tvcodes .qr")).to_have_count(1)
    stage = screen.locator(".app.tv")
    found = stage.evaluate(MEASURE)
    assert (found["small"], found["outside"]) == ([], [])
    assert stage.evaluate("root => root.inert")
    touchable = "button, a, input"
    seen = stage.locator(f".tray :is({touchable}), .rail :is({touchable}), .pan-tools, .pan-edge")
    assert seen.evaluate_all("all => all.filter((one) => one.checkVisibility()).length") == 0


@pytest.mark.parametrize(("game", "screen"), [("ginkgopolis", 0), ("welcome_to", 1)])
def test_a_game_across_the_room(invite: Invite, game: str, screen: int) -> None:
    anna, television = invite(), invite(viewport=SCREENS[screen])
    check(on_television(television, anna, half_way(anna, game, 6)))
    assert television.faults == []


@pytest.mark.parametrize(("game", "players"), [("welcome_to", 12), ("ginkgopolis", 5)])
def test_everybody_at_a_full_table_is_in_sight(invite: Invite, game: str, players: int) -> None:
    anna, television = invite(), invite(viewport=SCREENS[1])
    seats = [ME, *({"kind": "screen", "name": f"Friederike{seat}"} for seat in range(2, players + 1))]
    table, _, _ = reach(anna, game, seats, lambda _, seat: seat == players - 1)  # the others have decided
    screen = on_television(television, anna, table)
    expect(screen.locator(".plcard")).to_have_count(players)
    check(screen)


@pytest.mark.soak
@pytest.mark.parametrize("screen", [0, 1])
@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_game_across_the_room(invite: Invite, game: str, screen: int) -> None:
    anna, television = invite(), invite(viewport=SCREENS[screen])
    check(on_television(television, anna, half_way(anna, game, 24)))
    assert television.faults == []


def test_a_waiting_table_shows_how_to_watch_and_only_if_a_player_wants_it_how_to_sit_down(invite: Invite) -> None:
    anna, television = invite(), invite(viewport=SCREENS[1])
    answer = anna.post("/tables", game="happy_city", seats=[ME, FRIEND], wait=True)
    table = answer.json()["table"]
    heard: list[str] = []
    television.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    television.page.on("request", lambda request: heard.append(f"{request.url} {request.post_data}"))
    screen = on_television(television, anna, table)
    expect(screen.locator(".tvroom")).to_contain_text("Scan this to watch")
    expect(screen.locator(".tvroom .qr")).to_be_visible()
    assert table not in "".join([*heard, television.page.content(), television.page.frames[1].content()])
    page = anna.sit(table)
    page.locator(".more summary").click()
    page.get_by_text("Show how to join").click()
    expect(screen.locator(".tvroom")).to_contain_text("Scan this to sit down")
    page.get_by_role("button", name="Add a bot and begin").click()
    expect(screen.locator(".app.tv .hc.table")).to_be_visible()  # the board takes the room's place by itself
    assert anna.faults == television.faults == []

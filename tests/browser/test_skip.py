"""Single options are played by themselves for those who want it, but never where that would close the way back."""

import json
import re

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from browser.conftest import Invite
from browser.people import ME, SCREEN, Person
from browser.positions import Wanted, reach
from ludopolis.engine.table import Consequence, Table

SKIPPING = json.dumps({"skip": True, "sound": False})
LATER_MS = 10_000
"""How far a page's clock is put forward where nothing may happen: many times what a skip waits."""


def move_of(request: Request) -> str:
    """The move that is sent."""
    body = request.post_data_json
    assert body is not None
    return str(body["move"])


class Sent:
    """The moves a page has sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves: list[str] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.url.endswith("/moves"):
            self.moves.append(move_of(request))

    def much_later(self) -> list[str]:
        """All of them, after a long time on the page."""
        self.page.clock.fast_forward(LATER_MS)
        self.page.evaluate("fetch('/healthz')")  # answered after anything that the clock has set off
        return self.moves


def sit(person: Person, table: str) -> Sent:
    """Opens a table on a page whose clock can be put forward."""
    person.page.clock.install()
    sent = Sent(person.page)
    person.sit(table)
    return sent


def only_move(table: Table, seat: int) -> str:
    """The only legal move of a seat, in the game's notation."""
    (move,) = table.state.legal(seat)
    return table.state.to_text(seat, move)


def single(table: Table, seat: int) -> Consequence | None:
    """What the only legal move of a seat leads to; None where it has a choice."""
    legal = table.state.legal(seat)
    return table.consequence(seat, legal[0]) if len(legal) == 1 else None


def nothing_to_lose(table: Table, seat: int) -> bool:
    """A single option that ends the turn, with nothing before it to take back."""
    only = single(table, seat)
    return only is not None and only.ends_turn and not table.withdrawable(seat)


def on_the_way(table: Table, seat: int) -> bool:
    """A single option after a move that can be taken back and before a choice in the same turn."""
    if single(table, seat) != (False, False) or len(table.withdrawable(seat)) != 1:
        return False
    after = table.state.clone()
    after.play(seat, after.legal(seat)[0])
    return len(after.legal(seat)) > 1


def last_chance(table: Table, seat: int) -> bool:
    """A single option that would close the way back."""
    only = single(table, seat)
    return only is not None and (only.ends_turn or only.reveals) and table.withdrawable(seat) != []


def may_take_a_coin(table: Table, seat: int) -> bool:
    """The first seat chooses, and taking a coin ends its turn without revealing anything."""
    texts = {table.state.to_text(seat, move): move for move in table.state.legal(seat)}
    coin = texts.get("take coin")
    return seat == 0 and len(texts) > 1 and coin is not None and table.consequence(seat, coin) == (True, False)


def leave_one_option(socket: WebSocketRoute) -> None:
    """Passes a socket's messages on, but with only the first legal move."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        state = json.loads(message)
        socket.send(json.dumps({**state, "legal": state["legal"][:1]}))

    server.on_message(pass_on)


@pytest.mark.parametrize(
    ("game", "seats", "wanted"),
    [
        ("happy_city", [ME, SCREEN], nothing_to_lose),
        ("welcome_to", [ME], nothing_to_lose),
        ("welcome_to", [ME], on_the_way),
    ],
)
def test_a_single_option_is_played_by_itself(
    invite: Invite, game: str, seats: list[dict[str, str]], wanted: Wanted
) -> None:
    anna = invite(prefs=SKIPPING)
    table, twin, seat = reach(anna, game, seats, wanted)
    with anna.page.expect_response(lambda response: response.url.endswith("/moves")) as played:
        anna.sit(table)
    assert played.value.ok
    assert move_of(played.value.request) == only_move(twin, seat)


def test_a_single_option_that_would_close_the_way_back_waits(invite: Invite) -> None:
    anna = invite(prefs=SKIPPING)
    table, twin, _ = reach(anna, "welcome_to", [ME], last_chance)
    sent = sit(anna, table)
    expect(anna.page.get_by_role("button", name="Undo")).to_be_enabled()
    assert sent.much_later() == []
    anna.page.locator(f'[data-move="{only_move(twin, 0)}"]').first.click()
    expect(anna.page.get_by_role("button", name="Undo")).to_have_count(0)
    assert sent.moves[:1] == [only_move(twin, 0)]


def test_after_taking_back_a_single_option_waits(invite: Invite) -> None:
    anna = invite(prefs=SKIPPING)
    table, twin, _ = reach(anna, "welcome_to", [ME], on_the_way)
    only = only_move(twin, 0)
    sent = sit(anna, table)
    expect(anna.page.get_by_role("button", name="Reset turn")).to_be_enabled()
    assert sent.moves == [only]
    anna.page.get_by_role("button", name="Undo").click()
    control = anna.page.locator(f'[data-move="{only}"]').first
    expect(control).to_be_visible()
    assert sent.much_later() == [only]
    control.click()
    expect(anna.page.get_by_role("button", name="Reset turn")).to_be_enabled()
    assert sent.moves == [only, only]


def test_on_a_shared_screen_the_previous_player_has_time_to_take_back(invite: Invite) -> None:
    anna = invite(prefs=SKIPPING)
    table, *_ = reach(anna, "happy_city", [ME, SCREEN], may_take_a_coin)
    anna.page.route_web_socket(re.compile("seat=1"), leave_one_option)
    sent = sit(anna, table)
    anna.page.locator('.tray [data-move="take coin"]').click()
    back = anna.page.get_by_role("button", name="Anna takes the last move back")
    expect(back).to_be_enabled()
    assert sent.much_later() == ["take coin"]
    back.click()
    expect(anna.page.locator('.tray [data-move="take coin"]')).to_be_visible()
    assert sent.much_later() == ["take coin"]


@pytest.mark.parametrize("prefs", [{"skip": False}, {"skip": True, "confirm": "every"}])
def test_nothing_is_skipped_for_those_who_do_not_want_it(invite: Invite, prefs: dict[str, object]) -> None:
    anna = invite(prefs=json.dumps({"sound": False, **prefs}))
    table, twin, _ = reach(anna, "welcome_to", [ME], nothing_to_lose)
    sent = sit(anna, table)
    expect(anna.page.locator(f'[data-move="{only_move(twin, 0)}"]').first).to_be_visible()
    assert sent.much_later() == []

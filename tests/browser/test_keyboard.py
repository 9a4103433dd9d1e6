"""Games without a mouse: Tab, arrows, Enter; on the board and in words."""

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.people import BOT, ME, SCREEN
from browser.player import Control, Player, Seen, play
from browser.positions import play_at, reach
from ludopolis.engine.table import Table
from ludopolis.i18n import Words

MOST_TABS = 120
"""Stops on the way round a page."""


class Keys(Player):
    """Goes on with Tab until a lit control has the focus, at times a little further, and presses Enter."""

    def choose(self, seen: Seen) -> Control:
        """The next control the focus comes to, or one of those after it."""
        further = self.rng.randrange(3)
        for _ in range(MOST_TABS):
            at = self.focused()
            if at >= 0 and not further:
                return next(control for control in seen.controls if control.at == at)
            further -= at >= 0
            self.page.keyboard.press("Tab")
        raise AssertionError("no lit control can be reached with Tab")

    def focused(self) -> int:
        """Which of the lit controls has the focus, -1 for none."""
        return int(self.page.evaluate("[...document.querySelectorAll('[data-move]')].indexOf(document.activeElement)"))

    def reach(self, control: Control) -> None:
        """By keys alone."""
        self.touch(self.page.locator("[data-move]").nth(control.at))

    def touch(self, control: Locator, force: bool = False) -> None:
        """Enter, on what has the focus."""
        for _ in range(MOST_TABS):
            if control.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(control).to_be_focused()
        self.page.keyboard.press("Enter")


class Arrows(Keys):
    """In words: arrow keys go through the list of moves."""

    def choose(self, seen: Seen) -> Control:
        """Some way down the list."""
        while self.focused() < 0:
            self.page.keyboard.press("Tab")
        for _ in range(self.rng.randrange(len(seen.controls))):
            self.page.keyboard.press(self.rng.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
        at = self.focused()
        return next(control for control in seen.controls if control.at == at)


def test_a_game_on_the_board_without_a_mouse(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("happy_city", ME, BOT, max_rounds=8))
    play([Keys(anna.page, "keys")])
    expect(anna.page.locator(".fin tfoot td")).to_have_count(2)


def test_some_rounds_of_welcome_to_on_the_board_without_a_mouse(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME))
    touched: list[Seen] = []
    play(
        [Keys(anna.page, "solo keys")],
        until=lambda seen: seen.over or len(touched) > 20,
        watch=lambda _, seen: touched.append(seen),
    )
    assert len(touched) > 20


def test_a_solo_game_in_words_with_arrow_keys(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME), "?text")
    play([Arrows(anna.page, "arrows")])
    expect(anna.page.locator(".fin tfoot td")).to_have_count(1)
    total = anna.page.locator(".fin tfoot td").inner_text().replace("−", "-")
    expect(anna.page.locator(".status .head")).to_have_text(Words().text("status-solo", points=int(total)))


def test_digits_and_typed_moves_in_words(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, BOT), "?text")
    expect(page.locator(".moves li")).to_have_count(3)
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text("Anna reveals")
    expect(page.locator(".log li", has_text="from deck 2")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("reveal 1")
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="from deck 1")).to_have_count(1)
    page.locator("#typed").fill("take coin")
    page.keyboard.press("Enter")
    expect(page.locator(".status .why")).to_have_text("Now a card must be revealed: choose a deck.")


def test_a_curtain_is_lifted_with_one_key(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, SCREEN))
    lift, head = page.locator(".curtain button.main"), page.locator(".status .head")
    expect(lift).to_have_text("I am Anna")
    expect(lift).to_be_focused()
    page.keyboard.press("Enter")
    expect(head).to_contain_text("Anna:")
    play([Keys(page, "curtain keys")], until=lambda seen: seen.curtain)
    expect(lift).to_have_text("I am Boris")
    expect(lift).to_be_focused()
    page.keyboard.press("Space")
    expect(head).to_contain_text("Boris:")


def test_a_key_still_held_down_lifts_no_curtain(invite: Invite) -> None:
    anna = invite()
    anna.page.keyboard.down("Enter")
    page = anna.sit(anna.new_table("welcome_to", ME, SCREEN))
    lift = page.locator(".curtain button.main")
    expect(lift).to_be_focused()
    page.keyboard.down("Enter")
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    expect(lift).to_be_focused()
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(lift).to_have_count(0)


def ends_the_turn(table: Table, seat: int) -> bool:
    """The first seat's first move is its last in this round."""
    return seat == 0 and table.consequence(seat, table.state.legal(seat)[0]).ends_turn


def test_a_curtain_falls_over_a_dialog_too_and_u_takes_back_behind_it(invite: Invite) -> None:
    anna = invite()
    table, twin, seat = reach(anna, "welcome_to", [ME, SCREEN], ends_the_turn)
    page = anna.sit(table)
    lift, dialog = page.locator(".curtain button.main"), page.locator("dialog[open]")
    lift.click()
    page.locator(".bar").get_by_role("button", name="Score sheet").click()
    expect(dialog).to_be_visible()
    play_at(anna, table, [(seat, twin.view_number(seat), twin.state.to_text(seat, twin.state.legal(seat)[0]))])
    expect(lift).to_have_text("I am Boris")
    expect(dialog).to_have_count(0)
    expect(lift).to_be_focused()
    page.keyboard.press("u")
    expect(lift).to_have_text("I am Anna")
    expect(lift).to_be_focused()

"""Games without a mouse: Tab, arrows, Enter; on the board and in text mode."""

import pytest
from playwright.sync_api import expect

from browser.fixtures import Invite
from browser.games import sampled
from browser.keys import Arrows, Keys
from browser.people import BOT, ME, SCREEN, drawn
from browser.player import Seen, play
from browser.positions import play_at, reach
from ludopolis.engine.table.table import Table
from ludopolis.i18n import Words

TOUCHES = 20


@pytest.mark.parametrize("game", sampled(1, 1))
def test_a_board_can_be_played_without_a_mouse(invite: Invite, game: str) -> None:
    anna = invite()
    anna.sit(anna.new_table(game, ME, BOT))
    touched: list[Seen] = []
    play(
        [Keys(anna.page, "keys")],
        until=lambda seen: seen.over or len(touched) == TOUCHES,
        watch=lambda _, seen: touched.append(seen),
    )
    assert touched


def test_a_solo_game_in_text_mode_with_arrow_keys(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME), "?text")
    play([Arrows(anna.page, "arrows")])
    expect(anna.page.locator(".fin [data-total]")).to_have_count(1)
    total = anna.page.locator(".fin [data-total]").inner_text().replace("−", "-")
    expect(anna.page.locator(".status .head")).to_contain_text(Words().text("amount-points", points=int(total)))


def test_digits_and_typed_moves_in_text_mode(invite: Invite) -> None:
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
    expect(page.locator(".status .why")).to_have_text("A card must be revealed now: choose a deck.")


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
    drawn(page)
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

"""A puzzle from the list to the next one: a wrong turn, a hint, the right one. On a phone too."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import PHONE, TOUCH
from ludopolis import registry
from ludopolis.puzzles.puzzle import Puzzle, offered

GAME = "happy_city"


def a_purchase() -> Puzzle:
    """A puzzle in which a card is to be bought, and the coin is not to be taken."""
    return next(
        one
        for one in offered(GAME)
        if len(one.turn) == 1 and one.turn[0].startswith("buy") and one.rivals[-1].turn == ["take coin"]
    )


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, **TOUCH}], ids=["desk", "phone"])
@pytest.mark.slow
def test_a_puzzle_is_solved_on_the_board(invite: Invite, how: dict[str, Any]) -> None:
    one = a_purchase()
    anna = invite(**how)
    page = anna.open("/puzzles")
    found = barriers(page, "puzzles")
    page.locator(f'a[href$="/puzzles/{GAME}"]').click()
    found += barriers(page, "the puzzles of a game")
    page.locator(f'a[href$="{one.id}"]').click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    page.locator(f'[data-move="{one.rivals[-1].turn[0]}"]').first.click()
    expect(page.get_by_role("heading", name=re.compile("not yet", re.IGNORECASE))).to_be_visible()
    expect(page.locator(".pz-verdict")).to_contain_text("The best turn is worth")
    found += barriers(page, "a wrong turn")
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".pz-hints li")).to_have_count(1)
    page.locator(f'[data-move="{one.turn[0]}"]').first.click()  # picked, as at a table
    page.locator(f'.tray [data-move="{one.turn[0]}"]').click()
    expect(page.get_by_role("heading", name="That’s it")).to_be_visible()
    expect(page.locator(".pz-others").first.locator("li")).to_have_count(len(one.rivals))
    found += barriers(page, "the right turn")
    expect(page.locator(".pz-verdict")).to_contain_text("Found after 2 tries.")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    expect(page).not_to_have_url(re.compile(one.id))
    assert found == []


@pytest.mark.slow
def test_a_puzzle_of_every_game_is_drawn_on_its_board(invite: Invite) -> None:
    anna = invite()
    for game in registry.listed(False):
        page = anna.open(f"/puzzles/{game}/{offered(game)[0].id}")
        expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
        expect(page.locator("main.board .quiet", has_text="Connecting")).to_have_count(0)
        expect(page.locator("[data-move]").first).to_be_visible()

"""Nothing serious stands in the way of people who use a screen reader, a keyboard or strong contrast."""

import pytest
from playwright.sync_api import expect

from browser.axe import barriers, barriers_in_dialog
from browser.fixtures import Invite
from browser.games import GAMES, full_options, sampled
from browser.people import BOT, FRIEND, ME, PHONE, TOUCH
from browser.player import Player, Seen, play
from browser.records import finished

MOMENTS = 2
"""Kinds of questions looked at in a game; fewer if it asks fewer."""
MAX_TOUCHES = 60


def test_axe_finds_what_is_wrong(invite: Invite) -> None:
    anna = invite()
    page = anna.open(f"/claim/{anna.new_table('happy_city', ME, BOT)}/0")
    page.evaluate(
        "document.querySelector('h1').style.color = '#f5f0e0'; document.documentElement.removeAttribute('lang')"
    )
    assert {one.split(": ")[1] for one in barriers(page, "broken")} >= {"color-contrast", "html-has-lang"}
    page.evaluate("document.querySelector('h1').style.color = '#2b3947'")
    assert {tuple(one.split(": ")[:2]) for one in barriers(page, "dim")} == {
        ("dim", "html-has-lang"),
        ("dim, dark", "color-contrast"),
    }


def test_pages_around_the_games(invite: Invite) -> None:
    anna, boris = invite(), invite()
    found: list[str] = []
    page = anna.open("/")
    found += barriers(page, "home")
    page.locator("[data-new=streets]").click()
    expect(page.locator(".folds summary").first).to_be_visible()
    for fold in page.locator(".folds summary").all():
        fold.click()
    found += barriers_in_dialog(page, "set-up")
    table = anna.new_table("happy_city", ME, FRIEND)
    join = boris.sit(table)
    expect(join.locator("#seats li")).to_have_count(2)
    found += barriers(join, "invitation")
    found += barriers(boris.open(f"/claim/{table}/0"), "claim")
    assert found == []


@pytest.mark.soak  # a book is as much to examine as ten other pages
@pytest.mark.parametrize("game", GAMES)
def test_the_rules(invite: Invite, game: str) -> None:
    assert barriers(invite().open(f"/rules/{game}"), "rules") == []


@pytest.mark.parametrize("game", sampled(1, 1))
@pytest.mark.slow
def test_a_table_at_several_moments(invite: Invite, game: str) -> None:
    anna = invite()
    page = anna.sit(anna.new_table(game, ME, BOT, **full_options(game)))
    found: list[str] = []
    kinds: set[str] = set()
    touches = 0

    def watch(_: Player, seen: Seen) -> None:
        nonlocal touches
        touches += 1
        kind = " ".join(sorted({control.move.split()[0] for control in seen.controls}))
        if kind not in kinds:
            kinds.add(kind)
            found.extend(barriers(page, f"{game}, {seen.question}"))

    def enough(seen: Seen) -> bool:
        return seen.over or len(kinds) == MOMENTS or touches > MAX_TOUCHES

    play([Player(page, f"{game} axe")], until=enough, watch=watch)
    assert kinds
    page.locator(".bar").get_by_role("button", name="Score sheet").click()
    found += barriers_in_dialog(page, f"{game}, score sheet")
    anna.sit(anna.new_table(game, ME, BOT), "?text")
    expect(page.locator(".words")).to_be_visible()
    found += barriers(page, f"{game} in text mode")
    assert found == []


def test_the_dialogs_of_a_table(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table(GAMES[0], ME, FRIEND))
    expect(page.locator("[data-move]").first).to_be_visible()
    found: list[str] = []
    for button in ("Share", "Menu"):
        page.locator(".bar").get_by_role("button", name=button).click()
        found += barriers_in_dialog(page, button)
        page.keyboard.press("Escape")
    assert found == []


@pytest.mark.parametrize("game", sampled(3, 1))
@pytest.mark.slow
def test_the_end_and_the_replay(invite: Invite, game: str) -> None:
    anna = invite()
    table = anna.bring(finished(game))
    page = anna.sit(table)
    expect(page.locator(".fin")).to_be_visible()
    found = barriers(page, f"{game}, score sheet")
    page.goto(f"/replay/{table}#12")
    expect(page.locator(".stepper .at")).to_be_visible()
    found += barriers(page, f"{game}, replay")
    assert found == []


@pytest.mark.parametrize("game", sampled(0, 1))
def test_a_table_on_a_phone(invite: Invite, game: str) -> None:
    anna = invite(viewport=PHONE, **TOUCH)
    page = anna.sit(anna.new_table(game, ME, BOT))
    expect(page.locator("[data-move]").first).to_be_visible()
    found = barriers(page, f"{game} on a phone")
    for tab in ("Players", "Log"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        found += barriers(page, f"{game} on a phone, {tab}")
    assert found == []

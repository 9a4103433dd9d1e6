"""Every game from the first move to the score sheet, with mouse and finger."""

import re

import pytest
from playwright.sync_api import expect

from browser.fixtures import Invite
from browser.games import board_parts, fingers_in_landscape, full_options, sampled, short_options
from browser.people import BEGINNER, BOT, FRIEND, LANDSCAPE, ME, PHONE, SCREEN, TOUCH, Person
from browser.player import Player, Seen, play
from browser.positions import reach
from browser.ruler import Ruler
from ludopolis import registry
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE


def totals(person: Person) -> list[int]:
    """The totals on the score sheet."""
    found = person.page.locator(".fin [data-total]").evaluate_all("all => all.map(b => [b.dataset.total, b.innerText])")
    by_seat = {int(seat): int(points.replace("−", "-")) for seat, points in found}
    return [by_seat[seat] for seat in sorted(by_seat)]


def saved_game(person: Person, game: str) -> Table:
    """The record that the page offers, played again by the rules."""
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name="Save the record").click()
    return replay(parse(saved.value.path().read_text()), registry.find(game))


@pytest.mark.parametrize("game", sampled(0, 1))
@pytest.mark.slow
def test_two_browsers_play_to_the_score_sheet(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table(game, ME, FRIEND, **short_options(game))
    boris.join(table, 1, "Boris")
    anna.sit(table)
    boris.sit(table)
    play([Player(anna.page, f"{game} anna"), Player(boris.page, f"{game} boris")])
    played = saved_game(anna, game)
    assert totals(anna) == totals(boris) == played.state.results().totals
    assert played.seats == ["Anna", "Boris"]
    won, lost = played.state.results().totals
    if won < lost:
        anna, boris = boris, anna
    if won != lost:
        by = rf"by\s\$?{abs(won - lost)}( points?)?\.$"
        for one, told in ((anna, re.compile(f"^You won {by}")), (boris, re.compile(f"^You lost {by}"))):
            expect(one.page.locator(".status .head")).to_have_text(told)
            expect(one.page.locator(".win h2")).to_have_text(told)


def test_two_people_share_a_screen_without_secrets(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("happy_city", ME, SCREEN, max_rounds=2))
    seen: list[Seen] = []
    play([Player(anna.page, "shared")], watch=lambda _, now: seen.append(now))
    assert [now for now in seen if now.curtain] == []
    assert totals(anna) == saved_game(anna, "happy_city").state.results().totals


def test_a_curtain_falls_between_people_with_secrets_at_one_screen(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME, SCREEN, draft=True))
    player = Player(anna.page, "curtain")
    passed: list[str] = []

    def watch(_: Player, seen: Seen) -> None:
        if seen.curtain:
            curtain = anna.page.locator(".curtain")
            passed.append(curtain.locator("h2").inner_text())
            assert seen.controls == []
            assert anna.page.locator(".wt-hand").count() == 0
            expect(curtain.locator("button.main")).to_have_text(passed[-1].replace("Pass to", "I am"))

    play([player], until=lambda _: len(passed) > 2, watch=watch)
    assert passed[:3] == ["Pass to Anna", "Pass to Boris", "Pass to Anna"]


def test_no_curtain_hides_the_score_sheet(invite: Invite) -> None:
    anna = invite()
    table, *_ = reach(anna, "welcome_to", [ME, SCREEN], lambda now, _: now.state.turn() > 17)
    anna.sit(table)
    play([Player(anna.page, "last rounds")])
    assert totals(anna) == saved_game(anna, "welcome_to").state.results().totals


@pytest.mark.soak  # to the score sheet others play, and bots at every table
def test_a_game_against_two_bots(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME, BOT, BEGINNER))
    play([Player(anna.page, "company")])
    played = saved_game(anna, "welcome_to")
    assert totals(anna) == played.state.results().totals
    assert len(totals(anna)) == 3
    assert {step.seat for step in played.steps if step.seat != CHANCE} == {0, 1, 2}


@pytest.mark.parametrize("game", sampled(2, 1))
def test_fingers_can_hit_everything_on_a_phone(invite: Invite, game: str) -> None:
    anna = invite(viewport=PHONE, **TOUCH)
    bots = [BEGINNER] * min(2, registry.find(game).players[1] - 1)
    anna.sit(anna.new_table(game, ME, *bots, **full_options(game)))
    ruler = Ruler()
    play([Player(anna.page, "phone", finger=True)], until=lambda seen: seen.over or ruler.touches > 40, watch=ruler)
    assert ruler.measured > 0
    assert ruler.too_small == set()


@pytest.mark.parametrize("game", sampled(4, 1))
def test_in_landscape_a_phone_shows_the_board_and_the_question(invite: Invite, game: str) -> None:
    anna = invite(viewport=LANDSCAPE, **TOUCH)
    page = anna.sit(anna.new_table(game, ME, BEGINNER))
    ruler = Ruler()

    def watch(player: Player, seen: Seen) -> None:
        ruler(player, seen)
        tray = [".tray"] if page.locator(".textmode").count() == 0 else []  # in text mode the moves are on the board
        for part in (*board_parts(game), ".status", *tray):
            box = page.locator(part).first.bounding_box()
            assert box is not None, f"{part}: {seen.question}"
            assert min(box["x"], box["y"]) >= 0, f"{part} at {box}: {seen.question}"
            assert box["x"] + box["width"] <= LANDSCAPE["width"], f"{part} at {box}: {seen.question}"
            assert box["y"] + box["height"] <= LANDSCAPE["height"], f"{part} at {box}: {seen.question}"
            overflow = page.locator(part).first.evaluate("part => part.scrollWidth - part.clientWidth")
            assert part != ".tray" or overflow <= 0, f"the tray is {overflow} pixels too wide: {seen.question}"

    play([Player(page, "sideways", finger=True)], until=lambda seen: seen.over or ruler.touches > 15, watch=watch)
    assert ruler.touches > 0
    if fingers_in_landscape(game):
        assert ruler.too_small == set()
    page.locator(".tabs").get_by_role("button", name="Log").tap()
    expect(page.locator(".log")).to_contain_text("Anna")

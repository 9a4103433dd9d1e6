"""Whole games, from the first move to the score sheet, with mouse and finger."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.people import BOT, FRIEND, GAMES, ME, PHONE, RANDOM_BOT, SCREEN, SIDEWAYS, Person
from browser.player import Player, Seen, play
from browser.positions import reach
from ludopolis import registry
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.record import parse
from ludopolis.engine.table import Table, replay

SHORT: dict[str, dict[str, object]] = {"ginkgopolis": {"max_rounds": 10}}
"""Options of games that chance would not end soon."""
SMALLEST = 44
"""Pixels that a finger needs."""


def totals(person: Person) -> list[int]:
    """The last line of the score sheet."""
    line = person.page.locator(".fin table.scores tfoot td").all_inner_texts()
    return [int(points.replace("−", "-")) for points in line]


def saved_game(person: Person, game: str) -> Table:
    """The record as the page gives it, played again by the rules."""
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name="Save the record").click()
    return replay(parse(saved.value.path().read_text()), registry.find(game))


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_to_the_score_sheet(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite()
    table = anna.new_table(game, ME, FRIEND, **SHORT.get(game, {}))
    boris.join(table, 1, "Boris")
    anna.sit(table)
    boris.sit(table)
    play([Player(anna.page, f"{game} anna"), Player(boris.page, f"{game} boris")])
    played = saved_game(anna, game)
    assert totals(anna) == totals(boris) == played.state.results().totals
    assert played.seats == ["Anna", "Boris"]
    expect(boris.page.locator(".status .head")).to_have_text(anna.page.locator(".status .head").inner_text())


def test_two_people_share_a_screen_where_everything_lies_open(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("happy_city", ME, SCREEN, max_rounds=5))
    seen: list[Seen] = []
    play([Player(anna.page, "shared")], watch=lambda _, now: seen.append(now))
    assert [now for now in seen if now.curtain] == []
    assert totals(anna) == saved_game(anna, "happy_city").state.results().totals


def test_a_curtain_falls_between_people_who_share_a_screen_and_have_secrets(invite: Invite) -> None:
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

    play([player], until=lambda _: len(passed) > 6, watch=watch)
    assert passed[:3] == ["Pass to Anna", "Pass to Boris", "Pass to Anna"]


def test_the_curtain_is_not_in_the_way_of_the_score_sheet(invite: Invite) -> None:
    anna = invite()
    table, *_ = reach(anna, "welcome_to", [ME, SCREEN], lambda now, _: now.state.turn() > 17)
    anna.sit(table)
    play([Player(anna.page, "last rounds")])
    assert totals(anna) == saved_game(anna, "welcome_to").state.results().totals


def test_two_bots_keep_me_company(invite: Invite) -> None:
    anna = invite()
    anna.sit(anna.new_table("welcome_to", ME, BOT, RANDOM_BOT))
    play([Player(anna.page, "company")])
    played = saved_game(anna, "welcome_to")
    assert totals(anna) == played.state.results().totals
    assert len(totals(anna)) == 3
    assert {step.seat for step in played.steps if step.seat != CHANCE} == {0, 1, 2}


class Ruler:
    """Measures every lit control that a finger has to meet, and the width of the page."""

    def __init__(self) -> None:
        self.small: set[str] = set()
        self.measured = 0

    def __call__(self, player: Player, seen: Seen) -> None:
        """Looks once more before a touch."""
        for control in seen.controls:
            self.measured += 1
            if min(control.width, control.height) < SMALLEST - 0.5:
                self.small.add(f"{control.move}: {control.width:.0f} × {control.height:.0f}")
        wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} pixels too wide: {seen.question}"


def test_a_game_against_a_bot_on_a_phone(invite: Invite) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    anna.sit(anna.new_table("happy_city", ME, BOT))
    ruler = Ruler()
    play([Player(anna.page, "phone", finger=True)], watch=ruler)
    assert ruler.measured > 50
    assert ruler.small == set()
    assert len(totals(anna)) == 2


def test_some_rounds_of_welcome_to_on_a_phone(invite: Invite) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    anna.sit(anna.new_table("welcome_to", ME, RANDOM_BOT, expert=True))
    ruler = Ruler()
    play([Player(anna.page, "narrow", finger=True)], until=lambda seen: seen.over or ruler.measured > 500, watch=ruler)
    assert ruler.measured > 100
    assert ruler.small == set()


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("happy_city", [".hc .market", ".hc .specials", ".hc .city", ".hc .happy"]),
        ("welcome_to", [".wt-town"]),
        ("ginkgopolis", [".board"]),
        ("streets", [".board"]),
        ("uptown", [".ut .scene", ".ut .offers"]),
    ],
)
def test_on_a_phone_on_its_side_the_table_and_the_question_are_in_sight(
    invite: Invite, game: str, parts: list[str]
) -> None:
    anna = invite(viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    page = anna.sit(anna.new_table(game, ME, RANDOM_BOT))
    touched: list[Seen] = []
    ruler = Ruler()

    def watch(player: Player, seen: Seen) -> None:
        touched.append(seen)
        ruler(player, seen)
        for part in (*parts, ".status", ".tray"):
            box = page.locator(part).first.bounding_box()
            assert box is not None, f"{part}: {seen.question}"
            assert min(box["x"], box["y"]) >= 0, f"{part} at {box}: {seen.question}"
            assert box["x"] + box["width"] <= SIDEWAYS["width"], f"{part} at {box}: {seen.question}"
            assert box["y"] + box["height"] <= SIDEWAYS["height"], f"{part} at {box}: {seen.question}"
        wide = page.locator(".tray").evaluate("tray => tray.scrollWidth - tray.clientWidth")
        assert wide <= 0, f"the tray is {wide} pixels too wide: {seen.question}"

    play([Player(page, "sideways", finger=True)], until=lambda seen: seen.over or len(touched) > 15, watch=watch)
    assert len(touched) > 15
    if game == "uptown":  # the only one whose places are drawn for fingers on its side too
        assert ruler.small == set()
    page.locator(".tabs").get_by_role("button", name="Log").tap()
    expect(page.locator(".log")).to_contain_text("Anna")

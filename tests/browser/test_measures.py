"""Every board on every screen: fingers hit what is legal, no text is cut, no page scrolls sideways, scores are read."""

from importlib.resources import files
from pathlib import Path

import pytest
from our_games import OUR_GAMES
from playwright.sync_api import Page, ViewportSize, expect

from browser.fixtures import Invite
from browser.games import full_options
from browser.people import ME, SCREEN, Person
from browser.positions import play_at, walks
from ludopolis import registry
from ludopolis.i18n.words import languages

HERE = Path(__file__).parent
TOUCH, MEASURES = ((HERE / name).read_text("utf-8") for name in ("touch.js", "measures.js"))
BOARDS = [game for game in OUR_GAMES if (files(registry.modules()[game]) / "board.js").is_file()]
"""Games that draw a board, drafts too."""
SCREENS = ((1440, 900), (1280, 720), (1366, 768), (820, 1180), (768, 1024), (390, 844), (844, 390))
NAMES = ("Boris", "Vera", "Dmitri", "Katya", "Oleg", "Nina", "Pavel", "Rita", "Stepan", "Tanya", "Yuri")
LONG_NAME = "Максимилиана"
"""Sits at tables of up to five, where no word of a name may be broken."""
LEAST = {"streets": {".st-tile": 64}}
"""What must be larger than a finger, in pixels."""
LOCALES = {
    tongue: f"{tongue}-{land}"
    for tongue, land in zip(
        ("en", "ru", "uk", "pl", "cs", "sk", "ro", "hu"), ("GB", "RU", "UA", "PL", "CZ", "SK", "RO", "HU"), strict=True
    )
}
"""What browsers of readers of each language say."""
SAMPLE = {"ginkgopolis": "hu", "streets": "ro"}
"""Games of which one position is measured in every run, and in which language."""
STAGES = (0.0, 0.5, 1.0)
"""How much of a game has been played: nothing, half, all but its last decision."""

Faults = dict[str, str]
"""Examples of faults, by their names."""

KNOWN: dict[str, Faults] = {}
"""Why a fault of a game is still there, by its name and screen. A fault that is gone must go from here too."""


WRONG = """<div class="app" style="position: relative; width: 300px; overflow: hidden">
  <main class="board">
    <button data-move="good" style="width: 44px; height: 44px"></button>
    <button data-move="reached" style="height: 20px; width: 44px; position: relative; margin: 40px">
      <i style="position: absolute; inset: -14px 0"></i></button>
    <button data-move="low" class="low" style="width: 90px; height: 30px"></button>
    <button data-move="under" class="under"
      style="width: 50px; height: 50px; position: absolute; left: 9px; top: 300px"></button>
    <b class="lid" style="width: 50px; height: 50px; position: absolute; left: 9px; top: 300px"></b>
    <p class="whole" style="width: 90px; overflow: hidden; line-height: 1">Whole</p>
    <p class="rolled" style="width: 90px; overflow-x: auto; white-space: nowrap">Long words that are scrolled</p>
    <p class="short" style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Shortened
      words</p>
    <p class="torn" style="width: 30px; word-break: break-all">Hippopotamus</p>
    <p class="left" style="max-height: 0; width: 30px; overflow: hidden; word-break: break-all">Hippopotamus</p>
    <p class="below" style="display: flex; flex-wrap: wrap; width: 60px; height: 20px;
      line-height: 20px; overflow: hidden; white-space: nowrap"><i style="width: 1px; height: 20px"></i>Hippopotamus</p>
    <p class="crushed" style="height: 0; overflow: hidden">Crushed</p>
    <p class="tile" style="width: 20px; height: 20px">Tile</p>
    <svg width="80" height="40" class="sign"><text y="20" style="font-size: 30px">Too wide a sign</text></svg>
  </main>
  <section class="tray" style="width: 200px"><hr style="width: 260px"></section>
  <section class="players"><article><b class="sc">5</b></article>
    <article style="position: fixed; left: -99px"><b class="sc">7</b></article></section>
</div>"""
"""A page with one fault of each kind, and what resembles one."""


def seats_for(players: int) -> list[dict[str, str]]:
    """One person at one screen in all seats."""
    names = [*NAMES[: players - 1]]
    if 2 < players < 6:
        names[1] = LONG_NAME
    return [ME, *({**SCREEN, "name": name} for name in names)]


def measured(page: Page, game: str, where: str) -> Faults:
    """The faults of the page on every screen."""
    found: Faults = {}
    page.evaluate(TOUCH)
    for width, height in SCREENS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        faults: Faults = page.evaluate(MEASURES, LEAST.get(game, {}))
        found |= {f"{width}×{height} {fault}": f"{example} ({where})" for fault, example in faults.items()}
    return found


def walked(person: Person, game: str, players: int, stages: tuple[float, ...], where: str = "") -> Faults:
    """Plays a game and measures it at some stages, one page load each."""
    seats = seats_for(players)
    options = full_options(game) if players > 2 else {}
    moves = next(moves for _, seat, moves in walks(game, seats, options) if seat is None)
    table = person.new_table(game, *seats, **options)
    found: Faults = {}
    done = 0
    for stage in stages:
        reached = int(stage * (len(moves) - 1))
        person.page.goto("about:blank")
        play_at(person, table, moves[done:reached])
        done = reached
        found |= measured(opened(person, table), game, f"{where} {players} players, move {done}")
    return found


def opened(person: Person, table: str) -> Page:
    """The table with whoever decides in front of it."""
    page = person.sit(table)
    expect(page.locator(".curtain, [data-move]").first).to_be_attached()
    if page.locator(".curtain").count():
        page.keyboard.press("Enter")
    expect(page.locator("[data-move]").first).to_be_attached()
    assert page.locator(".textmode").count() == 0
    return page


def test_the_measures_find_what_is_wrong(invite: Invite) -> None:
    page = invite(painted=True).page
    page.set_content(WRONG)
    page.evaluate(TOUCH)
    assert set(page.evaluate(MEASURES, {".tile": 64})) == {
        "small [low].low by .board",
        "covered [under].under by .lid",
        "small .tile",
        "cut .short",
        "broken .torn",
        "cut .crushed",
        "cut .sign text",
        "sideways .tray",
        "unread scores",
    }


def test_every_language_is_measured() -> None:
    assert set(LOCALES) == set(languages())


@pytest.mark.parametrize("game", SAMPLE)
def test_half_way_through_a_game_of_two(invite: Invite, game: str) -> None:
    found = walked(invite(painted=True, locale=LOCALES[SAMPLE[game]]), game, 2, (0.5,))
    assert {fault: found[fault] for fault in found.keys() - KNOWN.get(game, {}).keys()} == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", BOARDS)
def test_games_of_few_and_of_many_from_start_to_end(invite: Invite, game: str) -> None:
    low, high = registry.find(game).players
    found: Faults = {}
    for language in LOCALES.values():
        person = invite(painted=True, locale=language)
        for players in sorted({low, 2, high}):
            found |= walked(person, game, players, STAGES, language)
    known = KNOWN.get(game, {})
    assert {fault: found[fault] for fault in found.keys() - known.keys()} == {}
    assert known.keys() - found.keys() == set()

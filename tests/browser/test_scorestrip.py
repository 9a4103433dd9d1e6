"""The scores in one line on a phone: nothing of a player reaches into the next, or out of the page."""

import pytest
from our_games import FULL_GAMES

from browser.fixtures import Invite
from browser.people import LANDSCAPE, PHONE, TOUCH, drawn
from browser.questions import Puppet, golden_files, questions, read, watched

BEYOND = """() => {
  const cells = [...document.querySelectorAll(".scorestrip li > *")].filter((cell) => cell.checkVisibility());
  return cells.flatMap((cell) => {
    const { left, right } = cell.parentElement.getBoundingClientRect();
    const parts = [...cell.querySelectorAll("*")].filter((part) => part.checkVisibility() && !part.closest(".vh"));
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width);
    return boxes.map((box) => Math.round(Math.max(box.right - Math.min(right, innerWidth), left - box.left)));
  }).filter((by) => by > 2);
}"""
"""By how many pixels something of a player stands outside of what is the player's."""


@pytest.mark.parametrize("locale", ["en", pytest.param("ru", marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("game", "players"), [*((game, players) for game in FULL_GAMES for players in (2, 3)), ("ginkgopolis", 5)]
)
def test_on_a_phone_every_score_keeps_to_its_place(invite: Invite, game: str, players: int, locale: str) -> None:
    path = next(one for one in golden_files(game) if read(one).header.players == players)
    record = read(path)
    asked = list(questions(record, seat := watched(path, players)))
    puppet = Puppet(invite(viewport=LANDSCAPE, locale=locale, **TOUCH), record, seat)
    puppet.ask(asked[len(asked) // 2])
    for size in (LANDSCAPE, PHONE):
        puppet.page.set_viewport_size(size)
        drawn(puppet.page)
        assert puppet.page.evaluate(BEYOND) == [], size

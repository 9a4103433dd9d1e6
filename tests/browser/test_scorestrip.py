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
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in FULL_GAMES for players in (2, 3)])
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


def test_with_five_players_what_lies_before_a_screen_reaches_into_no_other_score(invite: Invite) -> None:
    record = next(one for one in map(read, golden_files("ginkgopolis")) if one.header.players == 5)
    laid = [q for q in questions(record, 2) if any(side["card"] for side in q.message["view"]["sides"])]
    puppet = Puppet(invite(viewport=LANDSCAPE, **TOUCH), record, 2)
    puppet.ask(laid[-1])
    drawn(puppet.page)
    assert puppet.page.evaluate(BEYOND) == []

"""What to lay out with the printed box: every step that any set-up has is drawn."""

from urllib.parse import urlencode

import pytest
from our_games import OUR_GAMES
from playwright.sync_api import expect

from browser.fixtures import Invite
from browser.people import PHONE
from ludopolis import registry
from ludopolis.engine.check.schedule import Setting, settings

EMPTY = """all => all.filter((one) => [...one.querySelectorAll("*")].every((part) => {
  const { width, height } = part.getBoundingClientRect();
  return width < 20 || height < 20;
})).map((one) => one.dataset.step)"""
"""The drawings in which there is nothing."""


def needed(game: str) -> list[tuple[Setting, set[str]]]:
    """Few set-ups with all steps that there are for any number of players and any options."""
    pad = registry.find(game).pad
    assert pad is not None
    every = [
        (setting, {step.kind for step in pad.setup(setting.players, setting.options)})
        for setting in settings(registry.find(game))
    ]
    missing = set().union(*(kinds for _, kinds in every))
    chosen: list[tuple[Setting, set[str]]] = []
    while missing:
        setting, kinds = max(every, key=lambda one: len(one[1] & missing))
        chosen.append((setting, kinds))
        missing -= kinds
    return chosen


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_step_of_every_set_up_is_drawn(invite: Invite, game: str) -> None:
    anna = invite(viewport=PHONE)
    for setting, kinds in needed(game):
        words = {
            name: str(value).lower() if isinstance(value, bool) else value for name, value in setting.options.items()
        }
        page = anna.open(f"/box/{game}?{urlencode({'players': setting.players, **words})}")
        expect(page.locator("#laid[data-drawn]")).to_be_visible()
        drawn = page.locator(".laypic").evaluate_all("all => all.map((one) => one.dataset.step)")
        assert set(drawn) == kinds
        assert page.locator(".laypic").evaluate_all(EMPTY) == []
        assert page.locator("#laid").get_attribute("data-lost") == ""
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert anna.faults == []

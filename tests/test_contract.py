"""Every game of ours keeps the contract, and every word it says is in the catalogue."""

import pytest
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.i18n import Words

CASES = [(id, setting) for id in OUR_GAMES for setting in covering(registry.find(id), 1)]


def marks_of(setting: Setting) -> list[pytest.MarkDecorator]:
    """Plain Python is slow: `make test` checks tables of two on it, and all of them on the compiled package."""
    return [pytest.mark.compiled] * (setting.players != 2)


@pytest.mark.parametrize(
    ("id", "setting"),
    [pytest.param(*case, id=f"{case[0]}-{case[1].name()}", marks=marks_of(case[1])) for case in CASES],
)
def test_the_contract_holds(id: str, setting: Setting) -> None:
    words = Words(module=registry.modules()[id])
    said: list[str] = []
    checked = check_setting(
        registry.find(id),
        setting,
        f"contract {setting.name()}",
        lambda prefix, told: said.append(words.say(prefix, told, lambda seat: f"player {seat}")),
    )
    assert checked.positions > 5
    assert all(said)


@pytest.mark.parametrize("id", OUR_GAMES)
def test_name_options_and_endings_have_words(id: str) -> None:
    game = registry.find(id)
    words = Words(module=registry.modules()[id])
    keys = ["game-name", "game-pitch", "game-goal", f"certainty-{game.components.certainty}"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    keys += [f"ending-{ending}" for ending in game.endings]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("id", OUR_GAMES)
def test_whatever_is_offered_may_be_chosen(id: str) -> None:
    game = registry.find(id)
    for players in range(game.players[0], game.players[1] + 1):
        pairs = [(option.name, value) for option in game.offered({}, players) for value in option.samples()]
        for first in pairs:
            further = game.offered(dict([first]), players)
            for second in [(option.name, value) for option in further for value in option.samples()]:
                assert game.complete(dict([first, second]), players)


@pytest.mark.parametrize(
    ("id", "players", "chosen", "gone"),
    [
        ("ginkgopolis", 2, {}, {"solo_level", "solo_deal"}),
        ("ginkgopolis", 1, {}, {"characters", "screens"}),
        ("happy_city", 2, {}, {"verified_only"}),
        ("streets", 3, {}, {"difficulty"}),
        ("welcome_to", 1, {"draft": True}, {"draft", "pass_direction"}),
        ("welcome_to", 3, {"draft": True, "expert": True}, {"rings"}),
    ],
)
def test_options_without_effect_are_not_there(id: str, players: int, chosen: dict[str, bool], gone: set[str]) -> None:
    game = registry.find(id)
    offered = {option.name for option in game.offered(dict(chosen), players)}
    assert offered == {option.name for option in game.options} - gone

"""The opponents that strength is measured against never change: their games are pinned."""

import pytest

from ludopolis import bots, registry
from ludopolis.bots.match import play_match

PINNED = {
    ("ginkgopolis", "greedy-1", 2): "a05d18c3073a78f4",
    ("ginkgopolis", "greedy-1", 4): "e12849d6509d51ee",
    ("happy_city", "greedy-1", 2): "fab48299ca4c9706",
    ("happy_city", "greedy-1", 4): "4147b98da77e3eb9",
    ("happy_city", "flat-200", 2): "833fa6092468c773",
    ("streets", "greedy-1", 2): "460bcdaa4f297199",
    ("streets", "greedy-1", 4): "f1b46566067f1181",
    ("uptown", "greedy-1", 2): "baf4074533ec06ab",
    ("uptown", "greedy-1", 4): "ae09952fd83828d8",
    ("welcome_to", "greedy-1", 2): "dab71c975a2b7a19",
    ("welcome_to", "greedy-1", 4): "07b36913c3e72d64",
}


@pytest.mark.parametrize(("game", "bot", "players"), PINNED)
def test_a_frozen_bot_plays_as_it_always_did(game: str, bot: str, players: int) -> None:
    crew = [bots.make(bot if seat == 0 else "greedy-1") for seat in range(players)]
    table = play_match(registry.find(game), {}, [bot] * players, crew, f"frozen {players}")
    assert table.state.digest() == PINNED[game, bot, players]

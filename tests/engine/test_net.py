"""A learned bot plays the same games on every machine, interpreted and compiled."""

import pytest
from bots.networks import meta_of, random_arrays

from ludopolis import registry
from ludopolis.bots import Budget, GreedyBot
from ludopolis.bots.match import play_match
from ludopolis.bots.net import NetBot
from ludopolis.bots.network import Network
from ludopolis.bots.search import Scope

PINNED = {2: "74d6b1184259f023", 3: "9be4d6b8f5948921"}


@pytest.mark.parametrize("players", PINNED)
def test_its_games_are_pinned(players: int) -> None:
    game = registry.find("uptown")
    assert game.features is not None
    network = Network(random_arrays(len(game.features.names(players)), size=300), meta_of(game, players))
    crew = [NetBot(Scope(Budget(6), 4, 2), network), *(GreedyBot() for _ in range(players - 1))]
    table = play_match(game, {}, [str(seat) for seat in range(players)], list(crew), f"net {players}")
    assert table.state.digest() == PINNED[players]

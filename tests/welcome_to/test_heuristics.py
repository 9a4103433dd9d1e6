"""The quick policy: as good as it was, and no two towns alike."""

from collections import Counter
from random import Random

import pytest

from ludopolis.bots import GreedyBot, RandomBot
from ludopolis.bots.match import play_match
from ludopolis.engine.table import Table
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.heuristics import NEAR, one_of_the_best


def match(seed: str, players: int = 2) -> Table:
    return play_match(GAME, {}, ["bot"] * players, [GreedyBot() for _ in range(players)], seed)


def towns(table: Table) -> list[list[str]]:
    return [sheet["streets"] for sheet in table.state.view(0)["sheets"]]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_bots_with_the_same_cards_build_towns_of_their_own(seed: str) -> None:
    first, second, third = towns(match(seed, 3))
    assert first != second != third != first


def test_the_same_seed_gives_the_same_game() -> None:
    assert match("again").entries == match("again").entries


def test_chance_decides_between_moves_that_are_as_good_as_each_other_and_no_others() -> None:
    rng = Random(1)
    worths = [2.0 - 1.5 * NEAR, 2.0, 2.0 - 0.5 * NEAR, 0.0, 2.0]
    chosen = Counter(one_of_the_best([10, 11, 12, 13, 14], worths, rng) for _ in range(3000))
    assert set(chosen) == {11, 12, 14}
    assert min(chosen.values()) > 900


def test_it_leaves_chance_far_behind() -> None:
    won = 0
    for game in range(20):
        seat = game % 2
        bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
        won += play_match(GAME, {}, ["a", "b"], bots, f"chance {game}").state.results().winners == [seat]
    assert won == 20

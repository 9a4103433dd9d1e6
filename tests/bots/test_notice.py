"""What bots overlook: whole things, never everything, and the same for every kind of bot."""

from random import Random

import pytest
from our_games import OUR_GAMES

from bots.test_searchers import some_positions
from ludopolis import bots
from ludopolis.bots import UnknownBot
from ludopolis.bots.notice import TOLD_THINGS, noticed
from ludopolis.bots.settings import Player
from ludopolis.engine.contract import State
from ludopolis.engine.values.facts import Arg


def things_of(state: State, seat: int, move: int) -> set[tuple[str, Arg]]:
    return set(list(state.describe(seat, move).args.items())[:TOLD_THINGS])


@pytest.mark.parametrize("game", OUR_GAMES)
def test_whole_things_are_overlooked_and_never_all(game: str) -> None:
    dropped = 0
    for state, seat in some_positions(game, 2, 30):
        moves = state.legal(seat)
        if len(moves) == 1:
            continue
        things = {move: things_of(state, seat, move) for move in moves}
        common = set.intersection(*things.values())
        kept = noticed(state, seat, moves, 50, Random(4))
        seen = set[tuple[str, Arg]]().union(*(things[move] for move in kept)) - common
        about_something = [move for move in moves if things[move] - common]
        assert kept == [move for move in moves if things[move] - common <= seen]
        assert not about_something or set(kept) & set(about_something)
        dropped += len(moves) - len(kept)
    assert dropped > 0


def test_somebody_who_overlooks_nearly_everything_still_sees_one_thing() -> None:
    for state, seat in some_positions("uptown", 2, 20):
        moves = state.legal(seat)
        assert noticed(state, seat, moves, 99, Random(1))
        assert noticed(state, seat, moves, 0, Random(1)) == moves


def test_the_best_of_what_was_noticed_is_taken() -> None:
    positions = some_positions("happy_city", 2, 40)
    state, seat = next(
        (state, seat)
        for state, seat in positions
        if len(set(state.game.judge.appraise(state, seat, state.legal(seat)))) > 2
    )
    moves = state.legal(seat)
    worths = dict(zip(moves, state.game.judge.appraise(state, seat, moves), strict=True))
    hasty = bots.make("hasty")
    for n in range(40):
        kept = noticed(state, seat, moves, 50, Random(n))
        assert worths[hasty.choose(state, seat, Random(n))] == max(worths[move] for move in kept)


@pytest.mark.parametrize("spec", ["greedy~60", "greedy-1~9", "mc:4/3/2~30", "net:1~5", "hasty~10"])
def test_a_bot_may_be_told_how_much_to_overlook(spec: str) -> None:
    bot = bots.make(spec)
    assert isinstance(bot, bots.Chooser)
    assert bot.overlooks == int(spec.partition("~")[2])
    assert not bots.is_timed(spec)


@pytest.mark.parametrize(
    "spec", ["greedy~", "greedy~0", "greedy~100", "greedy~x", "flat:9~5", "random~5", "expert~5", "~5"]
)
def test_a_name_that_overlooks_nothing_or_too_much_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(spec)


def test_seconds_are_read_before_what_is_overlooked() -> None:
    assert bots.is_timed("net:1s~5")


def test_a_level_may_overlook_things_whatever_bot_plays_it() -> None:
    for player in (Player("greedy", overlooks=30), Player("net", 1, overlooks=5), Player("mc", 4, overlooks=12)):
        bot = bots.build(player)
        assert isinstance(bot, bots.Chooser)
        assert bot.overlooks == player.overlooks

"""The learned bot on every game: legal, repeatable, fair, and better than chance with a network that knows little."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from barter import GAME
from barter.game import Barter

from bots.networks import counting_arrays, meta_of, random_arrays, toy
from bots.test_searchers import some_positions
from ludopolis import bots, registry
from ludopolis.bots import network as networks
from ludopolis.bots.budget import Budget
from ludopolis.bots.leaves import Leaf, Leaves
from ludopolis.bots.match import play_match
from ludopolis.bots.net import NetBot, play_out
from ludopolis.bots.network import Network
from ludopolis.bots.planning import Thought
from ludopolis.bots.search import Scope, worth_of
from ludopolis.bots.settings import Planning, settings_of
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE, Dealer

SMALL = Scope(Budget(6), 3, 2)


def uptown_network() -> Network:
    game = registry.find("uptown")
    assert game.features is not None
    return Network(random_arrays(len(game.features.names(2)), size=200), meta_of(game, 2))


def test_a_network_judges_its_leaves_and_the_same_move_comes_again() -> None:
    network = uptown_network()
    for state, seat in some_positions("uptown", 2, 8):
        first = NetBot(SMALL, network).choose(state, seat, Random(5))
        assert first in state.legal(seat)
        assert NetBot(SMALL, network).choose(state, seat, Random(5)) == first


def test_a_rivals_open_choice_changes_nothing() -> None:
    table = Table(GAME, {}, ["a", "b"], Dealer("open"))
    chosen = []
    for choice in table.state.legal(1):
        state = table.state.clone()
        state.play(1, choice)
        network = toy(GAME, 2, 2, 6)
        chosen.append(NetBot(SMALL, network).rank(state.blind(0), 0, state.legal(0), Random(1)))
    assert chosen[0] == chosen[1]


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    table = Table(GAME, {}, ["a", "b"], Dealer("hidden"))
    blinded = table.state.blind(0)
    expected = NetBot(SMALL, toy(GAME, 2, 2, 6)).rank(blinded, 0, blinded.legal(0), Random(1))
    for seed in range(5):
        guess = blinded.determinize(Random(seed)).blind(0)
        assert NetBot(SMALL, toy(GAME, 2, 2, 6)).rank(guess, 0, guess.legal(0), Random(1)) == expected


class Watching(Leaves):
    """Remembers how many turns after the decision each position was that it was shown, unless it was the end."""

    def __init__(self, state: State, network: Network | None) -> None:
        super().__init__(state, state.game.judge, network)
        self.turn = turn_of(state)
        self.seen: set[int] = set()

    def look(self, state: State, seat: int, leaf: Leaf) -> None:
        if state.pending():
            self.seen.add(turn_of(state) - self.turn)
        super().look(state, seat, leaf)


@pytest.mark.parametrize("game", ["uptown", "ginkgopolis"])
def test_leaves_lie_between_turns(game: str) -> None:
    """Where all choose in secret, as in Ginkgopolis, between rounds."""
    network = uptown_network() if game == "uptown" else None
    for state, seat in some_positions(game, 2, 5):
        thought = Thought(SMALL, network, state, seat)
        thought.leaves = watching = Watching(state, network)
        plans = thought.plan(state, state.legal(seat), Random(1))
        assert watching.seen <= {1}
        if game == "ginkgopolis":
            assert plans[0].looks == (Planning().looks if thought.chancy else 1)
        watching.seen.clear()
        play_out(thought, state, plans[:3], Random(1))
        assert watching.seen <= {1, 2}, "where the turn is over, and where the playout ends"


def test_a_game_says_in_how_many_worlds_and_how_far_is_looked() -> None:
    game = registry.find("welcome_to")
    assert game.features is not None
    for players, turns in ((2, 4), (3, 2), (6, 1)):
        state, seat = next(iter(some_positions("welcome_to", players, 1)))
        thought = Thought(Scope(Budget(6), 3), None, state, seat)
        plans = thought.plan(state, state.legal(seat), Random(1))
        assert thought.chancy, "others choose at the same time"
        assert {plan.looks for plan in plans} == {settings_of(game).planning.looks} == {1}
        assert thought.last == thought.turn + turns


@pytest.mark.parametrize("id", ["ginkgopolis", "welcome_to"])
def test_others_have_chosen_before_any_own_move_is_tried(id: str) -> None:
    game = registry.find(id)
    table = Table(game, {}, ["a", "b", "c"], Dealer("secret"))
    state = table.state.blind(1)
    assert state.pending() == 0b111
    thought = Thought(SMALL, None, state, 1)
    world = thought.world(state, Random(1))
    assert world.pending() == 0b010
    assert world.legal(1) == state.legal(1)
    assert thought.chancy


def test_the_games_own_judge_may_have_a_part_in_a_leaf() -> None:
    (state, seat), *_ = some_positions("uptown", 2, 1)
    game = registry.find("uptown")
    assert game.features is not None
    arrays = random_arrays(len(game.features.names(2)), size=200)
    worths = []
    for hand in (0.0, 0.5, 1.0):
        thought = Thought(SMALL, Network(arrays, meta_of(game, 2, hand=hand)), state, seat)
        leaf = Leaf()
        thought.leaves.look(state, seat, leaf)
        thought.leaves.settle()
        worths.append(leaf.worth)
    alone = worth_of(state, seat, game.judge.value(state, seat), game.swing)
    assert worths[2] == pytest.approx(alone)
    assert worths[1] == pytest.approx((worths[0] + alone) / 2)
    assert worths[0] != worths[2]


def test_all_moves_of_a_turn_are_planned_together() -> None:
    network = uptown_network()
    longest = 0
    for state, seat in some_positions("uptown", 2, 12):
        thought = Thought(SMALL, network, state, seat)
        for plan in thought.plan(state, state.legal(seat), Random(1)):
            trial = state.clone()
            for move in plan.moves:
                assert move in trial.legal(seat)
                trial.play(seat, move)
            longest = max(longest, len(plan.moves))
            assert plan.looks >= 1
    assert longest >= 2


def test_each_move_is_ranked_once_and_the_best_plans_are_played_out() -> None:
    for state, seat in some_positions("uptown", 2, 6):
        ranked = NetBot(Scope(Budget(24), 4, 2), uptown_network()).rank(state, seat, state.legal(seat), Random(1))
        moves = [one.move for one in ranked]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(state.legal(seat))


def test_with_fewer_playouts_than_plans_there_are_none() -> None:
    for state, seat in some_positions("uptown", 2, 4):
        ranked = NetBot(Scope(Budget(1))).rank(state, seat, state.legal(seat), Random(1))
        assert {one.tries for one in ranked} <= {1, 2, 3}, "one for each world of the first look"
        more = NetBot(Scope(Budget(120))).rank(state, seat, state.legal(seat), Random(1))
        assert len(more) == 1 or more[0].tries > 3


def test_without_time_it_still_has_an_opinion() -> None:
    (state, seat), *_ = some_positions("happy_city", 2, 1)
    assert NetBot(Scope(Budget(0, 1e-9))).choose(state, seat, Random(1)) in state.legal(seat)


def wins(make: Callable[[], bots.Bot], games: int) -> float:
    total = 0.0
    for number in range(games):
        crew = [make(), bots.make("random")]
        seat = number % 2
        table = play_match(GAME, {}, ["a", "b"], crew if seat == 0 else crew[::-1], str(number))
        winners = table.state.results().winners
        total += (seat in winners) / len(winners)
    return total


def test_a_network_that_counts_coins_beats_chance() -> None:
    network = toy(GAME, 2, 2, 6)
    assert wins(lambda: NetBot(Scope(Budget(24), 4, 1), network), 80) > 46


def test_a_better_network_makes_a_better_choice() -> None:
    """With the heads exchanged the bot loses on purpose."""
    game = Barter()
    assert game.features is not None
    wrong = Network(counting_arrays(len(game.features.names(2)), 6, 2), meta_of(game, 2))
    right = toy(GAME, 2, 2, 6)
    good = wins(lambda: NetBot(Scope(Budget(1)), right), 60)
    bad = wins(lambda: NetBot(Scope(Budget(1)), wrong), 60)
    assert good > bad + 8


def test_a_network_judges_the_tables_that_it_was_taught(tmp_path: Path) -> None:
    game = Barter()
    assert game.features is not None
    assert networks.network_for(game.new({}, 2)) is None
    game.features.weights = str(tmp_path)
    (tmp_path / "two.npz").write_bytes(networks.encode(random_arrays(10), meta_of(game, 2)))
    networks.candidates.cache_clear()
    assert networks.network_for(game.new({}, 2)) is not None
    assert networks.network_for(game.new({}, 3)) is None
    networks.candidates.cache_clear()


def test_turns_end_with_another_seat_where_they_have_no_numbers() -> None:
    for state, seat in some_positions("uptown", 2, 3):
        thought = Thought(SMALL, None, state, seat)
        thought.turn = 0
        thought.numbered = False
        trial = state.clone()
        while trial.pending() == CHANCE or lowest_seat(trial.pending()) == seat:
            mover = CHANCE if trial.pending() == CHANCE else seat
            trial.play(mover, trial.legal(mover)[0])
            if trial.pending() == 0:
                break
        assert thought.turn_is_over(trial)

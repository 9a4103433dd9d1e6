"""Searchers on every game: legal, repeatable, within their budget, and never shown what their seat cannot know."""

from random import Random

import pytest
from barter import GAME
from our_games import OUR_GAMES

from ludopolis import bots, registry
from ludopolis.bots.budget import Budget
from ludopolis.bots.levels import EXPERT_1, player_at, player_of, spec_of
from ludopolis.bots.luck import Luck
from ludopolis.bots.match import play_match
from ludopolis.bots.montecarlo import MonteCarloBot
from ludopolis.bots.search import Scope, parse_scope, promising
from ludopolis.bots.settings import Player, settings_of
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer

pytestmark = pytest.mark.compiled  # plain Python is slow at searching

SMALL = ("mc:6/3/1", "ismcts:6/3/1", "net:6/3/1")


def some_positions(game: str, players: int, count: int) -> list[tuple[State, int]]:
    """Decisions along a random game, each blinded for whoever decides."""
    rng = Random(f"{game} {players}")
    table = Table(registry.find(game), {}, [f"{seat}" for seat in range(players)], Dealer(game))
    found: list[tuple[State, int]] = []
    while table.state.pending() not in (0, CHANCE):
        seat = lowest_seat(table.state.pending())
        moves = table.state.legal(seat)
        if len(moves) > 1:
            found.append((table.state.blind(seat), seat))
        table.play(seat, moves[int(rng.random() * len(moves))])
    assert found
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("spec", SMALL)
def test_a_searcher_finds_a_legal_move_and_the_same_one_again(game: str, spec: str) -> None:
    for state, seat in some_positions(game, 2, 8):
        before = state.dump()
        first = bots.make(spec).choose(state, seat, Random(5))
        assert first in state.legal(seat)
        assert bots.make(spec).choose(state, seat, Random(5)) == first
        assert state.dump() == before


@pytest.mark.parametrize(("spec", "players"), [*((spec, 3) for spec in SMALL), ("net:6/3/1", 1)])
def test_a_searcher_plays_where_several_decide_at_once(spec: str, players: int) -> None:
    crew = [bots.make(spec), bots.make("greedy"), bots.make(spec)][:players]
    table = play_match(registry.find("welcome_to"), {}, ["a", "b", "c"][:players], crew, "together")
    assert table.state.ending()


@pytest.mark.parametrize("spec", ["mc:40/4", "ismcts:40/4"])
def test_as_many_playouts_as_the_budget_says(spec: str) -> None:
    (state, seat), *_ = some_positions("happy_city", 2, 1)
    thinker = bots.make(spec)
    assert isinstance(thinker, bots.Searcher)
    tries = sum(one.tries for one in thinker.rank(state, seat, state.legal(seat), Random(1)))
    assert 40 <= tries <= 44


@pytest.mark.parametrize("name", ["mc", "ismcts"])
def test_a_searcher_without_time_still_has_an_opinion(name: str) -> None:
    (state, seat), *_ = some_positions("happy_city", 2, 1)
    thinker = bots.SEARCHERS[name](Scope(Budget(0, 1e-9)))
    assert thinker.choose(state, seat, Random(1)) in state.legal(seat)


@pytest.mark.parametrize("spec", ["mc:40", "ismcts:40"])
def test_searching_beats_chance(spec: str) -> None:
    wins = 0.0
    for number in range(80):
        names = [spec, "random"] if number % 2 else ["random", spec]
        winners = play_match(GAME, {}, names, [bots.make(name) for name in names], str(number)).state.results().winners
        wins += (names.index(spec) in winners) / len(winners)
    assert wins > 48, wins


def test_the_promising_moves_are_the_policy_and_then_the_best_appraised() -> None:
    for state, seat in some_positions("happy_city", 2, 20):
        moves = state.legal(seat)
        found = promising(state.game.judge, state, seat, moves, 3, Random(2))
        assert found[0] == state.game.judge.policy(state, seat, moves, Random(2))
        assert len(found) == len(set(found)) == min(3, len(moves))
        worths = dict(zip(moves, state.game.judge.appraise(state, seat, moves), strict=True))
        rest = sorted((worth for move, worth in worths.items() if move != found[0]), reverse=True)
        assert [worths[move] for move in found[1:]] == rest[: len(found) - 1]


@pytest.mark.parametrize(
    ("text", "width", "turns"), [("300", 8, 0), ("300/12", 12, 0), ("300/12/6", 12, 6), ("0.5s/2/1", 2, 1)]
)
def test_the_scope_is_part_of_the_name(text: str, width: int, turns: int) -> None:
    scope = parse_scope(text)
    assert scope is not None
    assert (scope.width, scope.turns) == (width, turns)


def test_trust_in_the_appraisal_is_part_of_the_name_too() -> None:
    for text, trust in (("300/12/6/20", 20), ("300/12/6", 0)):
        scope = parse_scope(text)
        assert scope is not None
        assert (scope.budget.iterations, scope.width, scope.turns, scope.trust) == (300, 12, 6, trust)


def test_with_boundless_trust_the_best_appraised_move_is_taken() -> None:
    for state, seat in some_positions("happy_city", 2, 20):
        moves = state.legal(seat)
        worths = state.game.judge.appraise(state, seat, moves)
        chosen = MonteCarloBot(Scope(Budget(8), 8, 2, 1_000_000)).choose(state, seat, Random(4))
        assert worths[moves.index(chosen)] == max(worths)


def test_the_same_luck_is_the_same_for_cards_and_for_every_seat_whatever_the_others_draw() -> None:
    one, two = Luck(3), Luck(3)
    one.seed(5)
    two.seed(5)
    one.whims[0].random()
    assert [one.cards.random(), one.whims[1].random()] == [two.cards.random(), two.whims[1].random()]
    two.seed(5)
    assert len({two.cards.random(), *(whim.random() for whim in two.whims)}) == 4


def test_luck_is_seeded_late_and_has_the_numbers_of_its_seed() -> None:
    """The moves of `expert-1` rest on these numbers."""
    luck = Luck(2)
    for seed in (5, 7, 5):
        luck.seed(seed)
        for more, source in enumerate((luck.cards, *luck.whims)):
            expected = Random(seed + more)
            assert [source.random() for _ in range(3)] == [expected.random() for _ in range(3)]


@pytest.mark.parametrize(
    "text", ["", "0", "300/", "300/1", "300/x", "300/8/", "300/8/-1", "300/8/1/1/1", "/8", "300/12345"]
)
def test_a_scope_that_is_none_is_refused(text: str) -> None:
    assert parse_scope(text) is None


# Levels


@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("level", [*bots.LEVELS, EXPERT_1])
def test_every_level_of_every_game_plays(game: str, level: str) -> None:
    for state, seat in some_positions(game, 2, 4):
        assert bots.make(f"{level}:4").choose(state, seat, Random(3)) in state.legal(seat)


def test_the_levels_of_a_game_differ() -> None:
    for game in map(registry.find, OUR_GAMES):
        assert len({player_of(game, level) for level in bots.LEVELS}) == 5


@pytest.mark.parametrize(
    ("player", "spec"),
    [
        (Player("mc", 300, width=8, turns=6), "mc:300/8/6"),
        (Player("mc", 300, width=8, trust=20), "mc:300/8/0/20"),
        (Player("flat", 100), "flat:100"),
        (Player("greedy", judge="greedy-1"), "greedy"),
        (Player("greedy", overlooks=60), "greedy~60"),
        (Player("net", 1, overlooks=5), "net:1~5"),
    ],
)
def test_a_player_has_the_name_of_its_bot(player: Player, spec: str) -> None:
    assert spec_of(player) == spec


def test_where_no_network_fits_expert_and_master_go_by_hand() -> None:
    game = registry.find("welcome_to")
    learned, not_learned = game.new({}, 2), game.new({"rings": True}, 2)
    for level, hand in (
        ("expert", settings_of(game).levels.expert_by_hand),
        ("master", settings_of(game).levels.master_by_hand),
    ):
        assert player_at(learned, level) == player_of(game, level) != hand
        assert player_at(not_learned, level) == hand
    assert player_at(not_learned, "regular") == player_of(game, "regular")


def test_a_level_may_be_given_another_budget() -> None:
    thinker = bots.build(Player("mc", 300, width=5, turns=6, trust=2, judge="expert-1"), Budget(0, 2.0), seconds=1.0)
    assert isinstance(thinker, MonteCarloBot)
    assert thinker.scope[1:] == (5, 6, 2, "expert-1")
    assert (thinker.scope.budget.iterations, thinker.scope.budget.seconds) == (0, 1.0)

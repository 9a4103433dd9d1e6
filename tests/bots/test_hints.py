"""Hints: a whole turn, compared with another one by reasons that have words in every language of the game."""

from random import Random

import pytest
from our_games import OUR_GAMES, mostly_compiled

from bots.test_searchers import some_positions
from ludopolis import registry
from ludopolis.bots.hints import (
    BLOCKS,
    DENIES,
    HURRIES,
    WORLDS,
    Reason,
    advise,
    against,
    for_it_first,
    hinter,
    reasons,
    told,
)
from ludopolis.bots.network import network_for
from ludopolis.bots.planning import Thought
from ludopolis.bots.search import Scope
from ludopolis.bots.verdict import Comparison
from ludopolis.engine.contract import EARNS, GROWS, KEEPS, SAVES
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.server.workers.bots import hint, moves_of
from ludopolis.server.workers.pool import named


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("uptown"))
def test_a_hint_is_a_legal_turn_whose_reasons_have_words(game: str) -> None:
    words = [Words(language, registry.modules()[game]) for language in languages()]
    for state, seat in some_positions(game, 2, 5):
        legal = state.legal(seat)
        if len(legal) == 1:
            continue
        advice = advise(hinter(state, 0.1), state, seat, Random(1))
        for turn in (advice.turn, advice.other):
            assert moves_of(state, seat, [one["move"] for one in told(state, seat, turn)]) == turn
        assert advice.other[0] != advice.turn[0]
        assert advice.reasons == sorted(advice.reasons, key=for_it_first)
        for kind, term, _ in advice.reasons:
            sentence = f"reason-{kind}" if kind in (DENIES, BLOCKS, HURRIES) else f"reason-{kind}-{term}"
            assert all(tongue.has(f"term-{term}") and tongue.has(sentence) for tongue in words), (kind, term)


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("uptown"))
def test_what_is_picked_is_compared_and_does_not_change_the_advice(game: str) -> None:
    state, seat = next(one for one in some_positions(game, 2, 3) if len(one[0].legal(one[1])) > 1)
    bot = hinter(state)
    advice = advise(bot, state, seat, Random(state.digest()))
    assert advice == advise(bot, state.game.load(state.dump()), seat, Random(state.digest()))
    pick = next(move for move in state.legal(seat) if move != advice.turn[0])
    compared = advise(bot, state, seat, Random(state.digest()), [pick])
    assert (compared.turn, compared.other[0]) == (advice.turn, pick)
    assert advise(bot, state, seat, Random(state.digest()), advice.turn) == advice


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_terms_are_what_a_seat_knows(game: str) -> None:
    """The outlook of the blinded state is that of every world it may be."""
    for state, seat in some_positions(game, 2, 6):
        judge = state.game.judge
        world = state.determinize(Random(2))
        assert [name for name, _ in judge.outlook(world, seat)] == [name for name, _ in judge.outlook(state, seat)]
        assert dict(judge.outlook(world, seat)) == pytest.approx(dict(judge.outlook(state, seat)))


def test_reasons_add_up_to_the_difference_of_the_values() -> None:
    state, seat = some_positions("uptown", 2, 3)[1]
    thought = Thought(Scope(hinter(state).scope.budget), network_for(state), state, seat)
    best, other = thought.plan(state, state.legal(seat), Random(1))[:2]
    found = reasons(thought, state, best.moves, other.moves, Random(7))
    expected = 0.0
    ends = Comparison(thought, state).ends([best.moves, other.moves], WORLDS, Random(7))
    for after, sign in zip(ends, (1.0, -1.0), strict=True):
        expected += sign * sum(thought.judge.value(end, seat) for end in after) / WORLDS
    assert sum(reason.points for reason in found) == pytest.approx(expected)


def test_what_a_rival_loses_is_denied_blocked_or_lost_to_the_end() -> None:
    assert [against(kind, 1.0) for kind in (EARNS, GROWS, SAVES, KEEPS)] == [DENIES, DENIES, DENIES, BLOCKS]
    assert [against(kind, -1.0) for kind in (EARNS, GROWS, SAVES, KEEPS)] == [DENIES, HURRIES, DENIES, BLOCKS]


def test_what_speaks_for_a_turn_comes_before_what_it_costs() -> None:
    told = [Reason(SAVES, "coins", -5.0), Reason(EARNS, "city", 1.0), Reason(GROWS, "income", 3.0)]
    assert [term for _, term, _ in sorted(told, key=for_it_first)] == ["income", "city", "coins"]


def test_a_purchase_is_explained_by_what_it_brings() -> None:
    from happy_city.given import given

    state = given(cities=["WM house apartment_block florist"], coins=[8], face_up="zoo treehouse grocery")
    buys = [move for move in state.legal(0) if state.to_text(0, move).startswith("buy")]
    advice = advise(hinter(state), state.blind(0), 0, Random(1), [buys[-1]])
    assert advice.turn[0] != buys[-1]
    assert {term: points for kind, term, points in advice.reasons if kind == EARNS}["city"] != 0


def test_a_single_move_is_a_turn_too() -> None:
    from happy_city.given import given

    state = given(cities=["WM"], coins=[0], face_up="zoo casino bank")
    advice = advise(hinter(state), state.blind(0), 0, Random(1))
    assert (advice.turn[:1], advice.other, advice.reasons) == (state.legal(0), [], [])


def test_the_answer_lists_whole_points_and_their_sum() -> None:
    state, seat = some_positions("happy_city", 2, 3)[1]
    answer = hint(named(state.game), state.dump(), seat, [], 10.0)
    assert all(reason["points"] for reason in answer["reasons"])
    assert abs(answer["explained"] - sum(reason["points"] for reason in answer["reasons"])) <= 4

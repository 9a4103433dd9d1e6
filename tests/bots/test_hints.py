"""Hints: the best moves, compared fairly, with reasons that have words in every language of the game."""

from random import Random

import pytest
from our_games import OUR_GAMES

from bots.test_searchers import some_positions
from ludopolis import bots, registry
from ludopolis.bots.hints import COMPARED_MOVES, MAX_HINTS, advise, changes
from ludopolis.bots.net import NetBot
from ludopolis.bots.search import Scope
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages


@pytest.mark.parametrize("game", OUR_GAMES)
def test_hints_are_legal_and_their_terms_have_words(game: str) -> None:
    words = [Words(language, registry.modules()[game]) for language in languages()]
    for state, seat in some_positions(game, 2, 5):
        master = bots.searcher(state)
        assert isinstance(master, NetBot)
        expert = NetBot(Scope(bots.Budget(4), 3, master.scope.turns))
        legal = state.legal(seat)
        hints = advise(expert, state, seat, Random(1))
        assert 1 <= len(hints) <= min(MAX_HINTS, len(legal))
        assert {hint.move for hint in hints} <= set(legal)
        assert [hint.margin for hint in hints] == sorted({hint.margin for hint in hints}, reverse=True)
        for hint in hints:
            assert hint.terms
            sizes = [abs(points) for _, points in hint.terms]
            assert sizes == sorted(sizes, reverse=True)
            for name, _ in hint.terms:
                assert all(tongue.has(f"term-{name}") for tongue in words), name


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_terms_are_what_a_seat_knows(game: str) -> None:
    """The outlook of the blinded state is that of every world it may be."""
    for state, seat in some_positions(game, 2, 6):
        judge = state.game.judge
        world = state.determinize(Random(2))
        assert [name for name, _ in judge.outlook(world, seat)] == [name for name, _ in judge.outlook(state, seat)]
        assert dict(judge.outlook(world, seat)) == pytest.approx(dict(judge.outlook(state, seat)))


def test_a_purchase_is_explained_by_what_it_brings() -> None:
    from happy_city.given import given

    state = given(cities=["WM house apartment_block florist"], coins=[8], face_up="zoo treehouse grocery")
    terms = dict(changes(state.game.judge, [state], 0, state.from_text(0, "buy zoo"), Random(1)))
    assert terms["city"] > 0 > terms["purse"]


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_same_position_gets_the_same_advice_and_its_best_is_near_the_masters_own(game: str) -> None:
    for state, seat in some_positions(game, 2, 3):
        legal = state.legal(seat)
        if len(legal) > 1:
            master = bots.searcher(state)
            hints = advise(master, state, seat, Random(state.digest()))
            assert hints == advise(master, state.game.load(state.dump()), seat, Random(state.digest()))
            best = [one.move for one in master.rank(state, seat, legal, Random(state.digest()))]
            assert {hint.move for hint in hints} <= set(best[:COMPARED_MOVES])


def test_a_single_move_is_a_hint_too() -> None:
    from happy_city.given import given

    state = given(cities=["WM"], coins=[0], face_up="zoo casino bank")
    hints = advise(bots.searcher(state), state.blind(0), 0, Random(1))
    assert state.legal(0) == [hint.move for hint in hints]

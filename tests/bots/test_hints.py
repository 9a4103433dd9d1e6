"""Hints: a whole turn, compared with another one by reasons that have words in every language of the game."""

from random import Random

import pytest
from our_games import OUR_GAMES

from bots.test_searchers import some_positions
from ludopolis import bots, registry
from ludopolis.bots.hints import advise
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.server.bot_workers import moves_of, told


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_hint_is_a_legal_turn_whose_reasons_have_words(game: str) -> None:
    words = [Words(language, registry.modules()[game]) for language in languages()]
    for state, seat in some_positions(game, 2, 5):
        legal = state.legal(seat)
        if len(legal) == 1:
            continue
        advice = advise(bots.searcher(state, 0.1), state, seat, Random(1))
        for turn in (advice.turn, advice.other):
            assert moves_of(state, seat, [one["move"] for one in told(state, seat, turn)]) == turn
        assert advice.other[0] != advice.turn[0]
        sizes = [abs(points) for _, points in advice.reasons]
        assert sizes == sorted(sizes, reverse=True)
        for name, _ in advice.reasons:
            assert all(tongue.has(f"term-{name}") and tongue.has(f"reason-{name}") for tongue in words), name


@pytest.mark.parametrize("game", OUR_GAMES)
def test_what_is_picked_is_compared_and_does_not_change_the_advice(game: str) -> None:
    state, seat = next(one for one in some_positions(game, 2, 3) if len(one[0].legal(one[1])) > 1)
    master = bots.searcher(state)
    advice = advise(master, state, seat, Random(state.digest()))
    assert advice == advise(master, state.game.load(state.dump()), seat, Random(state.digest()))
    pick = next(move for move in state.legal(seat) if move != advice.turn[0])
    compared = advise(master, state, seat, Random(state.digest()), [pick])
    assert (compared.turn, compared.other[0]) == (advice.turn, pick)
    assert advise(master, state, seat, Random(state.digest()), advice.turn) == advice


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
    buys = [move for move in state.legal(0) if state.to_text(0, move).startswith("buy")]
    advice = advise(bots.searcher(state), state.blind(0), 0, Random(1), [buys[-1]])
    assert advice.turn[0] != buys[-1]
    assert dict(advice.reasons)["city"] != 0


def test_a_single_move_is_a_turn_too() -> None:
    from happy_city.given import given

    state = given(cities=["WM"], coins=[0], face_up="zoo casino bank")
    advice = advise(bots.searcher(state), state.blind(0), 0, Random(1))
    assert (advice.turn[:1], advice.other, advice.reasons) == (state.legal(0), [], [])

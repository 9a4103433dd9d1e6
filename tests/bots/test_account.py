"""The account of two turns: what is different on the score sheet at the end, in columns that always add up."""

from random import Random
from typing import Any

import pytest
from our_games import OUR_GAMES, mostly_compiled

from bots.test_searchers import some_positions
from ludopolis import registry
from ludopolis.bots.account import MOST_NAMED, REST, RIVAL, Account, Cause, Row, column, said, traded
from ludopolis.bots.hints import advise, explain, hinter, thought_of
from ludopolis.engine.contract import Judge
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.server.workers.bots import hint, reasons
from ludopolis.server.workers.pool import named


def test_every_column_adds_up() -> None:
    rng = Random(1)
    for _ in range(2000):
        count = rng.randrange(9)
        causes = [Cause(f"t{at}", rng.gauss(0.0, rng.choice((0.2, 2.0, 20.0)))) for at in range(count)]
        total, scale = rng.randrange(-30, 30), rng.choice((1, 10))
        rows = column(causes, total, scale)
        assert sum(row.units for row in rows) == total
        assert all(row.units for row in rows)
        assert len(rows) <= MOST_NAMED + 1
        exact = {cause.term: cause.points * scale for cause in causes}
        assert all(abs(row.units - exact[row.term]) < 1.0 for row in rows if row.term != REST)


def test_rounding_goes_where_most_was_lost() -> None:
    causes = [Cause("a", 1.5), Cause("b", 1.5), Cause("c", 1.4)]
    assert column(causes, 4) == [Row("a", 2), Row("b", 1), Row("c", 1)]
    assert column([Cause("a", 0.2), Cause("b", -3.4)], 2) == [Row("b", -3), Row(REST, 5)]


def test_what_is_within_its_error_has_no_name_but_the_largest_that_speaks_for_the_turn() -> None:
    causes = [Cause("a", 3.0, 4.0), Cause("b", 2.0, 1.0), Cause("c", 2.4, 2.6), Cause("d", -14.0, 15.0)]
    assert column(causes, 4) == [Row("a", 3), Row("b", 2), Row(REST, -1)]


def test_two_turns_that_are_about_as_good_are_a_trade_or_nothing_is_named() -> None:
    causes = [Cause("a", 3.0, 1.0), Cause("b", -2.0, 1.0), Cause("c", 9.0, 9.5), Cause("d", -4.0, 1.0)]
    rows = column(causes, 0)
    assert rows == [Row("a", 3), Row("d", -4), Row("b", -2), Row(REST, 3)]
    assert traded(rows) == ["a", "d"]
    assert traded(column([Cause("a", 3.0, 1.0)], 0)) == []
    assert traded([Row("b", -2), Row(REST, 2)]) == []


def test_what_speaks_for_a_turn_comes_before_what_it_costs_and_the_rest_is_last() -> None:
    rows = column([Cause("coins", -5.0), Cause("city", 1.0), Cause("income", 3.0)], 4)
    assert rows == [Row("income", 3), Row("city", 1), Row("coins", -5), Row(REST, 5)]


def test_the_sentence_names_the_largest_cause_and_two_if_the_rest_is_larger() -> None:
    assert said([Row("a", 3), Row("b", 1), Row(REST, 3)]) == ["a"]
    assert said([Row("a", 3), Row("b", 2), Row("c", 1), Row(REST, 4)]) == ["a", "b", REST]
    assert said([Row("a", -3), Row(REST, 4)]) == [REST]


@pytest.mark.parametrize("game", OUR_GAMES)
def test_named_causes_are_the_difference_of_the_margins(game: str) -> None:
    """Nothing is left over but what was expected otherwise: own terms and the rival make up the result."""
    state, seat = next(one for one in some_positions(game, 2, 6)[3:] if len(one[0].legal(one[1])) > 1)
    best, other = state.legal(seat)[:2]
    bot = hinter(state)
    account = Account(thought_of(bot, state, seat), state, [best], [other])
    account.look(4, Random(3))
    courses = Account(thought_of(bot, state, seat), state, [best], [other]).comparison
    rng = Random(3)
    state.determinize(rng)  # as the account looks at what lies on the table
    margins = []
    for found in courses.courses([[best], [other]], 4, rng):
        totals = [end.results().totals for _, end in found]
        margins.append(sum(one[seat] - one[1 - seat] for one in totals) / 4)
    assert sum(cause.points for cause in account.causes()) == pytest.approx(margins[0] - margins[1])


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("happy_city"))
def test_hints_and_why_not_show_columns_that_add_up_in_words(game: str) -> None:
    words = [Words(language, registry.modules()[game]) for language in languages()]
    looked = 0
    for state, seat in some_positions(game, 2, 5):
        legal = state.legal(seat)
        if len(legal) == 1:
            continue
        for pick in ([], [state.to_text(seat, legal[-1])]):
            answer = hint(named(state.game), state.dump(), seat, pick, 0.1)
            if answer["gain"] <= 0:
                continue
            rows = reasons(named(state.game), state.dump(), seat, answer, 0.1)
            assert sum(row["points"] for row in rows) == answer["gain"]
            looked += 1
            for row in rows:
                term = row["term"]
                assert all(tongue.has(f"term-{term}") or tongue.has(f"score-{term}") for tongue in words), term
                assert term == REST or all(tongue.has(f"reason-{term}") for tongue in words), term
    assert looked


def test_a_game_that_says_nothing_gets_reasons_from_its_score_sheet() -> None:
    state, seat = some_positions("welcome_to", 2, 3)[1]
    lines = {line.category for line in state.sheet()[seat]}
    plain: Judge[Any] = Judge("plain")
    assert {term for term, _ in plain.causes((state, state), (state, state), seat)} == lines
    assert plain.figures(state, seat).keys() == lines


def test_a_player_alone_has_no_rival() -> None:
    state, seat = next(one for one in some_positions("welcome_to", 1, 3) if len(one[0].legal(one[1])) > 1)
    bot = hinter(state)
    advice = advise(bot, state, seat, Random(1), [state.legal(seat)[-1]], 0.2)
    account = explain(bot, state, seat, advice.turn, advice.other, Random(1), 0.2)
    assert Cause(RIVAL, 0.0, 0.0) in account.causes()
    assert sum(row.units for row in account.column(advice.total())) == advice.total()

"""Random games against the slow second version of the rules: the same moves, the same revenue, the same points."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from positions import told

from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown import GAME
from uptown.given import fresh, options
from uptown.recount import moves, street_of, totals, worth


@settings(max_examples=12, deadline=None, derandomize=True)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6), counted=st.booleans(), clever=st.booleans())
def test_moves_revenue_and_points_are_recounted(players: int, seed: int, counted: bool, clever: bool) -> None:
    rng = Random(seed)
    state = fresh(players, count_uncollected=counted)
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        data = state.dump()
        assert options(state) == moves(data)
        assert state.results().totals == totals(data)
        legal = state.legal(state.actor)
        state.events = []
        choice = GAME.judge.policy(state, state.actor, legal, rng) if clever else legal[int(rng.random() * len(legal))]
        state.play(state.actor, choice)
        for closed in told(state, "plot-closed"):
            street = street_of(state.dump(), closed["seat"])
            by_plot = [closed[plot] for plot in ("first", "second", "third", "fourth", "fifth")]
            assert by_plot == [worth(street, plot, "revenue") for plot in range(5)]
            assert closed["amount"] == max(0, sum(by_plot))
    assert state.results().totals == totals(state.dump())
    best = max(totals(state.dump()))
    tied = [seat for seat in range(players) if totals(state.dump())[seat] == best]
    heights = [max(len(plot) for plot in street_of(state.dump(), seat)) for seat in range(players)]
    assert state.results().winners == [seat for seat in tied if heights[seat] == max(heights[other] for other in tied)]

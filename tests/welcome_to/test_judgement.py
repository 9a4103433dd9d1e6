"""What the judge sees (room, plans, estates, parks, agents, temps), and that it sees nothing hidden."""

from collections import Counter
from math import isfinite
from random import Random
from typing import Any

import pytest

from ludopolis.bots import GreedyBot, RandomBot
from ludopolis.bots.match import play_match
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.judgement.gaps import FILLABLE, STREAM_LENGTHS, gap_index
from ludopolis.games.welcome_to.judgement.outlook import outlook_seen
from ludopolis.games.welcome_to.judgement.policy import NEARLY_EQUAL, one_of_the_best
from ludopolis.games.welcome_to.judgement.survey import rounds_left
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import STEP
from ludopolis.games.welcome_to.rules.state import STEP_COMBINATION, STEP_EFFECT, STEP_PLACE, STEP_RESHUFFLE
from welcome_to.given import base, hands, play, sheet

JUDGE = GAME.judge


def match(seed: str, players: int = 2) -> Table:
    return play_match(GAME, {}, ["bot"] * players, [GreedyBot() for _ in range(players)], seed)


def towns(table: Table) -> list[list[str]]:
    return [sheet["streets"] for sheet in table.state.view(0)["sheets"]]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_bots_with_the_same_cards_build_different_towns(seed: str) -> None:
    first, second, third = towns(match(seed, 3))
    assert first != second != third != first


def test_the_same_seed_gives_the_same_game() -> None:
    assert match("again").entries == match("again").entries


def test_chance_decides_only_between_moves_that_are_about_equally_good() -> None:
    rng = Random(1)
    worths = [2.0 - 1.5 * NEARLY_EQUAL, 2.0, 2.0 - 0.5 * NEARLY_EQUAL, 0.0, 2.0]
    chosen = Counter(one_of_the_best([10, 11, 12, 13, 14], worths, rng) for _ in range(3000))
    assert set(chosen) == {11, 12, 14}
    assert min(chosen.values()) > 900


def test_greedy_beats_random_in_every_game() -> None:
    won = 0
    for game in range(20):
        seat = game % 2
        bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
        won += play_match(GAME, {}, ["a", "b"], bots, f"chance {game}").state.results().winners == [seat]
    assert won == 20


# Every decision


TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (2, {}),
    (3, {"draft": True}),
    (1, {"expert": True}),
    (2, {"rings": True}),
    (4, {"expert": True, "draft": True, "pass_direction": "left"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_move_is_appraised_from_what_the_seat_may_know(players: int, options: dict[str, OptionValue]) -> None:
    steps = set()
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(options, players)
        assert isinstance(state, WelcomeToState)
        while state.pending() != 0:
            if state.pending() == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            # Any seat that must decide, so that others have open turns, which must not be seen.
            seats = [seat for seat in range(players) if state.pending() >> seat & 1]
            seat = seats[int(rng.random() * len(seats))]
            legal = state.legal(seat)
            worths = JUDGE.appraise(state, seat, legal)
            assert len(worths) == len(legal)
            assert all(isfinite(worth) for worth in worths)
            steps.add(state.sheets[seat][STEP])
            if rng.random() < 0.2:
                blinded = state.blind(seat)
                before = state.dump()
                assert JUDGE.appraise(blinded, seat, legal) == worths
                assert own_outlook(blinded, seat) == own_outlook(state, seat)
                assert JUDGE.value(blinded, seat) == JUDGE.value(state, seat)
                assert JUDGE.policy(blinded, seat, legal, Random(5)) == JUDGE.policy(state, seat, legal, Random(5))
                assert state.dump() == before
            state.play(seat, legal[int(rng.random() * len(legal))])
    assert steps >= {STEP_COMBINATION, STEP_PLACE, STEP_EFFECT}


def test_a_move_is_worth_the_same_whichever_moves_are_appraised_with_it() -> None:
    state = base(sheet(), combos=[(8, "temp"), (3, "fence"), (15, "bis")])
    play(state, 0, "combo 1")
    legal = state.legal(0)
    whole = JUDGE.appraise(state, 0, legal)
    assert JUDGE.appraise(state, 0, legal[7:90:5]) == whole[7:90:5]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_value_is_the_outlook_less_that_of_the_best_rival(players: int) -> None:
    rng = Random(players)
    state = GAME.new({}, players)
    rounds = 0
    while state.pending() != 0:
        if state.pending() == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        if state.turn() > rounds:
            rounds = state.turn()
            sums = [sum(points for _, points in own_outlook(state, seat)) for seat in range(players)]
            for seat in range(players):
                rivals = [points for other, points in enumerate(sums) if other != seat]
                assert JUDGE.value(state, seat) == pytest.approx(sums[seat] - max(rivals, default=0.0))
        seat = lowest_seat(state.pending())
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
    assert rounds > 5


# What the judge must see


def appraised(state: WelcomeToState, seat: int = 0) -> dict[str, float]:
    """What each move of a seat promises, by its text."""
    legal = state.legal(seat)
    worths = JUDGE.appraise(state, seat, legal)
    return {state.to_text(seat, move): worth for move, worth in zip(legal, worths, strict=True)}


def best(state: WelcomeToState) -> str:
    """The most promising move."""
    worths = appraised(state)
    return max(worths, key=lambda text: worths[text])


def own_outlook(state: Any, seat: int) -> list[tuple[str, float]]:
    """A seat's outlook as it sees it."""
    return outlook_seen(state, seat, seat, rounds_left(state, seat))


def outlook(state: WelcomeToState, term: str, seat: int = 0) -> float:
    """One term of a seat's outlook."""
    return dict(own_outlook(state, seat))[term]


def street_of(slot: str) -> str:
    return slot.split()[-1].partition(".")[0]


def test_room_grows_with_the_numbers_to_come_and_with_those_that_fit() -> None:
    FILLABLE.table(1.0)
    tables = FILLABLE.tables
    assert len(tables) == len(STREAM_LENGTHS)
    whole = gap_index(-1, 18, 10)
    assert [table[whole] for table in tables] == sorted(table[whole] for table in tables)
    for table, length in zip(tables, STREAM_LENGTHS, strict=True):
        assert table[whole] < length
        assert table[gap_index(5, 6, 3)] == 0.0
        assert 0.0 < table[gap_index(7, 9, 1)] < table[gap_index(6, 10, 1)] < 1.0
        assert table[gap_index(7, 9, 4)] == table[gap_index(7, 9, 1)], "one number fills one slot"
    assert FILLABLE.table(0.0) is tables[0]
    assert FILLABLE.table(float(STREAM_LENGTHS[1])) is tables[1]
    assert FILLABLE.table(99.0) is tables[-1]


@pytest.mark.parametrize(("number", "first", "last"), [(1, 1, 1), (8, 4, 9), (15, 10, 12)])
def test_numbers_are_written_where_they_belong(number: int, first: int, last: int) -> None:
    state = base(sheet(), combos=[(number, "agent"), (5, "fence"), (9, "bis")])
    play(state, 0, "combo 1")
    house = int(best(state).rpartition(".")[2])
    assert first <= house <= last


def test_filling_a_slot_that_nothing_else_fits_is_better_than_making_such_a_slot() -> None:
    state = base(sheet("1 3 . 5 . . . . . ."), combos=[(4, "agent"), (5, "fence"), (9, "bis")])
    play(state, 0, "combo 1")
    worths = appraised(state)
    assert worths["place 4 S1.3"] > worths["place 4 S2.11"] + 5.0


def test_the_best_fence_makes_an_estate_for_a_plan() -> None:
    state = base(sheet("1 2 3 4 5 6 . . . ."), combos=[(7, "fence"), (5, "park"), (9, "bis")])
    play(state, 0, "combo 1", "place 7 S1.7")
    assert best(state) in ("fence S1.g3", "fence S1.g4")


def test_a_house_that_completes_an_estate_is_worth_more_where_a_plan_asks_for_it() -> None:
    worths = []
    for plans in (("estates_3_3_3", "estates_3_3_4", "estates_3_4"), ("estates_5_5", "estates_4_5", "estates_2_5")):
        state = base(sheet("1 2 . | 5 6 7 | 9 10 11 | ."), plans=plans, combos=[(3, "bis"), (5, "park"), (9, "park")])
        play(state, 0, "combo 1")
        worths.append(appraised(state)["place 3 S1.3"])
    assert worths[0] > worths[1] + 0.3


def test_progress_on_plans_counts_less_once_others_have_claimed_them() -> None:
    row = sheet("1 2 3 | 4 5 6 | . . . .")
    bare = outlook(base(sheet()), "plans")
    fresh = outlook(base(row), "plans")
    assert bare < outlook(base(row, approved=(1, 2, 3)), "plans") < fresh
    assert outlook(base(sheet("1^ 2^ 3^ | 4^ 5^ 6^ | 7^ 8^ 9^ | .", plans=(8, 0, 0))), "plans") == 8.0


def test_with_little_room_left_the_last_park_of_a_street_is_worth_more_than_the_first() -> None:
    worths = []
    for parks in (2, 0):
        row = sheet("1 2 3 4 5 6 . 10 14 15", parks=(parks, 0, 0))
        state = base(row, combos=[(8, "park"), (5, "fence"), (9, "bis")])
        play(state, 0, "combo 1")
        worths.append(appraised(state)["place 8 S1.7"])
    assert worths[0] > worths[1] + 2.0


def test_a_pool_is_built_where_one_is_planned() -> None:
    state = base(sheet(), combos=[(8, "pool"), (5, "fence"), (9, "bis")])
    play(state, 0, "combo 1")
    assert best(state).split()[-1] in ("S1.7", "S1.8", "S2.8", "S3.7")


def test_agents_go_to_the_most_frequent_size() -> None:
    row = sheet("1 2 | 3 4 | 5 6 | 7 8 | 9 10", "1 2 3 4 5 | . . . . . .")
    plans = ("estates_6_6", "estates_3_6", "estates_3_4")
    state = base(row, combos=[(7, "agent"), (5, "park"), (9, "bis")], plans=plans)
    play(state, 0, "combo 1", "place 7 S3.7")
    assert best(state) == "agent 2"
    worths = appraised(state)
    assert worths["agent 5"] > worths["agent 1"]


def test_a_bis_fills_a_slot_that_nothing_else_fits_and_is_skipped_otherwise() -> None:
    combos = [(7, "bis"), (5, "park"), (9, "fence")]
    stuck = base(sheet("1 2 3 4 . 5 6 7 8 9"), combos=combos)
    play(stuck, 0, "combo 1", "place 7 S2.6")
    assert best(stuck) in ("bis 4 S1.5", "bis 5 S1.5")
    dear = base(sheet("3 3b 3b 3b 3b 3b 3b 8 8b 8b"), combos=combos)
    play(dear, 0, "combo 1", "place 7 S3.6")
    assert best(dear) == "skip"


def test_temps_count_by_rank_and_in_solo_by_number() -> None:
    ahead = base(sheet(temps=3), sheet(temps=1))
    assert outlook(ahead, "temps") > outlook(ahead, "temps", 1)
    alone = [
        outlook(hands(sheet(temps=temps), hands=[[(8, "park"), (7, "pool"), (9, "agent")]]), "temps")
        for temps in (0, 3, 5, 6, 7)
    ]
    assert alone == sorted(alone)
    assert alone[0] == 0.0
    assert alone[3:] == [7.0, 7.0]


def test_plans_are_claimed_but_the_last_only_by_whoever_is_ahead() -> None:
    ready = "1 2 3 | 4 5 6 7 | . . ."
    rich = sheet("1 2 3 4 5 | 6 7 8 9 10", "1 2 3 4 5 | 6 7 8 9 10 | .", parks=(3, 4, 5), temps=5)
    first = base(sheet(ready, step="claim", combo=1, written="S1.7"), rich)
    assert best(first) == "claim 3"
    others = "1^ 2^ 3^ | 4^ 5^ 6^ | 7^ 8^ 9^ | . ."
    last = sheet(ready, others, plans=(4, 7, 0), step="claim", combo=1, written="S1.7")
    assert best(base(last, sheet(), approved=(1, 2))) == "claim 3"
    assert best(base(last, rich, approved=(1, 2))) == "done"


def test_nobody_asks_for_a_reshuffle() -> None:
    state = base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim", combo=1, written="S1.7"))
    play(state, 0, "claim 3")
    assert state.sheets[0][STEP] == STEP_RESHUFFLE
    assert best(state) == "reshuffle no"


def test_a_ring_is_built_where_the_numbers_have_run_out() -> None:
    row = "15 . . . . . . . . ."
    assert best(base(sheet(row), expert=True)).startswith("ring S1.")
    assert best(base(sheet(), expert=True)).startswith("combo")
    older = sheet(row, step="ring_before")
    assert best(base(older, expert=True, rules=1)).startswith("ring S1.")
    assert best(base(sheet(step="ring_before"), expert=True, rules=1)) == "skip"
    state = base(sheet(row), expert=True, combos=((8, "park"), (7, "pool"), (9, "agent")))
    play(state, 0, "combo 1")
    assert best(state).startswith("place 8")  # weighed before the combination, and again once the number is written
    play(state, 0, "place 8 S2.6")
    assert best(state).startswith("ring S1.")


@pytest.mark.parametrize(
    ("plan", "stack", "near"),
    [
        ("street_1_full", 0, sheet("1 2 3 4 5 6 7 8 9 .")),
        ("street_ends", 0, sheet("1 . . . . . . . . 15", "1 . . . . . . . . . 15")),
        ("temps_7", 0, sheet(temps=6)),
        ("bis_5", 0, sheet("3 3b 3b 3b 3b . . . . .")),
        ("parks_2", 1, sheet(parks=(3, 3, 0))),
        ("pools_2", 1, sheet(". . 3 . . . 7 . . .", pools=("S1.3", "S1.7"))),
        ("street_2_green", 1, sheet("", "1 . . . . . . . . . .", parks=(0, 3, 0), pools=("S2.1",))),
        ("ring_green", 1, sheet("1 O . . . . . . . .", parks=(3, 0, 0))),
    ],
)
def test_progress_towards_the_goals_of_expert_plans_counts(plan: str, stack: int, near: dict[str, object]) -> None:
    estates = ["estates_5_5", "estates_4_5", "estates_1_4_5"]
    plans = [*estates[:stack], plan, *estates[stack + 1 :]]
    gained = [
        outlook(base(near, plans=wanted, expert=True), "plans")
        - outlook(base(sheet(), plans=wanted, expert=True), "plans")
        for wanted in (plans, estates)
    ]
    assert gained[0] > gained[1] + 0.5

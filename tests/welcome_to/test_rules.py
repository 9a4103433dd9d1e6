"""Rules and rulings of a player's turn, one test for each; a ruling's id is in the name."""

import pytest

from ludopolis.games.welcome_to.game import WelcomeToState
from welcome_to.given import asked, base, finish_round, hands, offered, play, points, sheet, streets

FULL_1 = "1 2 3 4 5 6 7 8 9 10"
FULL_2 = "1 2 3 4 5 6 7 8 9 10 11"
FULL_3 = "1 2 3 4 5 6 7 8 9 10 11 12"
NEARLY = ("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3)
NO_PLANS = ("estates_6_6", "estates_3_6", "estates_2_5")


def one(number: int, effect: str) -> tuple[tuple[int, str], ...]:
    """Combinations of which the first matters."""
    return ((number, effect), (1, "pool"), (1, "pool"))


# 3.2 The chain of decisions


def test_the_turn_of_the_base_game_has_no_rings() -> None:
    state = base(sheet(), combos=one(8, "park"))
    assert asked(state) == "combination"
    play(state, 0, "combo 1")
    assert asked(state) == "place"
    play(state, 0, "place 8 S1.5")
    assert asked(state) == "effect"
    play(state, 0, "build")
    assert asked(state) == "finished"
    assert state.dump()["sheets"][0]["parks"] == [1, 0, 0]


def test_the_expert_turn_asks_for_a_ring_before_and_after() -> None:
    state = base(sheet(step="ring_before"), expert=True, combos=one(8, "temp"))
    assert len(offered(state, 0, "ring")) == 33
    assert offered(state)[0] == "skip"
    play(state, 0, "skip", "combo 1", "place 8 S1.5")
    assert asked(state) == "ring_after"
    assert len(offered(state, 0, "ring")) == 32
    play(state, 0, "skip")
    assert asked(state) == "finished"


def test_every_stack_is_an_option_even_if_two_show_the_same() -> None:
    state = base(sheet(), combos=((8, "park"), (8, "park"), (9, "agent")))
    assert offered(state) == ["combo 1", "combo 2", "combo 3"]


def test_combination_two_uses_its_own_number_and_effect() -> None:
    state = base(sheet(), combos=((8, "park"), (7, "fence"), (9, "agent")))
    play(state, 0, "combo 2")
    assert state.asks(0).args == {"number": 7, "effect": "fence"}
    assert len(offered(state, 0, "place 7")) == 33
    play(state, 0, "place 7 S1.5")
    assert len(offered(state, 0, "fence")) == 30


# 4.1 – 4.3 Numbers, bis, fences


def test_bis_houses_count_with_their_number() -> None:
    state = base(sheet(". 5 5b . . . . . . .", step="place", combination=1), combos=one(5, "park"))
    assert offered(state, 0, "place 5 S1") == []
    state = base(sheet(". 5 5b . . . . . . .", step="place", combination=1), combos=one(6, "park"))
    assert offered(state, 0, "place 6 S1.") == ["4", "5", "6", "7", "8", "9", "10"]


def test_a_number_written_closes_what_no_longer_fits() -> None:
    state = base(sheet(), combos=one(8, "temp"))
    play(state, 0, "combo 1", "place 8 S2.6")
    assert streets(state)[1] == ". . . . . 8 . . . . ."
    finish_round(state)
    state.audit()


def test_r22_bis_across_a_fence_is_forbidden() -> None:
    state = base(sheet(". . . | 7 . . . . . ."), combos=one(1, "bis"))
    play(state, 0, "combo 1", "place 1 S3.1")
    assert offered(state, 0, "bis 7") == ["S1.5"]


def test_bis_does_not_reach_into_the_next_street() -> None:
    state = base(sheet(". . . . . . . . . 9", "5 . . . . . . . . . ."), combos=one(1, "bis"))
    play(state, 0, "combo 1", "place 1 S3.6")
    assert offered(state, 0, "bis") == ["1 S3.5", "1 S3.7", "5 S2.2", "9 S1.9"]


def test_r23_fences_may_stand_between_empty_slots_but_not_twice() -> None:
    state = base(sheet(". . | . . . . . . . ."), combos=one(8, "fence"))
    play(state, 0, "combo 1", "place 8 S3.6")
    assert offered(state, 0, "fence S1.g") == ["1", "3", "4", "5", "6", "7", "8", "9"]
    assert len(offered(state, 0, "fence S3")) == 11


def test_r7_a_gap_between_two_marked_slots_is_locked_one_side_is_free() -> None:
    state = base(sheet("1^ 2^ 3 4 . . . . . ."), combos=one(8, "fence"))
    play(state, 0, "combo 1", "place 8 S3.6")
    assert offered(state, 0, "fence S1.g") == ["2", "3", "4", "5", "6", "7", "8", "9"]


def test_r8_full_tracks_offer_nothing() -> None:
    nine = sheet("1 1b 1b 1b 1b 1b 1b 1b 1b 1b")
    bis = base(nine, combos=one(8, "bis"))
    play(bis, 0, "combo 1", "place 8 S3.6")
    assert asked(bis) == "finished"
    agents = base(sheet(agents=(1, 2, 3, 4, 4, 4)), combos=one(8, "agent"))
    play(agents, 0, "combo 1", "place 8 S3.6")
    assert asked(agents) == "finished"
    last = base(sheet(agents=(1, 2, 3, 4, 3, 4)), combos=one(8, "agent"))
    play(last, 0, "combo 1", "place 8 S3.6")
    assert offered(last) == ["skip", "agent 5"]
    for street, boxes in ((1, 3), (2, 4), (3, 5)):
        parks = [0, 0, 0]
        parks[street - 1] = boxes
        park = base(sheet(parks=parks), combos=one(8, "park"))
        play(park, 0, "combo 1", f"place 8 S{street}.6")
        assert asked(park) == "finished"


def test_fence_effect_with_no_gap_left_is_not_asked() -> None:
    walls = [" | ".join("." * houses) for houses in (10, 11, 12)]
    state = base(sheet(*walls), combos=one(8, "fence"))
    play(state, 0, "combo 1", "place 8 S3.6")
    assert asked(state) == "finished"


def test_r8b_the_twelfth_temp_still_changes_the_number() -> None:
    state = base(sheet(temps=11), combos=one(8, "temp"))
    play(state, 0, "combo 1", "place 10 S1.5")
    assert state.dump()["sheets"][0]["temps"] == 11
    assert streets(state)[0] == ". . . . 10 . . . . ."


def test_r9_a_bis_house_builds_no_pool() -> None:
    state = base(sheet(". . . . . 8 . . . ."), combos=one(1, "bis"))
    play(state, 0, "combo 1", "place 1 S3.1", "bis 8 S1.7")
    assert asked(state) == "finished"
    assert points(state, "pools") == 0
    assert points(state, "bis") == -1


def test_pools_are_built_where_they_are_planned() -> None:
    planned = {1: (3, 7, 8), 2: (1, 4, 8), 3: (2, 7, 11)}
    for street, houses in ((1, 10), (2, 11), (3, 12)):
        for house in range(1, houses + 1):
            state = base(sheet(), combos=one(8, "pool"))
            play(state, 0, "combo 1", f"place 8 S{street}.{house}")
            assert (asked(state) == "effect") == (house in planned[street])


# 4.8 Rings


def test_r10_a_ring_is_built_before_or_after_but_once() -> None:
    state = base(sheet(step="ring_before"), expert=True, combos=one(8, "park"))
    play(state, 0, "skip", "combo 1", "place 8 S1.5", "build", "ring S1.7")
    assert streets(state)[0] == ". . . . 8 . O . . ."
    assert asked(state) == "finished"


def test_r10_timing_before_only() -> None:
    state = base(sheet(step="ring_before"), expert=True, ring_timing="before", combos=one(8, "park"))
    play(state, 0, "skip", "combo 1", "place 8 S1.5", "build")
    assert asked(state) == "finished"


def test_r10b_a_ring_before_stays_when_the_turn_ends_in_a_refusal() -> None:
    state = base(sheet(*NEARLY, step="ring_before"), expert=True, combos=one(8, "park"))
    assert offered(state) == ["skip", "ring S1.5"]
    play(state, 0, "ring S1.5")
    assert offered(state) == ["refuse"]
    play(state, 0, "refuse")
    assert asked(state) == "finished"
    assert streets(state)[0] == "1 2 3 7 O 9 11 12 13 14"
    assert (points(state, "rings"), points(state, "refusals")) == (-3, 0)


def test_r10b_no_ring_after_a_refusal() -> None:
    state = base(sheet(*NEARLY, step="ring_before"), expert=True, combos=one(10, "park"))
    play(state, 0, "skip", "refuse")
    assert asked(state) == "finished"


def test_no_ring_is_asked_without_an_empty_slot() -> None:
    last = sheet("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3, step="ring_before")
    state = base(last, expert=True, combos=one(8, "temp"), plans=NO_PLANS)
    play(state, 0, "skip", "combo 1", "place 8 S1.5")
    assert asked(state) == "finished"


def test_a_ring_at_the_end_of_a_street_fences_one_side() -> None:
    state = base(sheet(step="ring_before"), expert=True, combos=one(8, "fence"))
    play(state, 0, "ring S2.1", "combo 1", "place 8 S2.6")
    assert offered(state, 0, "fence S2.g") == [str(gap) for gap in range(2, 11)]
    assert len(offered(state, 0, "fence S1")) == 9
    assert len(offered(state, 0, "fence")) == 29


def test_a_ring_opens_both_sides_for_every_number_again() -> None:
    state = base(sheet("5 . . 9 . . . . . 11", step="ring_before"), expert=True, combos=one(5, "park"))
    play(state, 0, "ring S1.6", "combo 1")
    assert offered(state, 0, "place 5 S1.") == ["7", "8", "9"]
    state = base(sheet("5 . . 9 . . . . . 11", step="ring_before"), expert=True, combos=one(12, "park"))
    play(state, 0, "ring S1.6", "combo 1")
    assert offered(state, 0, "place 12 S1.") == ["5"]


def test_numbers_beyond_a_ring_do_not_bind() -> None:
    state = base(sheet(". . O . . . . . . ."), expert=True, combos=one(8, "park"))
    play(state, 0, "combo 1", "place 8 S1.5", "skip")
    finish_round(state)
    state.audit()
    assert streets(state)[0] == ". . O . 8 . . . . ."


def test_rings_need_the_expert_variant() -> None:
    assert asked(base(sheet())) == "combination"
    state = base(sheet(), combos=one(8, "temp"))
    play(state, 0, "combo 1", "place 8 S1.5")
    assert asked(state) == "finished"


# 4.9, R4, R11 Refusals


def test_r4_refusing_is_only_for_those_who_cannot_build() -> None:
    assert "refuse" not in offered(base(sheet()))
    temp = base(sheet(*NEARLY), combos=((6, "temp"), (1, "park"), (1, "pool")))
    assert offered(temp) == ["refuse", "combo 1"]


def test_r4_a_temp_reaches_two_steps_and_no_further() -> None:
    for number, open_ in ((5, False), (6, True), (7, True), (9, True), (10, True), (11, False)):
        state = base(sheet(*NEARLY), combos=((number, "temp"), (1, "park"), (1, "pool")))
        assert ("combo 1" in offered(state)) == open_


def test_r11_plans_may_be_claimed_after_a_refusal() -> None:
    full = sheet("1 2 3 | 7 . | 9 11 12 | 13 14", "1 2 3 | 4 5 6 7 8 9 10 11", FULL_3)
    state = base(full, combos=one(10, "park"), plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    play(state, 0, "refuse")
    assert offered(state) == ["done", "claim 1"]
    play(state, 0, "done")
    assert asked(state) == "finished"


def test_r29_the_turn_goes_on_after_the_third_refusal() -> None:
    full = sheet("1 2 3 | 7 . | 9 11 12 | 13 14", "1 2 3 | 4 5 6 7 8 9 10 11", FULL_3, refusals=2)
    state = base(full, combos=one(10, "park"), plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    play(state, 0, "refuse", "claim 1")
    assert asked(state) == "finished"  # no reshuffle is asked: this sheet ends the game
    finish_round(state)
    assert state.ending() == "refusals"
    assert points(state, "plans") == 8


# 5 Plans


def met(plan: str, stack: int, drawn: dict[str, object]) -> bool:
    """Whether the plan, on its stack, can be claimed with this sheet."""
    plans = ["estates_6_6", "estates_1_1_1_6", "estates_1_2_6"]
    plans[stack - 1] = plan
    return f"claim {stack}" in offered(base(drawn, plans=plans, expert=True))


def claiming(*pictures: str, **fields: object) -> dict[str, object]:
    return sheet(*pictures, step="claim", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("plan", "stack", "good", "bad"),
    [
        ("estates_2_2_2_2", 1, "1 2 | 3 4 | 5 6 | 7 8 | . .", "1 2 | 3 4 | 5 6 | 7 8 9 10"),
        ("estates_3_4", 3, "1 2 3 | 4 5 6 7 | . . .", "1 2 3 | 4 5 6 7 . . ."),
        ("estates_1_2_2_3", 3, "1 | 2 3 | 4 5 | 6 7 8 | . .", "1 | 2 3 | 4 5 6 | 7 | 8 9 10"),
        ("street_1_full", 1, FULL_1, "1 2 3 4 5 6 7 8 9 ."),
        ("bis_5", 1, "1 1b 2 2b 3 3b 4 4b 5 5b", "1 1b 2 2b 3 3b 4 4b 5 6"),
    ],
)
def test_goals_in_one_street(plan: str, stack: int, good: str, bad: str) -> None:
    assert met(plan, stack, claiming(good))
    assert not met(plan, stack, claiming(bad))


def test_goal_street_ends() -> None:
    first, second, third = "1 . . . . . . . . 15", "1 . . . . . . . . . 15", "1 . . . . . . . . . . 15"
    assert met("street_ends", 1, claiming(first, second, third))
    assert met("street_ends", 1, claiming("O . . . . . . . . 15", second, third))  # R15
    assert not met("street_ends", 1, claiming(first, second, "1 . . . . . . . . . 15 ."))
    assert not met("street_ends", 1, claiming(first, second, "1^ . . . . . . . . . . 15"))


def test_goal_street_ends_marks_the_six() -> None:
    drawn = claiming("1 . . . . . . . . 15", "1 . . . . . . . . . 15", "1 . . . . . . . . . . 15")
    state = base(drawn, plans=("street_ends", "estates_3_6", "estates_2_5"), expert=True)
    play(state, 0, "claim 1")
    assert streets(state) == ["1^ . . . . . . . . 15^", "1^ . . . . . . . . . 15^", "1^ . . . . . . . . . . 15^"]
    assert points(state, "plans") == 7


def test_goal_temps() -> None:
    assert met("temps_7", 1, claiming(temps=7))
    assert not met("temps_7", 1, claiming(temps=6))


def test_r26_five_bis_in_one_street_cut_by_a_ring() -> None:
    assert met("bis_5", 1, claiming("1 1b 2 2b O 3 3b 3b 4 4b"))
    assert not met("bis_5", 1, claiming("1 1b 2 2b . 3 3b . . .", "1 1b 2 2b . . . . . . ."))


def test_goal_parks_of_two_streets() -> None:
    assert met("parks_2", 2, claiming(parks=(3, 0, 5)))
    assert met("parks_2", 2, claiming(parks=(3, 4, 5)))
    assert not met("parks_2", 2, claiming(parks=(3, 3, 4)))


POOLS = {1: ("S1.3", "S1.7", "S1.8"), 2: ("S2.1", "S2.4", "S2.8"), 3: ("S3.2", "S3.7", "S3.11")}


def test_goal_pools_of_two_streets() -> None:
    assert met("pools_2", 2, claiming(FULL_1, FULL_2, FULL_3, pools=POOLS[1] + POOLS[3]))
    assert not met("pools_2", 2, claiming(FULL_1, FULL_2, FULL_3, pools=POOLS[1] + POOLS[3][:2] + POOLS[2][:2]))


def test_goal_parks_and_pools_of_one_street() -> None:
    for street, parks in ((2, (0, 4, 0)), (3, (0, 0, 5))):
        plan = f"street_{street}_green"
        assert met(plan, 2, claiming(FULL_1, FULL_2, FULL_3, pools=POOLS[street], parks=parks))
        assert not met(plan, 2, claiming(FULL_1, FULL_2, FULL_3, pools=POOLS[street][:2], parks=parks))
        assert not met(plan, 2, claiming(FULL_1, FULL_2, FULL_3, pools=POOLS[street], parks=(3, 3, 4)))


def test_goal_parks_pools_and_ring_of_one_street() -> None:
    ring = "1 2 3 4 5 O 7 8 9 10"
    assert met("ring_green", 2, claiming(ring, pools=POOLS[1], parks=(3, 0, 0)))
    assert not met("ring_green", 2, claiming(FULL_1, "O . . . . . . . . . .", pools=POOLS[1], parks=(3, 0, 0)))
    assert not met("ring_green", 2, claiming(ring, pools=POOLS[1][:2], parks=(3, 0, 0)))
    assert not met("ring_green", 2, claiming(ring, pools=POOLS[1], parks=(2, 4, 0)))


def test_r30_a_ring_on_a_planned_pool_ends_the_hope_for_all_pools() -> None:
    state = base(sheet(step="ring_before"), expert=True)
    assert "ring S1.3" in offered(state)
    assert not met("ring_green", 2, claiming("1 2 O 4 5 6 7 8 9 10", pools=("S1.7", "S1.8"), parks=(3, 0, 0)))


def test_marked_estates_serve_no_other_plan() -> None:
    assert met("estates_3_4", 3, claiming("1 2 3 | 4 5 6 7 | . . ."))
    assert not met("estates_3_4", 3, claiming("1^ 2^ 3^ | 4 5 6 7 | . . ."))
    assert not met("estates_3_4", 3, claiming("1 2 3 | 4 5 6 7^ | . . ."))


def test_r2_claiming_is_voluntary() -> None:
    drawn = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim")
    state = base(drawn)
    play(state, 0, "done")
    assert points(state, "plans") == 0
    assert streets(state)[0] == "1 2 3 | 4 5 6 7 | . . ."


def test_r1_points_are_high_until_the_round_after_the_first_claim() -> None:
    drawn = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim")
    for approved, worth in (((), 7), ((3,), 3), ((1, 2), 7)):
        state = base(drawn, approved=approved)
        play(state, 0, "claim 3")
        assert points(state, "plans") == worth


def test_a_claimed_plan_is_approved_when_the_round_closes() -> None:
    state = base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim"))
    play(state, 0, "claim 3", "reshuffle no")
    assert state.approved == 0
    finish_round(state)
    assert [plan["approved"] for plan in state.view(0)["plans"]] == [False, False, True]


# 3.2 D7


def test_exactly_enough_estates_are_taken_without_asking() -> None:
    state = base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim"))
    play(state, 0, "claim 3")
    assert asked(state) == "reshuffle"
    assert streets(state)[0] == "1^ 2^ 3^ | 4^ 5^ 6^ 7^ | . . ."


def test_estates_are_chosen_in_order_of_size_then_place() -> None:
    drawn = sheet("1 2 | 3 4 | 5 6 | . . . .", "1 2 3 4 5 | 6 | 7 8 9 10 11", step="claim")
    state = base(drawn, plans=("estates_6_6", "estates_2_2_5", "estates_3_4"))
    play(state, 0, "claim 2")
    assert state.asks(0).args == {"plan": "estates_2_2_5", "size": 2, "missing": 2}
    assert offered(state) == ["estate S1.1", "estate S1.3"]
    play(state, 0, "estate S1.3")
    assert offered(state) == ["estate S1.5"]
    play(state, 0, "estate S1.5")
    assert state.asks(0).args == {"plan": "estates_2_2_5", "size": 5, "missing": 1}
    assert offered(state) == ["estate S2.1", "estate S2.7"]
    play(state, 0, "estate S2.7", "reshuffle no")
    assert streets(state)[:2] == ["1 2 | 3^ 4^ | 5^ 6^ | . . . .", "1 2 3 4 5 | 6 | 7^ 8^ 9^ 10^ 11^"]
    assert points(state, "plans") == 10


# 3.2 D8


def reshuffle_asked(approved: tuple[int, ...] = (), **options: object) -> bool:
    state = base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim"), approved=approved, **options)
    play(state, 0, "claim 3")
    return asked(state) == "reshuffle"


def test_r12_r13_who_is_asked_about_the_reshuffle() -> None:
    assert reshuffle_asked()
    assert reshuffle_asked(approved=(1,))
    assert not reshuffle_asked(approved=(3,))


def test_r13_reshuffle_policies() -> None:
    assert reshuffle_asked(reshuffle_policy="first_plan_only")
    assert not reshuffle_asked(approved=(1,), reshuffle_policy="first_plan_only")
    assert not reshuffle_asked(reshuffle_policy="never")


def test_r13_no_reshuffle_alone() -> None:
    drawn = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim")
    state = hands(drawn, hands=[((5, "fence"), (7, "park"), (11, "agent"))], solo_card=True)
    play(state, 0, "claim 3")
    assert asked(state) == "finished"


def test_no_reshuffle_is_asked_when_the_sheet_is_full() -> None:
    full = sheet("1 2 3 | 4 5 6 7 | 8 9 10", FULL_2, FULL_3, step="claim")
    state = base(full, plans=("estates_6_6", "estates_3_6", "estates_3_4"))
    play(state, 0, "claim 3", "estate S1.1")
    assert asked(state) == "finished"


def test_r12_no_reshuffle_without_a_yes() -> None:
    state: WelcomeToState = base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim"))
    before = len(state.unseen)
    play(state, 0, "claim 3", "reshuffle no")
    finish_round(state)
    assert len(state.unseen) == before
    assert state.shuffled == 0

"""Plans: every goal, what claiming marks, which estates may be chosen, who is asked about a reshuffle."""

import pytest

from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import asked, base, finish_round, hands, offered, play, points, sheet, streets

FULL_1 = "1 2 3 4 5 6 7 8 9 10"
FULL_2 = "1 2 3 4 5 6 7 8 9 10 11"
FULL_3 = "1 2 3 4 5 6 7 8 9 10 11 12"


# 5 Plans


def met(plan: str, stack: int, drawn: dict[str, object]) -> bool:
    """Whether the plan can be claimed with this sheet."""
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
    state = base(sheet(), expert=True)
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


def test_r13_no_reshuffle_in_solo() -> None:
    drawn = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim")
    state = hands(drawn, hands=[((5, "fence"), (7, "park"), (11, "agent"))], solo_card=True)
    play(state, 0, "claim 3")
    assert asked(state) == "finished"


def test_nobody_with_a_full_sheet_is_asked_about_a_reshuffle() -> None:
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

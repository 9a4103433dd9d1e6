"""Rules and rulings of a player's turn, one test each, with the ruling's id in its name."""

from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.welcome_to import GAME
from welcome_to.given import asked, base, finish_round, offered, play, points, sheet, streets

FULL_2 = "1 2 3 4 5 6 7 8 9 10 11"
FULL_3 = "1 2 3 4 5 6 7 8 9 10 11 12"
NEARLY = ("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3)
NO_PLANS = ("estates_6_6", "estates_3_6", "estates_2_5")


def one(number: int, effect: str) -> tuple[tuple[int, str], ...]:
    """Three combinations, of which only the first matters."""
    return ((number, effect), (1, "pool"), (1, "pool"))


# 3.2 The chain of decisions


def test_the_turn_of_the_base_game_has_no_rings() -> None:
    state = base(sheet(), combos=one(8, "park"))
    assert asked(state) == "combination"
    play(state, 0, "combo 1")
    assert asked(state) == "place"
    play(state, 0, "place 8 S1.5")
    assert asked(state) == "effect_park"
    play(state, 0, "build")
    assert asked(state) == "finished"
    assert state.dump()["sheets"][0]["parks"] == [1, 0, 0]


def test_every_stack_is_an_option_even_if_two_show_the_same_pair() -> None:
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


def test_bis_houses_bind_with_their_number() -> None:
    state = base(sheet(". 5 5b . . . . . . .", step="place", combination=1), combos=one(5, "park"))
    assert offered(state, 0, "place 5 S1") == []
    state = base(sheet(". 5 5b . . . . . . .", step="place", combination=1), combos=one(6, "park"))
    assert offered(state, 0, "place 6 S1.") == ["4", "5", "6", "7", "8", "9", "10"]


def test_the_slots_that_fit_are_up_to_date_after_a_number_is_written() -> None:
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


def test_r7_no_fence_between_two_marked_slots_but_beside_a_single_one() -> None:
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


def test_no_fence_is_asked_for_without_a_gap() -> None:
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
            assert (asked(state) == "effect_pool") == (house in planned[street])


# 4.8 Rings


def test_a_ring_is_one_more_move_of_the_turn() -> None:
    state = base(sheet(), expert=True, combos=one(8, "park"))
    assert offered(state)[:3] == ["combo 1", "combo 2", "combo 3"]
    for text, empty in (("combo 1", 33), ("place 8 S1.5", 33), ("build", 32)):
        assert len(offered(state, 0, "ring")) == empty
        play(state, 0, text)
    assert asked(state) == "finished"


def test_r10_a_ring_may_be_built_before_and_after_the_number() -> None:
    turns = (
        ("ring S1.7", "combo 1", "place 8 S1.5", "build"),
        ("combo 1", "ring S1.7", "place 8 S1.5", "build"),
        ("combo 1", "place 8 S1.5", "ring S1.7", "build"),
    )
    for texts in turns:
        state = base(sheet(), expert=True, combos=one(8, "park"))
        play(state, 0, *texts)
        assert streets(state)[0] == ". . . . 8 . O . . ."
        assert (asked(state), points(state, "parks_1"), points(state, "rings")) == ("finished", 2, -3)


def test_r10_a_ring_may_be_built_while_plans_are_claimed() -> None:
    drawn = sheet("1 2 3 | 4 5 6 7 | . . .", s3="4 6 . . . . . . . . . .")
    state = base(drawn, expert=True, combos=one(8, "temp"), plans=("estates_5_5", "estates_3_6", "estates_3_4"))
    play(state, 0, "combo 1", "place 8 S2.5")
    assert offered(state)[:2] == ["done", "claim 3"]
    play(state, 0, "ring S3.3")
    assert offered(state) == ["done", "claim 3"]
    assert points(state, "estates_2") == 2


def test_a_ring_leaves_a_slot_for_the_number_that_was_chosen() -> None:
    two = sheet("1 2 3 7 . 9 11 12 13 .", FULL_2, FULL_3)
    state = base(two, expert=True, combos=one(8, "park"), plans=NO_PLANS)
    play(state, 0, "combo 1")
    assert offered(state) == ["ring S1.10", "place 8 S1.5"]
    play(state, 0, "ring S1.10")
    assert offered(state) == ["place 8 S1.5"]
    wide = base(sheet("1 2 3 7 . . 11 12 13 14", FULL_2, FULL_3), expert=True, combos=one(8, "park"), plans=NO_PLANS)
    play(wide, 0, "combo 1")
    assert offered(wide) == ["ring S1.5", "ring S1.6", "place 8 S1.5", "place 8 S1.6"]
    temp = base(sheet("1 2 3 7 . . 11 12 13 14", FULL_2, FULL_3), expert=True, combos=one(6, "temp"), plans=NO_PLANS)
    play(temp, 0, "combo 1")
    assert offered(temp, 0, "ring") == ["S1.5", "S1.6"]
    play(temp, 0, "ring S1.6")
    assert offered(temp) == ["place 8 S1.5"]


def test_a_ring_can_leave_the_effect_with_nothing_to_do() -> None:
    last = sheet("1 2 3 7 . . | 9 11 12 13", FULL_2, FULL_3)
    state = base(last, expert=True, combos=one(8, "bis"), plans=NO_PLANS)
    play(state, 0, "combo 1", "place 8 S1.5")
    assert offered(state) == ["skip", "ring S1.6", "bis 8 S1.6"]
    play(state, 0, "ring S1.6")
    assert asked(state) == "finished"


def test_r10b_a_ring_before_stays_when_the_turn_ends_in_a_refusal() -> None:
    state = base(sheet(*NEARLY), expert=True, combos=one(8, "park"))
    assert offered(state) == ["combo 1", "ring S1.5"]
    play(state, 0, "ring S1.5")
    assert offered(state) == ["refuse"]
    play(state, 0, "refuse")
    assert asked(state) == "finished"
    assert streets(state)[0] == "1 2 3 7 O 9 11 12 13 14"
    assert (points(state, "rings"), points(state, "refusals")) == (-3, 0)


def test_r10b_no_ring_after_a_refusal() -> None:
    full = sheet("1 2 3 | 7 . | 9 11 12 | 13 14", "1 2 3 | 4 5 6 7 8 9 10 11", FULL_3)
    state = base(full, expert=True, combos=one(10, "park"), plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    assert offered(state) == ["refuse", "ring S1.5"]
    play(state, 0, "refuse")
    assert offered(state) == ["done", "claim 1"]


def test_rings_may_be_had_without_the_expert_plans() -> None:
    state = base(sheet(), rings=True)
    assert len(offered(state, 0, "ring")) == 33
    assert state.view(0)["rings"] is True
    assert state.dump()["options"]["rings"] is True
    assert base(sheet()).view(0)["rings"] is False
    new = GAME.new({"rings": True}, 2)
    assert len(new.legal(CHANCE)) == 6  # the plans of stack 1 without the five expert ones


def test_a_ring_at_the_end_of_a_street_adds_one_fence() -> None:
    state = base(sheet(), expert=True, combos=one(8, "fence"))
    play(state, 0, "ring S2.1", "combo 1", "place 8 S2.6")
    assert offered(state, 0, "fence S2.g") == [str(gap) for gap in range(2, 11)]
    assert len(offered(state, 0, "fence S1")) == 9
    assert len(offered(state, 0, "fence")) == 29


def test_a_ring_opens_both_sides_for_every_number_again() -> None:
    state = base(sheet("5 . . 9 . . . . . 11"), expert=True, combos=one(5, "park"))
    play(state, 0, "ring S1.6", "combo 1")
    assert offered(state, 0, "place 5 S1.") == ["7", "8", "9"]
    state = base(sheet("5 . . 9 . . . . . 11"), expert=True, combos=one(12, "park"))
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


def test_r4_only_players_who_cannot_build_may_refuse() -> None:
    assert "refuse" not in offered(base(sheet()))
    temp = base(sheet(*NEARLY), combos=((6, "temp"), (1, "park"), (1, "pool")))
    assert offered(temp) == ["refuse", "combo 1"]


def test_r4_a_temp_reaches_two_steps_and_no_further() -> None:
    for number, open_ in ((5, False), (6, True), (7, True), (9, True), (10, True), (11, False)):
        state = base(sheet(*NEARLY), combos=((number, "temp"), (1, "park"), (1, "pool")))
        assert ("combo 1" in offered(state)) == open_


def test_r4_a_temp_reaches_down_to_zero_and_up_to_seventeen() -> None:
    full = ("1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    low = base(sheet(". 1 2 3 4 5 6 7 8 9", *full), combos=((2, "temp"), (15, "park"), (15, "pool")))
    assert offered(low) == ["refuse", "combo 1"]
    high = base(sheet("1 2 3 4 5 6 7 8 16 .", *full), combos=((15, "temp"), (1, "park"), (1, "pool")))
    assert offered(high) == ["refuse", "combo 1"]
    play(high, 0, "combo 1")
    assert offered(high) == ["place 17 S1.10"]


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
    assert asked(state) == "finished"  # no reshuffle is asked for: this sheet ends the game
    finish_round(state)
    assert state.ending() == "refusals"
    assert points(state, "plans") == 8


def test_a_move_says_what_it_builds() -> None:
    for effect, place, kind in (("park", "8 S1.5", "build_park"), ("pool", "8 S1.7", "build_pool")):
        state = base(sheet(), combos=one(8, effect))
        play(state, 0, "combo 1", f"place {place}")
        assert state.describe(0, state.from_text(0, "build")).kind == kind

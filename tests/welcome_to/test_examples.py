"""The worked examples G01 … G33: placing, effects, plans, scores. Each test is named by its id."""

from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import asked, base, draw, draw_any, finish_round, offered, play, points, sheet, streets

FULL_2 = "1 2 3 4 5 6 7 8 9 10 11"
FULL_3 = "1 2 3 4 5 6 7 8 9 10 11 12"


def slots(state: WelcomeToState, number: int, street: int) -> list[int]:
    """The houses of a street (from 1) where the number is offered."""
    found = offered(state, 0, f"place {number} S{street}.")
    return [int(house) for house in found]


def placing(number: int, *pictures: str, **more: object) -> WelcomeToState:
    """A player about to write a number without a temp."""
    drawn = sheet(*pictures, step="place", combination=1)
    return base(drawn, combos=((number, "park"), (1, "pool"), (1, "pool")), **more)


def test_g01_skipping_numbers() -> None:
    state = placing(10, ". . . . 7 . . . . .")
    assert slots(state, 10, 1) == [6, 7, 8, 9, 10]


def test_g02_refusal_boxes() -> None:
    full = sheet("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3)
    state = base(full, sheet(), combos=((10, "park"), (4, "bis"), (12, "fence")))
    penalties = []
    for _ in range(3):
        assert offered(state, 0) == ["refuse"]
        play(state, 0, "refuse")
        penalties.append(points(state, "refusals"))
        finish_round(state)
        if state.pending() != 0:
            draw_any(state)
            state.stacks[:3] = [state.parts.card_ids.index(name) for name in ("park_10", "bis_4", "agent_12")]
            state.stacks[3:] = [state.parts.card_ids.index(name) for name in ("park_1", "bis_3", "fence_1")]
    assert penalties == [0, -3, -5]
    assert state.ending() == "refusals"


def test_g03_park_order() -> None:
    for parks, value in enumerate((2, 4, 6, 14)):
        begun = sheet(parks=(0, parks, 0), step="place", combination=1)
        state = base(begun, combos=((8, "park"), (1, "pool"), (1, "pool")))
        play(state, 0, "place 8 S2.5")
        assert offered(state) == ["skip", "build"]
        play(state, 0, "build")
        assert points(state, "parks_2") == value
    state = base(sheet(parks=(0, 4, 0), step="place", combination=1), combos=((8, "park"), (1, "pool"), (1, "pool")))
    play(state, 0, "place 8 S2.5")
    assert asked(state) == "finished"


def test_g04_fence_elsewhere() -> None:
    state = base(sheet("1 3 4 | . . . . . . ."), combos=((5, "fence"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 5 S2.3", "fence S1.g1")
    assert streets(state)[:2] == ["1 | 3 4 | . . . . . . .", ". . 5 . . . . . . . ."]
    assert points(state, "estates_3") == 0
    assert (points(state, "estates_1"), points(state, "estates_2")) == (1, 2)


def test_g05_agent() -> None:
    state = base(sheet("1 2 | 3 4 | . . . . . ."), combos=((13, "agent"), (1, "pool"), (1, "pool")))
    assert points(state, "estates_2") == 4
    play(state, 0, "combo 1", "place 13 S3.12", "agent 2")
    assert points(state, "estates_2") == 6


def test_g06_temp_range() -> None:
    for number in (6, 7, 8, 9, 10):
        state = base(sheet(), combos=((8, "temp"), (1, "pool"), (1, "pool")))
        play(state, 0, "combo 1")
        assert {text.split()[1] for text in offered(state)} == {"6", "7", "8", "9", "10"}
        play(state, 0, f"place {number} S1.5")
        assert state.dump()["sheets"][0]["temps"] == 1
        assert asked(state) == "finished"


def test_g07_pool_note() -> None:
    lost = base(sheet(), combos=((5, "park"), (1, "pool"), (1, "pool")))
    play(lost, 0, "combo 1", "place 5 S1.3", "skip")
    assert points(lost, "pools") == 0
    elsewhere = base(sheet(), combos=((5, "pool"), (1, "pool"), (1, "pool")))
    play(elsewhere, 0, "combo 1", "place 5 S1.4")
    assert asked(elsewhere) == "finished"
    assert points(elsewhere, "pools") == 0
    built = base(sheet(), combos=((5, "pool"), (1, "pool"), (1, "pool")))
    play(built, 0, "combo 1", "place 5 S1.3", "build")
    assert points(built, "pools") == 3
    assert built.dump()["sheets"][0]["pools"] == ["S1.3"]


def test_g08_rings() -> None:
    one = base(sheet("O . . . . . . . . ."), expert=True)
    two = base(sheet("O . . . . . . . . O"), expert=True)
    assert (points(one, "rings"), points(two, "rings")) == (-3, -8)
    for text in ("combo 1", "place 8 S2.5", "skip"):
        assert offered(two, 0, "ring") == []
        play(two, 0, text)
    assert asked(two) == "finished"


def test_g09_ring_splits() -> None:
    drawn = sheet(s2=". . 10 . O . . . . . .", step="place", combination=1)
    right = [6, 7, 8, 9, 10, 11]
    for number, left in ((3, [1, 2]), (10, []), (12, [4])):
        state = base(drawn, combos=((number, "park"), (1, "pool"), (1, "pool")), expert=True)
        assert slots(state, number, 2) == left + right


def test_g11_plan_twice() -> None:
    estates = "1 2 3 | 4 5 6 | 7 8 9 | ."
    state = base(sheet(estates, plans=(8, 0, 0)), plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    play(state, 0, "combo 1", "place 8 S2.5", "skip")
    assert asked(state) == "finished"
    fresh = base(sheet(estates), plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    play(fresh, 0, "combo 1", "place 8 S2.5", "skip")
    assert offered(fresh) == ["done", "claim 1"]


def test_g12_used_estate() -> None:
    state = base(sheet("1^ 2^ 3^ | 4 5 . . . . ."), combos=((9, "fence"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 9 S3.6")
    assert offered(state, 0, "fence S1.") == ["g4", "g5", "g6", "g7", "g8", "g9"]


def test_g13_placement() -> None:
    expected = {3: ([1, 2], 25), 5: ([], 23), 6: ([4, 5], 25), 8: ([], 23), 9: ([7, 8, 9, 10], 27)}
    for number, (houses, everywhere) in expected.items():
        state = placing(number, ". . 5 . . 8 . . . .")
        assert slots(state, number, 1) == houses
        assert len(offered(state)) == everywhere


def test_g14_empty_sheet_counts() -> None:
    for number in range(1, 16):
        assert len(offered(placing(number))) == 33
    fence = base(sheet(), combos=((5, "fence"), (1, "pool"), (1, "pool")))
    play(fence, 0, "combo 1", "place 5 S1.5")
    assert len(offered(fence, 0, "fence")) == 30
    agent = base(sheet(), combos=((5, "agent"), (1, "pool"), (1, "pool")))
    play(agent, 0, "combo 1", "place 5 S1.5")
    assert offered(agent) == ["skip", "agent 1", "agent 2", "agent 3", "agent 4", "agent 5", "agent 6"]
    bis = base(sheet(), combos=((5, "bis"), (1, "pool"), (1, "pool")))
    play(bis, 0, "combo 1", "place 5 S1.5")
    assert offered(bis) == ["skip", "bis 5 S1.4", "bis 5 S1.6"]  # only beside the number just written


def bis_options(*pictures: str, expert: bool = False) -> list[str]:
    """The bis options on this sheet, besides those of a house of 1 just written at S3.1."""
    state = base(sheet(*pictures), combos=((1, "bis"), (1, "pool"), (1, "pool")), expert=expert)
    play(state, 0, "combo 1", "place 1 S3.1")
    return [text for text in offered(state, 0, "bis ") if text != "1 S3.2"]


def test_g15_bis_and_fence() -> None:
    assert bis_options("", "4 | . 7 . . . . . . . .") == ["7 S2.2", "7 S2.4"]


def test_g16_bis_of_a_bis() -> None:
    assert bis_options(". 9 9b . . . . . . .") == ["9 S1.1", "9 S1.4"]
    state = base(sheet(". 9 9b . . . . . . ."), combos=((1, "bis"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 1 S3.1", "bis 9 S1.4")
    assert streets(state)[0] == ". 9 9b 9b . . . . . ."
    assert points(state, "bis") == -3


def test_g17_bis_anywhere() -> None:
    state = base(sheet(s3=". . . . 9 . . . . . . ."), combos=((4, "bis"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 4 S1.2")
    assert offered(state) == ["skip", "bis 4 S1.1", "bis 4 S1.3", "bis 9 S3.4", "bis 9 S3.6"]
    play(state, 0, "skip")
    assert points(state, "bis") == 0


def test_g18_one_slot_two_bis_numbers() -> None:
    assert bis_options(". 5 5b . 9 . . . . .") == ["5 S1.1", "5 S1.4", "9 S1.4", "9 S1.6"]
    assert bis_options(". 5 5b O 9 . . . . .", expert=True) == ["5 S1.1", "9 S1.6"]


def test_g19_fence_and_bis_pair() -> None:
    state = base(sheet("3 3b 5 . . . . . . ."), combos=((9, "fence"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 9 S3.6")
    assert offered(state, 0, "fence S1.g") == ["2", "3", "4", "5", "6", "7", "8", "9"]


def test_g20_refusal_versus_temp() -> None:
    nearly = sheet("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3)
    state = base(nearly, combos=((10, "park"), (6, "temp"), (12, "fence")))
    assert offered(state) == ["refuse", "combo 2"]
    play(state, 0, "combo 2")
    assert offered(state) == ["place 8 S1.5"]
    fits = base(nearly, combos=((8, "park"), (6, "temp"), (12, "fence")))
    assert offered(fits) == ["combo 1", "combo 2"]
    nothing = base(nearly, combos=((10, "park"), (4, "bis"), (12, "fence")))
    assert offered(nothing) == ["refuse"]


def test_g21_temp_limits() -> None:
    for number, expected in ((1, (0, 1, 2, 3)), (2, (0, 1, 2, 3, 4)), (15, (13, 14, 15, 16, 17))):
        state = base(sheet(step="place", combination=1), combos=((number, "temp"), (1, "pool"), (1, "pool")))
        assert {int(text.split()[1]) for text in offered(state)} == set(expected)
        assert len(offered(state)) == 33 * len(expected)


def test_g22_full_scoring() -> None:
    ours = sheet(
        "1 2 | 4 5 6 | 8 9 | 11 12 13",
        "2 3 3b | 5 6 7 8 | 10 | . 14 15",
        "1 3 5 7 9 11 | 12 | 13 14 15 16 17",
        agents=(1, 1, 2, 0, 1, 0),
        parks=(3, 2, 1),
        pools=("S1.3", "S1.7", "S1.8", "S2.1"),
        temps=3,
        plans=(8, 5, 0),
        refusals=2,
    )
    plans = ("estates_3_3_3", "estates_4_5", "estates_3_4")
    state = base(ours, sheet(temps=3), sheet(temps=1), plans=plans, approved=(1, 2))
    lines = {line.category: line.points for line in state.sheet()[0]}
    assert lines == {
        "plans": 13,
        "parks_1": 10,
        "parks_2": 4,
        "parks_3": 2,
        "pools": 13,
        "temps": 7,
        "estates_1": 6,
        "estates_2": 6,
        "estates_3": 15,
        "estates_4": 4,
        "estates_5": 6,
        "estates_6": 6,
        "bis": -1,
        "refusals": -3,
        "rings": 0,
    }
    assert state.results().totals[0] == 88
    assert points(state, "temps", 2) == 4


def test_g24_too_long() -> None:
    assert sizes("1 2 3 4 5 6 7 8 9 10") == []
    assert sizes("1 2 3 4 5 6 7 | . . .") == []
    assert sizes("1 | 2 3 4 5 6 7 | . . .") == [1, 6]


def sizes(*pictures: str) -> list[int]:
    """The sizes of the completed estates, from the score sheet."""
    found: list[int] = []
    for line in base(sheet(*pictures)).sheet()[0]:
        if line.category.startswith("estates_"):
            found += [int(line.category[-1])] * line.figures["estates"]
    return found


def test_g25_choice_of_estates() -> None:
    drawn = sheet("1 2 3 | 4 5 6 | 7 8 9 | .", "1 2 3 4 | 5 6 7 8 | . . .", step="claim")
    state = base(drawn, plans=("estates_4_4", "estates_3_3_4", "estates_3_4"))
    play(state, 0, "claim 2")
    ways = claims(state)
    assert len(ways) == 6
    assert ("estate S1.4", "estate S1.7", "estate S2.5") in ways
    play(state, 0, "estate S1.1", "estate S1.7", "estate S2.1", "reshuffle no")
    assert streets(state)[:2] == ["1^ 2^ 3^ | 4 5 6 | 7^ 8^ 9^ | .", "1^ 2^ 3^ 4^ | 5 6 7 8 | . . ."]
    assert offered(state) == ["done", "claim 3"]


def claims(state: WelcomeToState) -> set[tuple[str, ...]]:
    """All ways to choose the estates."""
    if asked(state) != "claim_estates":
        return {()}
    ways: set[tuple[str, ...]] = set()
    for text in offered(state):
        after = state.clone()
        play(after, 0, text)
        ways |= {(text, *way) for way in claims(after)}
    return ways


def test_g26_same_round_and_g27_reshuffle_union() -> None:
    ready = sheet("1 2 3 | 4 5 6 | 7 8 9 | .", step="claim")
    late = sheet("1 2 3 | 4 5 6 | 7 8 9 | .")
    state = base(ready, ready, late, plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))
    play(state, 0, "claim 1")
    assert offered(state) == ["reshuffle yes", "reshuffle no"]
    play(state, 0, "reshuffle no")
    play(state, 1, "claim 1")
    assert asked(state, 1) == "reshuffle"
    play(state, 1, "reshuffle yes")
    play(state, 2, "combo 1", "place 8 S2.5", "skip", "done")
    assert len(state.unseen) == 81
    draw(state, "card park_1", "card park_2", "card park_4", "card pool_6", "card pool_7", "card pool_8")
    assert state.view(0)["stack"] == 26
    assert state.view(0)["pile"] == 1
    play(state, 2, "combo 1", "place 6 S3.5", "skip", "claim 1")
    assert asked(state, 2) == "finished"
    assert [points(state, "plans", seat) for seat in range(3)] == [8, 8, 4]


def test_g28_ends_plan() -> None:
    ends = sheet("1^ 2 3 | . . . . . . 15^", "1^ . . . . . . . . . 15^", "1^ . . . . . . . . . . 15^", plans=(7, 0, 0))
    plans = ("street_ends", "estates_3_6", "estates_2_5")
    state = base(ends, plans=plans, combos=((8, "fence"), (1, "pool"), (1, "pool")), expert=True)
    assert points(state, "estates_3") == 3
    play(state, 0, "combo 1", "place 8 S2.5")
    assert "fence S1.g1" in offered(state)
    play(state, 0, "fence S1.g1")
    assert streets(state)[0] == "1^ | 2 3 | . . . . . . 15^"
    assert (points(state, "estates_1"), points(state, "estates_2")) == (1, 2)
    three = base(
        sheet("1^ 2 3 | . . . . . . .", step="claim", plans=(8, 0, 0)),
        plans=("estates_3_3_3", "estates_3_6", "estates_3_4"),
    )
    assert offered(three) == ["done"]


def test_g28_what_is_left_is_usable() -> None:
    drawn = sheet("1^ | 2 3 | . . . . . . .", "1 2 3 4 5 | . . . . . .", step="claim", plans=(0, 0, 0))
    assert offered(base(drawn)) == ["done"]
    assert offered(base(drawn, plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))) == ["done", "claim 3"]


def test_g29_street_plan_blocked() -> None:
    plans = ("street_3_full", "estates_3_6", "estates_2_5")
    blocked = sheet(s3="1^ 2^ | 3 4 5 6 7 8 9 10 11 12", step="claim")
    assert offered(base(blocked, plans=plans, expert=True)) == ["done"]
    free = sheet(s3="1 2 | 3 4 5 6 O 1 2 3 4 5", step="claim")
    state = base(free, plans=plans, combos=((8, "fence"), (1, "pool"), (1, "pool")), expert=True)
    assert offered(state) == ["done", "claim 1", "claim 3"]
    play(state, 0, "claim 1", "reshuffle no")
    assert asked(state) == "finished"  # plan 2+5 is lost: these estates no longer serve a plan
    assert streets(state)[2] == "1^ 2^ | 3^ 4^ 5^ 6^ O^ 1^ 2^ 3^ 4^ 5^"
    assert [points(state, f"estates_{size}") for size in (2, 4, 5)] == [2, 4, 5]
    after = sheet(s3="1^ 2^ | 3^ 4^ 5^ 6^ O^ 1^ 2^ 3^ 4^ 5^", plans=(8, 0, 0))
    fence = base(after, plans=plans, combos=((8, "fence"), (1, "pool"), (1, "pool")), expert=True)
    play(fence, 0, "combo 1", "place 8 S2.5")
    assert offered(fence, 0, "fence S3") == []


def test_g30_ring_makes_an_estate() -> None:
    drawn = sheet("1 2 3 4 5 | . . . . .", s3="4 6 . . . . . . . . . .")
    state = base(drawn, plans=("estates_5_5", "estates_3_6", "estates_2_5"), expert=True)
    play(state, 0, "combo 1", "place 8 S2.5")
    assert points(state, "estates_2") == 0
    play(state, 0, "ring S3.3")
    assert points(state, "estates_2") == 2
    play(state, 0, "skip")
    assert offered(state) == ["done", "claim 3"]


def test_g31_ring_twice_in_a_turn() -> None:
    state = base(sheet(), expert=True)
    play(state, 0, "ring S3.3")
    for text in ("combo 1", "place 8 S2.5", "skip"):
        assert offered(state, 0, "ring") == []
        play(state, 0, text)
    assert asked(state) == "finished"


def test_g32_last_two_slots() -> None:
    nearly = sheet("1 2 3 4 5 6 7 8 . .", FULL_2, FULL_3)
    state = base(nearly, combos=((12, "bis"), (8, "pool"), (9, "agent")))
    play(state, 0, "combo 1", "place 12 S1.9", "bis 12 S1.10")
    assert state.pending() == 0b10
    assert state.ending() == ""
    finish_round(state)
    assert state.pending() == 0
    assert state.ending() == "full"


def test_g33_bis_plan() -> None:
    drawn = sheet(s2="1 1b | 3^ 3b^ 3b^ | 5 5b 5b . . .", step="claim")
    state = base(drawn, plans=("bis_5", "estates_3_6", "estates_2_5"), expert=True)
    assert offered(state) == ["done", "claim 1"]
    play(state, 0, "claim 1", "reshuffle no")
    assert streets(state)[1] == "1 1b | 3^ 3b^ 3b^ | 5 5b 5b . . ."
    assert points(state, "plans") == 8

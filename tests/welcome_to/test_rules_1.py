"""Rules 1, for tables and records of their time: rings are asked for before the combination and after the effect."""

from ludopolis import registry
from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.games.welcome_to import OLDER
from ludopolis.server import bot_workers
from ludopolis.server.workers import named
from welcome_to.given import asked, base, offered, play, points, sheet, streets

FULL_2 = "1 2 3 4 5 6 7 8 9 10 11"
FULL_3 = "1 2 3 4 5 6 7 8 9 10 11 12"
NEARLY = ("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3)
NO_PLANS = ("estates_6_6", "estates_3_6", "estates_2_5")


def one(number: int, effect: str) -> tuple[tuple[int, str], ...]:
    """Three combinations, of which only the first matters."""
    return ((number, effect), (1, "pool"), (1, "pool"))


def test_the_expert_turn_asks_for_a_ring_before_and_after() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1, combos=one(8, "temp"))
    assert len(offered(state, 0, "ring")) == 33
    assert offered(state)[0] == "skip"
    play(state, 0, "skip", "combo 1", "place 8 S1.5")
    assert asked(state) == "ring_after"
    assert len(offered(state, 0, "ring")) == 32
    play(state, 0, "skip")
    assert asked(state) == "finished"


def test_r10_a_ring_may_be_built_after_the_effect() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1, combos=one(8, "park"))
    play(state, 0, "skip", "combo 1", "place 8 S1.5", "build", "ring S1.7")
    assert streets(state)[0] == ". . . . 8 . O . . ."
    assert asked(state) == "finished"


def test_r10_timing_before_only() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1, ring_timing="before", combos=one(8, "park"))
    play(state, 0, "skip", "combo 1", "place 8 S1.5", "build")
    assert asked(state) == "finished"


def test_r10b_a_ring_before_stays_when_the_turn_ends_in_a_refusal() -> None:
    state = base(sheet(*NEARLY, step="ring_before"), expert=True, rules=1, combos=one(8, "park"))
    assert offered(state) == ["skip", "ring S1.5"]
    play(state, 0, "ring S1.5")
    assert offered(state) == ["refuse"]
    play(state, 0, "refuse")
    assert asked(state) == "finished"
    assert streets(state)[0] == "1 2 3 7 O 9 11 12 13 14"
    assert (points(state, "rings"), points(state, "refusals")) == (-3, 0)


def test_r10b_no_ring_after_a_refusal() -> None:
    state = base(sheet(*NEARLY, step="ring_before"), expert=True, rules=1, combos=one(10, "park"))
    play(state, 0, "skip", "refuse")
    assert asked(state) == "finished"


def test_no_ring_is_asked_for_without_an_empty_slot() -> None:
    last = sheet("1 2 3 7 . 9 11 12 13 14", FULL_2, FULL_3, step="ring_before")
    state = base(last, expert=True, rules=1, combos=one(8, "temp"), plans=NO_PLANS)
    play(state, 0, "skip", "combo 1", "place 8 S1.5")
    assert asked(state) == "finished"


def test_g30_ring_makes_an_estate() -> None:
    drawn = sheet("1 2 3 4 5 | . . . . .", s3="4 6 . . . . . . . . . .", step="ring_before")
    state = base(drawn, plans=("estates_5_5", "estates_3_6", "estates_2_5"), expert=True, rules=1)
    play(state, 0, "skip", "combo 1", "place 8 S2.5", "skip")
    assert asked(state) == "ring_after"
    assert points(state, "estates_2") == 0
    play(state, 0, "ring S3.3")
    assert points(state, "estates_2") == 2
    assert offered(state) == ["done", "claim 3"]


def test_g31_ring_twice_in_a_turn() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1)
    play(state, 0, "ring S3.3", "combo 1", "place 8 S2.5", "skip")
    assert asked(state) == "finished"


def test_a_position_has_the_options_of_its_rules() -> None:
    older = base(sheet(step="ring_before"), expert=True, rules=1).dump()["options"]
    assert "rings" not in older
    assert older["ring_timing"] == "both"
    assert "ring_timing" not in base(sheet(), expert=True).dump()["options"]


def test_perft() -> None:
    """A ring in one of 33 slots or none comes before the base game's 1485 turns; 47,085 can be checked by hand.

    A ring leaves 32 places and, for the fence, 29 answers (30 beside a street's edge): 1485 + 33 × 2 × 32 × 7
    + 27 × 32 × 29 + 6 × 32 × 30.
    """
    for depth, count in enumerate((34, 102, 3267, 47085), start=1):
        assert perft(OLDER[0].new({"expert": True}, 3), Dealer("perft"), depth) == count


def test_a_bot_at_an_old_table_plays_by_its_rules() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1)
    game = named(OLDER[0])
    move, _ = bot_workers.choose(game, state.blind(0).dump(), 0, "greedy", "seed", 0.1)
    assert move == "skip"
    assert registry.find(*game).load(state.dump()).dump() == state.dump()

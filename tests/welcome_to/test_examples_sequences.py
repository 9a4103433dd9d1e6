"""The worked examples G10, G23, G34 … G46: decks, drafts, ranks, whole rounds. Each test is named by its id."""

from itertools import permutations

from ludopolis.engine.table.ties import tie_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import BLANK, SHEET_END
from welcome_to.given import asked, base, draw, draw_any, finish_round, hands, offered, play, points, sheet

HAND = ((8, "temp"), (8, "park"), (3, "temp"))
EASY = ((5, "fence"), (7, "park"), (11, "agent"))


def test_g10_solo_temps() -> None:
    for temps, worth in ((5, 0), (6, 7), (11, 7)):
        assert points(hands(sheet(temps=temps), hands=[EASY], solo_card=True), "temps") == worth


def test_g23_temp_ranks() -> None:
    for counts, worth in (
        ((5, 5, 3, 1, 0), [7, 7, 4, 1, 0]),
        ((6, 5, 4, 3), [7, 4, 1, 0]),
        ((4, 4, 4, 4), [7, 7, 7, 7]),
        ((2, 0), [7, 0]),
        ((0, 0), [0, 0]),
    ):
        state = base(*[sheet(temps=count) for count in counts])
        assert [points(state, "temps", seat) for seat in range(len(counts))] == worth


def new_solo() -> WelcomeToState:
    state = GAME.new({}, 1)
    assert isinstance(state, WelcomeToState)
    for _ in range(3):
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state


def solo_round(state: WelcomeToState) -> None:
    """Plays a round and wipes the sheet, so that only the cards can end the game."""
    finish_round(state)
    if state.pending() != 0:
        state.sheets[0][:SHEET_END] = BLANK[:SHEET_END]
        state.shown[0][:SHEET_END] = BLANK[:SHEET_END]


def test_g34_solo_card() -> None:
    state = new_solo()
    drawn = 0
    while state.round < 14:
        if state.pending() != CHANCE:
            solo_round(state)
            continue
        outcomes = offered(state, CHANCE)
        if outcomes[0].startswith("card"):
            drawn += 1
            draw(state, outcomes[0])
        elif drawn < 40:
            assert "top solo_card" not in outcomes
            draw(state, outcomes[0])
        elif state.solo_card:
            assert state.chance().weights[-1] == 1
            draw(state, "top solo_card")
            assert state.approved == 7
        else:
            draw(state, outcomes[0])
    assert drawn == 42
    assert state.pending() == 1
    assert [plan["approved"] for plan in state.view(0)["plans"]] == [True, True, True]


def test_g34_the_same_round_gives_low_points() -> None:
    estates = sheet("1 2 3 | 4 5 6 | 7 8 9 | .", step="claim")
    state = hands(estates, hands=[EASY], approved=(1, 2, 3))
    play(state, 0, "claim 1")
    assert points(state, "plans") == 4
    assert asked(state) == "finished"


def test_g35_solo_length() -> None:
    state = new_solo()
    while state.pending() != 0:
        if state.pending() == CHANCE:
            draw(state, offered(state, CHANCE)[0])  # the solo card is the last outcome: it stays at the bottom
            continue
        assert state.approved == 0
        solo_round(state)
    assert state.round == 27
    assert state.ending() == "cards"


def test_g36_base_stacks_run_out() -> None:
    state = base(sheet(), combos=((5, "park"), (8, "fence"), (11, "agent")), unseen=0)
    assert state.view(0)["stack"] == 1
    assert state.view(0)["pile"] == 26
    last = state.stacks[:3]
    finish_round(state)
    assert state.stacks[3:] == last
    assert sorted(state.unseen) == [card for card in range(81) if card not in last]
    draw_any(state)
    assert state.view(0)["stack"] == 26
    assert state.view(0)["pile"] == 1


def test_g37_draft_passing() -> None:
    a, b, c = (5, "park"), (8, "fence"), (11, "agent")
    others = ((6, "park"), (7, "fence"), (9, "agent"))
    state = hands(sheet(), sheet(), sheet(), hands=[(a, b, c), others, ((4, "park"), (10, "fence"), (2, "agent"))])
    assert state.view(0)["deck"] == 72
    play(state, 0, "combo 1", "place 5 S1.5", "skip")
    play(state, 1, "combo 1", "place 6 S1.5", "skip")
    play(state, 2, "combo 1", "place 4 S1.5", "skip")
    received = [state.dump()["hands"][seat][0]["card"] for seat in range(3)]
    assert received == ["agent_9a", "agent_2", "agent_11a"]
    draw_any(state)
    assert state.view(0)["deck"] == 66


def test_g38_draft_combinations() -> None:
    draft = hands(sheet(), sheet(), hands=[HAND, EASY])
    pairs = [draft.describe(0, move).args for move in draft.legal(0)]
    assert [(x["number"], x["effect"], x["pass_number"], x["pass_effect"]) for x in pairs] == [
        (8, "park", 3, "temp"),
        (8, "temp", 8, "park"),
        (8, "temp", 3, "temp"),
        (8, "temp", 8, "temp"),
        (3, "temp", 8, "park"),
        (3, "park", 8, "temp"),
    ]
    solo = hands(sheet(), hands=[HAND], solo_card=True)
    alone = [solo.describe(0, move).args for move in solo.legal(0)]
    assert [(x["number"], x["effect"]) for x in alone] == [(8, "park"), (8, "temp"), (3, "temp"), (3, "park")]


def test_g39_tie_break() -> None:
    first = sheet("1 | 2 3 | . . . . . . .", "1 2 3 | 4 5 6 | . . . . .", agents=(0, 1, 0, 0, 0, 0))
    second = sheet("1 | 2 | 3 4 | . . . . . .", "1 2 3 4 5 6 | . . . . .")
    state = base(first, second)
    estates = [[points(state, f"estates_{size}", seat) for size in range(1, 7)] for seat in (0, 1)]
    assert estates == [[1, 3, 6, 0, 0, 0], [2, 2, 0, 0, 0, 6]]
    assert state.results().totals == [10, 10]
    assert state.results().winners == [1]
    assert tie_of(state) == ([0, 1], "estates_1")
    assert [line.values for line in state.tie_breaks()[:2]] == [[4, 4], [1, 2]]


def test_g40_worst_case() -> None:
    poor = sheet(
        "O 5 5b 5b . . . . . O",
        "5 5b 5b 5b . . . . . . .",
        "5 5b 5b 5b 5b . . . . . . .",
        refusals=3,
    )
    assert base(poor, expert=True).results().totals[0] == -41


def test_g41_agent_without_estates() -> None:
    state = base(sheet(agents=(0, 0, 0, 0, 0, 3)), combos=((5, "agent"), (1, "pool"), (1, "pool")))
    play(state, 0, "combo 1", "place 5 S1.5", "agent 6")
    line = next(line for line in state.sheet()[0] if line.category == "estates_6")
    assert (line.points, line.figures) == (0, {"estates": 0, "value": 12})
    full = base(sheet(agents=(0, 0, 0, 0, 0, 4)), combos=((5, "agent"), (1, "pool"), (1, "pool")))
    play(full, 0, "combo 1", "place 5 S1.5")
    assert "agent 6" not in offered(full)


def test_g42_pool_plan_survives_marks() -> None:
    pools = ("S2.1", "S2.4", "S2.8")
    drawn = sheet(s2="1^ | . . 4 . . . 8 . . .", pools=pools, parks=(0, 4, 0), step="claim")
    state = base(drawn, plans=("estates_5_5", "street_2_green", "estates_2_5"), expert=True)
    assert offered(state) == ["done", "claim 2"]
    play(state, 0, "claim 2", "reshuffle no")
    assert points(state, "plans") == 8


def three_plans() -> WelcomeToState:
    drawn = sheet(
        "1 2 3 | 4 5 6 | 7 8 9 | 10", "1 2 | 3 4 5 6 7 | . . . .", "1 2 3 | 4 5 6 7 8 9 | . . .", step="claim"
    )
    return base(drawn, plans=("estates_3_3_3", "estates_3_6", "estates_2_5"))


def test_g43_three_plans_in_one_turn() -> None:
    state = three_plans()
    play(state, 0, "claim 1", "estate S1.1", "estate S1.4", "estate S1.7", "reshuffle no")
    play(state, 0, "claim 2", "reshuffle no", "claim 3")
    assert asked(state) == "finished"
    assert points(state, "plans") == 8 + 8 + 7
    finish_round(state)
    assert state.ending() == "plans"


def test_g44_order_independence() -> None:
    decisions = {
        0: ("combo 1", "place 8 S2.5", "build"),
        1: ("combo 2", "place 7 S1.7", "build"),
        2: ("combo 3", "place 9 S3.9", "agent 3"),
    }
    digests = set()
    for order in permutations(range(3)):
        state = base(sheet(), sheet(), sheet())
        for step in range(3):
            for seat in order:
                play(state, seat, decisions[seat][step])
        digests.add(state.digest())
    assert len(digests) == 1


def test_g45_reshuffle_asked_once() -> None:
    estates = ("claim 1", "estate S1.1", "estate S1.4", "estate S1.7")
    yes = three_plans()
    play(yes, 0, *estates)
    assert asked(yes) == "reshuffle"
    play(yes, 0, "reshuffle yes", "claim 2")
    assert asked(yes) == "claim"
    no = three_plans()
    play(no, 0, *estates, "reshuffle no", "claim 2")
    assert asked(no) == "reshuffle"
    play(no, 0, "reshuffle no", "claim 3")
    assert asked(no) == "finished"


def test_g46_equal_cards_in_a_hand() -> None:
    equal = ((8, "park"), (8, "park"), (5, "fence"))
    draft = hands(sheet(), sheet(), hands=[equal, EASY])
    pairs = [draft.describe(0, move).args for move in draft.legal(0)]
    assert [(x["number"], x["effect"], x["pass_number"], x["pass_effect"]) for x in pairs] == [
        (8, "park", 5, "fence"),
        (8, "fence", 8, "park"),
        (5, "park", 8, "park"),
    ]
    solo = hands(sheet(), hands=[equal], solo_card=True)
    alone = [solo.describe(0, move).args for move in solo.legal(0)]
    assert [(x["number"], x["effect"]) for x in alone] == [(8, "park"), (8, "fence"), (5, "park")]

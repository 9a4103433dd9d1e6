"""Positions as data, both ways; positions and components that are refused."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import set_to

from ludopolis.engine.values.facts import BadComponents, BadPosition
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.components.tables import TABLES, WelcomeToComponents
from ludopolis.games.welcome_to.game import WelcomeTo
from welcome_to.given import base, base_data, draw_any, finish_round, hands, hands_data, load, sheet

EASY = ((5, "fence"), (7, "park"), (11, "agent"))
OTHER = ((6, "fence"), (8, "park"), (10, "agent"))
FOLDER = Path(__file__).parents[2] / "src/ludopolis/games/welcome_to/components"


def test_pictures_read_back() -> None:
    pictures = ["1^ 2^ | 3 3b . O 1 . | . .", ". . | 4 . . 7b 7 . . . .", "0 . . 16 17 | . . . . . . ."]
    state = base(sheet(*pictures), expert=True)
    assert state.dump()["sheets"][0]["streets"] == [" ".join(picture.split()) for picture in pictures]


def test_dumps_load_back_in_the_middle_of_rounds() -> None:
    for state in (
        base(sheet(), sheet(), expert=True),
        base(sheet(), sheet(), rings=True),
        hands(sheet(), sheet(), hands=[EASY, OTHER]),
        hands(sheet(), hands=[EASY], solo_card=True),
    ):
        for seed in range(3):
            finish_round(state, seed)
            assert load(state.dump()).dump() == state.dump()
            draw_any(state, seed)
            again = load(state.dump())
            assert again.dump() == state.dump()
            assert again.legal(0) == state.legal(0)
            assert again.pending() == state.pending()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players", 13, "players"),
        ("players", "2", "players"),
        ("viewer", 2, "viewer"),
        ("options", [], "options"),
        ("options.expert", "yes", "options"),
        ("stage", "lunch", "stage"),
        ("stage", "stacks", "stage"),
        ("stage", "plans", "plans"),
        ("stage", "over", "ended"),
        ("round", -1, "round"),
        ("round", True, "round"),
        ("ready", [2], "ready"),
        ("plans", ["estates_3_3_3"], "plans"),
        ("plans.0", "estates_9", "plans"),
        ("plans.0", "estates_3_4", "plans"),
        ("plans.0", "street_1_full", "plans"),
        ("plans.0", None, "plans"),
        ("approved", [True], "approved"),
        ("ended", ["boredom"], "ended"),
        ("ended", ["full"], "ended"),
        ("shuffled", None, "shuffled"),
        ("unseen.0", "x", "unseen"),
        ("unseen.0", "pool_12", "unseen"),
        ("unseen", [], "none"),
        ("unseen", ["pool_12"], "unseen"),
        ("stacks", [None] * 5, "stacks"),
        ("stacks.0", None, "unseen"),
        ("stacks.0", "fence_99", "stacks"),
        ("stacks.3", None, "stacks"),
        ("before", [], "before"),
        ("sheets", [], "sheets"),
        ("sheets.0", 7, "sheets.0"),
        ("sheets.0.streets", ["."], "sheets.0.streets"),
        ("sheets.0.streets.0", "1 2 3", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2 3 4 5 6 7 8 9 10 11", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2 3 4 5 6 7 8 9 18", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2 3 4 5 6 7 8 9 x", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "| 1 2 3 4 5 6 7 8 9 10", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2 3 4 5 6 7 8 9 10 |", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2 3 4 5 6 7 8 9 .b", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "2 1 . . . . . . . .", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "2 . 2 . . . . . . .", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "2 2 . . . . . . . .", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "2 | 2b . . . . . . . .", "sheets.0.streets.0"),
        ("sheets.0.streets.0", "1 2b . . . . . . . .", "sheets.0.streets"),
        ("sheets.0.streets.0", ".^ . . . . . . . . .", "sheets.0.streets"),
        ("sheets.0.streets.0", "O . . . . . . . . .", "sheets.0.streets"),
        ("sheets.0.streets", ["1 1b 1b 1b 1b 1b . . . .", "1 1b 1b 1b 1b 1b . . . . .", ""], "sheets.0.streets.2"),
        ("sheets.0.pools", ["S1.3"], "sheets.0.pools"),
        ("sheets.0.pools", ["S9"], "sheets.0.pools"),
        ("sheets.0.parks", [4, 0, 0], "sheets.0.parks"),
        ("sheets.0.parks", [0, 0], "sheets.0.parks"),
        ("sheets.0.agents", [2, 0, 0, 0, 0, 0], "sheets.0.agents"),
        ("sheets.0.agents", [0, 0, 0, 0, 0, 5], "sheets.0.agents"),
        ("sheets.0.temps", 12, "sheets.0.temps"),
        ("sheets.0.refusals", 4, "sheets.0.refusals"),
        ("sheets.0.plans", [5, 0, 0], "sheets.0.plans"),
        ("sheets.0.turn", None, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "nap"}, "sheets.0.turn.step"),
        ("sheets.0.turn", {"step": "place"}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "place", "combination": 7}, "sheets.0.turn.combination"),
        ("sheets.0.turn", {"step": "place", "combination": 4}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "place", "combination": 1, "written": "S1.1"}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "effect", "combination": 1}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "effect", "combination": 1, "written": "S1.1"}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "claim_estates"}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "claim_estates", "claiming": 1, "size": 3, "missing": 2}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "pass_card"}, "sheets.0.turn"),
        ("sheets.0.turn", {"step": "claim", "fence": "S1.3"}, "sheets.0.turn.fence"),
        ("sheets.0.turn", {"step": "claim", "ring": "maybe"}, "sheets.0.turn.ring"),
        ("sheets.0.turn", {"step": "claim", "reshuffle": 1}, "sheets.0.turn.reshuffle"),
    ],
)
def test_bad_positions_of_the_base_game(path: str, value: object, field: str) -> None:
    data = base_data(sheet())
    load(data)
    set_to(path, value)(data)
    if field == "none":
        load(data)
        return
    with pytest.raises(BadPosition) as wrong:
        load(data)
    assert wrong.value.reason == ("bad-field", {"field": field})


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("dealer", 2, "dealer"),
        ("dealer", None, "dealer"),
        ("top", "roof", "top"),
        ("top", "solo_card", "top"),
        ("solo_card", 1, "solo_card"),
        ("solo_card", True, "solo_card"),
        ("hands", [], "hands"),
        ("hands.0", [], "hands.0"),
        ("hands.0.0", None, "unseen"),
        ("hands.0.0.card", "?", "hands"),
        ("hands.0.0.card", "x", "hands.0.card"),
        ("hands.0.0.card", "fence_1", "hands"),
        ("hands.0.0.effect", "park", "hands"),
        ("hands.0.0.known", [1], "hands"),
        ("hands.0.0.known", [7], "hands.0.known"),
        ("hands.0.0.age", 1, "hands"),
        ("hands.0.0.barred", [5], "hands"),
        ("hands.0.0.barred", [16], "hands.0.barred"),
        ("discard", [None], "discard"),
        ("unseen.0", "fence_5a", "hands"),
        ("shuffled_cards", [], "shuffled_cards"),
        ("shuffled_cards.0", {"x": 1}, "shuffled_cards.0.x"),
        ("shuffled_cards.0", {"fence_1": 1}, "shuffled_cards"),
    ],
)
def test_bad_positions_of_the_draft(path: str, value: object, field: str) -> None:
    data = hands_data(sheet(), sheet(), hands=[EASY, OTHER])
    load(data)
    set_to(path, value)(data)
    with pytest.raises(BadPosition) as wrong:
        load(data)
    assert wrong.value.reason == ("bad-field", {"field": field})


def test_every_field_of_a_dump_is_required() -> None:
    for whole in (base_data(sheet()), hands_data(sheet(), sheet(), hands=[EASY, OTHER])):
        dumped = load(whole).dump()
        for name in dumped:
            if name in ("dealer", "top"):
                continue
            part = {key: value for key, value in dumped.items() if key != name}
            with pytest.raises(BadPosition):
                load(part)


street = st.lists(st.sampled_from([".", "1", "5", "5b", "9", "O", "|", "12^", "x"]), min_size=8, max_size=14).map(
    " ".join
)


@settings(max_examples=150, deadline=None)
@given(street)
def test_every_street_is_either_read_or_refused(picture: str) -> None:
    data = base_data(sheet(picture), expert=True)
    try:
        state = load(data)
    except BadPosition:
        return
    state.audit()
    assert state.dump()["sheets"][0]["streets"][0].replace("|", "").split() == picture.replace("|", "").split()


# Components


def test_the_component_set() -> None:
    parts = GAME.parts
    assert parts.certainty == "certain"
    counts = [parts.number_of.count(number) for number in range(1, 16)]
    assert counts == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
    assert [parts.effect_of.count(effect) for effect in range(6)] == [18, 18, 18, 9, 9, 9]
    assert sum(parts.plan_high) == 247
    assert sum(parts.plan_low) == 129
    assert [sum(sizes) for sizes in parts.plan_sizes[:6]] == [6, 4, 3, 2, 2, 2]


def broken(tmp_path: Path, table: str, old: str, new: str) -> dict[str, object]:
    """Why the game's tables are refused if one text is replaced."""
    for name in TABLES:
        shutil.copy(FOLDER / name, tmp_path / name)
    text = (tmp_path / table).read_text("utf-8")
    assert old in text
    (tmp_path / table).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadComponents) as wrong:
        WelcomeToComponents(str(tmp_path))
    return {"kind": wrong.value.reason.kind, **wrong.value.reason.args}


@pytest.mark.parametrize(
    ("table", "old", "new", "expected"),
    [
        ("cards.csv", "\n1,1,1,1", "\n1,2,1,1", {"kind": "bad-total", "given": 82, "expected": 81}),
        ("cards.csv", "\n1,1,1,1", "\n1,x,1,1", {"kind": "bad-cell", "line": 2, "column": "fence"}),
        ("cards.csv", "\n2,1", "\n16,1", {"kind": "bad-cell", "line": 3, "column": "number"}),
        ("cards.csv", "\n2,1", "\n3,1", {"kind": "duplicate-row", "line": 4, "column": "number"}),
        ("plans.csv", "street_ends,expert", "street_ends,extra", {"kind": "bad-cell", "column": "set"}),
        ("plans.csv", "estates,3 4,", "estates,3 7,", {"kind": "bad-cell", "column": "detail"}),
        ("plans.csv", "estates,3 4,", "estates,,", {"kind": "bad-cell", "column": "detail"}),
        ("plans.csv", "street_full,1,", "street_full,4,", {"kind": "bad-cell", "column": "detail"}),
        ("plans.csv", "ring_green", "parks_2", {"kind": "duplicate-row", "column": "plan"}),
        ("streets.csv", "1,10,3 7 8", "1,10,3 7 11", {"kind": "bad-cell", "column": "pools"}),
        ("streets.csv", "1,10,", "1,9,", {"kind": "bad-cell", "column": "houses"}),
        ("streets.csv", "0 2 4 10", "0 2 4", {"kind": "bad-cell", "column": "parks"}),
        ("tracks.csv", "bis,9,", "bis,8,", {"kind": "bad-cell", "column": "boxes"}),
        ("tracks.csv", "rings,2,0 3 8", "rings,2,0 3", {"kind": "bad-cell", "column": "values"}),
        ("tracks.csv", "rings,2", "squares,2", {"kind": "bad-cell", "column": "track"}),
    ],
)
def test_bad_components(tmp_path: Path, table: str, old: str, new: str, expected: dict[str, object]) -> None:
    reason = broken(tmp_path, table, old, new)
    assert {key: reason[key] for key in expected} == expected
    assert reason["table"] == table.partition(".")[0]


def test_missing_tables_and_a_users_own_tables(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as wrong:
        WelcomeTo(str(tmp_path))
    assert wrong.value.reason == ("missing-table", {"table": "cards.csv"})
    for name in TABLES:
        shutil.copy(FOLDER / name, tmp_path / name)
    copied = GAME.with_components(str(tmp_path))
    assert copied.components.digest == GAME.components.digest
    text = (tmp_path / "tracks.csv").read_text("utf-8").replace("temps,11,7 4 1", "temps,11,8 4 1")
    (tmp_path / "tracks.csv").write_text(text, "utf-8")
    assert GAME.with_components(str(tmp_path)).components.digest != GAME.components.digest

"""Events: every visible change, in the order of the table and with its figures."""

from positions import told

from uptown.given import do, fresh, given


def test_a_turn_is_told_step_by_step() -> None:
    state = do(fresh(2), "first 0", "P05", "P09", "M02", "P17")
    do(state, "place technical_floor 2", "buy 1", "P61", "place scaffolding 1.3")
    assert told(state) == [
        {"kind": "first-player", "seat": 0},
        {"kind": "uncovered", "from_seat": 0, "card": "P05", "price": 1, "project": ("technical_floor", "billboard")},
        {"kind": "uncovered", "from_seat": 1, "card": "P09", "price": 2, "project": ("studio_flat", "scaffolding")},
        {
            "kind": "uncovered-municipal",
            "card": "M02",
            "project": ("co_op_shop", "canteen", "small_attic", "registry"),
        },
        {"kind": "round-begun", "round": 1},
        {"kind": "free-card-taken", "seat": 0, "card": "P05", "project": ("technical_floor", "billboard")},
        {"kind": "uncovered", "from_seat": 0, "card": "P17", "price": 2, "project": ("post_office", "student_rooms")},
        {"kind": "built", "seat": 0, "project": "technical_floor", "card": "P05", "plot": 2},
        {
            "kind": "bought",
            "seat": 0,
            "from_seat": 1,
            "card": "P09",
            "project": ("studio_flat", "scaffolding"),
            "price": 2,
            "coins": 8,
        },
        {"kind": "uncovered", "from_seat": 1, "card": "P61", "price": 4, "project": ("open_plan_floor", "family_flat")},
        {"kind": "given", "seat": 0, "to_seat": 1, "project": "scaffolding", "card": "P09", "plot": 3},
        {"kind": "coins-collected", "seat": 1, "amount": 2, "coins": 12},
    ]


def test_other_actions_are_told() -> None:
    state = given(tops="P17 P09")
    do(state, "buy 0")
    assert told(state, "bought-own") == [
        {
            "kind": "bought-own",
            "seat": 0,
            "card": "P17",
            "project": ("post_office", "student_rooms"),
            "price": 2,
            "coins": 8,
        }
    ]
    other = given(common="M05")
    do(other, "municipal", "discard")
    shown = ("workers_hostel", "milk_bar", "council_offices", "square")
    assert told(other, "municipal-taken", "discarded") == [
        {"kind": "municipal-taken", "seat": 0, "card": "M05", "project": shown},
        {"kind": "discarded", "seat": 0, "card": "M05", "project": shown},
    ]
    nowhere = do(given(held="P51"), "discard")
    assert told(nowhere) == [{"kind": "fits-nowhere", "seat": 0, "card": "P51", "project": ("loft", "tiled_roof")}]
    third = given(common_size=0)
    do(third, "skip")
    assert told(third, "skipped") == [{"kind": "skipped", "seat": 0}]


def test_without_listeners_nothing_is_told() -> None:
    state = given(held="P34", streets=["park | square | square | square"])
    state.events = None
    do(state, "place kiosk 5", "buy 0")
    assert state.events is None

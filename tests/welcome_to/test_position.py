"""The position in words and as data, line by line; the declared options and version."""

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import fact
from ludopolis.games.welcome_to import GAME
from ludopolis.i18n import Words
from welcome_to.given import base, hands, offered, play, sheet

PLANNED = ("S1.3", "S1.7", "S1.8", "S2.1", "S2.4", "S2.8", "S3.2", "S3.7", "S3.11")


def seat_lines(seat: int, kind: str = "seat") -> list[object]:
    """The lines about an empty sheet."""
    pictures = (". " * 10, ". " * 11, ". " * 12)
    return [
        fact(kind, seat=seat),
        *(fact("street", street=n, picture=picture.strip(), parks=0) for n, picture in enumerate(pictures, 1)),
        fact("pools", pools=0, slot=()),
        fact("planned", pools=9, slot=PLANNED),
        fact("tracks", temps=0, agents=(0,) * 6, bis=0, refusals=0),
        fact("claims", plans=(0, 0, 0)),
    ]


PLANS = [
    fact("round", round=1),
    fact("plan", stack=1, plan="estates_5_5", high=8, low=4),
    fact("plan", stack=2, plan="estates_4_5", high=9, low=5),
    fact("plan", stack=3, plan="estates_1_4_5", high=13, low=7),
]


def table(*names: str, **options: bool) -> Table:
    return Table(GAME, dict(options), list(names), Dealer("x"))


def test_the_base_game_in_words() -> None:
    assert table("a", "b").state.position(1) == [
        *PLANS,
        fact("combination", combo=1, number=12, effect="park", next_effect="bis"),
        fact("combination", combo=2, number=7, effect="pool", next_effect="agent"),
        fact("combination", combo=3, number=2, effect="fence", next_effect="fence"),
        fact("stacks", cards=26),
        *seat_lines(1),
        *seat_lines(0),
    ]


def test_the_draft_in_words_and_as_data() -> None:
    state = table("a", "b", "c", draft=True).state
    own = [(9, "pool"), (12, "bis"), (3, "bis")]
    others = {0: ("temp", "pool", "agent"), 2: ("fence", "agent", "temp")}
    assert state.position(1) == [
        *PLANS,
        fact("deck", cards=72, top="agent"),
        fact("dealer", seat=1),
        *(fact("card_hidden", seat=0, place=place, effect=effect) for place, effect in enumerate(others[0], 1)),
        *(fact("card", seat=1, place=place, number=n, effect=effect) for place, (n, effect) in enumerate(own, 1)),
        *(fact("card_hidden", seat=2, place=place, effect=effect) for place, effect in enumerate(others[2], 1)),
        *seat_lines(1),
        *seat_lines(0),
        *seat_lines(2),
    ]
    assert state.view(1)["hands"] == [
        [{"number": None, "effect": effect} for effect in others[0]],
        [{"number": number, "effect": effect} for number, effect in own],
        [{"number": None, "effect": effect} for effect in others[2]],
    ]
    assert state.view(1)["top"] == "agent"


def test_planned_pools_are_told_until_they_are_built_or_lost() -> None:
    drawn = sheet("1 2 3 . . . 7 . . .", s3=". O . . . . . . . . . .", pools=("S1.3",))
    own, others = [line.args for line in base(drawn, expert=True).position(0) if line.kind == "planned"]
    assert own == {"pools": 6, "slot": ("S1.8", "S2.1", "S2.4", "S2.8", "S3.7", "S3.11")}
    assert others == {"pools": 9, "slot": PLANNED}
    words = Words("en", "ludopolis.games.welcome_to")
    assert words.say("line", fact("planned", **own)).startswith(
        "Pools still planned: the 8th house of street 1, the 1st"
    )
    assert words.say("line", fact("planned", pools=0, slot=())) == "No pool can be built any more."


def test_the_view_says_where_pools_are_planned_and_where_cards_go() -> None:
    assert base(sheet()).view(0)["planned"] == list(PLANNED)
    hand = ((5, "fence"), (7, "park"), (11, "agent"))
    for direction in ("left", "right"):
        state = hands(sheet(), sheet(), hands=[hand, hand], pass_direction=direction)
        assert state.view(1)["pass_direction"] == direction


def test_the_view_lists_all_estates_that_a_plan_may_take() -> None:
    drawn = sheet("1 2 | 3 4 | 5 6 | 7^ 8^ | 9 .", "1 2 3 4 5 | . . . . . .", step="claim")
    state = base(drawn, plans=("estates_6_6", "estates_2_2_5", "estates_3_4"))
    assert "estates" not in state.view(0)["turn"]
    play(state, 0, "claim 2")
    assert state.view(0)["turn"]["estates"] == ["S1.1", "S1.3", "S1.5"]
    assert offered(state) == ["estate S1.1", "estate S1.3"]
    play(state, 0, "estate S1.3")
    assert state.view(0)["turn"]["estates"] == offered(state, 0, "estate ") == ["S1.5"]


def test_a_position_says_who_has_finished_and_why_the_game_ended() -> None:
    t = table("a", "b")
    while t.state.pending() >> 0 & 1:
        t.play(0, t.state.legal(0)[0])
    lines = t.state.position(1)
    assert [line.args["seat"] for line in lines if line.kind.startswith("seat")] == [1, 0]
    assert {line.kind for line in lines if line.args.get("seat") == 0} == {"seat_finished"}
    assert t.state.view(1)["ready"] == [0]
    while t.state.pending():
        for seat in (0, 1):
            if t.state.pending() >> seat & 1:
                refusals = [m for m in t.state.legal(seat) if t.state.to_text(seat, m) == "refuse"]
                t.play(seat, (refusals or t.state.legal(seat))[0])
    assert t.state.view(0)["ended"] == [t.state.ending()]


def test_options_and_version_are_as_declared() -> None:
    assert [(option.name, option.default, option.choices) for option in GAME.options] == [
        ("expert", False, (False, True)),
        ("draft", False, (False, True)),
        ("reshuffle_policy", "each_plan", ("each_plan", "first_plan_only", "never")),
        ("pass_direction", "right", ("right", "left")),
        ("rings", False, (False, True)),
    ]
    assert (GAME.id, GAME.version, GAME.players) == ("welcome_to", 2, (1, 12))
    assert GAME.endings == ("refusals", "plans", "full", "cards")

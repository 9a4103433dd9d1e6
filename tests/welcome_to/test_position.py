"""The position in words and as data, line by line; the declared options and version."""

from ludopolis.engine.chance import Dealer
from ludopolis.engine.facts import fact
from ludopolis.engine.table import Table
from ludopolis.games.welcome_to import GAME


def seat_lines(seat: int, kind: str = "seat") -> list[object]:
    """The lines about an empty sheet."""
    pictures = (". " * 10, ". " * 11, ". " * 12)
    return [
        fact(kind, seat=seat),
        *(fact("street", street=n, picture=picture.strip(), parks=0) for n, picture in enumerate(pictures, 1)),
        fact("pools", pools=0, slot=()),
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
        ("ring_timing", "both", ("both", "before")),
    ]
    assert (GAME.id, GAME.version, GAME.players) == ("welcome_to", 1, (1, 12))
    assert GAME.endings == ("refusals", "plans", "full", "cards")

"""Who is told what, in which order."""

from ludopolis.engine.values.events import SPECTATOR, Event
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import CARD_IDS, base, draw, finish_round, hands, play, sheet

EASY = ((5, "fence"), (7, "park"), (11, "agent"))
OTHER = ((6, "fence"), (8, "park"), (10, "agent"))


def listening(state: WelcomeToState) -> WelcomeToState:
    events: list[Event] = []
    state.events = events
    return state


def heard(state: WelcomeToState, viewer: int) -> list[tuple[object, ...]]:
    """The kinds and figures of all that a viewer has been told."""
    return [(told.kind, *told.args.values()) for told in state.events_for(viewer)]


def test_a_turn_is_told_to_its_seat_at_once_and_to_others_at_the_reveal() -> None:
    state = listening(base(sheet(), sheet(), combos=((8, "park"), (7, "pool"), (9, "agent"))))
    play(state, 1, "combo 3", "place 9 S3.9", "agent 3")
    assert heard(state, 1) == [("combination", 1, 9, "agent"), ("wrote", 1, 9, "S3.9"), ("agent", 1, 3, 4)]
    assert heard(state, 0) == heard(state, SPECTATOR) == []
    play(state, 0, "combo 1", "place 8 S2.5", "build")
    own = [("combination", 0, 8, "park"), ("wrote", 0, 8, "S2.5"), ("park", 0, 2, 1, 2)]
    others = [("combination", 1, 9, "agent"), ("wrote", 1, 9, "S3.9"), ("agent", 1, 3, 4)]
    assert heard(state, 0) == [*own, ("reveal",), *others]
    assert heard(state, 1) == [*others, ("reveal",), *own]
    assert heard(state, SPECTATOR) == [("reveal",), *own, *others]


def revealed(state: WelcomeToState, *texts: str) -> list[tuple[object, ...]]:
    """What the spectator is told about a turn of seat 0, leaving out the other seat."""
    listening(state)
    play(state, 0, *texts)
    finish_round(state)
    return [told for told in heard(state, SPECTATOR) if len(told) > 1 and told[1] == 0 and told[0] != "total"]


def test_every_effect_is_told_with_its_figures() -> None:
    def turn(effect: str, *texts: str) -> tuple[object, ...]:
        state = base(sheet(), combos=((8, effect), (7, "pool"), (9, "agent")))
        return revealed(state, "combo 1", *texts)[-1]

    assert turn("fence", "place 8 S2.5", "fence S2.g5") == ("fence", 0, "S2.g5")
    assert turn("pool", "place 8 S2.4", "build") == ("pool", 0, "S2.4", 1, 3)
    assert turn("temp", "place 9 S2.5") == ("temp", 0, 1)
    assert turn("bis", "place 8 S2.5", "bis 8 S2.6") == ("bis", 0, 8, "S2.6", 1, 1)
    assert turn("park", "place 8 S2.5", "skip") == ("wrote", 0, 8, "S2.5")


def test_rings_are_told_at_the_point_of_the_turn_where_they_were_built() -> None:
    def turn(*texts: str) -> list[object]:
        state = base(sheet(), expert=True, combos=((8, "fence"), (7, "pool"), (9, "agent")))
        return [told[0] for told in revealed(state, *texts)]

    assert turn("ring S1.3", "combo 1", "place 8 S2.5", "fence S2.g5") == ["ring", "combination", "wrote", "fence"]
    early = turn("combo 1", "ring S1.3", "place 8 S2.5", "fence S2.g5")
    assert early == ["ring", "combination", "wrote", "fence"]
    late = turn("combo 1", "place 8 S2.5", "ring S1.3", "fence S2.g5")
    assert late == ["combination", "wrote", "fence", "ring"]


def test_refusals_claims_and_the_end_are_told() -> None:
    full = "1 2 3 4 5 6 7 8 9 10"
    last = sheet("1 2 3 7 . 9 11 12 13 14", full + " 11", full + " 11 12", refusals=2)
    state = listening(base(last, sheet(), combos=((10, "park"), (4, "bis"), (12, "fence"))))
    play(state, 0, "refuse")
    assert heard(state, 0) == [("refused", 0, 3, 5)]
    finish_round(state)
    told = heard(state, SPECTATOR)
    assert told[:2] == [("reveal",), ("refused", 0, 3, 5)]
    totals = state.results().totals
    assert told[-3:] == [("end", 0, "refusals"), ("total", 0, totals[0]), ("total", 1, totals[1])]


def test_claims_and_reshuffles_are_told() -> None:
    state = listening(base(sheet("1 2 3 | 4 5 6 7 | . . .", step="claim"), sheet(step="finished")))
    play(state, 0, "claim 3", "reshuffle yes")
    assert heard(state, SPECTATOR) == [
        ("reveal",),
        ("claimed", 0, "estates_3_4", 7),
        ("wants_reshuffle", 0),
        ("approved", "estates_3_4", 3),
        ("reshuffled", 81),
    ]
    draw(state, "card park_1", "card park_2", "card park_4", "card pool_6", "card pool_7", "card pool_8")
    assert heard(state, 0)[-7:] == [
        ("card", 1, 1, "park"),
        ("card", 2, 2, "park"),
        ("card", 3, 4, "park"),
        ("card", 1, 6, "pool"),
        ("card", 2, 7, "pool"),
        ("card", 3, 8, "pool"),
        ("round", 6),
    ]


def test_stacks_that_run_out_are_told() -> None:
    state = listening(base(sheet(), sheet(), unseen=0))
    finish_round(state)
    assert heard(state, SPECTATOR)[-1] == ("stacks_renewed", 78)


def test_draft_cards_are_told_to_those_who_may_know() -> None:
    state = listening(hands(sheet(), sheet(), hands=[EASY, OTHER], top="fence"))
    play(state, 0, "combo 1", "place 5 S1.5", "skip")
    play(state, 1, "combo 1", "place 6 S1.5", "skip")
    passed = [("passed", 0, 1, 11, "agent"), ("passed", 1, 0, 10, "agent")]
    assert heard(state, 0)[-2:] == heard(state, 1)[-2:] == passed
    assert heard(state, SPECTATOR)[-2:] == [("passed_hidden", 0, 1, "agent"), ("passed_hidden", 1, 0, "agent")]
    draw(state, "card fence_9", "top bis")
    assert heard(state, 0)[-2:] == [("dealt", 0, 9, "fence"), ("top", "bis")]
    assert heard(state, 1)[-2:] == [("dealt_hidden", 0, "fence"), ("top", "bis")]


def test_solo_card_and_last_cards_are_told() -> None:
    state = listening(hands(sheet(), hands=[EASY], deck=30, solo_card=True, top="solo_card"))
    finish_round(state)
    assert [told[0] for told in heard(state, 0)][-4:] == ["solo_card", "approved", "approved", "approved"]
    last = listening(hands(sheet(), hands=[EASY], deck=0, solo_card=True))
    finish_round(last)
    assert [told[0] for told in heard(last, 0)][-2:] == ["cards_out", "total"]
    renewed = listening(hands(sheet(), sheet(), hands=[EASY, OTHER], deck=1, top="fence"))
    finish_round(renewed)
    draw(renewed, f"card {CARD_IDS[renewed.unseen[0]]}")
    assert heard(renewed, 0)[-1] == ("discard_shuffled", 78)


def test_setup_is_told() -> None:
    state = GAME.new({"draft": True}, 2)
    assert isinstance(state, WelcomeToState)
    listening(state)
    draw(state, "plan estates_4_4", "plan estates_4_5", "plan estates_3_4", "dealer 1")
    assert heard(state, SPECTATOR) == [
        ("plan", 1, "estates_4_4", 6, 3),
        ("plan", 2, "estates_4_5", 9, 5),
        ("plan", 3, "estates_3_4", 7, 3),
        ("dealer", 1),
    ]

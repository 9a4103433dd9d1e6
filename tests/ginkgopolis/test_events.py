"""What is told, to whom and with which figures; and the position in words."""

from ginkgopolis.given import Building, Side, draw, draw_any, load, others_wait, play, table, table_data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

Told = tuple[object, ...]


def listen(state: GinkgopolisState) -> GinkgopolisState:
    state.events = []
    return state


def told(state: GinkgopolisState, viewer: int = SPECTATOR) -> list[Told]:
    """What a viewer has been told since the last call."""
    heard: list[Told] = [(fact.kind, *fact.args.values()) for fact in state.events_for(viewer)]
    state.events = []
    return heard


def test_a_construction_is_told_step_by_step() -> None:
    alisa = Side(resources=5, tiles=["Y4"], points=6, hand=["R7"], kept=["Y3", "R3"])
    state = table(
        3,
        alisa,
        Side(points=0, hand=["F"]),
        Side(hand=["G"]),
        buildings={"R7": Building((1, 1), 2, 1)},
        quiet="construct",
    )
    listen(state)
    others_wait(state, 0, "play R7 Y4")
    assert told(state) == [
        ("reveal",),
        ("chose_tile", 0),
        ("chose", 1),
        ("chose", 2),
        ("reveal",),
        ("showed_tile", 0, "R7", "Y4"),
        ("returned", 1, 2, 2),
        ("paid", 0, 3, 1),
        ("built", 0, "Y4", "1,1", 3),
        ("bonus", 0, "construct", 1, 0, 1),
        ("gained", 0, "resource", 1),
        ("gained", 0, "point", 1),
        ("kept", 0, "R7"),
        ("reveal",),
        ("showed", 1, "D"),
    ]


def test_a_fallback_is_told_with_its_figures() -> None:
    side = Side(resources=1, tiles=["R8"], points=2, hand=["R11"])
    state = listen(table(3, side, Side(hand=["F"]), Side(hand=["G"]), buildings={"R11": Building((0, 0), 2, 1)}))
    others_wait(state, 0, "play R11 R8")
    heard = told(state)
    assert ("cannot_pay", 0, 3, 3, 2, 1) in heard
    after = heard[heard.index(("cannot_pay", 0, 3, 3, 2, 1)) + 1 :]
    assert after == [
        ("fallback", 0, "R8"),
        ("activated", 0, "R11", 2),
        ("gained", 0, "resource", 2),
        ("discarded", 0, "R11"),
        ("reveal",),
        ("showed", 1, "D"),
    ]


def test_a_fallback_does_not_open_a_closed_screen() -> None:
    """R23: only the player is told what was missing; the others see the tile go back."""
    side = Side(resources=1, tiles=["R8"], points=2, hand=["R11"])
    city = {"R11": Building((0, 0), 2, 1)}
    state = listen(table(3, side, Side(hand=["F"]), Side(hand=["G"]), buildings=city, screens="closed"))
    others_wait(state, 0, "play R11 R8")
    for viewer in (1, 2, SPECTATOR):
        kinds = [fact.kind for fact in state.events_for(viewer)]
        assert "cannot_pay" not in kinds
        assert "fallback" in kinds
    assert ("cannot_pay", 0, 3, 3, 2, 1) in told(state, 0)


def test_an_urbanization_is_told_and_tiles_are_private() -> None:
    city = {"B9": Building((1, 1), 1, 1)}
    state = listen(table(3, Side(tiles=["Y9"], hand=["C"]), Side(hand=["F"]), buildings=city, quiet="urbanize"))
    others_wait(state, 0, "play C Y9")
    assert told(state)[-2:] == [("showed_tile", 0, "C", "Y9"), ("urbanized", 0, "Y9", "1,2")]
    play(state, 0, "token 1,3")
    assert told(state) == [("token", "C", "1,3"), ("activated", 0, "B9", 1)]
    draw(state, "tile R20")
    for viewer in (1, SPECTATOR):
        assert state.events_for(viewer)[0].kind == "drew_tile_hidden"
    heard = told(state, 0)
    assert heard[:2] == [("drew_tile", 0, "R20"), ("discarded", 0, "C")]


def test_a_push_is_told_for_every_token() -> None:
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (0, 2), "B8": (0, 3), "B7": (1, 3)}
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    cells = {"B": (2, 3), "C": (2, 2), "D": (3, 2)}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=city, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    listen(state)
    play(state, 0, "push forward")
    assert told(state)[:2] == [("token", "D", "4,1"), ("token", "C", "3,2")]


def test_lost_items_are_told() -> None:
    state = listen(
        table(3, Side(resources=9, hand=["R9"], supply=1), Side(hand=["F"]), buildings={"R9": Building((0, 0), 3, 2)})
    )
    others_wait(state, 0, "play R9")
    heard = told(state)
    assert ("gained", 0, "resource", 1) in heard
    assert ("lost", 0, "resource", 2) in heard
    state = table(
        3, Side(resources=9, hand=["R9"], supply=0), Side(hand=["F"]), buildings={"R9": Building((0, 0), 3, 2)}
    )
    listen(state)
    others_wait(state, 0, "play R9")
    heard = told(state)
    assert ("lost", 0, "resource", 3) in heard
    assert [one for one in heard if one[0] == "gained"] == []


def test_a_round_ends_with_hands_passed_in_private() -> None:
    state = table(2, Side(hand=list("ABCD")), Side(hand=list("EFGH")))
    play(state, 0, "play A")
    play(state, 1, "play E")
    play(state, 0, "take resource")
    listen(state)
    play(state, 1, "take resource")
    assert [fact.kind for fact in state.events_for(SPECTATOR)] == ["gained", "discarded", "hands_passed"]
    assert told(state, 0)[3:] == [
        ("passed", 0, 1, "B"),
        ("passed", 0, 1, "C"),
        ("passed", 0, 1, "D"),
        ("passed", 1, 0, "F"),
        ("passed", 1, 0, "G"),
        ("passed", 1, 0, "H"),
    ]
    draw(state, "card R1")
    assert [(fact.kind, *fact.args.values()) for fact in state.events_for(0)] == [("drew_card_hidden", 1)]
    assert told(state, 1) == [("drew_card", 1, "R1")]
    draw(state, "card R2")
    assert told(state)[-1] == ("round", 6, 1)


def test_passing_among_three_is_told_to_the_two_concerned() -> None:
    state = table(3, Side(hand=list("ABCD")), Side(hand=list("EFGH")), Side(hand=list("IJKL")))
    for seat, card in enumerate("AEI"):
        play(state, seat, f"play {card}")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    listen(state)
    play(state, 2, "take resource")
    heard = [one for one in told(state, 0) if one[0] == "passed"]
    assert heard == [("passed", 0, 1, card) for card in "BCD"] + [("passed", 2, 0, card) for card in "JKL"]


def test_renewals_and_rebuilds_are_told() -> None:
    state = listen(
        table(
            2,
            Side(hand=list("ABCD")),
            Side(hand=["F"]),
            deck=["E"],
            buildings={"R9": Building((5, 5), 1, 0)},
            sites=["R9"],
        )
    )
    play(state, 1, "play F")
    play(state, 0, "renew")
    assert told(state) == [
        ("reveal",),
        ("renewed", 0, 1),
        ("discarded", 0, "A"),
        ("discarded", 0, "B"),
        ("discarded", 0, "C"),
        ("discarded", 0, "D"),
    ]
    draw(state, "card E")
    cards = state.deck_left
    assert told(state) == [("drew_card_hidden", 0), ("rebuilt", cards, 1)]
    draw(state, "card A")
    assert told(state) == [("turned", "A")]


def test_exhaustion_is_told() -> None:
    sides = (
        Side(resources=4, supply=3, tiles=["Y9", "R5"], hand=["A"]),
        Side(resources=2, supply=3, tiles=["R4"], hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    listen(state)
    draw(state, "tile B5")
    assert told(state) == [("drew_tile_hidden", 0), ("exhausted",)]
    play(state, 0, "return R5", "return Y9", "done")
    assert told(state, 1) == []
    play(state, 1, "done")
    assert told(state)[:5] == [
        ("reveal",),
        ("gave_tile", 0, "R5"),
        ("gave_tile", 0, "Y9"),
        ("gave_points", 0, 2),
        ("refilled", 2),
    ]
    play(state, 1, "take tile")
    draw(state, "tile R5")
    play(state, 2, "take tile")
    told(state)
    draw(state, "tile Y9")
    heard = told(state)
    assert heard[:2] == [("drew_tile_hidden", 2), ("flag_tiles",)]
    assert ("end", "tiles") in heard
    assert [one[:2] for one in heard[-3:]] == [("total", 0), ("total", 1), ("total", 2)]
    assert [one[2] for one in heard[-3:]] == state.results().totals


def test_the_end_flag_of_a_player_is_told() -> None:
    state = table(3, Side(resources=1, supply=0, tiles=["Y9"], hand=["B"]), Side(hand=["F"]), quiet="urbanize")
    listen(state)
    others_wait(state, 0, "play B Y9")
    assert ("flag_resources", 0) in told(state)


def test_set_up_is_told() -> None:
    state = GAME.new({}, 4)
    assert isinstance(state, GinkgopolisState)
    listen(state)
    draw(state, "tile R1")
    assert told(state) == [("placed", "R1", "-1,1")]
    while state.todo[-3] != 2:
        state.play(1 << 30, state.legal(1 << 30)[0])
    told(state)
    draw(state, "first 3")
    assert told(state) == [("first", 3)]
    draw(state, "trio 2")
    assert told(state) == [
        ("trio", 3, 2),
        ("character", 3, "technician_construct_1"),
        ("character", 3, "planner_construct_2"),
        ("character", 3, "engineer_exploit_1"),
    ]


def test_draft_packets_are_told_to_their_holder() -> None:
    state = GAME.new({"characters": "draft"}, 2)
    assert isinstance(state, GinkgopolisState)
    while state.todo[-3] != 4:
        state.play(1 << 30, state.legal(1 << 30)[0])
    listen(state)
    ids = GAME.parts.character_ids
    draw(state, f"character {ids[0]}")
    assert state.events_for(1) == []
    assert told(state, 0) == [("packet", 0, ids[0])]
    draw(state, *[f"character {one}" for one in ids[1:8]])
    told(state)
    play(state, 0, f"keep {ids[0]}")
    play(state, 1, f"keep {ids[4]}")
    assert [(fact.kind, *fact.args.values()) for fact in state.events_for(SPECTATOR)] == [
        ("reveal",),
        ("packets_passed", 1),
    ]
    assert told(state, 0)[2:] == [("packet", 0, one) for one in ids[5:8]]
    for pick in (1, 2):
        play(state, 0, f"keep {ids[4 + pick] if pick == 1 else ids[2]}")
        play(state, 1, f"keep {ids[pick] if pick == 1 else ids[6]}")
    heard = told(state)
    assert [one for one in heard if one[0] == "character"] == [
        ("character", 0, ids[0]),
        ("character", 0, ids[2]),
        ("character", 0, ids[5]),
        ("character", 1, ids[1]),
        ("character", 1, ids[4]),
        ("character", 1, ids[6]),
    ]


def test_hals_turn_is_told() -> None:
    city = {"R9": Building((2, 1), 1, 0), "B12": Building((1, 2), 2, 0)}
    side = Side(hand=["K", "A", "B"])
    state = table(1, side, Side(points=0), buildings=city, tokens={"C": (2, 2), "D": (3, 1)}, solo_level="expert")
    play(state, 0, "play K")
    listen(state)
    play(state, 0, "take resource")
    draw(state, "card C", "tile Y8", "card G")
    assert told(state) == [
        ("gained", 0, "resource", 1),
        ("discarded", 0, "K"),
        ("discarded", 0, "A"),
        ("discarded", 0, "B"),
        ("reveal",),
        ("hal_shows", 1, "C"),
        ("hal_draws", 1, "Y8"),
        ("hal_second", 1, "G"),
        ("discarded", 1, "G"),
        ("urbanized", 1, "Y8", "2,2"),
    ]
    play(state, 0, "token 2,3")
    assert told(state) == [("token", "C", "2,3"), ("hal_points", 1, 3), ("discarded", 1, "C"), ("round", 6, 0)]
    draw_any(state)
    assert told(state)[-1] == ("hal_dealt", 1)


def test_hal_without_resources_is_told() -> None:
    city = {"R7": Building((0, 0), 2, 0)}
    state = table(1, Side(hand=["K"]), Side(points=0, supply=2), buildings=city)
    play(state, 0, "play K", "take resource")
    listen(state)
    draw(state, "card R7", "tile Y4")
    heard = told(state)
    assert heard[:4] == [("reveal",), ("hal_shows", 1, "R7"), ("hal_draws", 1, "Y4"), ("hal_short", 1, 3, 2)]
    assert heard[4] == ("end", "hal_short")
    side = Side(resources=2, hand=["B1", "A", "C"], tiles=["R20", "Y20"])
    state = table(1, side, Side(points=0, supply=3), supply=["B5"])
    play(state, 0, "play B1")
    draw(state, "tile B5")
    listen(state)
    draw(state, "card E")
    assert told(state)[1:4] == [("hal_shows", 1, "E"), ("hal_idle", 1), ("discarded", 1, "E")]


# In words


def lines(state: GinkgopolisState, viewer: int) -> list[Told]:
    return [(line.kind, *line.args.values()) for line in state.position(viewer)]


def test_the_position_lists_the_table_then_the_viewer_then_the_others() -> None:
    side = Side(hand=["A", "B", "C", "R6"], tiles=["Y4", "Y5"], resources=4, points=7)
    city = {"R6": Building((0, 0), 2, 1), "B9": Building((2, 2), 1, 0)}
    data = table_data(2, side, Side(hand=["F"]), buildings=city, sites=["B9"], deck=5, scapegoat=1)
    state = load(data)
    assert lines(state, 0)[:12] == [
        ("round", 5, 0),
        ("columns", " x | -2  -1  0      1   2"),
        ("row", " 2 | .   (A) (B)    (C) B9:1@1*"),
        ("row", " 1 | (L) R1  R2     R3  (D)"),
        ("row", " 0 | (K) B1  R6:2@2 B2  (E)"),
        ("row", "-1 | (J) B3  Y1     Y2  (F)"),
        ("row", "-2 | .   (I) (H)    (G) ."),
        ("stocks", 41, 5, 8),
        ("discard", tuple(data["discard"])),
        ("side", 0),
        ("counts", 20, 1, 2, 4, 2, 7),
        ("hand", ("A", "B", "C", "R6")),
    ]
    assert ("own_tiles", ("Y4", "Y5")) in lines(state, 0)
    assert ("kept", ("Y3",)) in lines(state, 0)
    assert lines(state, 1)[9] == ("side", 1)
    assert lines(state, SPECTATOR)[9] == ("side", 0)
    assert "hand" not in [line[0] for line in lines(state, SPECTATOR)]


def test_the_position_says_what_lies_face_down_and_who_has_chosen() -> None:
    state = table(3, Side(hand=["A"]), Side(hand=["F"], tiles=["R20"]), Side(hand=["G"]))
    play(state, 1, "play F R20")
    assert ("side_ready", 1) in lines(state, 0)
    play(state, 2, "play G")
    play(state, 0, "play A")
    assert ("card", "A") in lines(state, 1)
    assert [line[0] for line in lines(state, 0) if "face" in str(line[0])] == ["face_down_tile", "face_down"]
    assert ("card_tile", "F", "R20") in lines(state, 1)
    assert ("side", 1) in lines(state, 0)


def test_the_position_has_lines_for_bonuses_and_flags() -> None:
    people = ["engineer_exploit_1", "technician_exploit_1", "planner_urbanize_1"]
    state = table(3, Side(resources=1, supply=0, tiles=["Y9"], hand=["B"], characters=people), Side(hand=["F"]))
    assert ("bonus", "exploit", 1, 1, 0) in lines(state, 1)
    assert ("bonus", "urbanize", 0, 0, 1) in lines(state, 1)
    assert ("characters", tuple(people)) in lines(state, 1)
    others_wait(state, 0, "play B Y9")
    assert ("flag", "resources") in lines(state, 1)


def test_the_position_has_lines_for_hal_and_the_draft() -> None:
    state = table(1, Side(hand=["K"]), Side(points=3, supply=20))
    assert ("hal", 3, 20, 5) in lines(state, 0)
    assert ("face_down",) in lines(state, 0)
    draft = GAME.new({"characters": "draft"}, 2)
    assert isinstance(draft, GinkgopolisState)
    draw_any(draft)
    view = draft.view(0)
    packet = view["draft"]["packet"]
    figures = {name: (*view["printed"][name]["start"], *view["printed"][name]["gains"]) for name in packet}
    told = [line for line in lines(draft, 0) if line[0] == "packet"]
    assert told == [("packet", name, *figures[name]) for name in packet]
    play(draft, 0, f"keep {packet[0]}")
    play(draft, 1, draft.to_text(1, draft.legal(1)[0]))
    assert ("drafted", packet[0], *figures[packet[0]]) in lines(draft, 0)

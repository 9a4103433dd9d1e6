"""The map of a board by itself: what it shows, what it points at, and what stands over it."""

from typing import Any

import pytest

from browser.units import Unit


def box(x: float, y: float, w: float, h: float) -> dict[str, float]:
    return {"x": x, "y": y, "w": w, "h": h}


FRAME = {"w": 200, "h": 200}
CORNER = [box(150, 150, 10, 10), box(150, 170, 10, 10), box(170, 150, 10, 10), box(170, 170, 10, 10)]
APART = [box(20, 20, 10, 10), box(180, 20, 10, 10), box(20, 180, 10, 10)]
CLOSE_UP = {"box": box(0, 0, 200, 200), "least": 2, "most": 2}


def test_a_map_too_large_for_its_frame_shows_the_most_places_to_play(unit: Unit) -> None:
    seen = unit("camera", {"scene": {**CLOSE_UP, "targets": [*APART, *CORNER]}, "size": FRAME, "acts": []})
    assert sum(seen["beyond"].values()) == len(APART)
    assert (seen["still"], seen["all"], seen["own"]) == (True, False, False)


def test_a_question_frames_its_answers_as_long_as_a_finger_hits_them(unit: Unit) -> None:
    scene = {"box": box(0, 0, 400, 400), "least": 1, "touch": 0.6, "most": 2}

    def framing(*targets: dict[str, float]) -> Any:
        return unit("camera", {"scene": {**scene, "targets": list(targets)}, "size": FRAME, "acts": []})

    near = framing(box(0, 0, 50, 50), box(200, 200, 50, 50))
    assert sum(near["beyond"].values()) == 0
    assert near["scale"] == pytest.approx(184 / 250)
    far = framing(box(0, 0, 80, 80), box(320, 320, 80, 80))
    assert far["scale"] == 0.6
    assert sum(far["beyond"].values()) == 1


def test_a_map_whose_drawing_is_in_view_needs_no_map_of_itself(unit: Unit) -> None:
    def whole(**scene: Any) -> Any:
        return unit("camera", {"scene": {**CLOSE_UP, **scene}, "size": FRAME, "acts": []})["all"]

    assert not whole()
    assert whole(things=[box(40, 60, 60, 60)], targets=[box(20, 70, 10, 10)]), "beyond the edge there is only ground"
    assert not whole(things=[box(40, 60, 60, 60), box(150, 150, 40, 40)])


def test_what_hides_a_place_to_play_in_every_corner_gives_way(unit: Unit) -> None:
    def yields(targets: list[dict[str, float]], things: list[dict[str, float]]) -> Any:
        return unit("yields", {"frame": FRAME, "targets": targets, "things": things})

    assert yields([box(0, 0, 60, 60)], []) == [False, False]
    assert yields([], [box(0, 0, 200, 200)]) == [False, True], "what hides a thing makes itself small"
    assert yields([box(50, 30, 100, 140)], []) == [False, True], "and what crowds a place to play"
    assert yields([box(0, 0, 200, 200)], []) == [True, True]


def test_a_sign_at_the_edge_stands_where_it_hides_no_place_to_play(unit: Unit) -> None:
    def along(side: str, targets: list[dict[str, float]]) -> Any:
        return unit("along", {"side": side, "frame": FRAME, "sign": {"w": 40, "h": 20}, "targets": targets})

    assert along("left", []) == 0.5
    assert along("left", [box(0, 60, 60, 60)]) == 0.65
    assert along("up", [box(60, 0, 60, 60)]) == 0.7
    assert along("up", [box(0, 0, 85, 60), box(130, 0, 70, 60)]) == pytest.approx(0.525), "in a narrow gap"
    assert along("left", [box(-35, 60, 60, 80)]) == 0.5, "over a place of which it tells"
    assert along("left", [box(-25, 60, 60, 80)]) == 0.75, "a finger still meets its middle"


def test_a_map_fits_its_frame_and_stands_in_the_middle(unit: Unit) -> None:
    wide: dict[str, Any] = {"scene": {"box": box(10, 0, 100, 50)}, "size": FRAME, "acts": []}
    assert unit("camera", wide) == {
        "x": -20, "y": 50, "scale": 2, "own": False, "beyond": {"left": 0, "right": 0, "up": 0, "down": 0},
        "all": True, "still": True,
    }  # fmt: skip
    room = {**wide, "scene": {**wide["scene"], "room": {"top": 40, "right": 100}}}
    assert {name: unit("camera", room)[name] for name in ("x", "y", "scale")} == {"x": -10, "y": 95, "scale": 1}


def test_a_map_that_somebody_moves_is_theirs_until_it_fits_itself_again(unit: Unit) -> None:
    scene = {"box": box(0, 0, 100, 100)}
    moved = unit("camera", {"scene": scene, "size": FRAME, "acts": [["shift", 30, -20]]})
    assert (moved["x"], moved["y"], moved["own"]) == (30, -20, True)
    far = unit("camera", {"scene": scene, "size": FRAME, "acts": [["shift", 5000, 5000]]})
    assert (far["x"], far["y"]) == (140, 140), "a part of it stays in the frame"
    near = unit("camera", {"scene": scene, "size": FRAME, "acts": [["zoom", 100, {"x": 0, "y": 0}]]})
    assert (near["scale"], near["x"], near["y"]) == (3.2, 0, 0)
    again = unit("camera", {"scene": scene, "size": FRAME, "acts": [["shift", 30, -20], ["zoom", 0.5], ["fit"]]})
    assert (again["x"], again["y"], again["scale"], again["own"]) == (0, 0, 2, False)


def test_places_beyond_an_edge_are_pointed_at_from_there(unit: Unit) -> None:
    scene = {**CLOSE_UP, "targets": [box(0, 95, 10, 10), box(190, 95, 10, 10), box(95, 0, 10, 10)]}
    centred = unit("camera", {"scene": scene, "size": FRAME, "acts": [["centre", {"x": 100, "y": 100}]]})
    assert centred["beyond"] == {"left": 1, "right": 1, "up": 1, "down": 0}


def test_a_place_that_a_finger_would_miss_is_pointed_at(unit: Unit) -> None:
    scene = {"box": box(0, 0, 200, 400), "least": 1, "most": 1}
    for high, cut, up in ((60, 7, 0), (60, 10, 1), (40, 0, 0), (40, 4, 1)):  # a finger has 46 and 40 px, all and 32 px
        place = box(80, 60, high, high)
        looks = ["centre", {"x": 100, "y": 160 + cut}]
        seen = unit("camera", {"scene": {**scene, "targets": [place]}, "size": FRAME, "acts": [looks]})
        assert seen["beyond"]["up"] == up, (high, cut)


def test_of_places_that_nearly_fit_the_most_are_shown_whole(unit: Unit) -> None:
    scene = {"box": box(0, 0, 200, 400), "least": 0.9, "most": 1}
    targets = [box(80, 0, 50, 50), box(80, 60, 50, 50), box(80, 180, 50, 50)]
    seen = unit("camera", {"scene": {**scene, "targets": targets}, "size": FRAME, "acts": []})
    assert seen["scale"] == 0.9
    assert seen["beyond"] == {"left": 0, "right": 0, "up": 0, "down": 1}


def test_what_is_fetched_from_beyond_an_edge_leaves_the_picked_place_in_view(unit: Unit) -> None:
    scene = {"box": box(0, 0, 200, 400), "least": 1, "touch": 0.5, "most": 1}
    scene |= {"targets": [box(80, 40, 40, 40), box(80, 220, 40, 40)], "look": box(80, 220, 40, 40)}
    seen = unit("camera", {"scene": scene, "size": FRAME, "acts": [["centre", {"x": 100, "y": 200}], ["fetch", "up"]]})
    assert sum(seen["beyond"].values()) == 0


def test_places_in_view_stay_there_when_one_at_the_edge_is_picked(unit: Unit) -> None:
    scene = {"box": box(0, 0, 200, 400), "least": 1, "most": 1}
    low = box(80, 230, 44, 44)
    scene |= {"targets": [box(0, 84, 44, 44), box(156, 84, 44, 44), low], "look": low}
    seen = unit("camera", {"scene": scene, "size": FRAME, "acts": []})
    assert sum(seen["beyond"].values()) == 0


def test_everything_in_one_box(unit: Unit) -> None:
    assert unit("union", [box(0, 5, 10, 10), box(-5, 8, 3, 20)]) == box(-5, 5, 15, 23)


def test_what_lies_over_a_map_stands_where_it_hides_least(unit: Unit) -> None:
    def corners(cards: list[str], targets: list[dict[str, float]], things: list[dict[str, float]]) -> Any:
        return unit("corners", {"frame": FRAME, "cards": cards, "targets": targets, "things": things})

    here = box(0, 0, 60, 60)
    assert corners(["top left"], [], []) == ["top left"]
    assert corners(["top left"], [here], []) == ["top right"]
    assert corners(["top left", "top left"], [], []) == ["top left", "top right"], "never one over another"
    everywhere = [here, box(140, 0, 60, 60), box(0, 140, 60, 60)]
    assert corners(["top left"], [box(140, 140, 60, 60)], everywhere) == ["top left"], "a place to play weighs more"
    assert corners(["top left"], [], [box(0, 0, 20, 20), box(150, 0, 8, 20), here | {"y": 140}]) == ["bottom right"]


def test_what_stands_above_a_strip_is_measured_there(unit: Unit) -> None:
    top = {"frame": FRAME, "cards": ["bottom left"], "targets": [box(0, 120, 60, 30)], "things": []}
    assert unit("corners", top) == ["bottom left"], "below the place to play"
    assert unit("corners", {**top, "above": 60}) != ["bottom left"], "over it"

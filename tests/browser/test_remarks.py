"""What characters say and how they look, without a server: little, about what everybody has seen, for a moment."""

import pytest
from our_games import FULL_GAMES

from browser.units import Unit
from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.engine.values.events import SPECTATOR


def seat_of(bot: str) -> dict[str, str]:
    return {"kind": "bot" if bot else "human", "bot": bot, "name": ""}


PEOPLE_AND_BOTS = [seat_of(bot) for bot in ("", "easy:bruno", "master", "easy:elif")]


def test_characters_say_little_and_nothing_twice(unit: Unit) -> None:
    log = [{"kind": kind, "seat": seat, "n": n} for n in range(60) for seat in range(4) for kind in ("closed", "drew")]
    said, _ = unit("remarks", {"log": log, "seats": PEOPLE_AND_BOTS, "kinds": ["closed"]})
    assert len(said) == 2
    assert said[0][2] != said[1][2]
    assert all(log[at]["kind"] == "closed" for at, _, _ in said)
    for at in {index + more for index, _, _ in said for more in (0, 1)}:  # it is said at once, and stays said
        assert unit("remarks", {"log": log[:at], "seats": PEOPLE_AND_BOTS, "kinds": ["closed"]})[0] == [
            one for one in said if one[0] < at
        ]


def test_gains_of_others_are_remarked_on_by_the_next_character(unit: Unit) -> None:
    found = set()
    for n in range(20):
        for seat in range(4):
            log = [{"kind": "closed", "seat": seat, "n": n}]
            said, _ = unit("remarks", {"log": log, "seats": PEOPLE_AND_BOTS, "kinds": ["closed"]})
            found |= {(seat, speaker, key) for _, speaker, key in said}
    assert found == {
        (0, 1, "character-bruno-rival"),
        (1, 1, "character-bruno-gain"),
        (2, 3, "character-elif-rival"),
        (3, 3, "character-elif-gain"),
    }


@pytest.mark.parametrize(
    ("winners", "totals", "word"),
    [
        ([3], [5, 7, 9, 8], [0, 3, "character-elif-won"]),
        ([0], [9, 7, 9, 6], [0, 1, "character-bruno-lost"]),
    ],
)
def test_the_last_word_has_whoever_won_or_came_nearest(
    unit: Unit, winners: object, totals: object, word: object
) -> None:
    argument = {"log": [{"kind": "end"}], "seats": PEOPLE_AND_BOTS, "kinds": []}
    over = {"winners": winners, "totals": totals}
    assert unit("remarks", {**argument, "over": over}) == [[], [word]]
    plain = {**argument, "seats": [seat_of(""), seat_of("regular")]}
    assert unit("remarks", {**plain, "over": over}) == [[], []]


@pytest.mark.parametrize("game", FULL_GAMES)
def test_characters_speak_of_what_everybody_sees_alike(unit: Unit, game: str) -> None:
    kinds = unit("remarkable", game)
    played = registry.find(game)
    crew = [bots.make("greedy") for _ in range(2)]
    table = play_match(played, played.complete({}, 2), ["greedy"] * 2, crew, "one")
    logs = [
        [(event.kind, event.args) for _, event in table.log(viewer) if event.kind in kinds]
        for viewer in (SPECTATOR, 0, 1)
    ]
    assert logs[0] == logs[1] == logs[2] != []
    assert all("seat" in args for _, args in logs[0])


def test_a_face_shows_for_a_moment_what_points_have_brought(unit: Unit) -> None:
    points = [3, 3, 5, 9, 10, 8]
    seen = ["easy", "easy", "content", "pleased", "content", "surprised"]
    assert unit("looks", {"points": points, "ctx": {}}) == seen
    assert unit("looks", {"points": [3, 3], "ctx": {"deciding": [0]}}) == ["thinking", "thinking"]
    assert unit("looks", {"points": [None, None], "ctx": {}}) == ["easy", "easy"]
    assert unit("looks", {"points": points, "ctx": {"replay": True}}) == ["easy"] * len(points)
    for winners, look in (([0], "pleased"), ([1], "easy")):
        assert unit("looks", {"points": [3, 9], "ctx": {"over": {"winners": winners}}}) == [look, look]

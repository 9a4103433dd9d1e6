"""Who knows what: backs are open, faces are secret unless they were shown, and determinizations are fair."""

import json
from collections import Counter
from itertools import permutations, product
from math import prod
from random import Random

import pytest

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.events import REVEAL, SPECTATOR
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import KINDS
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import BIT
from streets.given import START, asked, build, draw, given, play, told, typed

GUESSES = 20_000
PARTS = GAME.parts


# The exact posterior, by enumerating every deal that fits


def posterior(state: StreetsState, viewer: int) -> dict[tuple[int, ...], float]:
    """What the viewer cannot see, with its probabilities: every deal of the unseen tiles, kind by kind.

    The tiles of a kind that the view does not name are laid out in every order; the first ones are those in the hands,
    the others those in the stack and in the box.
    """
    view = state.view(viewer)
    hands = [entry for hand in view["hands"] for entry in hand]
    unknown = [entry["kind"] for entry in hands if entry and entry["tile"] is None]
    by_kind: list[dict[tuple[int, ...], float]] = []
    for kind in sorted(set(unknown)):
        unseen = [
            tile
            for name, tile in PARTS.number.items()
            if tile < 40 and KINDS[PARTS.kind[tile]] == kind and name not in view["printed"]
        ]
        orders = Counter(order[: unknown.count(kind)] for order in permutations(unseen))
        by_kind.append({order: count / orders.total() for order, count in orders.items()})
    found: dict[tuple[int, ...], float] = {}
    for deal in product(*by_kind):
        piles = dict(zip(sorted(set(unknown)), map(list, deal), strict=True))
        odds = prod(one[order] for one, order in zip(by_kind, deal, strict=True))
        found[tuple(piles[kind].pop(0) for kind in unknown)] = odds
    return found


def guesses(state: StreetsState, seed: int) -> Counter[tuple[int, ...]]:
    """How often each filling comes up."""
    rng = Random(seed)
    places = [place for place, tile in enumerate(state.hand) if tile == UNKNOWN]
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(GUESSES):
        guess = typed(state.determinize(rng))
        found[tuple(guess.hand[place] for place in places)] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[deal] - GUESSES * odds) ** 2 / (GUESSES * odds) for deal, odds in expected.items())


def most_of(kind: str) -> str:
    """A city with most tiles of the kind, so that the unknown ones are few enough to enumerate."""
    letter, row = {"tourist": ("T", 5), "hipster": ("H", 9)}[kind]
    return " ".join(f"{letter}{number}@{4 * number},{row}S" for number in range(1, 6))


@pytest.mark.slow
def test_two_backs_of_a_kind_with_three_unseen_tiles() -> None:
    """T6, T7 and T8 are unseen: one rival holds two of them, another a mixed tile that everybody has seen."""
    state = given(most_of("tourist"), hands=["P1", "T6 T8", "M1"], shown="M1")
    blinded = typed(state.blind(0))
    expected = posterior(state, 0)
    assert len(expected) == 3 * 2
    # 99.9 % of samples of a fair draw stay below 20.5 (five degrees of freedom)
    assert chi_square(guesses(blinded, 1), expected) < 20.5


@pytest.mark.slow
def test_hands_of_two_rivals_share_the_same_unseen_tiles() -> None:
    """Tourists 6 to 8 and hipsters 6 to 8 are unseen; two rivals hold one of each; one was shown."""
    state = given(most_of("tourist"), most_of("hipster"), hands=["P1", "T6 H7", "T8 H6 M1"], shown="H6")
    blinded = typed(state.blind(0))
    expected = posterior(state, 0)
    assert len(expected) == 3 * 2 * 2 * 8
    found = guesses(blinded, 2)
    # 95 degrees of freedom: 99.9 % of samples stay below 144.6
    assert chi_square(found, expected) < 144.6


@pytest.mark.slow
def test_chance_draws_backs_and_faces_as_a_shuffled_stack_would() -> None:
    """Top back and face of the next two tiles, against every order of the unseen tiles, including the removed ones.

    Two players: two tiles of each kind were removed unseen. Left: two tourists and one mixed tile, whose faces are any
    of T5 to T8 and M6 to M8.
    """
    city = " ".join(
        f"{kind}{number}@{4 * number},{row}S" for row, kind in enumerate("THPS", 3) for number in range(1, 5)
    )
    start = given(city, hands=["M1", "H5 P5 S5"], gone="M2 M3 M4 M5 H6 P6 S6", stack=3, top="tourist", players=2)
    assert (start.top, start.left) == (0, [1, 0, 0, 0, 1])
    rng = Random(4)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(GUESSES):
        state = start.clone()
        state.step = 2  # the face of the top tile is drawn, then the back of the next
        state.draws = 1
        face = state.sample(rng)
        state.play(CHANCE, face)
        back = state.sample(rng)
        state.play(CHANCE, back)
        seen[face, back] += 1
    tourists = [GAME.parts.number[f"T{number}"] for number in range(5, 9)]
    expected: dict[tuple[int, ...], float] = {(face, 45 + kind): 1 / 4 * 1 / 2 for face in tourists for kind in (0, 4)}
    assert chi_square(seen, expected) < 24.3  # 99.9 %, seven degrees of freedom


# What is seen


def table() -> StreetsState:
    return given(START, hands=["T1 H1 P1", "S1 S2 M1", "T2 H2 M2"], shown="S2")


def test_backs_are_seen_and_faces_are_not() -> None:
    mine, rival, _, _ = table().view(0)["hands"]
    assert [tile["tile"] for tile in mine] == ["T1", "H1", "P1"]
    assert rival == [
        {"tile": None, "kind": "shopping", "shown": False},
        {"tile": "S2", "kind": "shopping", "shown": True},
        {"tile": None, "kind": "mixed", "shown": False},
    ]
    hands = table().view(SPECTATOR)["hands"]
    assert [[tile["tile"] for tile in hand if tile] for hand in hands] == [
        [None] * 3,
        [None, "S2", None],
        [None] * 3,
        [],
    ]


def test_no_hidden_face_is_named_anywhere() -> None:
    state = table()
    for viewer in (0, 1, 2, SPECTATOR):
        told_to = json.dumps([state.view(viewer), [line.to_json() for line in state.position(viewer)]])
        for seat, tiles in enumerate((["T1", "H1", "P1"], ["S1", "M1"], ["T2", "H2", "M2"])):
            assert [tile for tile in tiles if f'"{tile}"' in told_to] == (tiles if seat == viewer else [])


def test_the_order_of_a_rivals_hand_reveals_nothing() -> None:
    """Tiles lie in the order in which they were drawn: only their owner sees it."""
    hands = [" ".join(order) for order in permutations(["T1", "H1", "T2"])]
    states = [given(START, hands=["P1", hand], shown="T2") for hand in hands]
    for viewer in (0, 2, SPECTATOR):
        assert len({json.dumps(state.view(viewer)) for state in states}) == 1
        assert len({json.dumps([line.to_json() for line in state.position(viewer)]) for state in states}) == 1
        assert len({json.dumps(state.blind(viewer).dump()) for state in states}) == 1
    assert [tile["tile"] for tile in states[-1].view(1)["hands"][1]] == hands[-1].split()


def test_nobody_sees_which_of_two_equal_backs_was_built() -> None:
    left: list[tuple[Data, Data]] = []
    for tile in ("T1", "T2"):
        state = given(START, hands=["T1 H1 T2", "S1"])
        build(state, tile, "0,1", "E")
        left.append((state.view(1)["hands"][0], state.blind(1).dump()["hands"][0]))
    assert left[0] == left[1]


def test_a_blinded_state_knows_what_the_viewer_knows() -> None:
    state = table()
    blinded = typed(state.blind(1))
    assert blinded.hand[3:6] == state.hand[3:6]
    assert blinded.hand[0:3] == [UNKNOWN] * 3
    assert blinded.unseen == state.unseen | sum(
        BIT[GAME.parts.number[name]] for name in ("T1", "H1", "P1", "T2", "H2", "M2")
    )
    assert state.hand[0] == GAME.parts.number["T1"]


def test_a_determinization_fills_in_everything_and_can_be_blinded_again() -> None:
    blinded = table().blind(2)
    guess = typed(blinded.determinize(Random(5)))
    assert guess.viewer == -1
    assert UNKNOWN not in guess.hand
    assert guess.blind(2).dump() == blinded.dump()
    guess.audit()


# Choices that are not yet built


def test_nobody_sees_which_tile_is_about_to_be_built() -> None:
    state = table()
    before = {viewer: (state.view(viewer), state.blind(viewer).dump()) for viewer in (1, SPECTATOR)}
    play(state, "build H1", "cell 0,1")
    assert state.view(0)["building"] == {"tile": "H1", "cell": "0,1", "road": None}
    assert state.view(0)["step"] == "road"
    for viewer in (1, SPECTATOR):
        assert (state.view(viewer), state.blind(viewer).dump()) == before[viewer]
        assert told(state, "chose", viewer) == []
    assert [event.args for event in told(state, "chose", 0)] == [{"seat": 0, "tile": "H1"}]
    own = typed(state.blind(0))
    assert (asked(own), own.legal(0)) == ("0 road", state.legal(0))


def test_building_reveals_the_tile() -> None:
    state = table()
    build(state, "H1", "0,1", "E")
    assert state.events is not None
    assert (REVEAL, (1 << 30) - 1) in state.events


def test_building_a_tile_everybody_knows_reveals_nothing() -> None:
    state = given(START, hands=["T1 H1"], shown="H1")
    build(state, "H1", "0,1", "E")
    assert state.events is not None
    assert [event for event in state.events if event[0] == REVEAL] == []


def test_the_entrepreneur_shows_a_tile_and_keeps_it() -> None:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T1@1,0S:A[T]", hands=["M2 T4 H1"], advisors=advisors)
    build(state, "M2", "2,0", "W")
    assert state.view(1)["hands"][0][0] == {"tile": None, "kind": "tourist", "shown": False}
    state.events = []
    play(state, "substitute 1,0 T4")
    assert state.view(1)["hands"][0][0] == {"tile": "T4", "kind": "tourist", "shown": True}
    assert state.view(1)["hands"][0][1] == {"tile": None, "kind": "hipster", "shown": False}
    assert state.events[0] == (REVEAL, (1 << 30) - 1)


# Draws


def test_a_face_is_drawn_for_the_seat_that_draws() -> None:
    state = given(START, hands=["", "", "S1"], active=2)
    build(state, "S1", "0,1", "E")
    assert state.chance().audience == 1 << 2


def test_others_are_told_the_back_of_a_drawn_tile() -> None:
    state = given(START, hands=["T1", "S1"], top="mixed")
    build(state, "T1", "0,1", "E")
    draw(state, "tile M4")
    assert told(state, "drew", 0)[0].args == {"seat": 0, "tile": "M4"}
    assert told(state, "drew", 1) == []
    assert told(state, "drew_hidden", 1)[0].args == {"seat": 0, "tile_kind": "mixed"}
    assert state.redact((1, 1, 0, 0), 1) is None


def test_a_back_is_drawn_as_often_as_there_are_tiles_with_it() -> None:
    state = given(START, hands=["T1", "S1"], top="mixed")
    build(state, "T1", "0,1", "E")
    draw(state, "tile M4")
    chance = state.chance()
    assert chance.source == f"back#{state.drawn}"
    assert chance.weights == state.left == [7, 8, 8, 7, 7]
    assert chance.outcomes == [45, 46, 47, 48, 49]
    odds = Counter(state.sample(Random(seed)) for seed in range(3000))
    assert all(abs(odds[45 + kind] / 3000 - state.left[kind] / 37) < 0.03 for kind in range(5))
    assert prod(chance.weights) > 0


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_blinded_positions_are_loaded_as_they_were(viewer: int) -> None:
    dumped = table().blind(viewer).dump()
    loaded = GAME.load(json.loads(json.dumps(dumped)))
    assert loaded.dump() == dumped
    assert loaded.viewer == viewer


@pytest.mark.parametrize(("active", "plays"), [(0, True), (1, False)])
def test_that_the_entrepreneur_can_only_pass_shows_nobody_what_they_hold(active: int, plays: bool) -> None:
    """A copy cannot be substituted: a pass at once, on another's turn, would tell that the hand has nothing else."""
    hands = ["M2 H7", "M3"] if active == 0 else ["H7", "M2 M3"]
    advisors = ["entrepreneur", "hacker"]
    table = Table(GAME, {"advisors": "random"}, ["Anna", "Boris"])
    table.state = given("M1@0,0E T6@1,0S:A[TT]", players=2, active=active, hands=hands, advisors=advisors)
    texts = ["build M2", "cell 2,0", "road W"]
    for text in texts:
        table.play_text(active, text)
    assert table.state.asks(0).kind == "substitute"
    assert len(table.state.legal(0)) == 1
    assert (table.only_move(0) is not None) == plays

"""Barter, the smallest game: what a seat knows is exact."""

from collections import Counter
from itertools import permutations
from random import Random

from barter import GAME

from ludopolis.engine.check.perft import perft
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import SPECTATOR

DRAWS = 20_000


def tile_id(tile: int) -> str:
    return str(GAME.term("tile", tile))


def posterior(blinded: dict[str, object]) -> Counter[tuple[str, ...]]:
    """All ways to fill the unknown places, by enumeration of the tiles that are nowhere to be seen."""
    hands, suits, played = blinded["hands"], blinded["suits"], blinded["played"]
    assert isinstance(hands, list)
    assert isinstance(suits, list)
    assert isinstance(played, list)
    unknown = [place for place, tile in enumerate(hands) if tile == "?"]
    seen = {tile for tile in [*hands, *played] if tile}
    unseen = [tile for tile in range(12) if tile_id(tile) not in seen]
    ways: Counter[tuple[str, ...]] = Counter()
    for fill in permutations(unseen, len(unknown)):
        if all(tile & 1 == suits[place] for tile, place in zip(fill, unknown, strict=True)):
            ways[tuple(tile_id(tile) for tile in fill)] += 1
    return ways


def deviation(table: Table, viewer: int) -> float:
    """The largest distance of a frequency from its exact probability, in standard deviations."""
    blinded = table.state.blind(viewer)
    dumped = blinded.dump()
    unknown = [place for place, tile in enumerate(dumped["hands"]) if tile == "?"]
    exact = posterior(dumped)
    assert len(exact) > 3
    rng = Random(5)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        hands = blinded.determinize(rng).dump()["hands"]
        drawn[tuple(hands[place] for place in unknown)] += 1
    assert set(drawn) <= set(exact)
    p = 1 / len(exact)
    spread = float((DRAWS * p * (1 - p)) ** 0.5)
    return max(abs(drawn[way] - DRAWS * p) / spread for way in exact)


def test_a_rivals_first_hand_is_guessed_uniformly_within_its_suits() -> None:
    assert deviation(Table(GAME, {}, ["a", "b"], Dealer(2)), 0) < 4.2


def test_a_passed_tile_is_known_to_the_passer_and_the_rest_is_guessed() -> None:
    table = Table(GAME, {"rounds": 2}, ["a", "b"], Dealer(4))
    kept = table.state.dump()["hands"][1]
    table.play_text(0, "play 1")
    table.play_text(1, "play 1")
    while table.state.asks(0).kind == "return":
        pending = table.state.pending()
        table.play(pending.bit_length() - 1, 2)
    hands = table.state.blind(0).dump()["hands"]
    assert hands[2] == kept
    assert hands[3] == "?"
    assert deviation(table, 0) < 4.2


def test_the_spectator_sees_backs_only() -> None:
    view = Table(GAME, {}, ["a", "b", "c"], Dealer(1)).state.view(SPECTATOR)
    assert view["hands"] == ["?"] * 6
    assert set(view["suits"]) <= {0, 1}


def test_a_dry_bank_interrupts_the_gain() -> None:
    table = Table(GAME, {"rounds": 3}, ["a", "b"], Dealer(1))
    position = table.state.dump()
    position.update(bank=1, coins=[2, 3], hands=["sun_6", "sun_1", "moon_2", "moon_3"], suits=[0, 0, 1, 1])
    state = GAME.load({**position, "known": [1, 1, 2, 2], "played": []})
    state.play(0, 0)
    state.play(1, 0)
    assert state.dump()["coins"] == [3, 3]
    assert state.asks(0).kind == "return"
    assert state.legal(0) == [2, 3]
    state.play(0, 3)
    state.play(1, 2)
    # Two and one came back; five of the six coins were still to come, so the bank runs dry again.
    assert state.dump()["coins"] == [4, 2]
    assert state.asks(1).kind == "return"


def test_perft() -> None:
    assert [perft(GAME.new({}, 2), Dealer(1), depth) for depth in range(1, 6)] == [2, 4, 8, 16, 26]
    assert [perft(GAME.new({"rounds": 1}, 3), Dealer(1), depth) for depth in range(1, 5)] == [2, 4, 8, 8]


def test_unknown_tiles_are_shown_as_such() -> None:
    assert tile_id(UNKNOWN) == "?"

"""What `determinize` draws, compared with the exact odds: every deal and every choice that fits is written out."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, permutations, product
from random import Random

import pytest

from ginkgopolis.given import (
    CARDS,
    TILES,
    Side,
    asked,
    blind,
    determinize,
    draw,
    hand,
    load,
    play,
    table,
    table_data,
    tiles,
)
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import OWN_CARD, OWN_SIZE, OWN_TILE

Seen = tuple[str, ...]
samples = pytest.mark.parametrize("tries", [500, pytest.param(20_000, marks=[pytest.mark.slow, pytest.mark.compiled])])
"""A short test in every run, a long one when time does not matter."""


def assert_posterior(
    state: GinkgopolisState,
    viewer: int,
    look: Callable[[GinkgopolisState], Seen],
    worlds: Iterable[Seen],
    tries: int,
) -> None:
    """Determinizations show every world as often as it occurs among all that fit, and no others."""
    expected = Counter(worlds)
    total = expected.total()
    blinded = blind(state, viewer)
    dumped = blinded.dump()
    rng = Random(7)
    counts: Counter[Seen] = Counter()
    for trial in range(tries):
        guess = determinize(blinded, rng)
        counts[look(guess)] += 1
        if trial < 20:
            guess.audit()
            assert blind(guess, viewer).dump() == dumped
    assert look(state) in expected
    assert set(counts) <= set(expected)
    if tries > 20 * len(expected):
        assert set(counts) == set(expected)
    chi_square = 0.0
    for seen, weight in expected.items():
        mean = tries * weight / total
        chi_square += (counts[seen] - mean) ** 2 / mean
    # Five standard deviations above the mean of the distribution.
    freedom = len(expected) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@samples
def test_posterior_of_a_hand_passed_on_and_of_what_lies_face_down(tries: int) -> None:
    """Seat 1 is first and looks at what seat 0 has put down: B, C, D or the card it drew, with R8 or its other tile."""
    state = two_rounds()
    assert hand(state, 0) == ["B", "D", "R2"]
    assert state.view(1)["sides"][0]["hand"] == ["B", "C", "D"]
    unknown_cards = ["R2", "R3", "Y1", "Y2"]
    unknown_tiles = [TILES[tile] for tile in blind(state, 1).supply]
    assert len(unknown_tiles) == 1 + 1 + 6
    worlds = []
    for drawn in permutations(unknown_cards):
        for other in unknown_tiles:
            for card, tile in product(("B", "C", "D", drawn[0]), ("R8", other)):
                worlds.append((card, tile, drawn[0]))
    assert_posterior(state, 1, put_down, worlds, tries)


def put_down(guess: GinkgopolisState) -> Seen:
    """The card and the tile before seat 0, and the card it drew."""
    card = guess.own[OWN_CARD]
    held = [CARDS[one] for one in (card, *guess.hands[0])]
    drawn = next(one for one in held if one not in ("B", "C", "D"))
    return CARDS[card], TILES[guess.own[OWN_TILE]], drawn


def two_rounds() -> GinkgopolisState:
    """One round is played, the hands are exchanged, and both choose again; seat 1 has to decide what to take."""
    many = [f"{colour}{number}" for colour in "RBY" for number in (17, 18, 19)]
    sides = (
        Side(resources=2, supply=2, hand=list("EFGH"), tiles=["R8", "Y9"]),
        Side(resources=2, supply=11, hand=list("ABCD"), tiles=many),
    )
    data = table_data(2, *sides, supply=["B5"], deck=["R1", "R2", "R3", "Y1", "Y2"])
    data["shown"] = ["R8"]
    state = load(data)
    play(state, 0, "play E")
    play(state, 1, "play A")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    draw(state, "card R1", "card R2")
    assert (hand(state, 0), hand(state, 1)) == (["B", "C", "D", "R2"], ["F", "G", "H", "R1"])
    play(state, 0, "play C Y9")
    play(state, 1, "play F")
    assert asked(state, 1) == "take"
    return state


@samples
def test_posterior_of_cards_across_a_rebuild(tries: int) -> None:
    """The deck is rebuilt in the middle of a draw: old cards and new ones do not mix, and the discard pile is open.

    Seat 1 draws the last old card, seat 2 and seat 0 draw new ones. Seat 0 knows the three cards it passed to seat 1.
    The old card of seat 1 and the three that seat 1 passed to seat 2 are four cards that seat 0 has not seen.
    """
    sides = [Side(hand=list("ABCD")), Side(hand=list("EFGH")), Side(hand=list("IJKL"))]
    state = table(3, *sides, deck=["R1"])
    for seat, card in enumerate("AEI"):
        play(state, seat, f"play {card}")
    for seat in range(3):
        play(state, seat, "take resource")
    draw(state, "card R1")
    pile = state.dump()["deck"]["unseen"]
    assert sorted(pile) == sorted(["A", "E", "I", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "Y3"])
    draw(state, "card A", "card E", "card I", "card B1", "card B2", "card B3", "card Y3")
    draw(state, "card R2", "card R3")
    new = ["R2", "Y1", "Y2"]
    old = ["F", "G", "H", "R1"]
    assert (hand(state, 1), hand(state, 2)) == (["B", "C", "D", "R1"], ["F", "G", "H", "R2"])

    def look(guess: GinkgopolisState) -> Seen:
        drawn = [card for card in hand(guess, 1) if card not in ("B", "C", "D")]
        return *drawn, *hand(guess, 2)

    worlds = []
    for drawn in old:
        for fresh in permutations(new):
            cards = sorted([*(card for card in old if card != drawn), fresh[0]], key=CARDS.index)
            worlds.append((drawn, *cards))
    assert_posterior(state, 0, look, worlds, tries)


def refilled(**options: str) -> GinkgopolisState:
    """The supply has run out: seat 0 returned Y9 and seat 1 R4; B holds another tile, and seat 1 draws one again."""
    sides = (
        Side(resources=4, supply=3, tiles=["Y9", "R5"], hand=["A"]),
        Side(resources=2, supply=3, tiles=["R4", "R6"], hand=["F"]),
        Side(resources=2, hand=["D"], tiles=["Y6"]),
    )
    data = table_data(3, *sides, supply=["B5"], **options)  # type: ignore[arg-type]
    state = load(data)
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    play(state, 0, "return Y9", "done")
    play(state, 1, "return R4", "done")
    play(state, 2, "return Y6", "done")
    play(state, 1, "take tile")
    draw(state, "tile Y9")
    return state


def held_tiles(guess: GinkgopolisState) -> Seen:
    return (*tiles(guess, 0), "|", *tiles(guess, 1), "|", *[TILES[tile] for tile in sorted(guess.supply)])


def refilled_worlds(state: GinkgopolisState) -> list[Seen]:
    """Seat 2 knows the three returned tiles, and that it returned Y6 itself; who drew which it does not know.

    Seat 0 holds two tiles of the first supply and seat 1 one of them and one of the second; six were removed.
    """
    first = [TILES[tile] for tile in sorted([*state.removed, *state.behind[0], 5])]
    returned = ["R4", "Y6", "Y9"]
    worlds: list[Seen] = []
    for mine in combinations(first, 2):
        for other in first:
            if other not in mine:
                for drawn in returned:
                    theirs = sorted([other, drawn], key=TILES.index)
                    rest = [tile for tile in returned if tile != drawn]
                    worlds.append((*sorted(mine, key=TILES.index), "|", *theirs, "|", *rest))
    return worlds


@samples
def test_posterior_of_tiles_returned_drawn_again_and_removed(tries: int) -> None:
    state = refilled()
    assert (tiles(state, 0), tiles(state, 1), tiles(state, 2)) == (["R5", "B5"], ["R6", "Y9"], [])
    assert len(state.removed) == 6
    worlds = refilled_worlds(state)
    assert len(worlds) == 36 * 7 * 3
    assert_posterior(state, 2, held_tiles, worlds, tries)
    guess = determinize(blind(state, 2), Random(1))
    assert len(guess.removed) == 6
    assert not set(guess.removed) & set(state.returned)


@samples
def test_posterior_behind_closed_screens_is_the_same(tries: int) -> None:
    """Counts are not shown, but every gain was announced."""
    state = refilled(screens="closed")
    assert state.view(2)["sides"][0]["tiles"] is None
    assert_posterior(state, 2, held_tiles, refilled_worlds(state), tries)


@samples
def test_posterior_of_the_removed_tiles_before_the_supply_runs_out(tries: int) -> None:
    """Two tiles are left and six were removed unseen: the tile of seat 1 may be any of nine."""
    sides = (Side(resources=2, tiles=["R4"]), Side(resources=2, tiles=["Y9"]), Side(resources=2))
    state = table(3, *sides, supply=["B5", "B6"])
    unknown = [TILES[tile] for tile in blind(state, 0).supply]
    assert len(unknown) == 2 + 6 + 1
    assert "Y9" in unknown
    assert_posterior(state, 0, lambda guess: tuple(tiles(guess, 1)), [(tile,) for tile in unknown], tries)
    guess = determinize(blind(state, 0), Random(3))
    assert (guess.supply_left, len(guess.supply)) == (2, 8)


def drafting(players: int) -> GinkgopolisState:
    """The third pick: everybody always kept the first character of the packet."""
    state = GAME.new({"characters": "draft"}, players)
    assert isinstance(state, GinkgopolisState)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.legal(CHANCE)[0])
    for _ in range(2):
        for seat in range(players):
            state.play(seat, state.legal(seat)[0])
    assert state.asks(0).args == {"pick": 3}
    return state


def kept_by(guess: GinkgopolisState, seat: int, pick: int) -> str:
    return GAME.parts.character_ids[guess.drafted.index(8 * pick + seat)]


def packet_of(guess: GinkgopolisState, seat: int) -> list[str]:
    return [GAME.parts.character_ids[one] for one, place in enumerate(guess.drafted) if place == seat]


@samples
def test_posterior_of_packets_passed_on(tries: int) -> None:
    """Four players at the third pick. Seat 0 passed on three characters: seat 1 kept one, seat 2 holds the others."""
    state = drafting(4)
    ids = GAME.parts.character_ids
    passed = sorted([kept_by(state, 1, 2), *packet_of(state, 2)], key=ids.index)
    own = [kept_by(state, 0, 1), kept_by(state, 0, 2), *packet_of(state, 0), *packet_of(state, 1)]
    unseen = [name for name in ids if name not in passed and name not in own]
    assert len(unseen) == 27 - 3 - 6

    def look(guess: GinkgopolisState) -> Seen:
        return kept_by(guess, 1, 2), *packet_of(guess, 2), kept_by(guess, 1, 1)

    worlds = []
    for kept in passed:
        rest = [name for name in passed if name != kept]
        worlds += [(kept, *rest, first) for first in unseen]
    assert_posterior(state, 0, look, worlds, tries)


@samples
def test_posterior_of_another_packet_in_the_draft(tries: int) -> None:
    """The packet that seat 3 holds and what seat 3 kept second are any of the unseen characters."""
    state = drafting(4)
    unseen = [GAME.parts.character_ids[one] for one, place in enumerate(blind(state, 0).drafted) if place == -2]
    worlds = [(kept, *pair) for kept in unseen for pair in combinations([x for x in unseen if x != kept], 2)]
    counts = Counter(worlds)
    assert len(counts) == 18 * 17 * 16 // 2
    blinded = blind(state, 0)
    rng = Random(5)
    first: Counter[str] = Counter()
    for _ in range(tries):
        guess = determinize(blinded, rng)
        assert (kept_by(guess, 3, 2), *packet_of(guess, 3)) in counts
        first[kept_by(guess, 3, 2)] += 1
    mean = tries / 18
    assert sum((count - mean) ** 2 / mean for count in first.values()) < 17 + 5 * 34**0.5


def test_with_two_players_the_packet_comes_back_and_tells_what_was_kept() -> None:
    state = drafting(2)
    blinded = blind(state, 0)
    for seed in range(50):
        assert kept_by(determinize(blinded, Random(seed)), 1, 2) == kept_by(state, 1, 2)
        assert packet_of(determinize(blinded, Random(seed)), 1) == packet_of(state, 1)
    firsts = {kept_by(determinize(blinded, Random(seed)), 1, 1) for seed in range(600)}
    assert len(firsts) == 27 - 8 + 1


@samples
def test_posterior_of_hals_card_for_the_spectator(tries: int) -> None:
    """The deck ran out with Hal's card: it and the human's three are the four cards that no spectator has seen."""
    state = table(1, Side(hand=["K", "A", "B"]), Side(points=0), deck=5)
    play(state, 0, "play K", "take resource")
    names = state.dump()["deck"]["unseen"]
    draw(state, f"card {names[0]}", "tile Y4")
    if asked(state) == "token":
        play(state, 0, state.to_text(0, state.legal(0)[0]))
    while state.pending() == CHANCE:
        state.play(CHANCE, state.legal(CHANCE)[0])

    def look(guess: GinkgopolisState) -> Seen:
        return CARDS[guess.own[OWN_SIZE + OWN_CARD]], *hand(guess)

    worlds = [(hal, *sorted([card for card in names[1:] if card != hal], key=CARDS.index)) for hal in names[1:]]
    assert_posterior(state, SPECTATOR, look, worlds, tries)

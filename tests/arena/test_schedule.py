"""Schedules: exactly balanced seats, paired deals, everything from the seed."""

from collections import Counter
from itertools import islice
from math import comb

import pytest

from ludopolis.arena.schedule import Bout, challenge, lineups, paired, rotation, round_robin


def seats_taken(bouts: list[Bout]) -> Counter[tuple[str, int]]:
    return Counter((bot, seat) for bout in bouts for seat, bot in enumerate(bout.seats))


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abcd", 3), ("abcde", 4), ("ab", 5), ("abc", 4)])
def test_everybody_sits_on_every_seat_equally_often(bots: str, players: int) -> None:
    deals = comb(len(bots), players % len(bots) if players >= len(bots) else players)
    taken = seats_taken(list(islice(round_robin(list(bots), players, "7"), deals * players)))
    assert set(taken) == {(bot, seat) for bot in bots for seat in range(players)}
    assert len(set(taken.values())) == 1


def test_after_every_deal_nobody_has_had_a_seat_more_often_than_another() -> None:
    bouts = round_robin(["a", "b", "c", "d"], 3, "7")
    for _ in range(8):
        deal = list(islice(bouts, 3))
        taken = seats_taken(deal)
        assert len({(bout.deal, bout.cards, bout.luck) for bout in deal}) == 1
        assert deal[0].luck != deal[0].cards
        assert set(taken.values()) == {1}
        assert len(taken) == 9


def test_in_a_round_robin_every_pair_meets_equally_often() -> None:
    bouts = list(islice(round_robin(list("abcd"), 3, "7"), 4 * 3))
    met = Counter(
        frozenset((one, other)) for bout in bouts for one in bout.seats for other in bout.seats if one < other
    )
    assert len(met) == 6
    assert set(met.values()) == {6}


def test_the_challenger_sits_at_every_table_once() -> None:
    bouts = list(islice(challenge("x", ["a", "b", "c"], 3, "7"), 9))
    assert all(bout.seats.count("x") == 1 for bout in bouts)
    assert Counter(bout.seats.index("x") for bout in bouts) == {0: 3, 1: 3, 2: 3}
    assert Counter(bot for bout in bouts for bot in bout.seats) == {"x": 9, "a": 6, "b": 6, "c": 6}


def test_a_field_of_one_fills_the_table() -> None:
    bouts = islice(challenge("x", ["a"], 4, "7"), 8)
    assert {tuple(sorted(bout.seats)) for bout in bouts} == {("a", "a", "a", "x")}


def test_lineups() -> None:
    assert lineups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert lineups(["a", "b"], 2) == [["a", "b"]]
    assert lineups(["a", "b"], 3) == [["a", "b", "a"], ["a", "b", "b"]]
    assert lineups(["a", "b", "c"], 5) == [
        ["a", "b", "c", "a", "b"],
        ["a", "b", "c", "a", "c"],
        ["a", "b", "c", "b", "c"],
    ]
    assert lineups(["a"], 2) == [["a", "a"]]


def test_neighbours_change_from_deal_to_deal() -> None:
    bouts = list(islice(paired([list("abcd")], "7"), 4 * 30))
    left_of_a = Counter(bout.seats[bout.seats.index("a") - 3] for bout in bouts)
    assert set(left_of_a) == {"b", "c", "d"}


def test_the_seed_decides_everything() -> None:
    def games(seed: str) -> list[Bout]:
        return list(islice(round_robin(["a", "b", "c"], 3, seed), 30))

    assert games("1") == games("1")
    assert [bout.seats for bout in games("1")] != [bout.seats for bout in games("2")]
    assert not {bout.cards for bout in games("1")} & {bout.cards for bout in games("2")}
    assert len({bout.luck for bout in games("1") + games("2")}) == 20
    assert [bout.number for bout in games("1")] == list(range(30))
    assert [bout.deal for bout in games("1")] == [number // 3 for number in range(30)]


def test_a_rotation_has_a_deal_for_each_game() -> None:
    first, second, third = islice(rotation(["a", "b"], "s"), 3)
    assert first == Bout(0, 0, "s/0", "", ["a", "b"])
    assert second == Bout(1, 1, "s/1", "", ["b", "a"])
    assert third == Bout(2, 2, "s/2", "", ["a", "b"])
    assert [bout.seats for bout in islice(rotation(["a", "b", "c"], "s"), 3)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
    ]

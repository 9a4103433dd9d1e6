"""Games: the same however they are split into chunks; places and shares of their results."""

import pickle
from itertools import islice
from random import Random
from typing import Any

import pytest

from arena.given import result, venue
from ludopolis import registry
from ludopolis.arena.play import OtherRules, play
from ludopolis.arena.schedule import rotation, round_robin
from ludopolis.bots import Bot, RandomBot, make
from ludopolis.bots.match import Fault, Match, play_match, without
from ludopolis.engine.contract import State
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.scores import Results

LATE = fact("bot-timeout", seconds="1")


def test_chunks_change_nothing() -> None:
    bouts = list(islice(round_robin(["greedy", "random", "flat:4"], 2, "5"), 6))
    whole = play(venue(), bouts)
    assert play(venue(), bouts[:1]) + play(venue(), bouts[1:5]) + play(venue(), bouts[5:]) == whole
    assert play(venue(), bouts[::-1]) == whole[::-1]
    assert [game.number for game in whole] == list(range(6))


def test_the_games_of_a_deal_have_the_same_cards() -> None:
    """The opening draws come before anybody has decided anything: the same for both seatings, other ones next time."""
    games = play(venue(keep=True), list(islice(round_robin(["greedy", "random"], 2, "5"), 4)))

    def opening(record: str) -> list[str]:
        lines = record.splitlines()[1:]
        return lines[: next(i for i, line in enumerate(lines) if '"move"' in line)]

    first, second, third, _ = [opening(game.record) for game in games]
    assert len(first) >= 3
    assert first == second != third
    assert games[0].seats == games[1].seats[::-1]


class Wasteful(RandomBot):
    """Plays like `random`, but uses more random numbers."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        move = super().choose(state, seat, rng)
        rng.random()
        return move


def test_the_games_of_a_deal_differ_only_by_what_bots_do_differently() -> None:
    """Each seat has its own random numbers for each decision, whoever sits there, and however many were used before."""
    game = registry.find("happy_city")

    def moves(crew: list[Bot], luck: str) -> list[Any]:
        match = Match(game, {}, ["a", "b"], crew, "cards", luck)
        match.run()
        return [step[:2] for step in match.table.steps]

    mirrored = moves([Wasteful(), RandomBot()], "luck")
    assert mirrored == moves([RandomBot(), Wasteful()], "luck") == moves([RandomBot(), RandomBot()], "luck")
    assert mirrored != moves([RandomBot(), RandomBot()], "other luck")
    measured = venue()._replace(comparisons=2)
    first, second = play(measured, list(islice(round_robin(["flat:4", "flat:4"], 2, "5"), 2)))
    assert first.totals == second.totals
    assert first.luck == second.luck != (0.0, 0.0)


def test_a_rotation_plays_the_game_of_its_seed() -> None:
    (_, second) = play(venue(keep=True), list(islice(rotation(["greedy", "random"], "9"), 2)))
    table = play_match(registry.find("happy_city"), {}, ["random", "greedy"], [make("random"), make("greedy")], "9/1")
    assert second.record == table.record().to_text()
    assert second.totals == table.state.results().totals
    assert second.ending == table.state.ending()
    assert second.moves == sum("move" in entry for entry in table.entries)
    assert [sum(points.values()) for points in second.points] == second.totals


def test_records_are_kept_only_if_wanted() -> None:
    assert play(venue(), list(islice(rotation(["random", "random"], "9"), 1)))[0].record == ""


@pytest.mark.parametrize("other", [{"rules": 99}, {"components": "another"}])
def test_a_worker_with_other_rules_refuses(other: dict[str, str | int]) -> None:
    with pytest.raises(OtherRules) as wrong:
        play(venue()._replace(**other), [])  # type: ignore[arg-type]
    assert wrong.value.reason.kind == "other-rules"
    sent_home = pickle.loads(pickle.dumps(wrong.value))
    assert isinstance(sent_home, OtherRules)
    assert sent_home.reason == wrong.value.reason


# Places and shares


def test_places() -> None:
    assert result(0, "ab", [3, 7], [1]).places() == [1, 0]
    assert result(0, "abc", [5, 5, 1], [0]).places() == [0, 1, 2]  # a tie that the rules broke
    assert result(0, "abc", [5, 5, 1], [0, 1]).places() == [0, 0, 2]
    assert result(0, "abcd", [9, 4, 4, 2], [0]).places() == [0, 1, 1, 3]
    assert result(0, "ab", [9, 4, 50], [2]).places() == [0, 1]  # the automa won


def test_a_bot_that_lost_by_a_fault_is_last() -> None:
    assert result(0, "abc", [9, 4, 2], [1], [Fault(0, LATE, None)]).places() == [2, 0, 1]
    both = [Fault(0, LATE, None), Fault(2, LATE, None)]
    assert result(0, "abc", [9, 4, 2], [1], both).places() == [1, 0, 1]


def test_shares() -> None:
    game = result(0, "abc", [5, 5, 1], [0, 1])
    assert [game.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert result(0, "a", [5], []).share(0) == 0.0


def test_the_winners_without_seats_that_cannot_win() -> None:
    assert without(Results([9, 4, 2], [0]), []) == Results([9, 4, 2], [0])
    assert without(Results([9, 4, 2], [0]), [1]) == Results([9, 4, 2], [0])
    assert without(Results([9, 4, 2], [0]), [0]) == Results([9, 4, 2], [1])
    assert without(Results([9, 4, 4], [0]), [0]) == Results([9, 4, 4], [1, 2])
    assert without(Results([9, 9, 4], [0, 1]), [0]) == Results([9, 9, 4], [1])
    assert without(Results([9, 4], [0]), [0, 1]) == Results([9, 4], [])
    assert without(Results([9], []), [0]) == Results([9], [])

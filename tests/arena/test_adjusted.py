"""Results without luck: their expectation is that of the results, whatever the value function, and they vary less."""

from collections.abc import Iterator
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import pytest
from barter import GAME as BARTER

from arena.given import result
from ludopolis import bots
from ludopolis.arena.adjusted import Adjuster, without_luck
from ludopolis.arena.sequential import NO, OPEN, YES, Claim, NormalTest
from ludopolis.coach import luck, prospects
from ludopolis.coach.luck import LuckMeter
from ludopolis.coach.prospects import Prospect
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Chance, Dealer

pytestmark = pytest.mark.slow

OPTIONS = BARTER.complete({}, 2)
EVERY_OUTCOME = 56
"""So many outcomes has a draw of Barter's last round."""
LAST_ROUND = "2"
"""The seed of a game whose last draws decide it."""


class Undecided(Exception):
    """A draw that the script does not know."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance = chance


class Script(Dealer):
    """Deals what it was given, then stops."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__("script")
        self.left = list(outcomes)

    def deal(self, chance: Chance) -> int:
        if not self.left:
            raise Undecided(chance)
        return self.left.pop(0)


def every_game(start: Table, outcomes: tuple[int, ...] = (), share: float = 1.0) -> Iterator[tuple[Table, float]]:
    """All games that may come of a position, with their probabilities. Who plays always plays the same."""
    try:
        yield played(start, outcomes), share
    except Undecided as open_draw:
        chance = open_draw.chance
        total = sum(chance.weights)
        for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
            yield from every_game(start, (*outcomes, outcome), share * weight / total)


def played(start: Table, outcomes: tuple[int, ...]) -> Table:
    """The game with these draws. The second seat plays well, the first always its first tile."""
    table = Table(BARTER, OPTIONS, ["first", "good"], Script(outcomes), position=start.state.dump())
    while (pending := table.state.pending()) != 0:
        seat = lowest_seat(pending)
        blinded = table.state.blind(seat)
        moves = blinded.legal(seat)
        table.play(seat, moves[0] if seat == 0 else bots.GreedyBot().choose(blinded, seat, Random(1)))
    return table


def last_round() -> Table:
    """A game of Barter before its last draws."""
    table = Table(BARTER, OPTIONS, ["first", "good"], Dealer(LAST_ROUND))
    while (pending := table.state.pending()) != 0:
        before = Table(BARTER, OPTIONS, ["first", "good"], position=table.state.dump())
        state: Any = table.state
        if state.round == state.rounds - 2 and bin(pending).count("1") == 1:
            return before
        table.play(lowest_seat(pending), table.state.legal(lowest_seat(pending))[0])
    raise AssertionError


def nonsense(self: prospects.Prospects, states: list[State]) -> list[Prospect]:
    """A value function that knows nothing: any number for any position."""
    found: list[Prospect] = []
    for state in states:
        one = Random(state.digest()).random()
        found.append(Prospect([one, 1.0 - one], [0.0, 0.0]))
    return found


@pytest.mark.parametrize("judge", ["hand", "nonsense"])
def test_the_luck_of_all_games_that_may_come_is_nothing(judge: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the mean of the results without luck is the true mean, however much of the luck is taken off."""
    meter = LuckMeter(BARTER, 2, OPTIONS, EVERY_OUTCOME)
    monkeypatch.setattr(luck, "new_seed", lambda rng: 7)
    if judge == "nonsense":
        monkeypatch.setattr(prospects.Prospects, "values", nonsense)
    games = list(every_game(last_round()))
    assert len(games) > 20
    assert sum(share for _, share in games) == pytest.approx(1.0)
    lucks = [meter.luck(table.record(), "1") for table, _ in games]
    assert max(abs(gained[0]) for gained in lucks) > 0.05
    wins = [prospects.outcome(table.state.results(), 2).shares for table, _ in games]
    truth = sum(share * won[0] for (_, share), won in zip(games, wins, strict=True))
    assert 0.0 < truth < 1.0
    for factor in (1.0, 0.4):
        adjusted = [won[0] - factor * gained[0] for won, gained in zip(wins, lucks, strict=True)]
        found = sum(share * one for (_, share), one in zip(games, adjusted, strict=True))
        assert found == pytest.approx(truth, abs=1e-9)


@pytest.mark.parametrize("comparisons", [3, EVERY_OUTCOME])
def test_luck_is_nothing_on_average_whatever_it_is_compared_with(comparisons: int) -> None:
    """Samples, and what follows a draw, have luck of their own: over some seeds luck is zero within its error."""
    meter = LuckMeter(BARTER, 2, OPTIONS, comparisons)
    games = list(every_game(last_round()))
    means: list[float] = []
    for look in range(3):
        lucks = [meter.luck(table.record(), f"{look}/{at}")[0] for at, (table, _) in enumerate(games)]
        means.append(sum(share * gained for (_, share), gained in zip(games, lucks, strict=True)))
    mean = sum(means) / len(means)
    error = sqrt(sum((one - mean) ** 2 for one in means) / (len(means) - 1) / len(means))
    assert 0.0 < error < 0.05
    assert abs(mean) < 4 * error


DEALS = [(1.0, 0.4, 0.3), (0.5, -0.1, 0.3), (0.0, -0.225, 0.4)]
"""Score, luck and probability of a deal; the mean luck is zero."""


def test_the_factor_comes_from_earlier_deals_so_the_mean_is_exactly_the_true_one() -> None:
    assert sum(luck * share for _, luck, share in DEALS) == pytest.approx(0.0)
    truth = sum(score * share for score, _, share in DEALS)
    total = 0.0
    for run in product(DEALS, repeat=5):
        adjuster = Adjuster()
        likely = 1.0
        for _, _, share in run:
            likely *= share
        total += likely * sum(adjuster.add(score, luck) for score, luck, _ in run) / len(run)
    assert total == pytest.approx(truth, abs=1e-12)


def test_what_luck_explains_is_gone_and_what_it_does_not_stays() -> None:
    rng = Random(4)
    places = []
    for number in range(800):
        luck = rng.gauss(0, 0.35)
        won = 0 if luck + rng.gauss(0.1, 0.12) > 0 else 1
        places.append((result(number, "ab", [1, 0], [won], deal=number)._replace(luck=(luck, -luck)), 0))
    found = without_luck(places)
    plain = sum(game.share(0) for game, _ in places) / len(places)
    assert found["needed"] < 0.6
    assert abs(found["rate"] - plain) < 0.05
    assert found["plain"]["low"] < found["low"] < found["rate"] < found["high"] < found["plain"]["high"]
    blind = [(game._replace(luck=(rng.gauss(0, 1), 0.0)), seat) for game, seat in places]
    assert 0.97 < without_luck(blind)["needed"] < 1.05


# The test of results without luck

CLAIM = Claim(floor=0.6, indifference=0.1, alpha=0.05, beta=0.05)


def half_luck(rng: Random, share: float) -> float:
    """A game whose luck is known by half."""
    luck = rng.random() - 0.5
    return float(rng.random() < share + 0.6 * luck) - 0.6 * luck


def pair(rng: Random, share: float) -> float:
    return (half_luck(rng, share) + half_luck(rng, share)) / 2


def rare(rng: Random, share: float) -> float:
    """Mostly the same, now and then far away."""
    return share + (rng.gauss(0, 0.05) if rng.random() < 0.9 else rng.gauss(0, 0.6))


@pytest.mark.parametrize("deal", [half_luck, pair, rare])
def test_how_often_the_test_errs(deal: Any) -> None:
    rng = Random(11)
    runs = 300
    wrong = {0.6: 0, 0.7: 0}
    for share in wrong:
        for _ in range(runs):
            test = NormalTest(CLAIM)
            while test.verdict == OPEN:
                test.add(deal(rng, share))
            wrong[share] += test.verdict == (YES if share == 0.6 else NO)
    assert all(count <= 0.05 * runs + 3 * sqrt(runs * 0.05 * 0.95) for count in wrong.values()), wrong


def test_less_variance_needs_fewer_deals_and_few_deals_say_nothing() -> None:
    rng = Random(5)

    def deals(spread: float) -> int:
        test = NormalTest(CLAIM)
        while test.verdict == OPEN:
            test.add(rng.gauss(0.75, spread))
        assert test.verdict == YES
        return len(test.path) - 1

    assert sum(deals(0.2) for _ in range(20)) * 2 < sum(deals(0.5) for _ in range(20))
    sure = NormalTest(CLAIM)
    assert [sure.add(1.0) for _ in range(20)] == [OPEN] * 19 + [YES]

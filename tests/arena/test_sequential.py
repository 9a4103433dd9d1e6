"""The sequential test: Wald's boundaries and ratios, and how often it errs."""

from collections.abc import Callable
from math import log
from random import Random

import pytest

from ludopolis.arena.sequential import NO, OPEN, YES, Claim, SequentialTest, tilt

CLAIM = Claim(floor=0.7, indifference=0.1, alpha=0.05, beta=0.05)


def test_the_boundaries_are_walds() -> None:
    assert Claim(0.5, 0.1, 0.05, 0.10).bounds() == pytest.approx((log(0.10 / 0.95), log(0.90 / 0.05)))
    assert CLAIM.bounds() == pytest.approx((-2.94444, 2.94444), abs=1e-5)


@pytest.mark.parametrize("deals", [[1, 1, 1], [0, 0], [1, 0, 1, 1, 0, 1, 1, 1], [0, 1] * 20])
def test_for_single_games_the_ratio_is_walds(deals: list[int]) -> None:
    test = SequentialTest(CLAIM)
    for deal in deals:
        test.add(float(deal))
    wins = sum(deals)
    expected = wins * log(0.8 / 0.7) + (len(deals) - wins) * log(0.2 / 0.3)
    assert test.path[-1] == pytest.approx(expected, abs=2e-3)
    assert len(test.path) == len(deals) + 1


def test_the_tilted_weights_have_the_share_asked_for() -> None:
    seen = {0.0: 3.0, 0.5: 10.0, 1.0: 7.0}
    for share in (0.3, 0.6, 0.9):
        x = tilt(seen, share)
        weights = {value: count / 20 / (1 + x * (value - share)) for value, count in seen.items()}
        assert sum(weights.values()) == pytest.approx(1)
        assert sum(value * weight for value, weight in weights.items()) == pytest.approx(share)
    assert tilt(seen, 0.6) == pytest.approx(0, abs=1e-9)


def test_deals_that_cancel_their_luck_say_more_than_single_games() -> None:
    """Pairs that give 3/4 every time leave less doubt about 3/4 than games of which three in four are won."""
    claim = Claim(0.5, 0.1, 0.05, 0.05)
    pairs, games = SequentialTest(claim), SequentialTest(claim)
    for _ in range(5):
        for score in (0.75, 0.75):
            pairs.add(score)
        for score in (1.0, 1.0, 1.0, 0.0):
            games.add(score)
    assert pairs.path[-1] > games.path[-1] > 0


def test_the_verdict_does_not_change() -> None:
    test = SequentialTest(CLAIM)
    verdicts = [test.add(1.0) for _ in range(23)]
    assert verdicts[:22] == [OPEN] * 22  # 22 · log(0.8 / 0.7) = 2.938, still below 2.944
    assert verdicts[22] == YES
    assert [test.add(0.0) for _ in range(40)][-1] == YES
    assert test.path[-1] < 0


def test_each_verdict_comes_at_its_boundary() -> None:
    test = SequentialTest(Claim(0.7, 0.1, 0.05, 0.20))
    losses = [test.add(0.0) for _ in range(4)]
    assert losses == [OPEN] * 3 + [NO]  # log(0.2 / 0.95) = -1.558 lies between 3 and 4 times log(0.2 / 0.3)
    wins = SequentialTest(Claim(0.7, 0.1, 0.05, 0.20))
    assert [wins.add(1.0) for _ in range(21)] == [OPEN] * 20 + [YES]  # log(0.8 / 0.05) = 2.773


def independent(rng: Random, share: float) -> float:
    return ((rng.random() < share) + (rng.random() < share)) / 2


def alike(rng: Random, share: float) -> float:
    """Both games of a deal go the same way half of the time: treated as single games they would claim too much."""
    return float(rng.random() < share) if rng.random() < 0.5 else independent(rng, share)


def opposed(rng: Random, share: float) -> float:
    """The luck of one game is the bad luck of the other."""
    luck = rng.random()
    return ((luck < share) + ((luck + 0.5) % 1 < share)) / 2


@pytest.mark.slow
@pytest.mark.parametrize("deal", [independent, alike, opposed])
@pytest.mark.parametrize(("share", "right", "wrong"), [(0.7, NO, YES), (0.8, YES, NO)])
def test_it_errs_no_more_often_than_allowed(
    deal: Callable[[Random, float], float], share: float, right: str, wrong: str
) -> None:
    rng = Random("errors")
    verdicts = []
    for _ in range(100):
        test = SequentialTest(CLAIM)
        for _ in range(400):
            if test.add(deal(rng, share)) != OPEN:
                break
        verdicts.append(test.verdict)
    # 5 in 100 are allowed; 12 or more would come by chance once in 200 times.
    assert verdicts.count(wrong) < 12
    assert verdicts.count(right) > 85

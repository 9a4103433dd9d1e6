"""The dealer: one fixed order per source, right odds, no re-roll."""

from collections import Counter
from itertools import permutations
from random import Random

from ludopolis.engine.values.chance import Chance, Dealer, below
from ludopolis.engine.values.events import EVERYONE


def draw(dealer: Dealer, source: str, outcomes: list[int], weights: list[int] | None = None) -> int:
    return dealer.deal(Chance(source, EVERYONE, outcomes, weights or [1] * len(outcomes)))


def test_the_same_dealer_gives_the_same_deck_whatever_was_asked_between() -> None:
    plain, busy = Dealer(7), Dealer(7)
    deck = list(range(20))
    order = []
    for _ in range(20):
        draw(busy, "other#0", list(range(50)))
        card = draw(plain, "deck#0", deck)
        assert draw(busy, "deck#0", deck) == card
        deck.remove(card)
        order.append(card)
    assert sorted(order) == list(range(20)) != order


def test_an_item_that_left_is_skipped_and_the_rest_keeps_its_order() -> None:
    dealer = Dealer("seed")
    deck = list(range(10))
    order = []
    while deck:
        order.append(draw(dealer, "deck#0", deck))
        deck.remove(order[-1])
    without = [card for card in range(10) if card != order[3]]
    again = []
    while without:
        again.append(draw(dealer, "deck#0", without))
        without.remove(again[-1])
    assert again == [card for card in order if card != order[3]]


def test_a_new_shuffle_is_a_new_order() -> None:
    firsts = {tuple(draw(Dealer(seed), f"deck#{shuffle}", list(range(30))) for shuffle in (0, 1)) for seed in range(40)}
    assert sum(first == second for first, second in firsts) < 8


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        dealer, deck, order = Dealer(seed), [0, 1, 2], []
        while deck:
            order.append(draw(dealer, "deck#0", deck))
            deck.remove(order[-1])
        counts[tuple(order)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(abs(count - 1000) < 130 for count in counts.values()), counts


def test_weights_are_odds() -> None:
    counts = Counter(draw(Dealer(seed), "top#0", [4, 9], [1, 3]) for seed in range(4000))
    assert abs(counts[9] - 3000) < 120, counts


def test_below_is_uniform_and_in_range() -> None:
    rng = Random(1)
    counts = Counter(below(rng, 5) for _ in range(5000))
    assert set(counts) == {0, 1, 2, 3, 4}
    assert all(abs(count - 1000) < 130 for count in counts.values())

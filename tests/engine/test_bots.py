"""Bots: names, fairness of what they are given, and that searching pays."""

from random import Random

import pytest
from barter import GAME

from ludopolis.bots import Bot, FlatBot, make
from ludopolis.bots.bot import UnknownBot
from ludopolis.bots.match import play_match
from ludopolis.engine.game import State


@pytest.mark.parametrize("spec", ["clever", "flat:", "flat:x", "flat:0", "random:3", "greedy:2", ""])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    if spec == "flat:":
        assert isinstance(make(spec), FlatBot)
        return
    with pytest.raises(UnknownBot):
        make(spec)


def test_the_budget_is_part_of_the_name() -> None:
    bot = make("flat:75")
    assert isinstance(bot, FlatBot)
    assert bot.playouts == 75


class Witness(Bot):
    """Plays at random and looks at what it was given."""

    def __init__(self) -> None:
        self.viewers: set[int] = set()
        self.hidden = True

    def choose(self, state: State, seat: int, rng: Random) -> int:
        self.viewers.add(state.viewer)
        hands = state.dump()["hands"]
        self.hidden &= "?" in hands or state.asks(seat).kind == "return"
        return rng.choice(state.legal(seat))


def test_a_bot_never_holds_the_true_state() -> None:
    witness = Witness()
    play_match(GAME, {"rounds": 1}, ["w", "r"], [witness, make("random")], "seed")
    assert witness.viewers == {0}
    assert witness.hidden


def test_the_same_seed_gives_the_same_game() -> None:
    def record(seed: str) -> str:
        bots = [make("flat:30"), make("random")]
        return play_match(GAME, {}, ["flat", "random"], bots, seed).record().to_text()

    assert record("a") == record("a")
    assert record("a") != record("b")


def test_flat_monte_carlo_beats_random() -> None:
    wins = 0.0
    for game in range(120):
        names = ["flat", "random"] if game % 2 else ["random", "flat"]
        bots = [make("flat:40" if name == "flat" else name) for name in names]
        winners = play_match(GAME, {}, names, bots, str(game)).state.results().winners
        wins += (names.index("flat") in winners) / len(winners)
    assert wins > 72, wins

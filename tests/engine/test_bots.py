"""Bots: names, fairness of what they are given, and that searching pays."""

from random import Random

import pytest
from barter import GAME

from ludopolis.bots import Bot, Budget, FlatBot, make
from ludopolis.bots.bot import UnknownBot
from ludopolis.bots.match import play_match
from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer

NO_BOTS = ["clever", "flat:", "flat:x", "flat:0", "flat:0s", "flat:-1", "flat:1e3", "flat:2 s", "flat:1:2"]


@pytest.mark.parametrize("spec", [*NO_BOTS, "random:3", "greedy:2", "random:", "", ":", "cmd:true"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make(spec)


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [("flat", 200, 0.0), ("flat:75", 75, 0.0), ("flat:2s", 0, 2.0), ("flat:0.25s", 0, 0.25)],
)
def test_the_budget_is_part_of_the_name(spec: str, iterations: int, seconds: float) -> None:
    bot = make(spec)
    assert isinstance(bot, FlatBot)
    assert (bot.budget.iterations, bot.budget.seconds) == (iterations, seconds)


def test_a_budget_of_iterations_is_used_up() -> None:
    budget = Budget(10)
    budget.start()
    assert budget.used(5) == 0.5
    assert budget.used(10) == 1.0


def test_a_budget_of_seconds_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [5.0]
    monkeypatch.setattr("ludopolis.bots.budget.perf_counter", lambda: clock[0])
    budget = Budget(0, 2.0)
    budget.start()
    clock[0] = 6.0
    assert budget.used(10**9) == 0.5
    clock[0] = 7.0
    assert budget.used(1) == 1.0


def test_of_iterations_and_seconds_what_ends_first_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [5.0]
    monkeypatch.setattr("ludopolis.bots.budget.perf_counter", lambda: clock[0])
    budget = Budget(10).within(2.0)
    budget.start()
    assert budget.used(7) == 0.7
    clock[0] = 6.8
    assert budget.used(7) == pytest.approx(0.9)


def test_a_bot_without_time_still_tries_every_move_once() -> None:
    table = Table(GAME, {}, ["a", "b"], Dealer("1"))
    bot = FlatBot(Budget(0, 1e-9))
    assert bot.choose(table.state.blind(0), 0, Random(1)) in table.state.legal(0)


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


@pytest.mark.compiled
def test_flat_monte_carlo_beats_random() -> None:
    wins = 0.0
    for game in range(120):
        names = ["flat", "random"] if game % 2 else ["random", "flat"]
        bots = [make("flat:40" if name == "flat" else name) for name in names]
        winners = play_match(GAME, {}, names, bots, str(game)).state.results().winners
        wins += (names.index("flat") in winners) / len(winners)
    assert wins > 72, wins

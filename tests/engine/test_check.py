"""The contract check finds what it is there to find: each law, broken once."""

from random import Random

import pytest
from barter import GAME
from barter.game import Barter
from barter.state import BarterState

from ludopolis.engine.chance import CHANCE, Chance
from ludopolis.engine.check import check, check_setting
from ludopolis.engine.events import Event
from ludopolis.engine.facts import BrokenLaw, Fact, fact
from ludopolis.engine.game import Data, Results
from ludopolis.engine.schedule import Setting


def test_barter_keeps_the_contract() -> None:
    checked = list(check(GAME))
    assert {game.setting.players for game in checked} == {2, 3}
    assert {game.setting.options["rounds"] for game in checked} == {1, 2}
    assert all(game.ending == "rounds" and game.positions > 0 for game in checked)


def test_pairs_cover_every_pair() -> None:
    pairs = {(game.setting.players, game.setting.options["rounds"]) for game in check(GAME, pairs=True)}
    assert pairs == {(2, 1), (2, 2), (3, 1), (3, 2)}


def test_every_fact_is_heard() -> None:
    heard: set[str] = set()
    for index in range(6):
        setting = Setting(3, {"rounds": 3})
        check_setting(GAME, setting, str(index), lambda prefix, told: heard.add(f"{prefix}-{told.kind}"))
    assert heard >= {"ask-choose", "ask-return", "move-play", "move-return", "why-not_asked_to_return", "line-player"}
    assert heard >= {"event-gained", "event-drew_hidden", "score-coins", "ending-rounds", "why-bad-notation"}


class LegalTwice(BarterState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal + legal[-1:] if seat != CHANCE else legal


class SilentRefusal(BarterState):
    def refusal(self, seat: int, move: int) -> Fact:
        return None  # type: ignore[return-value]


class CoinsFromNowhere(BarterState):
    def run(self) -> None:
        super().run()
        self.coins[0] += 1


class SharedClone(BarterState):
    def clone(self) -> BarterState:
        new = super().clone()
        new.choice = self.choice
        return new


class SameText(BarterState):
    def to_text(self, seat: int, move: int) -> str:
        return super().to_text(seat, move) if seat == CHANCE else "play"


class ForgetfulDump(BarterState):
    def dump(self) -> Data:
        return {**super().dump(), "coins": [0] * self.players, "bank": 6}


class LeakyBlind(BarterState):
    def blind(self, viewer: int) -> BarterState:
        new = super().blind(viewer)
        new.hand = self.hand[:]
        return new

    def view(self, viewer: int) -> Data:
        return {**super().view(viewer), "hands": [None if tile < 0 else tile for tile in self.hand]}


class OpenChoice(BarterState):
    def blind(self, viewer: int) -> BarterState:
        new = super().blind(viewer)
        new.choice = self.choice[:]
        return new

    def view(self, viewer: int) -> Data:
        return {**super().view(viewer), "choices": self.choice[:]}


class ChattyDraw(BarterState):
    def redact(self, event: Event, viewer: int) -> Event | None:
        return event


class SeeThroughView(BarterState):
    def view(self, viewer: int) -> Data:
        return {**super().view(viewer), "secret": sum(self.hand)}


class LazyGuess(BarterState):
    def determinize(self, rng: Random) -> BarterState:
        return self.clone()


class OrderMatters(BarterState):
    def play(self, seat: int, move: int) -> None:
        if seat != CHANCE and self.todo[-2] == 2:
            self.dealt = 10 * self.dealt + seat
        super().play(seat, move)


class GenerousTotals(BarterState):
    def results(self) -> Results:
        totals, winners = super().results()
        return Results([total + 1 for total in totals], winners)


class NeverOver(BarterState):
    def ending(self) -> str:
        return "tired"


class WildSample(BarterState):
    def sample(self, rng: Random) -> int:
        return 99


class GlobalDice(BarterState):
    def turn(self) -> int:
        import random

        return self.round + random.randrange(2)

    def dump(self) -> Data:
        return {**super().dump(), "noise": self.turn()}


class WrongSource(BarterState):
    def chance(self) -> Chance:
        return super().chance()._replace(outcomes=[0], weights=[1])


class OneSource(BarterState):
    def chance(self) -> Chance:
        return super().chance()._replace(source="bag#0")


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (LegalTwice, "legal: ascending"),
        (SilentRefusal, "why_not: a reason"),
        (CoinsFromNowhere, "coins:"),
        (SharedClone, "clone: playing on a copy"),
        (SameText, "notation: different moves"),
        (ForgetfulDump, "load:|clone:|withdraw|record|coins"),
        (LeakyBlind, "audience:"),
        (OpenChoice, "secrets:|blind: shows"),
        (ChattyDraw, "audience:"),
        (SeeThroughView, "audience:"),
        (LazyGuess, "determinize:"),
        (OrderMatters, "simultaneous:"),
        (GenerousTotals, "sheet: the lines add up"),
        (NeverOver, "ending:"),
        (OneSource, "source:"),
        (WildSample, "sample:"),
        (WrongSource, "chance: its outcomes"),
    ],
)
def test_a_broken_law_is_named(broken: type[BarterState], law: str) -> None:
    class BrokenBarter(Barter):
        position = broken

    def check_often() -> None:
        for index in range(12):
            check_setting(BrokenBarter(), Setting(3, {"rounds": 3}), str(index))

    with pytest.raises(BrokenLaw, match=law):
        check_often()


def test_a_game_that_listens_to_the_global_dice_is_found() -> None:
    class Dicey(Barter):
        position = GlobalDice

    with pytest.raises(BrokenLaw):
        list(check(Dicey()))


def test_reasons_are_facts() -> None:
    state = GAME.new({}, 2)
    assert state.why_not(0, 0) == fact("not-your-decision", seat=0)
    assert state.why_not(CHANCE, 0) == fact("impossible-outcome")

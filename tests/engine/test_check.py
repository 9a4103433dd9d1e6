"""The contract check finds what it is there to find: each law, broken once."""

from random import Random
from typing import Any

import pytest
from barter import GAME
from barter.game import Barter
from barter.judgement import BarterFeatures
from barter.knowledge import BarterKnowledge
from barter.rules import BarterState
from barter.speech import BarterSpeech

from ludopolis.engine.check import check, check_setting, unchecked
from ludopolis.engine.check.law import where_different
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.values.chance import CHANCE, Chance
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.engine.values.facts import BrokenLaw, Fact, fact
from ludopolis.engine.values.fields import field_names
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results
from ludopolis.terminal.template.game.game import SampleGame
from ludopolis.terminal.template.game.rules import SampleGameState
from ludopolis.terminal.template.game.speech import SampleGameSpeech


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


class SilentRefusal(BarterSpeech):
    def refusal(self, state: BarterState, seat: int, move: int) -> Fact:
        return None  # type: ignore[return-value]


class CoinsFromNowhere(BarterState):
    def run(self) -> None:
        super().run()
        self.coins[0] += 1


class SharedClone(BarterState):
    def clone(self) -> "SharedClone":
        new = super().clone()
        new.choice = self.choice
        return new


class ForgottenField(BarterState):
    def __init__(self) -> None:
        super().__init__()
        self.moves_made = 0

    def clone(self) -> "ForgottenField":
        new = super().clone()
        new.moves_made = 0
        return new

    def play(self, seat: int, move: int) -> None:
        self.moves_made += 1
        super().play(seat, move)


class SharedInside(BarterState):
    """Shares a list inside a list, and writes to it."""

    def __init__(self) -> None:
        super().__init__()
        self.piles: list[list[int]] = [[1]]

    def clone(self) -> "SharedInside":
        new = super().clone()
        new.piles = self.piles[:]
        return new

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.piles[0][0] += 1


class ForgottenInDump(BarterState):
    """Goes by a field that the dump does not have."""

    def __init__(self) -> None:
        super().__init__()
        self.moves_made = 0

    def play(self, seat: int, move: int) -> None:
        self.moves_made += 1
        super().play(seat, move)

    def turn(self) -> int:
        return self.moves_made


class ForgottenInFill(BarterKnowledge):
    def fill(self, state: BarterState, reader: DumpReader) -> None:
        super().fill(state, reader)
        state.dealt = 0


class LoudDraw(BarterState):
    """Tells everybody what was drawn for one."""

    def tell_drawn(self, audience: int, seat: int, tile: int) -> None:
        super().tell_drawn(EVERYONE, seat, tile)


class LoudPass(BarterState):
    """Tells everybody which tile was passed on."""

    def tell_passed(self, audience: int, seat: int, left: int, tile: int) -> None:
        super().tell_passed(EVERYONE, seat, left, tile)


class BackwardTurn(BarterState):
    def turn(self) -> int:
        return 9 - self.round


class PeepingView(BarterKnowledge):
    """Shows a tile that blind hides, whoever drew it and when."""

    def view(self, state: BarterState, viewer: int) -> Data:
        return {**super().view(state, viewer), "first": state.hand[0] if state.pending() != CHANCE else 0}


class PeepingWords(BarterSpeech):
    def position(self, state: BarterState, viewer: int) -> list[Fact]:
        return [*super().position(state, viewer), fact("round", round=state.hand[0], bank=0)]


class MeddlingPolicy(Judge[BarterState]):
    def policy(self, state: BarterState, seat: int, legal: list[int], rng: Random) -> int:
        state.coins[0] += 1
        return legal[0]


class SameText(BarterSpeech):
    def to_text(self, state: BarterState, seat: int, move: int) -> str:
        return super().to_text(state, seat, move) if seat == CHANCE else "play"


class ForgetfulDump(BarterKnowledge):
    def dump(self, state: BarterState) -> Data:
        return {**super().dump(state), "coins": [0] * state.players, "bank": 6}


class LeakyBlind(BarterKnowledge):
    def blind(self, state: BarterState, viewer: int) -> BarterState:
        twin = super().blind(state, viewer)
        twin.hand = state.hand[:]
        return twin

    def view(self, state: BarterState, viewer: int) -> Data:
        return {**super().view(state, viewer), "hands": [None if tile < 0 else tile for tile in state.hand]}


class OpenChoice(BarterKnowledge):
    def blind(self, state: BarterState, viewer: int) -> BarterState:
        twin = super().blind(state, viewer)
        twin.choice = state.choice[:]
        return twin

    def view(self, state: BarterState, viewer: int) -> Data:
        return {**super().view(state, viewer), "choices": state.choice[:]}


class ChattyDraw(BarterKnowledge):
    def redact(self, state: BarterState, event: Event, viewer: int) -> Event | None:
        return event


class SeeThroughView(BarterKnowledge):
    def view(self, state: BarterState, viewer: int) -> Data:
        return {**super().view(state, viewer), "secret": sum(state.hand)}


class LazyGuess(BarterKnowledge):
    def determinize(self, state: BarterState, rng: Random) -> BarterState:
        return state.clone()


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


class NoisyDump(BarterKnowledge):
    def dump(self, state: BarterState) -> Data:
        return {**super().dump(state), "noise": state.turn()}


class WrongSource(BarterState):
    def chance(self) -> Chance:
        return super().chance()._replace(outcomes=[0], weights=[1])


class OneSource(BarterState):
    def chance(self) -> Chance:
        return super().chance()._replace(source="bag#0")


class MeddlingJudge(Judge[BarterState]):
    def value(self, state: BarterState, seat: int) -> float:
        state.round += 1
        return 0.0


class GroundlessReason(Judge[BarterState]):
    def causes(
        self, turn: tuple[BarterState, BarterState], other: tuple[BarterState, BarterState], seat: int
    ) -> list[tuple[str, float]]:
        return [*super().causes(turn, other, seat), ("luck", 1.0)]


class WildPolicy(Judge[BarterState]):
    def policy(self, state: BarterState, seat: int, legal: list[int], rng: Random) -> int:
        return 99


class NosyRow(BarterFeatures):
    def row(self, state: BarterState, seat: int) -> list[int]:
        row = super().row(state, seat)
        row[-1] = max(0, state.hand[2 * (seat - 1)])
        return row


class ShortRow(BarterFeatures):
    def row(self, state: BarterState, seat: int) -> list[int]:
        return super().row(state, seat)[1:]


class LargeRow(BarterFeatures):
    def row(self, state: BarterState, seat: int) -> list[int]:
        return [256, *super().row(state, seat)[1:]]


def broken_game(
    *parts: type[BarterState | BarterKnowledge | BarterSpeech | BarterFeatures | Judge[BarterState]],
) -> Barter:
    """Barter with its own parts replaced by broken ones."""
    game = Barter()
    for part in parts:
        if issubclass(part, BarterState):
            game.state = part
        elif issubclass(part, BarterKnowledge):
            game.knowledge = part()
        elif issubclass(part, BarterSpeech):
            game.speech = part()
        elif issubclass(part, BarterFeatures):
            game.features = part()
        else:
            game.judges = (part("broken"),)
    return game


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (LegalTwice, "legal: ascending"),
        (SilentRefusal, "why_not: a reason"),
        (CoinsFromNowhere, "coins:"),
        (SharedClone, "clone: shares the field choice"),
        (SharedInside, "clone: playing on a copy leaves the original as it was; it changes piles"),
        (ForgottenField, "clone: copies the field moves_made"),
        (ForgottenInDump, "dump: .* it loses the field moves_made"),
        (ForgottenInFill, "load: gives back what was dumped; dealt: "),
        (MeddlingJudge, "judge broken: value leaves the position as it was; it changes round"),
        (MeddlingPolicy, "judge broken: policy leaves the position as it was; it changes coins"),
        (WildPolicy, "judge broken: the policy"),
        (GroundlessReason, "judge broken: a turn has no more luck than itself"),
        (SameText, "notation: different moves"),
        (ForgetfulDump, "load:|clone:|withdraw|record|coins"),
        (LeakyBlind, "blind: viewer [0-9]+ learns nothing from a draw"),
        (OpenChoice, "blind: a choice in an open phase"),
        (ChattyDraw, "redact: viewer [0-9]+ learns nothing from a draw"),
        (LoudDraw, "audience of drew: viewer [0-9]+ learns nothing from a draw"),
        (LoudPass, "audience of passed: viewer [0-9]+ is told nothing that the position hides"),
        (SeeThroughView, "view: viewer [0-9]+ learns nothing from a draw"),
        (PeepingView, "view: shows viewer [0-9]+ only what blind leaves; first: "),
        (PeepingWords, "position: "),
        (BackwardTurn, "turn: never goes back"),
        (LazyGuess, "determinize:"),
        (OrderMatters, "simultaneous:"),
        (GenerousTotals, "sheet: the lines add up"),
        (NeverOver, "ending:"),
        (OneSource, "source:"),
        (WildSample, "sample:"),
        (WrongSource, "chance: its outcomes"),
        (NosyRow, "features: a row holds only what its seat knows"),
        (ShortRow, "features: a name for every number"),
        (LargeRow, "features: small numbers only"),
    ],
)
def test_a_broken_law_is_named(broken: type[Any], law: str) -> None:
    def check_often() -> None:
        for index in range(12):
            check_setting(broken_game(broken), Setting(3, {"rounds": 3}), str(index))

    with pytest.raises(BrokenLaw, match=law):
        check_often()


class RoundsForTurns(SampleGameState):
    """Seats decide one after the other, and the number is that of the round."""

    def turn(self) -> int:
        return self.round


class SometimesLate(SampleGameState):
    """One turn of five has the number of the turn before it."""

    def turn(self) -> int:
        number = super().turn()
        return number - (number % 5 == 3)


class LeadAndFollow(SampleGameSpeech):
    """The first seat of a round is asked another question than the others."""

    def asks(self, state: SampleGameState, seat: int) -> Fact:
        return fact("follow" if state.taken else "lead")


class WrongTurns(SampleGame):
    """The sample game with another state."""

    state: type[SampleGameState] = RoundsForTurns

    def empty(self, players: int, options: dict[str, OptionValue]) -> SampleGameState:
        state = super().empty(players, options)
        wrong = self.state()
        for name in field_names(state):
            setattr(wrong, name, getattr(state, name))
        return wrong


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wrong", [RoundsForTurns, SometimesLate])
def test_a_turn_that_stays_when_another_seats_turn_begins_is_found(wrong: type[SampleGameState], players: int) -> None:
    game = WrongTurns()
    game.state = wrong
    law = r"turn: changes when another seat's turn begins; in turn \d+ of seat \d, seat \d is asked take"
    with pytest.raises(BrokenLaw, match=law):
        check_setting(game, Setting(players, {"rounds": 6, "variety": True}), "turns")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_found_where_no_two_seats_are_asked_the_same(players: int) -> None:
    game = WrongTurns()
    game.speech = LeadAndFollow()
    setting = Setting(players, {"rounds": 6, "variety": True})
    with pytest.raises(BrokenLaw, match=r"turn: changes when another seat decides; [0-9]+ of [0-9]+ times it did not"):
        check_setting(game, setting, "turns")
    game.state = SampleGameState
    assert check_setting(game, setting, "turns").positions > 0


class NoAudit(BarterState):
    audit = State.audit


def test_the_report_says_what_was_not_checked() -> None:
    assert unchecked(GAME) == ["rules"]
    assert unchecked(broken_game(NoAudit)) == ["audit", "rules"]


def test_a_broken_law_names_setting_and_seed() -> None:
    with pytest.raises(BrokenLaw, match=r"legal: .* \(setting p2-rounds=1, seed 'again'\)"):
        check_setting(broken_game(LegalTwice), Setting(2, {"rounds": 1}), "again")


def test_a_difference_of_dumps_is_readable() -> None:
    assert where_different({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a.1.b: 2 became 3"
    assert where_different({"a": 1}, {}) == "a: 1 became None"


def test_a_game_that_listens_to_the_global_dice_is_found() -> None:
    with pytest.raises(BrokenLaw):
        list(check(broken_game(GlobalDice, NoisyDump)))


def test_positions_and_games_compare_and_show_themselves() -> None:
    state = GAME.new({}, 2)
    assert state == state.clone() == GAME.load(state.dump())
    assert state != GAME.new({}, 3)
    assert repr(state) == f"<barter for 2, pending chance, viewer -1, digest {state.digest()}>"
    assert Barter() == GAME
    assert repr(GAME) == "<barter, rules 1, components barter-1>"


def test_reasons_are_facts() -> None:
    state = GAME.new({}, 2)
    assert state.why_not(0, 0) == fact("not-your-decision", seat=0)
    assert state.why_not(CHANCE, 0) == fact("impossible-outcome")

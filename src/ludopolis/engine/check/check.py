"""The contract check: every law of the contract, on random games of any game, ours or other people's.

A law is a function that raises `BrokenLaw`. A fixed schedule of games covers every player count and option value. Cheap
laws run after every move, costly ones at every new kind of question and at a sample of the other positions.
"""

import random
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from ludopolis.engine.check.fields import clones_are_equal, positions_are_data
from ludopolis.engine.check.interleaving import interleavings_commute
from ludopolis.engine.check.judges import judges_only_look, rows_are_fair
from ludopolis.engine.check.law import Hear, hear_fact, law
from ludopolis.engine.check.moves import chance_is_lawful, moves_are_lawful
from ludopolis.engine.check.observations import Sights
from ludopolis.engine.check.pads import pads_count_alike
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.check.turn_law import Turns
from ludopolis.engine.check.viewers import (
    Guesses,
    choices_are_secret,
    draws_are_secret,
    events_are_known,
    viewers_know_their_part,
)
from ludopolis.engine.contract import Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BrokenLaw, Fact
from ludopolis.engine.values.scores import best_by

MOST_MOVES: Final = 20_000
"""Longest game; one that takes longer counts as endless."""
SAMPLED_POSITIONS: Final = 24
"""About how many positions of a game are checked against all laws."""
POLICY_SHARE: Final = 0.7
"""The share of moves made by the game's policy: purely random games seldom get far."""
RULES: Final = "rules"
AUDIT: Final = "audit"


class Checked(NamedTuple):
    """One game that kept every law."""

    setting: Setting
    moves: int
    positions: int
    ending: str


def check(game: Game, seed: str = "check", pairs: bool = False, hear: Hear | None = None) -> Iterator[Checked]:
    """Plays the schedule (every value, or every pair of values) and yields each game that kept all laws."""
    for index, setting in enumerate(covering(game, 2 if pairs else 1)):
        yield check_setting(game, setting, f"{seed}/{index}", hear)


def unchecked(game: Game) -> list[str]:
    """What was not checked: `RULES`, whether they are the right ones; `AUDIT`, if the game has no laws of its own."""
    state = game.new({}, game.players[1])
    return [AUDIT, RULES] if type(state).audit is State.audit else [RULES]


def check_setting(game: Game, setting: Setting, seed: str, hear: Hear | None = None) -> Checked:
    """One random game of one setting under all laws; a `BrokenLaw` says how to play the same game again."""
    try:
        return _play_checked(game, setting, seed, hear)
    except BrokenLaw as broken:
        raise BrokenLaw(f"{broken} (setting {setting.name()}, seed {seed!r})") from broken


def _play_checked(game: Game, setting: Setting, seed: str, hear: Hear | None) -> Checked:
    rng = Random(seed)
    seats = [f"player {seat}" for seat in range(setting.players)]
    expected = _length(game, setting, seed)
    table = Table(game, setting.options, seats, Dealer(seed))
    asked: set[str] = set()
    guesses = Guesses()
    looked = 0
    moves = 0
    turns = Turns()
    sights = Sights()
    while True:
        state = table.state
        state.audit()
        turns.watch(state)
        pending = state.pending()
        if pending == 0:
            break
        deciding = [seat for seat in range(setting.players) if pending >> seat & 1]
        law(pending == sum(1 << seat for seat in deciding), "pending: a mask of seats, chance alone, or nothing")
        law(state.ending() == "", "ending: a game that asks somebody is not over")
        seat = deciding[int(rng.random() * len(deciding))]
        sights.watch(state, seat)
        kind = state.asks(seat).kind
        if kind not in asked or rng.random() < SAMPLED_POSITIONS / expected:
            asked.add(kind)
            looked += 1
            _look(state, seat, rng, guesses, sights, hear)
        _take_back_sometimes(table, int(rng.random() * setting.players), rng)
        table.play(seat, _some_move(table.state, seat, rng))
        moves += 1
        law(moves < MOST_MOVES, "end: every game ends")
    law(guesses.wrong > 0 or guesses.made < 20, "determinize: what is unknown really varies")
    turns.finish()
    _finished(table, seed, hear)
    pads_count_alike(table.state, setting, hear)
    return Checked(setting, moves, looked, table.state.ending())


def _some_move(state: State, seat: int, rng: Random) -> int:
    """Mostly the policy's move, chosen on a copy; otherwise any legal move."""
    legal = state.legal(seat)
    if rng.random() < POLICY_SHARE:
        move = state.game.judge.policy(state.clone(), seat, legal[:], rng)
        law(move in legal, f"judge {state.game.judge.name}: the policy plays a legal move")
        return move
    return legal[int(rng.random() * len(legal))]


def _length(game: Game, setting: Setting, seed: str) -> int:
    """The number of moves of one random game."""
    state = game.new(setting.options, setting.players)
    rng = Random(seed)
    drawn: set[tuple[str, int]] = set()
    moves = 0
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            outcome = state.sample(rng)
            chance_is_lawful(state, outcome)
            draws_are_secret(state, outcome)
            chance = state.chance()
            equal = all(weight == 1 for weight in chance.weights)
            draw = (chance.source, outcome if equal else -1)
            law(draw not in drawn, f"source: {chance.source} gives each item once, or serves one weighted draw")
            drawn.add(draw)
            state.play(CHANCE, outcome)
            continue
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
        moves += 1
        law(moves < MOST_MOVES, "end: every game ends")
    return moves


def _look(state: State, seat: int, rng: Random, guesses: Guesses, sights: Sights, hear: Hear | None) -> None:
    """All laws of one position."""
    before = state.digest()
    judges_only_look(state, seat, hear)
    clones_are_equal(state)
    moves_are_lawful(state, seat, rng, hear)
    positions_are_data(state, rng)
    for viewer in {seat, int(rng.random() * state.players), SPECTATOR}:
        viewers_know_their_part(state, viewer, rng, guesses, hear)
    rows_are_fair(state)
    sights.compare(state, seat, Random(before))
    choices_are_secret(state, seat, rng)
    if state.game.secrets:
        events_are_known(state, rng)
    interleavings_commute(state, rng)
    _scores_add_up(state)
    law(state.digest() == before, "clone: looking, cloning and playing on clones leaves the position as it was")


def _scores_add_up(state: State) -> None:
    results = state.results()
    sheets = state.sheet()
    law(len(results.totals) == len(sheets), "sheet: one for every total")
    for total, sheet in zip(results.totals, sheets, strict=True):
        law(sum(line.points for line in sheet) == total, "sheet: the lines add up to the total")
    law(all(0 <= winner < len(sheets) for winner in results.winners), "results: winners have a sheet")
    if breaks := state.tie_breaks():
        best = best_by(results.totals, breaks)
        law(results.winners == best, "tie_breaks: the winners are best by points and tie-breaks in turn")


def counted_adds_up(state: State) -> None:
    """Whatever a finished game says it counts on the board makes up the lines of its score sheets."""
    sheets, counted = state.sheet(), state.counted()
    law(len(counted) == len(sheets), "counted: a list for every sheet")
    for sheet, parts in zip(sheets, counted, strict=True):
        lines = {line.category: line for line in sheet}
        law(all(part.things for part in parts), "counted: every part names things on the board")
        for category, figure in {(part.category, part.figure) for part in parts}:
            law(category in lines, f"counted: {category!r} is a line of the sheet")
            line = lines[category]
            law(not figure or figure in line.figures, f"counted: {figure!r} is a figure of {category!r}")
            told = line.figures[figure] if figure else line.points
            found = sum(part.points for part in parts if (part.category, part.figure) == (category, figure))
            law(found == told, f"counted: what {category!r} counts adds up to {told}, not to {found}")


def _take_back_sometimes(table: Table, seat: int, rng: Random) -> None:
    """Withdraws a move and plays it again, which must give the same position."""
    back = table.withdrawable(seat)
    if not back or rng.random() > 0.05:
        return
    digest = table.state.digest()
    step = next(step for step in table.steps if step.n == back[0])
    table.withdraw(seat, back[0])
    table.state.audit()
    table.play(seat, step.move)
    law(table.state.digest() == digest, "withdraw: taken back and played again it is the same position")


def _finished(table: Table, seed: str, hear: Hear | None) -> None:
    """The laws of a finished game."""
    state = table.state
    law(state.ending() in state.game.endings, f"ending: {state.ending()!r} is one of the declared reasons")
    _scores_add_up(state)
    counted_adds_up(state)
    for viewer in (*range(state.players), SPECTATOR):
        for _, told in table.log(viewer):
            hear_fact(hear, "event", told)
        for line in state.position(viewer):
            hear_fact(hear, "line", line)
    for score in (score for sheet in state.sheet() for score in sheet):
        hear_fact(hear, "score", Fact(score.category, {}))
        for figure in score.figures:
            hear_fact(hear, "figure", Fact(figure, {}))
    for tie_break in state.tie_breaks():
        hear_fact(hear, "tie", Fact(tie_break.name, {}))
        hear_fact(hear, "tie", Fact(f"{tie_break.name}-decides", {}))
    hear_fact(hear, "ending", Fact(state.ending(), {}))
    record = table.record()
    text = record.to_text()
    parsed = parse(text)
    law(parsed.to_text() == text, "record: reads back as it was written")
    global_random = random.getstate()
    for noise in (seed, seed + "'"):
        random.seed(noise)
        again = replay(parsed, table.game)
        law(again.state.digest() == state.digest(), "record: the same record gives the same result")
        law(again.record().to_text() == text, "record: a replayed table writes the same record")
    random.setstate(global_random)

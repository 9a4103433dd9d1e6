"""Games to learn from: complete, kept as moves, and only the bot's part of them is used."""

from pathlib import Path
from random import Random

import numpy as np
from barter import GAME

from ludopolis.arena.play import Venue
from ludopolis.arena.workers import InProcess
from ludopolis.bots import Bot, GreedyBot
from ludopolis.bots.net import NetBot
from ludopolis.bots.network import installed
from ludopolis.bots.planning import Thought
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.streets import GAME as STREETS
from ludopolis.training.rows import HELD_OUT, NEXT, OWN, PHASE, RIVAL, WIN, Study, between_turns, outcome, study, tables
from ludopolis.training.selfplay import (
    Lesson,
    School,
    Side,
    WholeTurns,
    lesson,
    odd_move,
    usual_turns,
)

VENUE = Venue("barter", "", GAME.version, GAME.components.digest, GAME.complete({"rounds": 3}, 2), 10.0)
TABLE = Setting(2, GAME.complete({"rounds": 3}, 2))
SCHOOL = School(VENUE, [TABLE], Side("greedy"), [3])


def some_lessons(count: int) -> list[Lesson]:
    return [lesson(GAME, SCHOOL, GreedyBot(), Random(number)) for number in range(count)]


def test_a_lesson_is_a_whole_game() -> None:
    for one in some_lessons(8):
        state = GAME.new({"rounds": 3}, 2)
        for move in one.moves:
            seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
            assert move in state.legal(seat)
            state.play(seat, move)
        assert state.pending() == 0
        assert (one.totals, one.winners) == tuple(state.results())
        assert 0 <= one.cut < 3


class Counted(Bot):
    """Counts how often a bot thinks."""

    def __init__(self, bot: NetBot) -> None:
        self.bot = bot
        self.thoughts = 0

    def thought(self, state: State, seat: int) -> Thought:
        self.thoughts += 1
        return self.bot.thought(state, seat)


def test_whole_turns_are_thought_about_once() -> None:
    network = Path(installed(STREETS)[0]).parent / "players_2.npz"
    bot = Side("net:1", network.read_bytes(), whole_turns=True).hire()
    assert isinstance(bot, WholeTurns)
    counted = Counted(bot.bot)
    bot.bot = counted  # type: ignore[assignment]
    state, rng, choices = STREETS.new({}, 2), Random(1), 0
    while turn_of(state) < 5:
        pending = state.pending()
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        choices += len(state.legal(seat)) > 1
        move = bot.choose(state.blind(seat), seat, rng)
        assert move in state.legal(seat)
        state.play(seat, move)
    assert counted.thoughts <= 5 < choices


def test_only_positions_between_the_bots_turns_are_learned_from() -> None:
    looked = 0
    for one in some_lessons(20):
        for state in between_turns(GAME.new({"rounds": 3}, 2), one):
            assert state.turn() > one.cut
            assert state.pending() != 0
            looked += 1
    assert looked > 10


def test_labels_are_how_the_game_ended_for_the_seat() -> None:
    tied = Lesson(0, [], [12, 12, 3], [0, 1])
    assert outcome(tied, 1, 4.0) == [0.5, 3.0, 3.0]
    assert outcome(tied, 2, 4.0) == [0.0, 0.75, 3.0]
    assert outcome(Lesson(0, [], [40], []), 0, 10.0) == [0.0, 4.0, 0.0]


def test_rows_are_those_of_the_positions() -> None:
    lessons = some_lessons(5)
    found, *empty = study(Study(VENUE, [TABLE], 1.0, 10.0), list(enumerate(lessons)))
    assert GAME.features is not None
    expected = [
        GAME.features.row(state, seat)
        for one in lessons
        for state in between_turns(GAME.new({"rounds": 3}, 2), one)
        for seat in (0, 1)
    ]
    assert found.rows.tolist() == expected
    assert sum(map(len, empty)) == 0
    assert np.allclose(found.labels[0::2, OWN], found.labels[1::2, RIVAL])
    assert np.allclose(found.labels[0::2, WIN] + found.labels[1::2, WIN], 1.0)
    assert float(found.labels[:, PHASE].max()) == 1.0


def test_every_row_knows_the_next_one_of_its_seat_and_game() -> None:
    lessons = some_lessons(6)
    found = study(Study(VENUE, [TABLE], 1.0, 10.0), list(enumerate(lessons)))[0]
    counts = [2 * sum(1 for _ in between_turns(GAME.new({"rounds": 3}, 2), one)) for one in lessons]
    expected = [2.0 if row + 2 < count else 0.0 for count in counts for row in range(count)]
    assert found.labels[:, NEXT].tolist() == expected
    assert 2.0 in expected


def test_lessons_are_spread_over_the_settings() -> None:
    settings = [TABLE, Setting(3, GAME.complete({"rounds": 1}, 3))]
    school = School(VENUE, settings, Side("greedy"), [3, 1])
    lessons = [lesson(GAME, school, GreedyBot(), Random(number)) for number in range(40)]
    assert {(one.table, len(one.totals)) for one in lessons} == {(0, 2), (1, 3)}
    assert 10 < sum(one.table for one in lessons) < 30


def test_games_are_held_out_whole() -> None:
    lessons = some_lessons(2 * HELD_OUT)
    how = Study(VENUE, [TABLE], 1.0, 10.0)
    kept, held = tables(how, lessons, InProcess())
    alone = study(how, [(0, lessons[0]), (HELD_OUT, lessons[HELD_OUT])])[0]
    assert held.rows.tolist() == alone.rows.tolist()
    assert len(kept) + len(held) == len(study(how, list(enumerate(lessons)))[0])


def test_a_share_of_the_positions_is_kept_where_there_are_too_many() -> None:
    lessons = list(enumerate(some_lessons(60)))
    whole = len(study(Study(VENUE, [TABLE], 1.0, 10.0), lessons)[0])
    half = len(study(Study(VENUE, [TABLE], 0.5, 10.0), lessons)[0])
    assert 0.3 * whole < half < 0.7 * whole


def test_odd_moves_are_legal_and_vary() -> None:
    state = GAME.new({}, 2)
    rng = Random(1)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    assert {odd_move(state, 0, state.legal(0), rng) for _ in range(50)} == set(state.legal(0))
    assert usual_turns(GAME, TABLE) == 3

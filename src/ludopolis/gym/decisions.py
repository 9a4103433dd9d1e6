"""Decisions of whole games, each with what the seat knew, what it could do, what it did and how the game ended.

They come from games that bots play now, or from records of games that were played by anybody.
"""

from contextlib import ExitStack
from random import Random
from typing import NamedTuple

from ludopolis import bots
from ludopolis.arena.play import Venue
from ludopolis.arena.schedule import Bout
from ludopolis.bots.bot import Bot
from ludopolis.bots.levels import LevelBot, player_at
from ludopolis.bots.match import Match
from ludopolis.bots.notice import noticed
from ludopolis.bots.search import Estimate, Searcher
from ludopolis.engine.contract import Game, State, entries_of, observe
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results


class Decision(NamedTuple):
    """One decision with at least two legal moves."""

    seat: int
    observation: list[int]
    legal: list[int]
    move: int
    text: str
    """The move in the game's notation."""
    estimates: list[Estimate]
    """What a search found out about the moves it tried; empty if nobody searched."""


class Played(NamedTuple):
    """A game with its decisions."""

    number: int
    deal: str
    """The seed of its cards, or where the record was."""
    seats: list[str]
    decisions: list[Decision]
    totals: list[int]
    winners: list[int]
    ending: str


class Watched(Bot):
    """Plays as another bot does, and notes its decisions."""

    def __init__(self, bot: Bot, length: int, decisions: list[Decision]) -> None:
        self.bot = bot
        self.length = length
        self.decisions = decisions
        """Those of all seats, in the order in which they were taken."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the bot chooses."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return self.bot.choose(state, seat, rng)
        move, estimates = searched(self.bot, state, seat, legal, rng)
        self.decisions.append(decision(state, seat, legal, move, estimates, self.length))
        return move

    def begin(self, game: Game, options: dict[str, OptionValue], players: int, seat: int, rng: Random) -> None:
        """Passed on."""
        self.bot.begin(game, options, players, seat, rng)

    def end(self, results: Results) -> None:
        """Passed on."""
        self.bot.end(results)


def searched(bot: Bot, state: State, seat: int, legal: list[int], rng: Random) -> tuple[int, list[Estimate]]:
    """The bot's move and, if it searches, its estimates."""
    if isinstance(bot, LevelBot):
        bot = bot.build(player_at(state, bot.level))
    if not isinstance(bot, Searcher):
        return bot.choose(state, seat, rng), []
    moves = noticed(state, seat, legal, bot.overlooks, rng) if bot.overlooks else legal
    if len(moves) == 1:
        return moves[0], []
    ranked = bot.rank(state, seat, moves, rng)
    return ranked[0].move, ranked


def decision(state: State, seat: int, legal: list[int], move: int, estimates: list[Estimate], length: int) -> Decision:
    """What is kept of a decision."""
    return Decision(seat, observe(state, seat, length), legal, move, state.to_text(seat, move), estimates)


def play(venue: Venue, bouts: list[Bout]) -> list[Played]:
    """Plays these games; runs in a worker."""
    game = venue.find()
    done: list[Played] = []
    with ExitStack() as stack:
        for bout in bouts:
            length = len(entries_of(game.new(venue.options, len(bout.seats))))
            decisions: list[Decision] = []
            seated: list[Bot] = []
            for name in bout.seats:
                bot = bots.hire(name, venue.seconds)
                stack.callback(bot.close)
                seated.append(Watched(bot, length, decisions))
            match = Match(game, venue.options, bout.seats, seated, bout.cards, bout.luck)
            match.run()
            totals, winners = match.results()
            ending = match.table.state.ending()
            done.append(Played(bout.number, bout.cards, bout.seats, decisions, totals, winners, ending))
    return done


def recorded(game: Game, record: Record, number: int) -> Played:
    """The decisions that stand in a record; raises `BadRecord`."""
    table = replay(record, game)
    state = table.first_state()
    length = len(entries_of(state))
    decisions: list[Decision] = []
    for step in table.steps:
        if step.seat != CHANCE and not step.forced:
            legal = state.legal(step.seat)
            decisions.append(decision(state, step.seat, legal, step.move, [], length))
        state.play(step.seat, step.move)
    totals, winners = state.results()
    deal = f"record {number}"
    return Played(number - 1, deal, list(record.header.seats), decisions, totals, winners, state.ending())

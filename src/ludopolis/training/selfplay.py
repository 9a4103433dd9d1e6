"""Games to learn from, stored as moves, so that features may change later.

Until a turn drawn for each game the policy plays, with odd moves among its own, so that positions vary. From there on
one bot plays all seats, and only that part of the game is learned from.
"""

from random import Random
from typing import Final, NamedTuple

from ludopolis import bots
from ludopolis.arena.play import Venue
from ludopolis.bots.net import NetBot, best_plans
from ludopolis.bots.network import decode
from ludopolis.bots.search import Scope, parse_scope
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE

FROM_THE_START: Final = 0.25
"""The share of games that the bot plays from the first turn on."""
RANDOM_MOVES: Final = 0.06
"""The share of random moves before the bot takes over."""
ODD_MOVES: Final = 0.24
"""The share of moves picked from the best few by appraisal."""
BEST_FEW: Final = 4


class Lesson(NamedTuple):
    """A game: its moves, chance included, and how it ended."""

    cut: int
    """The first turn of the bot: earlier positions are not learned from."""
    moves: list[int]
    totals: list[int]
    winners: list[int]
    table: int = 0
    """Which of the settings it was played in."""


class Side(NamedTuple):
    """A bot by name; `net:…` with the network in these bytes, if there are any."""

    spec: str
    network: bytes = b""
    whole_turns: bool = False
    """Whether `net:…` thinks once a turn and follows its plan, which takes less time; with a network in bytes only."""

    def hire(self) -> bots.Bot:
        """The bot."""
        kind, _, written = self.spec.partition(":")
        if kind == "net" and self.network:
            scope = parse_scope(written)
            bot = NetBot(scope if scope is not None else Scope(bots.Budget(bots.ITERATIONS)), decode(self.network))
            return WholeTurns(bot) if self.whole_turns else bot
        return bots.make(self.spec)


class WholeTurns(bots.Bot):
    """Follows the plan of its first decision in a turn, as far as it depends neither on chance nor on others."""

    def __init__(self, bot: NetBot) -> None:
        self.bot = bot
        self.planned: dict[int, tuple[int, list[int]]] = {}
        """By seat: the turn, and what is left of its plan."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The next move of the plan, if there is one that can be made."""
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        turn = turn_of(state)
        begun, left = self.planned.get(seat, (-1, []))
        if begun == turn and left and left[0] in moves:
            return left.pop(0)
        plan = best_plans(self.bot.thought(state, seat), state, moves, rng)[0]
        self.planned[seat] = (turn, plan.moves[1:])
        return plan.moves[0]


class School(NamedTuple):
    """What the games of a stage have in common."""

    venue: Venue
    settings: list[Setting]
    """Games are spread evenly over them."""
    teacher: Side
    last_turns: list[int]
    """By setting: about how many turns a game has."""


def usual_turns(game: Game, setting: Setting) -> int:
    """The number of turns of a game in which the policy plays."""
    state = game.new(setting.options, setting.players)
    rng = Random(1)
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = lowest_seat(pending)
            state.play(seat, game.judge.policy(state, seat, state.legal(seat), rng))
    return turn_of(state)


def teach(school: School, seeds: list[str]) -> list[Lesson]:
    """Plays a game for each seed; runs in a worker."""
    game = school.venue.find()
    bot = school.teacher.hire()
    return [lesson(game, school, bot, Random(seed)) for seed in seeds]


def lesson(game: Game, school: School, bot: bots.Bot, rng: Random) -> Lesson:
    """One game."""
    table = int(rng.random() * len(school.settings)) if len(school.settings) > 1 else 0
    setting = school.settings[table]
    state = game.new(setting.options, setting.players)
    cut = 0 if rng.random() < FROM_THE_START else int(rng.random() * school.last_turns[table])
    moves: list[int] = []
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            seat, move = CHANCE, state.sample(rng)
        else:
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            if len(legal) == 1:
                move = legal[0]
            elif turn_of(state) >= cut:
                move = bot.choose(state.blind(seat), seat, rng)
            else:
                move = odd_move(state, seat, legal, rng)
        state.play(seat, move)
        moves.append(move)
    results = state.results()
    return Lesson(cut, moves, results.totals, results.winners, table)


def odd_move(state: State, seat: int, legal: list[int], rng: Random) -> int:
    """The policy's move, now and then another one."""
    dice = rng.random()
    if dice < RANDOM_MOVES:
        return legal[int(rng.random() * len(legal))]
    judge = state.game.judge
    if dice >= RANDOM_MOVES + ODD_MOVES:
        return judge.policy(state, seat, legal, rng)
    worths = judge.appraise(state, seat, legal)
    best = sorted(range(len(legal)), key=lambda at: -worths[at])[:BEST_FEW]
    return legal[best[int(rng.random() * len(best))]]

"""Players made of code: blinded states in, moves out."""

import re
from collections.abc import Callable
from functools import partial

from ludopolis.bots.bot import Bot, BotFault, Chooser, GreedyBot, RandomBot, UnknownBot, unknown_bot
from ludopolis.bots.budget import Budget, parse_budget
from ludopolis.bots.characters import CHARACTERS
from ludopolis.bots.flat import FlatBot
from ludopolis.bots.ismcts import IsmctsBot
from ludopolis.bots.levels import EXPERT_1, LEVELS, MASTER, NET, REGULAR, LevelBot, player_at
from ludopolis.bots.montecarlo import MonteCarloBot
from ludopolis.bots.net import NetBot
from ludopolis.bots.program import PREFIX, ProgramBot
from ludopolis.bots.python import PYTHON, load
from ludopolis.bots.search import WIDTH, Scope, Searcher, parse_scope
from ludopolis.bots.settings import Player
from ludopolis.engine.contract import State

GREEDY = "greedy"
PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "hasty": lambda: make("greedy~50"),
    GREEDY: GreedyBot,
    "greedy-1": partial(GreedyBot, "greedy-1"),
    "flat-200": FlatBot,
}
"""Bots without a budget, by name."""
SEARCHERS: dict[str, Callable[[Scope], Searcher]] = {"mc": MonteCarloBot, "ismcts": IsmctsBot, NET: NetBot}
"""Bots that take a scope: `mc:300`, `mc:300/12/6`."""
ITERATIONS = 200
"""Per decision, unless the bot's name says otherwise."""
OVERLOOKED = re.compile(r"[1-9]\d?", re.ASCII)
"""How many of a hundred things a bot overlooks, after its name: `greedy~60`, `net:40/8/2~15`."""
BOTS = (*LEVELS, EXPERT_1, *PLAIN, "flat", *SEARCHERS)


def make(spec: str, seconds: float = 0.0) -> Bot:
    """Our own bot of that name; with `seconds`, at most that long per decision."""
    if "~" in spec:
        name, _, share = spec.partition("~")
        bot = make(name, seconds)
        if not isinstance(bot, Chooser) or OVERLOOKED.fullmatch(share) is None:
            raise refusal(spec)
        bot.overlooks = int(share)
        return bot
    name, colon, written = spec.partition(":")
    if spec == "flat-200" and seconds > 0.0:
        return FlatBot(Budget(ITERATIONS, seconds))
    if not colon and name in PLAIN:
        return PLAIN[name]()
    if name in (*LEVELS, EXPERT_1) and (not colon or parse_budget(written) is not None):
        return LevelBot(name, partial(build, budget=parse_budget(written), seconds=seconds))
    if name in LEVELS and written in CHARACTERS:
        return LevelBot(name, partial(build, seconds=seconds), written)
    scope = parse_scope(written) if colon else Scope(Budget(ITERATIONS))
    if scope is not None and seconds > 0.0:
        scope = scope._replace(budget=scope.budget.within(seconds))
    if scope is not None and name in SEARCHERS:
        return SEARCHERS[name](scope)
    if scope is not None and name == "flat" and "/" not in written:
        return FlatBot(scope.budget)
    raise refusal(spec)


def refusal(spec: str) -> UnknownBot:
    """The error for a name that no bot of ours has."""
    budgets = (f"{name}:{form}" for name in (*LEVELS, EXPERT_1, "flat", *SEARCHERS) for form in ("N", "Ns"))
    return unknown_bot(spec, ", ".join([*BOTS, *budgets]))


def build(player: Player, budget: Budget | None = None, seconds: float = 0.0) -> Bot:
    """The bot behind a level, with its own budget or the one given; with `seconds`, at most that long per decision."""
    budget = budget or Budget(player.iterations or ITERATIONS)
    if seconds > 0.0:
        budget = budget.within(seconds)
    if player.bot == "flat":
        return FlatBot(budget)
    if player.bot not in (GREEDY, *SEARCHERS):
        return PLAIN[player.bot]()
    bot: Chooser
    if player.bot == GREEDY:
        bot = GreedyBot(player.judge)
    else:
        bot = SEARCHERS[player.bot](Scope(budget, player.width or WIDTH, player.turns, player.trust, player.judge))
    bot.overlooks = player.overlooks
    return bot


def searcher(state: State) -> Searcher:
    """The searcher behind the Master of this table, or a plain one if the Master does not search."""
    master = build(player_at(state, MASTER))
    return master if isinstance(master, Searcher) else MonteCarloBot(Scope(Budget(ITERATIONS)))


def hire(spec: str, seconds: float) -> Bot:
    """One of our bots; for a `cmd:` name the program, with `seconds` for each move; for a `py:` name the class.

    Only for names typed by whoever runs Ludopolis, because such a name runs a program on this machine. Names that came
    over the network or out of a file go to `make`.
    """
    if spec.startswith(PYTHON):
        return load(spec.removeprefix(PYTHON))
    return ProgramBot(spec.removeprefix(PREFIX), seconds) if spec.startswith(PREFIX) else make(spec)


def is_level(spec: str) -> bool:
    """Whether this is a bot of a table: a level, as a character or not."""
    level, colon, character = spec.partition(":")
    return level in LEVELS and (not colon or character in CHARACTERS)


def is_program(spec: str) -> bool:
    """Whether the name runs a program that is not ours."""
    return spec.startswith((PREFIX, PYTHON))


def is_timed(spec: str) -> bool:
    """Whether the bot thinks by the clock, so that its games cannot be repeated."""
    scope = parse_scope(spec.partition("~")[0].partition(":")[2])
    return not is_program(spec) and scope is not None and scope.budget.seconds > 0.0


__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "REGULAR",
    "SEARCHERS",
    "Bot",
    "BotFault",
    "Budget",
    "Chooser",
    "FlatBot",
    "GreedyBot",
    "ProgramBot",
    "RandomBot",
    "Searcher",
    "UnknownBot",
    "build",
    "hire",
    "is_level",
    "is_program",
    "is_timed",
    "make",
    "searcher",
]

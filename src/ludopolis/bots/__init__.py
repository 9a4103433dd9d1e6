"""Players made of code: blinded states in, moves out."""

from collections.abc import Callable

from ludopolis.bots.bot import Bot, BotFault, GreedyBot, GreedyOneBot, HastyBot, RandomBot, UnknownBot, unknown_bot
from ludopolis.bots.budget import Budget, parse_budget
from ludopolis.bots.flat import FlatBot
from ludopolis.bots.ismcts import IsmctsBot
from ludopolis.bots.levels import LEVELS, LevelBot
from ludopolis.bots.montecarlo import MonteCarloBot
from ludopolis.bots.program import PREFIX, ProgramBot
from ludopolis.bots.search import Scope, parse_scope

PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "hasty": HastyBot,
    "greedy": GreedyBot,
    "greedy-1": GreedyOneBot,
    "flat-200": FlatBot,
}
"""Bots without a budget, by name."""
SEARCHERS: dict[str, Callable[[Scope], Bot]] = {"mc": MonteCarloBot, "ismcts": IsmctsBot}
"""Bots that take a scope: `mc:300`, `mc:300/12/6`."""
ITERATIONS = 200
"""Of a bot that thinks, where its name does not say how long."""
BOTS = (*LEVELS, *PLAIN, "flat", *SEARCHERS)


def make(spec: str, budget: Budget | None = None) -> Bot:
    """Our own bot of that name; `budget` takes the place of the one in the name."""
    name, colon, written = spec.partition(":")
    if not colon and name in PLAIN:
        return PLAIN[name]()
    if name in LEVELS and (not colon or parse_budget(written) is not None):
        return LevelBot(name, make, budget or parse_budget(written))
    scope = parse_scope(written) if colon else Scope(Budget(ITERATIONS))
    if scope is not None and name in SEARCHERS:
        return SEARCHERS[name](scope if budget is None else scope._replace(budget=budget))
    if scope is not None and name == "flat" and "/" not in written:
        return FlatBot(budget or scope.budget)
    budgets = (f"{name}:{form}" for name in (*LEVELS, "flat", *SEARCHERS) for form in ("N", "Ns"))
    raise unknown_bot(spec, ", ".join([*BOTS, *budgets]))


def hire(spec: str, seconds: float) -> Bot:
    """A bot of ours, or the program of a `cmd:` name with so many seconds for a move.

    Only for names that whoever runs Ludopolis has typed: such a name starts a program of this machine. Names that
    came over the network or out of a file go to `make`.
    """
    return ProgramBot(spec.removeprefix(PREFIX), seconds) if is_program(spec) else make(spec)


def is_program(spec: str) -> bool:
    """Whether the name is that of a program."""
    return spec.startswith(PREFIX)


def is_timed(spec: str) -> bool:
    """Whether the bot thinks by the clock, so that its games cannot be repeated."""
    scope = parse_scope(spec.partition(":")[2])
    return not is_program(spec) and scope is not None and scope.budget.seconds > 0.0


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFault",
    "Budget",
    "FlatBot",
    "GreedyBot",
    "ProgramBot",
    "RandomBot",
    "UnknownBot",
    "hire",
    "is_program",
    "is_timed",
    "make",
]

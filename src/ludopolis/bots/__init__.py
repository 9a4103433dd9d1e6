"""Players made of code: blinded states in, moves out."""

from collections.abc import Callable

from ludopolis.bots.bot import Bot, BotFault, GreedyBot, RandomBot, UnknownBot, unknown_bot
from ludopolis.bots.budget import Budget, parse_budget
from ludopolis.bots.flat import FlatBot
from ludopolis.bots.program import PREFIX, ProgramBot

PLAIN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots without a budget, by name."""
THINKING: dict[str, Callable[[Budget | None], Bot]] = {"flat": FlatBot}
"""Bots that think as long as their budget says: `flat:500` iterations a decision, or `flat:2s`; `flat` has its own."""
BOTS = (*PLAIN, *THINKING)


def make(spec: str) -> Bot:
    """Our own bot of that name."""
    name, colon, written = spec.partition(":")
    if not colon and name in PLAIN:
        return PLAIN[name]()
    if not colon and name in THINKING:
        return THINKING[name](None)
    budget = parse_budget(written)
    if name in THINKING and budget is not None:
        return THINKING[name](budget)
    raise unknown_bot(
        spec, ", ".join([*BOTS, *(f"{name}:N" for name in THINKING), *(f"{name}:Ns" for name in THINKING)])
    )


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
    budget = parse_budget(spec.partition(":")[2])
    return not is_program(spec) and budget is not None and budget.seconds > 0.0


__all__ = [
    "BOTS",
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

"""Players made of code: blinded states in, moves out."""

from ludopolis.bots.bot import Bot, GreedyBot, RandomBot, unknown_bot
from ludopolis.bots.flat import FlatBot

BOTS = ("random", "greedy", "flat")


def make(spec: str) -> Bot:
    """The bot of that name; `flat:500` sets the number of playouts a decision."""
    name, _, budget = spec.partition(":")
    if name == "flat" and (not budget or (budget.isdigit() and int(budget) > 0)):
        return FlatBot(int(budget)) if budget else FlatBot()
    if name == "random" and not budget:
        return RandomBot()
    if name == "greedy" and not budget:
        return GreedyBot()
    raise unknown_bot(spec, "random, greedy, flat, flat:N")


__all__ = ["BOTS", "Bot", "FlatBot", "GreedyBot", "RandomBot", "make"]

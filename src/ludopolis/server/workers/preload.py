"""What all workers need: imported once, by the process from which they are forked."""

from contextlib import suppress

from ludopolis import registry
from ludopolis.bots.network import load_numpy
from ludopolis.server.workers import bots, coach

__all__ = ["bots", "coach"]

load_numpy()  # with a single thread, as whoever forks must be
for game in registry.ids():
    with suppress(Exception):  # whoever needs it is told
        registry.find(game)

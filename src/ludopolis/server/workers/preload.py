"""Preloaded in the fork server, so that workers share these modules."""

from contextlib import suppress

from ludopolis import registry
from ludopolis.bots.network import load_numpy
from ludopolis.server.workers import bots, coach

__all__ = ["bots", "coach"]

load_numpy()  # with a single thread, because a process that forks must have only one
for game in registry.ids():
    with suppress(Exception):  # the worker that needs it will report the error
        registry.find(game)

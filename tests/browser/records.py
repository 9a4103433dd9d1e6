"""Finished games for pages that show them."""

from random import Random

from ludopolis import registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.options import OptionValue
from ludopolis.engine.table import Table


def finished(game: str, seed: str = "finished", **options: OptionValue) -> Table:
    """A finished random game of two."""
    table = Table(registry.find(game), dict(options), ["Anna", "Boris"], Dealer(seed))
    rng = Random(seed)
    while pending := table.state.pending():
        seat = (pending & -pending).bit_length() - 1
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.randrange(len(legal))])
    return table

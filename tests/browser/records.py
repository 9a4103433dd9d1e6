"""Finished games for pages that show them."""

from random import Random

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue

NAMES = ["Anna", "Boris", "Chloé", "Maximiliana", "Emil", "Феофилакт", "Gus", "Hana", "Ivo", "Jun", "Kim", "Lea"]


def finished(game: str, seed: str = "finished", players: int = 2, **options: OptionValue) -> Table:
    """A finished random game."""
    table = Table(registry.find(game), dict(options), NAMES[:players], Dealer(seed))
    rng = Random(seed)
    while pending := table.state.pending():
        seat = (pending & -pending).bit_length() - 1
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.randrange(len(legal))])
    return table

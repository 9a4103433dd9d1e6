"""A running game: the table that plays it, its record, and what each viewer has seen of it."""

from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Consequence, Table

__all__ = ["Consequence", "Table", "replay"]

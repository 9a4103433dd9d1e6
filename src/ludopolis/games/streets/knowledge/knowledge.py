"""Who knows what in Streets: hands are secret except for their backs, and so is a placement until it is built."""

from typing import Final

from ludopolis.engine.contract import Knowledge
from ludopolis.games.streets.knowledge.counted import counted
from ludopolis.games.streets.knowledge.dump import dump
from ludopolis.games.streets.knowledge.hidden import blind, determinize, redact
from ludopolis.games.streets.knowledge.load import fill
from ludopolis.games.streets.knowledge.view import view

KNOWLEDGE: Final = Knowledge(
    view=view, dump=dump, fill=fill, blind=blind, determinize=determinize, redact=redact, counted=counted
)

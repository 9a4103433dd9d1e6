"""Who knows what in Ginkgopolis: hands, drawn tiles, what is chosen, and screens if they are closed, are secret."""

from typing import Final

from ludopolis.engine.contract import Knowledge
from ludopolis.games.ginkgopolis.knowledge.counted import counted
from ludopolis.games.ginkgopolis.knowledge.dump import dump
from ludopolis.games.ginkgopolis.knowledge.hidden import blind, determinize, redact
from ludopolis.games.ginkgopolis.knowledge.load import fill
from ludopolis.games.ginkgopolis.knowledge.view import view

KNOWLEDGE: Final = Knowledge(
    view=view, dump=dump, fill=fill, blind=blind, determinize=determinize, redact=redact, counted=counted
)

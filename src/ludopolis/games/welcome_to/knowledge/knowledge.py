"""Who knows what in Welcome To…: open turns are secret, and so are the numbers in the hands of the draft."""

from typing import Final

from ludopolis.engine.contract import Knowledge
from ludopolis.games.welcome_to.knowledge.counted import counted
from ludopolis.games.welcome_to.knowledge.dump import dump, fill
from ludopolis.games.welcome_to.knowledge.hidden import blind, determinize, redact
from ludopolis.games.welcome_to.knowledge.view import view

KNOWLEDGE: Final = Knowledge(
    view=view, dump=dump, fill=fill, blind=blind, determinize=determinize, redact=redact, counted=counted
)

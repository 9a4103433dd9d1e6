"""Who knows what in UpTown: nothing is secret, so the defaults of `blind`, `determinize` and `redact` serve.

Everybody can tell which cards are unseen; where they lie is decided when they are uncovered.
"""

from typing import Final

from ludopolis.engine.contract import Knowledge
from ludopolis.games.uptown.knowledge.counted import counted
from ludopolis.games.uptown.knowledge.dump import dump, fill
from ludopolis.games.uptown.knowledge.view import view

KNOWLEDGE: Final = Knowledge(view=view, dump=dump, fill=fill, counted=counted)

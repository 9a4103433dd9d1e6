"""Who knows what in Happy City: nothing is secret, so the defaults of `blind`, `determinize` and `redact` serve.

Decks and box are pools of chance, and whatever lies in a pile was face up before.
"""

from typing import Final

from ludopolis.engine.contract import Knowledge
from ludopolis.games.happy_city.knowledge.counted import counted
from ludopolis.games.happy_city.knowledge.dump import dump, fill
from ludopolis.games.happy_city.knowledge.view import view

KNOWLEDGE: Final = Knowledge(view=view, dump=dump, fill=fill, counted=counted)

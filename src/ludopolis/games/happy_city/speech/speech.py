"""What Happy City says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from typing import Final

from ludopolis.engine.contract import Speech
from ludopolis.games.happy_city.speech.notation import from_text, to_text
from ludopolis.games.happy_city.speech.position import position
from ludopolis.games.happy_city.speech.questions import asks, describe
from ludopolis.games.happy_city.speech.refusals import refusal

SPEECH: Final = Speech(
    asks=asks, describe=describe, refusal=refusal, position=position, to_text=to_text, from_text=from_text
)

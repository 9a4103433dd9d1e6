"""What Welcome To… says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from typing import Final

from ludopolis.engine.contract import Speech
from ludopolis.games.welcome_to.speech.notation import from_text, to_text
from ludopolis.games.welcome_to.speech.position import position
from ludopolis.games.welcome_to.speech.questions import asks, describe
from ludopolis.games.welcome_to.speech.refusals import refusal

SPEECH: Final = Speech(
    asks=asks, describe=describe, refusal=refusal, position=position, to_text=to_text, from_text=from_text
)

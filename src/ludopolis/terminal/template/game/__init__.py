"""Sample Game: every round, cards are laid out and everybody takes one for a town of many kinds."""

from typing import Final

from ludopolis.terminal.template.game.game import SampleGame

GAME: Final = SampleGame()

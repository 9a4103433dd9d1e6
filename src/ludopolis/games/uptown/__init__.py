"""UpTown: build up five plots, close them with roofs, and leave the rivals your worst projects."""

from typing import Final

from ludopolis.games.uptown.game import UpTown

GAME: Final = UpTown()

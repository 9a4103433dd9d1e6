"""Happy City: ten cards make a city; residents times hearts make its points."""

from typing import Final

from ludopolis.games.happy_city.game import HappyCity

GAME: Final = HappyCity()

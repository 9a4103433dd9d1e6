"""Streets: everybody builds the same city, and whoever closes a street pays out everybody on it."""

from ludopolis.games.streets.game import Streets, StreetsOne

GAME = Streets()
OLDER = (StreetsOne(),)

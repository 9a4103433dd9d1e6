"""Barter: the smallest game that uses the whole contract, and the example for whoever adds one.

Twelve tiles, two suits by six values. Everybody holds two. In a round all choose one in secret and show them together;
the single highest value takes that many coins from the bank, one by one. When the bank runs dry in the middle of a
gain, everybody who has coins gives back one or two, in secret and together, and the gain goes on. The tile not played
goes to the left neighbour, and everybody draws one more: backs (suits) are seen by all, faces by whoever draws. Coins
plus the last tile win.
"""

from barter.game import Barter

GAME = Barter()

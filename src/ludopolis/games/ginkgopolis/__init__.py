"""Ginkgopolis: a city that grows outward and upward, tile by tile."""

from ludopolis.games.ginkgopolis.game import Ginkgopolis, GinkgopolisOne, GinkgopolisTwo

GAME = Ginkgopolis()
OLDER = (GinkgopolisOne(), GinkgopolisTwo())

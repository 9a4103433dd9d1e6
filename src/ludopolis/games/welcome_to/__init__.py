"""Welcome To…: everybody draws a housing development from the same cards."""

from ludopolis.games.welcome_to.game import WelcomeTo, WelcomeToOne

GAME = WelcomeTo()
OLDER = (WelcomeToOne(),)

"""OpenSkill ratings (Plackett-Luce), game by game in the order of the schedule."""

from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from ludopolis.arena.play import Result


class Rating(NamedTuple):
    """How strong a bot is thought to be, and how sure that is: `mu` ± 2 `sigma` holds it with 95 %."""

    mu: float
    sigma: float


class Ladder:
    """The ratings of all bots. Newcomers start in the middle."""

    def __init__(self, bots: list[str]) -> None:
        self._model = PlackettLuce()
        first = self._model.rating()
        self.ratings = {bot: Rating(first.mu, first.sigma) for bot in bots}

    def add(self, result: Result) -> None:
        """Learns from a game. Of a bot with several seats each is rated by itself; their mean is the bot's."""
        teams: list[list[PlackettLuceRating]] = []
        for bot in result.seats:
            rating = self.ratings[bot]
            teams.append([self._model.rating(mu=rating.mu, sigma=rating.sigma)])
        rated = self._model.rate(teams, ranks=[float(place) for place in result.places()])
        for bot in set(result.seats):
            own = [team[0] for team, name in zip(rated, result.seats, strict=True) if name == bot]
            mu = sum(one.mu for one in own) / len(own)
            self.ratings[bot] = Rating(mu, sum(one.sigma for one in own) / len(own))

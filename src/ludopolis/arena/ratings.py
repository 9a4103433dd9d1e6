"""OpenSkill ratings (Plackett-Luce), game by game in the order of the schedule."""

from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from ludopolis.arena.play import Result


class Rating(NamedTuple):
    """An estimate of strength: with 95 % probability it lies within `mu` ± 2 `sigma`."""

    mu: float
    sigma: float


class Ladder:
    """The ratings of all bots. Newcomers start in the middle."""

    def __init__(self, bots: list[str]) -> None:
        self._model = PlackettLuce()
        first = self._model.rating()
        self.ratings = {bot: Rating(first.mu, first.sigma) for bot in bots}

    def add(self, result: Result) -> None:
        """Updates the ratings. A bot with several seats is rated on each, and gets the mean."""
        teams: list[list[PlackettLuceRating]] = []
        for bot in result.seats:
            rating = self.ratings[bot]
            teams.append([self._model.rating(mu=rating.mu, sigma=rating.sigma)])
        rated = self._model.rate(teams, ranks=[float(place) for place in result.places()])
        for bot in set(result.seats):
            own = [team[0] for team, name in zip(rated, result.seats, strict=True) if name == bot]
            mu = sum(one.mu for one in own) / len(own)
            self.ratings[bot] = Rating(mu, sum(one.sigma for one in own) / len(own))

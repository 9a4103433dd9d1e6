"""A tournament: a plan, its games one by one, and their summary."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, islice
from typing import Final, NamedTuple

from ludopolis import bots
from ludopolis.arena.adjusted import Adjuster, without_luck
from ludopolis.arena.play import Result, Venue, play
from ludopolis.arena.ratings import Ladder, Rating
from ludopolis.arena.results_file import ResultsFile
from ludopolis.arena.schedule import Bout, challenge, round_robin
from ludopolis.arena.sequential import OPEN, Claim, NormalTest, SequentialTest
from ludopolis.arena.statistics import error_by_deals, fault_list, faults_on, rated, standing
from ludopolis.arena.workers import Workers, spread
from ludopolis.engine.values.data import Data

ROUND_ROBIN: Final = "round_robin"
CHALLENGE: Final = "challenge"


class Plan(NamedTuple):
    """Everything that determines the games, however many are played."""

    venue: Venue
    players: int
    field: list[str]
    """All bots of a round robin; in a challenge, the challenger's opponents."""
    challenger: str
    seed: str

    def bouts(self) -> Iterator[Bout]:
        """The games, without end."""
        if self.challenger:
            return challenge(self.challenger, self.field, self.players, self.seed)
        return round_robin(self.field, self.players, self.seed)

    def everybody(self) -> list[str]:
        """All bots, the challenger first."""
        return [self.challenger, *self.field] if self.challenger else self.field

    def header(self) -> Data:
        """The plan as data: the beginning of a results file and of a summary."""
        return {
            "game": self.venue.game,
            "rules": self.venue.rules,
            "components": self.venue.components,
            "players": self.players,
            "options": self.venue.options,
            "schedule": CHALLENGE if self.challenger else ROUND_ROBIN,
            "challenger": self.challenger or None,
            "field": self.field,
            "seed": self.seed,
            **({"adjusted": True, "comparisons": self.venue.comparisons} if self.venue.comparisons else {}),
        }


class Tournament:
    """The games so far. Ratings and the sequential test see them in the order of the schedule."""

    def __init__(self, plan: Plan, games: int, claim: Claim | None) -> None:
        self.plan = plan
        self.max_games = -(-games // plan.players) * plan.players
        """Rounded up to whole deals, so that every bot sits on every seat equally often."""
        self.results: list[Result] = []
        kind = NormalTest if plan.venue.comparisons else SequentialTest
        self.test = kind(claim) if claim is not None else None
        self.adjuster = Adjuster()
        self.ladder = Ladder(plan.everybody())
        self.climb: list[dict[str, Rating]] = [dict(self.ladder.ratings)]
        """The ratings before the first deal and after each."""

    def over(self) -> bool:
        """Whether all games are played or the test has its answer."""
        return len(self.results) >= self.max_games or (self.test is not None and self.test.verdict != OPEN)

    def add(self, result: Result) -> None:
        """Adds the next game."""
        self.results.append(result)
        self.ladder.add(result)
        if len(self.results) % self.plan.players == 0:
            self.climb.append(dict(self.ladder.ratings))
            if self.test is not None:
                self.test.add(self._last_deal())

    def _last_deal(self) -> float:
        """The challenger's mean share in the last deal; without luck, where that is known."""
        deal = [(game, game.seats.index(self.plan.challenger)) for game in self.results[-self.plan.players :]]
        share = sum(game.share(seat) for game, seat in deal) / len(deal)
        if not self.plan.venue.comparisons:
            return share
        return self.adjuster.add(share, sum(game.luck[seat] for game, seat in deal) / len(deal))

    def run(self, file: ResultsFile, workers: Workers) -> Iterator[Result]:
        """Continues after the games in the file until the tournament is over; yields every game, those too."""
        for result in file.read(self.plan.bouts()):
            if self.over():
                return
            self.add(result)
            yield result
        coming = islice(self.plan.bouts(), len(self.results), self.max_games)
        if self.over():
            return
        for result in spread(partial(play, self.plan.venue), coming, workers):
            file.write(result)
            self.add(result)
            yield result
            if self.over():
                return

    # The summary

    def summary(self) -> Data:
        """Everything as data; the keys are described in docs/arena.md."""
        everybody = self.plan.everybody()
        return {
            **self.plan.header(),
            "games": len(self.results),
            "deals": len(self.results) // self.plan.players,
            "reproducible": not any(bots.is_timed(bot) or bots.is_program(bot) for bot in everybody),
            "bots": [self._standing(bot) for bot in everybody],
            "pairs": [self._pair(one, other) for one, other in combinations(everybody, 2)],
            "seats": [
                {"seat": seat, **standing([(result, seat) for result in self.results])}
                for seat in range(len(self.results[0].totals))
            ],
            "faults": fault_list(self.results),
            "test": self._test(),
            **({"cpu": self._cpu()} if self.plan.venue.comparisons else {}),
        }

    def places(self, bot: str) -> list[tuple[Result, int]]:
        """The seats a bot has had, with their games."""
        return [(result, seat) for result in self.results for seat, name in enumerate(result.seats) if name == bot]

    def _standing(self, bot: str) -> Data:
        places = self.places(bot)
        mu, sigma = self.ladder.ratings[bot]
        if not places:
            return {"bot": bot, "games": 0, "places": 0, "mu": mu, "sigma": sigma, "faults": 0}
        own: Data = {"error": error_by_deals(places), "mu": mu, "sigma": sigma, "faults": faults_on(places)}
        games = len({result.number for result, _ in places})
        if self.plan.venue.comparisons:
            own["adjusted"] = without_luck(places)
        return {"bot": bot, "games": games, **standing(places), **own}

    def _cpu(self) -> Data:
        """Seconds of processor time that the games of this run took, and their luck."""
        return {
            "games": sum(result.cpu[0] for result in self.results),
            "luck": sum(result.cpu[1] for result in self.results),
        }

    def _pair(self, one: str, other: str) -> Data:
        """How often one came before the other in the games both played; a tie counts half."""
        games = 0
        score = 0.0
        for result in self.results:
            places = list(zip(result.seats, result.places(), strict=True))
            duels = [(a, b) for name, a in places if name == one for rival, b in places if rival == other]
            if duels:
                games += 1
                score += sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in duels) / len(duels)
        return {"bot": one, "against": other, "games": games, **(rated(score, games) if games else {})}

    def _test(self) -> Data | None:
        if self.test is None:
            return None
        low, high = self.test.claim.bounds()
        ratio = {"ratio": self.test.path[-1], "no_below": low, "yes_above": high}
        return {**self.test.claim._asdict(), **ratio, "verdict": self.test.verdict}

"""The luck of whole games: what their draws changed, summed up. Its expectation is zero whatever the judge thinks.

For that, nothing about how a draw is judged may depend on what was drawn. So the judge of a table is made once, from a
game of its own, and what is sampled is sampled with luck that the game does not know.
"""

from typing import Final

from ludopolis.bots.bot import GreedyBot
from ludopolis.bots.match import play_match
from ludopolis.coach.curve import Curve
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.story import Story
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.record import Record

REFERENCE: Final = "reference"
"""The seed of the game from which the judge is made."""
SAMPLE: Final = 12
"""Outcomes that are looked at where a draw has too many: there is one look, so it takes more of them than a round."""


class LuckMeter:
    """Measures the luck in games of one kind of table."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        names = [str(seat) for seat in range(players)]
        table = play_match(game, options, names, [GreedyBot() for _ in names], REFERENCE)
        story = Story(table.record(), game)
        self.prospects = Prospects(table.state, len(table.state.results().totals))
        self.prospects.learn_drift(story.positions[0], REFERENCE)
        Curve(story, self.prospects, REFERENCE)
        self.sees_draws = self.prospects.sees_draws

    def luck(self, record: Record, seed: str) -> list[float]:
        """By side: how much of the victory draws brought it in a finished game. `seed` must not be the dealer's."""
        story = Story(record, self.game)
        curve = Curve(story, self.prospects, seed, SAMPLE)
        self.prospects.sees_draws = self.sees_draws
        luck = [0.0] * self.prospects.sides
        for draw in curve.draws.values():
            draw.look(1)
            draw.after.look(1)
            for side, (before, after) in enumerate(zip(draw.mean.shares(), draw.after.mean.shares(), strict=True)):
                luck[side] += after - before
        return luck

"""The luck of whole games: what their draws changed, summed up. Its expectation is zero whatever the judge thinks.

What was drawn is compared with what else might have been: both positions are played on by the policy, with the same
luck, for a turn or a few, and judged there. Every comparison has other luck, so that one unusual sequel decides little.
Nothing about this depends on what was drawn, and the luck in it is none that the game knows.
"""

from random import Random
from typing import Final

from ludopolis.bots.bot import GreedyBot
from ludopolis.bots.match import play_match
from ludopolis.coach.curve import all_outcomes, drawn
from ludopolis.coach.prospects import Prospects, new_seed
from ludopolis.coach.story import DRAW, Story
from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.record import Record
from ludopolis.engine.values.options import OptionValue

REFERENCE: Final = "reference"
"""The seed of the game from which the judge is made."""
COMPARISONS: Final = 24
"""How many there are for each draw, unless it is said."""


class LuckMeter:
    """Measures the luck in games of one kind of table."""

    def __init__(
        self, game: Game, players: int, options: dict[str, OptionValue], comparisons: int = COMPARISONS
    ) -> None:
        self.game = game
        self.comparisons = comparisons
        names = [str(seat) for seat in range(players)]
        table = play_match(game, options, names, [GreedyBot() for _ in names], REFERENCE)
        self.prospects = Prospects(table.state, len(table.state.results().totals))
        self.prospects.learn_drift(table.first_state(), REFERENCE)

    def luck(self, record: Record, seed: str) -> list[float]:
        """By side: how much of the victory draws brought it in a finished game. `seed` must not be the dealer's."""
        story = Story(record, self.game)
        luck = [0.0] * self.prospects.sides
        for block in story.blocks:
            if block.kind == DRAW:
                rng = Random(f"{seed}/at {block.first}")
                gained = self.gained(story.positions[block.first], story.positions[block.last], rng)
                luck = [total + more for total, more in zip(luck, gained, strict=True)]
        return luck

    def gained(self, before: State, after: State, rng: Random) -> list[float]:
        """By side: how much more what was drawn is worth than the mean of what might have been."""
        luck = [0.0] * self.prospects.sides
        others = self.others(before, rng)
        positions: list[State] = []
        for other, _ in others:
            seed = new_seed(rng)
            positions += [self.prospects.later(after, seed), self.prospects.later(other, seed)]
        values = iter(self.prospects.values(positions))
        for _, share in others:
            here, there = next(values).shares, next(values).shares
            luck = [total + share * (one - two) for total, one, two in zip(luck, here, there, strict=True)]
        return luck

    def others(self, before: State, rng: Random) -> list[tuple[State, float]]:
        """What might have been drawn, with shares that add up to 1: all outcomes, each as often as possible, or
        a sample of them.
        """
        every = [(state, share) for state, _, share in all_outcomes(before, self.comparisons)]
        if len(every) == 1:
            return []
        if not every:
            return [(drawn(before, rng)[0], 1.0 / self.comparisons) for _ in range(self.comparisons)]
        times = max(1, self.comparisons // len(every))
        return [(state, share / times) for state, share in every] * times

"""The curve: what every seat could expect at each point of the story.

Before a draw it is the mean over what might have been drawn: all outcomes where they are few, else a sample. Every
outcome is looked at with the same luck, so that what follows does not decide between them.
"""

from functools import cached_property
from random import Random
from typing import Final

from ludopolis.coach.means import Mean, between
from ludopolis.coach.prospects import Prospects, new_seed
from ludopolis.coach.story import DRAW, Story
from ludopolis.engine.contract import State
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE

MOST_OUTCOMES: Final = 24
"""Up to here all outcomes of a draw are looked at."""
TRIED: Final = 6
"""Draws that show whether the network sees them."""
SAMPLE: Final = 6
"""Outcomes of a larger draw that a round looks at."""
COARSE: Final = 4
"""One point of so many is looked at before there is a first curve."""
ENDS: Final = 8
"""Looks in a round where a look has found the end of the game: a single end knows only winners and losers."""


class Point:
    """A position of the story that is not before a draw."""

    def __init__(self, prospects: Prospects, state: State, fresh: bool, name: str) -> None:
        self.prospects = prospects
        self.state = state
        self.fresh = fresh
        self.name = name
        self.mean = Mean(prospects.sides)
        self.ended = 0
        """The first round that found the end of the game; 0: none."""

    def looks(self, round: int) -> int:
        """How often a round looks. What it finds decides about later ones only, so that it favours nobody."""
        return ENDS if 0 < self.ended < round else 1

    def look(self, round: int) -> None:
        """Looks at the position once more, unless it has one value."""
        if self.mean.looks and self.prospects.is_certain(self.state, self.fresh):
            return
        seed = new_seed(Random(f"{self.name}/{round}"))
        looks = self.looks(round)
        (found,) = self.prospects.expect([(self.state, self.fresh)], seed, looks)
        self.mean.add(found, float(looks))
        if not self.ended and self.prospects.sides > 1 and max(found.shares) == 1.0:
            self.ended = round


class Draw:
    """A position before a draw, and what came of it."""

    def __init__(self, prospects: Prospects, state: State, after: Point, name: str) -> None:
        self.prospects = prospects
        self.state = state
        self.after = after
        self.name = name
        self.mean = Mean(prospects.sides)

    @cached_property
    def all(self) -> "list[Outcome]":
        """Every outcome with its probability; empty if there are too many."""
        return [(found, fresh and self.after.fresh, share) for found, fresh, share in all_outcomes(self.state)]

    def look(self, round: int) -> None:
        """Looks at all outcomes once more, or at a fresh sample of them, with the luck that the point after it had."""
        seed = new_seed(Random(f"{self.after.name}/{round}"))
        found = list(self.all)
        if found:
            certain = all(self.prospects.is_certain(state, fresh) for state, fresh, _ in found)
            if self.mean.looks and certain:
                return
        else:
            rng = Random(f"{self.name}/{round}")
            for _ in range(SAMPLE):
                state, fresh = drawn(self.state, rng)
                found.append((state, fresh and self.after.fresh, 1.0 / SAMPLE))
        looks = self.after.looks(round)
        values = self.prospects.expect([(state, fresh) for state, fresh, _ in found], seed, looks)
        for (_, _, weight), value in zip(found, values, strict=True):
            self.mean.add(value, weight * looks)

    def errors(self) -> list[float]:
        """How far the mean over all outcomes may be off."""
        return [0.0] * len(self.mean.sums) if self.all else self.mean.errors()


class Curve:
    """The points of a story, by the number of steps before them."""

    def __init__(self, story: Story, prospects: Prospects, seed: str) -> None:
        self.story = story
        self.points: dict[int, Point] = {}
        self.draws: dict[int, Draw] = {}
        self.after: dict[int, int] = {}
        """Where the point after a draw is."""
        last = len(story.steps)
        self.points[last] = Point(prospects, story.positions[last], True, f"{seed}/at {last}")
        for block in reversed(story.blocks):
            state = story.positions[block.first]
            name = f"{seed}/at {block.first}"
            if block.kind == DRAW:
                self.draws[block.first] = Draw(prospects, state, self.points[block.last], f"{name}/draw")
                self.after[block.first] = block.last
            else:
                self.points[block.first] = Point(prospects, state, story.fresh[block.first], name)

        prospects.sees_draws = sees(prospects, list(self.draws.values()))

    def stages(self) -> list[list[Point | Draw]]:
        """All places, in the order in which a first look at them shows most: some points, the others, the draws."""
        points = list(self.points.values())
        coarse = [*points[::COARSE], *([points[-1]] if (len(points) - 1) % COARSE else [])]
        fine = [point for point in points if point not in coarse]
        return [[*coarse], [*fine], [*self.draws.values()]]

    def is_whole(self) -> bool:
        """Whether all places were looked at."""
        return all(place.mean.looks for stage in self.stages() for place in stage)

    def mean(self, at: int) -> Mean:
        """What was found there.

        Before the first look at a draw, what came of it stands for it; at a point, what lies between its neighbours.
        """
        if at in self.draws:
            return self.draws[at].mean if self.draws[at].mean.looks else self.mean(self.after[at])
        if self.points[at].mean.looks:
            return self.points[at].mean
        known = [other for other, point in self.points.items() if point.mean.looks]
        before, after = max(other for other in known if other < at), min(other for other in known if other > at)
        return between(self.points[before].mean, self.points[after].mean, (at - before) / (after - before))


def sees(prospects: Prospects, draws: list[Draw]) -> bool:
    """Whether the network tells any of some draws that begin a turn from another one there might have been."""
    differing = 0
    for draw in draws:
        other, fresh = drawn(draw.state, Random(draw.name))
        if prospects.network is None or not fresh or not draw.after.fresh or differing == TRIED:
            continue
        if other.digest() != draw.after.state.digest() and 0 not in (other.pending(), draw.after.state.pending()):
            differing += 1
            here, there = prospects.values([draw.after.state, other])
            if here != there:
                return True
    return differing == 0


Outcome = tuple[State, bool, float]
"""A position after a draw, whether it begins a turn, and its probability."""


def all_outcomes(state: State, most: int = MOST_OUTCOMES) -> list[Outcome]:
    """All that a run of draws can lead to, or nothing if that is more than `most`."""
    found: list[Outcome] = [(state, False, 1.0)]
    while any(drawn.pending() == CHANCE for drawn, _, _ in found):
        following: list[Outcome] = []
        for drawn, fresh, share in found:
            if drawn.pending() != CHANCE:
                following.append((drawn, fresh, share))
                continue
            chance = drawn.chance()
            total = sum(chance.weights)
            if len(following) + len(chance.outcomes) > most:
                return []
            for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
                after = drawn.clone()
                after.play(CHANCE, outcome)
                following.append((after, turn_of(after) != turn_of(drawn), share * weight / total))
        found = following
    return found


def drawn(state: State, rng: Random) -> tuple[State, bool]:
    """What a run of draws leads to once, and whether that begins a turn."""
    state = state.clone()
    turn = turn_of(state)
    while state.pending() == CHANCE:
        turn = turn_of(state)
        state.play(CHANCE, state.sample(rng))
    return state, turn_of(state) != turn

"""What a character likes: a bounded shift of what moves and plans are worth to it, read from the score sheet.

A leaning is a number that is read off the sheets of all seats. Some every game has (`GENERAL`); others a game names in
`bots.toml`. What a character makes of a position is the weighted sum of what it likes. The shift between two plans is
never more than the level's bot can afford (`SHARE_OF_SWING`, and how much the level leans), so a leaning decides only
between plans that are about as good. It is no judge: the bot of the level finds the plans and says what they are worth.
"""

from random import Random
from typing import Any, Final, NamedTuple

from ludopolis.bots.luck import Luck
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import are_numbered, turn_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.scores import ScoreLine

EARLY: Final = "early"
"""What is on the own sheet already."""
BOLD: Final = "bold"
"""The largest line of the own sheet: all on one card."""
BLOCKS: Final = "blocks"
"""What the best rival has not."""
LEAD: Final = "lead"
"""The lead as the judge estimates it where the turn ends: foresight, which pays for what other leanings cost."""
GENERAL: Final = (EARLY, BOLD, BLOCKS, LEAD)
SHARE_OF_SWING: Final = 0.15
"""How far a plan can be shifted, as a share of the margin by which games are usually won (`Game.swing`)."""
MOST_LEANING: Final = 4.0
"""How many times as far at most, where a game lets a level lean more."""
SEARCHED: Final = 0.3
"""How much of the shift counts where plans are searched, unless the game says otherwise.

What is nearly as good is known there more exactly."""
WORLDS: Final = 4
"""Worlds in which a turn is finished, or fewer once two in a row say the same: what luck brought is nobody's liking."""
WIDTH: Final = 8
"""Moves between which a leaning decides at most."""
SEED_RANGE: Final = 1_000_000_000


class Leaning(NamedTuple):
    """A number on a sheet: the sum, or the largest, of some of its lines or of figures beside them."""

    of: tuple[str, ...]
    """Lines by category, or by how it begins, `parks_*`; or figures of lines, `plot_*.cards`, `*.hearts`."""
    most: bool = False
    """Whether only the largest of them counts."""

    def read(self, lines: list[ScoreLine]) -> float:
        """What a sheet has of it."""
        total = 0.0
        largest = 0.0
        for line in lines:
            for name in self.of:
                category, _, figure = name.partition(".")
                if line.category == category or (category[-1] == "*" and line.category.startswith(category[:-1])):
                    amount = float(line.figures.get(figure, 0) if figure else line.points)
                    total += amount
                    largest = max(largest, amount)
        return largest if self.most else total


class Temper:
    """A character's leanings in one game at one level, each with its weight in points."""

    def __init__(
        self,
        weights: dict[str, float],
        leanings: dict[str, Leaning],
        swing: float,
        searched: float = SEARCHED,
        leaning: float = 1.0,
    ) -> None:
        self.weights = weights
        self.leanings = leanings
        self.swing = swing
        self.leaning = leaning
        """How much the level leans: likings and their limit are so many times as large."""
        self.limit = SHARE_OF_SWING * swing * leaning
        self.searched = searched

    def liking(self, judge: Judge[Any] | None, state: State, seat: int) -> float:
        """How much the character likes what a seat has, in points; only differences mean anything.

        A bot that has foresight of its own gives no judge: then `lead` says nothing.
        """
        sheet = state.sheet()
        lines = sheet[seat]
        found = 0.0
        for name, weight in self.weights.items():
            if name in self.leanings:
                found += weight * self.leanings[name].read(lines)
            elif name == EARLY:
                found += weight * total_of(lines)
            elif name == BOLD:
                found += weight * max([0.0, *[float(line.points) for line in lines]])
            elif name == LEAD:
                if judge is not None:
                    found += weight * lead_of(judge, state, seat, sheet)
            else:
                rivals = [total_of(sheet[other]) for other in range(len(sheet)) if other != seat]
                found -= weight * max(rivals, default=0.0)
        return found * self.leaning

    def bounded(self, liking: float) -> float:
        """A difference of likings as points by which a plan may be shifted: less than `limit` either way."""
        size = liking if liking >= 0.0 else -liking
        return liking * self.limit / (size + self.limit)

    def as_worth(self, points: float) -> float:
        """A shift in points as a search counts it, on the scale of worths, from 0 to 1, where nobody leads."""
        return self.searched * 0.5 * points / self.swing


def lead_of(judge: Judge[Any], state: State, seat: int, sheet: list[list[ScoreLine]]) -> float:
    """The seat's lead in points: estimated while the game lasts, then counted."""
    if state.pending() != 0:
        return judge.value(state, seat)
    rivals = [total_of(sheet[other]) for other in range(len(sheet)) if other != seat]
    return total_of(sheet[seat]) - max(rivals, default=0.0)


def total_of(lines: list[ScoreLine]) -> float:
    """The points of a sheet."""
    total = 0.0
    for line in lines:
        total += line.points
    return total


def shifts(temper: Temper, judge: Judge[Any], state: State, seat: int, moves: list[int], rng: Random) -> list[float]:
    """By how many points a character likes each of these moves more than their mean, at the end of its turn.

    The policy finishes the turn, in the same worlds and with the same luck for all of them.
    """
    luck = Luck(state.players)
    likings = [0.0] * len(moves)
    before: list[float] = []
    worlds = 0
    while worlds < WORLDS:
        worlds += 1
        world = state.determinize(rng)
        seed = int(rng.random() * SEED_RANGE)
        found: list[float] = []
        for move in moves:
            luck.seed(seed)
            trial = world.clone()
            trial.play(seat, move)
            finish_turn(judge, trial, seat, turn_of(state), luck)
            found.append(temper.liking(judge, trial, seat))
        for i in range(len(moves)):
            likings[i] += found[i]
        if found == before:
            break
        before = found
    mean = sum(likings) / len(likings)
    return [temper.bounded((liking - mean) / worlds) for liking in likings]


def finish_turn(judge: Judge[Any], state: State, seat: int, turn: int, luck: Luck) -> None:
    """Plays by the policy until the turn is over."""
    numbered = are_numbered(state)
    while turn_of(state) == turn:
        pending = state.pending()
        if pending == 0 or (not numbered and pending != CHANCE and not pending >> seat & 1):
            return
        if pending == CHANCE:
            state.play(CHANCE, state.sample(luck.cards))
            continue
        actor = seat if pending >> seat & 1 else lowest_seat(pending)
        legal = state.legal(actor)
        state.play(actor, legal[0] if len(legal) == 1 else judge.policy(state, actor, legal, luck.whims[actor]))


def leaned(
    temper: Temper, judge: Judge[Any], state: State, seat: int, moves: list[int], favourite: int, rng: Random
) -> int:
    """The policy's favourite, or a move about as good that the character likes more.

    A judge that does not appraise moves says nothing about the others: then it is the favourite.
    """
    worths = judge.appraise(state, seat, moves)
    if min(worths) == max(worths):
        return favourite
    top = worths[moves.index(favourite)]
    near: list[tuple[float, int]] = []
    for i in range(len(moves)):
        if moves[i] != favourite and worths[i] > top - 2.0 * temper.limit:
            near.append((-min(worths[i], top), moves[i]))
    if not near:
        return favourite
    near.sort()
    near = [(-top, favourite), *near[: WIDTH - 1]]
    found = shifts(temper, judge, state, seat, [move for _, move in near], rng)
    best = 0
    for i in range(1, len(near)):
        if found[i] - near[i][0] > found[best] - near[best][0]:
            best = i
    return near[best][1]

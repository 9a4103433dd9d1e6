"""Monte Carlo with a judge's policy in its playouts: the few most promising moves, halved round by round.

All moves of a round are played in the same worlds and with the same luck, so that the deal does not decide between
them. After each round the worse half is dropped, and the rest share what remains of the budget. `expert-1` is frozen
and searches with this code, so its moves must not change.
"""

from random import Random
from typing import Any

from ludopolis.bots.luck import Luck
from ludopolis.bots.search import Estimate, Searcher, margin_of, play_on, promising, worth_of
from ludopolis.bots.temper import shifts
from ludopolis.engine.contract import Judge, State


class MonteCarloBot(Searcher):
    """Searches the next move only and leaves the rest to the policy."""

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves tried, best first."""
        budget, width, turns, trust, name = self.scope
        judge = state.game.judge_of(name)
        swing = state.game.swing
        candidates = promising(judge, state, seat, moves, width, rng)
        worths = [0.0] * len(candidates)
        margins = [0.0] * len(candidates)
        tries = [0] * len(candidates)
        alive = list(range(len(candidates)))
        rounds = 1
        while 1 << rounds < len(candidates):
            rounds += 1
        dropped: list[int] = []
        luck = Luck(state.players)
        advance = head_start(judge, state, seat, candidates, swing) if trust else worths[:]
        liked = worths[:]
        if self.temper is not None:
            for at, points in enumerate(shifts(self.temper, judge, state, seat, candidates, rng)):
                liked[at] = self.temper.as_worth(points)
        done = 0
        budget.start()
        for number in range(rounds):
            due = (number + 1) / rounds
            fresh = True
            while fresh or budget.used(done) < due:
                fresh = False
                world = state.determinize(rng)
                seed = int(rng.random() * 1_000_000_000)
                for at in alive:
                    if tries[at] > 0 and budget.late():
                        break
                    luck.seed(seed)
                    trial = world.clone()
                    trial.play(seat, candidates[at])
                    play_on(judge, trial, luck, turns)
                    margin = margin_of(judge, trial, seat)
                    worths[at] += worth_of(trial, seat, margin, swing)
                    margins[at] += margin
                    tries[at] += 1
                    done += 1
            sort_by_mean(alive, worths, tries, advance, trust, liked)
            if number + 1 < rounds:
                keep = (len(alive) + 1) // 2
                dropped = alive[keep:] + dropped
                alive = alive[:keep]
        ranked: list[Estimate] = []
        for at in alive + dropped:
            ranked.append(Estimate(candidates[at], worths[at] / tries[at], margins[at] / tries[at], tries[at]))
        return ranked


def head_start(judge: Judge[Any], state: State, seat: int, candidates: list[int], swing: float) -> list[float]:
    """How far the appraisal puts each move behind the best one, on the scale of playouts."""
    appraised = judge.appraise(state, seat, candidates)
    best = max(appraised)
    return [0.5 * (worth - best) / swing for worth in appraised]


def sort_by_mean(
    order: list[int], totals: list[float], counts: list[int], advance: list[float], trust: int, liked: list[float]
) -> None:
    """Best mean first, the appraisal counting as `trust` tries; `liked` comes on top. Equal moves keep their order."""
    usual = 0.0
    for at in order:
        usual += totals[at] / counts[at] / len(order)
    means = [0.0] * len(totals)
    for at in order:
        means[at] = (totals[at] + trust * (usual + advance[at])) / (counts[at] + trust) + liked[at]
    for i in range(1, len(order)):
        at = order[i]
        j = i
        while j > 0 and means[order[j - 1]] < means[at]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = at

"""Monte Carlo with the game's own policy in its playouts: the few most promising moves, halved again and again.

All moves of a round are played in the same worlds and with the same luck, so that the deal does not decide between
them. After each round the worse half is dropped, and those that are left share what remains of the budget.
"""

from random import Random

from ludopolis.bots.search import Estimate, Luck, Searcher, margin_of, play_on, promising, worth_of
from ludopolis.engine.game import State


class MonteCarloBot(Searcher):
    """Looks at the next move alone; the rest is left to the policy."""

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves looked at, best first."""
        budget, width, turns, trust = self.scope
        swing = state.game.levels.swing
        candidates = promising(state, seat, moves, width, rng)
        worths = [0.0] * len(candidates)
        margins = [0.0] * len(candidates)
        tries = [0] * len(candidates)
        alive = list(range(len(candidates)))
        rounds = 1
        while 1 << rounds < len(candidates):
            rounds += 1
        dropped: list[int] = []
        luck = Luck(state.players)
        advance = head_start(state, seat, candidates, swing) if trust else worths[:]
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
                    play_on(trial, luck, turns)
                    margin = margin_of(trial, seat)
                    worths[at] += worth_of(trial, seat, margin, swing)
                    margins[at] += margin
                    tries[at] += 1
                    done += 1
            sort_by_mean(alive, worths, tries, advance, trust)
            if number + 1 < rounds:
                keep = (len(alive) + 1) // 2
                dropped = alive[keep:] + dropped
                alive = alive[:keep]
        ranked: list[Estimate] = []
        for at in alive + dropped:
            ranked.append(Estimate(candidates[at], worths[at] / tries[at], margins[at] / tries[at], tries[at]))
        return ranked


def head_start(state: State, seat: int, candidates: list[int], swing: float) -> list[float]:
    """By how much each move is behind the best of them by the game's appraisal, in what playouts are counted in."""
    appraised = state.appraise(seat, candidates)
    best = max(appraised)
    return [0.5 * (worth - best) / swing for worth in appraised]


def sort_by_mean(order: list[int], totals: list[float], counts: list[int], advance: list[float], trust: int) -> None:
    """Best mean first, the appraisal counted as `trust` tries; the earlier one of equals stays in front."""
    usual = 0.0
    for at in order:
        usual += totals[at] / counts[at] / len(order)
    means = [0.0] * len(totals)
    for at in order:
        means[at] = (totals[at] + trust * (usual + advance[at])) / (counts[at] + trust)
    for i in range(1, len(order)):
        at = order[i]
        j = i
        while j > 0 and means[order[j - 1]] < means[at]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = at

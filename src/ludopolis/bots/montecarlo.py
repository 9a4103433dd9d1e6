"""Monte Carlo with the game's own policy in its playouts: the few most promising moves, halved again and again.

All moves of a round are played in the same worlds and with the same luck, so that the deal does not decide between
them. After each round the worse half is dropped, and those that are left share what remains of the budget.
"""

from random import Random

from ludopolis.bots.search import Estimate, Searcher, margin_of, play_on, promising, worth_of
from ludopolis.engine.game import State


class MonteCarloBot(Searcher):
    """Looks at the next move alone; the rest is left to the policy."""

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves looked at, best first."""
        budget, width, turns = self.scope
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
        luck = Random()
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
            sort_by_mean(alive, worths, tries)
            if number + 1 < rounds:
                keep = (len(alive) + 1) // 2
                dropped = alive[keep:] + dropped
                alive = alive[:keep]
        ranked: list[Estimate] = []
        for at in alive + dropped:
            ranked.append(Estimate(candidates[at], worths[at] / tries[at], margins[at] / tries[at], tries[at]))
        return ranked


def sort_by_mean(order: list[int], totals: list[float], counts: list[int]) -> None:
    """Best mean first; the earlier one of equals stays in front."""
    for i in range(1, len(order)):
        at = order[i]
        mean = totals[at] / counts[at]
        j = i
        while j > 0 and totals[order[j - 1]] / counts[order[j - 1]] < mean:
            order[j] = order[j - 1]
            j -= 1
        order[j] = at

"""One of OpenSpiel's algorithms on one of our games: its Monte Carlo tree search against random moves in UpTown.

python examples/openspiel_mcts.py --games 4 --simulations 20
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from ludopolis import gym


def play(game: object, seat: int, simulations: int, seed: int) -> float:
    """A game with the search on one seat; its share of the victory."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=rng)
    players = [search, uniform_random.UniformRandomBot(1 - seat, rng)]
    if seat == 1:
        players.reverse()
    state = game.new_initial_state()  # type: ignore[attr-defined]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return float(state.returns()[seat])


def main() -> None:
    """Plays some games, the seats in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    game = gym.spiel("uptown", players=2)
    won = [play(game, number % 2, given.simulations, number) for number in range(given.games)]
    print(f"the search won {sum(won):g} of {given.games} games against random moves")


if __name__ == "__main__":
    main()

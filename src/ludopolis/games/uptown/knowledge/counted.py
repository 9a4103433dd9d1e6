"""What the score sheets count on the board: the towers, and the coins of a wallet."""

from ludopolis.engine.values.scores import Counted
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import coin_points, plot_prestige
from ludopolis.games.uptown.rules.state import PLOTS


def counted(state: UpTownState) -> list[list[Counted]]:
    """By seat: every plot with a building, then the wallet."""
    return [_of(state, seat) for seat in range(state.players)]


def _of(state: UpTownState, seat: int) -> list[Counted]:
    built = [plot for plot in range(PLOTS) if state.plots[seat * PLOTS + plot]]
    towers = [
        Counted(f"plot_{plot + 1}", [f"plot:{seat}:{plot + 1}"], plot_prestige(state, seat, plot)) for plot in built
    ]
    return [*towers, Counted("coins", [f"wallet:{seat}"], coin_points(state, seat))]

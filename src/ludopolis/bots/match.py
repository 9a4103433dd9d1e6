"""Plays whole games between bots. The same seed gives the same deal and the same moves."""

from random import Random

from ludopolis.bots.bot import Bot
from ludopolis.engine.chance import Dealer
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table import Table


def play_match(game: Game, options: dict[str, OptionValue], names: list[str], bots: list[Bot], seed: str) -> Table:
    """A game between bots, to its end. The dealer and each bot have random streams of their own."""
    table = Table(game, options, names, Dealer(seed))
    streams = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]
    while (pending := table.state.pending()) != 0:
        seat = lowest_seat(pending)
        blinded = table.state.blind(seat)
        table.play(seat, bots[seat].choose(blinded, seat, streams[seat]))
    return table

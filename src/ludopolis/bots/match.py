"""Plays whole games between bots. The same seed gives the same deal and the same moves."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.bot import Bot, BotFault, RandomBot
from ludopolis.engine.contract import Game
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import Fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results

SUBSTITUTE: Final = "random"
"""Who plays on for a bot that lost by a fault."""


class Fault(NamedTuple):
    """Why a seat lost by a fault of its bot, and the rules' own reason if there is one."""

    seat: int
    reason: Fact
    because: Fact | None


class Match:
    """A game between bots. The dealer and each bot have random streams of their own.

    With `luck`, every decision has one: the same bots in the same position then decide alike, however many random
    numbers were used before. So the games of a deal differ only by what bots do differently.

    A bot that fails has lost: its seat resigns, plays on at random, and the others compete for the victory.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        names: list[str],
        bots: list[Bot],
        deal: str,
        luck: str = "",
    ) -> None:
        self.table = Table(game, options, names, Dealer(deal))
        self.faults: list[Fault] = []
        self._bots = list(bots)
        self._luck = luck
        self._streams = [Random(f"{luck or deal}/seat {seat}") for seat in range(len(bots))]
        self._decisions = [0] * len(bots)

    def run(self) -> None:
        """Plays the game to its end."""
        table = self.table
        bots = self._bots
        for seat in range(len(bots)):
            try:
                bots[seat].begin(table.game, table.options, len(bots), seat, self._streams[seat])
            except BotFault as wrong:
                self._give_up(seat, wrong)
        while (pending := table.state.pending()) != 0:
            seat = lowest_seat(pending)
            blinded = table.state.blind(seat)
            try:
                move = bots[seat].choose(blinded, seat, self._stream(seat))
            except BotFault as wrong:
                self._give_up(seat, wrong)
                continue
            table.play(seat, move)
        results = self.results()
        for bot in bots:
            bot.end(results)

    def results(self) -> Results:
        """The game's results; seats that lost by a fault cannot win."""
        return without(self.table.state.results(), [fault.seat for fault in self.faults])

    def _stream(self, seat: int) -> Random:
        """The random stream of the seat's next decision."""
        stream = self._streams[seat]
        if self._luck:
            self._decisions[seat] += 1
            stream.seed(f"{self._luck}/seat {seat}/{self._decisions[seat]}")
        return stream

    def _give_up(self, seat: int, wrong: BotFault) -> None:
        self.faults.append(Fault(seat, wrong.reason, wrong.because))
        self.table.resign(seat, SUBSTITUTE)
        self._bots[seat] = RandomBot()


def without(results: Results, out: list[int]) -> Results:
    """The results if these seats cannot win: where only they had won, the best of the others win."""
    winners = [seat for seat in results.winners if seat not in out]
    if results.winners and not winners:
        totals = [total for seat, total in enumerate(results.totals) if seat not in out]
        winners = [
            seat for seat, total in enumerate(results.totals) if seat not in out and total == max(totals, default=0)
        ]
    return Results(results.totals, winners)


def play_match(game: Game, options: dict[str, OptionValue], names: list[str], bots: list[Bot], seed: str) -> Table:
    """A game between bots, to its end."""
    match = Match(game, options, names, bots, seed)
    match.run()
    return match.table

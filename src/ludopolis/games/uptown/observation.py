"""What a seat knows when it must decide, as numbers: decks and cards, then the streets, one's own first.

What the printed cards do is not repeated, but what has been counted on the streets is. Cards left the game in some
order, which nothing depends on.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import WHOSE, Observation, Row, side_of
from ludopolis.games.uptown.components.tables import (
    CARDS,
    COUNTED,
    COUNTS,
    MUNICIPAL_HALVES,
    PROJECT_CARDS,
    UpTownComponents,
    card_of,
    first_half,
)
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import ENDINGS, NO_CARD, PLOTS, STEP_NAMES

PLOT_NAMES: Final = ("1", "2", "3", "4", "5")


class UpTownObservation(Observation[UpTownState]):
    """Nothing is secret: everybody can tell which cards are unseen."""

    def __init__(self, parts: UpTownComponents) -> None:
        super().__init__(1)
        self.cards = parts.ids
        self.projects = parts.ids[:PROJECT_CARDS]
        self.municipals = parts.ids[PROJECT_CARDS:]
        self.counted = [f"{plot}.{what}" for plot in PLOT_NAMES for what in COUNTED]

    def write(self, state: UpTownState, seat: int, row: Row) -> None:
        players = state.players
        row.own_seat(seat, players)
        row.one_of("step", state.step, STEP_NAMES)
        row.seat("actor", state.actor, seat, players)
        row.seat("first", state.first, seat, players)
        row.number("round", state.round, PROJECT_CARDS)
        row.one_of("last_round", state.trigger - 1, ENDINGS)
        row.one_of("held", state.held, self.cards)
        row.items("unseen", state.unseen, self.projects)
        row.items("unseen_municipal", [card - PROJECT_CARDS for card in state.unseen_municipal], self.municipals)
        row.items("discarded", state.discards, self.cards)
        common = state.top[players]
        row.one_of("common", common - PROJECT_CARDS if common != NO_CARD else NO_CARD, self.municipals)
        row.number("common_size", state.size[players], CARDS)
        self.write_built(state, seat, row)
        for turn in range(players):
            who = (seat + turn) % players
            row.about = WHOSE[turn]
            row.number("coins", state.wallet[who])
            row.number("deck_coins", state.deck_coins[who])
            row.number("deck_size", state.size[who], PROJECT_CARDS)
            row.one_of("top", state.top[who], self.projects)
            row.mask("empty", state.empty[who], PLOT_NAMES)
            row.mask("closed", state.closed[who], PLOT_NAMES)
            row.mask("guarded", state.guarded[who], PLOT_NAMES)
            row.counts("count", state.count, COUNTS * PLOTS * who, self.counted, CARDS)

    def write_built(self, state: UpTownState, seat: int, row: Row) -> None:
        """By card on a street: which half shows, on which plot (one's own come first) and floor, and who built it."""
        players = state.players
        halves: i64 = row.block("half", self.cards, MUNICIPAL_HALVES)
        plots: i64 = row.block("plot", self.cards, PLOTS * players)
        floors: i64 = row.block("floor", self.cards, CARDS)
        by: i64 = row.block("by", self.cards, 1, 1 - players)
        for turn in range(players):
            street = (seat + turn) % players * PLOTS
            for plot in range(PLOTS):
                for floor, half in enumerate(state.plots[street + plot], 1):
                    card = card_of(half)
                    row.numbers[halves + card] = half - first_half(card) + 1
                    row.numbers[plots + card] = PLOTS * turn + plot + 1
                    row.numbers[floors + card] = floor
                    row.numbers[by + card] = side_of(state.played_by[card], seat, players)

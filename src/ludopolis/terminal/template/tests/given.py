"""Positions in a few words: `given(["house_3", "park_1"], offer="shop_2 school_4")`."""

from collections.abc import Sequence

from ludopolis.engine.playout import lowest_seat
from ludopolis.terminal.template.game import GAME
from ludopolis.terminal.template.game.components.tables import CARDS
from ludopolis.terminal.template.game.rules import OFFER, OUT, SampleGameState


def given(towns: Sequence[str], offer: str = "", round: int = 0, variety: bool = True) -> SampleGameState:
    """A position with these cards in the towns and on offer. The last cards of the table are out of the game."""
    state = GAME.empty(len(towns), {"rounds": 6, "variety": variety})
    state.events = []
    state.round = round
    for seat, town in enumerate(towns):
        lay(state, town, seat)
    lay(state, offer, OFFER)
    for card in range(CARDS - round, CARDS):
        state.place[card] = OUT
    state.taken = len(towns) + 1 - len(offer.split()) if round < state.rounds else 0
    state.audit()
    return state


def lay(state: SampleGameState, ids: str, place: int) -> None:
    """Puts cards somewhere."""
    for id in ids.split():
        state.place[state.parts.ids.index(id)] = place


def do(state: SampleGameState, text: str) -> SampleGameState:
    """Plays a move of whoever decides."""
    seat = lowest_seat(state.pending())
    state.apply(seat, state.from_text(seat, text))
    state.audit()
    return state

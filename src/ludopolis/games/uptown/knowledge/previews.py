"""What a street would be worth right after each placement that is legal now, and what could not be placed at all."""

from ludopolis.engine.values.data import Data
from ludopolis.games.uptown.components.tables import first_half, halves_of
from ludopolis.games.uptown.rules.moves import place_of
from ludopolis.games.uptown.rules.placement import placements
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import plot_prestige, plot_revenue, street_prestige, street_revenue
from ludopolis.games.uptown.rules.state import NO_CARD, NO_DECK, PLOTS, STEP_SECOND_ACTION
from ludopolis.games.uptown.rules.turns import place


def previews(state: UpTownState, viewer: int) -> list[Data]:
    """One for each placement, if the viewer has a card to place."""
    if viewer != state.actor or state.held == NO_CARD or state.bare != NO_DECK:
        return []
    return [_preview(state, viewer, move) for move in placements(state, viewer, state.held)]


def _preview(state: UpTownState, seat: int, move: int) -> Data:
    number, owner, plot = place_of(move)
    half = first_half(state.held) + number
    twin = state.clone()
    place(twin, seat, move)
    return {
        "project": state.parts.project_id(half),
        "seat": owner,
        "plot": plot + 1,
        "closes": state.parts.roof[half] == 1,
        "last_round": twin.trigger != state.trigger,
        "wallet": twin.wallet[owner],
        "revenue": street_revenue(twin, owner),
        "prestige": street_prestige(twin, owner),
        "plots": [[plot_revenue(twin, owner, at), plot_prestige(twin, owner, at)] for at in range(PLOTS)],
    }


def nowhere(state: UpTownState, viewer: int) -> list[str]:
    """The projects on offer that the viewer could build nowhere now, if the viewer is to take a second card."""
    if viewer != state.actor or state.step != STEP_SECOND_ACTION or state.bare != NO_DECK:
        return []
    found: set[str] = set()
    for card in state.top:
        if card != NO_CARD:
            fitting = {place_of(move)[0] for move in placements(state, viewer, card)}
            idle = [number for number in range(halves_of(card)) if number not in fitting]
            found.update(state.parts.project_id(first_half(card) + number) for number in idle)
    return sorted(found)

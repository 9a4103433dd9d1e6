"""Why a move is refused, in words."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.uptown.components.tables import GROUND, ROOFTOP, first_half, halves_of
from ludopolis.games.uptown.rules.moves import MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_SKIP, place_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import BIT, MOST_PLAYERS, STEP_NAMES, STEP_SECOND_ACTION


def refusal(state: UpTownState, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.step
    if step == STEP_SECOND_ACTION:
        if MOVE_BUY <= move < MOVE_BUY + MOST_PLAYERS:
            return _not_for_sale(state, seat, move - MOVE_BUY)
        if move == MOVE_MUNICIPAL:
            return fact("pile-empty")
        if move == MOVE_SKIP:
            return fact("pile-not-empty")
    elif move == MOVE_DISCARD:
        return fact("must-be-played")
    elif move < MOVE_DISCARD:
        half, owner, plot = place_of(move)
        return _not_there(state, seat, half, owner, plot)
    return fact(f"now-{STEP_NAMES[step]}")


def _not_for_sale(state: UpTownState, seat: int, deck: int) -> Fact:
    if deck >= state.players:
        return fact("no-such-seat", given=deck, high=state.players - 1)
    if state.size[deck] == 0:
        return fact("deck-empty", from_seat=deck)
    if state.deck_coins[deck] > 0:
        return fact("deck-blocked", from_seat=deck, coins=state.deck_coins[deck])
    card = state.top[deck]
    price = state.parts.price[card]
    if price > state.wallet[seat]:
        return fact("too-dear", project=state.parts.projects_of(card), price=price, coins=state.wallet[seat])
    return fact("nowhere-to-place", project=state.parts.projects_of(card))


def _not_there(state: UpTownState, seat: int, number: int, owner: int, plot: int) -> Fact:
    parts = state.parts
    if number >= halves_of(state.held):
        return fact("no-such-half", project=parts.projects_of(state.held))
    if owner >= state.players:
        return fact("no-such-seat", given=owner, high=state.players - 1)
    half = first_half(state.held) + number
    project = parts.project_id(half)
    gift = parts.gift[half] == 1
    if gift and owner == seat:
        return fact("gift-at-home", project=project)
    if not gift and owner != seat:
        return fact("no-gift", project=project)
    place = parts.place[half]
    closed = state.closed[owner] & BIT[plot] != 0
    if place == ROOFTOP and not closed:
        return fact("needs-roof", project=project, plot=plot + 1)
    if place != ROOFTOP and closed:
        return fact("plot-closed", project=project, plot=plot + 1)
    if gift and state.guarded[owner] & BIT[plot]:
        return fact("no-gifts", project=project, plot=plot + 1)
    return fact("ground-only" if place == GROUND else "upper-only", project=project, plot=plot + 1)

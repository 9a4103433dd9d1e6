"""What is asked, and what a move does, in words."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.uptown.components.tables import first_half
from ludopolis.games.uptown.rules.moves import MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_SKIP, place_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import street_revenue
from ludopolis.games.uptown.rules.state import STEP_NAMES, STEP_SECOND_ACTION
from ludopolis.games.uptown.rules.turns import buyable


def asks(state: UpTownState, seat: int) -> Fact:
    """What is being decided."""
    kind = STEP_NAMES[state.step]
    if state.step == STEP_SECOND_ACTION:
        decks = sum(buyable(state, seat, deck) for deck in range(state.players))
        return fact(kind, coins=state.wallet[seat], decks=decks, pile=state.size[state.players])
    return fact(kind, card=state.parts.ids[state.held], project=state.parts.projects_of(state.held))


def describe(state: UpTownState, seat: int, move: int) -> Fact:
    """What a legal move does."""
    parts = state.parts
    if move == MOVE_DISCARD:
        return fact("discard", card=parts.ids[state.held])
    if move == MOVE_SKIP:
        return fact("skip")
    if move >= MOVE_BUY:
        deck = state.players if move == MOVE_MUNICIPAL else move - MOVE_BUY
        top = state.top[deck]
        shown = parts.projects_of(top)
        if move == MOVE_MUNICIPAL:
            return fact("municipal", card=parts.ids[top], project=shown)
        if deck == seat:
            return fact("buy-own", card=parts.ids[top], project=shown, price=parts.price[top])
        return fact("buy", card=parts.ids[top], project=shown, price=parts.price[top], from_seat=deck)
    number, owner, plot = place_of(move)
    half = first_half(state.held) + number
    project = parts.project_id(half)
    if owner != seat:
        if parts.roof[half]:
            coins = _coins_on_closing(state, seat, owner, plot, half)
            return fact("give-roof", project=project, to_seat=owner, plot=plot + 1, coins=coins)
        return fact("give", project=project, to_seat=owner, plot=plot + 1)
    if parts.roof[half]:
        coins = _coins_on_closing(state, seat, owner, plot, half)
        return fact("close", project=project, plot=plot + 1, coins=coins)
    return fact("place", project=project, plot=plot + 1)


def _coins_on_closing(state: UpTownState, seat: int, owner: int, plot: int, half: int) -> int:
    """What the owner of the plot would be paid for this roof."""
    twin = state.clone()
    twin.build(seat, owner, plot, half)
    return max(0, street_revenue(twin, owner))

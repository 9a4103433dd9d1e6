"""What a city would be like right after a card is built there, for every card that may be built now."""

from ludopolis.engine.values.data import Data
from ludopolis.games.happy_city.components.tables import COLOUR_SLOTS, COLOURS, FIRST_MARKET
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.moves import MOVE_PASS, MOVE_TAKE_COIN, MOVE_TAKE_MARKET
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.rounds import give_market, legal_draft
from ludopolis.games.happy_city.rules.scoring import hearts_of, points_of, residents_of
from ludopolis.games.happy_city.rules.state import SLOTS, STEP_ACTION, STEP_DRAFT, STEP_SPECIAL
from ludopolis.games.happy_city.rules.turns import legal_action, legal_special, play_action, play_special


def previews(state: HappyCityState, viewer: int) -> Data:
    """By card: the viewer's city with it, before anything else happens. Empty while the viewer builds nothing."""
    found: Data = {}
    if viewer != state.actor:
        return found
    if state.step == STEP_DRAFT:
        moves = legal_draft(state)
    elif state.step == STEP_ACTION:
        moves = [move for move in legal_action(state, viewer) if move != MOVE_TAKE_COIN]
    elif state.step == STEP_SPECIAL:
        moves = [move for move in legal_special(state, viewer) if move != MOVE_PASS]
    else:
        moves = []
    for move in moves:
        twin = state.clone()
        if state.step == STEP_DRAFT:
            give_market(twin, viewer, FIRST_MARKET + move - MOVE_TAKE_MARKET)
        elif state.step == STEP_ACTION:
            play_action(twin, viewer, move)
        else:
            play_special(twin, viewer, move)
        slot = twin.size[viewer]
        card = twin.city[viewer * SLOTS + slot - 1]
        found[state.parts.ids[card]] = {"slot": slot, "coins": twin.coins[viewer], **figures(twin, viewer)}
    return found


def figures(state: HappyCityState, seat: int) -> Data:
    """What a city shows and scores now."""
    first = seat * COLOUR_SLOTS
    return {
        "colours": dict(zip(COLOURS, state.colours[first : first + COLOUR_SLOTS], strict=False)),
        "income": income_of(state, seat),
        "residents": residents_of(state, seat),
        "hearts": hearts_of(state, seat),
        "points": points_of(state, seat),
    }

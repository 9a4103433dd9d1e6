"""What everybody at the table may know, as data. Nothing in this game is private.

Cards in a pile or a city were face up before, so whoever remembers knows what a deck still holds. A view shows sizes
and the colours of the unseen cards: the card backs let players keep track of those. The README names the fields.
"""

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.happy_city.components.tables import (
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_MARKET,
    FIRST_SPECIAL,
)
from ludopolis.games.happy_city.knowledge.dump import options_of
from ludopolis.games.happy_city.knowledge.previews import figures, previews
from ludopolis.games.happy_city.rules.moves import MOVE_TAKE_MARKET
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.rounds import legal_draft
from ludopolis.games.happy_city.rules.state import NO_CARD, SLOTS, STEP_DEAL, STEP_DRAFT, STEP_NAMES
from ludopolis.games.happy_city.rules.turns import missing_colours, price

ByColour = dict[str, int]


def view(state: HappyCityState, viewer: int) -> Data:
    """The position as data, with prices, missing colours and previews for the viewer."""
    ids = state.parts.ids
    dwellings = range(FIRST_DWELLING, FIRST_DWELLING + DWELLINGS)
    return {
        "options": options_of(state),
        "round": state.round,
        "last_round": state.last_round,
        "step": STEP_NAMES[state.step],
        "actor": state.actor,
        "decks": [
            {
                "deck": deck + 1,
                "low": state.parts.deck_low[deck],
                "high": state.parts.deck_high[deck],
                "cards": state.parts.deck_start[deck + 1] - state.parts.deck_start[deck],
                "size": state.unseen[deck].bit_count(),
                "discarded": state.discarded[deck].bit_count(),
                "unseen": unseen_colours(state, deck),
                "brings": unseen_gains(state, deck),
            }
            for deck in range(DECKS)
        ],
        "face_up": [{"card": ids[card], "price": viewer_price(state, viewer, card)} for card in state.face_up],
        "dwellings": [
            {"card": ids[card], "left": state.stacks[card - FIRST_DWELLING], "price": viewer_price(state, viewer, card)}
            for card in dwellings
        ],
        "row": [{"card": ids[card], "missing": missing(state, viewer, card)} for card in state.row],
        "markets": [ids[card] for card in _markets(state)],
        "cities": [_city(state, seat) for seat in range(state.players)],
        "previews": previews(state, viewer),
        "printed": {ids[card]: _printed(state, card) for card in _visible(state)},
    }


def unseen_colours(state: HappyCityState, deck: int) -> ByColour:
    """The colours of the cards that a deck still holds."""
    start = state.parts.deck_start[deck]
    counts = dict.fromkeys(COLOURS, 0)
    for bit in range(state.unseen[deck].bit_length()):
        if state.unseen[deck] >> bit & 1:
            counts[COLOURS[state.parts.colour[start + bit]]] += 1
    return counts


def unseen_gains(state: HappyCityState, deck: int) -> dict[str, int]:
    """How many of the cards that a deck still holds bring income, residents and hearts."""
    start, held = state.parts.deck_start[deck], state.unseen[deck]
    cards = [start + bit for bit in range(held.bit_length()) if held >> bit & 1]
    columns = {"income": state.parts.income, "residents": state.parts.residents, "hearts": state.parts.hearts}
    return {name: sum(column[card] > 0 for card in cards) for name, column in columns.items()}


def viewer_price(state: HappyCityState, viewer: int, card: int) -> int:
    """What a card costs the viewer; the printed cost for a spectator."""
    return state.parts.cost[card] if viewer == SPECTATOR else price(state, viewer, card)


def needs(state: HappyCityState, special: int) -> ByColour:
    """The colours that a condition asks for."""
    first = (special - FIRST_SPECIAL) * len(COLOURS)
    asked = zip(COLOURS, state.parts.needs[first : first + len(COLOURS)], strict=True)
    return {colour: count for colour, count in asked if count}


def missing(state: HappyCityState, viewer: int, special: int) -> ByColour:
    """The colours that the viewer's city still lacks; all of them for a spectator."""
    if viewer == SPECTATOR:
        return needs(state, special)
    lacking = zip(COLOURS, missing_colours(state, viewer, special), strict=True)
    return {colour: count for colour, count in lacking if count}


def _city(state: HappyCityState, seat: int) -> Data:
    ids = state.parts.ids
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    special = state.special[seat]
    acting = state.acting[seat]
    return {
        "seat": seat,
        "coins": state.coins[seat],
        "cards": [{"slot": slot + 1, "card": ids[card]} for slot, card in enumerate(slots) if card != NO_CARD],
        "next": state.size[seat] + 1 if state.size[seat] < SLOTS else None,
        **figures(state, seat),
        "special": ids[special] if special >= 0 else None,
        "acts_as": ids[acting] if acting >= 0 else None,
        "charges": state.charges[seat],
        "copies_seat": state.copied[seat],
    }


def _markets(state: HappyCityState) -> list[int]:
    """The markets that can still be drafted."""
    if not state.expert or state.step not in (STEP_DEAL, STEP_DRAFT):
        return []
    return [FIRST_MARKET + move - MOVE_TAKE_MARKET for move in legal_draft(state)]


def _visible(state: HappyCityState) -> list[int]:
    cards = (
        set(state.face_up)
        | set(_markets(state))
        | set(range(FIRST_DWELLING, FIRST_DWELLING + DWELLINGS))
        | set(state.row)
    )
    cards |= {card for card in state.city + state.acting if card != NO_CARD}
    return sorted(cards)


def _printed(state: HappyCityState, card: int) -> Data:
    """What is printed on a card, and how certain that is."""
    parts = state.parts
    if card in parts.printed:
        return parts.printed[card]
    figures: Data = {
        "colour": COLOUR_NAMES[parts.colour[card]],
        "cost": parts.cost[card],
        "income": parts.income[card],
        "residents": parts.residents[card],
        "hearts": parts.hearts[card],
        "certainty": parts.card_certainty[card],
    }
    if card >= FIRST_SPECIAL:
        figures["needs"] = needs(state, card)
    parts.printed[card] = figures
    return figures

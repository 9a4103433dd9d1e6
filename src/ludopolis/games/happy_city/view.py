"""What everybody at the table may know, as data and in words. Nothing in this game is private.

Cards that lie in a pile or a city were face up before, so what is left in a deck is known to whoever remembers; shown
are the sizes and the colours of the unseen cards, which is what the card backs help to keep track of.
"""

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Fact, fact
from ludopolis.engine.state import Data
from ludopolis.games.happy_city.components import (
    COLOUR_NAMES,
    COLOUR_SLOTS,
    COLOURS,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
)
from ludopolis.games.happy_city.effects import PLAIN
from ludopolis.games.happy_city.income import income_of
from ludopolis.games.happy_city.laws import cards_of
from ludopolis.games.happy_city.scoring import hearts_of, points_of, residents_of
from ludopolis.games.happy_city.snapshot import options_of
from ludopolis.games.happy_city.state import NO_CARD, SLOTS, STEP_NAMES, Position
from ludopolis.games.happy_city.turn import missing_colours, price

ByColour = dict[str, int]


def view(state: Position, viewer: int) -> Data:
    """The position as data, with prices and missing colours as they are for the viewer."""
    ids = state.cards.ids
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
                "size": state.unseen[deck].bit_count(),
                "discarded": state.discarded[deck].bit_count(),
                "unseen": unseen_colours(state, deck),
            }
            for deck in range(DECKS)
        ],
        "face_up": [{"card": ids[card], "price": viewer_price(state, viewer, card)} for card in state.face_up],
        "dwellings": [
            {"card": ids[card], "left": state.stacks[card - FIRST_DWELLING], "price": viewer_price(state, viewer, card)}
            for card in dwellings
        ],
        "row": [_row_entry(state, viewer, card) for card in state.row],
        "cities": [_city(state, seat) for seat in range(state.players)],
        "printed": {ids[card]: printed(state, card) for card in _visible(state)},
    }


def unseen_colours(state: Position, deck: int) -> ByColour:
    """The colours of the cards that a deck still holds."""
    start = state.cards.deck_start[deck]
    counts = dict.fromkeys(COLOURS, 0)
    for bit in range(state.unseen[deck].bit_length()):
        if state.unseen[deck] >> bit & 1:
            counts[COLOURS[state.cards.colour[start + bit]]] += 1
    return counts


def viewer_price(state: Position, viewer: int, card: int) -> int:
    """What a card costs the viewer; the printed cost for a spectator."""
    return state.cards.cost[card] if viewer == SPECTATOR else price(state, viewer, card)


def needs(state: Position, special: int) -> ByColour:
    """The colours that a condition asks for."""
    first = (special - FIRST_SPECIAL) * len(COLOURS)
    asked = zip(COLOURS, state.cards.needs[first : first + len(COLOURS)], strict=True)
    return {colour: count for colour, count in asked if count}


def missing(state: Position, viewer: int, special: int) -> ByColour:
    """The colours that the viewer's city still lacks; all of them for a spectator."""
    if viewer == SPECTATOR:
        return needs(state, special)
    lacking = zip(COLOURS, missing_colours(state, viewer, special), strict=True)
    return {colour: count for colour, count in lacking if count}


def _row_entry(state: Position, viewer: int, special: int) -> Data:
    return {"card": state.cards.ids[special], "missing": missing(state, viewer, special)}


def _city(state: Position, seat: int) -> Data:
    ids = state.cards.ids
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    special = state.special[seat]
    acting = state.acting[seat]
    colours = state.colours[seat * COLOUR_SLOTS : seat * COLOUR_SLOTS + COLOUR_SLOTS]
    return {
        "seat": seat,
        "coins": state.coins[seat],
        "cards": [{"slot": slot + 1, "card": ids[card]} for slot, card in enumerate(slots) if card != NO_CARD],
        "colours": dict(zip(COLOURS, colours, strict=False)),
        "income": income_of(state, seat),
        "residents": residents_of(state, seat),
        "hearts": hearts_of(state, seat),
        "points": points_of(state, seat),
        "special": ids[special] if special >= 0 else None,
        "acts_as": ids[acting] if acting >= 0 else None,
        "charges": state.charges[seat],
        "copies_seat": state.copied[seat],
    }


def _visible(state: Position) -> list[int]:
    cards = set(state.face_up) | set(range(FIRST_DWELLING, FIRST_DWELLING + DWELLINGS)) | set(state.row)
    cards |= {card for card in state.city + state.acting if card != NO_CARD}
    return sorted(cards)


def printed(state: Position, card: int) -> Data:
    """What stands on a card, and how sure that is."""
    cards = state.cards
    figures: Data = {
        "colour": COLOUR_NAMES[cards.colour[card]],
        "cost": cards.cost[card],
        "income": cards.income[card],
        "residents": cards.residents[card],
        "hearts": cards.hearts[card],
        "certainty": cards.card_certainty[card],
    }
    if card >= FIRST_SPECIAL:
        figures["needs"] = needs(state, card)
    return figures


# In words


def position(state: Position, viewer: int) -> list[Fact]:
    """The common area first, then the viewer's city, then the others."""
    ids = state.cards.ids
    lines = [fact("last-round" if state.last_round else "round", round=state.round, high=state.max_rounds)]
    for deck in range(DECKS):
        sizes = {"size": state.unseen[deck].bit_count(), "discarded": state.discarded[deck].bit_count()}
        lines.append(fact("deck", deck=deck + 1, **sizes, **unseen_colours(state, deck)))
    for card in state.face_up:
        lines.append(fact("face-up", card=ids[card], **_figures(state, viewer, card)))
    for dwelling in range(DWELLINGS):
        card = FIRST_DWELLING + dwelling
        lines.append(fact("dwelling", card=ids[card], left=state.stacks[dwelling], **_figures(state, viewer, card)))
    for special in state.row:
        lines.append(_special_line(state, viewer, special))
    first = 0 if viewer == SPECTATOR else viewer
    for i in range(state.players):
        lines += _city_lines(state, (first + i) % state.players)
    return lines


def _special_line(state: Position, viewer: int, special: int) -> Fact:
    cards = state.cards
    name = cards.ids[special]
    colours = {
        "needed_colour": _spread(needs(state, special)),
        "missing_colour": _spread(missing(state, viewer, special)) or ("nothing",),
    }
    if cards.effect[special] != PLAIN:
        certainty = cards.card_certainty[special]
        return fact("special", card=name, effect=name, certainty=certainty, **colours)
    figures = {"income": cards.income[special], "residents": cards.residents[special], "hearts": cards.hearts[special]}
    return fact("plain-special", card=name, **figures, **colours)


def _figures(state: Position, viewer: int, card: int) -> dict[str, int | str]:
    cards = state.cards
    return {
        "colour": COLOUR_NAMES[cards.colour[card]],
        "price": viewer_price(state, viewer, card),
        "income": cards.income[card],
        "residents": cards.residents[card],
        "hearts": cards.hearts[card],
    }


def _spread(counts: ByColour) -> tuple[str, ...]:
    return tuple(colour for colour, count in counts.items() for _ in range(count))


def _city_lines(state: Position, seat: int) -> list[Fact]:
    ids = state.cards.ids
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    last = max((slot for slot in range(SLOTS) if slots[slot] != NO_CARD), default=-1)
    names = tuple("empty" if card == NO_CARD else ids[card] for card in slots[: last + 1])
    lines = [
        fact(
            "city",
            seat=seat,
            size=len(cards_of(state, seat)),
            coins=state.coins[seat],
            income=income_of(state, seat),
            residents=residents_of(state, seat),
            hearts=hearts_of(state, seat),
            points=points_of(state, seat),
        ),
        fact("cards", seat=seat, card=names),
    ]
    acting = state.acting[seat]
    if state.effect(seat) != PLAIN:
        uses = {"charges": state.charges[seat]}
        lines.append(fact("owned-special", seat=seat, card=ids[acting], effect=ids[acting], **uses))
    if state.copied[seat] >= 0:
        lines.append(fact("pyramid", seat=seat, from_seat=state.copied[seat]))
    return lines

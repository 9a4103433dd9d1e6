"""A position in words, line by line."""

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.happy_city.components.effects import PLAIN
from ludopolis.games.happy_city.components.tables import COLOUR_NAMES, DECKS, DWELLINGS, FIRST_DWELLING
from ludopolis.games.happy_city.knowledge.view import ByColour, missing, needs, unseen_colours, viewer_price
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import hearts_of, points_of, residents_of
from ludopolis.games.happy_city.rules.state import NO_CARD, SLOTS


def position(state: HappyCityState, viewer: int) -> list[Fact]:
    """The common area first, then the viewer's city, then the others."""
    ids = state.parts.ids
    lines = [_round_line(state)]
    for deck in range(DECKS):
        prices = {"low": state.parts.deck_low[deck], "high": state.parts.deck_high[deck]}
        sizes = {"size": state.unseen[deck].bit_count(), "discarded": state.discarded[deck].bit_count()}
        lines.append(fact("deck", deck=deck + 1, **prices, **sizes, **unseen_colours(state, deck)))
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


def _round_line(state: HappyCityState) -> Fact:
    if state.round == 0:
        return fact("set-up")
    return fact("last-round" if state.last_round else "round", round=state.round, high=state.max_rounds)


def _special_line(state: HappyCityState, viewer: int, special: int) -> Fact:
    parts = state.parts
    name = parts.ids[special]
    colours = {
        "needed_colour": _spread(needs(state, special)),
        "missing_colour": _spread(missing(state, viewer, special)) or ("nothing",),
    }
    if parts.effect[special] != PLAIN:
        certainty = parts.card_certainty[special]
        return fact("special", card=name, effect=name, certainty=certainty, **colours)
    figures = {"income": parts.income[special], "residents": parts.residents[special], "hearts": parts.hearts[special]}
    return fact("plain-special", card=name, **figures, **colours)


def _figures(state: HappyCityState, viewer: int, card: int) -> dict[str, int | str]:
    parts = state.parts
    return {
        "colour": COLOUR_NAMES[parts.colour[card]],
        "price": viewer_price(state, viewer, card),
        "income": parts.income[card],
        "residents": parts.residents[card],
        "hearts": parts.hearts[card],
    }


def _spread(counts: ByColour) -> tuple[str, ...]:
    return tuple(colour for colour, count in counts.items() for _ in range(count))


def _city_lines(state: HappyCityState, seat: int) -> list[Fact]:
    ids = state.parts.ids
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    last = max((slot for slot in range(SLOTS) if slots[slot] != NO_CARD), default=-1)
    names = tuple("empty" if card == NO_CARD else ids[card] for card in slots[: last + 1])
    lines = [
        fact(
            "city",
            seat=seat,
            size=state.size[seat],
            coins=state.coins[seat],
            income=income_of(state, seat),
            residents=residents_of(state, seat),
            hearts=hearts_of(state, seat),
            points=points_of(state, seat),
        )
    ]
    if names:
        lines.append(fact("cards", seat=seat, card=names))
    acting = state.acting[seat]
    if state.effect(seat) != PLAIN:
        uses = {"charges": state.charges[seat]}
        lines.append(fact("owned-special", seat=seat, card=ids[acting], effect=ids[acting], **uses))
    if state.copied[seat] >= 0:
        lines.append(fact("pyramid", seat=seat, from_seat=state.copied[seat]))
    return lines

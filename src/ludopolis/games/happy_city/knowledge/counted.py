"""What the score sheets count on the board: residents and hearts, card by card, and what a special building adds."""

from ludopolis.engine.values.scores import Counted
from ludopolis.games.happy_city.components.tables import FIRST_SPECIAL
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import effect_hearts, effect_residents
from ludopolis.games.happy_city.rules.state import NO_CARD, SLOTS


def counted(state: HappyCityState) -> list[list[Counted]]:
    """By seat: every card with residents, then every card with hearts, then what changes the product."""
    return [_of(state, seat) for seat in range(state.players)]


def _of(state: HappyCityState, seat: int) -> list[Counted]:
    parts = state.parts
    category = "sum" if state.summing else "product"
    special = state.special[seat]
    found: list[Counted] = []
    for figure, printed, effect in (
        ("residents", parts.residents, effect_residents(state, seat)),
        ("hearts", parts.hearts, effect_hearts(state, seat)),
    ):
        for card in _cards(state, seat):
            amount = printed[card] + (effect if card == special else 0)
            if amount:
                found.append(Counted(category, [thing(state, seat, card)], amount, figure))
    found += [Counted(line.category, [thing(state, seat, special)], line.points) for line in state.sheet()[seat][1:]]
    return found


def _cards(state: HappyCityState, seat: int) -> list[int]:
    return [card for card in state.city[seat * SLOTS : seat * SLOTS + SLOTS] if card != NO_CARD]


def thing(state: HappyCityState, seat: int, card: int) -> str:
    """A card in a city as the board names it: of several alike, by how many earlier cities have it."""
    name = state.parts.ids[card]
    if name == "white_market":
        return f"card:{name}:{seat}"
    if card >= FIRST_SPECIAL or (name.endswith("_market") and name != "night_market"):
        return f"card:{name}"
    alike = [other for other in range(seat) if name in [state.parts.ids[one] for one in _cards(state, other)]]
    return f"card:{name}:{len(alike)}"

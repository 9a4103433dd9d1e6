"""The value of a position to a seat."""

from ludopolis.games.welcome_to.judgement.outlook import outlook_seen
from ludopolis.games.welcome_to.judgement.survey import rounds_left
from ludopolis.games.welcome_to.rules.state import Position


def value(state: Position, seat: int) -> float:
    """The seat's lead in what the sheets promise."""
    return lead(state, seat, rounds_left(state, seat))


def lead(state: Position, seat: int, left: float) -> float:
    """The seat's prospects less those of its best rival (in solo, just its own) if so many rounds are left."""
    own = prospects(state, seat, seat, left)
    if state.players == 1:
        return own
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            worth = prospects(state, other, seat, left)
            if worth > best:
                best = worth
    return own - best


def prospects(state: Position, seat: int, viewer: int, left: float) -> float:
    """The sum of a seat's outlook as another seat sees it."""
    total = 0.0
    for _, worth in outlook_seen(state, seat, viewer, left):
        total += worth
    return total

"""Turns, counted in one place for bots, coach and training."""

from ludopolis.engine.contract import Features, State


def turn_of(state: State) -> int:
    """The number of the turn, as networks count it; the game's own number if it has no `Features`."""
    features = state.game.features
    return features.turn(state) if features is not None else state.turn()


def are_numbered(state: State) -> bool:
    """Whether the game numbers its turns. If not, a turn ends when another seat must decide."""
    features = state.game.features
    return type(state).turn is not State.turn or (features is not None and type(features).turn is not Features.turn)

"""What a puzzle is about, told from what its turn does."""

from random import Random
from typing import Final

from ludopolis.bots.account import RIVAL
from ludopolis.bots.planning import Thought
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import Event

ENDING: Final = "ending"
"""The game is over before the seat decides again."""
BLOCKING: Final = "blocking"
"""Most of what it brings, the rival loses."""
CLOSING: Final = "closing"
"""It closes or claims something, and the next best turn does not."""
PURCHASE: Final = "purchase"
"""What to buy or take, or whether to."""
PLACE: Final = "place"
"""Where to build, and what."""
KINDS: Final = (PURCHASE, PLACE, CLOSING, ENDING, BLOCKING)
BUYING: Final = ("buy", "buy-own", "buy-reduced", "municipal", "coin", "take")
CLOSED: Final = ("closed", "claimed")
"""How the names of events end that tell of something closed."""
WORLDS: Final = 8


def kind_of(thought: Thought, state: State, best: list[int], other: list[int], largest: str, rng: Random) -> str:
    """The kind of a decision; `largest` is the term that the best turn brings most of."""
    over = sum(is_last(thought, state, best, rng) for _ in range(WORLDS))
    if 2 * over > WORLDS:
        return ENDING
    if largest == RIVAL:
        return BLOCKING
    if closes(thought, state, best, rng) and not closes(thought, state, other, rng):
        return CLOSING
    return PURCHASE if first_difference(state, thought.seat, best, other) in BUYING else PLACE


def is_last(thought: Thought, state: State, turn: list[int], rng: Random) -> bool:
    """Whether the game is over in a world before the seat decides in another turn."""
    world = after(thought, state, turn, rng)
    while not thought.turn_is_over(world):
        thought.step(world, world.pending())
    pending = world.pending()
    while pending != 0:
        if pending != CHANCE and pending >> thought.seat & 1:
            return False
        thought.step(world, pending)
        pending = world.pending()
    return True


def closes(thought: Thought, state: State, turn: list[int], rng: Random) -> bool:
    """Whether something is closed or claimed by the moves of a turn."""
    events: list[Event] = []
    after(thought, state, turn, rng, events)
    names = [kind.name for kind in state.game.event_kinds]
    return any(names[event[0]].endswith(CLOSED) for event in events)


def after(thought: Thought, state: State, turn: list[int], rng: Random, events: list[Event] | None = None) -> State:
    """A world after the own moves of a turn."""
    thought.luck.seed(int(rng.random() * 1_000_000))
    world = thought.world(state, rng)
    world.events = events
    for move in turn:
        pending = world.pending()
        if pending == CHANCE or not pending >> thought.seat & 1 or move not in world.legal(thought.seat):
            break
        world.play(thought.seat, move)
    return world


def first_difference(state: State, seat: int, best: list[int], other: list[int]) -> str:
    """The kind of the first move that the best turn does not share with another."""
    trial = state.clone()
    for at, move in enumerate(best):
        if at >= len(other) or other[at] != move:
            return trial.describe(seat, move).kind
        trial.play(seat, move)
    return ""

"""Helpers for positions of any game: playing on, asking, breaking dumps, and looking for words."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words

Position = TypeVar("Position", bound=State)
Change = Callable[[Data], None]
"""Changes a dump."""


def why_not(state: State, text: str) -> Fact | None:
    """Why the seat that decides may not play this."""
    seat = lowest_seat(state.pending())
    return state.why_not(seat, state.from_text(seat, text))


def deal(state: Position, seed: int = 1) -> Position:
    """Lets chance draw until a seat must decide."""
    rng = Random(seed)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    return state


def told(state: State, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds so far, as data; of all kinds if none is named."""
    return [fact.to_json() for fact in state.events_for(0) if not kinds or fact.kind in kinds]


def set_to(path: str, value: object) -> Change:
    """Puts a value at a dotted path of a dump."""

    def change(data: Data) -> None:
        *folders, last = path.split(".")
        place: object = data
        for name in folders:
            place = place[int(name)] if isinstance(place, list) else place[name]  # type: ignore[index]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value  # type: ignore[index]

    return change


def wordless_facts(words: Words, file: Path, prefixes: Sequence[str]) -> list[str]:
    """The kinds of facts in a source file that have no message with any of these prefixes. There must be facts."""
    kinds = re.findall(r"[fF]act\(\s*\"([a-z_-]+)\"", file.read_text("utf-8"))
    assert kinds
    return [kind for kind in kinds if not any(words.has(f"{prefix}-{kind}") for prefix in prefixes)]

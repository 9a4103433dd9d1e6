"""Laws of positions as data: dumps, loads and clones forget no field and share none."""

import json
from random import Random
from typing import Final

from ludopolis.engine.check.law import law, where_different
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.fields import copied, field_names

STEPS: Final = 6
"""Moves that are played on both a position and its loaded copy."""


def positions_are_data(state: State, rng: Random) -> None:
    """A position survives a round trip through JSON."""
    data = state.dump()
    again: Data = json.loads(json.dumps(data))
    law(again == data, f"dump: plain data that survives JSON; {where_different(data, again)}")
    loaded = state.game.load(again)
    once_more = loaded.dump()
    law(once_more == data, f"load: gives back what was dumped; {where_different(data, once_more)}")
    loaded.audit()
    _is_the_same(state, loaded, rng.random())


def clones_are_equal(state: State) -> None:
    """A clone has every field of the original, and shares no list, dictionary or set with it.

    Lists inside these may be shared if nobody writes to them; see `copies_are_apart`.
    """
    twin = state.clone()
    law(twin.dump() == state.dump(), f"clone: an equal position; {where_different(state.dump(), twin.dump())}")
    for name in field_names(state):
        if name in ("events", "game"):
            continue
        mine: object = getattr(state, name, None)
        copy: object = getattr(twin, name, None)
        law(mine == copy, f"clone: copies the field {name}")
        law(mine is not copy or not isinstance(mine, (dict, list, set)), f"clone: shares the field {name}")


def copies_are_apart(state: State, before: Data) -> None:
    """Playing on a copy has left the fields of the original as they were."""
    changed = changed_fields(before, kept_fields(state))
    law(not changed, f"clone: playing on a copy leaves the original as it was; it changes {', '.join(changed)}")


def kept_fields(state: State) -> Data:
    """Copies of the fields that hold plain data."""
    found: Data = {}
    for name in field_names(state):
        value: object = getattr(state, name, None)
        if name not in ("events", "game") and isinstance(value, (int, str, list, dict, set, tuple)):
            found[name] = copied(value)
    return found


def changed_fields(before: Data, after: Data) -> list[str]:
    """The names of the fields that differ."""
    return [name for name in before if before[name] != after.get(name)]


def _is_the_same(state: State, loaded: State, luck: float) -> None:
    """The same moves give the same positions from a state and its loaded copy; else the dump forgot a field."""
    lost = changed_fields(kept_fields(state), kept_fields(loaded))
    named = f"; it loses the field {', '.join(lost)}" if lost else ""
    one, other = state.clone(), loaded
    rng = Random(luck)
    for _ in range(STEPS):
        pending = one.pending()
        law(other.pending() == pending, f"dump: the same seats decide after load{named}")
        law(other.turn() == one.turn(), f"dump: the same turn after load{named}")
        if pending == 0:
            break
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        legal = one.legal(seat)
        law(other.legal(seat) == legal, f"dump: the same legal moves after load{named}")
        move = legal[int(rng.random() * len(legal))]
        one.play(seat, move)
        other.play(seat, move)
    law(other.dump() == one.dump(), f"dump: the game goes on in the same way after load{named}")
    law(other.view(SPECTATOR) == one.view(SPECTATOR), f"dump: the same view after load{named}")

"""The difference between two JSON values, so that a viewer is sent only what has changed.

A difference is `[value]`, which replaces the old value, or an object, which changes parts of it. For an object it has
the names whose values differ, and `"-"` lists the names that are gone. For a list its names are indices, or `"/"` is
`[index, gone, [items …]]`: at that index, `gone` items are replaced by these. The order of names does not matter.
"""

from typing import Any

from ludopolis.engine.values.data import Data

GONE = "-"
SPLICE = "/"

Difference = Data | list[Any]


def difference(old: Any, new: Any) -> Difference:
    """The difference that turns the old value into the new one."""
    if isinstance(old, dict) and isinstance(new, dict) and GONE not in new:
        found = {name: _inside(old, name, part) for name, part in new.items() if name not in old or old[name] != part}
        gone = [str(name) for name in old if name not in new]
        return {**found, GONE: gone} if gone else found
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        if len(old) == len(new):
            return {str(i): difference(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]}
        same = _same_from_start(old, new)
        same_at_end = _same_from_start(old[same:][::-1], new[same:][::-1])
        return {SPLICE: [same, len(old) - same - same_at_end, new[same : len(new) - same_at_end]]}
    return [new]


def applied(old: Any, change: Difference) -> Any:
    """The new value. The old one is not changed; equal parts may be shared."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        if SPLICE in change:
            place, gone, items = change[SPLICE]
            return [*old[:place], *items, *old[place + gone :]]
        return [applied(item, change[str(i)]) if str(i) in change else item for i, item in enumerate(old)]
    gone = change.get(GONE, [])
    new = {name: part for name, part in old.items() if name not in gone}
    for name, inner in change.items():
        if name != GONE:
            new[name] = applied(old.get(name), inner)
    return new


def _inside(old: Data, name: str, part: Any) -> Difference:
    return difference(old[name], part) if name in old else [part]


def _same_from_start(some: Any, others: Any) -> int:
    same = 0
    for one, other in zip(some, others, strict=False):
        if one != other:
            break
        same += 1
    return same

"""What has changed between two JSON values, so that a viewer is not sent again what it has already.

A difference is `[value]`, which replaces the old value, or an object, which goes inside it. Inside an object it has the
names whose values differ, and `"-"` lists the names that are gone. Inside a list its names are places, or `"/"` is
`[place, gone, [items …]]`: from that place on, so many items are gone and others have come. Names have no order.
"""

from typing import Any

from ludopolis.engine.state import Data

VIEW = "view"
GONE = "-"
SPLICE = "/"

Difference = Data | list[Any]


class Shared:
    """What the viewers of a table have in common while they are sent news: most of it is compared and kept once.

    Values are compared as Python does, so a part that is a truth value must not be a number at another time.
    """

    def __init__(self) -> None:
        self._parts: dict[str, list[Any]] = {}
        """By name, the parts that viewers have."""
        self._view: Shared | None = None
        self._differences: dict[tuple[int, int], tuple[Any, Any, Difference]] = {}
        """By the identities of two parts, which are kept so that nothing else can have them."""

    def news(self, old: Data, message: Data) -> tuple[Data, Data]:
        """The message, made of what the viewer and the others have already where that is the same; what has changed."""
        parts: Data = {}
        changes: Data = {}
        for name, part in message.items():
            if name == VIEW:
                parts[name], changes[name] = self._inner().news(old.get(name, {}), part)
            elif name in old and old[name] == part:
                parts[name] = old[name]
            else:
                parts[name] = self._same(name, part)
                changes[name] = self._difference(old[name], parts[name]) if name in old else [part]
        gone = [name for name in old if name not in message]
        return parts, {**changes, GONE: gone} if gone else changes

    def know(self, parts: Data) -> None:
        """What a viewer has already may be another's too."""
        for name, part in parts.items():
            if name == VIEW:
                self._inner().know(part)
            else:
                self._same(name, part)

    def _same(self, name: str, part: Any) -> Any:
        known = self._parts.setdefault(name, [])
        if part in known:
            return known[known.index(part)]
        known.append(part)
        return part

    def _inner(self) -> "Shared":
        if self._view is None:
            self._view = Shared()
        return self._view

    def _difference(self, old: Any, new: Any) -> Difference:
        both = id(old), id(new)
        if both not in self._differences:
            self._differences[both] = old, new, difference(old, new)
        return self._differences[both][2]


def difference(old: Any, new: Any) -> Difference:
    """What turns the old value into the new one."""
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
    """The new value. The old one is left as it is; parts that are the same may be shared."""
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

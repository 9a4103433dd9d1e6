"""The fields of an object, and copies of their values, for compiled and plain classes."""

from typing import Final

NOTHING: Final = object()
"""The value of a field that was declared and never set."""


def field_names(thing: object) -> list[str]:
    """The names of its fields. A compiled class lists them, a plain object keeps them in a dictionary or in slots."""
    kind = type(thing)
    names: dict[str, None] = dict.fromkeys(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names.update(dict.fromkeys([slots] if isinstance(slots, str) else slots))
    names.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    return [name for name in names if not name.startswith("__")]


def copied(value: object) -> object:
    """A copy in which lists, dictionaries and sets are copied, at any depth. All else is shared."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value.copy() if isinstance(value, set) else value

"""A difference, applied, gives the new value."""

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from ludopolis.engine.values.difference import applied, difference
from ludopolis.server.sent import Parts, Shared

values = some.recursive(
    some.none() | some.integers(-3, 3) | some.sampled_from(["", "-", "/", "0", "museum"]),
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.sampled_from("ab0-/"), inner, max_size=4),
    max_leaves=30,
)


def decoded(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(values, values)
def test_a_difference_gives_the_new_value(old: Any, new: Any) -> None:
    change = decoded(difference(old, new))
    assert sorted_text(applied(old, change)) == sorted_text(new)


@given(values, values)
def test_the_old_value_is_left_as_it_is(old: Any, new: Any) -> None:
    before = json.dumps(old)
    applied(old, difference(old, new))
    assert json.dumps(old) == before


objects = some.dictionaries(some.sampled_from("abcd"), values, max_size=4)


@given(objects, objects, objects, objects)
def test_messages_are_compared_part_by_part(old: Any, old_view: Any, new: Any, new_view: Any) -> None:
    shared = Shared()
    before, after = {**old, "view": old_view}, {**new, "view": new_view}
    for _ in range(2):  # for two viewers
        sent, whole = shared.news(Parts(), before)
        assert sorted_text(applied({"view": {}}, decoded(whole))) == sorted_text(before)
        parts, change = shared.news(sent, after)
        assert sorted_text(applied(before, decoded(change))) == sorted_text(after) == sorted_text(message(parts))


def message(parts: Parts) -> Any:
    found = {name: json.loads(value) for name, value in zip(parts.names, parts.values, strict=True)}
    return found if parts.view is None else {**found, "view": message(parts.view)}


def test_what_viewers_have_alike_is_kept_once() -> None:
    first, _ = Shared().news(Parts(), {"number": 1, "view": {"row": ["museum"] * 9}})
    shared = Shared()
    shared.know(first)
    second, _ = shared.news(Parts(), {"number": 2, "view": {"row": ["museum"] * 9}})
    assert first.view is not None
    assert second.view is not None
    assert first.view.values[0] is second.view.values[0]
    assert first.names is second.names


def test_a_game_may_call_a_part_of_its_view_a_view() -> None:
    shared = Shared()
    had, _ = shared.news(Parts(), {"number": 1, "view": {"view": 3}})
    has, change = shared.news(had, {"number": 1, "view": {"view": {"row": 4}}})
    assert decoded(change) == {"view": {"view": [{"row": 4}]}}
    assert message(has) == {"number": 1, "view": {"view": {"row": 4}}}


def test_what_was_added_in_the_middle_of_a_list_is_all_that_is_sent() -> None:
    items = [{"id": n} for n in range(20)]
    assert difference({"row": items}, {"row": [*items[:7], "new", *items[7:]]}) == {"row": {"/": [7, 0, ["new"]]}}
    assert difference({"row": items}, {"row": [*items[:7], *items[9:]]}) == {"row": {"/": [7, 2, []]}}
    assert difference({"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"c": 3, "d": 2}}) == {"b": {"c": [3]}, "-": ["a"]}


def sorted_text(value: object) -> str:
    return json.dumps(value, sort_keys=True)

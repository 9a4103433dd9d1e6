"""Dumps: every field that is wrong is named with its path."""

from collections.abc import Callable
from typing import Any

import pytest
from barter import GAME

from ludopolis.engine.contract import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition, BrokenLaw, fact

WORDS = ("draw", "play", "over")


def refused(read: Callable[[], object]) -> str:
    """The field that is named."""
    with pytest.raises(BadPosition) as wrong:
        read()
    assert wrong.value.reason == fact("bad-field", field=wrong.value.reason.args["field"])
    return str(wrong.value.reason.args["field"])


def test_fields_are_typed() -> None:
    reader = DumpReader(
        {"flag": True, "coins": 3, "parks": [0, 2], "ready": [0, 2], "step": "play", "todo": ["over", "draw"]}
    )
    assert reader.value("flag", bool) is True
    assert (reader.number("coins", 3, 3), reader.one_of("step", WORDS)) == (3, 1)
    assert (reader.items("parks"), reader.items("parks", 2)) == ([0, 2], [0, 2])
    assert (reader.numbers("parks", 0, 2), reader.numbers("parks", 0, 2, 2)) == ([0, 2], [0, 2])
    assert (reader.mask("ready", 3), reader.indices("todo", WORDS)) == (0b101, [2, 0])
    assert reader.index("elsewhere", "draw", list(WORDS)) == 0


@pytest.mark.parametrize(
    ("value", "read"),
    [
        (1, lambda reader: reader.value("x", bool)),
        (None, lambda reader: reader.value("x", dict)),
        (True, lambda reader: reader.number("x", 0, 9)),
        (3.0, lambda reader: reader.number("x", 0, 9)),
        ("3", lambda reader: reader.number("x", 0, 9)),
        (-1, lambda reader: reader.number("x", 0, 9)),
        (10, lambda reader: reader.number("x", 0, 9)),
        ((), lambda reader: reader.items("x")),
        ({}, lambda reader: reader.items("x")),
        ([1], lambda reader: reader.items("x", 0)),
        ([1], lambda reader: reader.items("x", 2)),
        ([1], lambda reader: reader.numbers("x", 0, 9, 2)),
        ([1, False], lambda reader: reader.numbers("x", 0, 9)),
        ([1, "1"], lambda reader: reader.numbers("x", 0, 9)),
        ([1, -1], lambda reader: reader.numbers("x", 0, 9)),
        ([1, 10], lambda reader: reader.numbers("x", 0, 9)),
        ([0, 3], lambda reader: reader.mask("x", 3)),
        ([-1], lambda reader: reader.mask("x", 3)),
        ("dance", lambda reader: reader.one_of("x", WORDS)),
        ("", lambda reader: reader.one_of("x", WORDS)),
        (1, lambda reader: reader.one_of("x", WORDS)),
        (None, lambda reader: reader.one_of("x", WORDS)),
        (["draw", "dance"], lambda reader: reader.indices("x", WORDS)),
        ([None], lambda reader: reader.indices("x", WORDS)),
        ("draw", lambda reader: reader.indices("x", WORDS)),
        (7, lambda reader: reader.part("x")),
        (None, lambda reader: list(reader.parts("x"))),
        ([{}], lambda reader: list(reader.parts("x", 2))),
    ],
)
def test_a_bad_field_is_named(value: object, read: Callable[[DumpReader], object]) -> None:
    assert refused(lambda: read(DumpReader({"x": value}))) == "x"
    assert refused(lambda: read(DumpReader({"x": value}, "seats.0"))) == "seats.0.x"
    assert refused(lambda: read(DumpReader({}))) == "x"


def test_a_word_that_is_no_field_by_itself_is_named_after_its_field() -> None:
    assert refused(lambda: DumpReader({}, "deck").index("older", "dance", WORDS)) == "deck.older"


def test_parts_know_their_path() -> None:
    reader = DumpReader({"deck": {"coins": -1}, "seats": [{"hand": {"coins": 1}}, {"hand": 5}]})
    assert refused(lambda: reader.part("deck").number("coins", 0, 9)) == "deck.coins"
    first, second = reader.parts("seats", 2)
    assert first.part("hand").number("coins", 0, 9) == 1
    assert refused(lambda: second.part("hand")) == "seats.1.hand"
    assert refused(lambda: first.child("todo", None)) == "seats.0.todo"


def test_parts_are_refused_in_their_turn() -> None:
    parts = DumpReader({"seats": [{}, 7]}).parts("seats")
    assert refused(lambda: next(parts).number("coins", 0, 9)) == "seats.0.coins"
    assert refused(lambda: next(parts)) == "seats.1"


def test_null_is_as_good_as_nothing() -> None:
    reader = DumpReader({"owner": 0, "top": None})
    assert [reader.has(name) for name in ("owner", "top", "street")] == [True, False, False]


@pytest.mark.parametrize("data", [None, [], 7, "players"])
def test_what_is_no_position_lacks_its_players(data: object) -> None:
    assert refused(lambda: DumpReader(data)) == "players"
    assert refused(lambda: DumpReader(data, "deck")) == "deck"


def whole(**fields: Any) -> Data:
    """The dump of a new game, some fields of it replaced."""
    return {**GAME.new({}, 3).dump(), **fields}


def test_a_dump_names_its_players_and_options() -> None:
    assert GAME.load(whole()).players == 3
    assert GAME.load(whole(options={})).dump() == whole()


BAD: list[tuple[str, object]] = [
    *(("players", value) for value in (0, 99, "3")),
    ("options", None),
    ("options", []),
    ("options", {"pace": 1}),
    *(("options", {GAME.options[0].name: value}) for value in (None, list[int](), dict[str, int](), 0.5)),
]


@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_bad_header_is_named(field: str, value: object) -> None:
    assert refused(lambda: GAME.load(whole(**{field: value}))) == field


def test_viewers() -> None:
    assert [DumpReader({"viewer": viewer}).viewer(2, "spectator") for viewer in (-1, 0, 1)] == [-1, 0, 1]
    assert DumpReader({"viewer": "spectator"}).viewer(2, "spectator") == SPECTATOR
    assert DumpReader({"viewer": SPECTATOR}).viewer(2, SPECTATOR) == SPECTATOR


@pytest.mark.parametrize("spectator", ["spectator", SPECTATOR])
@pytest.mark.parametrize("viewer", [-2, 2, True, None, "nobody", float(SPECTATOR)])
def test_other_viewers_are_refused(viewer: object, spectator: int | str) -> None:
    assert refused(lambda: DumpReader({"viewer": viewer}).viewer(2, spectator)) == "viewer"


def test_the_spectator_is_written_in_one_way() -> None:
    assert refused(lambda: DumpReader({"viewer": SPECTATOR}).viewer(2, "spectator")) == "viewer"
    assert refused(lambda: DumpReader({"viewer": "spectator"}).viewer(2, SPECTATOR)) == "viewer"


class Unlawful(State):
    """Breaks a law whose words have a colon of their own."""

    def audit(self) -> None:
        raise BrokenLaw("decks: every card is in one place: once")


def test_a_broken_law_names_its_field() -> None:
    DumpReader({}).check_laws(GAME.new({}, 2))
    assert refused(lambda: DumpReader({}).check_laws(Unlawful())) == "decks"


def test_a_game_need_not_ask_for_its_laws() -> None:
    """Barter's `fill` does not: `load` does it for every game."""
    assert refused(lambda: GAME.load(whole(bank=5))) == "coins"

"""Records: what was damaged, edited, cut or foreign is found and named by line."""

import json
from random import Random

import pytest
from barter import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.seen import nameless
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import BadRecord, LudopolisError


def finished(seed: int = 3, players: int = 3) -> Table:
    table = Table(GAME, {"rounds": 3}, [f"player {seat}" for seat in range(players)], Dealer(seed))
    rng = Random(seed)
    while (pending := table.state.pending()) != 0:
        seats = [seat for seat in range(players) if pending >> seat & 1]
        seat = rng.choice(seats)
        table.play(seat, rng.choice(table.state.legal(seat)))
        back = table.withdrawable(seat)
        if back and rng.random() < 0.3:
            table.withdraw(seat, back[0])
    return table


LINES = finished().record().to_text().splitlines()


def verify(lines: list[str]) -> Table:
    return replay(parse("\n".join(lines)), GAME)


def refused(lines: list[str]) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadRecord) as caught:
        verify(lines)
    return caught.value.reason.kind, dict(caught.value.reason.args)


def edited(line: int, **changes: object) -> list[str]:
    data = {**json.loads(LINES[line - 1]), **changes}
    return [*LINES[: line - 1], json.dumps(data), *LINES[line:]]


def test_a_good_record_is_accepted_and_ends_with_everything_a_stranger_needs() -> None:
    table = verify(LINES)
    closing = json.loads(LINES[-1])
    assert closing["results"]["totals"] == table.state.results().totals
    assert [sum(row["points"] for row in sheet) for sheet in closing["sheets"]] == closing["results"]["totals"]
    assert closing["position"] == table.state.dump()


def test_withdrawals_are_in_the_record_and_the_state_is_what_is_left() -> None:
    assert any("withdraw" in json.loads(line) for line in LINES)


def test_until_stops_in_the_middle() -> None:
    table = replay(parse("\n".join(LINES)), GAME, until=9)
    assert len(table.entries) == 9


@pytest.mark.parametrize(
    ("lines", "kind", "args"),
    [
        ([], "record-empty", {}),
        (LINES[:-1], "record-truncated", {"line": len(LINES) - 1}),
        (LINES[:1], "record-truncated", {"line": 1}),
        ([*LINES[:-1], LINES[-1][:40]], "record-json", {"line": len(LINES)}),
        ([LINES[0], "[]", *LINES[2:]], "record-json", {"line": 2}),
        (edited(6, n=5.0), "record-order", {"line": 6, "expected": 5, "given": "5.0"}),
        (edited(2, n=True), "record-order", {"line": 2, "expected": 1, "given": "True"}),
        (edited(2, n="1"), "record-order", {"line": 2, "expected": 1, "given": "1"}),
        ([*LINES[:5], *LINES[6:]], "record-order", {"line": 6, "expected": 5, "given": "6"}),
        ([*LINES[:-2], LINES[-1]], "record-count", {"line": len(LINES) - 1}),
        (LINES[1:], "record-foreign", {}),
        (edited(1, ludopolis=2), "record-newer", {"given": 2, "known": 1}),
        (edited(1, options=None), "record-header", {"field": "options"}),
        (edited(1, seats=["a"]), "record-header", {"field": "seats"}),
        (edited(1, rules=2), "record-rules", {"given": 2, "known": 1}),
        (edited(1, game="chess"), "record-rules", {"game": "chess"}),
        (edited(1, components="other"), "record-components", {"given": "other"}),
        (edited(1, options={"rounds": 9}), "record-move", {"line": 1}),
        (edited(2, chance="deck#0"), "record-source", {"line": 2, "expected": "top#0"}),
        (edited(3, outcome="sun_9"), "record-move", {"line": 3}),
        (edited(14, move="fly"), "record-move", {"line": 14}),
        (edited(14, seat=7), "record-move", {"line": 14}),
        (edited(14, seat="x"), "record-entry", {"line": 14}),
    ],
)
def test_bad_records_are_named_by_line(lines: list[str], kind: str, args: dict[str, object]) -> None:
    found, given_args = refused(lines)
    assert found == kind
    assert args.items() <= given_args.items()


def test_an_edit_that_is_legal_is_found_by_the_next_digest() -> None:
    line = next(n for n, text in enumerate(LINES, 1) if '"move":"play 1"' in text and '"digest"' not in text and n > 14)
    kind, args = refused(edited(line, move="play 2"))
    assert kind in ("record-digest", "record-move", "record-source")
    assert isinstance(args["line"], int)
    assert line <= args["line"] <= line + 17


def test_an_edited_result_is_found() -> None:
    kind, args = refused(edited(len(LINES), results={"totals": [99, 0, 0], "winners": [0]}))
    assert (kind, args["line"]) == ("record-closing", len(LINES))


def test_an_unfinished_game_says_so() -> None:
    table = Table(GAME, {}, ["a", "b"], Dealer(1))
    record = table.record()
    assert record.closing["end"] == "unfinished"
    assert "position" not in record.closing
    assert replay(parse(record.to_text()), GAME).state.digest() == table.state.digest()


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(LINES) - 1), st.data())
def test_no_damage_brings_the_reader_down(index: int, data: st.DataObject) -> None:
    text = LINES[index]
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    damaged = [*LINES[:index], text[:at] + letter + text[at + 1 :], *LINES[index + 1 :]]
    try:
        table = verify(damaged)
    except LudopolisError:
        return
    assert table.state.digest() == json.loads(LINES[-1])["digest"]


@pytest.mark.parametrize("text", ["\\u0000", "\\ud800", "x" * 1_001])
def test_a_name_that_cannot_be_stored_is_refused(text: str) -> None:
    record = finished().record().to_text()
    assert parse(record.replace('"player 0"', '"\\u0416"', 1)).header.seats[0] == "Ж"
    with pytest.raises(BadRecord):
        parse(record.replace('"player 0"', f'"{text}"', 1))


def test_towns_are_in_the_header_of_those_who_named_one() -> None:
    assert "towns" not in json.loads(LINES[0])
    table = Table(GAME, {"rounds": 3}, ["Anna", "Boris"], Dealer(3), towns=("Elmwood", ""))
    table.name_seat(1, "Vera", "Sosnovka")
    again = replay(parse(table.record().to_text()), GAME)
    assert json.loads(table.record().to_text().partition("\n")[0])["towns"] == ["Elmwood", "Sosnovka"]
    assert again.towns == ["Elmwood", "Sosnovka"]
    assert again.record() == table.record()
    assert nameless(table.header()).to_json() == {**table.header()._replace(towns=()).to_json(), "seats": ["", ""]}


def test_bots_are_in_the_header_where_there_are_any() -> None:
    assert "bots" not in json.loads(LINES[0])
    lines = edited(1, bots=["", "", "regular:ada"])
    header = parse("\n".join(lines)).header
    assert header.bots == ("", "", "regular:ada")
    assert header.to_json() == json.loads(lines[0])


@pytest.mark.parametrize("bots", ["regular", ["regular"], [1, 2, 3]])
def test_wrong_bots_are_refused(bots: object) -> None:
    assert refused(edited(1, bots=bots)) == ("record-header", {"line": 1, "field": "bots"})


@pytest.mark.parametrize("towns", ["Elmwood", ["Elmwood"], [1, 2, 3], ["", "", "x" * 1_001]])
def test_wrong_towns_are_refused(towns: object) -> None:
    assert refused(edited(1, towns=towns)) == ("record-header", {"line": 1, "field": "towns"})

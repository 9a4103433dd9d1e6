"""Files of several records."""

import pytest
from barter import GAME

from ludopolis.bots import RandomBot
from ludopolis.bots.match import play_match
from ludopolis.engine.table.record import parse, split
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.values.facts import BadRecord, fact


def record(seed: str, name: str = "Ann") -> str:
    return play_match(GAME, {}, [name, "Ben"], [RandomBot(), RandomBot()], seed).record().to_text()


def test_records_are_split_at_their_headers() -> None:
    texts = [record("1"), record("2"), record("3")]
    records = split("".join(texts))
    assert [found.to_text() for found in records] == texts
    lengths = [text.count("\n") for text in texts]
    assert [found.first_line for found in records] == [1, 1 + lengths[0], 1 + lengths[0] + lengths[1]]
    assert [replay(found, GAME).record().to_text() for found in records] == texts


def test_names_may_hold_rare_line_separators() -> None:
    text = record("1", "Ann\u2028Lee\x85")
    assert parse(text).header.seats[0] == "Ann\u2028Lee\x85"
    assert len(split(text * 2)) == 2


def test_errors_name_the_lines_of_the_file() -> None:
    first, second = record("1"), record("2")
    lines = first.count("\n")
    cut = second.splitlines(keepends=True)
    reason = refused(first + "".join(cut[:-1]) + first)
    assert reason == fact("record-truncated", line=lines + len(cut) - 1)
    assert refused(first + cut[0] + "".join(cut[2:])) == fact("record-order", line=lines + 2, expected=1, given="2")
    assert refused(first + "\n" + second) == fact("record-json", line=lines + 1)
    assert refused("{}\n" + first) == fact("record-foreign", line=1)
    assert refused("") == fact("record-empty")


def test_a_replay_names_the_lines_of_the_file() -> None:
    first = record("1")
    lines = record("2").splitlines()
    at = next(index for index, line in enumerate(lines) if '"move"' in line)
    lines[at] = lines[at].replace('"play', '"sing')
    found = split(first + "\n".join(lines))[1]
    with pytest.raises(BadRecord) as wrong:
        replay(found, GAME)
    assert wrong.value.reason == fact("record-move", line=first.count("\n") + at + 1)


def refused(text: str) -> object:
    with pytest.raises(BadRecord) as wrong:
        split(text)
    return wrong.value.reason

"""Golden games replay move by move to exactly the same end. Full games must have them."""

from pathlib import Path

import pytest
from golden import TESTS, folder
from our_games import FULL_GAMES, OUR_GAMES

from ludopolis import registry
from ludopolis.engine.check.check import counted_adds_up
from ludopolis.engine.contract import Knowledge, State
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.engine.values.scores import Counted

FILES = sorted(path for id in OUR_GAMES for path in folder(registry.find(id)).glob("*.jsonl"))

UNLIT = {
    "streets": {"start", "income", "most_restaurant", "most_housing", "most_leisure", "most_trade", "token_sets"},
}
"""Lines that count nothing on the board: what was paid earlier, and what lies beside it."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_a_golden_game_replays_to_the_same_end(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    table = replay(record, registry.find_for(record.header))
    assert table.record().to_text() == path.read_text("utf-8")
    assert table.state.pending() == 0
    counted_adds_up(table.state)
    counted = table.state.counted()
    unlit = UNLIT.get(table.game.id, set())
    for sheet, parts in zip(table.state.sheet(), counted, strict=True):
        lit = {part.category for part in parts}
        assert {line.category for line in sheet if line.points} - lit <= unlit


def test_what_is_counted_on_the_board_must_add_up() -> None:
    class Wrong(Knowledge[State]):
        said = Counted("coins", ["wallet:0"], 1)

        def counted(self, state: State) -> list[list[Counted]]:
            return [[self.said], []]

    state = registry.find("uptown").new({}, 2)
    coins = next(line for line in state.sheet()[0] if line.category == "coins")
    knowledge, state.game.knowledge = state.game.knowledge, Wrong()
    try:
        for said, why in (
            (Counted("coins", ["wallet:0"], 1), f"adds up to {coins.points}, not to 1"),
            (Counted("coins", ["wallet:0"], 1, "coins"), f"adds up to {coins.figures['coins']}, not to 1"),
            (Counted("coins", ["wallet:0"], 0, "stars"), "'stars' is a figure"),
            (Counted("moats", ["wallet:0"], 0), "'moats' is a line"),
            (Counted("coins", [], 0), "names things"),
        ):
            Wrong.said = said
            with pytest.raises(BrokenLaw, match=why):
                counted_adds_up(state)
        Wrong.said = Counted("coins", ["wallet:0"], coins.points)
        counted_adds_up(state)
    finally:
        state.game.knowledge = knowledge


@pytest.mark.parametrize("id", FULL_GAMES)
def test_golden_games_cover_every_player_count_option_value_and_end_reason(id: str) -> None:
    game = registry.find(id)
    all_records = [parse(path.read_text("utf-8")) for path in FILES if path.parent == folder(game)]
    records = [record for record in all_records if record.header.rules == game.version]
    assert records, f"write its golden records, PYTHONPATH=tests python -m golden {id}, or declare the game a draft"
    low, high = game.players
    assert {record.header.players for record in records} == set(range(low, high + 1))
    assert {record.closing["end"] for record in records} == set(game.endings)
    for option in game.options:
        assert {record.header.options[option.name] for record in records} >= set(option.samples()), option.name


@pytest.mark.parametrize("id", FULL_GAMES)
def test_golden_games_cover_every_kind_of_entry(id: str) -> None:
    paths = folder(registry.find(id)).glob("*.jsonl")
    entries = [entry for path in paths for entry in parse(path.read_text("utf-8")).entries]
    for kind in ("chance", "move", "withdraw", "take_over", "resign", "digest"):
        assert any(kind in entry for entry in entries), kind

"""What a game tells the bots: a file in its package, or as games of 0.1 did."""

from importlib.resources import files

import pytest
from barter import GAME
from barter.game import Barter
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.bots.levels import player_at
from ludopolis.bots.settings import FILE, Levels, Planning, Player, Settings, parse, settings_of
from ludopolis.engine.contract import Components, Features, Game, Knowledge, Speech

FILES = [id for id in OUR_GAMES if (files(f"ludopolis.games.{id}") / FILE).is_file()]


@pytest.mark.parametrize("id", FILES)
def test_the_file_of_a_game_is_read(id: str) -> None:
    told = settings_of(registry.find(id))
    assert told == parse((files(f"ludopolis.games.{id}") / FILE).read_text("utf-8"))
    assert told.levels != Levels()
    assert told.levels.expert_1.judge == "expert-1"


def test_a_game_without_a_file_has_the_defaults() -> None:
    assert settings_of(GAME) == Settings(Levels(), Planning())


def test_what_is_left_out_has_its_default() -> None:
    told = parse('[levels]\neasy = { bot = "mc", iterations = 3 }\n[net]\nbranches = [2, 1]\n')
    assert told.levels == Levels(easy=Player("mc", 3))
    assert told.planning == Planning(branches=(2, 1))


def test_a_level_may_have_another_bot_at_tables_of_some_size() -> None:
    game = registry.find("happy_city")
    told = settings_of(game)
    assert player_at(game.new({}, 4), "master") == told.tables[4]["master"] != told.levels.master
    assert player_at(game.new({}, 3), "master") == told.levels.master
    assert player_at(game.new({}, 4), "expert") == told.levels.expert


@pytest.mark.parametrize(
    "text", ["[level]\n", "[tables.4]\nhard = {}", '[levels]\nhard = { bot = "mc" }', "[net]\ndepth = 2", "[levels"]
)
def test_what_is_unknown_is_refused(text: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        parse(text)


class Planned(Features[object]):  # type: ignore[type-var]
    """Says on itself how turns are planned."""

    def __init__(self) -> None:
        super().__init__(1)
        self.branches = [5, 2]


class Old(Game):
    """Declared as games of 0.1 were."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(
            "old",
            1,
            (2, 2),
            (),
            Components(folder, "old", "certain"),
            1,
            1,
            (),
            ("over",),
            Knowledge[object](),  # type: ignore[type-var]
            Speech[object](),  # type: ignore[type-var]
            levels=Levels(easy=Player("mc", 7), swing=33.0),
            features=Planned(),
            names_towns=True,
        )


def test_a_game_may_hand_its_levels_over_as_before() -> None:
    with pytest.warns(DeprecationWarning, match="^old: ") as told:
        game = Old()
    assert [str(warning.message) for warning in told] == [
        "old: the levels of Game are now in bots.toml of the game's package, and swing is an argument",
        "old: names_towns of Game is now seat_label='town'",
    ]
    assert {warning.filename for warning in told} == {__file__}
    with pytest.warns(DeprecationWarning, match=r"old: branches of Features: now in \[net\] of bots.toml"):
        told_bots = settings_of(game)
    assert told_bots.levels.easy == Player("mc", 7)
    assert told_bots.planning.branches == (5, 2)
    assert (game.swing, game.seat_label) == (33.0, "town")
    assert (Barter().swing, Barter().seat_label) == (15.0, "")

"""What version 2 of the rules corrected. Tables and records of version 1 go on as they began."""

import pytest

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.games.streets import GAME, OLDER
from ludopolis.games.streets.game import Streets
from streets.given import asked, build, closed, data, given, incomes, load, offered, play, told

ONE, TWO = OLDER[0], GAME


@pytest.mark.parametrize(("game", "income"), [(ONE, 13), (TWO, 17)])
def test_r20_all_matching_seekers_enter_the_restorers_tile_whatever_the_table_plays(game: Streets, income: int) -> None:
    state = load(
        data(
            "M1@0,0E T6@1,0S{TT} T2@2,0S{TT} S1@3,0W",
            players=3,
            hands=["T5"],
            advisors=["restorer", "hacker", "investor"],
            seekers_enter_closed=False,
        ),
        game,
    )
    play(state, "build T5", "cell 2,0")
    assert closed(state) == ["1,0"]
    assert incomes(state) == {"2,0": income}


@pytest.mark.parametrize("game", [ONE, TWO])
def test_without_the_restorer_the_house_rule_keeps_seekers_out_of_a_street_that_closes(game: Streets) -> None:
    state = load(data("station@-30,30S{T} M1@0,0E H1@2,0W:A", hands=["T6"], seekers_enter_closed=False), game)
    build(state, "T6", "1,0", "S")
    assert closed(state) == ["1,0"]
    assert told(state, "seekers_enter") == []


@pytest.mark.parametrize(("game", "tiles"), [(ONE, ["P6"]), (TWO, ["T8", "P6"])])
def test_r23_the_free_token_of_a_doubled_sign_counts_among_what_sly_can_gain(game: Streets, tiles: list[str]) -> None:
    """R12: T8 gives the last restaurant, then any token. P6 gives leisure, which Sly lacks too."""
    state = load(
        data(
            "M2@0,0E T8@1,0S:B[T] P6@2,0S:B[P]",
            players=1,
            hands=["M1"],
            tokens=[{"restaurant": 10}, {"restaurant": 1, "housing": 1, "trade": 1}],
            business=True,
        ),
        game,
    )
    build(state, "M1", "3,0", "W")
    if len(tiles) > 1:
        assert asked(state) == "0 sly_token_tile"
        assert offered(state, "token") == ["1,0", "2,0"]
    else:
        assert told(state, "token")[0].args["tile"] == tiles[0]


ALIKE = "M2@0,0E P1@1,0S:B[P] P2@2,0S:B[PP]"
"""Both give one housing token."""


@pytest.mark.parametrize(("game", "asks"), [(ONE, True), (TWO, False)])
def test_which_tile_gives_tokens_is_asked_only_if_that_makes_a_difference(game: Streets, asks: bool) -> None:
    state = load(data(ALIKE, players=2, hands=["M1"], business=True), game)
    build(state, "M1", "3,0", "W")
    assert (asked(state) == "1 token_tile") == asks
    assert len(told(state, "token")) == (0 if asks else 1)


@pytest.mark.parametrize(
    ("city", "tokens", "asks"),
    [
        ("M2@0,0E P1@1,0S:B[P] P3@2,0S:B[P]", {}, True),  # housing or trade
        ("M2@0,0E P1@1,0S:B[P] P5@2,0S:B[P]", {}, True),  # one or two
        ("M2@0,0E P1@1,0S:B[P] H7@2,0S:B[H]", {}, True),  # housing or any
        ("M2@0,0E P1@1,0S:B[P] H7@2,0S:B[H]", {"housing": 12}, False),  # any or any
    ],
)
def test_tiles_that_give_the_same(city: str, tokens: dict[str, int], asks: bool) -> None:
    state = given(city, players=2, hands=["M1"], tokens=[tokens], business=True)
    build(state, "M1", "3,0", "W")
    assert (asked(state) == "1 token_tile") == asks


def test_a_position_of_either_version_is_written_alike() -> None:
    assert load(data(ALIKE), ONE).dump() == load(data(ALIKE), TWO).dump()


def test_a_table_of_version_1_says_so() -> None:
    assert Table(ONE, {}, ["Anna", "Boris"], Dealer(1)).header().rules == 1
    assert Table(TWO, {}, ["Anna", "Boris"], Dealer(1)).header().rules == 2

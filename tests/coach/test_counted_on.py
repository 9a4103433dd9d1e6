"""What a turn counts on that goes on after a card is turned up."""

from random import Random

from uptown.given import given

from ludopolis.bots.hints import hinter
from ludopolis.coach.counted_on import counted_on
from ludopolis.games.uptown import GAME
from ludopolis.server.workers import bots as bot_workers
from ludopolis.server.workers.pool import named


def test_after_a_purchase_the_project_that_will_be_built_is_named() -> None:
    state = given(streets=["shop", "family_flat"], tops="P20 P31", common="M02")
    found = counted_on(hinter(state), state.blind(0), 0, [state.from_text(0, "buy 1")], Random(1))
    assert found is not None
    assert found["move"].split()[:2] == ["place", "hairdresser"]  # its other half fits nowhere
    assert found["say"]["project"] == "hairdresser"


def test_nothing_is_counted_on_where_the_turn_is_over() -> None:
    state = given(streets=["shop", "family_flat"], held="P17", step="place_bought")
    moves = [state.from_text(0, "place post_office 1")]
    assert counted_on(hinter(state), state.blind(0), 0, moves, Random(1)) is None


def test_a_hint_tells_it() -> None:
    state = given(streets=["shop", "family_flat"], tops="P20 P31", common="M02")
    told = bot_workers.hint(named(GAME), state.blind(0).dump(), 0, [], 0.2)
    assert told["goes_on"]
    assert told["then"] is None or told["then"]["move"].startswith("place ")

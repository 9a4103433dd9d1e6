"""Tables and records of the first rules go on as they began; what has changed since then."""

import pytest

from ginkgopolis.given import Side, asked, blind, draw_any, hand, ours, play, table_data
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition
from ludopolis.games.ginkgopolis import GAME, OLDER
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

ONE, TWO = OLDER


def first_rules(players: int, *sides: Side, first: int = 0) -> GinkgopolisState:
    return ours(ONE.load(table_data(players, *sides, first=first)))


def test_the_versions_differ_in_nothing_else_than_their_number() -> None:
    assert [game.version for game in (ONE, TWO, GAME)] == [1, 2, 3]
    for older in OLDER:
        assert older.components.digest == GAME.components.digest
        assert older.with_components("").version == older.version
        assert older != GAME


def test_by_the_first_rules_renewals_are_carried_out_in_turn_order() -> None:
    state = first_rules(3, first=1)
    for seat in (0, 2, 1):
        play(state, seat, "renew")
    order: list[int] = []
    while state.pending() == CHANCE:
        if state.todo[-3] == 6 and (not order or order[-1] != state.todo[-2]):
            order.append(state.todo[-2])
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert order == [1, 2, 0]


def test_by_the_first_rules_everybody_chooses_again() -> None:
    state = first_rules(2, Side(hand=["A", "B", "C", "D"]))
    play(state, 0, "play A")
    play(state, 1, "renew")
    draw_any(state)
    state.audit()
    assert [asked(state, seat) for seat in (0, 1)] == ["select", "select"]
    assert hand(state, 0) == ["A", "B", "C", "D"]


def test_by_the_first_rules_a_renewal_is_secret_and_may_be_taken_back() -> None:
    renews, plays = first_rules(3), first_rules(3)
    play(renews, 0, "renew")
    play(plays, 0, f"play {hand(plays, 0)[0]}")
    assert renews.view(1) == plays.view(1)
    assert blind(renews, SPECTATOR).dump() == blind(plays, SPECTATOR).dump()
    table = Table(ONE, {}, ["a", "b"], Dealer("take back"))
    table.play_text(0, "renew")
    assert table.state.dump()["sides"][0]["choice"] == ["renew"]
    table.withdraw(0, table.withdrawable(0)[0])
    assert table.state.pending() == 0b11


def test_a_choice_to_renew_is_loaded_by_the_first_rules_alone() -> None:
    state = first_rules(2)
    play(state, 0, "renew")
    assert ONE.load(state.dump()).dump() == state.dump()
    with pytest.raises(BadPosition) as caught:
        GAME.load(state.dump())
    assert "sides.0.choice" in str(caught.value.reason)


def test_a_new_hand_is_drawn_only_while_all_choose() -> None:
    """A drawn card between choices belongs to a new hand, which the first rules do not draw then."""
    data = table_data(3)
    state = ours(GAME.load(data))
    play(state, 0, "play A")
    play(state, 1, "renew")
    dumped = state.dump()
    assert GAME.load(dumped).dump() == dumped
    with pytest.raises(BadPosition):
        ONE.load(dumped)


def test_a_record_is_replayed_by_its_own_rules() -> None:
    """The same moves lead elsewhere by the other version, which its digests and its order of draws tell."""
    table = Table(ONE, {}, ["a", "b"], Dealer("versions"))
    table.play_text(0, "renew")
    table.play_text(1, f"play {hand(ours(table.state), 1)[0]}")
    assert replay(table.record(), ONE).state == table.state
    assert asked(ours(table.state), 1) == "select"

"""A table: playing, taking back to the barrier, handing seats over."""

import pytest
from barter import GAME

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadNotation, IllegalMove


def table(players: int = 2, rounds: int = 2, seed: int = 1) -> Table:
    return Table(GAME, {"rounds": rounds}, ["Anna", "Boris", "Clara"][:players], Dealer(seed))


def test_the_dealer_deals_until_somebody_must_decide() -> None:
    t = table()
    assert t.state.pending() == 0b11
    assert [entry["chance"] for entry in t.entries[:4]] == ["top#0", "face#0", "top#1", "face#1"]


def test_an_illegal_move_changes_nothing() -> None:
    t = table()
    digest, entries = t.state.digest(), list(t.entries)
    for seat, move, kind in ((0, 2, "not_asked_to_return"), (5, 0, "no-such-seat"), (0, 99, "no-such-move")):
        with pytest.raises(IllegalMove) as caught:
            t.play(seat, move)
        assert caught.value.reason.kind == kind
    with pytest.raises(BadNotation):
        t.play_text(0, "play 7")
    with pytest.raises(IllegalMove):
        t.play(CHANCE, 0)
    assert (t.state.digest(), t.entries) == (digest, entries)


def test_in_a_shared_phase_each_seat_takes_back_its_own_moves() -> None:
    t = table(players=3)
    before = t.state.digest()
    t.play(0, 1)
    t.play(1, 0)
    first = t.withdrawable(0)
    assert len(first) == len(t.withdrawable(1)) == 1
    assert t.withdrawable(2) == []
    t.withdraw(0, first[0])
    assert t.state.pending() == 0b101
    t.withdraw(1, t.withdrawable(1)[0])
    assert t.state.digest() == before
    assert t.entries[-2]["withdraw"] == first


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    t = table()
    t.play(0, 1)
    t.play(1, 0)
    n = next(entry["n"] for entry in t.entries if entry.get("seat") == 0)
    assert t.withdrawable(0) == t.withdrawable(1) == []
    digest = t.state.digest()
    with pytest.raises(IllegalMove) as caught:
        t.withdraw(0, n)
    assert caught.value.reason.kind == "cannot-withdraw"
    assert t.state.digest() == digest


def test_another_seats_entry_cannot_be_taken_back() -> None:
    t = table(players=3)
    t.play(0, 1)
    with pytest.raises(IllegalMove):
        t.withdraw(1, len(t.entries))
    assert t.state.pending() == 0b110


def test_a_draw_is_not_rolled_again_after_an_undo() -> None:
    straight, wavering = table(rounds=3), table(rounds=3)
    straight.play(0, 1)
    wavering.play(0, 0)
    wavering.withdraw(0, wavering.withdrawable(0)[0])
    wavering.play(0, 1)
    for t in (straight, wavering):
        t.play(1, 0)
    assert straight.state.digest() == wavering.state.digest()


def test_consequences_are_found_on_the_blinded_state() -> None:
    t = table(players=2)
    t.play(1, 0)
    # Seat 0 is the last to choose, but it must not learn that from the preview.
    assert t.consequence(0, 0) == (True, False)
    assert t.state.pending() == 0b01


def test_seats_change_hands_and_the_record_says_so() -> None:
    t = table()
    t.take_over(1, "bot:greedy")
    t.resign(0, "bot:random")
    assert t.seats == ["bot:random", "bot:greedy"]
    assert t.resigned() == [0]
    assert t.header().seats == ["Anna", "Boris"]
    assert [set(entry) - {"n", "digest"} for entry in t.entries[-2:]] == [{"seat", "take_over"}, {"seat", "resign"}]
    with pytest.raises(IllegalMove):
        t.take_over(2, "bot:greedy")


def test_a_view_number_grows_when_the_viewer_learns_something_and_only_then() -> None:
    t = table(players=3)
    before = [t.view_number(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    t.play(0, 1)
    assert [t.view_number(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [before[0] + 1, *before[1:]]
    t.withdraw(0, t.withdrawable(0)[0])
    assert [t.view_number(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [before[0] + 2, *before[1:]]
    for seat in range(3):
        t.play(seat, 0)
    assert all(t.view_number(viewer) > number for viewer, number in zip((0, 1, 2, SPECTATOR), before, strict=True))


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    t = table()
    own = [fact for _, fact in t.log(0) if fact.kind == "drew"]
    assert [fact.args["seat"] for fact in own] == [0, 0]
    hidden = [fact for _, fact in t.log(0) if fact.kind == "drew_hidden"]
    assert [fact.args["seat"] for fact in hidden] == [1, 1]
    assert not any(fact.kind == "drew" for _, fact in t.log(SPECTATOR))
    last = t.entries[-1]["n"]
    t.play(0, 1)
    t.play(1, 0)
    assert {fact.kind for n, fact in t.log(SPECTATOR, since=last)} >= {"shown"}
    assert all(n > last for n, _ in t.log(SPECTATOR, since=last))

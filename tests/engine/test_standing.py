"""What one seat draws or shows in an open phase is no barrier for others whose secret choices stand."""

import pytest
from barter.game import Barter
from barter.rules import CHOOSE, E_SHOWN, TOP, BarterState

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.engine.values.facts import IllegalMove

SWAP = 2


class Swapping(BarterState):
    """Barter in which a seat may show its first tile, put it away and draw another before it chooses."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [*legal, SWAP] if legal == [0, 1] and self.dealt < 8 else legal

    def play(self, seat: int, move: int) -> None:
        if move != SWAP or self.todo[-2] != CHOOSE:
            super().play(seat, move)
            return
        place = 2 * seat
        self.tell((REVEAL, EVERYONE))
        self.tell((E_SHOWN, EVERYONE, seat, self.hand[place]))
        self.played.append(self.hand[place])
        self.hand[place] = self.suit[place] = -1
        self.todo += [TOP, place]

    def standing(self) -> int:
        return sum(1 << seat for seat, choice in enumerate(self.choice) if choice >= 0)


class SwappingBarter(Barter):
    state = Swapping


GAME = SwappingBarter()


def table() -> Table:
    """Seat 0 has chosen; seat 1 has swapped a tile since."""
    t = Table(GAME, {}, ["Anna", "Boris", "Clara"], Dealer(1))
    t.play(0, 1)
    t.play(1, SWAP)
    return t


def test_a_choice_that_stands_may_be_taken_back_after_anothers_draw() -> None:
    t = table()
    drawn = t.state.dump()
    assert t.state.pending() == 0b110
    assert len(t.withdrawable(0)) == 1
    t.withdraw(0, t.withdrawable(0)[0])
    assert t.state.pending() == 0b111
    assert t.state.dump() == {**drawn, "choice": [-1, -1, -1]}
    t.play(0, 1)
    assert t.state.dump() == drawn


def test_whoever_drew_takes_nothing_back_that_came_before() -> None:
    t = table()
    assert t.withdrawable(1) == []
    t.play(1, 0)
    chosen = t.withdrawable(1)
    assert len(chosen) == 1
    with pytest.raises(IllegalMove):
        t.withdraw(1, chosen[0] - 1)


def test_several_draws_stay_in_their_order() -> None:
    t = table()
    t.play(2, SWAP)
    order = [step.seat for step in t.steps if step.move == SWAP]
    before = t.state.dump()
    t.withdraw(0, t.withdrawable(0)[0])
    assert [step.seat for step in t.steps if step.move == SWAP] == order == [1, 2]
    assert t.state.dump()["hands"] == before["hands"]


def test_a_draw_before_anybody_has_chosen_is_final_for_all() -> None:
    t = table()
    t.withdraw(0, t.withdrawable(0)[0])
    assert all(step.is_final() for step in t.steps)
    t.play(2, 0)
    assert len(t.withdrawable(2)) == 1


def test_everybody_is_told_of_an_announcement_and_nobody_of_the_choice_behind_it() -> None:
    t = Table(GAME, {}, ["Anna", "Boris", "Clara"], Dealer(1))
    numbers = [t.view_number(seat) for seat in range(3)]
    t.play(0, 1)
    assert [t.view_number(seat) for seat in range(3)] == [numbers[0] + 1, *numbers[1:]]
    t.play(1, SWAP)
    assert all(t.view_number(seat) > number for seat, number in enumerate(numbers))
    withdrawn = [t.view_number(seat) for seat in range(3)]
    t.withdraw(0, t.withdrawable(0)[0])
    assert [t.view_number(seat) for seat in range(3)] == [withdrawn[0] + 1, *withdrawn[1:]]


def test_after_the_phase_nothing_can_be_taken_back() -> None:
    t = table()
    t.play(1, 0)
    t.play(2, 0)
    assert [t.withdrawable(seat) for seat in range(3)] == [[], [], []]


def test_the_record_of_such_a_game_replays() -> None:
    t = table()
    t.withdraw(0, t.withdrawable(0)[0])
    for seat in (2, 0, 1):
        t.play(seat, 0)
    text = t.record().to_text()
    assert replay(parse(text), GAME).record().to_text() == text


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_contract_knows_announcements(seed: str) -> None:
    assert check_setting(GAME, Setting(3, {"rounds": 1}), seed).ending == "rounds"


def test_without_standing_choices_a_draw_is_a_barrier_for_all() -> None:
    class Strict(Swapping):
        def standing(self) -> int:
            return 0

    class StrictBarter(Barter):
        state = Strict

    t = Table(StrictBarter(), {}, ["Anna", "Boris", "Clara"], Dealer(1))
    t.play(0, 1)
    t.play(1, SWAP)
    assert t.withdrawable(0) == []

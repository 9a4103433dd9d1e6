"""What the coach expects after the better turn: certain as long as nothing is drawn, then what most deals bring."""

from happy_city.given import given

from ludopolis.coach.decisions import Decision
from ludopolis.coach.line import FEWEST, REPLIES, WORLDS
from ludopolis.coach.prospects import Prospects
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.data import Data


def line(seat: int = 0, rounds: int = 60) -> list[Data]:
    """What is expected after the purchase that somebody should have made instead of taking a coin."""
    state = given(coins=[4, 1], face_up="hardware_store zoo casino", round=1, actor=seat, max_rounds=rounds)
    step = Step(5, seat, state.from_text(seat, "take coin"), 0, 0, False, [])
    decision = Decision(Prospects(state, 2), state.blind(seat), seat, [step], "line")
    decision.look(1)
    return decision.line()


def test_a_line_goes_on_through_what_is_drawn() -> None:
    found = line()
    shares = [reply["share"] for reply in found]
    assert [reply["move"] for reply in found[:3]] == ["discard casino", "reveal 1", "reveal 1"]
    assert shares[:2] == [1.0, 1.0], "before anything is drawn there is one line"
    assert len(found) == REPLIES
    assert FEWEST / WORLDS <= shares[-1] < 1.0, "some deals bring something better to do"
    assert found == line()


def test_nothing_is_expected_after_the_end() -> None:
    assert line(seat=1, rounds=1) == []

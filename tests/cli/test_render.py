"""Positions and score sheets on a screen."""

from happy_city.given import given
from rich.console import Console, RenderableType
from rich.text import Text

from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.i18n import Words
from ludopolis.terminal import render
from ludopolis.terminal.output import Output
from ludopolis.terminal.seating import display_names, seat_people


def barter() -> Output:
    output = Output()
    output.words = Words("en", "barter", terminal=True)
    output.names = ["Anna", "Ben"]
    return output


def drawn(shown: RenderableType) -> list[str]:
    console = Console(width=40, markup=False)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().splitlines() if line.strip()]


def test_a_figure_stays_with_what_it_counts() -> None:
    line = "The shop on the corner of town pays 12\u00a0coins."
    assert drawn(Text(line)) == ["The shop on the corner of town pays", "12\u00a0coins."]
    assert drawn(Text(line.replace("\u00a0", " "))) == ["The shop on the corner of town pays 12", "coins."]


def test_lines_without_a_seat_belong_with_the_line_before_them() -> None:
    lines = [fact("a"), fact("b", seat=1), fact("c"), fact("d", seat=0), fact("e", seat=1)]
    assert kinds(render.sections(lines, 2)) == [(render.PUBLIC, ["a"]), (1, ["b", "c", "e"]), (0, ["d"])]
    assert kinds(render.sections(lines, 0)) == [(render.PUBLIC, ["a"]), (0, ["d"]), (1, ["b", "c", "e"])]


def kinds(parts: list[render.Section]) -> list[tuple[int, list[str]]]:
    return [(part.seat, [line.kind for line in part.lines]) for part in parts]


def test_a_change_is_a_line_that_is_new_in_its_section() -> None:
    before = render.sections([fact("a"), fact("b", seat=0), fact("c", n=1), fact("b", seat=1), fact("c", n=2)], 0)
    after = render.sections([fact("a"), fact("b", seat=0), fact("c", n=2), fact("b", seat=1), fact("c", n=2)], 0)
    assert kinds(render.changes(after, before)) == [(0, ["c"])]
    assert render.changes(after, []) == after


def test_a_position_has_headings_and_marks_the_viewers_own_seat() -> None:
    lines = [fact("round", round=1, bank=3), fact("player", seat=0, coins=2, tile=("sun_1",))]
    text = drawn(render.position(barter(), render.sections(lines, 0), 0))
    assert [line.rstrip(" ─") for line in text] == [
        "The table",
        " Round 1. The bank holds 3 coins.",
        "Anna (you)",
        " 2 coins; tiles: sun 1",
    ]


def test_a_sheet_has_a_row_for_each_category_and_marks_the_winner() -> None:
    sheets = [[ScoreLine("coins", 3, {}), ScoreLine("tiles", 4, {})], [ScoreLine("coins", 2, {})]]
    text = drawn(render.sheet(barter(), sheets, Results([7, 2], [0])))
    rows = [line.split() for line in text if "─" not in line]
    assert rows == [["Category", "Anna", "★", "Ben"], ["Coins", "3", "2"], ["Tiles", "4"], ["Total", "7", "2"]]


def test_a_sheet_writes_a_real_minus() -> None:
    sheets = [[ScoreLine("coins", -3, {})], []]
    text = drawn(render.sheet(barter(), sheets, Results([-3, 0], [1])))
    assert [line.split()[-1] for line in text if line.split()[0] == "Coins"] == ["−3"]
    assert [line.split()[1:] for line in text if line.split()[0] == "Total"] == [["−3", "0"]]


def test_outcomes() -> None:
    assert render.outcome(barter(), "rounds", Results([7, 2], [0]))[1] == "Anna wins with 7 points."
    assert (
        render.outcome(barter(), "rounds", Results([7, 7], [0, 1]))[1]
        == "Anna and Ben share the victory, with 7 points each."
    )
    assert render.outcome(barter(), "rounds", Results([7, 7], []))[1] == "A tie at 7 points."
    assert render.outcome(barter(), "rounds", Results([7], []))[1] == "Final score: 7 points."
    assert render.outcome(barter(), "rounds", Results([7, 1, 9], [2]))[1] == "The virtual player wins with 9 points."


def test_what_broke_a_tie_is_told() -> None:
    output = Output()
    output.words, output.names = Words("en", "ludopolis.games.happy_city", terminal=True), ["Anna", "Ben", "Chloé"]
    assert render.tie(output, given(3, coins=[3, 5, 0], face_up="bank zoo igloo")) == [
        "A tie, decided by the coins left: Anna (3), Ben (5) and Chloé (0)."
    ]
    assert render.tie(output, given(2, coins=[3, 3], face_up="bank zoo igloo")) == [
        "Equal, with nothing left to break the tie: the victory is shared."
    ]
    assert render.tie(output, given(2, cities=["WM hospital zoo", "WM"], face_up="bank spa igloo")) == []


def test_people_and_bots_get_seats() -> None:
    seats = seat_people(["Anna", "Ben"], ["flat:9", "random"], 5, [4])
    assert seats == ["Ben", "flat:9", "random", "Anna", "flat:9"]
    assert display_names(barter(), seats) == ["Ben", "Trial bot 9 1", "Random bot", "Anna", "Trial bot 9 2"]


def test_a_bot_that_took_a_seat_over_has_its_title() -> None:
    assert display_names(barter(), ["bot:Anna", "bot:regular"]) == ["bot:Anna", "Regular"]

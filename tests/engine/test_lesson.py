"""Lessons: reading them, following them at a table, and what is found wrong with them."""

import json
from random import Random

import pytest

from ludopolis import registry
from ludopolis.engine.check.lesson_check import take, untaught
from ludopolis.engine.lesson import BadLesson, Lesson, Walk, parse
from ludopolis.engine.table import record as records
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.seen import seen
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition, BadRecord

GAME = registry.find("happy_city")
HEAD = 'number = 1\nplayers = 2\nseat = 0\nseed = "lesson-7221"\n'
OPENING = """
[[step]]
id = "first"
light = ["deck:1"]
wait = ["reveal 1", "reveal 2"]
answers = { "reveal *" = "dear" }

[[step]]
id = "talk"

[[step]]
id = "second"
wait = "reveal 1"
then = ["0 reveal 3"]

[[step]]
id = "third"
wait = "buy bookshop"
then = ["1 keep"]

[[step]]
id = "end"
"""


def lesson(steps: str = OPENING, head: str = HEAD) -> Lesson:
    return parse("opening", head + steps)


def begun(one: Lesson) -> tuple[Table, Walk]:
    table = one.begin(GAME, ["Anna", "Ada"])
    return table, Walk(one, table)


def why(wrong: pytest.ExceptionInfo[BadLesson]) -> str:
    return wrong.value.reason.kind


# Reading


def test_a_lesson_is_read_from_its_file() -> None:
    one = lesson()
    assert (one.id, one.number, one.players, one.seat, one.seed) == ("opening", 1, 2, 0, "lesson-7221")
    assert [step.id for step in one.steps] == ["first", "talk", "second", "third", "end"]
    assert one.steps[0].wait == ("reveal 1", "reveal 2")
    assert one.steps[2].wait == ("reveal 1",)
    assert [(cue.step, cue.seat, cue.moves) for cue in one.cues()] == [
        (0, 0, ("reveal 1", "reveal 2")),
        (2, 0, ("reveal 1",)),
        (2, 0, ("reveal 3",)),
        (3, 0, ("buy bookshop",)),
        (3, 1, ("keep",)),
    ]


def test_a_lesson_says_which_words_it_needs() -> None:
    assert list(lesson().words()) == [
        "lesson-opening",
        "lesson-opening-about",
        "lesson-opening-first",
        "lesson-opening-first-title",
        "lesson-opening-first-do",
        "lesson-opening-first-dear",
        "lesson-opening-talk",
        "lesson-opening-talk-title",
        "lesson-opening-second",
        "lesson-opening-second-title",
        "lesson-opening-second-do",
        "lesson-opening-third",
        "lesson-opening-third-title",
        "lesson-opening-third-do",
        "lesson-opening-end",
        "lesson-opening-end-title",
    ]


def test_an_answer_is_found_by_the_move_or_by_how_it_begins() -> None:
    step = lesson().steps[0]
    assert step.answer_to("reveal 3") == "dear"
    assert step.answer_to("keep") == ""


END = '[[step]]\nid = "end"\n'


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("number = ", "lesson-toml"),
        (END, "lesson-field"),
        (HEAD + 'later = { specials = "nowhere" }\n' + END, "lesson-field"),
        (HEAD + "colour = 3\n" + END, "lesson-field"),
        (HEAD.replace("players = 2", "players = true") + END, "lesson-field"),
        (HEAD.replace("seat = 0", "seat = -1") + END, "lesson-field"),
        (HEAD + '[[step]]\nid = "two words"\n' + END, "lesson-field"),
        (HEAD + '[[step]]\nid = "a"\nwait = 3\n' + END, "lesson-field"),
        (HEAD + '[[step]]\nid = "a"\nwhen = "now"\n' + END, "lesson-field"),
        (HEAD + '[[step]]\nid = "a"\nwait = "keep"\nthen = ["keep"]\n' + END, "lesson-field"),
        (HEAD + '[[step]]\nid = "a"\nthen = ["0 keep"]\n' + END, "lesson-field"),
        (HEAD + 'deal = { "deck_1#0" = "bookshop.1" }\n' + END, "lesson-field"),
        (HEAD + END + END, "lesson-twice"),
        (HEAD + '[[step]]\nid = "end"\nwait = "keep"\n', "lesson-end"),
        (HEAD + "step = []\n", "lesson-end"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(text: str, kind: str) -> None:
    with pytest.raises(BadLesson) as wrong:
        parse("opening", text)
    assert why(wrong) == kind


# At a table


def test_the_walk_follows_the_moves() -> None:
    table, walk = begun(lesson())
    places = [walk.place()]
    for seat, move in [(0, "reveal 1"), (0, "reveal 1"), (0, "reveal 3"), (0, "buy bookshop")]:
        table.play_text(seat, move)
        places.append(walk.place())
    assert places == [0, 1, 2, 3, 4]
    cue = walk.cue()
    assert cue is not None
    assert (cue.seat, cue.moves) == (1, ("keep",))
    table.play_text(1, "keep")
    assert (walk.place(), walk.cue()) == (5, None)
    table.play_text(1, "reveal 1")
    assert walk.place() == 5  # free play


def test_another_move_leaves_the_lesson() -> None:
    table, walk = begun(lesson())
    table.play_text(0, "reveal 3")
    assert (walk.place(), walk.cue()) == (-1, None)


def test_taking_back_leads_back() -> None:
    table, walk = begun(registry.lesson("happy_city", "first"))
    for cue in walk.cues[:7]:
        table.play_text(cue.seat, cue.moves[0])
    table.play_text(0, "keep")
    assert walk.place() == -1
    table.take_back(0, table.choices(0)[0])
    assert walk.place() == 7


def test_a_lesson_that_cannot_go_on_is_left() -> None:
    _, walk = begun(lesson('[[step]]\nid = "a"\nwait = "buy castle"\n' + END))
    assert (walk.followed(), walk.place(), walk.cue()) == (0, -1, None)
    _, walk = begun(lesson('[[step]]\nid = "a"\nthen = ["1 keep"]\n' + END))
    assert walk.place() == -1


def test_moves_before_the_first_step_are_played_and_cannot_be_missed() -> None:
    one = lesson('[[step]]\nid = "a"\nwait = "reveal 3"\n' + END, HEAD + 'before = ["0 reveal 1", "0 reveal 1"]\n')
    table, walk = begun(one)
    assert [entry["move"] for entry in table.entries if "move" in entry] == ["reveal 1", "reveal 1"]
    assert walk.place() == 2
    assert one.cues()[1].step == -1


def test_what_a_lesson_deals_comes_first_and_the_rest_from_its_seed() -> None:
    dealt = HEAD + 'deal = { "deck_1#0" = ["igloo.1", "school.2"] }\n'
    table, _ = begun(lesson(head=dealt))
    plain, _ = begun(lesson())
    for one in (table, plain):
        for _ in range(3):
            one.play_text(0, "reveal 1")
    outcomes = [entry["outcome"] for entry in table.entries if entry.get("chance") == "deck_1#0"]
    assert outcomes[:2] == ["igloo.1", "school.2"]
    assert outcomes[2] == next(entry["outcome"] for entry in plain.entries if entry.get("chance") == "deck_1#0")


def test_a_deal_of_something_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadLesson) as wrong:
        begun(lesson(head=HEAD + 'deal = { "deck_1#0" = ["moon"] }\n'))
    assert why(wrong) == "lesson-move"


def test_a_lesson_may_begin_from_a_position_and_its_record_says_so() -> None:
    position = GAME.new({}, 2)
    while position.pending() == CHANCE:
        position.play(CHANCE, position.legal(CHANCE)[0])
    dump = {**position.dump(), "round": 7}
    one = parse("opening", HEAD + '[[step]]\nid = "a"\nwait = "reveal 1"\n' + END, json.dumps(dump))
    table, walk = begun(one)
    assert (table.entries, walk.place(), table.state.dump()["round"]) == ([], 0, 7)
    one.play(table, 0, "reveal 1")
    record = records.parse(table.record().to_text())
    assert record.header.position == dump
    assert replay(record, GAME).state == table.state
    assert frames(table)[0]["round"] == 7


def frames(table: Table) -> list[Data]:
    """The positions as a spectator saw them."""
    return [moment.position for moment in seen(table, SPECTATOR).moments]


@pytest.mark.parametrize("wrong", [{"options": {"scoring": "sum"}}, {"players": 3}, {"round": "late"}])
def test_a_position_of_another_table_is_refused(wrong: Data) -> None:
    position = {**lesson().begin(GAME, ["Anna", "Ada"]).state.dump(), **wrong}
    with pytest.raises(BadPosition):
        Table(GAME, {}, ["Anna", "Ada"], position=position)


def test_a_header_whose_position_is_no_position_is_refused() -> None:
    table, _ = begun(lesson())
    header, *rest = table.record().to_text().splitlines()
    damaged = "\n".join([json.dumps({**json.loads(header), "position": 3}), *rest])
    with pytest.raises(BadRecord) as wrong:
        records.parse(damaged)
    assert wrong.value.reason.args["field"] == "position"


# The check


def test_a_lesson_is_taken_to_its_end() -> None:
    taken = take(lesson(), GAME)
    assert taken.moves == 4
    assert taken.asked == {"reveal", "action"}
    assert taken.table.state.pending() != CHANCE


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        ('wait = "buy bookshop"', "lesson-move"),
        ('wait = ["reveal 1", "keep"]', "lesson-move"),
        ('wait = "nonsense"', "lesson-move"),
        ('wait = "reveal 1"\nthen = ["1 keep"]', "lesson-turn"),
        ('wait = "reveal 1"\nanswers = { "buy *" = "buy" }', "lesson-answer"),
        ('wait = "reveal 1"\nanswers = { "reveal 1" = "same" }', "lesson-answer"),
    ],
)
def test_a_step_that_does_not_fit_is_found(step: str, kind: str) -> None:
    with pytest.raises(BadLesson) as wrong:
        take(lesson(f'[[step]]\nid = "a"\n{step}\n{END}'), GAME)
    assert why(wrong) == kind
    assert wrong.value.reason.args["step"] == "a"


def test_every_decision_of_a_step_may_have_answers() -> None:
    step = 'wait = "build H1"\nthen = ["0 cell -1,0", "0 road S"]\nanswers = { "build P3" = "a", "road E" = "b" }'
    one = parse("streets", f'{HEAD.replace("lesson-7221", "2284")}[[step]]\nid = "a"\n{step}\n{END}')
    assert take(one, registry.find("streets")).asked == {"tile", "cell", "road"}


def before_a_forced_move() -> tuple[list[str], str]:
    """Choices of a game of Streets up to one that leaves the first seat no choice, and the move it then makes."""
    game = registry.find("streets")
    for seed in range(50):
        rng = Random(seed)
        table = Table(game, {}, ["Anna", "Ada"], Dealer("lesson-7221"))
        chosen: list[str] = []
        while pending := table.state.pending():
            seat = 0 if pending & 1 else 1
            move = table.state.to_text(seat, rng.choice(table.state.legal(seat)))
            chosen.append(f"{seat} {move}")
            table.play_text(seat, move)
            forced = table.only_move(0)
            if seat == 0 and forced is not None:
                return chosen, table.state.to_text(0, forced)
            table.play_only_moves([0])
    raise AssertionError("no such game")


def test_a_move_that_the_table_makes_itself_is_not_waited_for() -> None:
    chosen, forced = before_a_forced_move()
    head = f"{HEAD}before = {chosen[:-1]}\n"
    last = chosen[-1].removeprefix("0 ")
    one = parse("alone", f'{head}[[step]]\nid = "a"\nwait = "{last}"\n[[step]]\nid = "b"\nwait = "{forced}"\n{END}')
    with pytest.raises(BadLesson) as wrong:
        take(one, registry.find("streets"))
    assert (why(wrong), wrong.value.reason.args["step"]) == ("lesson-forced", "b")
    without = parse("alone", f'{head}[[step]]\nid = "a"\nwait = "{last}"\n{END}')
    assert take(without, registry.find("streets")).moves == 1


def test_the_first_lesson_must_teach_every_decision() -> None:
    one = lesson()
    assert untaught(one, GAME, take(one, GAME).asked) == ["discard", "special"]
    told = lesson(OPENING.replace('id = "talk"', 'id = "talk"\ntells = ["special", "discard"]'))
    assert untaught(told, GAME, take(told, GAME).asked) == []

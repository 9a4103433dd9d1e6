"""`ludopolis learn`: a lesson at the keyboard, then the rest of its game against Beginners."""

import re

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ludopolis import registry
from ludopolis.bots.levels import BEGINNER
from ludopolis.engine.lesson import Lesson, Walk
from ludopolis.engine.table.table import Table
from ludopolis.terminal.moves import Move, Moves
from ludopolis.terminal.output import Output
from ludopolis.terminal.prompt import EndOfInput
from ludopolis.terminal.session import Session

TEACHER = "magenta"
"""The colour of what the lesson says."""
MARKS = re.compile(r"\*\*(?P<strong>.+?)\*\*|\s?\[\d\]")
"""What the words of a lesson mark: strong words, and the numbers of things that a board lights up."""


def run(output: Output, game_id: str, lesson_id: str) -> None:
    """Takes a lesson: the one named, or the first."""
    game = registry.find(game_id)
    lesson = registry.lesson(game.id, lesson_id)
    output.turn_to(game, lessons=True)
    names = names_of(output, lesson)
    table = lesson.begin(game, names)
    output.names = names
    for seat in range(lesson.players):
        if seat != lesson.seat:
            table.name_seat(seat, BEGINNER)
    output.say("lesson-chip", title=output.text(f"lesson-{lesson.id}"))
    try:
        finished = LessonSession(output, table, lesson).run()
    except EndOfInput:
        finished = False
    if not finished:
        output.say("terminal-left")


def names_of(output: Output, lesson: Lesson) -> list[str]:
    """The learner and the rivals by name."""
    rivals = output.text("home-bot-names").split(", ")
    names = [rivals[seat % len(rivals)] for seat in range(lesson.players - 1)]
    return [*names[: lesson.seat], output.text("terminal-you"), *names[lesson.seat :]]


class LessonSession(Session):
    """A session that says what the lesson says, waits for its moves, and plays its rivals'."""

    def __init__(self, output: Output, table: Table, lesson: Lesson) -> None:
        super().__init__(output, table, [lesson.seat], lesson.seed, confirm=False)
        self.lesson = lesson
        self.walk = Walk(lesson, table)
        self.said = -1
        """The last step that was said."""

    def _next_seat(self, pending: int) -> int:
        cue = self.walk.cue()
        if cue is None:
            self._say_up_to(len(self.lesson.steps) - 1)
        return super()._next_seat(pending) if cue is None else cue.seat

    def _let_bot_play(self, seat: int) -> None:
        cue = self.walk.cue()
        if cue is None:
            super()._let_bot_play(seat)
        else:
            self.table.play_text(seat, cue.moves[0])

    def _show_question(self, seat: int, moves: Moves) -> None:
        cue = self.walk.cue()
        if cue is not None:
            self._say_up_to(cue.step)
            self.output.stdout.print(Text(f"→ {self._order(cue.step)}  ({cue.moves[0]})", f"bold {TEACHER}"))
        super()._show_question(seat, moves)

    def _objection(self, move: Move) -> str:
        cue = self.walk.cue()
        if cue is None or move.notation in cue.moves:
            return ""
        step = self.lesson.steps[cue.step]
        for name in (step.answer_to(move.notation), "other"):
            if name and self.output.words.has(self._key(cue.step, name)):
                return plain(self.output.text(self._key(cue.step, name)))
        return self.output.text("lesson-other", do=self._order(cue.step))

    def _say_up_to(self, step: int) -> None:
        """Says the steps that were not said yet; after a move was taken back, the last one again."""
        for index in range(min(self.said + 1, step), step + 1) if step != self.said else ():
            happened = self._key(index - 1, "then")
            if index > 0 and self.output.words.has(happened):
                self.output.stdout.print(Padding(marked(self.output.text(happened)), (0, 1), style="dim"))
            title = self.output.text(self._key(index, "title"))
            where = self.output.text("lesson-step", step=index + 1, count=len(self.lesson.steps))
            self.output.stdout.print(Rule(Text(f"{where}: {title}", f"bold {TEACHER}"), align="left", style=TEACHER))
            self.output.stdout.print(Padding(marked(self.output.text(self._key(index))), (0, 1)))
        self.said = step

    def _order(self, step: int) -> str:
        return plain(self.output.text(self._key(step, "do")))

    def _key(self, step: int, part: str = "") -> str:
        key = f"lesson-{self.lesson.id}-{self.lesson.steps[step].id}"
        return f"{key}-{part}" if part else key


def plain(text: str) -> str:
    """Words of a lesson without marks."""
    return MARKS.sub(lambda found: found["strong"] or "", text)


def marked(text: str) -> Text:
    """Words of a lesson, the strong ones bold."""
    shown = Text()
    end = 0
    for found in MARKS.finditer(text):
        shown.append(text[end : found.start()])
        shown.append(found["strong"] or "", "bold")
        end = found.end()
    shown.append(text[end:])
    return shown

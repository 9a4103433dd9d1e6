"""Hal as an aid at the table: asks four facts a turn, and says what he does."""

from random import Random
from typing import Final

from ludopolis.engine.contract import CHOICE, Act, Aid, Aiding, Answers, Field, Question, Step
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.ginkgopolis.components.tables import COLOURS, LETTERS, GinkgopolisComponents
from ludopolis.games.ginkgopolis.pad.hal import NOBODY, Hal, Shown, chosen, covered, draws_second, entry_of, played
from ludopolis.games.ginkgopolis.rules.state import HAL

TURN: Final = "turn"
COVERED: Final = "covered"
NO_TILE: Final = "none"
OWNERS: Final = ("you", "hal", "nobody")
HIGHEST_NUMBER: Final = 20
MOST_FLOORS: Final = 12
MOST_BESIDE: Final = 30
NUMBERS: Final = tuple(range(1, HIGHEST_NUMBER + 1))


class HalAtTheTable(Aid):
    """Hal at one table."""

    prefix = "hal"

    def __init__(self, parts: GinkgopolisComponents, expert: bool) -> None:
        self.parts = parts
        self.expert = expert

    def stands(self, steps: list[Step]) -> Aiding:
        hal, ended = Hal(self.parts.allotment[1]), False
        told: list[Fact] = []
        for step in steps:
            hal, told = self._after(hal, step)
            ended = ended or any(line.kind == "short" for line in told)
        acts = [] if ended else [self._covered(), self._turn()]
        figures = [("supply", hal.supply), ("points", hal.points), ("cards", len(hal.kept))]
        return Aiding(acts, told, figures, _drawn(steps), entry_of(self.parts, hal), bool(steps), hal.over)

    def step(self, steps: list[Step], act: Act, answers: Answers, rng: Random) -> Step:
        if act.name == COVERED:
            return [COVERED, str(answers["floors_covered"])]
        first = _told(answers, "card")
        tile = "" if answers["tile_colour"] == NO_TILE else _id(answers["tile_colour"], answers["tile_number"])
        second = _told(answers, "second") if "second_kind" in answers else ["", "0", ""]
        return [TURN, *first, tile, *second]

    def _after(self, hal: Hal, step: Step) -> tuple[Hal, list[Fact]]:
        if step[0] == COVERED:
            floors = int(step[1])
            return covered(hal, floors), [fact("covered", count=floors)]
        first, second = _shown(step)
        return played(hal, first, step[4], second)

    def _covered(self) -> Act:
        floors = tuple(range(1, MOST_FLOORS + 1))
        return Act(COVERED, (Question(Field("floors_covered", CHOICE, choices=floors)),))

    def _turn(self) -> Act:
        tile = (("tile_colour", COLOURS),)
        questions = [
            *_card("card", ()),
            Question(Field("tile_colour", CHOICE, choices=(*COLOURS, NO_TILE), of="hal-colour")),
            Question(Field("tile_number", CHOICE, choices=NUMBERS), tile),
            *_seen("card", tile),
        ]
        if draws_second(self.expert, Shown(LETTERS[0], 0)):
            after = (("card_kind", tuple(LETTERS)), *tile)
            questions += [*_card("second", after), *_seen("second", after)]
        return Act(TURN, tuple(questions), main=True)


_When = tuple[tuple[str, tuple[int | str, ...]], ...]


def _card(name: str, when: _When) -> list[Question]:
    """Which card it is: a letter needs one answer, a building its colour and its number."""
    building = ((f"{name}_kind", COLOURS), *when)
    return [
        Question(Field(f"{name}_kind", CHOICE, choices=(*COLOURS, *LETTERS), of="hal-colour"), when),
        Question(Field(f"{name}_number", CHOICE, choices=NUMBERS), building),
    ]


def _seen(name: str, when: _When) -> list[Question]:
    """What is seen of it in the city."""
    letter, building = ((f"{name}_kind", tuple(LETTERS)), *when), ((f"{name}_kind", COLOURS), *when)
    return [
        Question(Field(f"{name}_floors", CHOICE, choices=tuple(range(1, MOST_FLOORS + 1))), building),
        Question(Field(f"{name}_owner", CHOICE, choices=OWNERS, of="hal-owner"), building),
        Question(Field(f"{name}_beside", CHOICE, choices=tuple(range(MOST_BESIDE + 1))), letter),
    ]


def _shown(step: Step) -> tuple[Shown, Shown | None]:
    """The cards of a turn of his."""
    first = Shown(step[1], int(step[2]), _owner(step[3]))
    return first, Shown(step[5], int(step[6]), _owner(step[7])) if step[5] else None


def _drawn(steps: list[Step]) -> Data:
    """What his last turn is drawn from."""
    if not steps or steps[-1][0] != TURN:
        return {}
    used = chosen(*_shown(steps[-1]))
    return {**used._asdict(), "tile": steps[-1][4]}


def _told(answers: Answers, name: str) -> Step:
    kind = str(answers[f"{name}_kind"])
    if kind in LETTERS:
        return [kind, str(answers.get(f"{name}_beside", 0)), "nobody"]
    card = _id(kind, answers[f"{name}_number"])
    return [card, str(answers.get(f"{name}_floors", 1)), str(answers.get(f"{name}_owner", "nobody"))]


def _id(colour: int | str, number: int | str) -> str:
    return f"{str(colour)[0].upper()}{number}"


def _owner(name: str) -> int:
    return {"you": 0, "hal": HAL}.get(name, NOBODY)

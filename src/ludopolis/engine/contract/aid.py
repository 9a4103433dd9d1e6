"""Something that a screen does during a game with the printed box: it turns the cards, or plays the automaton.

An aid has a job every turn, so people tell it what it needs to know, step by step. A step is plain data, with
everything that chance has drawn in it: the steps alone say how the aid stands. To take one back is to leave it out.
What the aid knows at the end fills the score pad.

Words are in the game's pad catalogue: `aid-ACT` names an act, `pad-NAME` asks a question, `PREFIX-KIND` tells what to
do, and `aid-figure-NAME` names a figure.
"""

from random import Random
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.pad import Field, PadEntry
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadEntry, Fact, fact

Step = list[str]
"""The name of an act, and what it says."""
Answers = dict[str, int | str]
"""By the name of a question."""


class Question(NamedTuple):
    """What an act must be told."""

    field: Field
    when: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    """Names of other questions of the act, and their answers with which this one is asked."""

    def asked(self, answers: Answers) -> bool:
        """Whether it is asked after these answers."""
        return all(name in answers and answers[name] in wanted for name, wanted in self.when)


class Act(NamedTuple):
    """Something that people can do with an aid."""

    name: str
    questions: tuple[Question, ...] = ()
    main: bool = False
    """It is what the aid is for: its questions are always in sight."""


class Aiding(NamedTuple):
    """How an aid stands after its steps."""

    acts: list[Act]
    told: list[Fact]
    """What to do now, in order."""
    figures: list[tuple[str, int]]
    view: Data
    """What the game's board draws of it."""
    entry: PadEntry
    """What it knows of the score pad."""
    back: bool
    """Whether the last step can be taken back."""
    over: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Aid:
    """An aid at one table."""

    prefix = "aid"

    def stands(self, steps: list[Step]) -> Aiding:
        """How it stands after these steps."""
        raise NotImplementedError

    def step(self, steps: list[Step], act: Act, answers: Answers, rng: Random) -> Step:
        """The step that an act makes. Raises `BadEntry`."""
        raise NotImplementedError

    def take(self, steps: list[Step], name: str, given: Answers, rng: Random) -> Step:
        """The step of an act that is offered, its answers checked. Raises `BadEntry`."""
        act = next((one for one in self.stands(steps).acts if one.name == name), None)
        if act is None:
            raise BadEntry(fact("bad-entry-choice", field=name))
        answers: Answers = {}
        for question in act.questions:
            field = question.field
            if not question.asked(answers):
                continue
            if not field.takes(given.get(field.name)):
                raise BadEntry(field.refusal())
            answers[field.name] = given[field.name]
        return self.step(steps, act, answers, rng)

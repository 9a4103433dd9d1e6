"""Hal with the printed box: driven by a person who answers only what is asked, he is the engine's Hal."""

from random import Random

import pytest

from ludopolis.engine.contract import Answers, Step
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import fact
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.components.tables import COLOURS, TOKENS
from ludopolis.games.ginkgopolis.pad.hal import NOBODY, Hal, Shown, chosen, covered, draws_second, entry_of, played
from ludopolis.games.ginkgopolis.rules import events, moves
from ludopolis.games.ginkgopolis.rules.city import produce
from ludopolis.games.ginkgopolis.rules.hal import HAL_CARD, HAL_POINTS, HAL_SUPPLY
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import (
    BY_HAL_OUT,
    BY_HAL_SHORT,
    HAL,
    STEP_HAL_SECOND,
    STEP_HAL_TILE,
    step_of,
)
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages

PARTS = GAME.parts
MOST_TAPS = {"normal": 6.0, "expert": 8.0}
"""Taps a turn of his, with those for buildings of his that the person covers."""
ACTS = (events.E_URBANIZED, events.E_BUILT, events.E_HAL_SHORT)
"""What Hal can do in his turn."""


def seen(state: GinkgopolisState, card: int) -> Shown:
    """What the person sees of one of Hal's cards."""
    if card < TOKENS:
        return Shown(PARTS.card_ids[card], produce(state, state.token[card]))
    return Shown(PARTS.card_ids[card], state.height[card - TOKENS], state.owner[card - TOKENS])


class Person:
    """Plays the solo game with the engine, and tells Hal at the table what he needs to know."""

    def __init__(self, level: str, seed: int) -> None:
        self.rng = Random(seed)
        self.expert = level == "expert"
        self.state = GAME.start(1, GAME.complete({"solo_level": level}, 1))
        self.hal = Hal(PARTS.allotment[1])
        self.turns = 0
        self.tile = ""
        self.shown: list[Shown] = []
        """Hal's cards of this turn, as long as he has not acted."""
        aid = GAME.aid(1, GAME.complete({"solo_level": level}, 1))
        assert aid is not None
        self.aid = aid
        self.taps = 0
        self.steps: list[Step] = []
        """What the screen at the table was told."""

    def run(self) -> None:
        while self.state.pending():
            self.step()

    def step(self) -> None:
        state = self.state
        state.events = []
        step = step_of(state)
        if state.pending() != CHANCE:
            seat = lowest_seat(state.pending())
            state.play(seat, GAME.judge.policy(state, seat, state.legal(seat), self.rng))
        else:
            outcome = state.sample(self.rng)
            if step == STEP_HAL_TILE:
                self.tile = PARTS.tile_ids[outcome]
                self.shown = [seen(state, state.own[HAL_CARD])]
            elif step == STEP_HAL_SECOND:
                assert draws_second(self.expert, self.shown[0])
                self.shown.append(seen(state, outcome - moves.OUTCOME_CARD))
            state.play(CHANCE, outcome)
        if self.shown and any(event[0] in ACTS and event[2] == HAL for event in state.events):
            self.act()
        else:
            self.tell_covered()

    def tell_covered(self) -> None:
        """Somebody covered a building of Hal's: the person says how tall it was."""
        for event in self.state.events or []:
            if event[0] == events.E_RETURNED and event[2] == HAL:
                self.hal = covered(self.hal, event[3])
                self.steps.append(self.aid.take(self.steps, "covered", {"floors_covered": event[3]}, self.rng))
                self.taps += 2

    def act(self) -> None:
        """Hal's turn by the pad, compared with the one that the engine has just carried out."""
        self.turns += 1
        assert (len(self.shown) == 2) == draws_second(self.expert, self.shown[0])
        self.answer()
        self.hal, told = played(self.hal, self.shown[0], self.tile, self.shown[1] if len(self.shown) == 2 else None)
        assert self.aid.stands(self.steps).told == told
        self.shown = []
        happened = {event[0]: event for event in self.state.events or []}
        kinds = [line.kind for line in told]
        assert ("outward" in kinds) == (events.E_URBANIZED in happened)
        assert ("upward" in kinds) == (events.E_BUILT in happened)
        assert ("short" in kinds) == (events.E_HAL_SHORT in happened)
        if "upward" in kinds:
            (line,) = [line for line in told if line.kind == "upward"]
            built = happened[events.E_BUILT]
            assert (line.args["tile"], line.args["resources"]) == (PARTS.tile_ids[built[3]], built[5])
        if "short" in kinds:
            short = happened[events.E_HAL_SHORT]
            assert told == [fact("short", resources=short[3], has_resources=short[4])]
        assert self.hal.supply == self.state.own[HAL_SUPPLY]

    def answer(self) -> None:
        """Answers what the screen asks about his turn, question by question."""
        (act,) = [one for one in self.aid.stands(self.steps).acts if one.main]
        colours = {colour[0].upper(): colour for colour in COLOURS}
        known: Answers = {"tile_colour": colours[self.tile[0]], "tile_number": int(self.tile[1:])}
        for name, shown in zip(("card", "second"), self.shown, strict=False):
            if shown.is_letter():
                known |= {f"{name}_kind": shown.card, f"{name}_beside": shown.floors}
            else:
                known |= {f"{name}_kind": colours[shown.card[0]], f"{name}_number": int(shown.card[1:])}
                owner = {0: "you", HAL: "hal"}.get(shown.owner, "nobody")
                known |= {f"{name}_floors": shown.floors, f"{name}_owner": owner}
        answers: Answers = {}
        for question in act.questions:
            if question.asked(answers):
                answers[question.field.name] = known[question.field.name]
        self.steps.append(self.aid.take(self.steps, "turn", answers, self.rng))
        self.taps += len(answers)  # the last answer plays it


def drive(level: str, seed: int) -> Person:
    person = Person(level, seed)
    person.run()
    state, hal = person.state, person.hal
    assert (hal.supply, hal.points) == (state.own[HAL_SUPPLY], state.own[HAL_POINTS])
    assert [PARTS.tile_ids.index(card) for card in hal.kept] == state.tableau[HAL]
    assert hal.over == bool(state.flags & (BY_HAL_OUT | BY_HAL_SHORT))
    stands = person.aid.stands(person.steps)
    assert stands.figures == [("supply", hal.supply), ("points", hal.points), ("cards", len(hal.kept))]
    assert stands.entry == entry_of(PARTS, hal)
    assert GAME.pad is not None
    whole = GAME.pad.entry(state)
    assert {key: whole[key] for key in entry_of(PARTS, hal)} == entry_of(PARTS, hal)
    return person


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_hal_at_the_table_is_hal(level: str) -> None:
    people = [drive(level, seed) for seed in range(5)]
    turns = sum(person.turns for person in people)
    assert turns > 40
    assert sum(person.taps for person in people) / turns <= MOST_TAPS[level]


@pytest.mark.soak
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_hal_over_two_hundred_games(level: str) -> None:
    people = [drive(level, seed) for seed in range(200)]
    assert {"hal_short", "hal_out"} & {person.state.ending() for person in people}
    assert sum(person.taps for person in people) / sum(person.turns for person in people) <= MOST_TAPS[level]


def test_outward() -> None:
    after, told = played(Hal(25, 3), Shown("C", 5), "R9")
    assert after == Hal(24, 8)
    assert told == [fact("outward", tile="R9", letter="C", points=5)]


def test_upward_over_nobody_somebody_and_himself() -> None:
    assert played(Hal(9), Shown("B4", 2), "R9")[0] == Hal(6, kept=("B4",))
    after, told = played(Hal(9), Shown("B4", 2, 0), "R9")
    assert after == Hal(6, kept=("B4",))
    assert [line.kind for line in told] == ["upward", "given-back", "keeps"]
    assert played(Hal(9), Shown("B4", 2, HAL), "R9")[0] == Hal(8, kept=("B4",))


def test_he_cannot_pay_or_has_nothing_left() -> None:
    after, told = played(Hal(2), Shown("B4", 2), "R9")
    assert (after, told) == (Hal(2, over=True), [fact("short", resources=3, has_resources=2)])
    after, told = played(Hal(1), Shown("C", 4), "R9")
    assert after == Hal(0, 4, over=True)
    assert told[-1] == fact("out")


def test_without_a_tile_he_does_nothing() -> None:
    assert played(Hal(7, 1), Shown("C", 4), "") == (Hal(7, 1), [fact("idle")])


def test_at_the_higher_level_he_chooses() -> None:
    low, high, building = Shown("C", 2), Shown("D", 3), Shown("B4", 1)
    assert chosen(low, high) == high
    assert chosen(high, low) == high
    assert chosen(low, Shown("D", 2)) == low
    assert chosen(high, building) == building
    assert (draws_second(True, low), draws_second(True, building), draws_second(False, low)) == (True, False, False)


def test_a_building_of_his_is_covered() -> None:
    assert covered(Hal(4, 10), 3) == Hal(7, 13)
    assert NOBODY not in (0, HAL)


@pytest.mark.parametrize("language", languages())
def test_he_says_it_in_every_language(language: str) -> None:
    turns = [
        played(Hal(9), Shown("B4", 2, 0), "R9"),
        played(Hal(2), Shown("B4", 2), "R9"),
        played(Hal(1), Shown("C", 4), "R9"),
        played(Hal(1), Shown("C", 4), ""),
    ]
    words = Words(language, "ludopolis.games.ginkgopolis")
    told = [line for _, lines in turns for line in lines]
    assert {line.kind for line in told} == {"upward", "given-back", "keeps", "short", "outward", "out", "idle"}
    assert all(words.speaks(f"hal-{line.kind}") and words.say("hal", line) for line in told)

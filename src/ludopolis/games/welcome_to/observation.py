"""What a seat knows when it must decide, as numbers: the cards, then the sheets, one's own first, then the own turn.

Other sheets are seen as they stood when the round began. Left out: how one's own sheet stood then, and in the draft,
for cards in the discard whose number the seat does not know, which of them is which.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import WHOSE, Observation, Row
from ludopolis.games.welcome_to.components.tables import CARDS, EFFECTS, NUMBERS, WelcomeToComponents
from ludopolis.games.welcome_to.knowledge.hidden import visible_sheet
from ludopolis.games.welcome_to.rules.deck import viewer_row
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    BISES,
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMED,
    CLAIMING,
    COMBO,
    FENCED,
    FENCES,
    GAP_NAMES,
    LAST_CHOSEN,
    MARKS,
    NUM,
    PARKS,
    PASSED,
    POOLS,
    REFUSALS,
    RING,
    RING_BOXES,
    RINGED,
    SLOT_NAMES,
    SLOTS,
    STEP,
    TEMPS,
    WANTS_RESHUFFLE,
    WRITTEN,
)
from ludopolis.games.welcome_to.rules.state import (
    AGE,
    BARRED,
    CARD,
    ENDINGS,
    HAND_FIELDS,
    KNOWN,
    NONE,
    SIDE,
    STAGES,
    STEPS,
    TOKEN_FIELDS,
    TOPS,
)

THREE: Final = ("1", "2", "3")
SIZES: Final = ("1", "2", "3", "4", "5", "6")
COMBINATIONS: Final = SIZES
NUMBER_NAMES: Final = [str(number) for number in range(NUMBERS + 1)]


class WelcomeToObservation(Observation[WelcomeToState]):
    """The state is blinded: the turns of others stay secret until all are finished."""

    def __init__(self, parts: WelcomeToComponents) -> None:
        super().__init__(1)
        self.cards = parts.card_ids
        self.plans = parts.plan_ids

    def write(self, state: WelcomeToState, seat: int, row: Row) -> None:
        players = state.players
        row.own_seat(seat, players)
        row.one_of("stage", state.stage, STAGES)
        row.number("round", state.round)
        row.seats("waiting", state.waiting, seat, players)
        row.seats("ready", state.ready, seat, players)
        row.mask("ended", state.ended, ENDINGS)
        row.items("plan", state.plans, self.plans)
        row.mask("approved", state.approved, THREE)
        row.items("unseen", state.unseen, self.cards)
        row.number("shuffled", state.shuffled)
        row.number("drawn", state.drawn)
        if state.hand_modes():
            self.write_deck(state, seat, row)
        else:
            self.write_stacks(state, row)
        for turn in range(players):
            who = (seat + turn) % players
            row.about = WHOSE[turn]
            write_sheet(visible_sheet(state, seat, who), row)
            if state.hand_modes():
                self.write_hand(state, who, seat, row)
        row.about = "turn"
        write_turn(state.sheets[seat], row)

    def write_stacks(self, state: WelcomeToState, row: Row) -> None:
        """Base game: by stack the number, the effect beside it, and the effect on the back of the number."""
        parts = state.parts
        for stack in range(3):
            row.about = STACK_NAMES[stack]
            number = state.stacks[stack] if state.stacks else NONE
            beside = state.stacks[3 + stack] if state.stacks else NONE
            row.number("number", parts.number_of[number] if number != NONE else 0, NUMBERS)
            row.one_of("effect", parts.effect_of[beside] if beside != NONE else NONE, EFFECTS)
            row.one_of("next_effect", parts.effect_of[number] if number != NONE else NONE, EFFECTS)
        row.about = ""

    def write_deck(self, state: WelcomeToState, seat: int, row: Row) -> None:
        """Solo and draft: the deck and the discard."""
        row.seat("dealer", state.dealer, seat, state.players)
        row.one_of("top", state.top, TOPS)
        row.flag("solo_card", bool(state.solo_card))
        known: i64 = row.block("discarded", self.cards)
        hidden: i64 = row.block("discarded_hidden", EFFECTS, CARDS)
        tokens = state.discard
        for at in range(0, len(tokens), TOKEN_FIELDS):
            card = tokens[at + CARD]
            if card >= 0:
                row.numbers[known + card] = 1
            else:
                row.numbers[hidden + tokens[at + SIDE]] += 1
        if state.table.draft:
            row.counts("shuffled_in", state.since, viewer_row(state, seat), self.cards)

    def write_hand(self, state: WelcomeToState, who: int, seat: int, row: Row) -> None:
        """The three cards of a hand: the number if the seat knows it, the effect, who knows it, how old it is."""
        for place in range(3):
            at = HAND_FIELDS * who + TOKEN_FIELDS * place
            card = state.hands[at + CARD] if state.hands else NONE
            row.number(CARD_NUMBERS[place], state.parts.number_of[card] if card >= 0 else 0, NUMBERS)
            row.one_of(CARD_EFFECTS[place], state.hands[at + SIDE] if state.hands else NONE, EFFECTS)
            if state.table.draft:
                row.seats(CARD_KNOWN[place], state.hands[at + KNOWN] if state.hands else 0, seat, state.players)
                row.number(CARD_AGES[place], state.hands[at + AGE] if state.hands else 0)
                row.mask(CARD_BARRED[place], state.hands[at + BARRED] if state.hands else 0, NUMBER_NAMES)


STACK_NAMES: Final = ("stack_1", "stack_2", "stack_3")
CARD_NUMBERS: Final = ("card_1.number", "card_2.number", "card_3.number")
CARD_EFFECTS: Final = ("card_1.effect", "card_2.effect", "card_3.effect")
CARD_KNOWN: Final = ("card_1.known", "card_2.known", "card_3.known")
CARD_AGES: Final = ("card_1.age", "card_2.age", "card_3.age")
CARD_BARRED: Final = ("card_1.barred", "card_2.barred", "card_3.barred")


def write_sheet(sheet: list[int], row: Row) -> None:
    """A sheet without its turn. An empty slot is -1, a roundabout 18."""
    numbers: i64 = row.block("number", SLOT_NAMES, RING, -1)
    slot: i64 = 0
    while slot < SLOTS:
        row.numbers[numbers + slot] = sheet[NUM + slot]
        slot += 1
    row.mask("fence", sheet[FENCES], GAP_NAMES)
    row.mask("used", sheet[MARKS], SLOT_NAMES)
    row.mask("bis", sheet[BISES], SLOT_NAMES)
    row.mask("pool", sheet[POOLS], SLOT_NAMES)
    row.counts("parks", sheet, PARKS, THREE)
    row.counts("agents", sheet, AGENTS, SIZES)
    row.number("temps", sheet[TEMPS])
    row.number("bis_boxes", sheet[BIS_BOXES])
    row.number("refusals", sheet[REFUSALS])
    row.number("rings", sheet[RING_BOXES])
    row.counts("claimed", sheet, CLAIMED, THREE)


def write_turn(sheet: list[int], row: Row) -> None:
    """How far the own turn has got."""
    row.one_of("step", sheet[STEP], STEPS)
    row.one_of("combination", sheet[COMBO], COMBINATIONS)
    row.one_of("written", sheet[WRITTEN], SLOT_NAMES)
    row.number("ringed", sheet[RINGED], 2)
    row.flag("wants_reshuffle", bool(sheet[WANTS_RESHUFFLE]))
    row.one_of("claiming", sheet[CLAIMING], THREE)
    row.number("claim_size", sheet[CLAIM_SIZE], 6)
    row.number("claim_missing", sheet[CLAIM_MISSING], 6)
    row.one_of("last_chosen", sheet[LAST_CHOSEN], SLOT_NAMES)
    row.one_of("passed", sheet[PASSED], THREE)
    row.one_of("fenced", sheet[FENCED], GAP_NAMES)

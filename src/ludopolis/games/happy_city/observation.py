"""What a seat knows when it must decide, as numbers: the middle of the table, then the cities, one's own first.

Cards that are alike count as one: two copies of a building are one kind. What the printed cards do is not repeated.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import WHOSE, Observation, Row
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR_NAMES,
    COLOUR_SLOTS,
    COPIES,
    DECKS,
    FAMILY_SPECIALS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
    SPECIALS,
    HappyCityComponents,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import SLOTS, STEP_NAMES

DECK_NAMES: Final = ("1", "2", "3")
COPIES_OF: Final = [0, 1, 1, 2]
"""By two bits of a mask: how many copies of a building they are."""


class HappyCityObservation(Observation[HappyCityState]):
    """Nothing is secret."""

    def __init__(self, parts: HappyCityComponents) -> None:
        super().__init__(1)
        self.buildings = [parts.ids[COPIES * kind] for kind in range(BUILDINGS)]
        self.dwellings = parts.ids[FIRST_DWELLING : FIRST_DWELLING + 3]
        self.cards = self.buildings + parts.ids[BUILDING_CARDS:FIRST_SPECIAL]
        """What a city holds besides its special building, by name."""
        self.family = parts.ids[FIRST_SPECIAL : FIRST_SPECIAL + FAMILY_SPECIALS]
        self.expert = parts.ids[FIRST_SPECIAL + FAMILY_SPECIALS :]

    def write(self, state: HappyCityState, seat: int, row: Row) -> None:
        players = state.players
        row.own_seat(seat, players)
        row.one_of("step", state.step, STEP_NAMES)
        row.seat("actor", state.actor, seat, players)
        row.number("round", state.round)
        row.flag("last_round", state.last_round)
        self.write_decks(state, "unseen", state.unseen, row)
        self.write_decks(state, "discarded", state.discarded, row)
        row.counts("shuffles", state.shuffles, 0, DECK_NAMES)
        face_up: i64 = row.block("face_up", self.buildings, COPIES)
        for card in state.face_up:
            row.numbers[face_up + card // COPIES] += 1
        row.counts("stack", state.stacks, 0, self.dwellings)
        # The specials of this table's mode alone
        first = FAMILY_SPECIALS if state.expert else 0
        specials = self.expert if state.expert else self.family
        at: i64 = row.block("row", specials)
        for special in state.row:
            row.numbers[at + special - FIRST_SPECIAL - first] = 1
        row.mask("box", state.box >> first, specials)
        for turn in range(players):
            row.about = WHOSE[turn]
            self.write_city(state, (seat + turn) % players, seat, first, specials, row)

    def write_decks(self, state: HappyCityState, name: str, masks: list[int], row: Row) -> None:
        """By building: how many copies are among the cards of these masks."""
        at: i64 = row.block(name, self.buildings, COPIES)
        starts = state.parts.deck_start
        for deck in range(DECKS):
            mask: i64 = masks[deck]
            here: i64 = at + starts[deck] // COPIES
            while mask:
                row.numbers[here] = COPIES_OF[mask & 3]
                mask >>= 2
                here += 1

    def write_city(self, state: HappyCityState, who: int, seat: int, first: int, specials: list[str], row: Row) -> None:
        """A city: by card the slot it lies in, counted from 1."""
        row.number("coins", state.coins[who])
        at: i64 = row.block("slot", self.cards, SLOTS)
        city: i64 = SLOTS * who
        slot: i64 = 0
        size: i64 = state.size[who]
        while slot < size:
            card: i64 = state.city[city + slot]
            if card < BUILDING_CARDS:
                row.numbers[at + card // COPIES] = slot + 1
            elif card < FIRST_SPECIAL:
                row.numbers[at + BUILDINGS + card - BUILDING_CARDS] = slot + 1
            slot += 1
        at = row.block("special", specials, SLOTS)
        if state.special[who] >= 0:
            row.numbers[at + state.special[who] - FIRST_SPECIAL - first] = state.slot[who] + 1
        row.one_of("acts_as", state.acting[who] - FIRST_SPECIAL - first, specials)
        row.number("charges", state.charges[who], SPECIALS)
        row.seat("copies", state.copied[who], seat, state.players)
        row.number("size", state.size[who], SLOTS)
        row.counts("colour", state.colours, COLOUR_SLOTS * who, COLOUR_NAMES, SLOTS)
        row.number("income", state.income[who])
        row.number("residents", state.residents[who])
        row.number("hearts", state.hearts[who])

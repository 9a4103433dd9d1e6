"""What a seat knows when it must decide, as numbers: what is to be done, city, tiles and cards, then the sides.

The own side comes first, then the others in turn order; in solo Hal is the rival. Whose a tile or a card is stands in
one number: 1 one's own, -1, -2, … those of the rivals, 0 nobody's. A cell is x to the east and y to the north of the
middle of the first city. What the printed cards do is not repeated.

Left out: in which order the steps after the next one come, and in which order cards were kept or discarded.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import WHOSE, Observation, Row, side_of
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.games.ginkgopolis.components.tables import (
    CARDS,
    ITEMS,
    LETTERS,
    TILES,
    TRIGGERS,
    GinkgopolisComponents,
)
from ludopolis.games.ginkgopolis.rules.moves import REACH, cell_x, cell_y
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    ENDINGS,
    ENTRY_SIZE,
    FIGURE_NAMES,
    IN_DECK,
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_CHOICE,
    OWN_SIZE,
    OWN_TILE,
    PASSED_ON,
    STEP_NAMES,
)

LETTER_NAMES: Final = list(LETTERS)
BONUS_NAMES: Final = [f"{trigger}.{item}" for trigger in TRIGGERS for item in ITEMS]
SHUFFLES_AGO: Final = ("this", "last", "before")
"""From which shuffle an unknown card comes."""
SUPPLIES: Final = ("first", "returned")
"""From which supply an unknown tile comes."""


class GinkgopolisObservation(Observation[GinkgopolisState]):
    """The state is blinded: unknown cards and tiles are counted by the shuffle they come from."""

    def __init__(self, parts: GinkgopolisComponents) -> None:
        super().__init__(1)
        self.tiles = parts.tile_ids
        self.cards = parts.card_ids
        self.characters = parts.character_ids
        self.kept = parts.tile_ids + parts.character_ids

    def write(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        row.own_seat(seat, state.players)
        self.write_agenda(state, seat, row)
        self.write_city(state, seat, row)
        self.write_tiles(state, seat, row)
        self.write_cards(state, seat, row)
        if state.draft:
            self.write_draft(state, seat, row)
        for turn in range(state.sides):
            row.about = WHOSE[turn]
            self.write_side(state, (seat + turn) % state.sides, row)

    def write_agenda(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        """The next step, and how often each one is still to be done."""
        todo = state.todo
        row.one_of("step", todo[-3] if todo else NONE, STEP_NAMES)
        row.seat("step_of", todo[-2] if todo else NONE, seat, state.sides)
        row.number("step_count", todo[-1] if todo else 0, low=-1)
        agenda: i64 = row.block("agenda", STEP_NAMES, 999)
        for at in range(0, len(todo), ENTRY_SIZE):
            row.numbers[agenda + todo[at]] += max(1, todo[at + 2])
        row.seats("waiting", state.waiting, seat, state.players)
        row.seats("ready", state.ready, seat, state.players)
        row.number("moment", state.moment)
        row.number("round", state.round)
        row.seat("first", state.first, seat, state.players)
        row.mask("ending", state.flags, ENDINGS)

    def write_city(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        """By tile in the city; then the tokens at its edge."""
        built: i64 = row.block("height", self.tiles, TILES)
        xs: i64 = row.block("x", self.tiles, REACH, -REACH)
        ys: i64 = row.block("y", self.tiles, REACH, -REACH)
        owners: i64 = row.block("owner", self.tiles, 1, 1 - state.sides)
        unders: i64 = row.block("on", self.tiles, TILES)
        for tile in range(TILES):
            if state.height[tile]:
                row.numbers[built + tile] = state.height[tile]
                row.numbers[owners + tile] = side_of(state.owner[tile], seat, state.sides)
            if state.cell[tile] != NONE:
                row.numbers[xs + tile] = cell_x(state.cell[tile])
                row.numbers[ys + tile] = cell_y(state.cell[tile])
            if state.under[tile] != NONE:
                row.numbers[unders + tile] = state.under[tile] + 1
        row.items("site", state.sites, self.tiles)
        lying: i64 = row.block("token", LETTER_NAMES)
        xs = row.block("token_x", LETTER_NAMES, REACH, -REACH)
        ys = row.block("token_y", LETTER_NAMES, REACH, -REACH)
        for letter in range(len(state.token)):
            cell = state.token[letter]
            if cell != NONE:
                row.numbers[lying + letter] = 1
                row.numbers[xs + letter] = cell_x(cell)
                row.numbers[ys + letter] = cell_y(cell)

    def write_tiles(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        """Where the tiles are that are not in the city, as far as the seat knows."""
        row.number("supply_left", state.supply_left, TILES)
        row.number("exhausted", state.exhausted)
        row.items("unseen_tile", state.supply, self.tiles)
        row.items("returned_tile", state.returned, self.tiles)
        row.items("shown_tile", state.shown, self.tiles)
        row.items("giving_tile", state.giving, self.tiles)
        at: i64 = row.block("tile_behind", self.tiles, 1, 1 - state.sides)
        for who in range(len(state.behind)):
            for tile in state.behind[who]:
                if tile >= 0:
                    row.numbers[at + tile] = side_of(who, seat, state.sides)
        at = row.block("tile_played", self.tiles, 1, 1 - state.sides)
        for side in range(state.sides):
            tile = state.own[OWN_SIZE * side + OWN_TILE]
            if tile >= 0:
                row.numbers[at + tile] = side_of(side, seat, state.sides)

    def write_cards(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        """Where the cards are, as far as the seat knows, and how many shuffles ago each was last shuffled."""
        row.number("deck_left", state.deck_left, CARDS)
        row.number("shuffles", state.shuffles)
        row.items("unseen_card", state.deck, self.cards)
        row.items("discarded", state.discard, self.cards)
        hands: i64 = row.block("card_in_hand", self.cards, 1, 1 - state.sides)
        played: i64 = row.block("card_played", self.cards, 1, 1 - state.sides)
        ages: i64 = row.block("shuffled_before", self.cards, 999)
        for card in state.deck:
            row.numbers[ages + card] = state.shuffles - state.age[card]
        for who in range(len(state.hands)):
            for card in state.hands[who]:
                if card >= 0:
                    row.numbers[hands + card] = side_of(who, seat, state.sides)
                    row.numbers[ages + card] = state.shuffles - state.age[card]
        for side in range(state.sides):
            card = state.own[OWN_SIZE * side + OWN_CARD]
            if card >= 0:
                row.numbers[played + card] = side_of(side, seat, state.sides)
                row.numbers[ages + card] = state.shuffles - state.age[card]
        if state.players == 1:
            row.one_of("second", state.second, self.cards)
        kept: i64 = row.block("kept", self.kept, 1, 1 - state.sides)
        for side in range(len(state.tableau)):
            for card in state.tableau[side]:
                row.numbers[kept + card] = side_of(side, seat, state.sides)

    def write_draft(self, state: GinkgopolisState, seat: int, row: Row) -> None:
        """Whose packet a character is in, or by whom it was kept; `passed_on` if one of two seats has it."""
        packets: i64 = row.block("packet", self.characters, 1, 1 - state.players)
        picks: i64 = row.block("pick", self.characters, 1, 1 - state.players)
        passed: i64 = row.block("passed_on", self.characters)
        for one in range(len(state.drafted)):
            place = state.drafted[one]
            if place == PASSED_ON:
                row.numbers[passed + one] = 1
            elif place != BOX and place >= 8:
                row.numbers[picks + one] = side_of(place % 8, seat, state.players)
            elif 0 <= place < 8:
                row.numbers[packets + one] = side_of(place, seat, state.players)

    def write_side(self, state: GinkgopolisState, side: int, row: Row) -> None:
        """The figures of a side, and how much of it is hidden."""
        own = OWN_SIZE * side
        row.counts("figure", state.own, own, FIGURE_NAMES)
        row.counts("bonus", state.own, own + OWN_BONUSES, BONUS_NAMES)
        row.flag("has_chosen", state.own[own + OWN_CHOICE] != NONE)
        row.flag("card_face_down", state.own[own + OWN_CARD] in (UNKNOWN, IN_DECK))
        row.flag("tile_face_down", state.own[own + OWN_TILE] == UNKNOWN)
        cards: i64 = row.block("hidden_cards", SHUFFLES_AGO, CARDS)
        tiles: i64 = row.block("hidden_tiles", SUPPLIES, TILES)
        if side < state.players:
            for card in state.hands[side]:
                if card <= UNKNOWN:
                    row.numbers[cards + min(state.shuffles - (UNKNOWN - card), 2)] += 1
            for tile in state.behind[side]:
                if tile <= UNKNOWN:
                    row.numbers[tiles + UNKNOWN - tile] += 1

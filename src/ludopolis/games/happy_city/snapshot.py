"""The whole position as data, and back: readable field names, component ids, `museum.2` for the second copy."""

from ludopolis.engine.dump_reader import UNBOUNDED, DumpReader
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.options import OptionValue
from ludopolis.engine.state import Data
from ludopolis.games.happy_city.components import (
    BUILDING_CARDS,
    CARDS,
    COPIES,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
    SPECIALS,
)
from ludopolis.games.happy_city.state import DRAW, NO_CARD, NOBODY, SLOTS, STEP_NAMES, Position


def card_text(state: Position, card: int) -> str:
    """The id of a card; copies of a building are told apart."""
    name = state.cards.ids[card]
    return f"{name}.{card % COPIES + 1}" if card < BUILDING_CARDS else name


def options_of(state: Position) -> dict[str, OptionValue]:
    """The options of the table."""
    return {
        "mode": "expert" if state.expert else "family",
        "scoring": "sum" if state.summing else "product",
        "max_rounds": state.max_rounds,
        "verified_only": state.verified_only,
    }


def dump(state: Position) -> Data:
    """The position as plain data."""
    starts = state.cards.deck_start
    return {
        "players": state.players,
        "options": options_of(state),
        "viewer": state.viewer,
        "round": state.round,
        "last_round": state.last_round,
        "step": STEP_NAMES[state.step],
        "actor": state.actor,
        "chosen_deck": state.chosen_deck + 1 if state.step == DRAW else 0,
        "decks": [
            {
                "unseen": _names(state, state.unseen[deck], starts[deck]),
                "discarded": _names(state, state.discarded[deck], starts[deck]),
                "shuffles": state.shuffles[deck],
            }
            for deck in range(DECKS)
        ],
        "face_up": [card_text(state, card) for card in state.face_up],
        "dwellings": {state.cards.ids[FIRST_DWELLING + i]: state.stacks[i] for i in range(DWELLINGS)},
        "row": [card_text(state, card) for card in state.row],
        "box": _names(state, state.box, FIRST_SPECIAL),
        "cities": [_city(state, seat) for seat in range(state.players)],
    }


def _names(state: Position, mask: int, first: int) -> list[str]:
    return [card_text(state, first + bit) for bit in range(mask.bit_length()) if mask >> bit & 1]


def _city(state: Position, seat: int) -> Data:
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    while slots and slots[-1] == NO_CARD:
        slots.pop()
    copied = state.acting[seat] != state.special[seat]
    return {
        "coins": state.coins[seat],
        "cards": [None if card == NO_CARD else card_text(state, card) for card in slots],
        "acts_as": card_text(state, state.acting[seat]) if copied else None,
        "charges": state.charges[seat],
        "copies_seat": state.copied[seat],
    }


# Reading


def fill(state: Position, reader: DumpReader) -> None:
    """Puts everything that the data name on an empty table; raises `BadPosition`."""
    ids = _Ids(state)
    state.viewer = reader.viewer(state.players, SPECTATOR)
    state.round = reader.number("round", 0, state.max_rounds)
    state.last_round = reader.value("last_round", bool)
    state.step = reader.one_of("step", STEP_NAMES)
    state.actor = reader.number("actor", NOBODY, state.players - 1)
    drawing = 1 if state.step == DRAW else 0
    state.chosen_deck = max(0, reader.number("chosen_deck", drawing, drawing * DECKS) - 1)
    for deck, pile in enumerate(reader.parts("decks", DECKS)):
        state.unseen[deck] = ids.deck_mask(pile, "unseen", deck)
        state.discarded[deck] = ids.deck_mask(pile, "discarded", deck)
        state.shuffles[deck] = pile.number("shuffles", 0, UNBOUNDED)
    state.face_up = sorted(ids.cards(reader, "face_up", 0, BUILDING_CARDS))
    stacks = reader.part("dwellings")
    names = [state.cards.ids[FIRST_DWELLING + i] for i in range(DWELLINGS)]
    if set(stacks.data) != set(names):
        raise reader.wrong("dwellings")
    state.stacks = [stacks.number(name, 0, state.players - 1) for name in names]
    state.row = sorted(ids.cards(reader, "row", FIRST_SPECIAL, CARDS))
    state.box = 0
    for special in ids.cards(reader, "box", FIRST_SPECIAL, CARDS):
        state.box |= 1 << (special - FIRST_SPECIAL)
    for seat, city in enumerate(reader.parts("cities", state.players)):
        _fill_city(state, ids, city, seat)
    reader.check_laws(state)


def _fill_city(state: Position, ids: "_Ids", city: DumpReader, seat: int) -> None:
    state.coins[seat] = city.number("coins", 0, UNBOUNDED)
    cards = city.items("cards")
    if len(cards) > SLOTS:
        raise city.wrong("cards")
    for slot in range(len(cards)):
        if cards[slot] is not None:
            state.place(seat, slot, ids.card(city, "cards", cards[slot], 0, CARDS))
    if city.has("acts_as"):
        state.acting[seat] = ids.card(city, "acts_as", city.data["acts_as"], FIRST_SPECIAL, CARDS)
    state.charges[seat] = city.number("charges", 0, SPECIALS)
    state.copied[seat] = city.number("copies_seat", NOBODY, state.players - 1)


class _Ids:
    """Reads card ids. A building without the number of its copy is the first copy not named before."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.named = 0

    def card(self, reader: DumpReader, field: str, text: object, low: int, high: int) -> int:
        table = self.state.cards
        if not isinstance(text, str):
            raise reader.wrong(field)
        name, _, copy = text.partition(".")
        card = table.number.get(name, NO_CARD)
        if not low <= card < high or (copy and (card >= BUILDING_CARDS or copy not in ("1", "2"))):
            raise reader.wrong(field)
        if copy == "2" or (not copy and card < BUILDING_CARDS and self.named >> card & 1):
            card += 1
        self.named |= 1 << card
        return card

    def cards(self, reader: DumpReader, field: str, low: int, high: int) -> list[int]:
        cards = [self.card(reader, field, text, low, high) for text in reader.items(field)]
        if len(set(cards)) != len(cards):
            raise reader.wrong(field)
        return cards

    def deck_mask(self, reader: DumpReader, field: str, deck: int) -> int:
        start, end = self.state.cards.deck_start[deck : deck + 2]
        mask = 0
        for card in self.cards(reader, field, start, end):
            mask |= 1 << (card - start)
        return mask

"""The whole position as data, and back: readable field names, component ids, `museum.2` for the second copy."""

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import UNBOUNDED, DumpReader
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    CARDS,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
    SPECIALS,
    HappyCityComponents,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import NO_CARD, NOBODY, SLOTS, STEP_DRAW, STEP_NAMES


def options_of(state: HappyCityState) -> dict[str, OptionValue]:
    """The options of the table."""
    return {
        "mode": "expert" if state.expert else "family",
        "scoring": "sum" if state.summing else "product",
        "max_rounds": state.max_rounds,
        "verified_only": state.verified_only,
    }


def dump(state: HappyCityState) -> Data:
    """The whole position as plain data."""
    starts = state.parts.deck_start
    return {
        "players": state.players,
        "options": options_of(state),
        "viewer": state.viewer,
        "round": state.round,
        "last_round": state.last_round,
        "step": STEP_NAMES[state.step],
        "actor": state.actor,
        "chosen_deck": state.chosen_deck + 1 if state.step == STEP_DRAW else 0,
        "decks": [
            {
                "unseen": _names(state, state.unseen[deck], starts[deck]),
                "discarded": _names(state, state.discarded[deck], starts[deck]),
                "shuffles": state.shuffles[deck],
            }
            for deck in range(DECKS)
        ],
        "face_up": [state.parts.card_text(card) for card in state.face_up],
        "dwellings": {state.parts.ids[FIRST_DWELLING + i]: state.stacks[i] for i in range(DWELLINGS)},
        "row": [state.parts.card_text(card) for card in state.row],
        "box": _names(state, state.box, FIRST_SPECIAL),
        "cities": [_city(state, seat) for seat in range(state.players)],
    }


def _names(state: HappyCityState, mask: int, first: int) -> list[str]:
    return [state.parts.card_text(first + bit) for bit in range(mask.bit_length()) if mask >> bit & 1]


def _city(state: HappyCityState, seat: int) -> Data:
    slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
    while slots and slots[-1] == NO_CARD:
        slots.pop()
    copied = state.acting[seat] != state.special[seat]
    return {
        "coins": state.coins[seat],
        "cards": [None if card == NO_CARD else state.parts.card_text(card) for card in slots],
        "acts_as": state.parts.card_text(state.acting[seat]) if copied else None,
        "charges": state.charges[seat],
        "copies_seat": state.copied[seat],
    }


# Reading


def fill(state: HappyCityState, reader: DumpReader) -> None:
    """Lays out a table as a dump says; raises `BadPosition`."""
    ids = _Ids(state.parts)
    state.viewer = reader.viewer(state.players, SPECTATOR)
    state.round = reader.number("round", 0, state.max_rounds)
    state.last_round = reader.value("last_round", bool)
    state.step = reader.one_of("step", STEP_NAMES)
    state.actor = reader.number("actor", NOBODY, state.players - 1)
    drawing = 1 if state.step == STEP_DRAW else 0
    state.chosen_deck = max(0, reader.number("chosen_deck", drawing, drawing * DECKS) - 1)
    for deck, pile in enumerate(reader.parts("decks", DECKS)):
        state.unseen[deck] = ids.deck_mask(pile, "unseen", deck)
        state.discarded[deck] = ids.deck_mask(pile, "discarded", deck)
        state.shuffles[deck] = pile.number("shuffles", 0, UNBOUNDED)
    state.face_up = sorted(ids.cards(reader, "face_up", 0, BUILDING_CARDS))
    stacks = reader.part("dwellings")
    names = [state.parts.ids[FIRST_DWELLING + i] for i in range(DWELLINGS)]
    if set(stacks.data) != set(names):
        raise reader.wrong("dwellings")
    state.stacks = [stacks.number(name, 0, state.players - 1) for name in names]
    state.row = sorted(ids.cards(reader, "row", FIRST_SPECIAL, CARDS))
    state.box = 0
    for special in ids.cards(reader, "box", FIRST_SPECIAL, CARDS):
        state.box |= 1 << (special - FIRST_SPECIAL)
    for seat, city in enumerate(reader.parts("cities", state.players)):
        _fill_city(state, ids, city, seat)


def _fill_city(state: HappyCityState, ids: "_Ids", city: DumpReader, seat: int) -> None:
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
    """Reads card ids. A building named without its copy is the first copy not named before."""

    def __init__(self, parts: HappyCityComponents) -> None:
        self.parts = parts
        self.named = 0

    def card(self, reader: DumpReader, field: str, text: object, low: int, high: int) -> int:
        if not isinstance(text, str):
            raise reader.wrong(field)
        name, _, copy = text.partition(".")
        card = self.parts.number.get(name, NO_CARD)
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
        start, end = self.parts.deck_start[deck : deck + 2]
        mask = 0
        for card in self.cards(reader, field, start, end):
            mask |= 1 << (card - start)
        return mask

"""The whole position as data, and back: readable field names, component ids, `museum.2` for the second copy."""

from typing import Any

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadOption, BadPosition, BrokenLaw, fact
from ludopolis.engine.game import Data, Game
from ludopolis.engine.options import OptionValue
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
from ludopolis.games.happy_city.laws import broken_law
from ludopolis.games.happy_city.state import DRAW, NO_CARD, NOBODY, SLOTS, STEP_NAMES, Position

MOST_COINS = 1_000_000
MOST_SHUFFLES = 1_000_000


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


def audit(state: Position) -> None:
    """Raises `BrokenLaw` for the first law that does not hold."""
    broken = broken_law(state)
    if broken:
        raise BrokenLaw(broken)


# Reading


def read_header(game: Game, data: Data) -> tuple[int, dict[str, OptionValue]]:
    """Players and options of a dumped position."""
    players = _number(data, "players", game.players[0], game.players[1])
    options = _field(data, "options", dict)
    try:
        return players, game.complete(options, players)
    except BadOption:
        raise _bad("options") from None


def fill(state: Position, data: Data) -> None:
    """Puts everything that the data names on an empty table; raises `BadPosition`."""
    reader = _Reader(state)
    state.viewer = _number(data, "viewer", -1, SPECTATOR)
    if state.players <= state.viewer < SPECTATOR:
        raise _bad("viewer")
    state.round = _number(data, "round", 0, state.max_rounds)
    state.last_round = _field(data, "last_round", bool)
    step = _field(data, "step", str)
    if step not in STEP_NAMES:
        raise _bad("step")
    state.step = STEP_NAMES.index(step)
    state.actor = _number(data, "actor", NOBODY, state.players - 1)
    drawing = 1 if state.step == DRAW else 0
    state.chosen_deck = max(0, _number(data, "chosen_deck", drawing, drawing * DECKS) - 1)
    decks = _list(data, "decks", DECKS)
    for deck in range(DECKS):
        where = f"decks.{deck}."
        pile = _entry(decks, "decks", deck)
        state.unseen[deck] = reader.deck_mask(pile, where, "unseen", deck)
        state.discarded[deck] = reader.deck_mask(pile, where, "discarded", deck)
        state.shuffles[deck] = _number(pile, "shuffles", 0, MOST_SHUFFLES, where)
    state.face_up = sorted(reader.cards(data, "", "face_up", 0, BUILDING_CARDS))
    stacks = _field(data, "dwellings", dict)
    names = [state.cards.ids[FIRST_DWELLING + i] for i in range(DWELLINGS)]
    if sorted(stacks) != sorted(names):
        raise _bad("dwellings")
    state.stacks = [_number(stacks, name, 0, state.players - 1, "dwellings.") for name in names]
    state.row = sorted(reader.cards(data, "", "row", FIRST_SPECIAL, CARDS))
    state.box = 0
    for special in reader.cards(data, "", "box", FIRST_SPECIAL, CARDS):
        state.box |= 1 << (special - FIRST_SPECIAL)
    cities = _list(data, "cities", state.players)
    for seat in range(state.players):
        _fill_city(state, reader, _entry(cities, "cities", seat), seat)
    broken = broken_law(state)
    if broken:
        raise _bad(broken.partition(":")[0])


def _fill_city(state: Position, reader: "_Reader", city: Data, seat: int) -> None:
    where = f"cities.{seat}."
    state.coins[seat] = _number(city, "coins", 0, MOST_COINS, where)
    cards = _field(city, "cards", list, where)
    if len(cards) > SLOTS:
        raise _bad(where + "cards")
    for slot in range(len(cards)):
        if cards[slot] is not None:
            state.place(seat, slot, reader.card(cards[slot], where + "cards", 0, CARDS))
    acts_as = city.get("acts_as")
    if acts_as is not None:
        state.acting[seat] = reader.card(acts_as, where + "acts_as", FIRST_SPECIAL, CARDS)
    state.charges[seat] = _number(city, "charges", 0, SPECIALS, where)
    state.copied[seat] = _number(city, "copies_seat", NOBODY, state.players - 1, where)


class _Reader:
    """Reads card ids. A building without the number of its copy is the first copy not named before."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.named = 0

    def card(self, text: object, where: str, low: int, high: int) -> int:
        table = self.state.cards
        if not isinstance(text, str):
            raise _bad(where)
        name, _, copy = text.partition(".")
        card = table.number.get(name, NO_CARD)
        if not low <= card < high or (copy and (card >= BUILDING_CARDS or copy not in ("1", "2"))):
            raise _bad(where)
        if copy == "2" or (not copy and card < BUILDING_CARDS and self.named >> card & 1):
            card += 1
        self.named |= 1 << card
        return card

    def cards(self, data: Data, where: str, name: str, low: int, high: int) -> list[int]:
        cards = [self.card(text, where + name, low, high) for text in _field(data, name, list, where)]
        if len(set(cards)) != len(cards):
            raise _bad(where + name)
        return cards

    def deck_mask(self, data: Data, where: str, name: str, deck: int) -> int:
        start, end = self.state.cards.deck_start[deck : deck + 2]
        mask = 0
        for card in self.cards(data, where, name, start, end):
            mask |= 1 << (card - start)
        return mask


def _bad(field: str) -> BadPosition:
    return BadPosition(fact("bad-field", field=field))


def _field(data: Data, name: str, kind: type, where: str = "") -> Any:
    value = data.get(name) if isinstance(data, dict) else None
    if type(value) is not kind:
        raise _bad(where + name)
    return value


def _number(data: Data, name: str, low: int, high: int, where: str = "") -> int:
    value: int = _field(data, name, int, where)
    if not low <= value <= high:
        raise _bad(where + name)
    return value


def _list(data: Data, name: str, length: int) -> list[Any]:
    values: list[Any] = _field(data, name, list)
    if len(values) != length:
        raise _bad(name)
    return values


def _entry(values: list[Any], name: str, index: int) -> Data:
    if not isinstance(values[index], dict):
        raise _bad(f"{name}.{index}")
    entry: Data = values[index]
    return entry

"""The whole position as data, and back: readable field names, component ids."""

from typing import Final

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import UNBOUNDED, DumpReader
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.uptown.components.tables import CARDS, PROJECT_CARDS, card_of, first_half, halves_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import ENDINGS, NO_CARD, NO_DECK, NOBODY, PLOTS, STEP_NAMES

COMMON: Final = "common"
"""Names the common pile where a seat would name its deck."""


def options_of(state: UpTownState) -> dict[str, OptionValue]:
    """The options of the table."""
    return {"count_uncollected": state.count_uncollected}


def card_id(state: UpTownState, card: int) -> str | None:
    """The id of a card, or `None`."""
    return None if card == NO_CARD else state.parts.ids[card]


def last_round_of(state: UpTownState) -> str | None:
    """Why this round is the last, or `None`."""
    return ENDINGS[state.trigger - 1] if state.trigger else None


def _uncovering(state: UpTownState) -> int | str | None:
    """Where chance is about to uncover a card: the seat of the deck, the common pile, or `None`."""
    if state.bare == NO_DECK:
        return None
    return state.bare if state.bare < state.players else COMMON


def dump(state: UpTownState) -> Data:
    """The whole position as plain data."""
    ids = state.parts.ids
    common = state.players
    return {
        "players": state.players,
        "options": options_of(state),
        "viewer": state.viewer,
        "round": state.round,
        "last_round": last_round_of(state),
        "step": STEP_NAMES[state.step],
        "actor": state.actor,
        "first": state.first,
        "held": card_id(state, state.held),
        "uncovering": _uncovering(state),
        "common": {"size": state.size[common], "top": card_id(state, state.top[common])},
        "unseen": [ids[card] for card in (*state.unseen, *state.unseen_municipal)],
        "discards": [ids[card] for card in state.discards],
        "seats": [_seat(state, seat) for seat in range(state.players)],
    }


def _seat(state: UpTownState, seat: int) -> Data:
    return {
        "wallet": state.wallet[seat],
        "deck": {
            "size": state.size[seat],
            "top": card_id(state, state.top[seat]),
            "coins": state.deck_coins[seat],
        },
        "street": [[_built(state, half) for half in state.plots[seat * PLOTS + plot]] for plot in range(PLOTS)],
    }


def _built(state: UpTownState, half: int) -> Data:
    card = card_of(half)
    return {"card": state.parts.ids[card], "project": state.parts.project_id(half), "by": state.played_by[card]}


# Reading


def fill(state: UpTownState, reader: DumpReader) -> None:
    """Lays out a table as a dump says; raises `BadPosition`."""
    players = state.players
    ids = state.parts.ids
    state.viewer = reader.viewer(players, SPECTATOR)
    state.round = reader.number("round", 0, PROJECT_CARDS // players)
    state.trigger = _choice(reader, "last_round", (None, *ENDINGS))
    state.step = reader.one_of("step", STEP_NAMES)
    state.actor = reader.number("actor", NOBODY, players - 1)
    state.first = reader.number("first", NOBODY, players - 1)
    state.held = _card(state, reader, "held")
    state.bare = _choice(reader, "uncovering", (None, *range(players), COMMON)) - 1
    common = reader.part("common")
    state.size[players] = common.number("size", 0, CARDS - PROJECT_CARDS)
    state.top[players] = _card(state, common, "top")
    unseen = reader.indices("unseen", ids)
    state.unseen = sorted(card for card in unseen if card < PROJECT_CARDS)
    state.unseen_municipal = sorted(card for card in unseen if card >= PROJECT_CARDS)
    state.discards = reader.indices("discards", ids)
    for seat, part in enumerate(reader.parts("seats", players)):
        _fill_seat(state, part, seat)


def _fill_seat(state: UpTownState, reader: DumpReader, seat: int) -> None:
    state.wallet[seat] = reader.number("wallet", 0, UNBOUNDED)
    deck = reader.part("deck")
    state.size[seat] = deck.number("size", 0, PROJECT_CARDS // state.players)
    state.top[seat] = _card(state, deck, "top")
    state.deck_coins[seat] = deck.number("coins", 0, UNBOUNDED)
    for plot, built in enumerate(reader.items("street", PLOTS)):
        place = f"street.{plot}"
        if type(built) is not list:
            raise reader.wrong(place)
        for data in built:
            entry = reader.child(place, data)
            by = entry.number("by", 0, state.players - 1)
            state.build(by, seat, plot, _half(state, entry))


def _half(state: UpTownState, reader: DumpReader) -> int:
    card = reader.one_of("card", state.parts.ids)
    first = first_half(card)
    for half in range(first, first + halves_of(card)):
        if state.parts.project_id(half) == reader.data.get("project"):
            return half
    raise reader.wrong("project")


def _card(state: UpTownState, reader: DumpReader, name: str) -> int:
    """A card, or `NO_CARD` for null; the field must be there."""
    if name not in reader.data:
        raise reader.wrong(name)
    return reader.one_of(name, state.parts.ids) if reader.has(name) else NO_CARD


def _choice(reader: DumpReader, name: str, choices: tuple[int | str | None, ...]) -> int:
    """The index of the field's value among the choices."""
    value = reader.data.get(name, reader)
    for place, choice in enumerate(choices):
        if type(choice) is type(value) and choice == value:
            return place
    raise reader.wrong(name)

"""The whole position as data, and back: readable field names, component ids."""

from typing import Any, Final

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadOption, BadPosition, BrokenLaw, fact
from ludopolis.engine.game import Data, Game
from ludopolis.engine.options import OptionValue
from ludopolis.games.uptown.components import CARDS, PROJECT_CARDS, card_of, first_half, halves_of
from ludopolis.games.uptown.laws import broken_law
from ludopolis.games.uptown.state import ENDINGS, NO_CARD, NO_DECK, NOBODY, PLOTS, STEP_NAMES, Position

MOST_COINS: Final = 1_000_000
COMMON: Final = "common"
"""How the common pile is called where a seat stands for its deck."""


def options_of(state: Position) -> dict[str, OptionValue]:
    """The options of the table."""
    return {"count_uncollected": state.count_uncollected}


def card_id(state: Position, card: int) -> str | None:
    """The id of a card, or nothing."""
    return None if card == NO_CARD else state.cards.ids[card]


def last_round_of(state: Position) -> str | None:
    """Why this round is the last, or nothing."""
    return ENDINGS[state.trigger - 1] if state.trigger else None


def uncovering(state: Position) -> int | str | None:
    """Where chance is about to uncover a card: a seat for its deck, the common pile, or nowhere."""
    if state.bare == NO_DECK:
        return None
    return state.bare if state.bare < state.players else COMMON


def dump(state: Position) -> Data:
    """The position as plain data."""
    ids = state.cards.ids
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
        "uncovering": uncovering(state),
        "common": {"size": state.size[common], "top": card_id(state, state.top[common])},
        "unseen": [ids[card] for card in (*state.unseen, *state.unseen_municipal)],
        "discards": [ids[card] for card in state.discards],
        "seats": [_seat(state, seat) for seat in range(state.players)],
    }


def _seat(state: Position, seat: int) -> Data:
    return {
        "wallet": state.wallet[seat],
        "deck": {
            "size": state.size[seat],
            "top": card_id(state, state.top[seat]),
            "coins": state.deck_coins[seat],
        },
        "street": [[_built(state, half) for half in state.plots[seat * PLOTS + plot]] for plot in range(PLOTS)],
    }


def _built(state: Position, half: int) -> Data:
    card = card_of(half)
    return {"card": state.cards.ids[card], "project": state.cards.project_id(half), "by": state.played_by[card]}


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
    players = state.players
    state.viewer = _number(data, "viewer", -1, SPECTATOR)
    if players <= state.viewer < SPECTATOR:
        raise _bad("viewer")
    state.round = _number(data, "round", 0, PROJECT_CARDS // players)
    state.trigger = _choice(data, "last_round", (None, *ENDINGS))
    state.step = _choice(data, "step", STEP_NAMES)
    state.actor = _number(data, "actor", NOBODY, players - 1)
    state.first = _number(data, "first", NOBODY, players - 1)
    state.held = _optional_card(state, data, "held")
    state.bare = _choice(data, "uncovering", (None, *range(players), COMMON)) - 1
    common = _entry(data.get("common"), "common")
    state.size[players] = _number(common, "size", 0, CARDS - PROJECT_CARDS, "common.")
    state.top[players] = _optional_card(state, common, "top", "common.")
    unseen = _cards(state, data, "unseen")
    state.unseen = sorted(card for card in unseen if card < PROJECT_CARDS)
    state.unseen_municipal = sorted(card for card in unseen if card >= PROJECT_CARDS)
    state.discards = _cards(state, data, "discards")
    seats = _list(data, "seats", players)
    for seat in range(players):
        _fill_seat(state, _entry(seats[seat], f"seats.{seat}"), seat)
    broken = broken_law(state)
    if broken:
        raise _bad(broken.partition(":")[0])


def _fill_seat(state: Position, data: Data, seat: int) -> None:
    where = f"seats.{seat}."
    state.wallet[seat] = _number(data, "wallet", 0, MOST_COINS, where)
    deck = _entry(data.get("deck"), where + "deck")
    state.size[seat] = _number(deck, "size", 0, PROJECT_CARDS // state.players, where + "deck.")
    state.top[seat] = _optional_card(state, deck, "top", where + "deck.")
    state.deck_coins[seat] = _number(deck, "coins", 0, MOST_COINS, where + "deck.")
    street = _list(data, "street", PLOTS, where)
    for plot in range(PLOTS):
        place = f"{where}street.{plot}"
        if type(street[plot]) is not list:
            raise _bad(place)
        for built in street[plot]:
            entry = _entry(built, place)
            by = _number(entry, "by", 0, state.players - 1, place + ".")
            state.build(by, seat, plot, _half(state, entry, place))


def _half(state: Position, built: Data, where: str) -> int:
    card = _card(state, built.get("card"), where + ".card")
    first = first_half(card)
    for half in range(first, first + halves_of(card)):
        if state.cards.project_id(half) == built.get("project"):
            return half
    raise _bad(where + ".project")


def _card(state: Position, name: object, where: str) -> int:
    card = state.cards.number.get(name) if isinstance(name, str) else None
    if card is None:
        raise _bad(where)
    return card


def _optional_card(state: Position, data: Data, name: str, where: str = "") -> int:
    if name not in data:
        raise _bad(where + name)
    return NO_CARD if data[name] is None else _card(state, data[name], where + name)


def _cards(state: Position, data: Data, name: str) -> list[int]:
    return [_card(state, text, name) for text in _field(data, name, list)]


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


def _choice(data: Data, name: str, choices: tuple[int | str | None, ...]) -> int:
    """Where the value stands among its choices."""
    value = data.get(name, data)
    for place, choice in enumerate(choices):
        if type(choice) is type(value) and choice == value:
            return place
    raise _bad(name)


def _list(data: Data, name: str, length: int, where: str = "") -> list[Any]:
    values: list[Any] = _field(data, name, list, where)
    if len(values) != length:
        raise _bad(where + name)
    return values


def _entry(value: object, where: str) -> Data:
    if not isinstance(value, dict):
        raise _bad(where)
    return value

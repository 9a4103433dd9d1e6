"""Positions as data: tiles, cards and characters are ids, cells are [x, y], `?` is unknown."""

from typing import Final

from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis.components.tables import LETTERS, TILES
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    ENTRY_SIZE,
    IN_DECK,
    NONE,
    OWN_CARD,
    OWN_CHOICE,
    OWN_POINTS,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    PASSED_ON,
    STEP_NAMES,
    Position,
    flags_of,
)

FACE_DOWN: Final = "face_down"


def options_of(state: Position) -> dict[str, OptionValue]:
    """The options of the table."""
    return {
        "characters": "draft" if state.draft else "trios",
        "solo_level": "expert" if state.expert else "normal",
        "screens": "closed" if state.closed else "open_counts",
        "solo_deal": "3plus1" if state.solo_hand == 3 else "2plus1",
        "max_rounds": state.max_rounds,
    }


def kept_id(state: Position, kept: int) -> str:
    """The id of a card in a tableau: a building or a character."""
    return state.parts.tile_ids[kept] if kept < TILES else state.parts.character_ids[kept - TILES]


def tile_id(state: Position, tile: int) -> str:
    """The id of a tile, or `?`."""
    return "?" if tile <= UNKNOWN else state.parts.tile_ids[tile]


def cell_data(cell: int) -> list[int]:
    """A cell as [x, y]."""
    return [moves.cell_x(cell), moves.cell_y(cell)]


def seats_of(mask: int, players: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(players) if mask >> seat & 1]


def dump(state: Position) -> Data:
    """The whole position."""
    parts = state.parts
    data: Data = {
        "players": state.players,
        "viewer": "spectator" if state.viewer == SPECTATOR else state.viewer,
        "options": options_of(state),
        "todo": [
            {"step": STEP_NAMES[state.todo[at]], "who": state.todo[at + 1], "count": state.todo[at + 2]}
            for at in range(0, len(state.todo), ENTRY_SIZE)
        ],
        "waiting": seats_of(state.waiting, state.players),
        "ready": seats_of(state.ready, state.players),
        "moment": state.moment,
        "round": state.round,
        "first": None if state.first == NONE else state.first,
        "flags": flags_of(state),
        "city": dump_city(state),
        "sites": [parts.tile_ids[tile] for tile in state.sites],
        "tokens": dump_tokens(state),
        "supply": {
            "left": state.supply_left,
            "exhausted": state.exhausted,
            "unseen": [parts.tile_ids[tile] for tile in sorted(state.supply)],
            "removed": [parts.tile_ids[tile] for tile in state.removed],
            "returned": [parts.tile_ids[tile] for tile in state.returned],
        },
        "shown": [parts.tile_ids[tile] for tile in state.shown],
        "giving": [parts.tile_ids[tile] for tile in state.giving],
        "deck": {
            "left": state.deck_left,
            "shuffles": state.shuffles,
            "unseen": [parts.card_ids[card] for card in sorted(state.deck)],
            "older": dump_ages(state),
        },
        "discard": [parts.card_ids[card] for card in state.discard],
        "sides": [dump_side(state, side) for side in range(state.sides)],
    }
    if state.players == 1:
        data["second"] = None if state.second == NONE else parts.card_ids[state.second]
    if state.drafted:
        data["draft"] = {parts.character_ids[one]: dump_place(place) for one, place in enumerate(state.drafted)}
    return data


def dump_city(state: Position) -> list[Data]:
    """Every building: its cell, its tiles from the top down (as many as its height) and its owner."""
    found: list[Data] = []
    for tile in range(TILES):
        if state.height[tile]:
            stack = [tile]
            while state.under[stack[-1]] != NONE:
                stack.append(state.under[stack[-1]])
            owner = state.owner[tile]
            ids = [state.parts.tile_ids[one] for one in stack]
            found.append({"cell": cell_data(state.cell[tile]), "tiles": ids, "owner": None if owner == NONE else owner})
    return found


def dump_tokens(state: Position) -> dict[str, list[int] | None]:
    """By letter: the cell of its token, or nothing while it is being moved."""
    return {LETTERS[letter]: None if cell == NONE else cell_data(cell) for letter, cell in enumerate(state.token)}


def dump_ages(state: Position) -> dict[str, int]:
    """The cards in hands, before sides or unseen that were not part of the last shuffle, each with its own shuffle."""
    held = state.deck[:]
    for hand in state.hands:
        held += hand
    for side in range(state.sides):
        held.append(state.own[OWN_SIZE * side + OWN_CARD])
    cards = sorted([card for card in held if card >= 0 and state.age[card] != state.shuffles])
    return {state.parts.card_ids[card]: state.age[card] for card in cards}


def dump_side(state: Position, side: int) -> Data:
    """The figures, cards and tiles of a side."""
    own = OWN_SIZE * side
    card = state.own[own + OWN_CARD]
    tile = state.own[own + OWN_TILE]
    data: Data = {
        "resources": state.own[own + OWN_RESOURCES],
        "supply": state.own[own + OWN_SUPPLY],
        "points": state.own[own + OWN_POINTS],
        "renewals": state.own[own + OWN_RENEWALS],
        "card": None if card == NONE else FACE_DOWN if card == IN_DECK else dump_card(state, card),
        "tile": None if tile == NONE else tile_id(state, tile),
        "tableau": [kept_id(state, kept) for kept in state.tableau[side]],
    }
    if side < state.players:
        data["hand"] = [dump_card(state, one) for one in state.hands[side]]
        data["tiles"] = [dump_tile(state, one) for one in state.behind[side]]
        choice = state.own[own + OWN_CHOICE]
        data["choice"] = None if choice == NONE else dump_choice(state, choice)
    return data


def dump_card(state: Position, card: int) -> Data:
    """A card in a hand and who knows it; if it is unknown, the shuffle it comes from."""
    if card <= UNKNOWN:
        return {"card": "?", "shuffle": UNKNOWN - card}
    return {"card": state.parts.card_ids[card], "known": seats_of(state.known[card], state.players)}


def dump_tile(state: Position, tile: int) -> Data | str:
    """A tile behind a screen; an unknown one with the shuffle it comes from."""
    return {"tile": "?", "shuffle": UNKNOWN - tile} if tile <= UNKNOWN else state.parts.tile_ids[tile]


def dump_choice(state: Position, choice: int) -> list[str]:
    """A choice in an open phase, as words of the notation."""
    if choice == moves.RENEW:
        return ["renew"]
    if choice < moves.RETURN:
        return ["keep", state.parts.character_ids[choice - moves.KEEP]]
    card, tile = divmod(choice - moves.PLAY, moves.PLAYS)
    words = ["play", state.parts.card_ids[card]]
    return [*words, state.parts.tile_ids[tile - 1]] if tile else words


def dump_place(place: int) -> str:
    """Where a character is during the draft: `packet 0`, `kept 1 0` (first pick of seat 0), `box`."""
    if place == UNKNOWN:
        return "?"
    if place in (BOX, PASSED_ON):
        return "box" if place == BOX else "passed_on"
    pick, seat = divmod(place, 8)
    return f"kept {pick} {seat}" if pick else f"packet {seat}"

"""What a viewer may know, as data, read off the state blinded for that viewer.

For board writers, the view of a seat or of the spectator:

* `mode` trios, draft or solo; `level` normal or expert (solo); `screens` open_counts or closed; `round`, `max_rounds`.
* `first` the first player (null before one is drawn); `step` what is going on: `select`, `token`, … or `over`
  (STEP_NAMES in `rules/state.py`); `actor` the side whose step it is, or null; `ready` the seats that have finished an
  open phase; `flags` the end conditions met so far (the game then ends with this round).
* `city` buildings: `cell` [x, y] (x east, y north; the middle of the first nine is [0, 0] and stays there), `tiles`
  from the top down (the first names the building), `height`, `owner` side or null, `site` whether a crane stands on it,
  `item` what it pays.
* `districts` what they would score now: `colour`, `cells`, `total` resources, and `places` of the
  sides present, best first: {side, resources, points}.
* `tokens` letter → [x, y], null while it is being moved; `moving` {letter, from} in step `token`, else null; if
  others must make room for the letter also `forward` and `backward`: the new cells of all that would move.
* `supply` {left, exhausted 0 … 2, returned (tiles returned at the first exhaustion)}; `deck` cards left; `shuffles`;
  `discard` ids, last on top; `unseen` {cards, tiles}: all whose place the viewer does not know.
* `sides` by seat, in solo Hal is side 1:
  * `resources`, `tiles` (a count), `points` behind the screen; null for other seats with closed screens.
  * `supply` resources in the common stock, `in_city` resources on buildings, `renewals` tokens left.
  * `cards` how many are in the hand; `hand` those the viewer knows, all of the viewer's own. While another seat's card
    lies face down, `hand` may name that card too: it can be any of them.
  * `known_tiles` the tiles behind the screen that the viewer knows, likewise.
  * `card`, `tile` what lies before the screen: an id, `face_down`, or null.
  * `districts` points for all districts, `worths` points for each kept end-game card, `worth` for all of these, as if
    the game ended now.
  * `characters`, `kept` ids of the tableau; `bonuses` {exploit, urbanize, construct}: [resources, tiles, points].
  * `choice` the viewer's own choice in an open phase as words, ["play", "R7", "Y4"]; null for others.
* `plays` what a card that the viewer knows in a hand or before a screen does now: alone it gives `count` of one of the
  `items`; with a tile it `builds` (urbanize or construct) floor `floor`. Cards of covered tiles are left out.
* `allotment` how many resources a side has in all; `tile_worth` points for a tile that is returned.
* `printed` what is printed on every card named above in a hand, a tableau or a packet: `colour` R, B or Y; `trigger`
  and `gains` [resources, tiles, points] of a permanent bonus, or trigger null; `end` {rule, of, points} of an end-game
  card, or null (`of`: a colour, a trigger or null); of characters also `start` [resources, tiles, points].
* `certainty` of the components, as in the catalogue.
* `giving` the viewer's own tiles chosen so far in step `return`.
* `draft` {pick, packet, kept} while characters are drafted, else null; `second` Hal's second card, or null.
"""

from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.games.ginkgopolis.components.tables import (
    BONUS_CARDS,
    CARDS,
    COLOURS,
    CONSTRUCT,
    END_RULES,
    FIRST_CHARACTER,
    ITEMS,
    LETTERS,
    NOTHING,
    NUMBERS,
    TILES,
    TOKENS,
    TRIGGERS,
    URBANIZE,
)
from ludopolis.games.ginkgopolis.knowledge.dump import (
    FACE_DOWN,
    cell_data,
    dump_choice,
    dump_city,
    dump_tokens,
    kept_id,
    options_of,
    seats_of,
)
from ludopolis.games.ginkgopolis.knowledge.hidden import blind, hal_faces_down
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.city import shift_tokens, token_moves, urbanized_cell
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.scoring import (
    card_points,
    district_of,
    district_points,
    districts,
    rank_points,
)
from ludopolis.games.ginkgopolis.rules.state import (
    IN_DECK,
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_CHOICE,
    OWN_POINTS,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    STEP_DRAFT,
    STEP_NAMES,
    STEP_TOKEN,
    Position,
    flags_of,
    step_of,
)
from ludopolis.games.ginkgopolis.rules.supplies import TILE_WORTH


def view(state: GinkgopolisState, viewer: int) -> Data:
    """What a seat, or `SPECTATOR`, may know."""
    if state.viewer != viewer:
        state = blind(state, viewer)
    options = options_of(state)
    parts = state.parts
    step = step_of(state)
    return {
        "mode": "solo" if state.players == 1 else options["characters"],
        "level": options["solo_level"],
        "screens": options["screens"],
        "round": state.round,
        "max_rounds": state.max_rounds,
        "first": None if state.first == NONE else state.first,
        "step": "over" if step == NONE else STEP_NAMES[step],
        "actor": None if step == NONE or state.todo[-2] == NONE else state.todo[-2],
        "ready": seats_of(state.ready, state.players),
        "flags": flags_of(state),
        "city": _view_city(state),
        "districts": _view_districts(state),
        "tokens": dump_tokens(state),
        "moving": _moving(state) if step == STEP_TOKEN else None,
        "supply": {
            "left": state.supply_left,
            "exhausted": state.exhausted,
            "returned": [parts.tile_ids[tile] for tile in state.returned],
        },
        "deck": state.deck_left,
        "shuffles": state.shuffles,
        "discard": [parts.card_ids[card] for card in state.discard],
        "unseen": {
            "cards": [parts.card_ids[card] for card in state.deck],
            "tiles": [parts.tile_ids[tile] for tile in state.supply],
        },
        "sides": [_view_side(state, side, points) for side, points in enumerate(district_points(state))],
        "giving": [parts.tile_ids[tile] for tile in state.giving],
        "draft": _view_draft(state) if state.drafted else None,
        "second": None if state.second == NONE else parts.card_ids[state.second],
        "plays": {parts.card_ids[card]: play for card in _known(state) if (play := _play(state, card))},
        "allotment": parts.allotment[state.players],
        "tile_worth": TILE_WORTH,
        "printed": {kept_id(state, card): _printed(state, card) for card in _readable(state)},
        "certainty": parts.certainty,
    }


def _known(state: Position) -> list[int]:
    """The cards in hands and before screens that the viewer can read."""
    found = {card for hand in state.hands for card in hand}
    found.update(state.own[OWN_SIZE * seat + OWN_CARD] for seat in range(state.players))
    return sorted(card for card in found if 0 <= card < CARDS)


def _play(state: Position, card: int) -> Data | None:
    """5: what a card does in the city as it is."""
    if card < TOKENS:
        return {"items": list(ITEMS[:2]), "count": 1, "builds": TRIGGERS[URBANIZE], "floor": 1}
    building = card - TOKENS
    height = state.height[building]
    if height == 0:
        return None
    item = ITEMS[building // NUMBERS]
    return {"items": [item], "count": height, "builds": TRIGGERS[CONSTRUCT], "floor": height + 1}


def _readable(state: Position) -> list[int]:
    """The cards in hands, tableaus and packets that the viewer can read, numbered as in a tableau."""
    found = {card - TOKENS for card in _known(state) if card >= TOKENS}
    for side in range(state.sides):
        found.update(state.tableau[side])
    if state.drafted:
        found.update(FIRST_CHARACTER + character for group in drafted(state) for character in group)
    return sorted(found)


def _printed(state: Position, card: int) -> Data:
    parts = state.parts
    if card in parts.printed:
        return parts.printed[card]
    trigger, rule, of = parts.trigger_of[card], parts.end_rule[card], parts.end_of[card]
    data: Data = {
        "colour": COLOURS[parts.colour_of[card]][0].upper(),
        "trigger": None if trigger == NOTHING else TRIGGERS[trigger],
        "gains": parts.gains[3 * card : 3 * card + 3],
        "end": None,
    }
    if rule != NOTHING:
        counted = None if of == NOTHING else TRIGGERS[of] if rule == BONUS_CARDS else COLOURS[of][0].upper()
        data["end"] = {"rule": END_RULES[rule], "of": counted, "points": parts.end_points[card]}
    if card >= TILES:
        data["start"] = parts.start_items[3 * (card - TILES) : 3 * (card - TILES) + 3]
    parts.printed[card] = data
    return data


def _view_city(state: Position) -> list[Data]:
    city = dump_city(state)
    sites = [state.parts.tile_ids[tile] for tile in state.sites]
    for building in city:
        building["height"] = len(building["tiles"])
        building["item"] = ITEMS[state.parts.tile_ids.index(building["tiles"][0]) // NUMBERS]
        building["site"] = building["tiles"][0] in sites
    return city


def _view_districts(state: Position) -> list[Data]:
    found: list[Data] = []
    for group in districts(state):
        district = district_of(state, group)
        points = rank_points(district)
        found.append(
            {
                "colour": COLOURS[group[0] // NUMBERS][0].upper(),
                "cells": [cell_data(state.cell[tile]) for tile in group],
                "total": sum(district.resources),
                "places": [
                    {"side": side, "resources": district.resources[side], "points": points[rank]}
                    for rank, side in enumerate(district.ranks)
                ],
            }
        )
    return found


def _moving(state: GinkgopolisState) -> Data:
    actor = state.todo[-2]
    letter = state.own[OWN_SIZE * actor + OWN_CARD]
    data: Data = {"letter": LETTERS[letter], "from": cell_data(urbanized_cell(state))}
    if token_moves(state, actor)[0] == moves.FORWARD:
        for way, forward in (("forward", True), ("backward", False)):
            twin = state.clone()
            pushed = shift_tokens(twin, letter, forward)
            data[way] = {LETTERS[other]: cell_data(twin.token[other]) for other in pushed}
    return data


def counts_shown(state: Position, side: int) -> bool:
    """Whether the viewer is shown how much a side has behind its screen (R23); Hal has no screen."""
    return not state.closed or side in (state.viewer, state.players) or not state.todo


def tile_count(state: Position, seat: int) -> int:
    """How many tiles are behind a screen, not counting one that a blinded state lists there but lies face down."""
    return len(state.behind[seat]) - int(state.own[OWN_SIZE * seat + OWN_TILE] == UNKNOWN)


def card_count(state: Position, seat: int) -> int:
    """How many cards are in a hand, likewise without one that lies face down."""
    return len(state.hands[seat]) - int(state.own[OWN_SIZE * seat + OWN_CARD] == UNKNOWN)


def in_city(state: Position, side: int) -> int:
    """I2: the resources standing on buildings."""
    own = OWN_SIZE * side
    return state.parts.allotment[state.players] - state.own[own + OWN_RESOURCES] - state.own[own + OWN_SUPPLY]


def _view_side(state: Position, side: int, districts: int) -> Data:
    parts = state.parts
    own = OWN_SIZE * side
    seat = side < state.players
    worths = {
        parts.tile_ids[kept]: card_points(state, side, kept)
        for kept in state.tableau[side]
        if parts.end_rule[kept] != NOTHING
    }
    shown = counts_shown(state, side)
    card, tile, choice = state.own[own + OWN_CARD], state.own[own + OWN_TILE], state.own[own + OWN_CHOICE]
    hidden = card in (UNKNOWN, IN_DECK) or (not seat and hal_faces_down(state))
    return {
        "resources": state.own[own + OWN_RESOURCES] if shown else None,
        "tiles": tile_count(state, side) if seat and shown else None if seat else 0,
        "points": state.own[own + OWN_POINTS] if shown else None,
        "supply": state.own[own + OWN_SUPPLY],
        "in_city": in_city(state, side),
        "renewals": state.own[own + OWN_RENEWALS],
        "cards": card_count(state, side) if seat else 0,
        "hand": [parts.card_ids[one] for one in state.hands[side] if one > UNKNOWN] if seat else [],
        "known_tiles": [parts.tile_ids[one] for one in state.behind[side] if one > UNKNOWN] if seat else [],
        "card": FACE_DOWN if hidden else None if card == NONE else parts.card_ids[card],
        "tile": FACE_DOWN if tile == UNKNOWN else None if tile == NONE else parts.tile_ids[tile],
        "districts": districts,
        "worths": worths,
        "worth": sum(worths.values()),
        "characters": [parts.character_ids[kept - TILES] for kept in state.tableau[side] if kept >= TILES],
        "kept": [parts.tile_ids[kept] for kept in state.tableau[side] if kept < TILES],
        "bonuses": {
            name: state.own[own + OWN_BONUSES + 3 * trigger : own + OWN_BONUSES + 3 * trigger + 3]
            for trigger, name in enumerate(TRIGGERS)
        },
        "choice": None if choice == NONE else dump_choice(state, choice),
    }


def drafted(state: Position) -> tuple[list[int], list[int]]:
    """The packet that the viewer holds, and the characters that the viewer has kept."""
    viewer = state.viewer
    places = [8 * pick + viewer for pick in range(1, 4)]
    packet = [one for one, place in enumerate(state.drafted) if place == viewer]
    return packet, [state.drafted.index(place) for place in places if place in state.drafted]


def _view_draft(state: Position) -> Data:
    ids = state.parts.character_ids
    packet, kept = drafted(state)
    return {
        "pick": state.todo[-1] if step_of(state) == STEP_DRAFT else 0,
        "packet": [ids[one] for one in packet],
        "kept": [ids[one] for one in kept],
    }

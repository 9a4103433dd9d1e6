"""What a viewer may know, as data and in words; both are read off the state blinded for that viewer.

For board writers, the view of a seat or of the spectator:

* `mode` trios, draft or solo; `level` normal or expert (solo); `screens` open_counts or closed; `round`, `max_rounds`.
* `first` the first player (null before one is drawn); `step` what is going on: `select`, `token`, … or `over` (STEPS in
  `dumping.py`); `actor` the side whose step it is, or null; `ready` the seats that have finished an open phase; `flags`
  the end conditions met so far (the game then ends with this round).
* `city` buildings: `cell` [x, y] (x east, y north; the middle of the first nine is [0, 0] and stays there), `tiles`
  from the top down (the first names the building), `height`, `owner` side or null, `site` whether a crane stands on it.
* `tokens` letter → [x, y], null while it is being moved; `moving` {letter, from} in step `token`, else null; where the
  letter is hemmed in and others must make room also `forward` and `backward`: the cells of all that would move.
* `supply` {left, exhausted 0 … 2, returned (tiles returned at the first exhaustion)}; `deck` cards left; `shuffles`;
  `discard` ids, last on top; `unseen` {cards, tiles}: all whose place the viewer does not know.
* `sides` by seat, in solo Hal is side 1:
  * `resources`, `tiles` (a count), `points` behind the screen; null for other seats with closed screens.
  * `supply` resources in the common stock, `in_city` resources on buildings, `renewals` tokens left.
  * `cards` how many are in the hand; `hand` those the viewer knows, all of one's own. While another seat's card lies
    face down, its `hand` may name that one too: it can be any of them.
  * `known_tiles` the tiles behind the screen that the viewer knows, all of one's own (the same about face down).
  * `card`, `tile` what lies before the screen: an id, `face_down`, or null.
  * `characters`, `kept` ids of the tableau; `bonuses` {exploit, urbanize, construct}: [resources, tiles, points].
  * `choice` one's own choice in an open phase as words, ["play", "R7", "Y4"]; null for others.
* `allotment` all the resources of a side.
* `printed` what stands on every card named above in a hand, a tableau or a packet: `colour` R, B or Y; `trigger`
  and `gains` [resources, tiles, points] of a permanent bonus, or trigger null; `end` {rule, of, points} of an end-game
  card, or null (`of`: a colour, a trigger or null); of characters also `start` [resources, tiles, points].
* `certainty` of the components, as in the catalogue.
* `giving` one's own tiles chosen so far in step `return`.
* `draft` {pick, packet, kept} while characters are drafted, else null; `second` Hal's second card, or null.
"""

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Arg, Fact, fact
from ludopolis.engine.state import UNKNOWN, Data
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.city import shift_tokens, token_moves, urbanized_cell
from ludopolis.games.ginkgopolis.components import (
    BONUS_CARDS,
    CARDS,
    COLOURS,
    END_RULES,
    FIRST_CHARACTER,
    LETTERS,
    NOTHING,
    TILES,
    TRIGGERS,
)
from ludopolis.games.ginkgopolis.dumping import (
    FACE_DOWN,
    STEPS,
    cell_data,
    dump_choice,
    dump_city,
    flags_of,
    options_of,
    seats_of,
)
from ludopolis.games.ginkgopolis.hiding import hal_faces_down
from ludopolis.games.ginkgopolis.picture import draw_city
from ludopolis.games.ginkgopolis.state import (
    BONUSES,
    CARD,
    CHOICE,
    DRAFT,
    HAL,
    IN_DECK,
    KEPT,
    NONE,
    OWN,
    POINTS,
    RENEWALS,
    RESOURCES,
    SUPPLY,
    TILE,
    TOKEN,
    Position,
    step_of,
)

# As data


def view_of(state: Position) -> Data:
    """The view of the viewer for whom the state was blinded."""
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
        "step": "over" if step == NONE else STEPS[step],
        "actor": None if step == NONE or state.todo[-2] == NONE else state.todo[-2],
        "ready": seats_of(state.ready, state.players),
        "flags": flags_of(state),
        "city": _view_city(state),
        "tokens": {
            letter: None if cell == NONE else cell_data(cell) for letter, cell in zip(LETTERS, state.token, strict=True)
        },
        "moving": _moving(state) if step == TOKEN else None,
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
        "sides": [_view_side(state, side) for side in range(state.sides)],
        "giving": [parts.tile_ids[tile] for tile in state.giving],
        "draft": _view_draft(state) if state.drafted else None,
        "second": None if state.second == NONE else parts.card_ids[state.second],
        "allotment": parts.allotment[state.players],
        "printed": {_tableau_id(state, card): _printed(state, card) for card in _readable(state)},
        "certainty": parts.certainty,
    }


def _readable(state: Position) -> list[int]:
    """The cards, as a tableau numbers them, of hands, tableaux and packets, as far as the viewer can read them."""
    found: set[int] = set()
    for side in range(state.sides):
        found.update(state.tableau[side])
    for hand in state.hands:
        found.update(card - len(LETTERS) for card in hand if card >= len(LETTERS))
    for seat in range(state.players):
        card = state.own[OWN * seat + CARD]
        if len(LETTERS) <= card < CARDS:
            found.add(card - len(LETTERS))
    if state.drafted:
        found.update(FIRST_CHARACTER + character for group in _drafted(state) for character in group)
    return sorted(found)


def _tableau_id(state: Position, card: int) -> str:
    parts = state.parts
    return parts.tile_ids[card] if card < TILES else parts.character_ids[card - TILES]


def _printed(state: Position, card: int) -> Data:
    parts = state.parts
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
    return data


def _view_city(state: Position) -> list[Data]:
    city = dump_city(state)
    sites = [state.parts.tile_ids[tile] for tile in state.sites]
    for building in city:
        building["height"] = len(building["tiles"])
        building["site"] = building["tiles"][0] in sites
    return city


def _moving(state: Position) -> Data:
    actor = state.todo[-2]
    letter = state.own[OWN * actor + CARD]
    data: Data = {"letter": LETTERS[letter], "from": cell_data(urbanized_cell(state))}
    if token_moves(state, actor)[0] == moves.FORWARD:
        for way, forward in (("forward", True), ("backward", False)):
            twin = Position()
            state.copy_to(twin)
            pushed = shift_tokens(twin, letter, forward)
            data[way] = {LETTERS[other]: cell_data(twin.token[other]) for other in pushed}
    return data


def counts_shown(state: Position, side: int) -> bool:
    """Whether the viewer is shown how much a side has behind its screen (R23). Hal has none."""
    return not state.closed or side in (state.viewer, state.players) or not state.todo


def tile_count(state: Position, seat: int) -> int:
    """The tiles behind a screen; one that lies face down is listed with them in a blinded state."""
    return len(state.behind[seat]) - int(state.own[OWN * seat + TILE] == UNKNOWN)


def card_count(state: Position, seat: int) -> int:
    """The cards in a hand; the same about one that lies face down."""
    return len(state.hands[seat]) - int(state.own[OWN * seat + CARD] == UNKNOWN)


def in_city(state: Position, side: int) -> int:
    """I2: the resources standing on buildings."""
    own = OWN * side
    return state.parts.allotment[state.players] - state.own[own + RESOURCES] - state.own[own + SUPPLY]


def _view_side(state: Position, side: int) -> Data:
    parts = state.parts
    own = OWN * side
    seat = side < state.players
    shown = counts_shown(state, side)
    card, tile, choice = state.own[own + CARD], state.own[own + TILE], state.own[own + CHOICE]
    hidden = card in (UNKNOWN, IN_DECK) or (not seat and hal_faces_down(state))
    return {
        "resources": state.own[own + RESOURCES] if shown else None,
        "tiles": tile_count(state, side) if seat and shown else None if seat else 0,
        "points": state.own[own + POINTS] if shown else None,
        "supply": state.own[own + SUPPLY],
        "in_city": in_city(state, side),
        "renewals": state.own[own + RENEWALS],
        "cards": card_count(state, side) if seat else 0,
        "hand": [parts.card_ids[one] for one in state.hands[side] if one > UNKNOWN] if seat else [],
        "known_tiles": [parts.tile_ids[one] for one in state.behind[side] if one > UNKNOWN] if seat else [],
        "card": FACE_DOWN if hidden else None if card == NONE else parts.card_ids[card],
        "tile": FACE_DOWN if tile == UNKNOWN else None if tile == NONE else parts.tile_ids[tile],
        "characters": [parts.character_ids[kept - TILES] for kept in state.tableau[side] if kept >= TILES],
        "kept": [parts.tile_ids[kept] for kept in state.tableau[side] if kept < TILES],
        "bonuses": {
            name: state.own[own + BONUSES + 3 * trigger : own + BONUSES + 3 * trigger + 3]
            for trigger, name in enumerate(TRIGGERS)
        },
        "choice": None if choice == NONE else dump_choice(state, choice),
    }


def _drafted(state: Position) -> tuple[list[int], list[int]]:
    """The packet that the viewer holds and the characters the viewer has kept."""
    viewer = state.viewer
    places = [8 * (KEPT + pick) + viewer for pick in range(1, 4)]
    packet = [one for one, place in enumerate(state.drafted) if place == viewer]
    return packet, [state.drafted.index(place) for place in places if place in state.drafted]


def _view_draft(state: Position) -> Data:
    ids = state.parts.character_ids
    packet, kept = _drafted(state)
    return {
        "pick": state.todo[-1] if step_of(state) == DRAFT else 0,
        "packet": [ids[one] for one in packet],
        "kept": [ids[one] for one in kept],
    }


# In words


def position_of(state: Position) -> list[Fact]:
    """The table, the city as a map, one's own side, then the others."""
    lines: list[Fact] = []
    if state.round:
        lines.append(fact("round", round=state.round, first_seat=state.first))
    lines += draw_city(state)
    lines.append(fact("stocks", tiles=state.supply_left, deck=state.deck_left, discard=len(state.discard)))
    if state.exhausted == 1:
        lines.append(fact("exhausted"))
    if state.discard:
        lines.append(fact("discard", card=_names(state.parts.card_ids, state.discard)))
    for reason in flags_of(state):
        lines.append(fact("flag", ending=reason))
    sides = list(range(state.sides))
    if state.viewer != SPECTATOR:
        sides.remove(state.viewer)
        sides.insert(0, state.viewer)
    for side in sides:
        lines += _side_lines(state, side)
    return lines


def _names(ids: list[str], items: list[int]) -> tuple[str, ...]:
    return tuple([ids[item] for item in items])


def _side_lines(state: Position, side: int) -> list[Fact]:
    own = OWN * side
    parts = state.parts
    finished = state.waiting and state.ready >> side & 1
    lines = [fact("side_ready" if finished else "side", seat=side)]
    figures: dict[str, Arg] = {"supply": state.own[own + SUPPLY], "city": in_city(state, side)}
    figures["renewals"] = state.own[own + RENEWALS]
    if side >= state.players:
        lines.append(fact("hal", points=state.own[own + POINTS], supply=figures["supply"], city=figures["city"]))
    elif counts_shown(state, side):
        figures["resources"] = state.own[own + RESOURCES]
        figures["tiles"] = tile_count(state, side)
        figures["points"] = state.own[own + POINTS]
        lines.append(Fact("counts", figures))
    else:
        lines.append(Fact("counts_closed", figures))
    if side < state.players:
        lines += _held_lines(state, side)
    people = [kept - TILES for kept in state.tableau[side] if kept >= TILES]
    if people:
        lines.append(fact("characters", character=_names(parts.character_ids, people)))
    kept = [card for card in state.tableau[side] if card < TILES]
    if kept:
        lines.append(fact("kept", tile=_names(parts.tile_ids, kept)))
    for trigger, name in enumerate(TRIGGERS):
        at = own + BONUSES + 3 * trigger
        if any(state.own[at : at + 3]):
            resources, tiles, points = state.own[at : at + 3]
            lines.append(fact("bonus", trigger=name, resources=resources, tiles=tiles, points=points))
    return lines + _face_down_lines(state, side)


def _held_lines(state: Position, seat: int) -> list[Fact]:
    """Hand and tiles as far as the viewer knows them."""
    parts = state.parts
    mine = seat == state.viewer
    lines: list[Fact] = []
    cards = _names(parts.card_ids, [card for card in state.hands[seat] if card > UNKNOWN])
    tiles = _names(parts.tile_ids, [tile for tile in state.behind[seat] if tile > UNKNOWN])
    if cards:
        lines.append(fact("hand" if mine else "known_hand", card=cards))
    if tiles:
        lines.append(fact("own_tiles" if mine else "known_tiles", tile=tiles))
    if mine and state.drafted:
        draft = _view_draft(state)
        if draft["packet"]:
            lines.append(fact("packet", character=tuple(draft["packet"])))
        if draft["kept"]:
            lines.append(fact("drafted", character=tuple(draft["kept"])))
    if mine and state.giving:
        lines.append(fact("giving", tile=_names(parts.tile_ids, state.giving)))
    return lines


def _face_down_lines(state: Position, side: int) -> list[Fact]:
    """What lies before the screen."""
    own = OWN * side
    parts = state.parts
    card, tile = state.own[own + CARD], state.own[own + TILE]
    if card == NONE:
        return []
    if card in (UNKNOWN, IN_DECK) or (side == HAL and hal_faces_down(state)):
        return [fact("face_down_tile" if tile == UNKNOWN else "face_down")]
    if tile == NONE:
        return [fact("card", card=parts.card_ids[card])]
    return [fact("card_tile", card=parts.card_ids[card], tile=parts.tile_ids[tile])]

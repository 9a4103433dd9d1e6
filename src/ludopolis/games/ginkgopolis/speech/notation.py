"""Moves and outcomes as text, questions and moves as facts, and why a move is not legal."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import Arg, BadNotation, Fact, fact
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.actions import can_pay, point_cost, resource_cost
from ludopolis.games.ginkgopolis.choices import last_given
from ludopolis.games.ginkgopolis.city import free_cells, has_token, is_building, ring_of, urbanized_cell
from ludopolis.games.ginkgopolis.components import ITEMS, LETTERS, NUMBERS, TILES, TOKENS, TRIOS
from ludopolis.games.ginkgopolis.dumping import STEPS
from ludopolis.games.ginkgopolis.moves import DIRECTIONS, REACH, cell_at, cell_name
from ludopolis.games.ginkgopolis.state import (
    CARD,
    DRAFT,
    NONE,
    OWN,
    POINTS,
    RESOURCES,
    RETURN,
    SELECT,
    TOKEN,
    Position,
)

WORDS: Final[list[str]] = ["renew", "done", "take resource", "take tile", "push forward", "push backward"]
"""The moves RENEW … BACKWARD."""
PEOPLE: Final = 5


# Text


def move_text(state: Position, move: int) -> str:
    """`play R7 Y4`, `token -1,3`."""
    parts = state.parts
    if move < moves.KEEP:
        return WORDS[move]
    if move < moves.RETURN:
        return f"keep {parts.character_ids[move - moves.KEEP]}"
    if move < moves.PLAY:
        return f"return {parts.tile_ids[move - moves.RETURN]}"
    if move >= moves.TOKEN:
        return f"token {cell_name(move - moves.TOKEN)}"
    card, tile = divmod(move - moves.PLAY, moves.PLAYS)
    return f"play {parts.card_ids[card]} {parts.tile_ids[tile - 1]}" if tile else f"play {parts.card_ids[card]}"


def outcome_text(state: Position, outcome: int) -> str:
    """`tile R7`, `card C`, `first 2`, `trio 4`, `character planner_exploit_1`."""
    parts = state.parts
    if outcome < moves.CARD:
        return f"tile {parts.tile_ids[outcome]}"
    if outcome < moves.FIRST:
        return f"card {parts.card_ids[outcome - moves.CARD]}"
    if outcome < moves.TRIO:
        return f"first {outcome - moves.FIRST}"
    if outcome < moves.CHARACTER:
        return f"trio {outcome - moves.TRIO + 1}"
    return f"character {parts.character_ids[outcome - moves.CHARACTER]}"


def read_text(state: Position, seat: int, text: str) -> int:
    """A move, or an outcome for `CHANCE`, from its text."""
    words = text.split(" ")
    found = _read_outcome(state, words) if seat == CHANCE else _read_move(state, text, words)
    if found < 0:
        raise BadNotation(fact("bad_outcome" if seat == CHANCE else "bad_move", text=text))
    return found


def _read_move(state: Position, text: str, words: list[str]) -> int:
    parts = state.parts
    if text in WORDS:
        return WORDS.index(text)
    if len(words) == 2 and words[0] == "keep":
        return _index(words[1], parts.character_ids, moves.KEEP)
    if len(words) == 2 and words[0] == "return":
        return _index(words[1], parts.tile_ids, moves.RETURN)
    if len(words) == 2 and words[0] == "token":
        return _read_cell(words[1])
    if len(words) not in (2, 3) or words[0] != "play" or words[1] not in parts.card_ids:
        return -1
    play = moves.PLAY + moves.PLAYS * parts.card_ids.index(words[1])
    return play if len(words) == 2 else _index(words[2], parts.tile_ids, play + 1)


def _read_cell(text: str) -> int:
    """Only as it is written: no spaces, no leading zeros, no plus sign."""
    x, _, y = text.partition(",")
    axis = [str(place) for place in range(-REACH, REACH + 1)]
    if x not in axis or y not in axis:
        return -1
    return moves.TOKEN + cell_at(int(x), int(y))


def _read_outcome(state: Position, words: list[str]) -> int:
    if len(words) != 2:
        return -1
    kind, name = words
    if kind == "tile":
        return _index(name, state.parts.tile_ids, moves.TILE)
    if kind == "card":
        return _index(name, state.parts.card_ids, moves.CARD)
    if kind == "first":
        return _index(name, [str(seat) for seat in range(PEOPLE)], moves.FIRST)
    if kind == "trio":
        return _index(name, [str(trio) for trio in range(1, TRIOS + 1)], moves.TRIO)
    return _index(name, state.parts.character_ids, moves.CHARACTER) if kind == "character" else -1


def _index(word: str, words: list[str], base: int) -> int:
    return base + words.index(word) if word in words else -1


# Facts


def question(state: Position, seat: int) -> Fact:
    """What the seat is deciding."""
    step = state.todo[-3]
    if step == SELECT:
        return fact("select", round=state.round)
    if step == TOKEN:
        actor = state.todo[-2]
        kind = "token" if free_cells(state, urbanized_cell(state)) else "token_blocked"
        return fact(kind, card=LETTERS[state.own[OWN * actor + CARD]], seat=actor)
    if step == RETURN:
        count = len([tile for tile in state.giving if tile in state.behind[seat]])
        return fact("return", tiles=count)
    return fact("draft", pick=state.todo[-1]) if step == DRAFT else fact("take")


def description(state: Position, seat: int, move: int) -> Fact:
    """A move in the terms of the seat's view, with what it costs and brings as the city stands."""
    parts = state.parts
    if move in (moves.RENEW, moves.DONE, moves.FORWARD, moves.BACKWARD):
        return fact(WORDS[move].replace(" ", "_"))
    if move < moves.KEEP:
        return fact("take", item=ITEMS[move - moves.TAKE])
    if move < moves.RETURN:
        return fact("keep", character=parts.character_ids[move - moves.KEEP])
    if move < moves.PLAY:
        return fact("return", tile=parts.tile_ids[move - moves.RETURN])
    if move >= moves.TOKEN:
        return fact("token", cell=cell_name(move - moves.TOKEN))
    card, tile = divmod(move - moves.PLAY, moves.PLAYS)
    return _describe_alone(state, card) if tile == 0 else _describe_tile(state, seat, card, tile - 1)


def _describe_alone(state: Position, card: int) -> Fact:
    id = state.parts.card_ids[card]
    if card < TOKENS:
        return fact("exploit_letter", card=id)
    building = card - TOKENS
    return fact("exploit", card=id, item=ITEMS[building // NUMBERS], count=state.height[building])


def _describe_tile(state: Position, seat: int, card: int, tile: int) -> Fact:
    card_id, tile_id = state.parts.card_ids[card], state.parts.tile_ids[tile]
    points, resources = point_cost(card, tile), resource_cost(state, seat, card, tile)
    if not can_pay(state, seat, card, tile):
        own = OWN * seat
        return fact(
            "dear",
            card=card_id,
            tile=tile_id,
            points=points,
            resources=resources,
            has_points=state.own[own + POINTS],
            has_resources=state.own[own + RESOURCES],
        )
    if card >= TOKENS:
        owner = state.owner[card - TOKENS]
        if owner in (NONE, seat):
            return fact("construct", card=card_id, tile=tile_id, points=points, resources=resources)
        back = state.height[card - TOKENS]
        costs: dict[str, Arg] = {"points": points, "resources": resources}
        return Fact("construct_over", {"card": card_id, "tile": tile_id, **costs, "seat": owner, "count": back})
    items = [0, 0, 0]
    for step in DIRECTIONS:
        beside = state.at.get(state.token[card] + step, TILES)
        if beside < TILES:
            items[beside // NUMBERS] += state.height[beside]
    return fact("urbanize", card=card_id, tile=tile_id, resources=items[0], tiles=items[1], points=items[2])


# Why not


def refusal_of(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.todo[-3]
    parts = state.parts
    if step == SELECT:
        if move == moves.RENEW:
            return fact("no_renewals")
        if moves.PLAY <= move < moves.TOKEN:
            card, tile = divmod(move - moves.PLAY, moves.PLAYS)
            if card not in state.hands[seat]:
                return fact("not_in_hand", card=parts.card_ids[card])
            return fact("not_behind_screen", tile=parts.tile_ids[tile - 1])
    elif step == TOKEN:
        if move >= moves.TOKEN:
            return _why_not_cell(state, move - moves.TOKEN)
        if move in (moves.FORWARD, moves.BACKWARD):
            return fact("room_for_token")
    elif step == RETURN:
        if moves.RETURN <= move < moves.PLAY:
            tile = move - moves.RETURN
            if tile not in state.behind[seat]:
                return fact("not_behind_screen", tile=parts.tile_ids[tile])
            if tile in state.giving:
                return fact("returned_already", tile=parts.tile_ids[tile])
            last = parts.tile_ids[last_given(state, seat)]
            return fact("return_order", tile=parts.tile_ids[tile], last_tile=last)
    elif step == DRAFT and moves.KEEP <= move < moves.RETURN:
        return fact("not_in_packet", character=parts.character_ids[move - moves.KEEP])
    return fact("not_asked", step=STEPS[step])


def _why_not_cell(state: Position, cell: int) -> Fact:
    name = cell_name(cell)
    if is_building(state, cell):
        return fact("cell_built", cell=name)
    if has_token(state, cell):
        return fact("cell_taken", cell=name, card=LETTERS[state.at[cell] - TILES])
    if free_cells(state, urbanized_cell(state)):
        return fact("cell_far", cell=name, from_cell=cell_name(urbanized_cell(state)))
    if cell not in ring_of(state):
        return fact("cell_off_ring", cell=name)
    return fact("cell_out_of_order", cell=name)

"""The whole position as data. What follows from the rest (supplies, stack, legal cells) is left out."""

from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.streets.components.tables import ADVISORS, COLOURS, KINDS, PEOPLE, TOKENS
from ludopolis.games.streets.rules.geometry import SIDES, cell_name
from ludopolis.games.streets.rules.scoring import tokens_of
from ludopolis.games.streets.rules.stack import mask_tiles
from ludopolis.games.streets.rules.state import HAND, NONE, STEP_NAMES, Position


def dump(state: Position) -> Data:
    """Cells and components are written by name; `building` is the tile being placed, as far as chosen."""
    ids = state.parts.tile_ids
    data: Data = {
        "players": state.players,
        "viewer": "spectator" if state.viewer == SPECTATOR else state.viewer,
        "options": dict(state.table.given),
        "step": STEP_NAMES[state.step],
        "turn": state.turns,
        "active": state.active,
        "builds": state.builds,
        "draws": state.draws,
        "advisors": [None if advisor == NONE else ADVISORS[advisor] for advisor in state.advisor],
        "money": state.money[:],
        "city": [dump_tile(state, place) for place in range(len(state.tiles))],
        "hands": [dump_hand(state, party) for party in range(state.parties())],
        "top": None if state.top == NONE else KINDS[state.top],
        "top_tile": None if state.top_tile == NONE else ids[state.top_tile],
        "end_stack": end_stack_kinds(state),
        "drawn": state.drawn,
        "gone": [ids[tile] for tile in mask_tiles(state.gone)],
        "building": None,
        "closing": [cell_name(cell) for cell in state.closing],
        "street": None if state.street == NONE else cell_name(state.street),
        "abandoned": None if state.abandoned == NONE else cell_name(state.cells[state.abandoned]),
        "paid": state.paid,
        "token_tile": None if state.token_place == NONE else cell_name(state.cells[state.token_place]),
        "units": state.units,
        "held": _counts(state.held, PEOPLE),
        "moving": {"person": PEOPLE[state.colour], "target": state.target},
    }
    if state.table.business:
        data["tokens"] = [_counts(tokens_of(state, party), TOKENS) for party in range(state.parties())]
    if state.chosen != NONE:
        data["building"] = {
            "hand": state.chosen - HAND * state.active + 1,
            "cell": None if state.cell == NONE else cell_name(state.cell),
            "road": None if state.side == NONE else SIDES[state.side],
        }
    return data


def dump_tile(state: Position, place: int) -> Data:
    """One tile of the city."""
    first = COLOURS * place
    return {
        "tile": state.parts.tile_ids[state.tiles[place]],
        "cell": cell_name(state.cells[place]),
        "road": SIDES[state.grid[state.cells[place]] & 3],
        "owner": None if state.owner[place] == NONE else state.owner[place],
        "signs": state.signs[place],
        "people": _counts(state.lying[first : first + COLOURS], PEOPLE),
        "seekers": _counts(state.seekers[first : first + COLOURS], PEOPLE),
    }


def dump_hand(state: Position, party: int) -> list[Data | None]:
    """The three places of a hand."""
    found: list[Data | None] = []
    for place in range(HAND * party, HAND * party + HAND):
        tile = state.hand[place]
        if tile == NONE:
            found.append(None)
        else:
            name = "?" if tile == UNKNOWN else state.parts.tile_ids[tile]
            found.append({"tile": name, "kind": KINDS[state.backs[place]], "shown": bool(state.shown[place])})
    return found


def end_stack_kinds(state: Position) -> list[str]:
    """The kinds in Sly's end stack."""
    return [KINDS[kind] for kind in range(len(KINDS)) for _ in range(state.end_stack[kind])]


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}

"""Positions in the game's own notation, built through `load`; and short ways to play and look.

`H1@1,0S:A[HHH]` is tile H1 in the cell (1,0) with its road in the south, signed by A, three hipsters lying on it. `:AA`
is two signs, `{PP}` two parents seeking. Start tiles that are not named stand far away.
"""

import re
from collections.abc import Sequence
from random import Random

from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import KINDS, LETTERS, PEOPLE
from ludopolis.games.streets.game import Streets
from ludopolis.games.streets.rules.building import all_spots
from ludopolis.games.streets.rules.geometry import SIDES, cell_at, cell_name, street_start
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.stack import CONTRACTOR_REMOVES, kinds_in_play
from ludopolis.games.streets.rules.values import tally, value_at

PARTS = GAME.parts
TILE = re.compile(r"(\w+)@(-?\d+,-?\d+)([NESW])(?::([A-E]+))?(?:\[([THPS]*)\])?(?:\{([THPS]*)\})?")
STATION = "station@-30,30S"
PARK = "park@-20,30W"
START = "station@0,0S[THPS] park@1,0W"
"""The city before the first turn."""


def city(*texts: str) -> list[Data]:
    """The tiles of a city."""
    written = " ".join(texts).split()
    for name, far in (("park", PARK), ("station", STATION)):
        named = [text for text in written if text.startswith(name)]
        written = [*(named or [far]), *(text for text in written if text not in named)]
    return [_tile(text) for text in written]


def _tile(text: str) -> Data:
    found = TILE.fullmatch(text)
    assert found is not None, text
    tile, cell, road, owner, lying, seeking = found.groups()
    return {
        "tile": tile,
        "cell": cell,
        "road": road,
        "owner": "ABCDE".index(owner[0]) if owner else None,
        "signs": len(owner or ""),
        "people": _people(lying or ""),
        "seekers": _people(seeking or ""),
    }


def _people(letters: str) -> dict[str, int]:
    return {PEOPLE[LETTERS.index(letter)]: letters.count(letter) for letter in sorted(set(letters))}


def hand(tiles: str, *, shown: str = "") -> list[Data | None]:
    """Three places of a hand."""
    names = [*tiles.split(), "", "", ""][:3]
    kinds = [KINDS[PARTS.kind[PARTS.number[name]]] if name else "" for name in names]
    return [
        {"tile": name, "kind": kind, "shown": name in shown.split()} if name else None
        for name, kind in zip(names, kinds, strict=True)
    ]


def data(
    *tiles: str,
    players: int = 4,
    hands: Sequence[str] = (),
    shown: str = "",
    step: str = "tile",
    active: int = 0,
    advisors: Sequence[str] = (),
    money: Sequence[int] = (),
    tokens: Sequence[dict[str, int]] = (),
    stack: int = -1,
    gone: str = "",
    top: str = "",
    top_tile: str | None = None,
    end_stack: Sequence[str] = (),
    turn: int = 5,
    builds: int = 1,
    draws: int = 1,
    more: Data | None = None,
    **options: OptionValue,
) -> Data:
    """A position as data. Tiles that are not named are in the stack; `stack` limits how many, and the rest are gone.

    Without hands the active party holds one tile, because it must have something to build.
    """
    parties = 2 if players == 1 else players
    if advisors and "advisors" not in options:
        options["advisors"] = "random"
    found: Data = {
        "players": players,
        "viewer": -1,
        "options": dict(options),
        "step": step,
        "turn": turn,
        "active": active,
        "builds": builds,
        "draws": draws,
        "advisors": [*(name or None for name in advisors), *[None] * parties][:parties],
        "money": [*money, *[0] * parties][:parties],
        "city": city(*tiles),
        "hands": [hand(tiles, shown=shown) for tiles in [*hands, *[""] * parties][:parties]],
        "top": None,
        "top_tile": top_tile,
        "end_stack": list(end_stack),
        "drawn": 9,
        "gone": gone.split(),
        "building": None,
        "closing": [],
        "street": None,
        "abandoned": None,
        "paid": 0,
        "token_tile": None,
        "units": 0,
        "held": {},
        "moving": {"person": "tourist", "target": 0},
    }
    if not hands and step == "tile":
        found["hands"][active] = hand(_unused(found, "mixed"))
    if options.get("business"):
        found["tokens"] = [*tokens, *[{} for _ in range(parties)]][:parties]
    left = _left(found)
    if top_tile is not None:
        top = KINDS[PARTS.kind[PARTS.number[top_tile]]]
    aside = CONTRACTOR_REMOVES if "contractor" in advisors else 0
    while 0 <= stack < sum(left.values()) - aside:
        kind = max((kind for kind in KINDS if left[kind] > (kind == top)), key=lambda kind: left[kind])
        found["gone"].append(_unused(found, kind))
        left = _left(found)
    if sum(left.values()) > aside:
        found["top"] = top or max(KINDS, key=lambda kind: left[kind])
    found.update(more or {})
    return found


def _left(found: Data) -> dict[str, int]:
    """How many tiles of each kind are neither in the city nor in a hand."""
    state = GAME.empty(found["players"], GAME.complete(found["options"], found["players"]))
    for party, name in enumerate(found["advisors"]):
        if name is not None:
            state.advisor[party] = ("contractor", *_ADVISORS).index(name)
    used = [entry["tile"] for entry in found["city"][2:]] + found["gone"]
    backs = [entry["kind"] for hand in found["hands"] for entry in hand if entry] + found["end_stack"]
    backs += [KINDS[PARTS.kind[PARTS.number[name]]] for name in used]
    return {kind: count - backs.count(kind) for kind, count in zip(KINDS, kinds_in_play(state), strict=True)}


_ADVISORS = ("hacker", "entrepreneur", "investor", "hipster_legend", "restorer", "search_specialist")


def _unused(found: Data, kind: str) -> str:
    used = {entry["tile"] for entry in found["city"]} | set(found["gone"]) | {found["top_tile"]}
    used |= {entry["tile"] for hand in found["hands"] for entry in hand if entry}
    return next(
        name
        for name, tile in reversed(PARTS.number.items())
        if name not in used and tile < 40 and KINDS[PARTS.kind[tile]] == kind
    )


def load(found: Data, game: Streets = GAME) -> StreetsState:
    """The position of these data, with its events recorded."""
    state = typed(game.load(found))
    state.events = []
    return state


def typed(state: State) -> StreetsState:
    """The same state, with the fields of the game."""
    assert isinstance(state, StreetsState)
    return state


def given(*tiles: str, **rest: object) -> StreetsState:
    """`data`, loaded."""
    return load(data(*tiles, **rest))  # type: ignore[arg-type]


# Playing


def play(state: StreetsState, *texts: str) -> None:
    """Plays legal moves for whoever must decide."""
    for text in texts:
        seat = lowest_seat(state.pending())
        state.apply(seat, state.from_text(seat, text))


def build(state: StreetsState, tile: str, cell: str, road: str) -> None:
    """Builds a tile with one sign, choosing the road side if there is a choice."""
    play(state, f"build {tile}", f"cell {cell}")
    if state.dump()["step"] == "road":
        play(state, f"road {road}")
    if state.dump()["step"] == "signs":
        play(state, "signs 1")
    entry = next(entry for entry in state.dump()["city"] if entry["cell"] == cell)
    assert entry["road"] == road


def draw(state: StreetsState, *texts: str) -> None:
    """Makes chance draw these."""
    for text in texts:
        state.apply(CHANCE, state.from_text(CHANCE, text))


def draw_any(state: StreetsState, seed: int = 0) -> None:
    """Draws at random until somebody must decide."""
    rng = Random(seed)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))


# Looking


def offered(state: StreetsState, start: str = "") -> list[str]:
    """The moves open to whoever must decide, as text; with `start`, only those, without their start."""
    seat = lowest_seat(state.pending())
    texts = [state.to_text(seat, move) for move in state.legal(seat)]
    return [text.removeprefix(start).strip() for text in texts if text.startswith(start)]


def asked(state: StreetsState) -> str:
    """Who is asked what: `1 token_tile`, `chance`, or `over`."""
    pending = state.pending()
    if pending == 0:
        return "over"
    return "chance" if pending == CHANCE else f"{lowest_seat(pending)} {state.asks(lowest_seat(pending)).kind}"


def told(state: StreetsState, kind: str, viewer: int = SPECTATOR) -> list[Fact]:
    """The events of a kind so far."""
    return [event for event in state.events_for(viewer) if event.kind == kind]


def incomes(state: StreetsState) -> dict[str, int]:
    """What was paid so far, by cell."""
    return {str(event.args["cell"]): int(str(event.args["amount"])) for event in told(state, "income")}


def closed(state: StreetsState) -> list[str]:
    """The streets resolved so far, by first cell."""
    return [str(event.args["from_cell"]) for event in told(state, "closed")]


def at(state: StreetsState, cell: str) -> Data:
    """A tile of the city."""
    found: Data = next(entry for entry in state.dump()["city"] if entry["cell"] == cell)
    return found


def worth(state: StreetsState, cell: str, party: int = 0, *, final: bool = False) -> int:
    """The value of the tile in a cell for a party, as the street stands."""
    x, y = map(int, cell.split(","))
    place = (state.grid[cell_at(x, y)] >> 2) - 1
    start = street_start(state.grid, cell_at(x, y))
    return value_at(state, tally(state, start, party, final), place)


def placements(*tiles: str) -> list[str]:
    """Every legal placement in a city: `-1,0E`."""
    state = given(*tiles)
    spots = all_spots(state.grid, state.cells)
    return [f"{cell_name(spot >> 4)}{SIDES[side]}" for spot in spots for side in range(4) if spot >> side & 1]


def points(state: StreetsState, category: str, party: int = 0) -> int:
    """What a line of the score sheet is worth."""
    return next(line.points for line in state.sheet()[party] if line.category == category)

"""Positions in the words of the game, built through `load`; and short ways to play and look at them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import OWN_POINTS, OWN_RESOURCES, OWN_SIZE, OWN_SUPPLY

Cell = tuple[int, int]
TILES = GAME.parts.tile_ids
CARDS = GAME.parts.card_ids
LETTERS = "ABCDEFGHIJKL"
START = ("R1", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "Y3")
SQUARE = [(x, y) for y in (1, 0, -1) for x in (-1, 0, 1)]
TOKENS = {letter: (GAME.parts.token_x[i], GAME.parts.token_y[i]) for i, letter in enumerate(LETTERS)}
FLOORS = [f"{colour}{number}" for number in (14, 15, 16, 17, 18, 19, 20) for colour in "YBR"]
"""Tiles to put under others; their cards do nothing until the end."""
BALLAST = [f"{colour}{number}" for number in (13, 12, 11, 10, 9, 8, 7, 6, 5, 4) for colour in "RBY"]


class Building(NamedTuple):
    """A building: where it stands, how high it is, whose it is. The builder finds the floors under it."""

    cell: Cell
    height: int = 1
    owner: int | None = None


class Side(NamedTuple):
    """What a side has. The supply follows from the rest; if it is given, buildings elsewhere make up for it."""

    resources: int = 6
    tiles: Sequence[str] = ()
    points: int = 10
    hand: Sequence[str] = ()
    kept: Sequence[str] = ()
    supply: int | None = None
    renewals: int = 2
    characters: Sequence[str] = ()


def people(quiet: str) -> list[str]:
    """The characters that do not have the trigger a test is about."""
    return [name for name in GAME.parts.character_ids if f"_{quiet}_" not in name]


class Builder:
    """Builds a position piece by piece, using every piece once. The tiles of kept cards lie under a tower far away."""

    def __init__(self, players: int, sides: Sequence[Side], quiet: str) -> None:
        self.players = players
        self.count = max(players, 2)
        self.sides = [*sides, *[Side()] * (self.count - len(sides))]
        if players == 1:  # nobody renews, and Hal takes everything from his supply
            self.sides = [self.sides[0]._replace(renewals=0), self.sides[1]._replace(renewals=0, resources=0)]
        self.allotment = GAME.parts.allotment[players]
        self.city: list[Data] = []
        self.owned = [0] * self.count
        self.tableaus: list[list[str]] = [[] for _ in range(self.count)]
        taken = [name for side in self.sides for name in side.characters]
        free = [name for name in people(quiet) if name not in taken]
        if players > 1:
            for seat, side in enumerate(self.sides):
                self.tableaus[seat] += side.characters or [free.pop(0) for _ in range(3)]
        for seat, side in enumerate(self.sides):
            self.tableaus[seat] += side.kept
        self.used = {tile for side in self.sides for tile in (*side.tiles, *side.kept)}

    def stand(self, tiles: list[str], cell: Cell, owner: int | None, scapegoat: int) -> None:
        """Puts up a building; the cards of covered tiles go to the scapegoat's tableau."""
        kept = [card for cards in self.tableaus for card in cards]
        self.city.append({"cell": list(cell), "tiles": tiles, "owner": owner})
        self.used |= set(tiles)
        if owner is not None:
            self.owned[owner] += len(tiles)
        self.tableaus[scapegoat] += [tile for tile in tiles[1:] if tile not in kept]

    def spare(self, names: Sequence[str]) -> list[str]:
        """Those not used yet."""
        return [name for name in names if name not in self.used]


def table_data(
    players: int = 2,
    *sides: Side,
    buildings: Mapping[str, Building] | None = None,
    tokens: Mapping[str, Cell] | None = None,
    sites: Sequence[str] = (),
    deck: Sequence[str] | int | None = None,
    supply: Sequence[str] | None = None,
    exhausted: int = 0,
    returned: Sequence[str] = (),
    quiet: str = "exploit",
    first: int = 0,
    round: int = 5,
    scapegoat: int = -1,
    **options: OptionValue,
) -> Data:
    """The beginning of a round: everybody is about to choose.

    Starting buildings stand where nothing else was put. With `deck` those cards (or that many) are left in it and the
    rest are discarded. With `supply` those tiles are left, and all others stand in the city as small buildings.
    """
    made = Builder(players, sides, quiet)
    scapegoat %= made.count
    buildings = buildings or {}
    made.used |= {*buildings, *(supply or ())}
    _build_city(made, buildings, scapegoat)
    for seat, side in enumerate(made.sides):
        if side.supply is not None:
            _ballast(made, seat, made.allotment - side.resources - side.supply - made.owned[seat])
    removed = GAME.parts.removed_tiles[players]
    if supply is not None:
        rest = len(made.spare(TILES)) - removed
        for seat, side in enumerate(made.sides):
            if side.supply is None:
                room = made.allotment - side.resources - made.owned[seat]
                _ballast(made, seat, min(rest, room))
                rest = len(made.spare(TILES)) - removed
    unseen = made.spare(TILES)
    left = len(unseen) - removed
    if supply is not None:
        left = len(supply)
        unseen = unseen + list(supply) if not exhausted else list(supply)
    data: Data = {
        "players": players,
        "viewer": -1,
        "options": options,
        "todo": [{"step": "select", "who": -1, "count": 0}],
        "waiting": list(range(players)),
        "ready": [],
        "moment": 40,
        "round": round,
        "first": first,
        "flags": [],
        "city": made.city,
        "sites": list(sites),
        "tokens": {letter: list((tokens or {}).get(letter, TOKENS[letter])) for letter in LETTERS},
        "supply": {
            "left": left,
            "exhausted": exhausted,
            "unseen": unseen,
            "removed": made.spare(TILES) if supply is not None and exhausted else [],
            "returned": list(returned),
        },
        "shown": [],
        "giving": [],
        "second": None,
    }
    _deal(data, made, deck, [*LETTERS, *(part["tiles"][0] for part in made.city if part["tiles"][0] not in sites)])
    return data


def _build_city(made: Builder, buildings: Mapping[str, Building], scapegoat: int) -> None:
    cells = {building.cell for building in buildings.values()}
    start = made.spare(START)
    start = [tile for tile in start if tile not in buildings]
    free = [cell for cell in SQUARE if cell not in cells]
    for name, building in buildings.items():
        floors: list[str] = []
        if building.height > 1 and building.cell in SQUARE and len(start) > len(free):
            floors.append(start.pop())
        while len(floors) < building.height - 1:
            floors.insert(0, made.spare(FLOORS)[0])
            made.used.add(floors[0])
        made.stand([name, *floors], building.cell, building.owner, scapegoat)
    for cell in free:
        if start:
            made.stand([start.pop(0)], cell, None, scapegoat)
        else:
            made.stand([made.spare(BALLAST)[0]], cell, scapegoat, scapegoat)
    for number, tile in enumerate(start):
        made.stand([tile], (40, -20 - 2 * number), None, scapegoat)
    kept = [tile for side in made.sides for tile in side.kept]
    if kept:
        made.stand([made.spare(BALLAST)[0], *kept], (20, -7), scapegoat, scapegoat)


def _ballast(made: Builder, owner: int, count: int) -> None:
    """Puts up this many small buildings of a side, far away from everything else."""
    for _ in range(count):
        number = len(made.city)
        made.stand([made.spare([*BALLAST, *FLOORS])[0]], (20 + number % 7 * 2, -9 - number // 7 * 2), owner, 0)


def _deal(data: Data, made: Builder, deck: Sequence[str] | int | None, circulating: list[str]) -> None:
    """Fills hands up with letters, then with what there is."""
    left = [card for card in circulating if card not in [name for side in made.sides for name in side.hand]]
    if deck is not None and not isinstance(deck, int):
        left = [card for card in left if card not in deck] + list(deck)
    hands: list[list[str]] = []
    size = 4 if made.players > 1 else (3 if data["options"].get("solo_deal") != "2plus1" else 2)
    for side in made.sides[: made.players]:
        hand = list(side.hand)
        while len(hand) < size:
            hand.append(left.pop(0))
        hands.append(hand)
    count = len(left) if deck is None else deck if isinstance(deck, int) else len(deck)
    data["deck"] = {"left": count, "shuffles": 0, "unseen": left[len(left) - count :], "older": {}}
    data["discard"] = left[: len(left) - count]
    data["sides"] = []
    for seat, side in enumerate(made.sides):
        part: Data = {
            "resources": side.resources,
            "supply": made.allotment - made.owned[seat] - side.resources,
            "points": side.points,
            "renewals": side.renewals,
            "card": None,
            "tile": None,
            "tableau": made.tableaus[seat],
        }
        if seat < made.players:
            part["hand"] = [{"card": card, "known": [seat]} for card in hands[seat]]
            part["tiles"] = list(side.tiles)
            part["choice"] = None
        else:
            part["card"] = "face_down"
            data["deck"]["left"] -= 1
        data["sides"].append(part)


def ours(state: State) -> GinkgopolisState:
    """A state of the contract as what it is."""
    assert isinstance(state, GinkgopolisState)
    return state


def load(data: Data) -> GinkgopolisState:
    """The position of these data."""
    return ours(GAME.load(data))


def blind(state: State, viewer: int) -> GinkgopolisState:
    """What the viewer knows."""
    return ours(state.blind(viewer))


def determinize(state: State, rng: Random) -> GinkgopolisState:
    """A position that fits what the viewer of a blinded one knows."""
    return ours(state.determinize(rng))


def table(players: int = 2, *sides: Side, **given: object) -> GinkgopolisState:
    """`table_data`, loaded."""
    return load(table_data(players, *sides, **given))  # type: ignore[arg-type]


# Playing and looking


def play(state: GinkgopolisState, seat: int, *texts: str) -> None:
    """Plays moves, each checked."""
    for text in texts:
        state.apply(seat, state.from_text(seat, text))
    state.audit()


def draw(state: GinkgopolisState, *texts: str) -> None:
    """Chance draws these."""
    for text in texts:
        state.apply(CHANCE, state.from_text(CHANCE, text))
    state.audit()


def draw_any(state: GinkgopolisState, seed: int = 0) -> None:
    """Chance draws at random until a player must decide."""
    rng = Random(seed)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))


def others_wait(state: GinkgopolisState, seat: int, text: str) -> None:
    """The seat, which is first, plays this; the others a letter alone, so that the next one is asked what to take."""
    for other in range(state.players):
        if other != seat:
            letter = next(card for card in hand(state, other) if card in LETTERS)
            play(state, other, f"play {letter}")
    play(state, seat, text)


def offered(state: GinkgopolisState, seat: int = 0, start: str = "") -> list[str]:
    """The moves open to a seat, as text; with `start` only those that begin with it, which is cut off."""
    texts = [state.to_text(seat, move) for move in state.legal(seat)]
    return [text.removeprefix(start).strip() for text in texts if text.startswith(start)]


def asked(state: GinkgopolisState, seat: int = 0) -> str:
    """The kind of question the seat is asked, `chance`, or nothing."""
    pending = state.pending()
    if pending == CHANCE:
        return "chance"
    return state.asks(seat).kind if pending >> seat & 1 else ""


def screen(state: GinkgopolisState, seat: int = 0) -> tuple[int, int, int]:
    """Resources, tiles and points behind a screen."""
    own = OWN_SIZE * seat
    return state.own[own + OWN_RESOURCES], len(state.behind[seat]), state.own[own + OWN_POINTS]


def supply(state: GinkgopolisState, side: int = 0) -> int:
    """The resources of a side in the common stock."""
    return state.own[OWN_SIZE * side + OWN_SUPPLY]


def hand(state: GinkgopolisState, seat: int = 0) -> list[str]:
    """The cards of a hand."""
    return [CARDS[card] for card in state.hands[seat]]


def tiles(state: GinkgopolisState, seat: int = 0) -> list[str]:
    """The tiles behind a screen."""
    return [TILES[tile] for tile in state.behind[seat]]


def kept(state: GinkgopolisState, side: int = 0) -> list[str]:
    """The building cards of a tableau."""
    return [TILES[card] for card in state.tableau[side] if card < len(TILES)]


def building(state: GinkgopolisState, name: str) -> tuple[Cell, int, int | None, bool] | None:
    """Cell, height, owner and site of the building with this top tile, or nothing."""
    for part in state.view(0)["city"]:
        if part["tiles"][0] == name:
            x, y = part["cell"]
            return (x, y), part["height"], part["owner"], part["site"]
    return None


def token(state: GinkgopolisState, letter: str) -> Cell:
    """Where a token lies."""
    x, y = state.dump()["tokens"][letter]
    return x, y


def discard(state: GinkgopolisState) -> list[str]:
    """The discard pile."""
    return [CARDS[card] for card in state.discard]


def points(state: GinkgopolisState, category: str, side: int = 0) -> int:
    """The points in a line of the score sheet."""
    return next(line.points for line in state.sheet()[side] if line.category == category)

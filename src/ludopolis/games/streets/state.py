"""The position: fields with names, steps, moves, and how it is copied. The rules are functions on it."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludopolis.engine.options import OptionValue
from ludopolis.engine.state import State
from ludopolis.games.streets.components import (
    ADVISORS,
    BUILDINGS,
    COLOURS,
    KINDS,
    MOST_PEOPLE,
    STATION,
    SYMBOLS,
    TILES,
    TOKENS,
    StreetsComponents,
)
from ludopolis.games.streets.geometry import CELLS, EMPTY_GRID

NONE: Final = -1
HAND: Final = 3
"""4.2: tiles in a hand; a place that is free holds `NONE`."""
SIGNS: Final = 5
"""4.2: ownership signs of a player. Sly has as many as he needs."""
UNLIMITED: Final = 99
SLY: Final = 1
"""11: in solo, Sly is the party after the human: he owns, earns and scores, but never decides."""

# Steps. What chance draws:
DEAL_ADVISOR: Final = 0
SHOW_BACK: Final = 1  # the kind of the tile that comes to the top of the stack
SHOW_FACE: Final = 2  # the face of the top tile: for the hand it goes to, or in solo for everybody
# What players decide, in the words of the rules page:
ABANDON: Final = 3
TILE: Final = 4
DISCARD: Final = 5  # R5
CELL: Final = 6
ROAD: Final = 7
SIGN_COUNT: Final = 8
STREET: Final = 9
TOKEN_TILE: Final = 10
TOKEN_TYPE: Final = 11
SUBSTITUTE: Final = 12
PEOPLE: Final = 13
OVER: Final = 14
# What follows by itself:
DEALING: Final = 15
TURN: Final = 16
BUILDING: Final = 17
CLOSING: Final = 18
TOKENS_DUE: Final = 19
INCOME: Final = 20
LEAVING: Final = 21
ARRIVING: Final = 22
BUILT: Final = 23
TURN_ENDS: Final = 24
STEP_NAMES: Final = (
    "deal_advisor",
    "show_back",
    "show_face",
    "abandon",
    "tile",
    "discard",
    "cell",
    "road",
    "signs",
    "street",
    "token_tile",
    "token_type",
    "substitute",
    "people",
    "over",
)

# Moves
PASS: Final = 0
SIGN_MOVE: Final = 1  # + signs - 1
ROAD_MOVE: Final = 3  # + side
TAKE: Final = 7  # + token
SEND: Final = 11  # + people
BUILD: Final = 36  # + building
PUT_AWAY: Final = 81  # + building
ABANDON_MOVE: Final = 126  # + place
STREET_MOVE: Final = 173  # + place of the street's first tile
TOKEN_MOVE: Final = 220  # + place
SUBSTITUTE_MOVE: Final = 267  # + BUILDINGS * place + building
CELL_MOVE: Final = 2382  # + cell
MOVES: Final = 11791

assert TAKE + len(TOKENS) == SEND
assert SEND + MOST_PEOPLE + 1 == BUILD
assert BUILD + BUILDINGS == PUT_AWAY
assert PUT_AWAY + BUILDINGS == ABANDON_MOVE
assert ABANDON_MOVE + TILES == STREET_MOVE
assert STREET_MOVE + TILES == TOKEN_MOVE
assert TOKEN_MOVE + TILES == SUBSTITUTE_MOVE
assert SUBSTITUTE_MOVE + TILES * BUILDINGS == CELL_MOVE
assert CELL_MOVE + CELLS == MOVES

# Outcomes of chance: buildings, then
KIND_OUTCOME: Final = 45  # + kind
ADVISOR_OUTCOME: Final = 50  # + advisor
OUTCOMES: Final = 57

LEVELS: Final = ("easy", "medium", "hard")


class TableOptions:
    """What the table has agreed on; never changed, so clones share it."""

    def __init__(self, parts: StreetsComponents, options: dict[str, OptionValue]) -> None:
        self.given = options
        self.business = options["business"] is True
        advisors = str(options["advisors"])
        self.advisors = advisors != "off"
        self.solo_advisor = ADVISORS.index(advisors) if advisors in ADVISORS else NONE
        """In solo: the advisor chosen, or `NONE` for a random one."""
        self.level = LEVELS.index(str(options["difficulty"]))
        self.gap_closes = options["gap_closes"] is True
        self.across = options["start_layout"] == "across"
        self.seekers_enter_closed = options["seekers_enter_closed"] is True
        self.closing_per_street = options["closing_value_per_street"] is True
        self.closing_at_final = options["closing_value_at_final"] is True
        self.round_total = options["final_rounding"] == "total"
        self.symbols = parts.symbols[:]
        """`SYMBOLS` by tile; none on the start tiles where the table plays so (R30)."""
        if options["start_symbols"] is not True:
            for symbol in range(SYMBOLS * STATION, SYMBOLS * TILES):
                self.symbols[symbol] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """All that lies on the table. A *party* is a seat, or Sly in solo. A *place* is a tile's number in the city."""

    parts: StreetsComponents
    table: TableOptions

    # Where we are
    step: int
    active: int
    """The party whose turn it is."""
    turns: int
    builds: int
    """Tiles still to be built in this turn, the current one included."""
    draws: int
    """Tiles to draw at the end of this turn."""
    chosen: int
    """The place in the active party's hand of the tile being built."""
    cell: int
    """Where it is being built."""
    side: int
    choices: list[int]
    """Cells to choose from for Sly, as in `spots`; empty for a player."""
    closing: list[int]
    """Closed streets still to be resolved, by first cell."""
    street: int
    """The street being resolved, by first cell."""
    abandoned: int
    """The place just abandoned, while its tokens are taken and its people move."""
    paid: int
    """Parties that have taken their tokens, or their income, of this street."""
    token_place: int
    units: int
    """Tokens still to be taken for `token_place`."""
    colour: int
    """The colour whose people are being moved."""
    target: int
    """Which of the tiles that can take them comes next."""
    held: list[int]
    """By colour: people who have left and not arrived yet."""
    # The stack
    top: int
    """The kind of the top tile, which everybody sees."""
    top_tile: int
    """Solo: its face, which everybody sees too."""
    stack: int
    """Tiles in the stack, the top one included."""
    left: list[int]
    """By kind: tiles whose back nobody has seen. With a Contractor, three of them are out of the game."""
    end_stack: list[int]
    """By kind: Sly's end stack until it is turned up (11)."""
    drawn: int
    """Backs seen so far."""
    unseen: int
    """A bit for each building whose face is not yet decided; in a blinded state, whose place the viewer ignores."""
    gone: int
    """A bit for each building seen that has left the game: covered (10.6) or put away (R5)."""
    # Hands, `HAND` by party
    hand: list[int]
    backs: list[int]
    """The kinds of the tiles in hand."""
    shown: list[int]
    """1 where everybody knows the face."""
    # The city, by place
    grid: bytes
    spots: list[int]
    """Cells that can be built on, ascending: 16 * cell + the legal road sides as a mask (3.5)."""
    tiles: list[int]
    cells: list[int]
    owner: list[int]
    signs: list[int]
    """Signs on the tile: 2 where the Investor has doubled it."""
    lying: list[int]
    """`COLOURS` by place."""
    seekers: list[int]
    """`COLOURS` by place."""
    # Supplies and parties
    supply: list[int]
    """By colour."""
    token_supply: list[int]
    money: list[int]
    sign_supply: list[int]
    tokens: list[int]
    """Four by party."""
    advisor: list[int]

    def copy_to(self, twin: "Position") -> None:
        """Makes a fresh state equal to this one, sharing nothing changeable."""
        twin.game = self.game
        twin.parts = self.parts
        twin.table = self.table
        twin.players = self.players
        twin.viewer = self.viewer
        twin.step = self.step
        twin.active = self.active
        twin.turns = self.turns
        twin.builds = self.builds
        twin.draws = self.draws
        twin.chosen = self.chosen
        twin.cell = self.cell
        twin.side = self.side
        twin.choices = self.choices[:]
        twin.closing = self.closing[:]
        twin.street = self.street
        twin.abandoned = self.abandoned
        twin.paid = self.paid
        twin.token_place = self.token_place
        twin.units = self.units
        twin.colour = self.colour
        twin.target = self.target
        twin.held = self.held[:]
        twin.top = self.top
        twin.top_tile = self.top_tile
        twin.stack = self.stack
        twin.left = self.left[:]
        twin.end_stack = self.end_stack[:]
        twin.drawn = self.drawn
        twin.unseen = self.unseen
        twin.gone = self.gone
        twin.hand = self.hand[:]
        twin.backs = self.backs[:]
        twin.shown = self.shown[:]
        twin.grid = self.grid
        twin.spots = self.spots[:]
        twin.tiles = self.tiles[:]
        twin.cells = self.cells[:]
        twin.owner = self.owner[:]
        twin.signs = self.signs[:]
        twin.lying = self.lying[:]
        twin.seekers = self.seekers[:]
        twin.supply = self.supply[:]
        twin.token_supply = self.token_supply[:]
        twin.money = self.money[:]
        twin.sign_supply = self.sign_supply[:]
        twin.tokens = self.tokens[:]
        twin.advisor = self.advisor[:]

    def solo(self) -> bool:
        """One human against Sly."""
        return self.players == 1

    def parties(self) -> int:
        """Seats, and Sly."""
        return 2 if self.players == 1 else self.players

    def lay_out(self, players: int) -> None:
        """An empty city and empty hands; supplies, signs and money as before the first turn (4.2, 4.4)."""
        self.players = players
        parties = self.parties()
        self.step = DEALING
        self.active = 0
        self.turns = 0
        self.builds = 0
        self.draws = 0
        self.chosen = NONE
        self.cell = NONE
        self.side = NONE
        self.choices = []
        self.closing = []
        self.street = NONE
        self.abandoned = NONE
        self.paid = 0
        self.token_place = NONE
        self.units = 0
        self.colour = 0
        self.target = 0
        self.held = [0] * COLOURS
        self.top = NONE
        self.top_tile = NONE
        self.stack = 0
        self.left = [0] * len(KINDS)
        self.end_stack = [0] * len(KINDS)
        self.drawn = 0
        self.unseen = 0
        self.gone = 0
        self.hand = [NONE] * (HAND * parties)
        self.backs = [NONE] * (HAND * parties)
        self.shown = [0] * (HAND * parties)
        self.grid = EMPTY_GRID
        self.spots = []
        self.tiles = []
        self.cells = []
        self.owner = []
        self.signs = []
        self.lying = []
        self.seekers = []
        self.supply = self.parts.people[:]
        self.token_supply = self.parts.tokens[:] if self.table.business else [0] * len(TOKENS)
        self.money = [0] * parties
        self.sign_supply = [SIGNS] * parties
        if players == 1:
            self.sign_supply[SLY] = UNLIMITED
        self.tokens = [0] * (len(TOKENS) * parties)
        self.advisor = [NONE] * parties

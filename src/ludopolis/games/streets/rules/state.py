"""The position: its fields, its steps, and how it is copied. The rules are functions on it."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract import State
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets.components.tables import (
    ADVISORS,
    COLOURS,
    KINDS,
    STATION,
    SYMBOLS,
    TILES,
    TOKENS,
    StreetsComponents,
)
from ludopolis.games.streets.rules.geometry import EMPTY_GRID

NONE: Final = -1
BIT: Final[list[int]] = [1 << bit for bit in range(TILES)]
"""Masks of tiles or road sides: looking a bit up is safe with an `i64`, shifting is not (mypyc)."""
HAND: Final = 3
"""4.2: tiles in a hand; a free place holds `NONE`."""
SIGNS: Final = 5
"""4.2: ownership signs per player. Sly has as many as he needs."""
UNLIMITED: Final = 99
SLY: Final = 1
"""11: in solo, Sly is the party after the human: he owns, earns and scores, but never decides."""

# Steps decided by chance:
STEP_DEAL_ADVISOR: Final = 0
STEP_SHOW_BACK: Final = 1  # the kind of the tile that comes to the top of the stack
STEP_SHOW_FACE: Final = 2  # the face of the top tile: for the hand it goes to, or in solo for everybody
# Steps decided by players, in the words of the rules page:
STEP_ABANDON: Final = 3
STEP_TILE: Final = 4
STEP_DISCARD: Final = 5  # R5
STEP_CELL: Final = 6
STEP_ROAD: Final = 7
STEP_SIGNS: Final = 8
STEP_STREET: Final = 9
STEP_TOKEN_TILE: Final = 10
STEP_TOKEN_TYPE: Final = 11
STEP_SUBSTITUTE: Final = 12
STEP_PEOPLE: Final = 13
STEP_OVER: Final = 14
# Automatic steps:
STEP_DEALING: Final = 15
STEP_TURN: Final = 16
STEP_BUILDING: Final = 17
STEP_CLOSING: Final = 18
STEP_TOKENS: Final = 19
STEP_INCOME: Final = 20
STEP_LEAVING: Final = 21
STEP_ARRIVING: Final = 22
STEP_BUILT: Final = 23
STEP_TURN_ENDS: Final = 24
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

DIFFICULTIES: Final = ("easy", "medium", "hard")


class TableOptions:
    """The options of this table, as fields; they never change, so clones share them."""

    def __init__(self, parts: StreetsComponents, options: dict[str, OptionValue], version: int) -> None:
        self.given = options
        self.first_rules = version == 1
        """The table or record is of rules version 1."""
        self.business = options["business"] is True
        advisors = str(options["advisors"])
        self.advisors = advisors != "off"
        self.solo_advisor = ADVISORS.index(advisors) if advisors in ADVISORS else NONE
        """In solo: the advisor chosen, or `NONE` for a random one."""
        self.level = DIFFICULTIES.index(str(options["difficulty"]))
        self.gap_closes = options["gap_closes"] is True
        self.across = options["start_layout"] == "across"
        self.seekers_enter_closed = options["seekers_enter_closed"] is True
        self.closing_per_street = options["closing_value_per_street"] is True
        self.closing_at_final = options["closing_value_at_final"] is True
        self.round_total = options["final_rounding"] == "total"
        self.symbols = parts.symbols[:]
        """`SYMBOLS` per tile; none on the start tiles if the table plays without (R30)."""
        if options["start_symbols"] is not True:
            for symbol in range(SYMBOLS * STATION, SYMBOLS * TILES):
                self.symbols[symbol] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything on the table. A *party* is a seat, or Sly in solo. A *place* is a tile's number in the city."""

    parts: StreetsComponents
    table: TableOptions

    # The turn
    step: int
    active: int
    """The party whose turn it is."""
    turns: int
    builds: int
    """Tiles still to be built this turn, including the current one."""
    draws: int
    """Tiles to draw at the end of this turn."""
    chosen: int
    """The place in `hand` of the tile being built."""
    cell: int
    """Where it is being built."""
    side: int
    choices: list[int]
    """The placements Sly may choose from, in the form of `spots`; empty for a player."""
    closing: list[int]
    """Closed streets still to be resolved, by first cell."""
    street: int
    """The street being resolved, by first cell."""
    abandoned: int
    """The place just abandoned, while its tokens are taken and its people move."""
    paid: int
    """How many parties have taken their tokens, or their income, from this street."""
    token_place: int
    units: int
    """Tokens still to be taken for `token_place`."""
    colour: int
    """The colour of the people being moved."""
    target: int
    """The index, among the tiles that can take them, of the one asked about."""
    held: list[int]
    """By colour: people who have left and not yet arrived."""
    # The stack
    top: int
    """The kind of the top tile, which everybody sees."""
    top_tile: int
    """In solo: its face, which everybody sees too."""
    stack: int
    """Tiles in the stack, including the top one."""
    left: list[int]
    """By kind: tiles whose backs nobody has seen. With a Contractor, three of them are out of the game."""
    end_stack: list[int]
    """By kind: Sly's end stack until it is turned up (11)."""
    drawn: int
    """Backs seen so far."""
    unseen: int
    """A bit for each building not yet drawn; in a blinded state, for each whose place the viewer does not know."""
    gone: int
    """A bit for each building that left the game openly: covered (10.6) or put away (R5)."""
    # Hands: `HAND` places per party
    hand: list[int]
    backs: list[int]
    """The kinds of the tiles in hand."""
    shown: list[int]
    """1 where everybody knows the face."""
    # The city, by place
    grid: bytes
    spots: list[int]
    """Cells that can be built on, ascending: 16 * cell + the mask of its legal road sides (3.5)."""
    tiles: list[int]
    cells: list[int]
    owner: list[int]
    signs: list[int]
    """Signs on the tile: 2 if the Investor has doubled it."""
    lying: list[int]
    """`COLOURS` per place."""
    seekers: list[int]
    """`COLOURS` per place."""
    # Supplies and parties
    supply: list[int]
    """By colour."""
    token_supply: list[int]
    money: list[int]
    sign_supply: list[int]
    tokens: list[int]
    """Four per party."""
    advisor: list[int]

    def copy_to(self, twin: "Position") -> None:
        """Copies every field to a fresh state that shares nothing changeable with this one."""
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
        """How many parties there are, including Sly."""
        return 2 if self.players == 1 else self.players

    def lay_out(self, players: int) -> None:
        """An empty city and empty hands; supplies, signs and money as before the first turn (4.2, 4.4)."""
        self.players = players
        parties = self.parties()
        self.step = STEP_DEALING
        self.active = self.turns = self.builds = self.draws = 0
        self.chosen = self.cell = self.side = NONE
        self.choices = []
        self.closing = []
        self.street = self.abandoned = self.token_place = NONE
        self.paid = self.units = 0
        self.colour = self.target = 0
        self.held = [0] * COLOURS
        self.top = self.top_tile = NONE
        self.stack = 0
        self.left = [0] * len(KINDS)
        self.end_stack = [0] * len(KINDS)
        self.drawn = self.unseen = self.gone = 0
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

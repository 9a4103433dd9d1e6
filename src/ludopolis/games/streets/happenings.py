"""What can happen, as event kinds: every visible change with the figures of its arithmetic."""

from typing import Final

from ludopolis.engine.events import EventKind

EVENT_KINDS: Final = (
    EventKind("advisor", ("seat", "advisor")),
    EventKind("back", ("tile_kind", "left")),
    EventKind("face", ("tile", "left")),
    EventKind("drew", ("seat", "tile")),
    EventKind("drew_hidden", ("seat", "tile_kind")),
    EventKind("took", ("seat", "tile")),
    EventKind("end_stack", ("tile_kind",)),
    EventKind("end_stack_turned"),
    EventKind("stack_empty"),
    EventKind("turn", ("seat", "turn")),
    EventKind("abandoned", ("seat", "tile", "cell", "signs")),
    EventKind("chose", ("seat", "tile")),
    EventKind("put_away", ("seat", "tile")),
    EventKind("built", ("seat", "tile", "cell", "side", "signs")),
    EventKind("covered", ("seat", "tile", "old_tile", "cell", "side", "signs")),
    EventKind("to_station", ("person", "count", "from_cell")),
    EventKind("settled", ("person", "count", "tile", "cell")),
    EventKind("shortage", ("person", "missing")),
    EventKind("seekers_enter", ("person", "count", "from_cell", "to_cell")),
    EventKind("closed", ("seat", "from_cell", "to_cell", "length")),
    EventKind("token", ("seat", "token", "tile", "have")),
    EventKind("no_token", ("seat", "tile")),
    EventKind("substituted", ("seat", "tile", "with_tile", "cell")),
    # All symbols that count for the seat on this street: printed there, pointing in, and by its advisor.
    EventKind("symbols", ("seat", "tourist", "hipster", "parent", "shopper", "wild")),
    # value = count * price of the formula, which is the tile's own, a copied one or one from the hand.
    EventKind(
        "income",
        ("seat", "tile", "cell", "formula_tile", "value", "count", "price", "times", "people", "amount", "money"),
    ),
    EventKind("left", ("person", "count", "tile", "cell")),
    EventKind("arrived", ("person", "count", "tile", "cell")),
    EventKind("seeking", ("person", "count", "tile", "cell")),
    EventKind("ended", ("ending",)),
    EventKind(
        "final", ("seat", "tile", "cell", "formula_tile", "value", "count", "price", "times", "people", "amount")
    ),
    EventKind("halved", ("seat", "amount", "points")),
    EventKind("most_tokens", ("seat", "token", "have", "points")),
    EventKind("token_sets", ("seat", "sets", "points")),
    EventKind("total", ("seat", "points")),
    # 11: the most that Sly can make of his tile, the people he gains there, and how many placements are as good.
    EventKind("weighed", ("seat", "tile", "amount", "people", "count")),
)
ADVISOR: Final = 1
BACK: Final = 2
FACE: Final = 3
DREW: Final = 4
DREW_HIDDEN: Final = 5
TOOK: Final = 6
END_STACK: Final = 7
END_STACK_TURNED: Final = 8
STACK_EMPTY: Final = 9
TURN: Final = 10
ABANDONED: Final = 11
CHOSE: Final = 12
PUT_AWAY: Final = 13
BUILT: Final = 14
COVERED: Final = 15
TO_STATION: Final = 16
SETTLED: Final = 17
SHORTAGE: Final = 18
SEEKERS_ENTER: Final = 19
CLOSED: Final = 20
TOKEN: Final = 21
NO_TOKEN: Final = 22
SUBSTITUTED: Final = 23
SYMBOLS: Final = 24
INCOME: Final = 25
LEFT: Final = 26
ARRIVED: Final = 27
SEEKING: Final = 28
ENDED: Final = 29
FINAL: Final = 30
HALVED: Final = 31
MOST_TOKENS: Final = 32
TOKEN_SETS: Final = 33
TOTAL: Final = 34
WEIGHED: Final = 35

"""Event kinds: every visible change, with the figures of its arithmetic."""

from typing import Final

from ludopolis.engine.values.events import EventKind

PAID: Final = ("seat", "tile", "cell", "formula_tile", "value", "count", "price", "times", "people", "amount")
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
    # All symbols that count for the seat on this street: printed there, pointing in, and from its advisor.
    EventKind("symbols", ("seat", "tourist", "hipster", "parent", "shopper", "wild")),
    # value = count * price of the formula: the tile's own, or (`copied`) that of another tile or of one in the hand.
    EventKind("income", (*PAID, "money", "copied")),
    EventKind("left", ("person", "count", "tile", "cell")),
    EventKind("arrived", ("person", "count", "tile", "cell")),
    EventKind("seeking", ("person", "count", "tile", "cell")),
    EventKind("ended", ("ending",)),
    # `points`: half of the amount, rounded up; 0 if the table halves all amounts together.
    EventKind("final", (*PAID, "points", "copied")),
    EventKind("halved", ("seat", "tiles", "points")),
    EventKind("most_tokens", ("seat", "token", "have", "points")),
    EventKind("token_sets", ("seat", "sets", "points")),
    EventKind("total", ("seat", "points")),
    # 11: the most that Sly can make of his tile, the people he gains there, and how many placements are as good.
    EventKind("weighed", ("seat", "tile", "amount", "people", "count")),
    EventKind("halved_together", ("seat", "amount", "points")),
)
E_ADVISOR: Final = 1
E_BACK: Final = 2
E_FACE: Final = 3
E_DREW: Final = 4
E_DREW_HIDDEN: Final = 5
E_TOOK: Final = 6
E_END_STACK: Final = 7
E_END_STACK_TURNED: Final = 8
E_STACK_EMPTY: Final = 9
E_TURN: Final = 10
E_ABANDONED: Final = 11
E_CHOSE: Final = 12
E_PUT_AWAY: Final = 13
E_BUILT: Final = 14
E_COVERED: Final = 15
E_TO_STATION: Final = 16
E_SETTLED: Final = 17
E_SHORTAGE: Final = 18
E_SEEKERS_ENTER: Final = 19
E_CLOSED: Final = 20
E_TOKEN: Final = 21
E_NO_TOKEN: Final = 22
E_SUBSTITUTED: Final = 23
E_SYMBOLS: Final = 24
E_INCOME: Final = 25
E_LEFT: Final = 26
E_ARRIVED: Final = 27
E_SEEKING: Final = 28
E_ENDED: Final = 29
E_FINAL: Final = 30
E_HALVED: Final = 31
E_MOST_TOKENS: Final = 32
E_TOKEN_SETS: Final = 33
E_TOTAL: Final = 34
E_WEIGHED: Final = 35
E_HALVED_TOGETHER: Final = 36

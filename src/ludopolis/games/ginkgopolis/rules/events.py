"""The kinds of events, in the order of their numbers."""

from typing import Final

from ludopolis.engine.events import EventKind

EVENT_KINDS: Final = (
    EventKind("placed", ("tile", "cell")),
    EventKind("turned", ("card",)),
    EventKind("first", ("seat",)),
    EventKind("trio", ("seat", "trio")),
    EventKind("packet", ("seat", "character")),
    EventKind("packets_passed", ("pick",)),
    EventKind("character", ("seat", "character")),
    EventKind("drew_tile", ("seat", "tile")),
    EventKind("drew_tile_hidden", ("seat",)),
    EventKind("drew_card", ("seat", "card")),
    EventKind("drew_card_hidden", ("seat",)),
    EventKind("round", ("round", "seat")),
    EventKind("renewed", ("seat", "tokens")),
    EventKind("discarded", ("seat", "card")),
    EventKind("rebuilt", ("cards", "sites")),
    EventKind("chose", ("seat",)),
    EventKind("chose_tile", ("seat",)),
    EventKind("showed", ("seat", "card")),
    EventKind("showed_tile", ("seat", "card", "tile")),
    EventKind("fallback", ("seat", "tile")),
    EventKind("cannot_pay", ("seat", "points", "resources", "has_points", "has_resources")),
    EventKind("activated", ("seat", "tile", "height")),
    EventKind("gained", ("seat", "item", "count")),
    EventKind("lost", ("seat", "item", "count")),
    EventKind("bonus", ("seat", "trigger", "resources", "tiles", "points")),
    EventKind("urbanized", ("seat", "tile", "cell")),
    EventKind("token", ("card", "cell")),
    EventKind("returned", ("seat", "resources", "points")),
    EventKind("paid", ("seat", "points", "resources")),
    EventKind("built", ("seat", "tile", "cell", "height")),
    EventKind("kept", ("seat", "card")),
    EventKind("exhausted"),
    EventKind("gave_tile", ("seat", "tile")),
    EventKind("gave_points", ("seat", "points")),
    EventKind("refilled", ("tiles",)),
    EventKind("flag_tiles"),
    EventKind("flag_resources", ("seat",)),
    EventKind("hands_passed"),
    EventKind("passed", ("from_seat", "to_seat", "card")),
    EventKind("hal_dealt", ("seat",)),
    EventKind("hal_shows", ("seat", "card")),
    EventKind("hal_draws", ("seat", "tile")),
    EventKind("hal_second", ("seat", "card")),
    EventKind("hal_points", ("seat", "points")),
    EventKind("hal_idle", ("seat",)),
    EventKind("hal_short", ("seat", "resources", "has_resources")),
    EventKind("end", ("ending",)),
    EventKind("total", ("seat", "points")),
)
PLACED: Final = 1
TURNED: Final = 2
FIRST: Final = 3
TRIO: Final = 4
PACKET: Final = 5
PACKETS_PASSED: Final = 6
CHARACTER: Final = 7
DREW_TILE: Final = 8
DREW_TILE_HIDDEN: Final = 9
DREW_CARD: Final = 10
DREW_CARD_HIDDEN: Final = 11
ROUND: Final = 12
RENEWED: Final = 13
DISCARDED: Final = 14
REBUILT: Final = 15
CHOSE: Final = 16
CHOSE_TILE: Final = 17
SHOWED: Final = 18
SHOWED_TILE: Final = 19
FALLBACK: Final = 20
CANNOT_PAY: Final = 21
ACTIVATED: Final = 22
GAINED: Final = 23
LOST: Final = 24
BONUS: Final = 25
URBANIZED: Final = 26
TOKEN: Final = 27
RETURNED: Final = 28
PAID: Final = 29
BUILT: Final = 30
KEPT: Final = 31
EXHAUSTED: Final = 32
GAVE_TILE: Final = 33
GAVE_POINTS: Final = 34
REFILLED: Final = 35
FLAG_TILES: Final = 36
FLAG_RESOURCES: Final = 37
HANDS_PASSED: Final = 38
PASSED: Final = 39
HAL_DEALT: Final = 40
HAL_SHOWS: Final = 41
HAL_DRAWS: Final = 42
HAL_SECOND: Final = 43
HAL_POINTS: Final = 44
HAL_IDLE: Final = 45
HAL_SHORT: Final = 46
END: Final = 47
TOTAL: Final = 48

"""The kinds of events, in the order of their numbers."""

from typing import Final

from ludopolis.engine.values.events import EventKind

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
E_PLACED: Final = 1
E_TURNED: Final = 2
E_FIRST: Final = 3
E_TRIO: Final = 4
E_PACKET: Final = 5
E_PACKETS_PASSED: Final = 6
E_CHARACTER: Final = 7
E_DREW_TILE: Final = 8
E_DREW_TILE_HIDDEN: Final = 9
E_DREW_CARD: Final = 10
E_DREW_CARD_HIDDEN: Final = 11
E_ROUND: Final = 12
E_RENEWED: Final = 13
E_DISCARDED: Final = 14
E_REBUILT: Final = 15
E_CHOSE: Final = 16
E_CHOSE_TILE: Final = 17
E_SHOWED: Final = 18
E_SHOWED_TILE: Final = 19
E_FALLBACK: Final = 20
E_CANNOT_PAY: Final = 21
E_ACTIVATED: Final = 22
E_GAINED: Final = 23
E_LOST: Final = 24
E_BONUS: Final = 25
E_URBANIZED: Final = 26
E_TOKEN: Final = 27
E_RETURNED: Final = 28
E_PAID: Final = 29
E_BUILT: Final = 30
E_KEPT: Final = 31
E_EXHAUSTED: Final = 32
E_GAVE_TILE: Final = 33
E_GAVE_POINTS: Final = 34
E_REFILLED: Final = 35
E_FLAG_TILES: Final = 36
E_FLAG_RESOURCES: Final = 37
E_HANDS_PASSED: Final = 38
E_PASSED: Final = 39
E_HAL_DEALT: Final = 40
E_HAL_SHOWS: Final = 41
E_HAL_DRAWS: Final = 42
E_HAL_SECOND: Final = 43
E_HAL_POINTS: Final = 44
E_HAL_IDLE: Final = 45
E_HAL_SHORT: Final = 46
E_END: Final = 47
E_TOTAL: Final = 48

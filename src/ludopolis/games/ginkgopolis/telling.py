"""Events: their kinds, in the order of their numbers."""

from typing import Final

from ludopolis.engine.events import EVERYONE, Event, EventKind
from ludopolis.games.ginkgopolis.state import Position

EVENT_KINDS: Final = (
    EventKind("placed", ("tile", "cell")),
    EventKind("turned", ("card",)),
    EventKind("first", ("seat",)),
    EventKind("trio", ("seat", "trio")),
    EventKind("packet", ("seat", "character")),
    EventKind("packets_passed", ("pick",)),
    EventKind("character", ("seat", "character")),
    EventKind("started", ("seat", "resources", "tiles", "points")),
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
STARTED: Final = 8
DREW_TILE: Final = 9
DREW_TILE_HIDDEN: Final = 10
DREW_CARD: Final = 11
DREW_CARD_HIDDEN: Final = 12
ROUND: Final = 13
RENEWED: Final = 14
DISCARDED: Final = 15
REBUILT: Final = 16
CHOSE: Final = 17
CHOSE_TILE: Final = 18
SHOWED: Final = 19
SHOWED_TILE: Final = 20
FALLBACK: Final = 21
CANNOT_PAY: Final = 22
ACTIVATED: Final = 23
GAINED: Final = 24
LOST: Final = 25
BONUS: Final = 26
URBANIZED: Final = 27
TOKEN: Final = 28
RETURNED: Final = 29
PAID: Final = 30
BUILT: Final = 31
KEPT: Final = 32
EXHAUSTED: Final = 33
GAVE_TILE: Final = 34
GAVE_POINTS: Final = 35
REFILLED: Final = 36
FLAG_TILES: Final = 37
FLAG_RESOURCES: Final = 38
HANDS_PASSED: Final = 39
PASSED: Final = 40
HAL_DEALT: Final = 41
HAL_SHOWS: Final = 42
HAL_DRAWS: Final = 43
HAL_SECOND: Final = 44
HAL_POINTS: Final = 45
HAL_IDLE: Final = 46
HAL_SHORT: Final = 47
END: Final = 48
TOTAL: Final = 49


def tell(state: Position, event: Event) -> None:
    """Tells an event. Callers ask first whether anybody listens."""
    if state.events is not None:
        state.events.append(event)


def redact_event(event: Event) -> Event | None:
    """Of a tile or a card drawn others see that it was drawn; of a packet or a hand passed on, nothing."""
    if event[0] == DREW_TILE:
        return (DREW_TILE_HIDDEN, EVERYONE, event[2])
    if event[0] == DREW_CARD:
        return (DREW_CARD_HIDDEN, EVERYONE, event[2])
    return None

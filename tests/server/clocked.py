"""Tables with a clock, and a time that only the test moves on."""

from typing import Any

from ludopolis import registry
from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import SeatRow
from ludopolis.server.tables import changes
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.wire import deciding

LIVE = {"kind": "live", "bank": 600, "increment": 15}
SLOW = {"kind": "slow", "bank": 2 * 86_400, "increment": 0}
NAMES = ("Anna", "Boris", "Chloé")
MINUTE = 60_000


def device(seat: int) -> str:
    """Whose seat it is."""
    return f"device of {NAMES[seat]}"


class Time:
    """A time source."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def go(self, *, seconds: int = 0, minutes: int = 0, hours: int = 0) -> None:
        """Lets time pass."""
        self.now += ((hours * 60 + minutes) * 60 + seconds) * 1000


async def sit(hall: Hall, terms: Any = LIVE, game: str = "uptown", people: int = 2, bots: int = 0) -> Live:
    """A table of people and bots, with a clock or without."""
    places = [SeatRow(seat, "human", NAMES[seat], "", device(seat), None) for seat in range(people)]
    places += [SeatRow(seat, "bot", f"Bot {seat}", "beginner", None, None) for seat in range(people, people + bots)]
    settings: dict[str, Any] = {"live_score": True, "hints": False, "host": 0}
    if terms is not None:
        settings["clock"] = terms
    row = await hall.tables.set_up(registry.find(game), {}, settings, places, seed="tests/clocks")
    return await hall.tables.open(row.id)


def due(live: Live) -> int:
    """The first seat that must decide."""
    return deciding(live.table.state)[0]


async def move(hall: Hall, live: Live, seat: int, bot: bool = False) -> None:
    """The seat makes its first legal move."""
    text = live.table.state.to_text(seat, live.table.state.legal(seat)[0])
    number = live.table.view_number(seat)
    await changes.play(hall.tables, live, None if bot else device(seat), seat, number, None, text)


async def turn(hall: Hall, live: Live, seat: int) -> None:
    """The seat decides until its turn is over."""
    first = live.table.state.turn()
    while seat in deciding(live.table.state) and live.table.state.turn() == first:
        await move(hall, live, seat)


def clock_of(live: Live) -> list[tuple[int, int, int]]:
    """By seat, in seconds: used before this wait, left for it, spent of it."""
    assert live.clock is not None
    counted = live.clock.counted(live.time())
    return [(one.used // 1000, one.left // 1000, one.spent // 1000) for one in counted.seats]

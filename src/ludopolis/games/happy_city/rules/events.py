"""Event kinds: every visible change with the figures of its arithmetic. All events are public."""

from typing import Final

from ludopolis.engine.values.events import EventKind

E_ROW_DEALT: Final = 1
E_MARKET_TAKEN: Final = 2
E_ROUND_BEGUN: Final = 3
E_COINS_GAINED: Final = 4
E_LOUVRE_VISIT: Final = 5
E_INCOME_PAID: Final = 6
E_COINS_STOLEN: Final = 7
E_KEPT: Final = 8
E_DISCARDED: Final = 9
E_RESHUFFLED: Final = 10
E_REVEALED: Final = 11
E_COIN_TAKEN: Final = 12
E_BOUGHT: Final = 13
E_PASSED: Final = 14
E_SPECIAL_TAKEN: Final = 15
E_CARD_LOST: Final = 16
E_LAST_ROUND: Final = 17
E_SPHINX_COPIED: Final = 18
E_SPHINX_DRAWING: Final = 19
E_SPHINX_DREW: Final = 20
E_PYRAMID_COPIED: Final = 21
E_SCORED: Final = 22
E_ENDED: Final = 23
E_BOUGHT_REDUCED: Final = 24

EVENT_KINDS: Final = (
    EventKind("row-dealt", ("card",)),
    EventKind("market-taken", ("seat", "card")),
    EventKind("round-begun", ("round",)),
    # Coins outside income: the card that pays them, how many, and the seat's coins afterwards.
    EventKind("coins-gained", ("seat", "card", "amount", "coins")),
    EventKind("louvre-visit", ("seat", "from_seat")),
    # Printed income, the term of the special and the Louvre; what is paid in all, and the coins afterwards.
    EventKind("income-paid", ("seat", "printed", "effect", "louvre", "amount", "coins")),
    EventKind("coins-stolen", ("seat", "from_seat", "card", "amount", "coins")),
    EventKind("kept", ("seat",)),
    EventKind("discarded", ("seat", "card")),
    EventKind("reshuffled", ("deck", "count")),
    EventKind("revealed", ("seat", "deck", "card")),
    EventKind("coin-taken", ("seat", "amount", "coins")),
    EventKind("bought", ("seat", "card", "price", "cost", "slot", "coins")),
    EventKind("passed", ("seat",)),
    EventKind("special-taken", ("seat", "card", "slot")),
    EventKind("card-lost", ("seat", "card", "slot")),
    EventKind("last-round", ("seat", "round")),
    EventKind("sphinx-copied", ("seat", "from_seat", "card")),
    EventKind("sphinx-drawing", ("seat",)),
    EventKind("sphinx-drew", ("seat", "card")),
    EventKind("pyramid-copied", ("seat", "from_seat", "card", "residents", "hearts")),
    # The points for residents and hearts alone, then those after the special building's change.
    EventKind("scored", ("seat", "residents", "hearts", "base", "points", "coins")),
    EventKind("ended", ("ending",)),
    # Bought for less than the printed cost.
    EventKind("bought-reduced", ("seat", "card", "price", "cost", "slot", "coins")),
)

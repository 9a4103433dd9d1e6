"""Event kinds: every visible change with the figures of its arithmetic. All events are public.

A `project` is one project, or all of a card (`UpTownComponents.whole`).
"""

from typing import Final

from ludopolis.engine.events import EventKind

FIRST_PLAYER: Final = 1
UNCOVERED: Final = 2
UNCOVERED_MUNICIPAL: Final = 3
ROUND_BEGUN: Final = 4
COINS_COLLECTED: Final = 5
NOTHING_TO_TAKE: Final = 6
FREE_CARD_TAKEN: Final = 7
BOUGHT_OWN: Final = 8
BOUGHT: Final = 9
MUNICIPAL_TAKEN: Final = 10
SKIPPED: Final = 11
BUILT: Final = 12
GIVEN: Final = 13
DISCARDED: Final = 14
PLOT_CLOSED: Final = 15
LAST_ROUND_BY_DECK: Final = 16
LAST_ROUND_BY_STREET: Final = 17
SCORED: Final = 18
ENDED: Final = 19

BY_PLOT: Final = ("first", "second", "third", "fourth", "fifth")

EVENT_KINDS: Final = (
    EventKind("first-player", ("seat",)),
    # The next card of a deck, and of the common pile.
    EventKind("uncovered", ("from_seat", "card", "price", "project")),
    EventKind("uncovered-municipal", ("card", "project")),
    EventKind("round-begun", ("round",)),
    EventKind("coins-collected", ("seat", "amount", "coins")),
    EventKind("nothing-to-take", ("seat",)),
    EventKind("free-card-taken", ("seat", "card", "project")),
    # The price is paid to the bank, or laid on the rival's deck, which it blocks; coins are what the buyer has left.
    EventKind("bought-own", ("seat", "card", "project", "price", "coins")),
    EventKind("bought", ("seat", "from_seat", "card", "project", "price", "coins")),
    EventKind("municipal-taken", ("seat", "card", "project")),
    EventKind("skipped", ("seat",)),
    EventKind("built", ("seat", "project", "card", "plot")),
    EventKind("given", ("seat", "to_seat", "project", "card", "plot")),
    EventKind("discarded", ("seat", "card", "project")),
    # The revenue of each of the owner's plots, what the bank pays in all, and the owner's coins afterwards.
    EventKind("plot-closed", ("seat", "plot", *BY_PLOT, "amount", "coins")),
    EventKind("last-round-by-deck", ("seat", "round")),
    EventKind("last-round-by-street", ("seat", "round")),
    # The prestige of each plot, the points for coins, the total.
    EventKind("scored", ("seat", *BY_PLOT, "coins", "points")),
    EventKind("ended", ("ending",)),
)

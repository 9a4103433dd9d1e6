"""Event kinds: every visible change with the figures of its arithmetic. All events are public.

A `project` is one project, or all of a card (`UpTownComponents.whole`).
"""

from typing import Final

from ludopolis.engine.values.events import EventKind

E_FIRST_PLAYER: Final = 1
E_UNCOVERED: Final = 2
E_UNCOVERED_MUNICIPAL: Final = 3
E_ROUND_BEGUN: Final = 4
E_COINS_COLLECTED: Final = 5
E_NOTHING_TO_TAKE: Final = 6
E_FREE_CARD_TAKEN: Final = 7
E_BOUGHT_OWN: Final = 8
E_BOUGHT: Final = 9
E_MUNICIPAL_TAKEN: Final = 10
E_SKIPPED: Final = 11
E_BUILT: Final = 12
E_GIVEN: Final = 13
E_DISCARDED: Final = 14
E_PLOT_CLOSED: Final = 15
E_LAST_ROUND_BY_DECK: Final = 16
E_LAST_ROUND_BY_STREET: Final = 17
E_SCORED: Final = 18
E_ENDED: Final = 19
E_FITS_NOWHERE: Final = 20

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
    # A card is discarded because it could not be placed.
    EventKind("fits-nowhere", ("seat", "card", "project")),
)

"""Deals of the day, duels and their standings: the same cards for everybody."""

from ludopolis import moved

__getattr__ = moved.names(
    __name__,
    {
        "deals": (
            "PLAYERS",
            "KEPT_DAYS",
            "Deal",
            "Deals",
            "page_of",
            "today",
            "ways",
            "ids_of",
            "day_of",
            "check_sendable",
            "sendable",
            "may_see",
        ),
    },
)

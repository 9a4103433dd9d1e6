"""The same cards for everybody: deals of the day, duels, standings."""

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

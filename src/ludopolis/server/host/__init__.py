"""The host's tools: commands, backups, upgrades."""

from ludopolis import moved

__getattr__ = moved.names(
    __name__,
    {
        "commands": (
            "opened",
            "list_tables",
            "export",
            "end",
            "delete",
            "forget",
            "count",
            "unseat",
            "erase",
            "said",
            "unsay",
        ),
    },
)

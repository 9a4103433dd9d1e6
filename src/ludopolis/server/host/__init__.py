"""What a host does beside the running server: commands, backups, upgrades."""

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

"""Worker processes, in which bots and the coach think."""

from ludopolis import moved

__getattr__ = moved.names(
    __name__,
    {
        "pool": (
            "START_TIMEOUT_SECONDS",
            "WORKER_TIMEOUT_SECONDS",
            "SEED",
            "NICE",
            "end_with_server",
            "stay_behind",
            "ready",
            "Named",
            "named",
            "Workers",
        ),
    },
)

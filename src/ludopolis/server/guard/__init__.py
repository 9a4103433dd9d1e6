"""Access control: devices, secrets, origins, rate limits, idempotency keys, addresses."""

from ludopolis import moved

__getattr__ = moved.names(
    __name__,
    {
        "access": ("Forbidden", "new_token", "new_id", "hashed"),
        "devices": (
            "COOKIE",
            "COOKIE_SECONDS",
            "MIN_TOKEN_CHARS",
            "device_of",
            "remember_device",
            "lens_of",
            "lens_cookie",
            "has_looked_through",
            "set_cookie",
        ),
        "limits": (
            "DEVICES_PER_ADDRESS",
            "MAX_CALLERS",
            "BURST_SECONDS",
            "BURST_MINUTES",
            "BURST_HOURS",
            "CODES_PER_HOUR",
            "RETRIES_PER_ANALYSIS",
            "QuotaSpent",
            "RateLimit",
            "CallerLimit",
            "SocketCount",
            "Limiter",
            "caller_of",
            "network",
        ),
        "origin": ("HEADERS", "same_origin"),
    },
)

"""What the browser tests need to know of Streets."""

FULL_OPTIONS = {"business": True, "advisors": "random"}

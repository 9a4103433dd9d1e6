"""Plain data, and the value of what is not known."""

from typing import Any, Final

Data = dict[str, Any]
"""Plain data: what `json.dumps` takes."""

UNKNOWN: Final = -2
"""What a blinded state holds in place of an item the seat does not know. Dumps show it as `?`."""

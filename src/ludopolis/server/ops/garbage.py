"""When Python looks for garbage.

Nearly everything is freed as soon as nobody refers to it. What is left, such as a closed connection whose parts refer
to each other, is found by collections, and a full one looks at every object of every table: with 2,000 tables it stops
all of them for a second. By itself Python does so whenever memory has grown by a quarter.
"""

import asyncio
import gc
import os
from pathlib import Path
from time import monotonic

YOUNG_OBJECTS = 50_000
YOUNG_COLLECTIONS = 20
NEVER = 1_000_000_000
FULL_COLLECTION_SECONDS = 600.0
CHECK_SECONDS = 15.0
GROWTH = 1.15
"""A process that has grown by this since the last full collection does not wait for the next one: connections that are
opened and closed by the thousand leave garbage that no young collection finds."""
STATM = Path("/proc/self/statm")


def settle() -> None:
    """Modules and components are never freed, so they are never looked at again; full collections come when asked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_now_and_then() -> None:
    """Looks at everything, seldom enough not to be felt."""
    due, least = monotonic() + FULL_COLLECTION_SECONDS, memory_bytes()
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        if monotonic() >= due or memory_bytes() > GROWTH * least:
            gc.collect()
            due, least = monotonic() + FULL_COLLECTION_SECONDS, memory_bytes()


def memory_bytes() -> int:
    """What the process has in memory; 0 on a system that does not tell."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0

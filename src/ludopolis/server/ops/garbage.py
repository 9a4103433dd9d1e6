"""When Python collects garbage.

Nearly everything is freed as soon as nothing refers to it. The rest, such as a closed connection whose parts refer
to each other, is found by collections, and a full one visits every object of every table: with 2,000 tables it stops
all of them for a second. By itself Python does so whenever memory has grown by a quarter.
"""

import asyncio
import gc

YOUNG_OBJECTS = 50_000
YOUNG_COLLECTIONS = 20
NEVER = 1_000_000_000
FULL_COLLECTION_SECONDS = 600.0


def settle() -> None:
    """Exempts modules and components from collections, and leaves full collections to `collect_now_and_then`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_now_and_then() -> None:
    """Runs a full collection now and then, seldom enough not to be felt."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()

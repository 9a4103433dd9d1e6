"""The schedule of garbage collection.

Nearly everything is freed by reference counting. The rest, such as a closed connection whose parts refer to each
other, is found by collections. A full collection visits every object of every table: with 2,000 tables it stops all of
them for a second. By default Python runs one whenever memory has grown by a quarter.
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
    """Runs a full collection every `FULL_COLLECTION_SECONDS`, which nobody notices."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()

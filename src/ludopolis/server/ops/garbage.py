"""When Python looks for garbage.

Nearly everything is freed as soon as nobody refers to it. What is left, such as a closed connection whose parts refer
to each other, is found by collections, and a full one looks at every object of every table: with 2,000 tables it stops
all of them for a second. By itself Python does so whenever memory has grown by a quarter.
"""

import asyncio
import gc

YOUNG_OBJECTS = 50_000
YOUNG_COLLECTIONS = 20
NEVER = 1_000_000_000
FULL_COLLECTION_SECONDS = 600.0


def settle() -> None:
    """Modules and components are never freed, so they are never looked at again; full collections come when asked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_now_and_then() -> None:
    """Looks at everything, seldom enough not to be felt."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()

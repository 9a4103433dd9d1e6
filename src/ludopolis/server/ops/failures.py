"""Tracebacks without messages, and cancellation. Worker processes import this, so it knows no database."""

import asyncio
import traceback


def trace(error: BaseException) -> str:
    """The traceback of an error, here or in a worker, without its message, which may hold what no log should."""
    text = "".join(traceback.format_tb(error.__traceback__)) + str(error.__cause__ or "")
    frames = [line.strip() for line in text.splitlines() if line.startswith('  File "')]
    return "\n".join([type(error).__name__, *frames])


def is_cancelled() -> bool:
    """Whether the current task was cancelled. If not, a `CancelledError` came from what it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0

"""The log as lines of JSON, for log collectors. It holds no more than the plain log."""

import json
import logging
from datetime import UTC, datetime

from ludopolis.server.ops.failures import trace


class JsonLines(logging.Formatter):
    """Writes each record as one line: time, level, logger, message; for an error its traceback without its text."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage().strip(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def write_json() -> None:
    """Logs to stderr as lines of JSON, including Python's warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludopolis").setLevel(logging.INFO)
    logging.captureWarnings(True)

"""Answers for machines: one JSON document on the standard output."""

import json
import sys

from ludopolis.engine.state import Data


def write_json(data: Data) -> None:
    """Prints the document."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

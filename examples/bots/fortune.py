#!/usr/bin/env python3
"""A bot that does not need Ludopolis: it plays at random, but passes only when there is nothing else to do.

    ludopolis arena happy_city --bots random,"cmd:python3 examples/bots/fortune.py"

It speaks the line protocol of docs/bots.md. Its luck comes from the seed it is given, so its games can be repeated.
"""

import json
import random
import sys


def say(message: dict[str, object]) -> None:
    """Sends a line; without the flush it would stay in a buffer while the clock runs."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Answers until the input ends."""
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "fortune"})
        elif message["type"] == "game":
            rng = random.Random(message["seed"])
        elif message["type"] == "ask":
            moves = [choice["move"] for choice in message["legal"]]
            active = [move for move in moves if not move.startswith("pass")]
            say({"move": rng.choice(active or moves)})


if __name__ == "__main__":
    main()

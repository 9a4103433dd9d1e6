"""Programs that play, well or badly: each is a line of Python for `python3 -c`, run without this package."""

import shlex
import sys
from textwrap import indent

GREETS = "print(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)"
LOOP = """
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'hello':
%(hello)s
    elif message['type'] == 'ask':
%(ask)s
    else:
%(other)s
"""
FIRST = "print(json.dumps({'move': message['legal'][0]['move']}), flush=True)"


def program(ask: str = FIRST, hello: str = GREETS, other: str = "pass") -> str:
    """The name of a bot that does these things when it is greeted, asked, and told something else."""
    parts = {"hello": hello, "ask": ask, "other": other}
    return code(LOOP % {name: indent(part, " " * 8) for name, part in parts.items()})


def code(text: str) -> str:
    """The name of a bot that is this Python program."""
    return "cmd:" + shlex.join([sys.executable, "-c", text])

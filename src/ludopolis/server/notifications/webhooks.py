"""Webhooks: a line in a chat room when it is somebody's turn. Each service wants another shape of JSON."""

from enum import StrEnum
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from ludopolis.engine.values.data import Data
from ludopolis.server.notifications.outgoing import Outside


class Shape(StrEnum):
    """Whom a message is for."""

    DISCORD = "discord"
    SLACK = "slack"
    MATRIX = "matrix"
    NTFY = "ntfy"
    PLAIN = "plain"


class Call(NamedTuple):
    """What is told, in words and as data. Nothing hidden is in it."""

    title: str
    text: str
    link: str
    facts: Data


def shape_of(url: str) -> Shape:
    """The service that an address belongs to, as far as it shows."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host.endswith(("discord.com", "discordapp.com")):
        return Shape.DISCORD
    if host == "hooks.slack.com":
        return Shape.SLACK
    if host.startswith("ntfy."):
        return Shape.NTFY
    if "/webhook/" in parts.path and ("matrix" in host or "hookshot" in host):
        return Shape.MATRIX
    return Shape.PLAIN


def letter(url: str, shape: Shape, call: Call) -> tuple[str, Data]:
    """Where a call goes, and what it says."""
    sentence = f"{call.text} {call.link}"
    if shape == Shape.DISCORD:
        return url, {"content": sentence, "allowed_mentions": {"parse": []}}
    if shape == Shape.SLACK:
        return url, {"text": sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    if shape == Shape.MATRIX:
        return url, {"text": sentence, "username": "Ludopolis"}
    if shape == Shape.NTFY:  # which takes JSON at its root alone
        parts = urlsplit(url)
        root = urlunsplit((parts.scheme, parts.netloc, "/", "", ""))
        topic = parts.path.strip("/")
        return root, {"topic": topic, "title": call.title, "message": call.text, "click": call.link}
    return url, {**call.facts, "text": call.text, "link": call.link}


async def send(outside: Outside, url: str, shape: Shape, call: Call, table: str = "") -> str:
    """Posts a call for a table: `DONE`, `GONE` or `LATER`. Raises `BadAddress`."""
    to, body = letter(url, shape, call)
    return await outside.post(to, msgspec.json.encode(body), {"Content-Type": "application/json"}, table)

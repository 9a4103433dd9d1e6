"""Webhooks: notifications as lines in a chat room. Each chat service expects its own shape of JSON."""

from enum import StrEnum
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from ludopolis.engine.values.data import Data
from ludopolis.server.notifications.outgoing import Outside


class Shape(StrEnum):
    """The chat service whose JSON a webhook takes."""

    DISCORD = "discord"
    SLACK = "slack"
    MATRIX = "matrix"
    NTFY = "ntfy"
    PLAIN = "plain"


class Notification(NamedTuple):
    """A notification, in words and as data. It holds nothing hidden."""

    title: str
    text: str
    link: str
    facts: Data


def shape_of(url: str) -> Shape:
    """The service that an address belongs to, guessed from host and path."""
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


def request_of(url: str, shape: Shape, notification: Notification) -> tuple[str, Data]:
    """The address to post to, and the JSON body."""
    sentence = f"{notification.text} {notification.link}"
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
        return root, {
            "topic": topic,
            "title": notification.title,
            "message": notification.text,
            "click": notification.link,
        }
    return url, {**notification.facts, "text": notification.text, "link": notification.link}


async def send(outside: Outside, url: str, shape: Shape, notification: Notification, table: str = "") -> str:
    """Posts a table's notification: `DONE`, `GONE` or `LATER`. Raises `BadAddress`."""
    to, body = request_of(url, shape, notification)
    return await outside.post(to, msgspec.json.encode(body), {"Content-Type": "application/json"}, table)

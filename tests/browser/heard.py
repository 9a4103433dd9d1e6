"""The states that a page is sent, put together as the page does."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from ludopolis.engine.values.difference import applied

State = dict[str, Any]


def listen(page: Page, states: list[State]) -> None:
    """Adds every state that the page is sent from now on."""

    def follow(socket: WebSocket) -> None:
        last: State = {}

        def hear(frame: str | bytes) -> None:
            nonlocal last
            message = json.loads(frame)
            last = {**last, **applied(last, message["state"])} if message["t"] == "changes" else message
            states.append(last)

        socket.on("framereceived", hear)

    page.on("websocket", follow)

"""The README's pictures, anew, into docs/pictures: a game of three half played by bots, with Anna to move.

The deal, the moves and the sizes are always the same; what differs from the pictures before has changed on the page.
"""

import base64
from pathlib import Path
from random import Random
from typing import NamedTuple

from browser.chromium import opened
from browser.people import FRIEND, ME, QUICK, Person
from browser.positions import SEED
from playwright.sync_api import Browser, expect
from server.running import Server

from ludopolis import registry
from ludopolis.bots import GREEDY, make
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer

FOLDER = Path("docs/pictures")
NAMES = ["Anna", "Boris", "Clara"]
SHARES = {"ginkgopolis": 0.6, "happy_city": 0.6, "streets": 0.5, "uptown": 0.7, "welcome_to": 0.6}
"""How much of each game has been played."""
AS_WEBP = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.9 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""
"""A third of a PNG."""


class Move(NamedTuple):
    """What a player sends."""

    seat: int
    number: int
    text: str


def moves_of(game: str) -> list[Move]:
    """A whole game between bots, dealt as the server deals it; where several decide at once, Anna does so last."""
    table = Table(registry.find(game), {}, NAMES, Dealer(f"{SEED}/{game}/{len(NAMES)}"))
    seats = range(len(NAMES))
    bot = make(GREEDY)
    rng = Random(game)
    moves: list[Move] = []
    table.play_only_moves(list(seats))
    while pending := table.state.pending():
        seat = max(seat for seat in seats if pending >> seat & 1)
        move = bot.choose(table.state.blind(seat), seat, rng)
        moves.append(Move(seat, table.view_number(seat), table.state.to_text(seat, move)))
        table.play(seat, move)
        table.play_only_moves(list(seats))
    return moves


def picture(browser: Browser, server: Server, game: str) -> bytes:
    """The page of Anna, who plays with two friends."""
    people = [Person(browser, server, QUICK, painted=name == NAMES[0]) for name in NAMES]
    anna, *friends = people
    table = anna.new_table(game, ME, FRIEND, FRIEND, hints=True)
    for seat, friend in enumerate(friends, 1):
        friend.join(table, seat, NAMES[seat])
    moves = moves_of(game)
    wanted = next(at for at in range(int(SHARES[game] * len(moves)), len(moves)) if moves[at].seat == 0)
    for seat, number, text in moves[:wanted]:
        key = f"{table}-{seat}-{number}"
        answer = people[seat].post(f"/tables/{table}/moves", seat=seat, number=number, key=key, move=text)
        assert answer.ok, answer.text()
    for person in (*friends, anna):
        person.sit(table)
        expect(person.page.locator(".app .status")).to_be_visible()
    expect(anna.page.locator("[data-move]").first).to_be_visible()
    anna.page.evaluate("document.fonts.ready")
    return anna.page.screenshot(animations="disabled")


def main() -> None:
    """All pictures."""
    with opened() as (browser, server):
        converter = browser.new_page()
        for game in SHARES:
            png = picture(browser, server, game)
            webp = converter.evaluate(AS_WEBP, base64.b64encode(png).decode())
            file = FOLDER / f"{game}.webp"
            file.write_bytes(base64.b64decode(webp))
            print(f"{file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

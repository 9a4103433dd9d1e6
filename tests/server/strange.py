"""Strange requests, records and frames: each is made from something proper and a random number generator."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from golden import TESTS

from ludopolis import registry

GAMES = registry.ids()
MAX_RECORD_CHARS = 12_000
"""Shorter records are verified sooner, so more of them can be tried."""
FEW_RECORDS = 3


class Target(NamedTuple):
    """Where to send things: the server's address, a device's cookie, and a table of it for each game."""

    host: str
    cookie: str
    tables: list[str]
    rough: bool
    """Whether to send what is no HTTP, too: the server may wait for the rest of it."""


def _records() -> list[str]:
    found = []
    for game in GAMES:
        texts = sorted((file.read_text() for file in (TESTS / game / "golden").glob("*.jsonl")), key=len)
        found += [text for text in texts if len(text) < MAX_RECORD_CHARS][:FEW_RECORDS] or texts[:1]
    return found


RECORDS = _records()


def seats_of(header: str) -> list[str]:
    """Who sits at the table of a record, from its first line."""
    seats: list[str] = json.loads(header)["seats"]
    return seats


MOVES = sorted({str(json.loads(line).get("move", "pass")) for text in RECORDS for line in text.splitlines()})
TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff!",
    "\u2028",
    "ё" * 50,
    "🏙",
    "../..",
    "%00",
    "<b>",
    "'\"",
    "\r\n",
    "{ $x }",
]
NUMBERS = [-1, 0, 1, 28, 29, 30, 64, 2**31, 2**63, 2**64, -(2**63), 10**400, -(10**400), 1.0, 1e308, float("nan")]


def text(rng: Random) -> str:
    """A text that nobody would type."""
    match rng.randrange(6):
        case 0:
            return rng.choice(TEXTS)
        case 1:
            return rng.choice("ax0 -\\é") * rng.choice([39, 40, 41, 200, 201, 1_001, 2_501, 20_000])
        case 2:
            return "".join(chr(rng.randrange(0x300)) for _ in range(rng.randrange(30)))
        case 3:
            return rng.choice(MOVES) + rng.choice(["", " ", "\0", "9" * 30, " x", "²"])
        case 4:
            move = rng.choice(MOVES)
            cut = rng.randrange(len(move) + 1)
            return move[:cut] + rng.choice(["", "-1", "0", "99", ".", "/", "Z", "٣"]) + move[cut + rng.randrange(2) :]
        case _:
            return rng.choice([*GAMES, "regular", "random", "flat-200", "flat:9", "cmd:true", "expert", "neural:/x"])


def value(rng: Random, depth: int = 0) -> Any:
    """Any value of JSON, and some more."""
    match rng.randrange(8 if depth < 3 else 5):
        case 0 | 1:
            return text(rng)
        case 2 | 3:
            return rng.choice(NUMBERS)
        case 4:
            return rng.choice([None, True, False])
        case 5:
            return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
        case 6:
            return {text(rng): value(rng, depth + 1) for _ in range(rng.randrange(4))}
        case _:
            return "x" if rng.random() < 0.9 else "y" * 60_000


def changed(rng: Random, data: Any) -> Any:
    """The data with one thing in it replaced, removed or added."""
    if isinstance(data, dict) and data and rng.random() < 0.8:
        data = dict(data)
        key = rng.choice(list(data))
        match rng.randrange(6):
            case 0:
                del data[key]
            case 1:
                data[text(rng)] = value(rng)
            case 2:
                data[key] = value(rng)
            case _:
                data[key] = changed(rng, data[key])
        return data
    if isinstance(data, list) and data and rng.random() < 0.8:
        index = rng.randrange(len(data))
        return [*data[:index], changed(rng, data[index]), *data[index + 1 :]]
    if isinstance(data, int) and rng.random() < 0.5:
        return data + rng.choice([-1, 1, 16, -29])
    return value(rng)


def garbled(rng: Random, body: bytes) -> bytes:
    """The bytes with some replaced, cut out or doubled."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(body) + 1)
        some = rng.choice([b"", b"\0", b"\xff", b"\xed\xa0\x80", b'"', b"{", b"}", b"\n", b"9", b","])
        body = body[:at] + some + body[at + rng.randrange(3) :]
    return body


def posts(rng: Random, id: str) -> tuple[str, dict[str, Any]]:
    """A proper request to change something."""
    seat, number, key = rng.randrange(3), rng.randrange(4), f"{rng.randrange(10**12):012}"
    seats = [{"kind": rng.choice(["me", "link", "screen", "bot"]), "name": "Anna", "bot": "regular"} for _ in range(3)]
    game = rng.choice(GAMES)
    options = {option.name: option.default for option in registry.find(game).options}
    at = f"/api/tables/{id}"
    choices: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": game, "seats": seats, "options": options, "hints": True}),
        (f"{at}/moves", {"seat": seat, "number": number, "key": key, "move": rng.choice(MOVES)}),
        (f"{at}/moves", {"seat": seat, "number": number, "key": key, "move": rng.choice(MOVES), "then": ["x"]}),
        (f"{at}/withdraw", {"seat": seat, "number": number, "key": key, "all": True}),
        (f"{at}/join", {"seat": seat, "name": "Clara"}),
        (f"{at}/take_over", {"seat": seat, "bot": "regular"}),
        (f"{at}/hand_back", {"seat": seat}),
        (f"{at}/link", {"seat": seat}),
        (f"{at}/claim", {"seat": seat, "token": key}),
        (f"{at}/rematch", {}),
        (f"{at}/rematch", {"options": options, "hints": True}),
        (f"{at}/leave", {}),
        ("/api/tables", {"game": game, "seats": seats, "options": options, "wait": True}),
        (f"{at}/begin", {"bot": "regular"}),
        (f"{at}/cancel", {}),
        (f"{at}/talk", {"seat": seat, "text": "Hello", "key": key}),
        (f"{at}/talk", {"name": "Olga", "sign": "heart", "about": number, "key": key}),
        (f"{at}/talk/{rng.choice(['read', 'remove'])}", {"n": number}),
        (f"{at}/talk/mute", {"author": key, "muted": True}),
        (f"{at}/talk/arrange", {"on": True, "gallery": False}),
        (f"{at}/notes", {"seat": seat, "text": "a plan"}),
        ("/api/box", {"game": game, "players": 2, "options": options}),
        ("/api/pads", {"game": game, "names": ["Anna", "Boris"], "options": options}),
        (f"/api/pads/{id}", {"kind": "enter", "field": "hearts.0", "value": number, "key": key}),
        (f"/api/pads/{id}", {"kind": "act", "act": key, "answers": {key: number}, "key": key}),
        (f"/api/tables/{id}/television", {"on": True, "key": key}),
        ("/api/code", {"code": key}),
        ("/language/ru?back=/", {}),
    ]
    return rng.choice(choices)


def address(rng: Random, id: str) -> str:
    """An address to read."""
    odd = quote(text(rng).encode("utf-8", "replace"))[:3_000]
    number = rng.choice([str(rng.choice(NUMBERS))[:5_000], "0", "1", odd])
    move = quote(text(rng).encode("utf-8", "replace"))[:3_000]
    at = f"/api/tables/{id}"
    return rng.choice(
        [
            "/",
            f"/t/{id}",
            f"/w/{id}",
            f"/tv/{id}",
            f"/tv/{id}/stage",
            f"/pad/{id}/aid",
            f"{at}/television",
            f"/replay/{id}",
            f"/rules/{odd}",
            f"/claim/{id}/{number}",
            f"/static/{odd}",
            f"/{odd}",
            f"{at}/record",
            f"{at}/why?seat={number}&move={move}",
            f"{at}/why?seat={rng.randrange(2)}&move={move}",
            f"{at}/replay?seat={number}",
            f"{at}/talk",
            f"{at}/options",
            f"{at}/notes?seat={number}",
            f"/api/next?table={odd}",
            f"{at}/replay/frames?start={number}&count={number}&seat={number}&text={odd}",
            f"{at}/ws?seat={number}",
            f"/language/{odd}?back={odd}",
            "/api/openapi.json",
        ]
    )


def raw(method: bytes, path: bytes, target: Target, body: bytes, *more: bytes, chunked: bool = False) -> bytes:
    """A request as it goes over the wire; the connection is closed after it."""
    host = target.host.encode()
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close"]
    if not any(line.lower().startswith(b"origin") for line in more):
        lines.append(b"Origin: http://" + host)
    if not any(line.lower().startswith(b"cookie") for line in more):
        lines.append(b"Cookie: ludopolis=" + target.cookie.encode())
    lines += more
    if chunked:
        lines.append(b"Transfer-Encoding: chunked")
        half = len(body) // 2
        pieces = [piece for piece in (body[:half], body[half:]) if piece]
        body = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"
    elif body or method != b"GET":
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def request(rng: Random, target: Target) -> bytes:
    """A strange request."""
    id = rng.choice([*target.tables] * 4 + [quote(text(rng).encode("utf-8", "replace"))[:2_000]])
    headers = [b"Content-Type: application/json"]
    if rng.random() < 0.1:
        name = rng.choice([b"Cookie", b"Accept-Language", b"Accept", b"Origin", b"X-Forwarded-For", b"Range", b"Host"])
        odd = text(rng).encode("utf-8", "replace").translate(None, b"\r\n\0")[:3_000]
        headers.append(name + b": " + rng.choice([odd, b"[", b"text/html", b"bytes=9-1", b"ru;q=x"]))
    if rng.random() < 0.2:
        headers.append(b"Accept: text/html")
    if rng.random() < 0.4:
        method = rng.choice([b"GET"] * 8 + [b"HEAD", b"OPTIONS", b"DELETE", b"PUT"])
        sent = raw(method, address(rng, id).encode(), target, b"", *headers)
    else:
        path, body = posts(rng, id)
        data: Any = body
        for _ in range(rng.randrange(3)):
            data = changed(rng, data)
        written = json.dumps(data).encode()
        if rng.random() < 0.15:
            written = garbled(rng, written)
        elif rng.random() < 0.02:
            written = b"[" * 30_000 + b"]" * 30_000
        method = b"POST" if rng.random() < 0.97 else rng.choice([b"PUT", b"PATCH", b"DELETE"])
        sent = raw(method, path.encode(), target, written, *headers, chunked=rng.random() < 0.2)
    return garbled(rng, sent) if rng.random() < 0.01 and target.rough else sent


def _swapped(rng: Random, lines: list[str]) -> list[str]:
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return lines


def _edited(rng: Random, lines: list[str]) -> list[str]:
    # The first lines and the last hold most of what is checked.
    at = min(rng.choice([0, 1, rng.randrange(len(lines)), len(lines) - 1]), len(lines) - 1)
    try:
        lines[at] = json.dumps(changed(rng, json.loads(lines[at])), ensure_ascii=rng.random() < 0.7)
    except ValueError:
        lines[at] = lines[at][1:]
    return lines


def _handed_over(rng: Random, lines: list[str]) -> list[str]:
    at = len(lines) - 1
    return [*lines[:at], json.dumps({"n": at, "seat": rng.choice([0, 1, 9, -1]), "take_over": text(rng)}), lines[at]]


EDITS: list[Callable[[Random, list[str]], list[str]]] = [
    _edited,
    _edited,
    _edited,
    _swapped,
    _handed_over,
    lambda rng, lines: lines[: rng.randrange(len(lines)) + 1],
    lambda rng, lines: lines + lines,
    lambda rng, lines: lines[:1] + lines[2:],
]


def upload(rng: Random, target: Target) -> bytes:
    """The upload of a strange record; one in twenty is proper."""
    lines = rng.choice(RECORDS).splitlines()
    if rng.random() < 0.95:
        for _ in range(rng.randrange(1, 3)):
            lines = rng.choice(EDITS)(rng, lines)
    body = ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        body = garbled(rng, body)
    return raw(b"POST", b"/api/records", target, body, chunked=rng.random() < 0.1)


def handshake(rng: Random, target: Target) -> bytes:
    """The request that opens a socket, mostly a proper one."""
    seat = rng.choice(
        ["", "&seat=0", "&seat=1", "&seat=29"] * 5 + ["&seat=2", "&seat=-1", "&seat=x", "&seat=" + "9" * 400]
    )
    path = f"/api/tables/{rng.choice(target.tables)}/ws?text={rng.choice(['true', 'false'])}{seat}".encode()
    upgrade = (b"Upgrade: websocket", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13")
    return raw(b"GET", path, target, b"", *upgrade).replace(b"Connection: close", b"Connection: Upgrade")


def frame(rng: Random) -> bytes:
    """A WebSocket frame: any opcode, any flags, masked or not, of a length that may be a lie."""
    opcode = rng.choice([0, 1, 1, 2, 2, 9, 10] * 10 + [3, 8, 11, 15])
    flags = 0x80 if rng.random() < 0.97 else rng.randrange(16) << 4
    payload = rng.choice([rng.randbytes(rng.randrange(40)), text(rng).encode("utf-8", "replace")[:4_200], b"{}"])
    mask = rng.randbytes(4)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    size = len(payload)
    if rng.random() < 0.01:
        size = rng.choice([0, 1, 125, 65_535, 2**40])
    has_mask = 0x80 if rng.random() < 0.99 else 0
    if size < 126:
        length = bytes([has_mask | size])
    elif size < 2**16:
        length = bytes([has_mask | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([has_mask | 127]) + size.to_bytes(8, "big")
    return bytes([flags | opcode]) + length + (mask if has_mask else b"") + masked

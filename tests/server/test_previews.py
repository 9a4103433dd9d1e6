"""Previews of finished tables: who may send one, what is accepted, who sees it, and when it goes."""

import struct
import zlib
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from ludopolis.server.app import create_app
from ludopolis.server.review.previews import HEIGHT, MAX_BYTES, SIGNATURE, WIDTH, BadPicture, cleaned
from ludopolis.server.settings import Settings
from server.callers import BASE, Caller, row_of, watch_of
from server.devices import BOT, FRIEND, ME
from server.running import NO_LIMITS

SECRET = b"where Anna lives"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(
    width: int = WIDTH, height: int = HEIGHT, depth: int = 8, colour: int = 2, way: int = 0, lines: bytes | None = None
) -> list[bytes]:
    """The parts of a grey picture that tells something beside its pixels."""
    row = 1 + width * (4 if colour == 6 else 3)
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, way)
    pixels = zlib.compress(lines if lines is not None else (b"\0" + b"\x80" * (row - 1)) * height)
    parts = [chunk(b"IHDR", header), chunk(b"tEXt", b"Comment\0" + SECRET), chunk(b"IDAT", pixels), chunk(b"IEND", b"")]
    return [SIGNATURE, *parts]


PICTURE = b"".join(png())
ROW = 1 + 3 * WIDTH
BOMB = bytes(50_000_000)
BAD = {
    "nothing": b"",
    "text": b"<svg onload=alert(1)>",
    "other size": b"".join(png(WIDTH - 1)),
    "other height": b"".join(png(height=HEIGHT + 1)),
    "sixteen bits": b"".join(png(depth=16)),
    "palette": b"".join(png(colour=3)),
    "interlaced": b"".join(png(way=1)),
    "too few pixels": b"".join(png(lines=bytes(ROW * HEIGHT - 1))),
    "too many pixels": b"".join(png(lines=bytes(ROW * HEIGHT + 1))),
    "bomb": b"".join(png(lines=BOMB)),
    "unknown filter": b"".join(png(lines=(b"\5" + bytes(ROW - 1)) * HEIGHT)),
    "cut off": PICTURE[:-5],
    "no end": PICTURE[:-12],
    "page behind it": PICTURE + b"<script>alert(1)</script>",
    "wrong sum": PICTURE[:-1] + b"x",
    "header twice": b"".join([*png()[:2], png()[1], *png()[2:]]),
    "no header": b"".join([SIGNATURE, *png()[3:]]),
    "strange part": b"".join([*png()[:2], chunk(b"ABCD", b""), *png()[2:]]),
    "no pixels": b"".join([*png()[:3], png()[4]]),
}


@pytest.mark.parametrize("what", BAD)
def test_only_a_sound_picture_of_our_size_is_accepted(what: str) -> None:
    with pytest.raises(BadPicture) as refused:
        cleaned(BAD[what])
    assert dict(refused.value.reason.args) == {"width": WIDTH, "height": HEIGHT}


@pytest.mark.parametrize("colour", [2, 6])
def test_only_pixels_are_kept(colour: int) -> None:
    given = b"".join(png(colour=colour))
    kept = cleaned(given)
    assert SECRET in given
    assert SECRET not in kept
    assert cleaned(kept) == kept
    (length,) = struct.unpack_from(">I", kept, 33)
    assert zlib.decompress(kept[41 : 41 + length]) == zlib.decompress(png(colour=colour)[3][8:-4])


@pytest.fixture
def settings(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    return replace(settings, previews=getattr(request, "param", True))


def send(caller: Caller, table: str, picture: bytes = PICTURE) -> Any:
    caller.client.cookies = httpx.Cookies(caller.cookies)
    return caller.client.put(f"/api/tables/{table}/preview", content=picture)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["kind"]


def new_table(caller: Caller) -> str:
    answer = caller.post("/tables", game="happy_city", seats=[ME, BOT], options={"max_rounds": 1})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def sees(caller: Caller, table: str) -> bool:
    """Whether chats are offered a preview of a table: all its pages and the picture say the same."""
    watch = watch_of(caller, table)
    address = f"/w/{watch}/preview.png"
    answer = caller.get(address)
    shown = answer.status_code == 200
    assert shown or answer.status_code == 404
    if shown:
        assert (answer.headers["content-type"], answer.content) == ("image/png", cleaned(PICTURE))
    for page in (f"/t/{table}", f"/w/{watch}", f"/replay/{table}", f"/replay/{watch}"):
        assert (f'<meta property="og:image" content="{BASE}{address}">' in caller.get(page).text) == shown
        assert ("og:" in caller.get(page).text) == shown
    return shown


def wanted(caller: Caller, table: str) -> bool:
    """Whether the caller's page sends the picture."""
    return '"preview": true' in caller.get(f"/t/{table}").text


def test_a_player_sends_the_picture_of_a_finished_table_once(anna: Caller, boris: Caller) -> None:
    table = new_table(anna)
    assert wanted(anna, table)
    assert refusal(send(anna, table)) == (403, "table-running")
    assert not sees(anna, table)
    anna.finish(table)
    assert not wanted(boris, table)
    assert refusal(send(boris, table)) == (403, "not-your-table")
    assert refusal(send(anna, watch_of(anna, table))) == (404, "no-such-table")
    assert refusal(send(anna, table, BAD["text"])) == (422, "bad-picture")
    assert refusal(send(anna, table, bytes(MAX_BYTES + 1))) == (413, "too-large")
    assert not sees(boris, table)
    assert wanted(anna, table)
    assert send(anna, table).status_code == 204
    assert send(anna, table, b"".join(png(colour=6))).status_code == 204  # the first one stays
    assert sees(boris, table)
    assert not wanted(anna, table)


@pytest.mark.parametrize("settings", [False], indirect=True)
def test_without_the_setting_there_is_none(anna: Caller) -> None:
    table = new_table(anna)
    anna.finish(table)
    assert not wanted(anna, table)
    assert refusal(send(anna, table)) == (403, "no-previews")
    assert not sees(anna, table)


def test_a_deal_that_others_may_play_has_none(anna: Caller) -> None:
    table = new_table(anna)
    anna.finish(table)
    assert send(anna, table).status_code == 204
    assert sees(anna, table)
    assert anna.post(f"/tables/{table}/duel").status_code == 200
    assert not sees(anna, table)
    assert refusal(send(anna, table)) == (403, "no-previews")
    assert not wanted(anna, table)


def test_it_goes_with_whoever_is_named_on_it(anna: Caller, boris: Caller) -> None:
    table = new_table(anna)
    anna.finish(table)
    assert send(anna, table).status_code == 204
    seats = [ME, FRIEND]
    other = anna.post("/tables", game="happy_city", seats=seats, options={"max_rounds": 1}).json()["table"]
    assert boris.post(f"/tables/{other}/join", seat=1, name="Boris").status_code == 200
    anna.finish(other)
    assert anna.post("/mine/delete").status_code == 200
    assert not sees(boris, table)
    assert send(boris, other).status_code == 204  # by a page that still knows Anna's name
    assert not sees(boris, other)
    assert not wanted(boris, other)
    assert row_of(boris, other).seats[0].name == "1"


def test_pictures_are_limited_accepted_or_not(settings: Settings) -> None:
    limited = replace(settings, limits=NO_LIMITS._replace(tables_per_hour=6))
    with TestClient(create_app(limited), BASE, headers={"Origin": BASE}) as running:
        anna = Caller(running, "Anna")
        table = new_table(anna)
        anna.finish(table)
        told = [refusal(send(anna, table, b"no picture")) for _ in range(3)]
        assert [why for _, why in told] == ["bad-picture", "bad-picture", "too-many-requests"]
        assert told[2][0] == 429
        assert not sees(anna, table)

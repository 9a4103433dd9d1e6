"""What is sent to others arrives, says what it should, and goes nowhere it must not."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import http_ece
import pytest

from ludopolis.server.model.notifications import Subscription
from ludopolis.server.notifications import webhooks
from ludopolis.server.notifications.addresses import is_open
from ludopolis.server.notifications.outgoing import DONE, GONE, LATER, BadAddress, Outside
from ludopolis.server.notifications.push import BadSubscription, Sender, check, contact, new_secret
from ludopolis.server.notifications.webhooks import Notification, Shape
from server.services import Browser, Service

Got = TypeVar("Got")
NOTIFICATION = Notification(
    "Your turn: Streets", "Anna, it is your turn.", "https://games.example/t/abc", {"game": "streets", "turn": 3}
)


def outside(work: Callable[[Outside], Awaitable[Got]], resolves: list[str] | None = None, anywhere: bool = True) -> Got:
    async def run() -> Got:
        async def resolve(host: str, port: int) -> list[str]:
            return ["127.0.0.1"] if resolves is None else resolves

        sender = Outside(resolve, anywhere)
        try:
            return await work(sender)
        finally:
            sender.close()

    return asyncio.run(run())


def test_a_push_is_signed_and_only_its_browser_can_read_it() -> None:
    secret = new_secret()
    with Service() as service:
        browser, other = Browser(service.url), Browser(service.url)

        async def push(to: Outside) -> str:
            sender = Sender(to, secret)
            assert sender.public_key == Sender(to, secret).public_key
            return await sender.send(
                browser.subscription, json.dumps({"text": "ž"}).encode(), "abc", "https://games.example"
            )

        assert outside(push) == DONE
        (got,) = service.got
        assert got.path == "/push/one"
        assert b"text" not in got.body
        assert browser.read(got) == {"text": "ž"}
        with pytest.raises(http_ece.ECEException):
            other.read(got)


@pytest.mark.parametrize(
    ("base", "host"),
    [
        ("https://games.example", "games.example"),
        ("https://games.example:8443/games", "games.example"),
        ("http://127.0.0.1:8000", "127.0.0.1"),
        ("http://nas:8000", "localhost"),
        ("http://[::1]:8000", "localhost"),
    ],
)
def test_a_push_is_signed_wherever_the_server_is_found(base: str, host: str) -> None:
    assert contact(base) == f"https://{host}"
    with Service() as service:
        browser = Browser(service.url)
        send = outside(lambda to: Sender(to, new_secret()).send(browser.subscription, b'"x"', "one", base))
        assert send == DONE
        assert browser.read(service.got[0]) == "x"


@pytest.mark.parametrize(("status", "outcome"), [(404, GONE), (410, GONE), (429, LATER), (500, LATER), (302, GONE)])
def test_what_the_service_says_is_understood_and_redirects_are_not_followed(status: int, outcome: str) -> None:
    with Service(status) as service:
        assert outside(lambda to: to.post(f"{service.url}/x", b"{}", {})) == outcome
        assert [got.path for got in service.got] == ["/x"]


def test_whoever_does_not_answer_is_tried_later() -> None:
    with Service() as service:
        url = service.url
    assert outside(lambda to: to.post(f"{url}/x", b"{}", {})) == LATER


INSIDE = [
    # IPv4: this machine and network, private, shared, link-local, special, multicast, reserved
    *("127.0.0.1", "127.9.9.9", "127.255.255.255", "0.0.0.0", "0.1.2.3", "10.1.2.3", "172.16.0.1", "172.31.255.255"),
    *("192.168.1.1", "169.254.169.254", "100.64.0.1", "100.100.100.200", "192.0.0.1", "192.0.0.192", "192.0.0.9"),
    *("168.63.129.16", "192.88.99.1", "192.31.196.1", "192.52.193.1", "192.175.48.1", "198.18.0.1", "198.19.255.255"),
    *("192.0.2.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    # IPv6: this machine, link-local, site-local, private, multicast, discarded, documentation, special, unassigned
    *("::1", "::", "0:0:0:0:0:0:0:1", "0000::0001", "::1%lo", "fe80::1", "fe80::1%eth0", "FE80::1%25eth0", "febf::1"),
    *("fec0::1", "FEC0::1", "feff::1", "fc00::1", "fd12::1", "FD12::1", "ff02::1", "ff0e::1", "100::1", "100:0:0:1::1"),
    *("2001:db8::1", "3fff::1", "2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:30::1", "2001:4:112::1"),
    *("2620:4f:8000::1", "5f00::1", "4000::1", "8000::1", "e000::1", "200::1", "1fff::1"),
    # IPv4 within IPv6: compatible, mapped, translated, NAT64, its local prefix, 6to4, Teredo
    *(
        "::127.0.0.1",
        "::7f00:1",
        "::10.0.0.1",
        "::93.184.216.34",
        "::ffff:127.0.0.1",
        "::FFFF:7F00:1",
        "::ffff:10.0.0.1",
    ),
    *("0:0:0:0:0:ffff:127.0.0.1", "::ffff:169.254.169.254", "::ffff:192.0.0.192", "::ffff:0:127.0.0.1"),
    *("::ffff:0:7f00:1", "::ffff:0:93.184.216.34", "64:ff9b::7f00:1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1"),
    *("64:FF9B::A9FE:A9FE", "64:ff9b:1::1", "64:ff9b:1::7f00:1", "64:ff9b:1:ffff::93.184.216.34"),
    *("2002:7f00:1::", "2002:a00:1::", "2002:7f00:1::1", "2002:5db8:d822::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_is_sent_inside(address: str) -> None:
    assert not is_open(address)
    with pytest.raises(BadAddress) as refused:
        outside(lambda to: to.post("https://rooms.example/x", b"{}", {}), [address], anywhere=False)
    assert refused.value.reason.kind == "address-inside"


def test_one_address_inside_among_others_is_enough_to_refuse() -> None:
    with pytest.raises(BadAddress):
        outside(lambda to: to.target("https://rooms.example/x"), ["93.184.216.34", "10.0.0.1"], anywhere=False)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1", "127.0.1", "0x7f000001", "0X7F000001", "2130706433", "017700000001", "0177.0.0.1"),
        *(
            "0x7f.1",
            "0x7f.0.0.0x1",
            "127.0.0.1.",
            "0",
            "0.0.0.0",
            "00",
            "0x0",
            "3232235777",
            "0xa9fea9fe",
            "169.254.43518",
        ),
        *("localhost", "LOCALHOST", "LocalHost", "localhost.", "[::1]", "[0:0:0:0:0:0:0:1]", "[::]", "[::127.0.0.1]"),
        *("[::ffff:127.0.0.1]", "[::FFFF:7f00:1]", "[::ffff:0:127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::1]"),
        *(
            "[fec0::1]",
            "[fe80::1%lo]",
            "[fe80::1%25lo]",
            "[::1%1]",
            "[2002:7f00:1::]",
            "192.0.0.192",
            "%31%32%37.0.0.1",
        ),
        *("\u2460\u2461\u2466.\u24ea.\u24ea.\u2460", "\uff11\uff12\uff17.0.0.1", "127\u30020\u30020\u30021"),
        *("\u0661\u0662\u0667.0.0.1", "127.0.0.1\\@rooms.example", "user@127.0.0.1", "user:word@[::1]", "[127.0.0.1]"),
        *("[v1.127]", "[::1]x", "127.0.0.1%00.rooms.example", "127.0.0.1#.rooms.example", "127.0.0.1?.rooms.example"),
    ],
)
def test_no_spelling_leads_inside(host: str) -> None:
    """The system reads the numbers. It asks no name server, which could not know these either."""

    async def resolve(host: str, port: int) -> list[str]:
        if host.rstrip(".") == "localhost":
            return ["127.0.0.1", "::1"]
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
        return [str(one[4][0]) for one in found]

    async def run() -> None:
        guarded = Outside(resolve)
        with pytest.raises(BadAddress):
            await guarded.target(f"http://{host}/x")
        with suppress(BadAddress):
            assert await guarded.post(f"http://{host}/x", b"{}", {}) == LATER  # there is no such host, for now

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    [
        *("93.184.216.34", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1"),
        *("198.17.255.255", "198.20.0.1", "223.255.255.255", "2606:2800:220:1:248:1893:25c8:1946", "2001:200::1"),
        *("2a00:1450:4001:81b::200e", "3ffe::1", "::ffff:93.184.216.34", "64:ff9b::93.184.216.34"),
    ],
)
def test_the_open_internet_is_open(address: str) -> None:
    target = outside(lambda to: to.target("https://rooms.example:8443/x?y"), [address], anywhere=False)
    assert (target.host, target.address) == ("rooms.example", address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "rooms.example", "ftp://rooms.example/x", "file:///etc/passwd", "https://", "https:///x", "javascript:1"),
        *("https://user@rooms.example/x", "https://rooms.example:0/", "https://rooms.example:99999/", "https://[::1/"),
        *("https://rooms.example/a b", "https://rooms.example/\r\nHost: x", "https://rooms.example/" + "x" * 2000),
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        outside(lambda to: to.post(url, b"{}", {}))


def test_the_name_is_resolved_once_and_told_to_the_service() -> None:
    asked: list[str] = []
    with Service() as service:
        port = service.url.rpartition(":")[2]

        async def run() -> None:
            async def resolve(host: str, port: int) -> list[str]:
                asked.append(host)
                return ["127.0.0.1"]

            sender = Outside(resolve, anywhere=True)
            await sender.post(f"http://rooms.example:{port}/x", b"{}", {})
            sender.close()

        asyncio.run(run())
        assert asked == ["rooms.example"]
        assert service.got[0].headers["host"] == f"rooms.example:{port}"


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", Shape.DISCORD),
        ("https://hooks.slack.com/services/x", Shape.SLACK),
        ("https://ntfy.sh/our-club", Shape.NTFY),
        ("https://matrix.example/webhook/x", Shape.MATRIX),
        ("https://rooms.example/x", Shape.PLAIN),
    ],
)
def test_a_service_is_known_by_its_address(url: str, shape: Shape) -> None:
    assert webhooks.shape_of(url) == shape


def test_every_service_gets_its_own_shape() -> None:
    sentence = f"{NOTIFICATION.text} {NOTIFICATION.link}"
    expected = {
        Shape.DISCORD: {"content": sentence, "allowed_mentions": {"parse": []}},
        Shape.SLACK: {"text": sentence},
        Shape.MATRIX: {"text": sentence, "username": "Ludopolis"},
        Shape.PLAIN: {"game": "streets", "turn": 3, "text": NOTIFICATION.text, "link": NOTIFICATION.link},
        Shape.NTFY: {
            "topic": "our-club",
            "title": NOTIFICATION.title,
            "message": NOTIFICATION.text,
            "click": NOTIFICATION.link,
        },
    }
    for shape, body in expected.items():
        with Service() as service:
            url = f"{service.url}/our-club"
            assert outside(partial(webhooks.send, url=url, shape=shape, notification=NOTIFICATION)) == DONE
            (got,) = service.got
            assert got.json() == body
            assert got.path == ("/" if shape == Shape.NTFY else "/our-club")
            assert got.headers["content-type"] == "application/json"


def test_names_cannot_call_everybody_in_a_room() -> None:
    loud = NOTIFICATION._replace(text="<!channel> @everyone & <b>, it is your turn.")
    assert webhooks.request_of("https://x", Shape.DISCORD, loud)[1]["allowed_mentions"] == {"parse": []}
    assert "<" not in webhooks.request_of("https://x", Shape.SLACK, loud)[1]["text"]


@pytest.mark.parametrize(
    "broken", [{"auth": "AAAA"}, {"p256dh": "AAAA"}, {"p256dh": "B" + "A" * 86}, {"auth": "ÿ"}, {"auth": ""}]
)
def test_keys_that_no_browser_has_are_refused(broken: dict[str, str]) -> None:
    good = Browser("https://push.example").subscription
    check(good)
    with pytest.raises(BadSubscription):
        check(Subscription(**{**good._asdict(), **broken}))


def test_a_server_starts_without_what_only_a_post_needs() -> None:
    """It would start a tenth later."""
    code = "import sys, ludopolis.server.run; print({'httpx', 'rich', 'alembic'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"

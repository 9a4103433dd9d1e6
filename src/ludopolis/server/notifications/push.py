"""Web Push: messages to a player's device while no page is open (RFC 8030, 8188, 8291, 8292)."""

import base64
import time
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.model.notifications import Subscription
from ludopolis.server.notifications.outgoing import Outside

TOKEN_SECONDS = 12 * 3600
"""Lifetime of a signature. Push services refuse more than a day."""
KEEP_SECONDS = 2 * 24 * 3600
"""Time for which a push service keeps a message for a device that is off."""
KEY_BYTES, SECRET_BYTES = 65, 16


class BadSubscription(LudopolisError):
    """Keys that no browser would have sent."""


def check(to: Subscription) -> None:
    """Raises `BadSubscription` if the keys cannot be used."""
    try:
        if len(_bytes(to.auth)) != SECRET_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(to.p256dh))
    except ValueError as wrong:
        raise BadSubscription(fact("bad-subscription")) from wrong


class Sender:
    """Signs and encrypts for one server. `secret` is its private key, from `new_secret`."""

    def __init__(self, outside: Outside, secret: str) -> None:
        self._outside = outside
        self._vapid = Vapid02.from_raw(secret.encode())

    @property
    def public_key(self) -> str:
        """The public key that a browser needs before it subscribes."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    async def send(self, to: Subscription, message: bytes, topic: str, base: str, device: str = "") -> str:
        """Sends a message, replacing an undelivered one of the same topic: `DONE`, `GONE` or `LATER`.

        `base` is the address of this server, which push services ask for as a contact.
        """
        service = urlsplit(to.endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": contact(base),
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
        }
        return await self._outside.post(to.endpoint, encrypted(to, message), headers, device)


def contact(base: str) -> str:
    """The contact that a push service is given: the host of `base` alone, since port and path are not allowed."""
    host = urlsplit(base).hostname or ""
    return f"https://{host}" if "." in host else "https://localhost"


def new_secret() -> str:
    """A new private key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def encrypted(to: Subscription, message: bytes) -> bytes:
    """The message, encrypted for that browser alone."""
    key = ec.generate_private_key(ec.SECP256R1())
    done: bytes = http_ece.encrypt(message, private_key=key, dh=_bytes(to.p256dh), auth_secret=_bytes(to.auth))
    return done


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

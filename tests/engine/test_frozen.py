"""The opponents that strength is measured against never change: their games are pinned."""

from random import Random
from typing import NamedTuple

import pytest

from ludopolis import bots, registry
from ludopolis.bots import Bot
from ludopolis.bots.match import play_match
from ludopolis.engine.contract import State
from ludopolis.engine.values.options import OptionValue


class Pin(NamedTuple):
    """A game with the bot in seat 0 and `greedy-1` in the others, and the digest of its last position.

    Searching takes long where a game has many decisions, so the bot may make only every nth one of its seat.
    """

    game: str
    bot: str
    players: int
    options: dict[str, OptionValue]
    digest: str
    every: int = 1

    def name(self) -> str:
        """How the test is called."""
        shown = [f"{name}={value}".lower() for name, value in self.options.items()]
        return "-".join([self.game, self.bot, f"p{self.players}", *shown])


PINNED = [
    Pin("ginkgopolis", "greedy-1", 2, {}, "a05d18c3073a78f4"),
    Pin("ginkgopolis", "greedy-1", 4, {}, "e12849d6509d51ee"),
    Pin("happy_city", "greedy-1", 2, {}, "fab48299ca4c9706"),
    Pin("happy_city", "greedy-1", 4, {}, "4147b98da77e3eb9"),
    Pin("happy_city", "flat-200", 2, {}, "833fa6092468c773"),
    Pin("streets", "greedy-1", 2, {}, "460bcdaa4f297199"),
    Pin("streets", "greedy-1", 4, {}, "f1b46566067f1181"),
    Pin("uptown", "greedy-1", 2, {}, "baf4074533ec06ab"),
    Pin("uptown", "greedy-1", 4, {}, "ae09952fd83828d8"),
    Pin("welcome_to", "greedy-1", 2, {}, "ac332f4ab812dd4a"),
    Pin("welcome_to", "greedy-1", 4, {}, "a493f81d8d83f558"),
    Pin("ginkgopolis", "expert-1:40", 2, {}, "a34b024b0476d32c"),
    Pin("ginkgopolis", "expert-1:40", 4, {}, "feb92fe815b76503"),
    Pin("ginkgopolis", "expert-1:40", 3, {"characters": "draft"}, "60fd5a57ee504d7f"),
    Pin("ginkgopolis", "expert-1:40", 1, {}, "6793866aa4c6b3e7"),
    Pin("happy_city", "expert-1:40", 2, {}, "a987c428f878958c"),
    Pin("happy_city", "expert-1:40", 4, {}, "b60d8ff85febff22"),
    Pin("happy_city", "expert-1:40", 3, {"mode": "expert"}, "b319d337358c63c4", every=2),
    Pin("streets", "expert-1:30", 2, {}, "5f0544b5d411346c", every=4),
    Pin("streets", "expert-1:30", 4, {}, "13f969d24d37a35f", every=4),
    Pin("streets", "expert-1:30", 3, {"business": True, "advisors": "random"}, "34867b6776226dd0", every=5),
    Pin("streets", "expert-1:30", 1, {}, "cb927dd0e589a629", every=7),
    Pin("uptown", "expert-1:60", 2, {}, "b2e0f211ebb04627"),
    Pin("uptown", "expert-1:60", 4, {}, "94c3c538051e8fec"),
    Pin("welcome_to", "expert-1:24", 2, {}, "dd286b9984acc9d7", every=5),
    Pin("welcome_to", "expert-1:24", 5, {}, "d6a8a4c2d99c270a", every=11),
    Pin("welcome_to", "expert-1:24", 2, {"expert": True}, "134f5bcf1e98abe2", every=19),
    Pin("welcome_to", "expert-1:24", 3, {"draft": True}, "9bcd2057bfa7f9bd", every=11),
    Pin("welcome_to", "expert-1:24", 1, {}, "fdbba0030eac4a54", every=5),
]


class Sometimes(Bot):
    """Plays as one bot at every nth decision, as `greedy-1` at the others."""

    def __init__(self, bot: Bot, every: int) -> None:
        self.bot = bot
        self.other = bots.make("greedy-1")
        self.every = every
        self.decisions = 0

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the bot whose turn it is chooses."""
        self.decisions += 1
        bot = self.bot if self.decisions % self.every == 0 else self.other
        return bot.choose(state, seat, rng)


def marks_of(pin: Pin) -> list[pytest.MarkDecorator]:
    """On plain Python searching takes long, so only the compiled package does it: the sources are the same."""
    return [] if pin.bot == "greedy-1" else [pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.parametrize("pin", [pytest.param(pin, id=pin.name(), marks=marks_of(pin)) for pin in PINNED])
def test_a_frozen_bot_plays_as_it_always_did(pin: Pin) -> None:
    assert final_digest(pin) == pin.digest


def final_digest(pin: Pin) -> str:
    """The digest of the game's last position."""
    others = [bots.make("greedy-1") for _ in range(pin.players - 1)]
    crew = [Sometimes(bots.make(pin.bot), pin.every), *others]
    table = play_match(registry.find(pin.game), pin.options, [pin.bot] * pin.players, crew, f"frozen {pin.players}")
    return table.state.digest()
